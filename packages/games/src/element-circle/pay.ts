/** Paying (ELEM-37 to 40, ELEM-R20 to R22, R41): which payments a cost allows, and which one to suggest. Pure arithmetic. */

import { type Cost, ELEMENTS } from './content/language.ts';
import { sizeOf } from './content/spells.ts';
import type { Counts, Element, Payment } from './state.ts';

/** Unused elements by type. */
export const unusedIn = (slots: readonly (Element | null)[]): Counts => countedIn(slots, true);

/** All elements by type: what would be unused at the start of a turn. */
export const allIn = (slots: readonly (Element | null)[]): Counts => countedIn(slots, false);

/** Asked several times a move, so it counts without looking places up. */
function countedIn(slots: readonly (Element | null)[], unusedOnly: boolean): Counts {
  let e = 0;
  let w = 0;
  let f = 0;
  let a = 0;
  for (let i = 0; i < slots.length; i++) {
    const element = slots[i]!;
    if (element === null || (unusedOnly && element.used)) continue;
    const { type } = element;
    if (type === 'E') e++;
    else if (type === 'W') w++;
    else if (type === 'F') f++;
    else a++;
  }
  return [e, w, f, a];
}

/** What there is to pay with; `circle` is all zero for a seat that is banned from it. */
export type Means = Readonly<Payment>;

/** Symbols of a cost, sorted out: `typed` by element, and how many take any type, or all the same one. */
export interface Demand {
  readonly typed: Readonly<Counts>;
  readonly any: number;
  readonly same: number;
}

/** Costs are content and never change, so each is sorted out once: as it is, and under the Joker's wildcard. */
const DEMANDS = new WeakMap<Cost, { readonly plain: Demand; readonly wild: Demand }>();

/** Under the Joker's wildcard every symbol is one of any type. */
export function demandOf(cost: Cost, wild: boolean): Demand {
  let demand = DEMANDS.get(cost);
  if (!demand) {
    const typed = ELEMENTS.map(type => cost[type] ?? 0) as Counts;
    const plain = { typed, any: cost.any ?? 0, same: cost.same ?? 0 };
    demand = { plain, wild: { typed: [0, 0, 0, 0], any: sizeOf(cost), same: 0 } };
    DEMANDS.set(cost, demand);
  }
  return wild ? demand.wild : demand.plain;
}

/** Whether the means cover the cost. */
export const isPayable = (cost: Cost, means: Means, wild = false): boolean => isCovered(demandOf(cost, wild), means);

export function isCovered({ typed, any, same }: Demand, { circle, own }: Means): boolean {
  let spare = 0;
  let most = 0;
  for (let type = 0; type < 4; type++) {
    const left = circle[type]! + own[type]! - typed[type]!;
    if (left < 0) return false;
    spare += left;
    if (left > most) most = left;
  }
  return same > 0 ? most >= same : spare >= any;
}

/**
 * Every distinct payment, in a fixed order: circle first, and more of the earlier types before fewer. Elements of one
 * type in one zone are interchangeable (ELEM-R21).
 */
export function paymentsFor(cost: Cost, means: Means, wild = false): Payment[] {
  const found: Payment[] = [];
  for (const spent of spentByType(cost, means, wild)) {
    spread(spent, means, 0, { circle: [0, 0, 0, 0], own: [0, 0, 0, 0] }, found);
  }
  return found;
}

/** How many elements of each type may be spent, zones together. */
function spentByType(cost: Cost, { circle, own }: Means, wild: boolean): Counts[] {
  const { typed, any, same } = demandOf(cost, wild);
  const left = ELEMENTS.map((_, type) => circle[type]! + own[type]! - typed[type]!);
  if (left.some(n => n < 0)) return [];
  const [e, w, f, a] = typed;
  if (same > 0) {
    return ELEMENTS.flatMap((_, type) => {
      if (left[type]! < same) return [];
      const spent: Counts = [e, w, f, a];
      spent[type]! += same;
      return [spent];
    });
  }
  const found: Counts[] = [];
  for (let i = Math.min(any, left[0]!); i >= 0; i--) {
    for (let j = Math.min(any - i, left[1]!); j >= 0; j--) {
      for (let k = Math.min(any - i - j, left[2]!); k >= 0; k--) {
        const rest = any - i - j - k;
        if (rest <= left[3]!) found.push([e + i, w + j, f + k, a + rest]);
      }
    }
  }
  return found;
}

/** Divides what is spent of each type between circle and own zone in every way. */
function spread(spent: Counts, means: Means, type: number, sofar: Payment, found: Payment[]): void {
  if (type === 4) {
    found.push({ circle: [...sofar.circle], own: [...sofar.own] });
    return;
  }
  const most = Math.min(spent[type]!, means.circle[type]!);
  const least = Math.max(0, spent[type]! - means.own[type]!);
  for (let fromCircle = most; fromCircle >= least; fromCircle--) {
    sofar.circle[type] = fromCircle;
    sofar.own[type] = spent[type]! - fromCircle;
    spread(spent, means, type + 1, sofar, found);
  }
}

/**
 * The payment suggested (ELEM-R22), or null if the cost cannot be paid: typed symbols first; then each symbol of any
 * type takes the type of which most is left, and a star the type of which there is most; always from the circle first.
 */
export function suggestedPayment(cost: Cost, means: Means, wild = false): Payment | null {
  if (!isPayable(cost, means, wild)) return null;
  const { typed, any, same } = demandOf(cost, wild);
  const left: Means = { circle: [...means.circle], own: [...means.own] };
  const payment: Payment = { circle: [0, 0, 0, 0], own: [0, 0, 0, 0] };
  const take = (type: number): void => {
    const zone = left.circle[type]! > 0 ? 'circle' : 'own';
    left[zone][type]!--;
    payment[zone][type]!++;
  };
  const most = (): number => {
    const totals = ELEMENTS.map((_, type) => left.circle[type]! + left.own[type]!);
    return totals.indexOf(Math.max(...totals));
  };
  for (const [type, n] of typed.entries()) for (let i = 0; i < n; i++) take(type);
  for (let i = 0; i < any; i++) take(most());
  if (same > 0) {
    const star = most();
    for (let i = 0; i < same; i++) take(star);
  }
  return payment;
}

/** What a cost lacks, by symbol: for a card that could not be cast. Empty if it can be paid. */
export function missingFor(cost: Cost, { circle, own }: Means, wild = false): { -readonly [S in keyof Cost]: number } {
  const { typed, any, same } = demandOf(cost, wild);
  const missing: { -readonly [S in keyof Cost]: number } = {};
  let spare = 0;
  let most = 0;
  for (const [type, symbol] of ELEMENTS.entries()) {
    const left = circle[type]! + own[type]! - typed[type]!;
    if (left < 0) missing[symbol] = -left;
    spare += Math.max(0, left);
    most = Math.max(most, left);
  }
  if (same > most) missing.same = same - most;
  if (any > spare) missing.any = any - spare;
  return missing;
}
