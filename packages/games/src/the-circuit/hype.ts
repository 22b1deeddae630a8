/** Hype and cards of a team: gained, spent, drawn and discarded. */

import type { Seat, Step } from '@roundhouse/kernel';
import { contentOf } from './content/packs.ts';
import type { ContentId } from './content/types.ts';
import { fighterOf } from './fighters.ts';
import type { CardId, Event, FighterRef, HypeReason, State } from './state.ts';

/** ARENA-R79: every gain is credited to one fighter, or to nobody. */
export function gainHype(
  state: State,
  seat: Seat,
  by: number,
  why: HypeReason,
  fighter: FighterRef | null,
  step: Step<Event>,
): void {
  if (by <= 0) return;
  const team = state.teams[seat]!;
  team.hype += by;
  if (fighter !== null) fighterOf(state, fighter).crowd += by;
  step.emit?.({ type: 'hypeChanged', seat, by, total: team.hype, why, fighter });
}

/** ARENA-R65: a purse is never below zero. */
export function loseHype(state: State, seat: Seat, most: number, why: HypeReason, step: Step<Event>): void {
  const team = state.teams[seat]!;
  const by = Math.min(most, team.hype);
  if (by === 0) return;
  team.hype -= by;
  step.emit?.({ type: 'hypeChanged', seat, by: -by, total: team.hype, why, fighter: null });
}

const PLACES = new Map<ContentId, Map<CardId, number>>();

function placesOf(content: ContentId): Map<CardId, number> {
  let places = PLACES.get(content);
  if (!places) {
    places = new Map(contentOf(content).deck.map(({ id }, place) => [id, place]));
    PLACES.set(content, places);
  }
  return places;
}

/** Puts cards into the order of the deck's list: which of them came first tells nobody anything. */
export function inDeckOrder(content: ContentId, cards: CardId[]): CardId[] {
  const places = placesOf(content);
  return cards.sort((a, b) => places.get(a)! - places.get(b)!);
}

/** ARENA-28 to 31: the top card; null if there is neither deck nor discard pile. Which one it is, is decided now. */
export function takeTopCard(state: State, seat: Seat, step: Step<Event>): CardId | null {
  const team = state.teams[seat]!;
  if (team.deck.length === 0) {
    if (team.discard.length === 0) return null;
    // Unordered from here on: a shuffle, without saying how the cards lie.
    team.deck = inDeckOrder(state.content, team.discard);
    team.discard = [];
    state.reshuffles++;
    step.emit?.({ type: 'deckRefilled', seat, cards: team.deck.length });
  }
  return step.chance.draw(team.deck);
}

/** ARENA-R34: one at a time. */
export function drawCards(
  state: State,
  seat: Seat,
  count: number,
  why: 'combat' | 'pumpedUp' | 'effect',
  step: Step<Event>,
): void {
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    const card = takeTopCard(state, seat, step);
    if (card === null) break;
    drawn.push(card);
  }
  inDeckOrder(state.content, drawn);
  const team = state.teams[seat]!;
  team.hand = inDeckOrder(state.content, [...team.hand, ...drawn]);
  if (!step.emitSecret) return;
  const told = { type: 'drawn', seat, count: drawn.length, why } as const;
  if (state.options.openHands) step.emit?.({ ...told, cards: drawn });
  else step.emitSecret(seat, { ...told, cards: drawn }, { ...told, cards: null });
}

/** ARENA-29: cards of the hand go to the discard pile, face up. Others have seen them, so that this stands. */
export function discardFromHand(state: State, seat: Seat, cards: readonly CardId[], step: Step<Event>): void {
  if (cards.length === 0) return;
  step.seal();
  const team = state.teams[seat]!;
  team.hand = team.hand.filter(card => !cards.includes(card));
  team.discard.push(...cards);
}

/** ARENA-58. */
export function discardHand(state: State, seat: Seat, step: Step<Event>): void {
  const { hand } = state.teams[seat]!;
  if (hand.length === 0) return;
  const cards = [...hand];
  discardFromHand(state, seat, cards, step);
  step.emit?.({ type: 'handDiscarded', seat, cards });
}
