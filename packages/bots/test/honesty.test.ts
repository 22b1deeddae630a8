/** A bot is given what its seat sees: whatever is hidden from it may be anything, and it moves the same. */

import { GAMES } from '@roundhouse/games';
import { type AnyGame, copyPlain, fastChance, optionsFor, randomMove, samePlain, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type BotRequest, levelsFor, noteOf } from '../src/index.ts';
import { startBotWorker } from '../src/node-worker.ts';

/** Places in a random game at which bots are asked, and deals that are swapped in under them. */
const ASKED_AT = [0, 7, 20, 45];
const DEALS = [1, 2];

/** The states of one random game at these places, as far as it gets. */
function statesOf(game: AnyGame): unknown[] {
  const chance = fastChance(5);
  const step = silentStep(chance);
  const state: unknown = game.setup(optionsFor(game, game.seats.min), game.seats.min, step);
  const states: unknown[] = [];
  for (let made = 0; made <= ASKED_AT.at(-1)!; made++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    if (ASKED_AT.includes(made)) states.push(copyPlain(state));
    game.apply(state, seat, randomMove(game, state, seat, chance), step);
  }
  return states;
}

test.each(GAMES.map(game => [game.id, game] as const))('%s: hidden cards do not move a bot', async (id, game) => {
  const worker = startBotWorker();
  let swapped = 0;
  try {
    for (const [at, state] of statesOf(game).entries()) {
      const seat = game.toAct(state)[0]!;
      const ask = (under: unknown): BotRequest => ({
        game: id,
        view: game.view(under, seat),
        seat,
        moves: game.legalMoves(under, seat),
        level: levelsFor(id).at(-1 - (at % 2))!,
        budgetMs: Infinity,
        seed: 11 + at,
        games: 4,
        iterations: 24,
      });
      const request = ask(state);
      const move = await worker.choose(request);
      for (const deal of DEALS) {
        const other: unknown = game.determinize(request.view, seat, fastChance(deal));
        if (!samePlain(other, state)) swapped++;
        expect(noteOf(ask(other), at).view).toBe(noteOf(request, at).view);
        expect(await worker.choose(ask(other))).toEqual(move);
      }
    }
  } finally {
    await worker.close();
  }
  // Something was there to be swapped, wherever the game has secrets at all.
  if (statesOf(game).some(state => !samePlain(game.view(state, null), game.view(state, 0)))) {
    expect(swapped).toBeGreaterThan(0);
  }
});
