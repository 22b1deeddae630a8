/** Element slots: their names, which of them a card reaches, and putting things in and taking them out. */

import type { Seat } from '@roundhouse/kernel';
import type { El, ZoneSel } from './content/language.ts';
import type { Element, Slot, State } from './state.ts';

/** ELEM-1. */
const MOST_SEATS = 6;
const MOST_SLOTS = 6;

/** Whose a slot is: a seat's, or null for the circle's. */
export interface Place {
  readonly seat: Seat | null;
  readonly index: number;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export const CIRCLE_SLOTS: readonly Slot[] = numbers(MOST_SLOTS).map((i): Slot => `C${i}`);
export const OWN_SLOTS: readonly (readonly Slot[])[] = numbers(MOST_SEATS).map(seat =>
  numbers(MOST_SLOTS).map((i): Slot => `P${seat}.${i}`),
);

/** Every slot of the largest table. */
export const ALL_SLOTS: readonly Slot[] = [...CIRCLE_SLOTS, ...OWN_SLOTS.flat()];

const PLACES: ReadonlyMap<unknown, Place> = new Map([
  ...CIRCLE_SLOTS.map((slot, index): [Slot, Place] => [slot, { seat: null, index }]),
  ...OWN_SLOTS.flatMap((slots, seat) => slots.map((slot, index): [Slot, Place] => [slot, { seat, index }])),
]);

/** Null if this is not the name of a slot at any table. */
export const placeOf = (slot: unknown): Place | null => PLACES.get(slot) ?? null;

/** The row of slots in which a place lies. */
export const rowOf = (state: State, { seat }: Place): (Element | null)[] =>
  seat === null ? state.circle : state.players[seat]!.slots;

/** What lies in a slot that exists. */
export function elementIn(state: State, slot: Slot): Element | null {
  const place = PLACES.get(slot)!;
  return rowOf(state, place)[place.index]!;
}

/** Fills or empties a slot and gives back what was there. */
export function fillSlot(state: State, slot: Slot, element: Element | null): Element | null {
  const place = PLACES.get(slot)!;
  const row = rowOf(state, place);
  const old = row[place.index]!;
  row[place.index] = element;
  return old;
}

/** ELEM-16: what leaves a slot for good goes back to the bank. */
export function toBank(state: State, element: Element | null): El | null {
  if (element === null) return null;
  state.bank[element.type]++;
  return element.type;
}

const reachesCircle = (zone: ZoneSel): boolean => zone === 'any' || zone === 'circle' || zone === 'circleOrOwn';

const reachesSeat = (state: State, zone: ZoneSel, seat: Seat): boolean =>
  (zone === 'any' || zone === 'zones' || (seat === state.active && zone !== 'circle')) && state.players[seat]!.alive;

/** Something for every slot of the largest table, laid out as the slots are. */
export interface PerSlot<T> {
  readonly circle: readonly T[];
  readonly own: readonly (readonly T[])[];
}

export const perSlot = <T>(make: (slot: Slot) => T): PerSlot<T> => ({
  circle: CIRCLE_SLOTS.map(make),
  own: OWN_SLOTS.map(slots => slots.map(make)),
});

/**
 * ELEM-55, ELEM-R49: what there is for each slot the active seat reaches, the circle's first, then by seats; of the
 * occupied ones only where `occupied` says so, and never for `except`.
 */
export function forSlots<T>(
  state: State,
  zone: ZoneSel,
  occupied: boolean,
  except: Slot | null,
  { circle, own }: PerSlot<T>,
): T[] {
  const found: T[] = [];
  if (reachesCircle(zone)) addFrom(state.circle, CIRCLE_SLOTS, occupied, except, circle, found);
  for (let seat = 0; seat < state.players.length; seat++) {
    if (reachesSeat(state, zone, seat)) {
      addFrom(state.players[seat]!.slots, OWN_SLOTS[seat]!, occupied, except, own[seat]!, found);
    }
  }
  return found;
}

function addFrom<T>(
  row: readonly (Element | null)[],
  names: readonly Slot[],
  occupied: boolean,
  except: Slot | null,
  of: readonly T[],
  found: T[],
): void {
  for (let i = 0; i < row.length; i++) {
    if ((!occupied || row[i] !== null) && names[i] !== except) found.push(of[i]!);
  }
}

/** Whether there is an element in a slot the active seat reaches. */
export function hasElement(state: State, zone: ZoneSel): boolean {
  if (reachesCircle(zone) && state.circle.some(isElement)) return true;
  return state.players.some(({ slots }, seat) => reachesSeat(state, zone, seat) && slots.some(isElement));
}

const isElement = (element: Element | null): boolean => element !== null;
