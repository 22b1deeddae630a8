/** Measures things against each other in one run: round after round, so that a slow moment of the machine hits all. */

import type { Screen } from './screen.ts';

export interface Runner {
  readonly name: string;
  /** Does some work, well under a tenth of a second of it, and says how much. */
  run(): number;
}

/** Work per CPU-second of one runner, a number a round. */
export type Rates = readonly number[];

export interface Race {
  readonly rounds: number;
  /** CPU time each runner gets in each round. */
  readonly seconds: number;
}

/** One round to warm up, then `rounds` that count. CPU time is that of the whole process, so garbage is paid for. */
export async function race(runners: readonly Runner[], { rounds, seconds }: Race, screen: Screen): Promise<Rates[]> {
  const rates: number[][] = runners.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, runner] of runners.entries()) {
      screen.progress(`${round === 0 ? 'warming up' : `round ${round} of ${rounds}`}: ${runner.name}`);
      await screen.breathe();
      const rate = rateOf(runner, seconds);
      if (round > 0) rates[i]!.push(rate);
    }
  }
  return rates;
}

function rateOf(runner: Runner, seconds: number): number {
  const start = process.cpuUsage();
  let done = 0;
  for (;;) {
    done += runner.run();
    const { user, system } = process.cpuUsage(start);
    const used = (user + system) / 1e6;
    if (used >= seconds) return done / used;
  }
}

/** Round by round, how many times faster one was than the other. */
export const ratios = (a: Rates, b: Rates): Rates => a.map((rate, i) => rate / b[i]!);

export function median(numbers: Rates): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** "123,456 (120,000 to 130,000)": the median and the slowest and fastest round. */
export const formatRates = (rates: Rates): string =>
  `${formatAmount(median(rates))} (${formatAmount(Math.min(...rates))} to ${formatAmount(Math.max(...rates))})`;

/** Three digits that count. */
export function formatAmount(amount: number): string {
  const digits = amount >= 100 ? 0 : amount >= 10 ? 1 : amount >= 1 ? 2 : 3;
  const rounded = amount >= 1000 ? Number(amount.toPrecision(3)) : amount;
  return rounded.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
