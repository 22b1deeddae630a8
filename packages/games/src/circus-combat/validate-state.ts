/** States from outside: what their shape alone cannot say, and when each question can be asked. */

import { samePlain, shape } from '@roundhouse/kernel';
import { hasSwap } from './content/tricks.ts';
import { contestOver, isAllFatigue, OWN_COLOUR } from './contest.ts';
import { cardsAside } from './deck.ts';
import { countsDice, DICE_A_COLOUR } from './dice.ts';
import { MOST_BARREN } from './ending.ts';
import { isLegalFilling, isReady, readySlots, takenAnywhere } from './hand.ts';
import { STATE } from './shapes.ts';
import { DIE_COLOURS, type Die, type Side, type State, TRICKS_FOR_THE_END } from './state.ts';

/** What is wrong with anything but the question; null if nothing is. */
export function problemWithState(given: unknown): string | null {
  const misshapen = shape.problemIn(STATE, given, 'state');
  if (misshapen !== null) return misshapen;
  // Its shape was checked.
  const state = given as State;
  return (
    problemWithStage(state) ??
    problemWithQueue(state, 0) ??
    problemWithQueue(state, 1) ??
    problemWithThrow(state) ??
    problemWithCards(state) ??
    problemWithDice(state) ??
    problemWithTrigger(state) ??
    problemWithEnd(state) ??
    problemWithDecider(state)
  );
}

function problemWithStage({ stage, options }: State): string | null {
  for (const [i, trick] of stage.entries()) {
    if (trick && !isLegalFilling(trick, options)) return `slot ${i + 1}: these dice cannot lie on ${trick.card}`;
  }
  return null;
}

/** A whole trick in a show was won by its owner. Dice may be missing: taken back (CIRCUS-R32), or never laid. */
function problemWithQueue({ queue, options }: State, seat: Side): string | null {
  for (const [i, trick] of queue[seat].entries()) {
    const at = `queue ${seat}, position ${i + 1}`;
    if (!isLegalFilling(trick, options)) return `${at}: these dice cannot lie on ${trick.card}`;
    if (isReady(trick, options) && contestOver(trick).leader !== seat) {
      return `${at}: seat ${seat} cannot have won ${trick.card} like this`;
    }
  }
  return null;
}

function problemWithThrow({ thrown, pool }: State): string | null {
  if (thrown === undefined) return null;
  if (pool.length > 0 && pool.length !== thrown.length) return 'pool must have a place for every die thrown';
  const isAsThrown = pool.every((die, i) => die === null || samePlain(die, thrown[i]));
  return isAsThrown ? null : 'a die in the pool must lie as it was thrown';
}

/** Each card is somewhere once at most; a set table need not use them all. */
function problemWithCards({ stage, queue, discard, deck, aside, options }: State): string | null {
  const mostAside = cardsAside(options);
  if (aside.length > mostAside) return `aside must have no more than ${mostAside} cards with ${options.deck}`;
  const cards = [...stage, ...queue.flat()].flatMap(trick => (trick ? [trick.card] : []));
  const seen = new Set<string>();
  for (const card of [...cards, ...deck, ...aside, ...discard]) {
    if (seen.has(card)) return `${card} is in two places`;
    seen.add(card);
  }
  return null;
}

/** No colour has more dice than there are; a set table may have fewer (CIRCUS-2). */
function problemWithDice(state: State): string | null {
  const { supply, options } = state;
  if (!countsDice(options)) return null;
  const used = diceInUse(state);
  for (const colour of DIE_COLOURS) {
    const total = supply[colour] + used.filter(die => die.colour === colour).length;
    if (total > DICE_A_COLOUR) return `there are ${DICE_A_COLOUR} ${colour} dice, not ${total}`;
  }
  return null;
}

/** Every die that is not in a supply. */
const diceInUse = ({ stage, queue, front, pool }: State): Die[] => [
  ...[...stage, ...queue.flat()].flatMap(trick => trick?.dice ?? []),
  ...front.flat(),
  ...pool.filter(die => die !== null),
];

function problemWithTrigger({ trigger, queue, turn, active, options }: State): string | null {
  const isReached = queue.some(tricks => tricks.length >= TRICKS_FOR_THE_END);
  if (trigger === null) return isReached ? 'a show of nine tricks triggers the end' : null;
  if (queue[trigger.player].length < TRICKS_FOR_THE_END) return 'trigger: that show has fewer than nine tricks';
  if (trigger.turn > turn) return `trigger: turn must be a whole number up to ${turn}`;
  // After the other's last turn there is none.
  const since = turn - trigger.turn;
  const mayBeSince = options.offTurnTrigger === 'alternate' ? 2 : 1;
  if (since > mayBeSince || (since === 2 && active === trigger.player)) return 'trigger: the last turn is over';
  return null;
}

/** The winner is worked out from the shows, but for a concession. */
function problemWithEnd({ phase, decider, pendingSlot, barren, endReason, conceded }: State): string | null {
  if (phase !== 'over') {
    if (barren >= MOST_BARREN) return 'four barren turns in a row end the game';
    return endReason === undefined && conceded === undefined
      ? null
      : 'endReason and conceded are for a game that is over';
  }
  if (decider !== null || pendingSlot !== null) return 'over: decider must be null, and pendingSlot too';
  if (endReason === undefined) return 'over: endReason must be there';
  if (endReason !== 'concede') return conceded === undefined ? null : `conceded does not go with ${endReason}`;
  return conceded === undefined ? 'conceded must be 0 or 1' : null;
}

/** All but a swap are asked of whoever has the turn, and only some are about a slot. */
function problemWithDecider({ phase, decider, active, pendingSlot }: State): string | null {
  if (phase === 'over') return null;
  if (phase === 'swap') return decider === null ? 'decider must be 0 or 1' : null;
  if (decider !== active) return `decider must be ${active}, who is active`;
  const isAboutNone = phase === 'rethrow' || phase === 'resolve';
  return isAboutNone && pendingSlot !== null ? 'pendingSlot must be null' : null;
}

// ---- When a question can be asked

export function problemWithRethrow(state: State): string | null {
  const { pool, placed, stage } = state;
  if (pool.length === 0 || pool.includes(null)) return 'all dice lie in the pool';
  if (placed > 0) return 'no die is placed before';
  if (readySlots(state).length > 0) return 'ready tricks are handled before the next turn';
  if (stage.every(trick => trick === null)) return 'without a trick on the stage the game is over';
  return problemWithTurnThrow(state);
}

/** CIRCUS-9: own dice first, three at most, then a fatigue die. What lay in a gap is not known. */
function problemWithTurnThrow({ thrown, pool, active }: State): string | null {
  const dice = thrown ?? pool;
  const own = dice.findLastIndex(die => die?.colour === OWN_COLOUR[active]) + 1;
  const after = dice.slice(own).filter(die => die !== null);
  const isThrow =
    own <= 3 &&
    dice.slice(0, own).every(die => die === null || die.colour === OWN_COLOUR[active]) &&
    after.length <= 1 &&
    after.every(({ colour }) => colour === 'fatigue') &&
    dice.length <= 4;
  return isThrow ? null : 'a turn throws up to three own dice, then one fatigue die';
}

export function problemWithPlace(state: State): string | null {
  const { pool, thrown, pendingSlot } = state;
  if (!pool.some(die => die !== null)) return 'the pool is empty';
  const taken = takenAnywhere(state);
  if (pool.some(die => die !== null && !(taken & (1 << die.eyes)))) return 'a die that fits nowhere is gone';
  if (pendingSlot === null) return problemWithTurnThrow(state);
  if (!isVacant(state, pendingSlot)) return 'pendingSlot must be null or a vacant slot';
  const dice = thrown ?? pool;
  const isReroll = dice.length > 1 && dice.every(die => die === null || die.colour === 'fatigue');
  return isReroll ? null : 'only fatigue dice of a full trick are thrown again';
}

export const problemWithResolve = (state: State): string | null =>
  problemWithPool(state) ?? (readySlots(state).length > 1 ? null : 'two ready tricks or more are needed');

export function problemWithReroll(state: State): string | null {
  const { stage, options, pendingSlot } = state;
  if (pendingSlot === null) return NO_SLOT;
  const trick = stage[pendingSlot - 1];
  const isFull = trick && isReady(trick, options) && isAllFatigue(trick);
  return problemWithPool(state) ?? (isFull ? null : 'a trick full of fatigue is needed');
}

export function problemWithSwap(state: State): string | null {
  const { pendingSlot, decider, queue, options } = state;
  if (pendingSlot === null) return NO_SLOT;
  if (!isVacant(state, pendingSlot)) return 'pendingSlot must be vacant';
  const show = queue[decider!];
  if (show.length < 2) return 'the show needs two tricks';
  return problemWithPool(state) ?? (hasSwap(show.at(-1)!.card, options) ? null : 'the new trick has no swap symbol');
}

const NO_SLOT = 'pendingSlot must be the slot of the trick';

const problemWithPool = ({ pool }: State): string | null =>
  pool.every(die => die === null) ? null : 'tricks are handled when all dice have left the pool';

const isVacant = ({ stage }: State, slot: number): boolean => stage[slot - 1] === null;
