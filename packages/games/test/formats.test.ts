/** Numbers, plurals and lists: what is kept for speed says what `Intl` says. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as german from '../src/formats.de.ts';
import * as english from '../src/formats.en.ts';

test.each([
  ['en-GB', english],
  ['de-DE', german],
] as const)('%s is written as Intl writes it', (tag, { number, decimal, plural, list, either }) => {
  const numbers = [0, 1, 2, 99, 100, 1.5, 1250, 1_234_567];
  const written = numbers.map(n => new Intl.NumberFormat(tag).format(n));
  // Twice: the second time what was kept answers.
  for (let times = 0; times < 2; times++) {
    expect(numbers.map(number)).toEqual(written);
    const rules = new Intl.PluralRules(tag);
    expect(numbers.map(n => plural(n, 'one', 'other'))).toEqual(numbers.map(n => rules.select(n)));
  }
  expect(decimal(2)).toBe(new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).format(2));
  for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd', 'e']]) {
    expect(list(items)).toBe(new Intl.ListFormat(tag, { type: 'conjunction' }).format(items));
    expect(either(items)).toBe(new Intl.ListFormat(tag, { type: 'disjunction' }).format(items));
  }
});

test('a minus is a minus, and nothing is neither more nor less', () => {
  expect([-7, -0].map(english.number)).toEqual(['−7', '0']);
  expect([8, 0, -0, -7].map(english.change)).toEqual(['+8', '±0', '±0', '−7']);
});

test('English is British, and both languages know one from many', () => {
  expect(english.list(['a', 'b', 3])).toBe('a, b and 3');
  expect([1, 2, 1250].map(n => english.count(n, 'die', 'dice'))).toEqual(['1 die', '2 dice', '1,250 dice']);
  expect([1, 1250].map(n => german.count(n, 'Karte', 'Karten'))).toEqual(['1 Karte', '1.250 Karten']);
});

test('no catalogue makes plurals by hand', () => {
  const packages = join(import.meta.dirname, '../..');
  const catalogues = readdirSync(packages).flatMap(name =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(path => /\bwords\/.*\.ts$/.test(path) && !/\btest\//.test(path))
      .map(path => join(packages, name, 'src', path)),
  );
  expect(catalogues.length).toBeGreaterThan(90);
  // Whoever compares with one is about to choose between one and many.
  const byHand = catalogues.flatMap(path =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter(line => /(?:[=!]==|<=|>) 1\b|(?:<|>=) 2\b(?! \*)/.test(line))
      .map(line => `${path}: ${line.trim()}`),
  );
  expect(byHand, 'let the message choose: { $n -> [one] … *[other] … }; what is no plural the view can say').toEqual(
    [],
  );
});
