/**
 * Circuitry keeps the laws, its own books and its secrets in random games, in every mode and at every size of table; with
 * more games in as many positions as one likes:
 *
 *     GAMES=200 npx vitest run --project unit packages/games/src/circuitry/test/laws.test.ts
 */

import { effort, keepsSecrets, obeysTheLaws, retold, spoilt } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { laws } from '../laws.ts';
import { circuitry } from '../rules.ts';
import type { Options } from '../state.ts';
import { walk } from './walker.ts';

const GAMES = Number(process.env.GAMES ?? effort(1, 15));
const TIME = 240_000 + GAMES * 60_000;
/** Random players never get anywhere, so that games last as long as they are allowed to. */
const SHORT: Partial<Options> = { roundLimit: 10 };

const MODES: readonly (readonly [string, number, Partial<Options>])[] = [
  ['basic game', 2, {}],
  ['basic game', 3, {}],
  ['basic game', 5, {}],
  ['choosing colours', 4, { colours: 'choose', firstPlayer: 2 }],
  ['multiple charge', 3, { charges: 3 }],
  ['multiple charge without alternative points', 2, { charges: 2, altPoints: 'off' }],
  ['sophisticated set-up', 3, { sophisticated: 'on' }],
  ['restricted cards', 4, { restricted: 'on' }],
  ['shuffled piles', 3, { recycle: 'shuffle' }],
  ['gapless runs', 2, { gapRule: 'run', exchangeCost: 'chargeLike', forcedAxis: 'mover', seatBonus: 'staggered' }],
  ['two pairs', 4, { teams: '2x2', charges: 2, chargeFaceFree: 'on' }],
  ['two trios', 6, { teams: '2x3', charges: 3, teamGoal: 'each', restricted: 'on' }],
  ['three pairs', 6, { teams: '3x2', restricted: 'on', sophisticated: 'on', charges: 2 }],
];

test.each(MODES)(
  'BOARD-10 BOARD-R16 BOARD-R29 BOARD-R71: %s of %i keeps the laws',
  { timeout: TIME },
  (_, seats, options) => {
    obeysTheLaws(circuitry, { games: GAMES, seed: 1, seats, options: { ...SHORT, ...options }, ...laws });
  },
);

test('games with any options keep the laws', { timeout: TIME }, () => {
  const short = {
    ...circuitry,
    options: { ...circuitry.options, roundLimit: { kind: 'range', min: 10, max: 12, default: 10 } },
  };
  obeysTheLaws(short as typeof circuitry, { games: 2 * GAMES, seed: 101, ...laws });
});

test.each([2, 4, 6])(
  'BOARD-R51 BOARD-R52 BOARD-R71: nobody at a table of %i is sent a secret',
  { timeout: TIME },
  seats => {
    keepsSecrets(circuitry, () => [], { games: GAMES, seed: 2001, seats, options: SHORT });
  },
);

/** The game from where walkers have got to after so many moves, so that random players are near charge and delivery. */
const underWay = (moves: number): typeof circuitry => ({
  ...circuitry,
  setup(options, seats, step) {
    const state = circuitry.setup(options, seats, step);
    for (let made = 0; made < moves; made++) {
      const [seat] = circuitry.toAct(state);
      const move = walk(state, seat!);
      // Not the last one.
      if (move.type === 'deliver') break;
      circuitry.apply(state, seat!, move, step);
    }
    return state;
  },
});

test.each([
  [2, 45, {}],
  [3, 80, { charges: 3 }],
  [4, 110, { teams: '2x2', charges: 2 }],
] as const)(
  'BOARD-46 BOARD-48: a game of %i that is under way keeps the laws',
  { timeout: TIME },
  (seats, moves, options) => {
    obeysTheLaws(underWay(moves), {
      games: GAMES,
      seed: 3001,
      seats,
      options: { roundLimit: 15, ...options },
      ...laws,
    });
  },
);

test.each<[string, typeof circuitry, RegExp]>([
  ['a mini is lost', spoilt(circuitry, ({ gold }) => void gold.deck.pop()), /BOARD-18 BOARD-19/],
  ['a circuit card is lost', spoilt(circuitry, ({ removed }) => void removed.pop()), /BOARD-17/],
  ['charge is made', spoilt(circuitry, ({ players }) => void players[0]!.carried++), /BOARD-R40/],
  ['#1 turning is not told', retold(circuitry, event => (event.type === 'startCardTurned' ? null : event)), /BOARD-44/],
])('the books show that %s', (_, game, problem) => {
  expect(() => obeysTheLaws(game, { games: 9, seed: 1, seats: 2, options: SHORT, ...laws })).toThrow(problem);
});
