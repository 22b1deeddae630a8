/**
 * How random games go on average. The bands were measured with another engine, so that falling inside them speaks for
 * both. Pure: equal seeds give equal figures.
 */

import { completeOptions, fastChance, randomMove, type Step } from '@roundhouse/kernel';
import { circusCombat } from './rules.ts';
import { type Event, OPTIONS } from './state.ts';

/** What random games of a sample are measured by. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** The standard error of `value`. */
  readonly error: number;
  readonly low: number;
  readonly high: number;
  /** Whether it is a share of games, to be shown in per cent. */
  readonly isShare: boolean;
}

interface Measure {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly isShare?: true;
  readonly of: (game: Counted) => number;
}

/** One random game, counted. */
interface Counted {
  turns: number;
  decisions: number;
  won: number;
  wonOffTurn: number;
  tied: number;
  allFatigue: number;
  misfits: number;
  inFront: number;
  swaps: number;
  scores: readonly [number, number];
  endedByNine: boolean;
  triggeredOffTurn: boolean;
  firstWon: boolean;
  drawn: boolean;
}

/** Means and shares over many games with the default options. */
const MEASURES: readonly Measure[] = [
  { name: 'turns', low: 27.7, high: 28.1, of: game => game.turns },
  { name: 'decisions', low: 135, high: 137.5, of: game => game.decisions },
  { name: 'tricks won', low: 16.3, high: 16.6, of: game => game.won },
  { name: "won in the rival's turn", low: 4.9, high: 5.1, of: game => game.wonOffTurn },
  { name: 'tied tricks', low: 2.5, high: 2.7, of: game => game.tied },
  { name: 'all-fatigue tricks', low: 0.14, high: 0.18, of: game => game.allFatigue },
  { name: 'misfit concentration dice', low: 7.5, high: 7.9, of: game => game.misfits },
  { name: 'fatigue dice in front', low: 2.4, high: 2.55, of: game => game.inFront },
  { name: 'swaps made', low: 1.15, high: 1.25, of: game => game.swaps },
  { name: 'score per player', low: 95.5, high: 99, of: ({ scores }) => (scores[0] + scores[1]) / 2 },
  { name: 'ends by nine', low: 0.999, high: 1, isShare: true, of: game => (game.endedByNine ? 1 : 0) },
  {
    name: "trigger in the rival's turn",
    low: 0.28,
    high: 0.31,
    isShare: true,
    of: game => (game.triggeredOffTurn ? 1 : 0),
  },
  { name: 'first player wins', low: 0.56, high: 0.6, isShare: true, of: game => (game.firstWon ? 1 : 0) },
  { name: 'draws', low: 0, high: 0.01, isShare: true, of: game => (game.drawn ? 1 : 0) },
];

/** A running sample: play games into it, and read its figures whenever wanted. */
export interface Sample {
  readonly games: number;
  playOne(): void;
  figures(): Figure[];
}

/** Opens an empty sample; its games are those of the seeds from `seed` on. */
export function openSample(seed: number): Sample {
  const sums = MEASURES.map(() => ({ sum: 0, squares: 0 }));
  let games = 0;
  return {
    get games() {
      return games;
    },
    playOne() {
      const game = playRandomGame(seed + games);
      games++;
      for (const [i, { of }] of MEASURES.entries()) {
        const value = of(game);
        sums[i]!.sum += value;
        sums[i]!.squares += value * value;
      }
    },
    figures: () =>
      MEASURES.map(({ name, low, high, isShare = false }, i) => {
        const value = sums[i]!.sum / games;
        const variance = Math.max(0, sums[i]!.squares / games - value * value);
        return { name, value, error: Math.sqrt(variance / games), low, high, isShare };
      }),
  };
}

/** Plays so many random games and measures them. */
export function statisticsOf(games: number, seed: number): Figure[] {
  const sample = openSample(seed);
  for (let i = 0; i < games; i++) sample.playOne();
  return sample.figures();
}

/** Whether a figure is in its band. */
export const isInBand = ({ value, low, high }: Figure): boolean => value >= low && value <= high;

function playRandomGame(seed: number): Counted {
  const counted: Counted = {
    turns: 0,
    decisions: 0,
    won: 0,
    wonOffTurn: 0,
    tied: 0,
    allFatigue: 0,
    misfits: 0,
    inFront: 0,
    swaps: 0,
    scores: [0, 0],
    endedByNine: false,
    triggeredOffTurn: false,
    firstWon: false,
    drawn: false,
  };
  let first: number | null = null;
  let active = 0;
  const emit = (event: Event): void => {
    if (event.type === 'startThrown') first = event.first;
    else if (event.type === 'turnStarted') active = event.seat;
    else if (event.type === 'endTriggered') counted.triggeredOffTurn = event.seat !== active;
    else if (event.type === 'gameOver') counted.firstWon = event.winner === first;
    count(counted, event);
  };
  const chance = fastChance(seed);
  const step: Step<Event> = { chance, emit, seal() {} };
  const state = circusCombat.setup(completeOptions(OPTIONS), 2, step);
  for (let seat = circusCombat.toAct(state)[0]; seat !== undefined; seat = circusCombat.toAct(state)[0]) {
    counted.decisions++;
    circusCombat.apply(state, seat, randomMove(circusCombat, state, seat, chance) as never, step);
  }
  return counted;
}

function count(counted: Counted, event: Event): void {
  switch (event.type) {
    case 'turnStarted':
      counted.turns++;
      break;
    case 'trickWon':
      counted.won++;
      if (event.seat !== event.active) counted.wonOffTurn++;
      break;
    case 'trickTied':
      counted.tied++;
      break;
    case 'rerollOffered':
      counted.allFatigue++;
      break;
    case 'dieMissed':
      if (event.face.colour === 'fatigue') counted.inFront++;
      else counted.misfits++;
      break;
    case 'tricksSwapped':
      counted.swaps++;
      break;
    case 'gameOver':
      counted.scores = [event.sheets[0].total, event.sheets[1].total];
      counted.endedByNine = event.reason === 'nine';
      counted.drawn = event.winner === null;
  }
}
