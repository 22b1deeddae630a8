/** Random play stays where another engine found it; the bench plays enough games for the narrow bands. */

import { expect, test } from 'vitest';
import { isInBand, type Measured, openSample, statisticsOf } from '../metrics-bands.ts';

const GAMES = 1500;

test('the figures of random games are within their bands, as far as so few games can tell', () => {
  const figures = statisticsOf(GAMES, 1);
  expect(figures).toHaveLength(14);
  for (const { name, value, error, low, high } of figures) {
    // Four standard errors beyond either end: a rule that is wrong goes further than that.
    expect([name, value >= low - 4 * error, value <= high + 4 * error]).toEqual([name, true, true]);
  }
}, 30_000);

test('equal seeds give equal figures, others give others', () => {
  expect(statisticsOf(20, 7)).toEqual(statisticsOf(20, 7));
  expect(statisticsOf(20, 7)).not.toEqual(statisticsOf(20, 8));
});

test('a sample goes on where it stopped', () => {
  const sample = openSample(7);
  for (let i = 0; i < 20; i++) sample.playOne();
  expect([sample.games, sample.figures()]).toEqual([20, statisticsOf(20, 7)]);
});

test('a figure outside its band is told from one inside', () => {
  const figure: Measured = { name: 'turns', value: 28, error: 0, low: 27.7, high: 28.1, isShare: false };
  expect([27.6, 27.7, 28.1, 28.2].map(value => isInBand({ ...figure, value }))).toEqual([false, true, true, false]);
});
