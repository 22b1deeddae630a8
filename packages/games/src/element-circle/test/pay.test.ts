/** Paying: which payments there are, which is suggested, and what is missing. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cost } from '../content/language.ts';
import { allIn, isPayable, type Means, missingFor, paymentsFor, suggestedPayment, unusedIn } from '../pay.ts';
import type { Counts } from '../state.ts';

const NONE: Counts = [0, 0, 0, 0];

test('ELEM-11: only unused elements count', () => {
  const slots = [{ type: 'E', used: false }, { type: 'E', used: true }, null, { type: 'A', used: false }] as const;
  expect(unusedIn(slots)).toEqual([1, 0, 0, 1]);
  expect(allIn(slots)).toEqual([2, 0, 0, 1]);
});

test('ELEM-37: each symbol demands one element of its type', () => {
  expect(isPayable({ E: 4 }, { circle: [2, 1, 1, 0], own: [2, 0, 0, 0] })).toBe(true);
  expect(isPayable({ E: 4 }, { circle: [2, 1, 1, 0], own: [1, 1, 0, 0] })).toBe(false);
  expect(paymentsFor({ E: 4 }, { circle: [2, 1, 1, 0], own: [2, 0, 0, 0] })).toEqual([
    { circle: [2, 0, 0, 0], own: [2, 0, 0, 0] },
  ]);
});

test('ELEM-38: a symbol of any type takes any element', () => {
  expect(paymentsFor({ any: 2 }, { circle: [1, 0, 0, 0], own: [0, 1, 0, 0] })).toEqual([
    { circle: [1, 0, 0, 0], own: [0, 1, 0, 0] },
  ]);
});

test('ELEM-39: five stars take five of one type, never a mixture', () => {
  const fiveAir: Means = { circle: [0, 1, 1, 2], own: [0, 0, 0, 3] };
  expect(paymentsFor({ same: 5 }, fiveAir)).toEqual([{ circle: [0, 0, 0, 2], own: [0, 0, 0, 3] }]);
  expect(isPayable({ same: 5 }, { circle: [0, 1, 1, 2], own: [1, 0, 0, 2] })).toBe(false);
  expect(paymentsFor({ same: 5 }, { circle: [0, 0, 0, 4], own: [1, 0, 0, 2] })).toEqual([
    { circle: [0, 0, 0, 4], own: [0, 0, 0, 1] },
    { circle: [0, 0, 0, 3], own: [0, 0, 0, 2] },
  ]);
});

describe('ELEM-R22: the suggested payment', () => {
  test.each<[string, Cost, Means, boolean, Counts, Counts]>([
    [
      'takes typed symbols from the circle first',
      { E: 2 },
      { circle: [1, 0, 0, 0], own: [2, 0, 0, 0] },
      false,
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ],
    [
      'takes any type from what is most plentiful',
      { any: 2 },
      { circle: [1, 0, 2, 0], own: [0, 1, 1, 0] },
      false,
      [0, 0, 2, 0],
      NONE,
    ],
    ['breaks ties by E, W, F, A', { any: 1 }, { circle: [0, 1, 1, 0], own: NONE }, false, [0, 1, 0, 0], NONE],
    [
      'takes stars from the most plentiful type',
      { same: 2 },
      { circle: [2, 0, 0, 0], own: [0, 0, 0, 3] },
      false,
      NONE,
      [0, 0, 0, 2],
    ],
    [
      'treats every symbol as any under the wildcard',
      { F: 2 },
      { circle: [1, 2, 0, 0], own: [0, 1, 0, 1] },
      true,
      [0, 2, 0, 0],
      NONE,
    ],
  ])('%s', (_, cost, means, wild, circle, own) => {
    expect(suggestedPayment(cost, means, wild)).toEqual({ circle, own });
  });
});

const counts = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(3));
const means = fc.record({ circle: counts, own: counts });
const costs = fc.oneof(
  fc.record({ E: fc.nat(3), W: fc.nat(2), F: fc.nat(2), A: fc.nat(2), any: fc.nat(3) }),
  fc.record({ same: fc.integer({ min: 1, max: 6 }) }),
);

test('ELEM-R20: payments are exact, distinct, within the means, and there is one exactly when the cost is payable', () => {
  fc.assert(
    fc.property(costs, means, fc.boolean(), (cost, have, wild) => {
      const payments = paymentsFor(cost, have, wild);
      const size = Object.values(cost).reduce((sum, n) => sum + n, 0);
      expect(payments.length > 0).toBe(isPayable(cost, have, wild));
      expect(Object.keys(missingFor(cost, have, wild)).length > 0).toBe(payments.length === 0);
      expect(new Set(payments.map(payment => JSON.stringify(payment))).size).toBe(payments.length);
      for (const { circle, own } of payments) {
        const spent = circle.map((n, i) => n + own[i]!);
        expect(spent.reduce((sum, n) => sum + n, 0)).toBe(size);
        expect(
          circle.every((n, i) => n >= 0 && n <= have.circle[i]!) && own.every((n, i) => n >= 0 && n <= have.own[i]!),
        ).toBe(true);
        if (!wild && 'same' in cost) expect(spent.filter(n => n > 0)).toHaveLength(1);
        if (!wild && 'E' in cost) expect([cost.E, cost.W, cost.F, cost.A].every((n, i) => spent[i]! >= n)).toBe(true);
      }
      const suggested = suggestedPayment(cost, have, wild);
      if (payments.length === 0) expect(suggested).toBeNull();
      else expect(payments).toContainEqual(suggested);
    }),
  );
});

test('ELEM-33: a card that cannot be cast says what it lacks', () => {
  expect(missingFor({ F: 2 }, { circle: [1, 2, 0, 0], own: [0, 1, 0, 1] })).toEqual({ F: 2 });
  expect(missingFor({ any: 3 }, { circle: [1, 0, 0, 0], own: NONE })).toEqual({ any: 2 });
  expect(missingFor({ same: 5 }, { circle: [3, 1, 0, 0], own: NONE })).toEqual({ same: 2 });
  expect(missingFor({ E: 1 }, { circle: [1, 0, 0, 0], own: NONE })).toEqual({});
});
