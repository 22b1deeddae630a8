/** What every part of the table is drawn from: the view, what may be done, and what has been picked but not sent. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import type { El, Spell } from '../content/language.ts';
import { SPELL_LISTS, type SpellList } from '../content/spells.ts';
import type { Compound, Move, Payment, Slot, SpellName, View } from '../state.ts';
import { findPermanent } from '../words/telling.ts';
import { type Choice, NOTHING_WANTED, payingSlots, pressed, type Ways, waysToPay } from './payment.ts';
import { destinations } from './reach.ts';

/** Picks for the open question. */
export interface Draft {
  /** A card of one's own hand that is looked at or about to be used. */
  readonly spell: SpellName | null;
  readonly permanent: number | null;
  /** A payment other than the one suggested. */
  readonly pay: Choice | null;
  readonly elements: readonly El[];
  /** To be put. */
  readonly element: El | null;
  /** To be moved from here. */
  readonly from: Slot | null;
}

export const NOTHING: Draft = { spell: null, permanent: null, pay: null, elements: [], element: null, from: null };

export interface Scene {
  readonly view: View;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  /** Whose zone is the large one. */
  readonly near: Seat;
  /** What may be done, without the showing of hands, which is never owed. */
  readonly moves: readonly Move[];
  readonly shows: readonly Extract<Move, { type: 'showHand' }>[];
  readonly draft: Draft;
  readonly change: (change: Partial<Draft>) => void;
  readonly send: (move: Move | Compound) => void;
  readonly spellOf: (name: SpellName) => Spell;
  /** The price about to be paid. */
  readonly price: Price | null;
}

/** Something about to be paid for. */
export interface Price extends Ways {
  readonly now: Payment;
  readonly slots: ReadonlySet<Slot>;
}

const listOf = ({ options }: View): SpellList =>
  (SPELL_LISTS as { readonly [id: string]: SpellList })[options.spells] ?? SPELL_LISTS.first;

export const spellIn = (view: View): ((name: SpellName) => Spell) => {
  const { byName } = listOf(view);
  return name => {
    const spell = byName.get(name);
    if (!spell) throw new Error(`the list has no spell '${name}'`);
    return spell;
  };
};

/** What a line about a spell points at: a card that everybody sees. */
export const thingOf = (spell: SpellName): string => `spell:${spell.replaceAll(' ', '-')}`;

/** The move that a card of the hand stands for. */
export const moveOfSpell = (moves: readonly Move[], spell: SpellName): Move | null =>
  moves.find(move => 'spell' in move && move.spell === spell && move.type !== 'takeLooked') ?? null;

export const moveOfPermanent = (moves: readonly Move[], id: number): Move | null =>
  moves.find(move => 'permanent' in move && move.permanent === id) ?? null;

export const moveOfSeat = (moves: readonly Move[], seat: Seat): Move | null =>
  moves.find(move => move.type === 'opponent' && move.seat === seat) ?? null;

/** What is about to be paid for in this draft, if anything. */
export function priceOf(view: View, moves: readonly Move[], draft: Draft): Price | null {
  const ways = waysIn(view, moves, draft);
  const now = draft.pay?.now ?? ways?.suggested;
  const seat = view.asking?.seat;
  if (!ways || !now || seat === undefined) return null;
  return { ...ways, now, slots: payingSlots(view, seat, now) };
}

function waysIn(view: View, moves: readonly Move[], draft: Draft): Ways | null {
  const payments = moves.flatMap(move => (move.type === 'pay' ? [{ circle: move.circle, own: move.own }] : []));
  if (payments.length > 0) return { payments, suggested: view.asking?.suggested ?? payments[0]! };
  const [spellOf, seat] = [spellIn(view), view.viewer];
  if (seat === null) return null;
  if (draft.spell !== null && moves.some(move => move.type === 'cast' && move.spell === draft.spell)) {
    return waysToPay(view, seat, spellOf(draft.spell).cost, !view.opened);
  }
  const found = draft.permanent === null ? null : findPermanent(view, draft.permanent);
  if (found && moves.some(move => move.type === 'activate' && move.permanent === draft.permanent)) {
    return waysToPay(view, seat, spellOf(found.permanent.spell).activation?.cost ?? {}, false);
  }
  return null;
}

/** What the button that confirms would send; null while nothing that can be done is picked. */
export function answerOf({ moves, draft, price }: Pick<Scene, 'moves' | 'draft' | 'price'>): Move | Compound | null {
  if (moves.some(({ type }) => type === 'pay')) return price && { type: 'pay', ...price.now };
  const move =
    draft.spell !== null
      ? moveOfSpell(moves, draft.spell)
      : draft.permanent !== null
        ? moveOfPermanent(moves, draft.permanent)
        : null;
  if (!move || !price || price.payments.length < 2) return move;
  if (move.type === 'cast' || move.type === 'activate') return { ...move, pay: price.now };
  return move;
}

/** The spell of the card that is picked, in hand or on the table. */
export const pickedSpell = ({ view, draft }: Pick<Scene, 'view' | 'draft'>): SpellName | null =>
  draft.spell ?? (draft.permanent === null ? null : (findPermanent(view, draft.permanent)?.permanent.spell ?? null));

/** How a slot looks, and what pressing it does. */
export type SlotMark = 'pays' | 'could' | 'target' | 'from' | null;

export interface SlotUse {
  readonly mark: SlotMark;
  readonly press: (() => void) | null;
}

const IDLE: SlotUse = { mark: null, press: null };

export function slotUse(scene: Scene, slot: Slot): SlotUse {
  const { view, moves, draft, change, send, price } = scene;
  if (draft.from === slot) return { mark: 'from', press: () => change({ from: null }) };
  const isSecondHalf = draft.element !== null || draft.from !== null;
  if (isSecondHalf) {
    if (!destinations(view, draft.from).includes(slot)) return IDLE;
    const compound: Compound =
      draft.element !== null
        ? { type: 'put', element: draft.element, slot }
        : { type: 'move', from: draft.from!, to: slot };
    return { mark: 'target', press: () => send(compound) };
  }
  const move = moves.find(one => 'slot' in one && one.slot === slot);
  if (move?.type === 'moveFrom') return { mark: 'target', press: () => change({ from: slot }) };
  if (move) return { mark: 'target', press: () => send(move) };
  return price && price.payments.length > 1 ? payUse(scene, price, slot) : paysOnly(price, slot);
}

const paysOnly = (price: Price | null, slot: Slot): SlotUse =>
  price?.slots.has(slot) ? { mark: 'pays', press: null } : IDLE;

/** Pressing an element makes it pay, or lets another one pay instead of it. */
function payUse({ view, change, draft }: Scene, price: Price, slot: Slot): SlotUse {
  const seat = view.asking!.seat;
  const zone = slot.startsWith('C') ? 'circle' : slot.startsWith(`P${seat}.`) ? 'own' : null;
  const element = zone && elementAt(view, slot);
  if (!zone || !element || element.used) return IDLE;
  const pays = price.slots.has(slot);
  const choice = draft.pay ?? { now: price.now, wanted: NOTHING_WANTED };
  const other = pressed(price.payments, choice, zone, element.type, pays ? -1 : 1);
  return { mark: pays ? 'pays' : other ? 'could' : null, press: other && (() => change({ pay: other })) };
}

export function elementAt({ circle, players }: View, slot: Slot) {
  const [a, b] = slot.slice(1).split('.').map(Number);
  return (slot.startsWith('C') ? circle[a!] : players[a!]?.slots[b!]) ?? null;
}

/** Seats around the table from the left of the near one, clockwise. */
export const othersOf = ({ players }: View, near: Seat): Seat[] =>
  players.slice(1).map((_, i) => (near + 1 + i) % players.length);

/** Names of a hand with how many copies of each, in their order. */
export function stacksOf(hand: readonly SpellName[]): { readonly spell: SpellName; readonly copies: number }[] {
  return [...new Set(hand)].map(spell => ({ spell, copies: hand.filter(one => one === spell).length }));
}

/** What the viewer has seen of a seat's hand; `sure` if it can be in no other. */
export const seenIn = ({ glimpses }: View, seat: Seat): { readonly spell: SpellName; readonly sure: boolean }[] =>
  glimpses.flatMap(({ spell, among }) => (among.includes(seat) ? [{ spell, sure: among.length === 1 }] : []));
