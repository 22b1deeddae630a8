/** Measures of many games as figures: their mean or median, how sure it is, and whether it lies where it should. */

import type { Band, Measure } from './metrics.ts';

export interface Figure {
  readonly value: number;
  /** Its 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** How many values it is of; for a ratio of sums, how many of the whole. */
  readonly of: number;
}

/** By 1.96 standard errors the interval of a mean is one of 95 %. */
const REACH = 1.96;

export function figureOf(all: readonly Measure[], { isMedian }: Band = {}): Figure {
  if (isMedian) return medianOf(all.map(ratioOf));
  const { mean, reach, of } = meanOf(all);
  return { value: mean, low: mean - reach, high: mean + reach, of };
}

/** The interval of a figure and its band have something in common. */
export const fits = ({ low, high }: Figure, { least = 0, most = Infinity }: Band): boolean =>
  high >= least && low <= most;

const pairOf = (measure: Measure) => (typeof measure === 'number' ? ([measure, 1] as const) : measure);

function ratioOf(measure: Measure): number {
  const [part, whole] = pairOf(measure);
  return part / whole;
}

/** Of a ratio of sums, too, games are what is drawn by lot; for plain numbers this is the usual interval of a mean. */
export function meanOf(all: readonly Measure[]): { mean: number; reach: number; of: number } {
  const pairs = all.map(pairOf);
  const of = pairs.reduce((sum, [, whole]) => sum + whole, 0);
  const mean = pairs.reduce((sum, [part]) => sum + part, 0) / of;
  const squares = pairs.reduce((sum, [part, whole]) => sum + (part - mean * whole) ** 2, 0);
  return { mean, reach: (REACH * Math.sqrt(squares)) / of, of };
}

/** The median, with the values between which it lies by their ranks. */
function medianOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const at = (rank: number): number => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(rank)))]!;
  const reach = (REACH * Math.sqrt(sorted.length)) / 2;
  const value = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { value, low: at(middle - reach), high: at(middle + reach), of: sorted.length };
}
