import { expect, test } from 'vitest';
import { ratingsOf } from '../src/elo.ts';
import { aimOf, fixturesOf, isClear } from '../src/league.ts';

test('everybody meets the next and greedy, pair after pair', () => {
  const fixtures = fixturesOf({ levels: ['greedy', 'easy', 'medium', 'champion'], pairs: 2, seed: 0 });
  const meetings = ['medium easy', 'champion medium', 'easy greedy', 'medium greedy', 'champion greedy'];
  expect(fixtures.map(({ a, b, seed }) => `${a} ${b} ${seed}`)).toEqual([
    ...meetings.map(meeting => `${meeting} 0`),
    ...meetings.map(meeting => `${meeting} 1`),
  ]);
});

test('three wins of four games are some 190 points, and the anchor stays where it is', () => {
  const results = Array.from({ length: 400 }, (_, i) => ({ a: 'strong', b: 'greedy', score: [0.5, 1][i % 2]! }));
  const [strong, greedy] = ratingsOf(results, 'greedy');
  expect(greedy).toMatchObject({ who: 'greedy', elo: 1500, from: 1500, to: 1500 });
  expect(Math.abs(strong!.elo - 1500 - 191)).toBeLessThan(3);
  expect(strong!.from).toBeLessThan(strong!.elo);
  expect(strong!.to).toBeGreaterThan(strong!.elo);
});

test('whoever has lost every game has a rating all the same', () => {
  const results = Array.from({ length: 10 }, () => ({ a: 'weak', b: 'greedy', score: 0 }));
  const weak = ratingsOf(results, 'greedy').find(({ who }) => who === 'weak')!;
  expect(weak.elo).toBeGreaterThan(500);
  expect(weak.elo).toBeLessThan(1300);
});

test('a meeting is over when more pairs would not change what it says, and not before', () => {
  const times = (count: number, ...scores: number[]): number[] => Array.from({ length: count }, () => scores).flat();
  expect(isClear(times(7, 1), 0.65)).toBe(false);
  expect(isClear(times(8, 1), 0.65)).toBe(true);
  expect(isClear(times(8, 0), 0.65)).toBe(true);
  expect(isClear(times(8, 1), 0.8)).toBe(false);
  expect(isClear(times(8, 1, 0.5), 0.65)).toBe(false);
  expect(isClear(times(40, 1, 0.5), 0.65)).toBe(true);
  expect(isClear(times(40, 1, 0.5), null)).toBe(false);
});

test('a character must beat the next lower, the champion greedy, and anybody at a larger table more than a share', () => {
  expect(aimOf('hard', 'medium', 2)).toBe(0.65);
  expect(aimOf('champion', 'greedy', 2)).toBe(0.8);
  expect(aimOf('easy', 'greedy', 2)).toBeNull();
  expect(aimOf('champion', 'greedy', 4)).toBe(0.25);
});
