/** Perft, against counts made by hand. */

import { expect, test } from 'vitest';
import { perft, table } from '../../testing/index.ts';
import { duel } from './toys/duel.ts';
import { harbour, type State } from './toys/harbour.ts';

test.each([
  [0, 1],
  // One answer, then both.
  [1, 3],
  [2, 9],
  [4, 81],
  // After two rounds 18 of the 81 ways have been won by one seat.
  [5, 63 * 3],
])('Duel can go on for %i moves in %i ways', (depth, count) => {
  expect(perft(table(duel), { depth, chance: 'all' })).toBe(count);
});

test('a game that is over goes on in no way', () => {
  const duellists = table(duel);
  for (const seat of [0, 1, 0]) duellists.play(seat, { type: 'show', sign: seat === 0 ? 'paper' : 'rock' });
  expect(perft(duellists, { depth: 1, chance: 'all' })).toBe(3);
  // Now seat 0 has won twice.
  duellists.play(1, { type: 'show', sign: 'rock' });
  expect(perft(duellists, { depth: 1, chance: 'all' })).toBe(0);
});

test('chance is enumerated, or drawn from a seed', () => {
  const state: State = {
    options: { market: 2, peeking: false },
    pool: ['amber-3', 'amber-4', 'amber-5'],
    market: ['cloth-1', 'cloth-2'],
    discards: [],
    players: [0, 1].map(() => ({
      hand: [],
      goal: 'seek-amber',
      laid: [],
      hasHailed: true,
      hasPeeked: false,
      seen: null,
    })),
    watchman: 0,
    hasSeized: false,
    quitter: null,
    stack: [{ name: 'turn', seat: 0 }],
  };
  // A draw, or one of two market cards with a new one in its place.
  expect(perft(table(harbour, { state }), { depth: 1, chance: 7 })).toBe(3);
  expect(perft(table(harbour, { state }), { depth: 1, chance: 'all' })).toBe(3 * 3);
  // Seat 1 may hail at any moment, though nobody waits for it.
  state.players[1]!.hasHailed = false;
  expect(perft(table(harbour, { state }), { depth: 1, chance: 7 })).toBe(4);
});
