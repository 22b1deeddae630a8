/** What shows are worth (CIRCUS-26 to CIRCUS-31, R42 to R45). */

import { expect, test } from 'vitest';
import { dice, trick } from '../notation.ts';
import {
  baseOf,
  colourFactors,
  nextFactors,
  positionFactor,
  projection,
  scoreLines,
  scoreSheet,
  totalOf,
} from '../score.ts';

const show = (...tricks: string[]) => tricks.map(trick);

test("CIRCUS-26: own eyes less fatigue; the rival's count nothing", () => {
  expect(baseOf(trick('A5 K1 K3 K5 G2 R4'), 0)).toBe(5);
  expect(baseOf(trick('A5 K1 K3 K5 G2 R4'), 1)).toBe(-2);
});

test('CIRCUS-27 CIRCUS-R42: positions from the left, whatever the length of the show', () => {
  expect(Array.from({ length: 12 }, (_, i) => positionFactor(i + 1))).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3]);
  const five = scoreLines(show('A1', 'T1', 'A2', 'T2', 'A3'), 0);
  expect(five.map(line => line.positionFactor)).toEqual([1, 1, 1, 2, 2]);
});

test.each([
  ['A1 T1 V1', '1 1 1'],
  ['A1 A2 T1 T2 A3', '1 2 1 2 1'],
  ['A1 A2 A3', '1 2 3'],
])('CIRCUS-28: the colours of %s count %s', (cards, factors) => {
  expect(colourFactors(show(...cards.split(' '))).join(' ')).toBe(factors);
});

test('CIRCUS-29 CIRCUS-R43: after three the count starts again, and another colour starts it again', () => {
  expect(colourFactors(show('A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'T1', 'T2')).join(' ')).toBe('1 2 3 1 2 3 1 1 2');
});

test('CIRCUS-30: a negative base is multiplied', () => {
  const lines = scoreLines(show('T1', 'V1', 'T2', 'A1', 'A4 K1 R4 R4'), 0);
  expect(lines.at(-1)).toMatchObject({ own: 1, fatigue: 8, base: -7, positionFactor: 2, colourFactor: 2, points: -28 });
});

test('CIRCUS-31: fatigue in front is subtracted, and not multiplied', () => {
  const scored = { queue: [show('A10 K5 K5'), []], front: [dice('R4 R2'), dice('R5')] } as never;
  expect(scoreSheet(scored, 0)).toMatchObject({ show: 10, front: 6, total: 4 });
  expect(scoreSheet(scored, 1)).toEqual({ lines: [], show: 0, front: 5, total: -5 });
  expect(projection(scored)).toEqual([4, -5]);
});

test('CIRCUS-R44: both factors multiply, up to nine', () => {
  const lines = scoreLines(show('T1', 'T2', 'T3', 'V1', 'V2', 'V3', 'A1 K1', 'A2 K1', 'A3 K1'), 0);
  expect(lines.slice(6).map(({ points }) => points)).toEqual([3, 6, 9]);
});

test('CIRCUS-R45: the same tricks in another order are worth something else', () => {
  const order = (...cards: string[]) => totalOf({ queue: [show(...cards), []], front: [[], []] }, 0);
  expect(order('A10 K5 K5', 'T4 K2 K2 R2', 'A4 K6 K6 K6', 'A1 K4 K4 R5 K5')).toBe(62);
  expect(order('T4 K2 K2 R2', 'A10 K5 K5', 'A4 K6 K6 K6', 'A1 K4 K4 R5 K5')).toBe(96);
});

test('nothing times something negative is nothing, without a sign', () => {
  const [line] = scoreLines(show('A10 R1 K1'), 0);
  expect(Object.is(line!.points, 0)).toBe(true);
  expect(Object.is(totalOf({ queue: [[], []], front: [[], []] }, 0), 0)).toBe(true);
});

test('the fast total is the total of the sheet', () => {
  const scored = {
    queue: [
      show('A10 K5 K5', 'A4 K6 K6 R6', 'A9 K4 K4 G1 G1', 'A5 K1 K3 K5 G2 R4', 'T4 K1 R1 R1'),
      show('V8 G6 G6 K6'),
    ],
    front: [dice('R4 R2'), dice('')],
  } as never;
  for (const seat of [0, 1] as const) expect(totalOf(scored, seat)).toBe(scoreSheet(scored, seat).total);
});

test('what the next trick of each colour would count', () => {
  expect(nextFactors([])).toEqual({ position: 1, positionFactor: 1, colourFactors: { amber: 1, teal: 1, violet: 1 } });
  expect(nextFactors(show('T1', 'A1', 'A2'))).toEqual({
    position: 4,
    positionFactor: 2,
    colourFactors: { amber: 3, teal: 1, violet: 1 },
  });
  expect(nextFactors(show('A1', 'A2', 'A3')).colourFactors.amber).toBe(1);
});
