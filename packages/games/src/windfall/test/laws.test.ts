/** Windfall keeps the laws, its own books and its secrets in random games. */

import { keepsSecrets, obeysTheLaws } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { laws } from '../laws.ts';
import { windfall } from '../rules.ts';

const GAMES = 12;

test('games of any size with any options keep the laws', () => {
  obeysTheLaws(windfall, { games: GAMES, seed: 1, ...laws });
});

test('what a hand holds reaches nobody else', () => {
  keepsSecrets(windfall, laws.secretsOf!, { games: GAMES, seed: 2001 });
});

const apply: typeof windfall.apply = (state, seat, move, step) => windfall.apply(state, seat, move, step);

test.each<[string, typeof windfall, string]>([
  [
    'a hand is not refilled',
    {
      ...windfall,
      apply(state, seat, move, step) {
        apply(state, seat, move, step);
        const { hand } = state.players[0]!;
        if (move.type === 'wait' && state.stack.length > 0) state.tree.push(hand.pop()!);
      },
      checkState: () => null,
    },
    'a hand is not refilled',
  ],
  [
    'a magpie is made',
    {
      ...windfall,
      apply(state, seat, move, step) {
        apply(state, seat, move, step);
        if (move.type === 'wait') state.players[seat]!.magpies++;
      },
      checkState: () => null,
    },
    'WINDFALL-5: a magpie too many',
  ],
  [
    'a point is made',
    {
      ...windfall,
      apply(state, seat, move, step) {
        apply(state, seat, move, step);
        if (move.type === 'trade') state.players[seat]!.points++;
      },
    },
    'points came from nowhere',
  ],
  [
    'another hand is shown',
    {
      ...windfall,
      view(state, viewer) {
        const seen = windfall.view(state, viewer);
        return { ...seen, gone: [...seen.gone, ...state.players[0]!.hand] };
      },
    },
    'redeal',
  ],
])('planted: %s', (_, broken, found) => {
  expect(() => obeysTheLaws(broken, { games: GAMES, seed: 1, ...laws })).toThrow(found);
});
