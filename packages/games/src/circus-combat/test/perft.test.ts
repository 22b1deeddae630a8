/** Counted positions, each named for the trap it guards. The counts were made apart from these rules, from the README. */

import { type Counted, perft } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import type { Options } from '../state.ts';
import { KEEP, place, reroll, type Scenario, type Setting, scenario } from './scenario.ts';

/** The throw is kept. */
function kept(setting: Setting, thrown: string): Scenario {
  const game = scenario(setting, thrown);
  game.go(KEEP);
  return game;
}

/** The one waits for a five, the other for a pair, but not of ones. */
const WAITING = { 2: 'A3 G5 G5 G5', 3: 'V2 K1 K1 K1' };

const BLACK_SHOW = ['A10 K1 K1', 'A4 K1 K1 K1', 'A3 K1 K1 K1 K1', 'T8 K1 K1', 'T4 K1 K1 K1', 'T5 K1 K1 K1 K1'];

/** Each is about to win its ninth trick. */
function eightEach(): Scenario {
  const game = kept(
    {
      stage: { 1: 'V3 K2 K2 G3', 2: 'V5 G6 G6 G6 K4 G4', 3: 'A8' },
      queues: [
        [...BLACK_SHOW, 'V6 K1 K1', 'V8 K1 K1 K1'],
        [
          ...['A9 G1 G1 G2 R2', 'T1 G1 G1 G2 R2', 'T6 G1 G1 G2 R2', 'V10 G1 G1 G2 R2'],
          ...['V9 G1 G1 G1 R1', 'A1 G1 G1 G2 R2', 'V2 G1 G1 G1 R2 R2', 'A7 G1 G1 G1 R2 R2'],
        ],
      ],
      turn: 21,
    },
    'K3 K4 K1 R1',
  );
  for (const move of [place(1, 1), place(2, 2), place(3, 3), place(4, 3)]) game.go(move);
  return game;
}

const scarce = (options: Partial<Options>): Scenario =>
  scenario(
    {
      options,
      stage: { 1: 'V6 G3' },
      queues: [[], ['A3 G6 K6 G6 G6', 'T4 G1 K1 G1']],
      supply: { black: 1, gray: 1, fatigue: 2 },
      active: 1,
    },
    'G2 R5',
  );

test.each<Counted>([
  {
    name: 'identical dice speak with one voice',
    set: () => kept({ stage: { 1: 'A8', 2: 'T3' } }, 'K5 K5 K5 R5'),
    depth: 5,
    chance: 1,
    count: 1024,
  },
  {
    name: 'placing one die makes another miss, and ends the turn',
    set: () => kept({ stage: { 1: 'A6 K3 G3 K5 R5', 2: 'T8 G1' } }, 'K1 K2 K3 R3'),
    depth: 2,
    chance: 1,
    count: 18,
  },
  {
    name: 'a ready trick takes no more dice, and two of them are handled in either order',
    set: () => kept({ stage: { 1: 'T8 K4', 2: 'V6 K4', 3: 'V7 G2' } }, 'K4 K4 K4 R1'),
    depth: 4,
    chance: 1,
    count: 64,
  },
  {
    name: 'a reroll without dice that fit ends the turn at once, and so does no reroll',
    set() {
      const game = kept({ stage: { 1: 'T8 R2', ...WAITING }, supply: { black: 2, gray: 1, fatigue: 1 } }, 'K1 K1 R2');
      game.go(place(3, 1));
      return game;
    },
    depth: 1,
    chance: 'all',
    count: 77,
  },
  {
    name: 'a rerolled die does not go back to its own slot, and one may make the other miss',
    set() {
      const game = kept({ stage: { 1: 'T8 R2', ...WAITING } }, 'K1 K1 K1 R2');
      game.go(place(4, 1));
      game.go(reroll(true), 5, 2);
      return game;
    },
    depth: 2,
    chance: 1,
    count: 18,
  },
  {
    name: "the owner of the show is asked about a swap in the rival's turn: none, or each pair of neighbours",
    set: () =>
      kept(
        {
          stage: { 1: 'A1 G4 G4 R5', 2: 'V8 K1' },
          queues: [[], ['A10 G5 G5', 'T4 G2 G2 R2', 'A4 G6 G6 G6']],
        },
        'K5 K3 K3 R1',
      ),
    depth: 4,
    chance: 1,
    count: 128,
  },
  {
    name: 'two ninth tricks at once: the swap of one comes before or after the other',
    set: eightEach,
    depth: 3,
    chance: 1,
    count: 288,
  },
  {
    name: 'dice taken back from the rival are thrown: four again, not two',
    set: () => scarce({}),
    depth: 1,
    chance: 'all',
    count: 46669,
  },
  {
    name: 'without taking back, what is left is thrown',
    set: () => scarce({ diceSupply: 'strict' }),
    depth: 1,
    chance: 'all',
    count: 1309,
  },
  {
    name: 'two pairs may be four equal dice where groups may repeat',
    set: () => kept({ options: { groupValues: 'mayRepeat' }, stage: { 1: 'A1 G4 G4', 2: 'V7 G2' } }, 'K4 K4 K4 R4'),
    depth: 3,
    chance: 1,
    count: 48,
  },
  {
    name: 'a long straight takes the value that a short one bars',
    set: () => kept({ options: { straight: 'six' }, stage: { 1: 'A5 G1 G2 G3', 2: 'V7 G2' } }, 'K6 K5 K4 R1'),
    depth: 4,
    chance: 1,
    count: 96,
  },
  {
    name: 'a last turn ends the game: no sequence goes beyond it',
    set: () =>
      scenario(
        {
          stage: { 1: 'V7 G2' },
          queues: [[...BLACK_SHOW, 'V6 K1 K1', 'V8 K1 K1 K1', 'V9 K1 K1 K1 K1'], []],
          supply: { black: 3, gray: 1, fatigue: 0 },
          active: 1,
          turn: 22,
          trigger: { player: 0, turn: 21 },
        },
        'G4',
      ),
    depth: 2,
    chance: 'all',
    count: 1,
  },
])('$name', ({ set, count, ...how }) => {
  expect(perft(set(), how)).toBe(count);
});
