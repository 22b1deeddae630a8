/** Element Circle's books, to which the laws hold every random match, and what is secret in it. */

import type { GameInvariants, Seat, Viewer } from '@roundhouse/kernel';
import { compiledSpells } from './compiled-spells.ts';
import { ELEMENTS } from './content/language.ts';
import { seesHand } from './known-cards.ts';
import type { Event, SpellName, State } from './state.ts';

/** A match of many rounds among six, with ties to play off, is long. */
const STEP_LIMIT = 50_000;

export const laws: GameInvariants<State, Event> = {
  invariant,
  stepInvariant,
  outOfTurn,
  secretsOf,
  stepLimit: STEP_LIMIT,
};

/** ELEM-3. */
const CARDS = 64;
const ELEMENT_CARDS = 40;

/** ELEM-2, ELEM-3, ELEM-R40: nothing is lost or made, and no round is longer than the waning altar allows. */
function invariant(state: State): string | null {
  const spells = state.deck.length + state.discard.length + onTheTable(state).length + heldSpells(state);
  if (spells !== CARDS) return `ELEM-3: ${spells} spells`;
  const elements = inBank(state) + inSlots(state);
  if (elements !== ELEMENT_CARDS) return `ELEM-2: ${elements} elements`;
  const seats = state.players.length;
  const most = state.options.waningLap * seats + 2 * CARDS + seats - 1;
  return state.turn <= most ? null : `ELEM-R40: turn ${state.turn} of a round of at most ${most}`;
}

/** Permanents, and spells being cast. */
const onTheTable = ({ players, stack }: State): SpellName[] => [
  ...players.flatMap(({ permanents }) => permanents.map(({ spell }) => spell)),
  ...stack.flatMap(frame => ('spell' in frame && frame.permanent === null ? [frame.spell] : [])),
];

const heldSpells = ({ players }: State): number => players.reduce((sum, { hand }) => sum + hand.length, 0);

const inBank = ({ bank }: State): number => ELEMENTS.reduce((sum, type) => sum + bank[type], 0);

const inSlots = ({ circle, players }: State): number =>
  [...circle, ...players.flatMap(({ slots }) => slots)].filter(element => element !== null).length;

/** What is told adds up to what has changed, counted another way than the rules do. */
function stepInvariant(before: State, events: readonly Event[], after: State): string | null {
  // A new deal has nothing to do with what was there before.
  if (before.round !== after.round) return null;
  return problemWithHands(before, events, after) ?? problemWithBank(before, events, after);
}

/** ELEM-14: a hand grows and shrinks only by what is told. */
function problemWithHands(before: State, events: readonly Event[], after: State): string | null {
  const sizes = before.players.map(({ hand }) => hand.length);
  for (const event of events) for (const [seat, by] of changesOf(event, events)) sizes[seat]! += by;
  for (const [seat, size] of sizes.entries()) {
    const { length } = after.players[seat]!.hand;
    if (length !== size) return `ELEM-14: ${size} cards in hand ${seat} were told, and ${length} are there`;
  }
  return null;
}

/** Which hands an event changes, and by how many cards. */
function changesOf(event: Event, events: readonly Event[]): [Seat, number][] {
  switch (event.type) {
    case 'drawn':
      return [[event.seat, event.count]];
    case 'discarded':
      return [[event.seat, -1]];
    case 'handReplaced':
      return [[event.seat, -event.discarded.length]];
    case 'spellCast':
      return event.free && isFromDeck(event, events) ? [] : [[event.seat, -1]];
    case 'spellStolen':
      return [
        [event.seat, 1],
        [event.target, -1],
      ];
    case 'spellDestroyed':
      return [[event.target, -1]];
    case 'permanentTaken':
      return [[event.seat, 1]];
    case 'eliminated':
      return [[event.seat, -event.hand.length]];
    default:
      return [];
  }
}

/** A free spell came from the deck if it was turned over just before. */
function isFromDeck(cast: Event, events: readonly Event[]): boolean {
  return events[events.indexOf(cast) - 1]?.type === 'topTurned';
}

/** ELEM-16, ELEM-69: the bank gives what is put and gets what is destroyed or replaced. */
function problemWithBank(before: State, events: readonly Event[], after: State): string | null {
  let count = inBank(before);
  for (const event of events) {
    if (event.type === 'elementsPicked') count -= event.elements.length;
    if (event.type === 'elementPut') count -= 1;
    if (event.type === 'elementDestroyed') count += 1;
    if ((event.type === 'elementPut' || event.type === 'elementMoved') && event.replaced !== null) count += 1;
    if (event.type === 'eliminated') return null;
  }
  return count === inBank(after) ? null : `ELEM-16: the bank should hold ${count} elements, not ${inBank(after)}`;
}

/** ELEM-R51: whoever is in the round may show his hand at any time. */
function outOfTurn({ options, players }: State, seat: Seat): boolean {
  return options.showHand === 'on' && players[seat]!.alive;
}

/** Names no copy of which this viewer can know of, as they would stand in a message. */
function secretsOf(state: State, viewer: Viewer): string[] {
  // A card may be laid open and shuffled into the deck in one step, and what was open may be told.
  if (state.reshuffles > 0) return [];
  const seen = new Set<SpellName>([...state.discard, ...onTheTable(state)]);
  for (const [seat, { hand }] of state.players.entries()) {
    if (seesHand(state, viewer, seat)) for (const spell of hand) seen.add(spell);
  }
  if (viewer !== null) for (const { spell } of state.players[viewer]!.glimpses) seen.add(spell);
  // What was open once is told of for the rest of the match.
  for (const { eliminations } of [...state.rounds, state]) {
    for (const { stuck } of eliminations) for (const { spell } of stuck) seen.add(spell);
  }
  return [...compiledSpells(state.options).keys()].filter(spell => !seen.has(spell)).map(spell => `"${spell}"`);
}
