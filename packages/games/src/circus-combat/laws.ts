/** Circus Combat's books, to which the laws hold every random game. Nothing in it is secret: chance has yet to speak. */

import type { GameInvariants } from '@roundhouse/kernel';
import { TRICK_IDS } from './content/tricks.ts';
import { contestOver, isAllFatigue, OWN_COLOUR } from './contest.ts';
import { type Both, DIE_COLOURS, type DieColour, type Event, type Side, type State, type Trick } from './state.ts';

export const laws: GameInvariants<State, Event> = { invariant, stepInvariant };

/** CIRCUS-2. */
const DICE_A_COLOUR = 36;

/** Every card and every die is somewhere exactly once, and a slot is vacant only for a reason. */
function invariant(state: State): string | null {
  const { stage, queue, discard, deck, aside, supply, front, pool, options } = state;
  const tricks = [...stage.filter(trick => trick !== null), ...queue.flat()];
  const cards = [...tricks.map(({ card }) => card), ...discard, ...deck, ...aside];
  if (cards.length !== TRICK_IDS.length || new Set(cards).size !== cards.length) {
    return `${cards.length} cards, ${new Set(cards).size} of them different, instead of ${TRICK_IDS.length}`;
  }
  const dice = [...tricks.flatMap(trick => trick.dice), ...front.flat(), ...pool.filter(die => die !== null)];
  for (const colour of options.diceSupply === 'unlimited' ? [] : DIE_COLOURS) {
    const count = supply[colour] + dice.filter(die => die.colour === colour).length;
    if (count !== DICE_A_COLOUR) return `CIRCUS-2: ${count} ${colour} dice`;
  }
  return problemWithVacancy(state);
}

/** CIRCUS-20, R26: a slot is vacant while its trick is being handled, or because the deck is empty. */
function problemWithVacancy({ stage, pendingSlot, deck, endReason }: State): string | null {
  const vacant = stage.flatMap((trick, i) => (trick === null && i + 1 !== pendingSlot ? [i + 1] : []));
  const isFilled = vacant.length === 0 || deck.length === 0 || endReason === 'concede';
  return isFilled ? null : `CIRCUS-20: slots ${vacant.join(', ')} are vacant though the deck has cards`;
}

/** What is told adds up to what has changed, counted another way than the rules do. */
function stepInvariant(before: State, events: readonly Event[], after: State): string | null {
  for (const event of events) {
    const problem = problemWithEvent(event);
    if (problem !== null) return problem;
  }
  return problemWithFront(before, events, after) ?? problemWithShows(before, events, after);
}

function problemWithEvent(event: Event): string | null {
  if (event.type === 'trickWon') return problemWithWin(event);
  if (event.type === 'trickTied') {
    const { leader } = contestOver(event);
    if (leader !== null || isAllFatigue(event)) return `CIRCUS-19: ${event.card} was no tie`;
  }
  if (event.type === 'gameOver') {
    for (const { lines, show, front, total } of event.sheets) {
      const sum = lines.reduce((points, line) => points + line.base * line.positionFactor * line.colourFactor, 0);
      if (show !== sum || total !== sum - front) return `CIRCUS-R44: a show of ${sum} was told as ${show}`;
    }
  }
  return null;
}

/** Who had more dice, or as many and more eyes, is counted from the dice alone. */
function problemWithWin({ seat, dice, card, base }: Extract<Event, { type: 'trickWon' }>): string | null {
  const weight = (colour: DieColour) =>
    dice.filter(die => die.colour === colour).reduce((sum, { eyes }) => sum + 1000 + eyes, 0);
  const [black, gray] = [weight('black'), weight('gray')];
  if ((seat === 0 ? black - gray : gray - black) <= 0)
    return `CIRCUS-17: seat ${seat} won ${card} with fewer dice or eyes`;
  const own = weight(OWN_COLOUR[seat]) % 1000;
  const worth = own - (weight('fatigue') % 1000);
  return worth === base ? null : `CIRCUS-26: ${card} was told to be worth ${base} instead of ${worth}`;
}

/** CIRCUS-15: fatigue in front grows by the red dice that missed, and never shrinks. */
function problemWithFront(before: State, events: readonly Event[], after: State): string | null {
  for (const seat of [0, 1] as const) {
    const missed = events.filter(
      event => event.type === 'dieMissed' && event.seat === seat && event.face.colour === 'fatigue',
    ).length;
    const grown = after.front[seat].length - before.front[seat].length;
    if (grown !== missed) return `CIRCUS-15: ${missed} fatigue dice missed and ${grown} came in front of seat ${seat}`;
  }
  return null;
}

/** CIRCUS-21: a show grows by the tricks won and keeps the others, whatever is swapped. */
function problemWithShows(before: State, events: readonly Event[], after: State): string | null {
  const won: Both<string[]> = [[], []];
  for (const event of events) if (event.type === 'trickWon') won[event.seat].push(event.card);
  for (const seat of [0, 1] as const) {
    const expected = [...cardsOf(before.queue, seat), ...won[seat]].sort().join(' ');
    const found = cardsOf(after.queue, seat).sort().join(' ');
    if (found !== expected) return `CIRCUS-21: the show of seat ${seat} is ${found} instead of ${expected}`;
  }
  return null;
}

const cardsOf = (queue: Both<Trick[]>, seat: Side): string[] => queue[seat].map(({ card }) => card);
