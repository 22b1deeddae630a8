/** Bots at The CIRCUIT: greedy beats random, and finds an answer in time at every table; the champion judges as it has learnt. */

import { knowledge } from '@roundhouse/games/the-circuit/bot.ts';
import { theCircuit } from '@roundhouse/games/the-circuit/rules.ts';
import type { Move, Options, View } from '@roundhouse/games/the-circuit/state.ts';
import { type AnyGame, completeOptions, fastChance, silentStep } from '@roundhouse/kernel';
import { randomOptions } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { chooseGreedily } from '../src/greedy.ts';
import { searched } from '../src/search/search.ts';

const game = theCircuit as AnyGame;

/** Enough to beat random, and quick. */
const FEW = 4;

function playMatch(
  seats: number,
  options: Partial<Options>,
  isGreedy: (seat: number, asked: number) => boolean,
  seed: number,
  budgetMs = Infinity,
) {
  const chance = fastChance(seed);
  const step = silentStep(chance);
  const state = theCircuit.setup(completeOptions(theCircuit.options, options), seats, step);
  for (let asked = 0; ; asked++) {
    const seat = theCircuit.toAct(state)[0];
    if (seat === undefined) return theCircuit.payoffs(state)!;
    const moves = theCircuit.legalMoves(state, seat);
    const view = theCircuit.view(state, seat);
    const request = { game: game.id, view, seat, moves, level: 'greedy', budgetMs, seed: asked, games: FEW } as const;
    const move = isGreedy(seat, asked) ? chooseGreedily(request, game, knowledge) : moves[chance.int(moves.length)]!;
    if (!moves.includes(move as Move)) throw new Error(`illegal: ${JSON.stringify(move)}`);
    theCircuit.apply(state, seat, move as Move, step);
  }
}

test('greedy beats random from either seat', { timeout: 240_000 }, () => {
  let won = 0;
  for (let seed = 0; seed < 4; seed++) won += playMatch(2, {}, seat => seat === seed % 2, seed)[seed % 2]!;
  expect(won).toBe(4);
});

test('greedy finds an answer at every table, with any options', { timeout: 240_000 }, () => {
  const chance = fastChance(9);
  for (const seats of [2, 3]) {
    for (let seed = 0; seed < 3; seed++) {
      const options = { ...(randomOptions(game, chance) as unknown as Options), bellRounds: 10 };
      // Mostly at random, so that strange positions come about.
      playMatch(seats, options, (_, asked) => asked % 5 === 0, seed);
    }
  }
});

test('where time counts it keeps to its own limit; at leisure it imagines all it wants', () => {
  const chance = fastChance(4);
  const step = silentStep(chance);
  const state = theCircuit.setup(completeOptions(theCircuit.options, {}), 3, step);
  while (state.stack.at(-1)?.name !== 'choosingFighter') {
    const seat = theCircuit.toAct(state)[0]!;
    const moves = theCircuit.legalMoves(state, seat);
    theCircuit.apply(state, seat, moves[chance.int(moves.length)]!, step);
  }
  const seat = theCircuit.toAct(state)[0]!;
  const moves = theCircuit.legalMoves(state, seat);
  const imaginedIn = (budgetMs: number): number => {
    let imagined = 0;
    const evaluate: typeof knowledge.evaluate = (view, one) => {
      imagined++;
      return knowledge.evaluate(view, one);
    };
    const request = { game: game.id, view: theCircuit.view(state, seat), seat, moves, budgetMs, seed: 1 } as const;
    const move = chooseGreedily({ ...request, level: 'greedy' }, game, { ...knowledge, mostMs: 0, evaluate });
    expect(moves).toContain(move);
    return imagined;
  };
  expect(imaginedIn(400)).toBe(1);
  expect(imaginedIn(Infinity)).toBeGreaterThan(moves.length);
});

test('the champion judges where a turn begins, which is what it has learnt of', () => {
  const chance = fastChance(3);
  const step = silentStep(chance);
  const state = theCircuit.setup(completeOptions(theCircuit.options, {}), 2, step);
  const judged: View[] = [];
  const watched: typeof knowledge = {
    ...knowledge,
    judge(view, seat) {
      judged.push({ ...view });
      return knowledge.judge!(view, seat);
    },
  };
  // In set-up, on turns of its own, and where it answers in the middle of somebody else's.
  for (let asked = 0; asked < 400; asked++) {
    const seat = theCircuit.toAct(state)[0];
    if (seat === undefined) break;
    const moves = theCircuit.legalMoves(state, seat);
    const request = { game: game.id, view: theCircuit.view(state, seat), seat, moves, level: 'champion' } as const;
    if (asked % 10 === 9 && moves.length > 1) {
      searched({ ...request, budgetMs: Infinity, seed: asked, iterations: 12 }, game, watched);
    }
    theCircuit.apply(state, seat, moves[chance.int(moves.length)]!, step);
  }
  expect(judged.length).toBeGreaterThan(100);
  expect(judged.filter(({ active, activation }) => active === null || activation !== null)).toEqual([]);
});
