/** The published vectors hold, for our generators and for ones written independently. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chanceFrom,
  commitmentTo,
  fastSource,
  fingerprint,
  intFrom,
  isSeed,
  newSeed,
  promisedBy,
  promiseOf,
  stepChance,
  stepSource,
  streamKey,
} from '../src/index.ts';
import * as independent from './independent.ts';
import vectors from './vectors.json' with { type: 'json' };

const { first } = independent;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test('an independent implementation gives the published vectors', () => {
  expect(independent.computeVectors()).toEqual(vectors);
});

test('our commitments and streams give the published vectors', () => {
  for (const { seed, commitment } of vectors.commitments) expect(commitmentTo(seed)).toBe(commitment);
  for (const { seed, entropy, key, step, words, ints, dice } of vectors.streams) {
    const ours = streamKey(seed, entropy);
    expect(hex(ours)).toBe(key);
    expect(first(words.length, stepSource(ours, step))).toEqual(words);
    const chance = stepChance(ours, step);
    expect(first(ints.drawn.length, () => chance.int(ints.n))).toEqual(ints.drawn);
    expect(stepChance(ours, step).dice(dice.count, dice.sides)).toEqual(dice.faces);
  }
});

test('words are rejected as published', () => {
  for (const { n, words, drawn } of vectors.rejections) {
    let at = 0;
    const ours = first(drawn.length, () => intFrom(() => words[at++]!, n));
    expect(ours).toEqual(drawn);
    expect(drawn.length, 'the vector rejects something').toBeLessThan(words.length);
  }
});

test('our small generator gives the published vectors', () => {
  for (const { seed, words, ints } of vectors.fast) {
    expect(first(words.length, fastSource(seed))).toEqual(words);
    const chance = chanceFrom(fastSource(seed));
    expect(first(ints.drawn.length, () => chance.int(ints.n))).toEqual(ints.drawn);
  }
});

test('ours and the independent generators agree on any seed, entropy and step', () => {
  const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hex);
  // Strings of whole characters only: entropy is made so before it is used.
  const entropies = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 6 });
  fc.assert(
    fc.property(seeds, entropies, fc.nat(2 ** 40), fc.integer({ min: 1, max: 2 ** 21 }), (seed, entropy, step, n) => {
      const words = independent.stepWords(independent.matchKey(seed, entropy), step);
      const chance = stepChance(streamKey(seed, entropy), step);
      expect(first(20, () => chance.int(n))).toEqual(first(20, () => independent.intOf(words, n)));
      expect(commitmentTo(seed)).toBe(independent.commitment(seed));
      for (const text of entropy) expect(promiseOf(text)).toBe(independent.promise(text));
    }),
    { numRuns: 60, seed: 1 },
  );
  fc.assert(
    fc.property(fc.maxSafeNat(), seed => {
      const words = independent.fastWords(seed);
      expect(first(20, fastSource(seed))).toEqual(first(20, () => words.next().value));
    }),
    { numRuns: 100, seed: 2 },
  );
});

test('the dice depend on every part: seed, each entropy, where one entropy ends, and the step', () => {
  const seed = '1'.repeat(64);
  const start = (key: Uint8Array, step: number): string => first(4, stepSource(key, step)).join();
  const starts = [
    start(streamKey(seed, ['a', 'b']), 1),
    start(streamKey('2'.repeat(64), ['a', 'b']), 1),
    start(streamKey(seed, ['ab', '']), 1),
    start(streamKey(seed, ['b', 'a']), 1),
    start(streamKey(seed, ['a', 'b', '']), 1),
    start(streamKey(seed, ['a', 'b']), 2),
  ];
  expect(new Set(starts).size).toBe(starts.length);
});

test('the cryptographic stream rolls fair dice (chi-square, fixed seed)', () => {
  const key = streamKey('3'.repeat(64), []);
  const counts = Array<number>(6).fill(0);
  const steps = 3000;
  for (let step = 0; step < steps; step++) for (const face of stepChance(key, step).dice(10, 6)) counts[face - 1]!++;
  const expected = (steps * 10) / 6;
  expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(20.5);
});

test('a new seed is 64 hex digits and never the same', () => {
  const seeds = first(50, newSeed);
  expect(seeds.every(isSeed)).toBe(true);
  expect(new Set(seeds).size).toBe(50);
});

test('only 64 small hex digits are a seed', () => {
  for (const text of [
    '',
    'a'.repeat(63),
    'a'.repeat(65),
    'A'.repeat(64),
    'g'.repeat(64),
    `${'a'.repeat(64)}\n`,
    null,
    1,
  ]) {
    expect(isSeed(text)).toBe(false);
  }
});

test('a fingerprint depends on the text and on what came before', () => {
  const prints = [fingerprint('', 'a'), fingerprint('', 'b'), fingerprint(fingerprint('', 'a'), 'b')];
  expect(new Set(prints).size).toBe(3);
  expect(prints.every(print => /^[0-9a-f]{32}$/.test(print))).toBe(true);
});

test('what fixed the dice is told seat for seat: a promise, what an open text would have been, or nothing', () => {
  const promise = promiseOf('mine');
  expect(promisedBy([promise, null, null], ['mine', 'hers', ''])).toEqual([promise, promiseOf('hers'), null]);
  expect(promisedBy(undefined, ['', 'hers'])).toEqual([null, promiseOf('hers')]);
  expect(promisedBy([promise], ['']), 'promised and never opened').toEqual([promise]);
});
