/** Spell cards on their way: drawn, discarded, laid out, taken off the table. What is seen of it is remembered. */

import type { Seat, Step } from '@roundhouse/kernel';
import { addToHand, compiledSpells, inListOrder, takeOut } from './compiled-spells.ts';
import { cardLeft, handsAreOpen } from './known-cards.ts';
import type { Event, Permanent, SpellName, State } from './state.ts';

type Context = Step<Event>;

/** ELEM-R40: whether draws yield nothing any more. */
export const isWaning = ({ turn, options, players }: State): boolean => turn > options.waningLap * players.length;

/** ELEM-17, ELEM-R36: the top card, with the discard pile shuffled in if the deck is empty; null if there is none. */
export function drawTop(state: State, step: Context): SpellName | null {
  if (state.deck.length === 0) {
    if (state.discard.length === 0) return null;
    state.deck = state.discard;
    state.discard = [];
    state.reshuffles++;
    step.emit?.({ type: 'deckReshuffled', cards: state.deck.length });
  }
  return step.chance.draw(state.deck);
}

/** ELEM-63, ELEM-R26: as many as there are; none under the waning altar. */
export function drawToHand(state: State, seat: Seat, count: number, step: Context): void {
  const { hand } = state.players[seat]!;
  const most = isWaning(state) ? 0 : count;
  // Only listeners need to know which they were.
  const drawn: SpellName[] | null = step.emit ? [] : null;
  let cards = 0;
  for (; cards < most; cards++) {
    const spell = drawTop(state, step);
    if (spell === null) break;
    addToHand(state, hand, spell);
    drawn?.push(spell);
  }
  if (drawn === null) return;
  // In the order of the list, which is all that a hand shows: in which order they came is nobody's business.
  inListOrder(compiledSpells(state.options), drawn);
  const told = { type: 'drawn', seat, count: cards, short: count - cards, deck: state.deck.length } as const;
  tellHolders(state, seat, step, { ...told, spells: drawn }, { ...told, spells: null });
}

/** Tells what only those who see a seat's hand may know, and everyone else the rest of it. */
function tellHolders(state: State, seat: Seat, step: Context, event: Event, others: Event): void {
  if (handsAreOpen(state)) step.emit?.(event);
  else step.emitSecret?.([seat, ...state.players[seat]!.showsTo], event, others);
}

/** A card leaves a hand before everybody's eyes. */
export function leaveHand(state: State, seat: Seat, spell: SpellName): void {
  takeOut(state.players[seat]!.hand, spell);
  cardLeft(state, seat, spell);
}

/** ELEM-64. */
export function discardFromHand(
  state: State,
  seat: Seat,
  spell: SpellName,
  why: 'effect' | 'toll' | 'limit',
  step: Context,
): void {
  leaveHand(state, seat, spell);
  state.discard.push(spell);
  step.emit?.({ type: 'discarded', seat, spell, why });
}

/** ELEM-42, ELEM-R42: a Permanent comes into the zone, ready. */
export function layOut(state: State, seat: Seat, spell: SpellName): void {
  state.players[seat]!.permanents.push({ id: state.nextPermanent++, spell, sideways: false, blockedBy: null });
}

/** A Permanent on the table and whose it is; null if it has left. */
export function findPermanent(state: State, id: unknown): { owner: Seat; permanent: Permanent } | null {
  for (let owner = 0; owner < state.players.length; owner++) {
    const { permanents } = state.players[owner]!;
    for (let i = 0; i < permanents.length; i++) {
      if (permanents[i]!.id === id) return { owner, permanent: permanents[i]! };
    }
  }
  return null;
}

/** Takes a Permanent off the table; where it goes is the caller's business. */
export function leaveTable(state: State, id: number): { owner: Seat; permanent: Permanent } {
  const found = findPermanent(state, id)!;
  const { permanents } = state.players[found.owner]!;
  permanents.splice(permanents.indexOf(found.permanent), 1);
  return found;
}

/** ELEM-68. */
export function destroyPermanent(
  state: State,
  id: number,
  why: 'effect' | 'toll' | 'self' | 'limit',
  step: Context,
): void {
  const { owner, permanent } = leaveTable(state, id);
  state.discard.push(permanent.spell);
  step.emit?.({ type: 'permanentDestroyed', seat: state.active, owner, permanent: id, spell: permanent.spell, why });
}
