/** Greedy at Element Circle: it beats random, keeps calm at every table, and imagines only what can be. */

import { knowledge } from '@roundhouse/games/element-circle/bot.ts';
import { FROZEN } from '@roundhouse/games/element-circle/puzzles/set.ts';
import { elementCircle } from '@roundhouse/games/element-circle/rules.ts';
import type { Move, Options } from '@roundhouse/games/element-circle/state.ts';
import { type AnyGame, completeOptions, fastChance, samePlain, silentStep } from '@roundhouse/kernel';
import { randomOptions } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { choose } from '../src/choose.ts';
import { chooseGreedily } from '../src/greedy.ts';

const game = elementCircle as AnyGame;

/** Enough to beat random, and quick. */
const FEW = 8;

function playRound(
  seats: number,
  options: Partial<Options>,
  isGreedy: (seat: number, asked: number) => boolean,
  seed: number,
) {
  const chance = fastChance(seed);
  const step = silentStep(chance);
  const state = elementCircle.setup(completeOptions(elementCircle.options, options), seats, step);
  for (let asked = 0; ; asked++) {
    const seat = elementCircle.toAct(state)[0];
    if (seat === undefined) return elementCircle.payoffs(state)!;
    const moves = elementCircle.legalMoves(state, seat);
    const request = {
      game: game.id,
      view: elementCircle.view(state, seat),
      seat,
      moves,
      level: 'greedy',
      budgetMs: Infinity,
      seed: asked,
      games: FEW,
    } as const;
    const move = isGreedy(seat, asked) ? chooseGreedily(request, game, knowledge) : moves[chance.int(moves.length)]!;
    if (!moves.some(legal => samePlain(legal, move))) throw new Error(`illegal: ${JSON.stringify(move)}`);
    elementCircle.apply(state, seat, move as Move, step);
  }
}

test('greedy beats random from either seat', { timeout: 120_000 }, () => {
  let won = 0;
  for (let seed = 0; seed < 20; seed++) {
    won += playRound(2, { matchFormat: 'firstTo(1)' }, seat => seat === seed % 2, seed)[seed % 2]!;
  }
  expect(won).toBeGreaterThanOrEqual(17);
});

test('greedy finds an answer at every table, with any options', { timeout: 120_000 }, () => {
  const chance = fastChance(9);
  for (const seats of [2, 4, 6]) {
    for (let seed = 0; seed < 4; seed++) {
      const options = { ...(randomOptions(game, chance) as unknown as Options), firstDealer: 'random' } as const;
      // Mostly at random, so that strange positions come about.
      playRound(seats, { ...options, matchFormat: 'firstTo(1)' }, (_, asked) => asked % 5 === 0, seed);
    }
  }
});

test('the champion finds moves that look like many others and alone win', () => {
  // Four slots that look alike once hid the fifth, which takes from the other wizard what all its spells need.
  for (const id of ['52f7qt', 'wrhu87', '5xy63t', 'cx7ife', 'vu9d5a', '5tzdft']) {
    const { state, solution } = FROZEN.find(puzzle => puzzle.id === id)!;
    const moves = elementCircle.legalMoves(state, 0);
    const asked = { game: game.id, view: elementCircle.view(state, 0), seat: 0, moves } as const;
    const move = choose({ ...asked, level: 'champion', budgetMs: Infinity, iterations: 400, seed: 1 });
    expect(move, id).toEqual(solution[0]);
  }
});
