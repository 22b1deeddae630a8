/** Counted positions, each named for the trap it guards. The counts were made by hand, from the rules. */

import { fastChance } from '@roundhouse/kernel';
import { type Counted, perft, table } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { circuitry } from '../rules.ts';
import { BOARD_A } from './positions.ts';
import { draw, puzzle, scene } from './scene.ts';

const dealt = () => table(circuitry, { options: { firstPlayer: 0 }, seats: 2, chance: fastChance(1) });

test.each<Counted>([
  {
    name: 'ten kinds of gold and six of green, twice; an Inhibit just taken may be played before the second',
    set: dealt,
    depth: 2,
    chance: 'all',
    count: 257,
  },
  {
    name: 'three ordinary cards have 16 lays each, the charge-point card 8; ending the turn leads to 7 draws',
    set() {
      const game = dealt();
      for (let i = 0; i < 2; i++) game.play(0, draw('Rotate'));
      return game;
    },
    depth: 2,
    chance: 1,
    count: 63,
  },
  {
    name: 'the last pawn on #1 has three steps inside and one way out, about either axis (example 3)',
    set: () => scene({ board: '1F0@(0,0) YF0@(0,1)', players: [{ at: 'P@1F.c3', minis: 'G' }, { at: 'O@YF.a1' }] }),
    depth: 1,
    chance: 1,
    count: 6,
  },
  {
    name: 'an ordinary card has 44 lays on eleven free edges, a charge-point card 22 (example 4)',
    set: () => puzzle({ board: BOARD_A, players: [{ at: 'O@XF.a1', circuits: [2, 8] }, { at: 'L@YF.a1' }] }),
    depth: 2,
    chance: 1,
    count: 66,
  },
  {
    name: 'seven slides, none of #1 and none that splits the board (example 7)',
    set: () => scene({ board: BOARD_A, players: [{ at: 'O@XF.a1', minis: 'Slide' }, { at: 'L@YF.c1' }] }),
    depth: 1,
    chance: 1,
    count: 8,
  },
  {
    name: 'Force needs a card for the pawn: two steps for each of two pawns, none onto another (example 10)',
    set: () =>
      scene({
        board: '1F0@(0,0) XF0@(1,0)',
        players: [{ at: 'O@1F.a1', minis: 'K Force' }, { at: 'D@XF.a1' }, { at: 'L@1F.c1' }],
      }),
    depth: 2,
    chance: 1,
    count: 14,
  },
  {
    name: 'four of five steps can be stopped, in three answers each; Inhibit may come before, too (example 16)',
    set: () =>
      scene({
        board: '1F0@(0,0) 4F0@(0,1)',
        players: [
          { at: 'O@4F.b1', minis: 'R' },
          { at: 'L@1F.c1', minis: 'Inhibit' },
        ],
      }),
    depth: 2,
    chance: 1,
    count: 24,
  },
  {
    name: 'three cards without pawns are swapped in six orders, and one with a pawn never',
    set: () =>
      puzzle({
        board: '1F0@(0,0) XF0@(1,0) YF0@(0,1) 8F0@(-1,0) 9F0@(0,-1)',
        players: [{ at: 'O@1F.a1', minis: 'Swap' }, { at: 'L@9F.a1' }],
      }),
    depth: 2,
    chance: 1,
    count: 6,
  },
])('$name', ({ set, count, ...how }) => {
  expect(perft(set(), how)).toBe(count);
});
