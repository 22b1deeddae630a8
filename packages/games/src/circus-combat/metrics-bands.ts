/**
 * How random games go on average. The bands were measured with another engine, so that falling inside them speaks for
 * both. Pure: equal seeds give equal figures.
 */

import { completeOptions, fastChance, randomMove, type Step } from '@roundhouse/kernel';
import { type GameMeasure, measureGame } from './metrics.ts';
import { circusCombat } from './rules.ts';
import { type Both, type Event, OPTIONS } from './state.ts';

/** What random games of a sample are measured by. */
export interface Measured {
  readonly name: string;
  readonly value: number;
  /** The standard error of `value`. */
  readonly error: number;
  readonly low: number;
  readonly high: number;
  /** Whether it is a share of games, to be shown in per cent. */
  readonly isShare: boolean;
}

interface Band {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly isShare?: true;
  readonly of: (game: GameMeasure) => number;
}

const both = ([black, gray]: Both<number>): number => black + gray;

/** A share of games is the mean of ones and noughts. */
const share = (name: string, low: number, high: number, is: (game: GameMeasure) => boolean): Band => ({
  name,
  low,
  high,
  isShare: true,
  of: game => (is(game) ? 1 : 0),
});

/** Means and shares over many games with the default options. */
const BANDS: readonly Band[] = [
  { name: 'turns', low: 27.7, high: 28.1, of: game => game.turns },
  { name: 'decisions', low: 135, high: 137.5, of: game => game.decisions },
  { name: 'tricks won', low: 16.3, high: 16.6, of: game => both(game.tricksWon) },
  { name: "won in the rival's turn", low: 4.9, high: 5.1, of: game => both(game.wonOffTurn) },
  { name: 'tied tricks', low: 2.5, high: 2.7, of: game => game.ties },
  { name: 'all-fatigue tricks', low: 0.14, high: 0.18, of: game => game.allFatigue },
  { name: 'misfit concentration dice', low: 7.5, high: 7.9, of: game => both(game.misfits) },
  { name: 'fatigue dice in front', low: 2.4, high: 2.55, of: game => both(game.inFront) },
  { name: 'swaps made', low: 1.15, high: 1.25, of: game => both(game.swapsMade) },
  { name: 'score per player', low: 95.5, high: 99, of: game => both(game.scores) / 2 },
  share('ends by nine', 0.999, 1, game => game.reason === 'nine'),
  share("trigger in the rival's turn", 0.28, 0.31, game => game.trigger?.isOffTurn ?? false),
  share('first player wins', 0.56, 0.6, game => game.winner === game.first),
  share('draws', 0, 0.01, game => game.winner === null),
];

/** A running sample: play games into it, and read its figures whenever wanted. */
export interface Sample {
  readonly games: number;
  playOne(): void;
  figures(): Measured[];
}

/** Opens an empty sample; its games are those of the seeds from `seed` on. */
export function openSample(seed: number): Sample {
  const sums = BANDS.map(() => ({ sum: 0, squares: 0 }));
  let games = 0;
  return {
    get games() {
      return games;
    },
    playOne() {
      const game = playRandomGame(seed + games);
      games++;
      for (const [i, { of }] of BANDS.entries()) {
        const value = of(game);
        sums[i]!.sum += value;
        sums[i]!.squares += value * value;
      }
    },
    figures: () =>
      BANDS.map(({ name, low, high, isShare = false }, i) => {
        const value = sums[i]!.sum / games;
        const variance = Math.max(0, sums[i]!.squares / games - value * value);
        return { name, value, error: Math.sqrt(variance / games), low, high, isShare };
      }),
  };
}

/** Plays so many random games and measures them. */
export function statisticsOf(games: number, seed: number): Measured[] {
  const sample = openSample(seed);
  for (let i = 0; i < games; i++) sample.playOne();
  return sample.figures();
}

/** Whether a figure is in its band. */
export const isInBand = ({ value, low, high }: Measured): boolean => value >= low && value <= high;

function playRandomGame(seed: number): GameMeasure {
  const events: Event[] = [];
  const chance = fastChance(seed);
  const step: Step<Event> = { chance, emit: event => void events.push(event), seal() {} };
  const state = circusCombat.setup(completeOptions(OPTIONS), 2, step);
  for (let seat = circusCombat.toAct(state)[0]; seat !== undefined; seat = circusCombat.toAct(state)[0]) {
    circusCombat.apply(state, seat, randomMove(circusCombat, state, seat, chance) as never, step);
  }
  return measureGame(events);
}
