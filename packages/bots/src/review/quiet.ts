/**
 * Steps that leave nothing to luck: nothing was drawn, and the chooser could see all there is. Across such a step the
 * chances change by what the choice was worth and by nothing else, so positions on both sides are estimated together.
 */

import { type AnyGame, fastChance, type PlayedStep, type Seat, samePlain } from '@roundhouse/kernel';
import { certain, type Mean, meanOf, type Sums } from './mean.ts';
import type { Judged } from './study.ts';

/** Deals tried; what looks alike in all of them is taken for known. */
const DEALS = [1, 2, 3];

/** Whether this step, made in this state, had nothing to do with luck: what only the deck knows does not matter yet. */
export function leavesNothingToLuck(
  game: AnyGame,
  before: unknown,
  { seat, chance }: PlayedStep,
  viewers: readonly Seat[],
): boolean {
  if (seat === null || chance.length > 0) return false;
  const view: unknown = game.view(before, seat);
  return DEALS.every(seed => {
    const dealt: unknown = game.determinize(view, seat, fastChance(seed));
    return viewers.every(viewer => samePlain(game.view(dealt, viewer), game.view(before, viewer)));
  });
}

/** Places joined by quiet steps, as lists of neighbours: each place is in one list. */
export function stretchesOf(isQuiet: readonly boolean[]): number[][] {
  const stretches: number[][] = [];
  for (const [at, quiet] of isQuiet.entries()) {
    if (quiet) stretches.at(-1)!.push(at);
    else stretches.push([at]);
  }
  return stretches;
}

/** Everybody's chances at every place, each stretch measured as one. `overAt` gives the payoffs where the game is over. */
export function chancesOf(
  stretches: readonly (readonly number[])[],
  sums: readonly Sums[],
  judged: readonly (Judged | null)[],
  overAt: (at: number) => readonly number[] | null,
): Mean[] {
  const worthOf = (at: number, seat: number): number => judged[at]?.gained.mean[seat] ?? 0;
  return stretches.flatMap(stretch => {
    const over = overAt(stretch[0]!);
    if (over !== null) return [certain(over)];
    const { games, mean, error } = pooledMean(stretch, sums);
    // How far each place lies above the first of its stretch, and above where the average game began.
    const rises = mean.map((_, seat) => {
      const above = stretch.map((_, i) => sum(stretch.slice(1, i + 1).map(at => worthOf(at, seat))));
      const middle = sum(above.map((rise, i) => rise * sums[stretch[i]!]!.games)) / Math.max(1, games);
      return above.map(rise => rise - middle);
    });
    return stretch.map((_, i) => ({ games, mean: mean.map((level, seat) => within(level + rises[seat]![i]!)), error }));
  });
}

/** All games of a stretch as one. */
export const pooledMean = (stretch: readonly number[], sums: readonly Sums[]): Mean =>
  meanOf(pooled(stretch.map(at => sums[at]!)));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const within = (share: number): number => Math.min(1, Math.max(0, share));

function pooled(all: readonly Sums[]): Sums {
  const seats = all[0]!.sum.map((_, seat) => seat);
  const total = (of: (sums: Sums) => number): number => sum(all.map(of));
  return {
    games: total(({ games }) => games),
    sum: seats.map(seat => total(one => one.sum[seat]!)),
    squares: seats.map(seat => total(({ squares }) => squares[seat]!)),
  };
}
