import { findGame } from '@roundhouse/games';
import { completeOptions, fastChance, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { choose, levelsFor } from '../src/index.ts';

const circus = findGame('circus-combat')!;

/** Greedy's payoff. */
function playGame(greedySeat: number, seed: number): number {
  const step = silentStep(fastChance(seed));
  const state: unknown = circus.setup(completeOptions<unknown>(circus.options), 2, step);
  for (let asked = 0; ; asked++) {
    const seat = circus.toAct(state)[0];
    if (seat === undefined) return circus.payoffs(state)![greedySeat]!;
    const move = choose({
      game: circus.id,
      view: circus.view(state, seat),
      seat,
      moves: circus.legalMoves(state, seat),
      level: seat === greedySeat ? 'greedy' : 'random',
      budgetMs: Infinity,
      seed: 1000 * seed + asked,
    });
    circus.apply(state, seat, move, step);
  }
}

test('greedy knows Circus Combat, and beats random from either seat', () => {
  expect(levelsFor(circus.id)).toContain('greedy');
  for (let seed = 0; seed < 6; seed++) expect(playGame(seed % 2, seed)).toBe(1);
});
