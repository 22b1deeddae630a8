/** Payments on the table: which elements would pay, and what changes when another one is pressed. */

import { type Cost, ELEMENTS } from '../content/language.ts';
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

/**
 * The payment nearest to the present one that uses one more element of this type from this zone, or one fewer; null if
 * there is none.
 */
export function switched(
  payments: readonly Payment[],
  now: Payment,
  zone: 'circle' | 'own',
  type: (typeof ELEMENTS)[number],
  by: 1 | -1,
): Payment | null {
  const at = ELEMENTS.indexOf(type);
  const found = payments.filter(one => one[zone][at] === now[zone][at]! + by);
  return found.toSorted((a, b) => distance(a, now) - distance(b, now))[0] ?? null;
}

export const isSame = (a: Payment, b: Payment): boolean => distance(a, b) === 0;
