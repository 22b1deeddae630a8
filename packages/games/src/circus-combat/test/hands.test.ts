/** Poker hand logic (CIRCUS-12, CIRCUS-16, R6 to R11). */

import { expect, test } from 'vitest';
import { HANDS, handOf, KINDS, type Kind } from '../content/hands.ts';
import { fillingsOf, fits, type HandOptions, isLegalFilling, isReady, sizeOf, takenBy } from '../hand.ts';
import { dice, trick } from '../notation.ts';
import type { Eyes, Trick, TrickId } from '../state.ts';
import { place, scenario } from './scenario.ts';

const DEFAULT: HandOptions = { groupValues: 'distinct', straight: 'five' };
const REPEAT: HandOptions = { ...DEFAULT, groupValues: 'mayRepeat' };
const LONG: HandOptions = { ...DEFAULT, straight: 'six' };

const CARD_OF: Record<Kind, TrickId> = {
  onePair: 'A10',
  twoPairs: 'A1',
  threePairs: 'A6',
  threeKind: 'A4',
  fourKind: 'A3',
  fiveKind: 'A8',
  threeKindTwice: 'A2',
  fullHouse: 'A7',
  straight: 'A5',
};

const on = (kind: Kind, values: string): Trick => ({
  card: CARD_OF[kind],
  dice: [...values].map(eyes => ({ colour: 'fatigue', eyes: Number(eyes) as Eyes })),
});

/** Every way to throw so many dice, low to high. */
function throws(count: number, least = 1): string[] {
  if (count === 0) return [''];
  return [1, 2, 3, 4, 5, 6]
    .filter(eyes => eyes >= least)
    .flatMap(eyes => throws(count - 1, eyes).map(rest => `${eyes}${rest}`));
}

/** Whether these values are the hand, by what the hand looks like and nothing else. */
function isHand(kind: Kind, values: string, options: HandOptions): boolean {
  const { groups, size } = handOf(kind, options);
  if (values.length !== size) return false;
  if (groups === null) return '123456'.includes(values);
  const deal = (left: string, sizes: readonly number[], used: string): boolean => {
    if (sizes.length === 0) return left === '';
    return [...'123456'].some(eyes => {
      const group = eyes.repeat(sizes[0]!);
      if (!left.includes(group) || (options.groupValues === 'distinct' && used.includes(eyes))) return false;
      return deal(left.replace(group, ''), sizes.slice(1), used + eyes);
    });
  };
  return deal(values, groups, '');
}

/** Legal fillings the slow way: whatever is part of some complete hand. */
function legalBySearch(kind: Kind, options: HandOptions): Set<string> {
  const legal = new Set<string>();
  const shrink = (values: string): void => {
    if (legal.has(values)) return;
    legal.add(values);
    for (let i = 0; i < values.length; i++) shrink(values.slice(0, i) + values.slice(i + 1));
  };
  for (const values of throws(handOf(kind, options).size)) if (isHand(kind, values, options)) shrink(values);
  return legal;
}

test.each<[Kind, HandOptions, string]>([
  ['onePair', DEFAULT, '1 6 6'],
  ['twoPairs', DEFAULT, '1 6 21 30 15'],
  ['threePairs', DEFAULT, '1 6 21 50 75 60 20'],
  ['threeKind', DEFAULT, '1 6 6 6'],
  ['fourKind', DEFAULT, '1 6 6 6 6'],
  ['fiveKind', DEFAULT, '1 6 6 6 6 6'],
  ['threeKindTwice', DEFAULT, '1 6 21 36 45 30 15'],
  ['fullHouse', DEFAULT, '1 6 21 36 45 30'],
  ['straight', DEFAULT, '1 6 14 16 9 2'],
  ['straight', LONG, '1 6 15 20 15 6 1'],
  ['twoPairs', REPEAT, '1 6 21 36 21'],
  ['threePairs', REPEAT, '1 6 21 56 111 126 56'],
  ['threeKindTwice', REPEAT, '1 6 21 36 51 36 21'],
  ['fullHouse', REPEAT, '1 6 21 36 51 36'],
])('CIRCUS-R10: the legal fillings of %s with %o, by size, are %s', (kind, options, counts) => {
  const sizes = [...fillingsOf(kind, options).values()].map(({ size }) => size);
  const bySize = Array.from(
    { length: handOf(kind, options).size + 1 },
    (_, n) => sizes.filter(size => size === n).length,
  );
  expect(bySize.join(' ')).toBe(counts);
});

test.each(KINDS.flatMap(kind => [DEFAULT, REPEAT, LONG].map(options => [kind, options] as const)))(
  'CIRCUS-R10 CIRCUS-12: %s with %o takes exactly what can still become the hand',
  (kind, options) => {
    const legal = legalBySearch(kind, options);
    const { size } = handOf(kind, options);
    for (let count = 0; count <= size; count++) {
      for (const values of throws(count)) {
        const filled = on(kind, values);
        expect([values, isLegalFilling(filled, options)]).toEqual([values, legal.has(values)]);
        if (!legal.has(values)) continue;
        const more = [...'123456'].filter(eyes => legal.has([...values, eyes].sort().join('')));
        expect([values, takenBy(filled, options).join('')]).toEqual([values, more.join('')]);
      }
    }
  },
);

test('CIRCUS-R6: each hand has exactly its dice', () => {
  const sizes = Object.fromEntries(KINDS.map(kind => [kind, HANDS[kind].size]));
  expect(sizes).toEqual({
    onePair: 2,
    twoPairs: 4,
    threePairs: 6,
    threeKind: 3,
    fourKind: 4,
    fiveKind: 5,
    threeKindTwice: 6,
    fullHouse: 5,
    straight: 5,
  });
  for (const [kind, values] of [
    ['onePair', '33'],
    ['twoPairs', '3355'],
    ['fullHouse', '33355'],
    ['straight', '23456'],
  ] as const) {
    expect(takenBy(on(kind, values), DEFAULT)).toEqual([]);
  }
});

test('CIRCUS-16: a trick is ready when it holds all dice of its hand, and not before', () => {
  for (const kind of KINDS) {
    const size = sizeOf(on(kind, ''), DEFAULT);
    for (const values of legalBySearch(kind, DEFAULT)) {
      expect(isReady(on(kind, values), DEFAULT)).toBe(values.length === size);
    }
  }
});

const GROUPED = [
  ['twoPairs', '4444'],
  ['threePairs', '222255'],
  ['threeKindTwice', '333333'],
  ['fullHouse', '66666'],
] as const;

test.each(GROUPED)('CIRCUS-R7 groupValues distinct: %s is not %s', (kind, values) => {
  expect(isLegalFilling(on(kind, values), DEFAULT)).toBe(false);
});

test.each(GROUPED)('CIRCUS-R7 groupValues mayRepeat: %s may be %s', (kind, values) => {
  expect(isLegalFilling(on(kind, values), REPEAT)).toBe(true);
  expect(isReady(on(kind, values), REPEAT)).toBe(true);
});

test('CIRCUS-R8 straight five: five in a row without going round', () => {
  expect(['12345', '23456', '34561'].map(values => isLegalFilling(on('straight', values), DEFAULT))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isReady(on('straight', '12345'), DEFAULT)).toBe(true);
});

test('CIRCUS-R8 straight six: all six values', () => {
  expect(isReady(on('straight', '12345'), LONG)).toBe(false);
  expect(isReady(on('straight', '123456'), LONG)).toBe(true);
  const game = scenario({ options: { straight: 'six' }, stage: { 1: 'A5 K1 K2 K3 K4 K5' } }, 'K6 K5 K4 R1');
  const events = game.keepAnd([place(1, 1)]);
  expect(events).toContainEqual(expect.objectContaining({ type: 'trickWon', card: 'A5', base: 21 }));
});

test('CIRCUS-R9: dice of all colours make the hand together', () => {
  const mixed = trick('A3 K4 G4 R4');
  expect(takenBy(mixed, DEFAULT)).toEqual([4]);
  for (const die of dice('K4 G4 R4')) expect(fits(die, mixed, DEFAULT)).toBe(true);
  expect(isReady(trick('A3 K4 G4 R4 G4'), DEFAULT)).toBe(true);
});

test('CIRCUS-R11: a die fits even where the dice to finish the hand are not left', () => {
  const game = scenario({ stage: { 1: 'A8' }, supply: { black: 1, gray: 0, fatigue: 0 } }, 'K3');
  game.go({ type: 'rethrow', dice: [] });
  expect(game.choices).toEqual([place(1, 1)]);
});
