/** Payments on the table: which elements would pay, and what changes when another one is pressed. */

import { type Cost, ELEMENTS, type El } from '../content/language.ts';
import { allIn, type Means, paymentsFor, suggestedPayment, unusedIn } from '../pay.ts';
import type { Counts, Element, Payment, Slot, View } from '../state.ts';

const NOTHING: Counts = [0, 0, 0, 0];

/** What a seat can pay with at this moment. */
export function meansNow({ circle, players }: View, seat: number): Means {
  const { slots, bannedBy } = players[seat]!;
  return { circle: bannedBy === null ? unusedIn(circle) : NOTHING, own: unusedIn(slots) };
}

/** What a seat could pay with at the start of its next turn, if nothing changed. */
export function meansNext({ circle, players, active }: View, seat: number): Means {
  const { slots, bannedBy } = players[seat]!;
  // A ban ends with the turn it was made for.
  const isBanned = bannedBy !== null && active !== seat;
  return { circle: isBanned ? NOTHING : allIn(circle), own: allIn(slots) };
}

/** What a seat could pay with at its first turn, if it took these elements. */
export function meansWith(view: View, seat: number, taken: readonly El[]): Means {
  const { circle, own } = meansNext(view, seat);
  return { circle, own: own.map((n, i) => n + taken.filter(type => type === ELEMENTS[i]).length) as Counts };
}

/** Every payment of a price, and the one that is suggested. */
export interface Ways {
  readonly payments: readonly Payment[];
  readonly suggested: Payment | null;
}

export function waysToPay(view: View, seat: number, cost: Cost, isOpening: boolean): Ways {
  const [means, wild] = [meansNow(view, seat), isOpening && view.wild];
  return { payments: paymentsFor(cost, means, wild), suggested: suggestedPayment(cost, means, wild) };
}

/** The slots that a payment would use: of each type the lowest-numbered unused ones. */
export function payingSlots({ circle, players }: View, seat: number, payment: Payment): Set<Slot> {
  const pick = (row: readonly (Element | null)[], counts: Counts, name: (i: number) => Slot): Slot[] => {
    const left = [...counts];
    return row.flatMap((element, i) => {
      const at = element ? ELEMENTS.indexOf(element.type) : -1;
      if (!element || element.used || left[at]! <= 0) return [];
      left[at]!--;
      return [name(i)];
    });
  };
  return new Set([
    ...pick(circle, payment.circle, i => `C${i}`),
    ...pick(players[seat]!.slots, payment.own, i => `P${seat}.${i}`),
  ]);
}

const distance = (a: Payment, b: Payment): number =>
  [...a.circle, ...a.own].reduce((sum, n, i) => sum + Math.abs(n - [...b.circle, ...b.own][i]!), 0);

/** A payment, and which elements were asked for by pressing them: those are kept while others give way. */
export interface Choice {
  readonly now: Payment;
  readonly wanted: Payment;
}

export const NOTHING_WANTED: Payment = { circle: [0, 0, 0, 0], own: [0, 0, 0, 0] };

/** How much of what is wanted a payment has. */
const heeds = (payment: Payment, wanted: Payment): number =>
  [...payment.circle, ...payment.own].reduce(
    (sum, n, i) => sum + Math.min(n, [...wanted.circle, ...wanted.own][i]!),
    0,
  );

/**
 * Presses an element of this type in this zone: it pays, or no longer does. Gives the payment that heeds most of what was
 * asked for and is nearest to the present one; null if there is none.
 */
export function pressed(
  payments: readonly Payment[],
  { now, wanted }: Choice,
  zone: 'circle' | 'own',
  type: (typeof ELEMENTS)[number],
  by: 1 | -1,
): Choice | null {
  const at = ELEMENTS.indexOf(type);
  const asked: Payment = { circle: [...wanted.circle], own: [...wanted.own] };
  asked[zone][at] = by === 1 ? asked[zone][at]! + 1 : Math.min(asked[zone][at]!, now[zone][at]! - 1);
  const found = payments
    .filter(one => one[zone][at] === now[zone][at]! + by)
    .toSorted((a, b) => heeds(b, asked) - heeds(a, asked) || distance(a, now) - distance(b, now))[0];
  return found ? { now: found, wanted: asked } : null;
}

export const isSame = (a: Payment, b: Payment): boolean => distance(a, b) === 0;
