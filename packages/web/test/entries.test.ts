/** What is kept, across versions of the program and between tabs. */

import { expect, test } from 'vitest';
import { merged, parseLegacy, readEntry, SHAPE, toEntry } from '../src/play/kept/entries.ts';

test('what an older version kept as texts is lifted to the present shape', () => {
  expect(parseLegacy('name', 'Ada')).toEqual({ shape: SHAPE, value: 'Ada' });
  expect(parseLegacy('learned.fite', '["lead"]')).toEqual({ shape: SHAPE, value: ['lead'] });
  expect(readEntry('match.a', { shape: 1, value: '{"kind":"solo"}' })).toEqual(toEntry({ kind: 'solo' }));
});

test('what is broken, or of a newer version, is not there', () => {
  expect(parseLegacy('learned.fite', 'not a list')).toBeNull();
  for (const found of [
    null,
    'text',
    [],
    {},
    { shape: SHAPE },
    { shape: SHAPE, value: null },
    { shape: SHAPE + 1, value: 1 },
    { shape: 0, value: 1 },
    { shape: 1.5, value: 1 },
  ]) {
    expect(readEntry('name', found)).toBeNull();
  }
});

const solo = (...log: string[]) => ({ kind: 'solo', match: { log: log.map(move => ({ move })) } });

test('a match that goes on replaces what is stored, and one that another tab took further does not', () => {
  const mine = solo('a', 'b', 'c');
  expect(merged('match.1', undefined, mine)).toEqual({ value: mine, isOvertaken: false });
  expect(merged('match.1', solo('a', 'b'), mine)).toEqual({ value: mine, isOvertaken: false });
  expect(merged('match.1', solo('a', 'b', 'c', 'd'), mine)).toMatchObject({ isOvertaken: true });
  // As long, or longer, but another way.
  for (const stored of [solo('a', 'b', 'x'), solo('a', 'x')]) {
    expect(merged('match.1', stored, mine)).toEqual({ value: stored, isOvertaken: true });
  }
});

test('lessons done in two tabs are all done', () => {
  expect(merged('learned.fite', ['a', 'b'], ['b', 'c']).value).toEqual(['a', 'b', 'c']);
  expect(merged('learned.fite', 'broken', ['c']).value).toEqual(['c']);
});

test('an idle tab takes nothing back from a seat', () => {
  const seat = (isIn: boolean, over: boolean, text = 't') => ({ kind: 'live', entropy: { text, isIn }, over });
  expect(merged('match.1', seat(true, true), seat(false, false)).value).toEqual(seat(true, true));
  expect(merged('match.1', seat(false, false), seat(true, true)).value).toEqual(seat(true, true));
  // Another text is another matter.
  expect(merged('match.1', seat(true, false), seat(false, false, 'u')).value).toEqual(seat(false, false, 'u'));
});

test('of everything else the newest is kept', () => {
  expect(merged('name', 'Ada', 'Bo')).toEqual({ value: 'Bo', isOvertaken: false });
  expect(merged('match.1', { kind: 'live' }, solo('a')).value).toEqual(solo('a'));
});
