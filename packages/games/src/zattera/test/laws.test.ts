/** Zattera keeps the laws, its own books and its secrets in random games. */

import { effort, keepsSecrets, obeysTheLaws } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { laws } from '../laws.ts';
import { zattera } from '../rules.ts';

const GAMES = effort(25, 250);

test('games of any size with any options keep the laws', () => {
  obeysTheLaws(zattera, { games: GAMES, seed: 1, ...laws });
});

test('what a hand holds reaches nobody else', () => {
  keepsSecrets(zattera, laws.secretsOf ?? (() => []), { games: GAMES, seed: 2001 });
});

test.each<[string, typeof zattera, string]>([
  [
    'a hand is not refilled',
    {
      ...zattera,
      apply(state, seat, move, step) {
        zattera.apply(state, seat, move, step);
        const [player] = state.players;
        if (move.type === 'load' && state.pile.length > 0) state.gone = [...state.gone, player!.hand.shift()!];
      },
      checkState: () => null,
    },
    'ZATTERA-7: a hand is not refilled',
  ],
  [
    'a point is made',
    {
      ...zattera,
      apply(state, seat, move, step) {
        zattera.apply(state, seat, move, step);
        if (move.type === 'giveWay') state.players[seat]!.points++;
      },
    },
    'points came from nowhere',
  ],
])('planted: %s', (_, broken, found) => {
  expect(() => obeysTheLaws(broken, { games: GAMES, seed: 1, ...laws })).toThrow(found);
});
