/** What hints are made of: the moves as the champion sees them, and two of them beside each other. */

import { findGame, GAMES } from '@roundhouse/games';
import { knowledgeOf } from '@roundhouse/games/knowledge';
import { type AnyGame, fastChance, optionsFor, randomMove, samePlain, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { BotRequest, Move } from '../src/request.ts';
import { chooseKnowing } from '../src/thinking.ts';
import { compareAsChampion, weighAsChampion } from '../src/weighing.ts';

const KNOWN = GAMES.filter(({ id }) => knowledgeOf(id));

/** The first question of a random game, after some moves, with several answers. */
function asked(game: AnyGame): BotRequest {
  const chance = fastChance(8);
  const step = silentStep(chance);
  const state: unknown = game.setup(optionsFor(game, game.seats.min), game.seats.min, step);
  for (let made = 0; ; made++) {
    const seat = game.toAct(state)[0]!;
    const moves: readonly Move[] = game.legalMoves(state, seat);
    if (made >= 6 && moves.length > 2) {
      const request = { game: game.id, view: game.view(state, seat), seat, moves, level: 'champion' as const };
      return { ...request, budgetMs: Infinity, seed: 3, games: 2, iterations: 30 };
    }
    game.apply(state, seat, randomMove(game, state, seat, chance), step);
  }
}

test.each(KNOWN.map(game => [game.id, game] as const))('%s: the champion says what moves are worth', (id, game) => {
  const [request, knowledge] = [asked(game), knowledgeOf(id)!];
  const weighed = weighAsChampion(request, game, knowledge);
  expect(weighed.length).toBeGreaterThan(0);
  for (const { move } of weighed) expect(request.moves).toContainEqual(move);
  expect(weighAsChampion(request, game, knowledge)).toEqual(weighed);
  // Also of a move that it would not look at.
  const best = weighed[0]!.move;
  const other = request.moves.findLast(move => !samePlain(move, best))!;
  const compared = compareAsChampion({ ...request, moves: [best, other] }, game, knowledge);
  expect(compared.map(({ move }) => move)).toEqual(expect.arrayContaining([best, other]));
});

test('what to draw in Circuitry is told at sight, and how the ways to do it compare', () => {
  const [game, knowledge] = [findGame('circuitry')!, knowledgeOf('circuitry')!];
  const step = silentStep(fastChance(8));
  const state: unknown = game.setup(optionsFor(game, 2), 2, step);
  const askedNow = (): { seat: number; moves: readonly Move[] } => {
    const seat = game.toAct(state)[0]!;
    return { seat, moves: game.legalMoves(state, seat) };
  };
  while (!askedNow().moves.some(({ type }) => type === 'draw')) {
    const { seat, moves } = askedNow();
    game.apply(state, seat, moves[0]!, step);
  }
  const { seat, moves } = askedNow();
  const request = { game: game.id, view: game.view(state, seat), seat, moves, level: 'champion' as const };
  const [best, second] = weighAsChampion({ ...request, budgetMs: Infinity, seed: 3 }, game, knowledge);
  expect(best!.worth).toBeGreaterThanOrEqual(second!.worth!);
  expect(second!.worth).toBeGreaterThan(0);
  expect(chooseKnowing({ game, knowledge }, { ...request, budgetMs: Infinity, seed: 3 })).toEqual(best!.move);
});
