/** Plain data is copied, compared and spelt in one way. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, copyPlain, deepFreeze, samePlain } from '../src/index.ts';

const hasOddKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(hasOddKey));

/** Anything that JSON can say, without the one key that JavaScript reads otherwise. */
const plain = fc.jsonValue({ maxDepth: 5 }).filter(value => !hasOddKey(value));

const settings = { numRuns: 300, seed: 1 };

/** The same content with its keys the other way round. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turnedRound(item)]),
  );
}

/** Every object and array in a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

test('a copy equals the original and shares nothing with it', () => {
  fc.assert(
    fc.property(plain, value => {
      const copy = copyPlain(value);
      expect(copy).toEqual(value);
      const originals = new Set(partsOf(value));
      expect(partsOf(copy).some(part => originals.has(part))).toBe(false);
    }),
    settings,
  );
});

test('content is the same as itself in any order of keys, and has one spelling', () => {
  fc.assert(
    fc.property(plain, value => {
      expect(samePlain(value, turnedRound(value))).toBe(true);
      expect(canonicalJson(turnedRound(value))).toBe(canonicalJson(value));
    }),
    settings,
  );
});

test('two values are the same exactly when they are spelt the same', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      expect(samePlain(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
    }),
    settings,
  );
});

test('canonical JSON is JSON for the same value', () => {
  fc.assert(
    fc.property(plain, value => {
      expect(samePlain(JSON.parse(canonicalJson(value)), value)).toBe(true);
    }),
    settings,
  );
});

test('canonical JSON sorts keys by their UTF-16 units and writes numbers the short way', () => {
  const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, ö: 7, b: { z: [], a: {} } };
  expect(canonicalJson(value)).toBe(
    '{"\\r":2,"1":4,"b":{"a":{},"z":[]},"\u0080":6,"ö":7,"\u20ac":1,"\u{1f600}":5,"\ufb33":3}',
  );
  expect(canonicalJson([1e21, 1e-7, 0.1, -0, 100, 4.5, 2e-3])).toBe('[1e+21,1e-7,0.1,0,100,4.5,0.002]');
  expect(canonicalJson('"\\\n\u0001\u007f/')).toBe('"\\"\\\\\\n\\u0001\u007f/"');
});

test('what JSON cannot say has no spelling', () => {
  for (const odd of [undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol('s'), 1n]) {
    expect(() => canonicalJson(odd)).toThrow('not plain data');
    expect(() => canonicalJson({ deep: [odd] })).toThrow('not plain data');
  }
});

test('small differences are differences', () => {
  const pairs: [unknown, unknown][] = [
    [{ a: 1 }, { a: 1, b: 1 }],
    [
      { a: 1, b: 1 },
      { a: 1, c: 1 },
    ],
    [{ a: undefined }, {}],
    [[1, 2], [1]],
    [[1], { 0: 1 }],
    [{ length: 0 }, []],
    [null, {}],
    [{}, null],
    ['1', 1],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }],
    [{ toString: 1 }, { valueOf: 1 }],
    [Number.NaN, Number.NaN],
  ];
  for (const [a, b] of pairs) expect(samePlain(a, b)).toBe(false);
});

test('a frozen value throws when anything in it is changed', () => {
  const value = deepFreeze({ a: [{ b: 1 }] });
  expect(() => {
    value.a[0]!.b = 2;
  }).toThrow();
  expect(() => value.a.push({ b: 3 })).toThrow();
  expect(deepFreeze(value)).toBe(value);
});
