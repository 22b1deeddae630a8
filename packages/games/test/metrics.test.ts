/** What games count, in random games: every figure that should lie somewhere is counted, and none is nonsense. */

import { expect, test } from 'vitest';
import { MANIFESTS } from '../src/all.ts';
import { figureOf, fits } from '../src/figures.ts';
import { findGame } from '../src/index.ts';
import { anything, measured } from '../src/measured.ts';
import type { Measure } from '../src/metrics.ts';

/** Not every game brings everything; one that has been counted once is counted. */
const MOST_GAMES = 100;

const COUNTED = MANIFESTS.filter(({ metrics }) => metrics !== undefined).map(({ id }) => id);

test.each(COUNTED)('%s counts what it has bands for, at every table', { timeout: 60_000 }, async id => {
  const game = findGame(id)!;
  const metrics = (await MANIFESTS.find(manifest => manifest.id === id)!.metrics!())!;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const missing = new Set(Object.keys(metrics.bands(seats)));
    for (let seed = 1; missing.size > 0 && seed <= MOST_GAMES; seed++) {
      const { payoffs, measures } = measured(game, metrics, { seats, options: {}, seed }, (asked, chance) => {
        return metrics.draws?.(asked.moves, chance) ?? anything(asked, chance);
      });
      for (const seat of payoffs.keys()) missing.delete(`seat ${seat} wins`);
      for (const [name, measure] of Object.entries(measures)) {
        const [part, whole] = typeof measure === 'number' ? [measure, 1] : measure;
        expect(Number.isFinite(part) && whole >= 0, `${name}: ${part} of ${whole}`).toBe(true);
        if (whole > 0) missing.delete(name);
      }
    }
    expect([...missing], `${seats} seats`).toEqual([]);
  }
});

test('a mean has an interval, of ratios of sums too', () => {
  expect(figureOf([1, 2, 3])).toMatchObject({ value: 2, of: 3 });
  expect(figureOf([2, 2]).low).toBe(2);
  const { value, low, high, of } = figureOf([
    [1, 4],
    [5, 6],
  ]);
  expect([value, of]).toEqual([0.6, 10]);
  expect(high - value).toBeCloseTo(1.96 * (Math.hypot(1.4, 1.4) / 10));
  expect(value - low).toBeCloseTo(high - value);
});

test('a median is one of the values, or between two, and so is its interval', () => {
  const median = (...all: Measure[]) => figureOf(all, { isMedian: true });
  expect(median(3, 1, 100)).toMatchObject({ value: 3, low: 1, high: 100, of: 3 });
  expect(median(1, 2, 3, 4).value).toBe(2.5);
  expect(median([6, 2], [8, 2]).value).toBe(3.5);
});

test('a figure fits where its interval and its band meet', () => {
  const figure = { value: 5, low: 4, high: 6, of: 10 };
  expect(fits(figure, {})).toBe(true);
  expect(fits(figure, { least: 6 })).toBe(true);
  expect(fits(figure, { least: 6.1 })).toBe(false);
  expect(fits(figure, { most: 3.9 })).toBe(false);
});
