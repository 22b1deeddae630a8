/** What a guest may be called. */

import { expect, test } from 'vitest';
import { parseAccountName, parseName } from '../src/matches/names.ts';
import { Refused } from '../src/matches/refusal.ts';

test('a name of 1 to 24 characters is taken, trimmed', () => {
  expect(parseName('  Ann  ')).toBe('Ann');
  expect(parseName('x')).toBe('x');
  expect(parseName('Zoë Ångström-O’Neill')).toBe('Zoë Ångström-O’Neill');
  expect(parseName('👩‍🚀🎲')).toBe('👩‍🚀🎲');
  // Counted as people count, not in halves of characters.
  expect(parseName('🎲'.repeat(24))).toBe('🎲'.repeat(24));
});

test('what joins letters or pictures is part of a name', () => {
  for (const name of [
    'می\u200cخواهم',
    'क्\u200dष',
    'e\u0323\u0302',
    'שָּׁ',
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    '👩\u200d👩\u200d👧',
  ])
    expect(parseName(name)).toBe(name);
});

test('the name of an account has letters of one alphabet', () => {
  for (const name of ['Ann', 'Анна', 'Άννα 2', '安 Ann']) expect(parseAccountName(name)).toBe(name);
  for (const name of ['Аnn', 'Annα']) expect(() => parseAccountName(name)).toThrow(Refused);
});

test('any other is refused', () => {
  const bad = ['', '   ', 'x'.repeat(25), '🎲'.repeat(25), 'a\nb', 'a\u0000b', 'a\u007fb', 'a\u0085b'];
  const sneaky = ['\u200b', 'a\u202eb', 'a\u2066b', 'a\u2028b', 'a\ud800b'];
  const unseen = [
    'Ann\u200b',
    '\ufeffA\ufeffnn',
    'A\u200dnn',
    'A\u{e0041}',
    '\u3164',
    '\u2800',
    'Ann\u2800',
    'A\u00adnn',
    'A\ufe0f',
  ];
  const towers = [`E${'\u0300'.repeat(4)}`, `Ev${'\u20dd'.repeat(20)}e`];
  for (const name of [...bad, ...sneaky, ...unseen, ...towers])
    expect(() => parseName(name), JSON.stringify(name)).toThrow(Refused);
});
