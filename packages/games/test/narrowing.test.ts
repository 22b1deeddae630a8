/** The generic table's way from many moves to one. */

import { expect, test } from 'vitest';
import type { Naming } from '../src/description.ts';
import { type AnyMove, byType, FEW, narrowed, nextChoice, optionName, reads } from '../src/generic-table/narrowing.ts';
import { GENERIC_TABLE_WORDS } from '../src/generic-table/words.ts';

const naming: Naming = {
  hints: { labels: { place: 'Put a die', off: 'Offensive' } },
  view: {},
  names: ['Ada', 'Bob'],
  viewer: 0,
  say: GENERIC_TABLE_WORDS.en,
};

const places: AnyMove[] = [1, 2, 3, 4].flatMap(die => [1, 2, 3].map(slot => ({ type: 'place', die, slot })));
const all: AnyMove[] = [...places, { type: 'pass' }, { type: 'swap', left: null }, { type: 'swap', left: 2 }];

test('few moves are not narrowed', () => {
  expect(nextChoice(places.slice(0, FEW))).toBeNull();
  expect(nextChoice([])).toBeNull();
});

test('many moves are narrowed by type, then by the first field in which they differ', () => {
  const first = nextChoice(all)!;
  expect(first.field).toBe('type');
  expect(first.options.map(({ value, moves }) => [value, moves.length])).toEqual([
    ['place', 12],
    ['pass', 1],
    ['swap', 2],
  ]);
  const placing = narrowed(all, [{ field: 'type', key: '"place"' }]);
  expect(placing).toEqual(places);
  expect(nextChoice(placing)).toMatchObject({
    field: 'die',
    options: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }],
  });
  expect(
    narrowed(all, [
      { field: 'type', key: '"place"' },
      { field: 'die', key: '2' },
    ]),
  ).toEqual(places.slice(3, 6));
});

test('whatever is chosen, every move can be reached, and every choice leaves fewer', () => {
  const walk = (moves: readonly AnyMove[]): AnyMove[] => {
    const next = nextChoice(moves);
    if (!next) return [...moves];
    for (const option of next.options) expect(option.moves.length).toBeLessThan(moves.length);
    return next.options.flatMap(({ key }) => walk(narrowed(moves, [{ field: next.field, key }])));
  };
  const wild: AnyMove[] = Array.from({ length: 300 }, (_, i) => ({
    type: i % 3 === 0 ? 'a' : 'b',
    only: i,
    list: i % 7 === 0 ? [i % 5, 1] : null,
    ...(i % 2 === 0 && { deep: { x: i % 4 } }),
  }));
  const reached = walk(wild);
  expect(new Set(reached)).toEqual(new Set(wild));
  expect(reached).toHaveLength(wild.length);
});

test('a field with too many values waits until the others are chosen; one that tells every move apart is no choice', () => {
  const moves: AnyMove[] = Array.from({ length: 60 }, (_, i) => ({ type: 'go', id: i, where: i % 30, how: i % 2 }));
  expect(nextChoice(moves)?.field).toBe('how');
  expect(nextChoice(moves.map(({ type, id }) => ({ type, id })))).toBeNull();
});

test('choices have names: of a type its label, of a value what it is called', () => {
  expect(optionName('type', 'place', naming)).toBe('Put a die');
  expect(optionName('loc', 'off', naming)).toBe('Offensive');
  expect(optionName('seat', 1, naming)).toBe('Bob');
  expect(optionName('use', undefined, naming)).toBe('–');
});

test('moves keep their order by type, and are found by any of their words', () => {
  expect(byType(all).map(group => group[0]!.type)).toEqual(['place', 'pass', 'swap']);
  expect(reads('Put die 2 (black 5) on The High Wire', 'wire DIE')).toBe(true);
  expect(reads('Put die 2 (black 5) on The High Wire', 'rope')).toBe(false);
});
