/** How easily tricks get whole within one turn: dice are thrown, and once more those that do not serve. */

import { expect, test } from 'vitest';
import { easeOf } from '../ease.ts';
import { withOne } from '../hand.ts';

const showing = (...values: number[]): number => values.reduce(withOne, 0);
const HANDS = { groupValues: 'distinct', straight: 'five' } as const;
/** How likely a die shows one value in two throws. */
const HIT = 11 / 36;

test('a pair that lacks one die gets whole by any of them', () => {
  const { withFatigue, withOwn, fitting } = easeOf('onePair', showing(3), HANDS);
  expect(withFatigue).toBeCloseTo(1 - (1 - HIT) ** 4, 10);
  expect(withOwn).toBeCloseTo(1 - (1 - HIT) ** 3, 10);
  expect(fitting).toBeCloseTo(withOwn / 3, 10);
});

test('four of a kind that lack two need two of three, or of four', () => {
  const { withFatigue, withOwn } = easeOf('fourKind', showing(5, 5), HANDS);
  expect(withOwn).toBeCloseTo(3 * HIT ** 2 * (1 - HIT) + HIT ** 3, 10);
  expect(withFatigue).toBeCloseTo(1 - (1 - HIT) ** 4 - 4 * HIT * (1 - HIT) ** 3, 10);
});

test('more than a turn’s dice never come in one turn, and what is whole takes no more', () => {
  expect(easeOf('fiveKind', 0, HANDS)).toMatchObject({ withFatigue: 0, withOwn: 0 });
  expect(easeOf('threeKind', showing(2, 2), HANDS).withOwn).toBeGreaterThan(
    easeOf('threeKind', showing(2), HANDS).withOwn,
  );
  expect(easeOf('onePair', showing(4, 4), HANDS)).toEqual({ withFatigue: 0, withOwn: 0, fitting: 0 });
});
