/** The test of the tests: clean toys keep their secrets, and a leak planted in any place is found there. */

import { expect, test } from 'vitest';
import { keepsSecrets, mentions, REAL_FEEDS } from '../../testing/index.ts';
import { duel } from './toys/duel.ts';
import { ferry } from './toys/ferry.ts';
import { harbour, secretsOf } from './toys/harbour.ts';
import { LEAKS_OF_CHOICES, LEAKS_OF_IDS, LEAKS_OF_SILENCE } from './toys/leaks.ts';

const noIds = () => [];

test('clean games keep their secrets', () => {
  keepsSecrets(harbour, secretsOf, { games: 40, seed: 1 });
  keepsSecrets(duel, noIds, { games: 40, seed: 1 });
  keepsSecrets(ferry, noIds, { games: 40, seed: 1 });
});

test('somebody who has no choice keeps no secret', () => {
  const forced: typeof duel = {
    ...duel,
    legalMoves: (state, seat) => duel.legalMoves(state, seat).slice(0, seat === 0 ? 1 : undefined),
  };
  keepsSecrets(forced, noIds, { games: 10, seed: 1 });
});

test.each(LEAKS_OF_IDS)('a card or goal leaks: $name', ({ game, feeds, place }) => {
  const check = () => keepsSecrets(game, secretsOf, { games: 40, seed: 1, feeds: { ...REAL_FEEDS, ...feeds } });
  expect(check).toThrow(expect.objectContaining({ name: 'LawBroken', place }));
});

test.each(LEAKS_OF_CHOICES)('a choice leaks: $name', ({ game, feeds, place }) => {
  const check = () => keepsSecrets(game, noIds, { games: 40, seed: 1, feeds: { ...REAL_FEEDS, ...feeds } });
  expect(check).toThrow(expect.objectContaining({ name: 'LawBroken', place }));
});

test.each(LEAKS_OF_SILENCE)('a silent answer leaks: $name', ({ game, feeds, place }) => {
  const check = () => keepsSecrets(game, noIds, { games: 40, seed: 1, feeds: { ...REAL_FEEDS, ...feeds } });
  expect(check).toThrow(expect.objectContaining({ name: 'LawBroken', place }));
});

test('a way back that closes when somebody answers in silence breaks that law, and cannot pass as another', () => {
  const { game } = LEAKS_OF_SILENCE[0]!;
  const isSilence = expect.objectContaining({ law: 'silence', message: expect.stringContaining('acted: null | ') });
  expect(() => keepsSecrets(game, noIds, { games: 40, seed: 1 })).toThrow(isSilence);
});

test('an id is found as a word of its own', () => {
  expect(mentions('["red-1"]', 'red-1')).toBe(true);
  expect(mentions('You hold red-1.', 'red-1')).toBe(true);
  expect(mentions('["red-12","dark-red-1","red-12 red-1x"]', 'red-1')).toBe(false);
});
