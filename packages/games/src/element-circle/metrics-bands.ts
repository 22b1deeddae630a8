/** How rounds between bots should go on the whole: figures with their 95 % intervals beside the bands they should fall in. */

import { SPELL_LISTS, type SpellListId } from './content/spells.ts';
import type { RoundMeasure, Uses } from './metrics.ts';

/** A figure of many rounds. */
export interface Measured {
  readonly name: string;
  readonly value: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** The band, both ends included. */
  readonly least: number;
  readonly most: number;
  /** Whether it is to be shown in per cent. */
  readonly isShare: boolean;
}

/** Whether a figure is in its band. */
export const isInBand = ({ value, least, most }: Measured): boolean => value >= least && value <= most;

const Z = 1.96;

/** Wilson's interval for a share: sensible near 0 and 1 too. */
function shareOf(name: string, hits: number, of: number, least: number, most: number): Measured {
  const centre = (hits + Z ** 2 / 2) / (of + Z ** 2);
  const reach = (Z / (of + Z ** 2)) * Math.sqrt((hits * (of - hits)) / of + Z ** 2 / 4);
  return { name, value: hits / of, low: centre - reach, high: centre + reach, least, most, isShare: true };
}

function meanOf(name: string, values: readonly number[], least: number, most: number): Measured {
  const n = values.length;
  const value = values.reduce((sum, x) => sum + x, 0) / n;
  const variance = values.reduce((sum, x) => sum + (x - value) ** 2, 0) / Math.max(1, n - 1);
  const reach = Z * Math.sqrt(variance / n);
  return { name, value, low: value - reach, high: value + reach, least, most, isShare: false };
}

/** A ratio of two sums over rounds, such as names per opening: rounds, not openings, are independent of each other. */
function ratioOf(
  figure: { readonly name: string; readonly least: number; readonly most: number; readonly isShare: boolean },
  parts: readonly (readonly [part: number, whole: number])[],
): Measured {
  const n = parts.length;
  const whole = parts.reduce((sum, [, of]) => sum + of, 0);
  const value = parts.reduce((sum, [part]) => sum + part, 0) / whole;
  const squares = parts.reduce((sum, [part, of]) => sum + (part - value * of) ** 2, 0);
  const reach = (Z * Math.sqrt((squares * n) / Math.max(1, n - 1))) / whole;
  return { ...figure, value, low: value - reach, high: value + reach };
}

/** The median, with the values between which it lies by their ranks. */
function medianOf(name: string, values: readonly number[], least: number, most: number): Measured {
  const sorted = values.toSorted((a, b) => a - b);
  const n = sorted.length;
  const at = (rank: number): number => sorted[Math.min(n - 1, Math.max(0, Math.round(rank)))]!;
  const reach = (Z * Math.sqrt(n)) / 2;
  const value = n % 2 === 1 ? at((n - 1) / 2) : (at(n / 2 - 1) + at(n / 2)) / 2;
  return { name, value, low: at((n - 1) / 2 - reach), high: at((n - 1) / 2 + reach), least, most, isShare: false };
}

/** By the number of players. */
const TURNS: { readonly [seats: number]: readonly [number, number] } = {
  2: [8, 16],
  3: [14, 26],
  4: [18, 34],
  5: [22, 42],
  6: [24, 46],
};
const DEALER_WINS: { readonly [seats: number]: number } = { 2: 0.62, 4: 0.4 };

/** The figures of rounds at tables of one size, all seats played by equal bots. */
export function figuresOf(rounds: readonly RoundMeasure[]): Measured[] {
  const n = rounds.length;
  const { seats } = rounds[0]!;
  const count = (is: (round: RoundMeasure) => boolean): number => rounds.filter(is).length;
  const [leastTurns, mostTurns] = TURNS[seats]!;
  const exits = rounds.flatMap(round => round.exits);
  const figures = [
    medianOf('median turns', values(rounds, 'turns'), leastTurns, mostTurns),
    shareOf(
      'rounds that wane',
      count(({ waned }) => waned),
      n,
      0,
      0.01,
    ),
    shareOf('out with cards in hand', exits.filter(({ hand }) => hand > 0).length, exits.length, 0.6, 0.95),
    meanOf(
      'hand of who is out',
      exits.map(({ hand }) => hand),
      2,
      4.5,
    ),
    shareOf('rounds with somebody out in the first lap', count(hasEarlyExit), n, 0, 0.05),
    ratioOf({ name: 'names offered to open', least: 3, most: 5, isShare: false }, parts(rounds, 'offered')),
    ratioOf({ name: 'openings with one name', least: 0.1, most: 0.2, isShare: true }, parts(rounds, 'single')),
  ];
  const most = DEALER_WINS[seats];
  if (most !== undefined) figures.push(shareOf('dealer wins', count(dealerWins), n, 0, most));
  if (seats === 2) figures.push(meanOf('decisions', values(rounds, 'decisions'), 40, 110));
  return figures;
}

const values = (rounds: readonly RoundMeasure[], key: 'turns' | 'decisions'): number[] =>
  rounds.map(round => round[key]);
const parts = (rounds: readonly RoundMeasure[], key: 'offered' | 'single') =>
  rounds.map(round => [round[key], round.opens] as const);
const hasEarlyExit = ({ exits, seats }: RoundMeasure): boolean => exits.some(({ turn }) => turn <= seats);
const dealerWins = ({ winner, dealer }: RoundMeasure): boolean => winner === dealer;

/** How far from fair a seat may be. */
const UNFAIR = 0.06;

/** Rounds won by seat number, which chance makes dealer; each should win its share. */
export function seatFigures(rounds: readonly RoundMeasure[]): Measured[] {
  return sharesOf(
    rounds,
    seat => `seat ${seat + 1} wins`,
    ({ winner }) => winner,
  );
}

/** Rounds won by place in the order of turns: 1 starts, the last one deals. */
export function placeFigures(rounds: readonly RoundMeasure[]): Measured[] {
  const last = rounds[0]!.seats - 1;
  const name = (place: number): string => (place === last ? 'the dealer wins' : `turn ${place + 1} wins`);
  return sharesOf(rounds, name, ({ winner, dealer, seats }) => (winner - dealer - 1 + seats) % seats);
}

function sharesOf(
  rounds: readonly RoundMeasure[],
  name: (at: number) => string,
  winnerAt: (round: RoundMeasure) => number,
): Measured[] {
  const { seats } = rounds[0]!;
  return Array.from({ length: seats }, (_, at) => {
    const won = rounds.filter(round => winnerAt(round) === at).length;
    return shareOf(name(at), won, rounds.length, 1 / seats - UNFAIR, 1 / seats + UNFAIR);
  });
}

/** One spell in many rounds. */
export interface SpellFigures {
  readonly name: string;
  readonly casts: number;
  readonly activations: number;
  /** Wins among the seats that cast it at least once in a round; null if none did. */
  readonly wins: Measured | null;
}

/** All spells of the list, whether used or not. */
export function spellFigures(rounds: readonly RoundMeasure[], list: SpellListId): SpellFigures[] {
  return SPELL_LISTS[list].spells.map(({ name }) => {
    let [cast, won] = [0, 0];
    for (const { casts, winner } of rounds) {
      cast += (casts[name] ?? []).filter(times => times > 0).length;
      won += casts[name]?.[winner] ? 1 : 0;
    }
    const wins = cast === 0 ? null : shareOf(name, won, cast, 0.3, 0.8);
    return { name, casts: timesIn(rounds, 'casts', name), activations: timesIn(rounds, 'activations', name), wins };
  });
}

const timesIn = (rounds: readonly RoundMeasure[], kind: 'casts' | 'activations', spell: string): number =>
  rounds.reduce((sum, round) => sum + times(round[kind], spell), 0);
const times = (uses: Uses, spell: string): number => (uses[spell] ?? []).reduce((sum, n) => sum + n, 0);

/** How often bots that think beat bots that do not, in rounds of which this many were won. */
export const measuredStrength = (won: number, rounds: number): Measured =>
  shareOf('greedy beats random', won, rounds, 0.9, 1);
