/** A choice that a seat makes while others make theirs in secret: regret matching, which tends to a mix nobody can exploit. */

import type { Chance } from '@roundhouse/kernel';
import type { Move } from '../request.ts';
import { keyOf } from './tree.ts';

/** Share of choices made evenly among all, so that none is forgotten. */
const EVENLY = 0.15;
/** In the answer, mixes drop what has less than this share of the most likely move: it is mostly left from early tries. */
const LEAST_SHARE = 0.2;
const FINE = 2 ** 20;

interface Option {
  readonly move: Move;
  /** What others know it by: its place in the record, which is shorter than the move. */
  readonly key: string;
  /** How much better it would have done than what was chosen, summed; never below 0. */
  regret: number;
  /** How much of it was in the mixes so far. */
  weight: number;
  sum: number;
  visits: number;
  /** Its results by what the others chose. */
  readonly against: Map<string, { sum: number; visits: number }>;
}

/** What was chosen, and between what. */
export interface Pick {
  readonly move: Move;
  readonly key: string;
  readonly taken: Option;
  readonly options: readonly Option[];
}

export class ClosedChoice {
  readonly #options = new Map<string, Option>();
  /** The moves of the last pick, and what they were found to be. */
  #moves: readonly Move[] = [];
  #found: readonly Option[] = [];

  /** One of the moves, drawn from the present mix. */
  pick(moves: readonly Move[], lot: Chance): Pick {
    const options = this.#optionsOf(moves);
    let total = 0;
    for (const { regret } of options) total += regret;
    let drawn = lot.int(FINE) / FINE;
    let taken: Option | null = null;
    for (const option of options) {
      const share = total > 0 ? option.regret / total : 1 / options.length;
      option.weight += share;
      drawn -= (1 - EVENLY) * share + EVENLY / options.length;
      if (taken === null && drawn < 0) taken = option;
    }
    taken ??= options.at(-1)!;
    return { move: taken.move, key: taken.key, taken, options };
  }

  /** Learns what the chosen move brought, while the others chose `others`: what would each of the rest have brought? */
  learn({ taken, options }: Pick, others: string, value: number): void {
    taken.sum += value;
    taken.visits++;
    let met = taken.against.get(others);
    if (!met) {
      met = { sum: 0, visits: 0 };
      taken.against.set(others, met);
    }
    met.sum += value;
    met.visits++;
    const brought = met.sum / met.visits;
    for (const option of options) {
      const instead = meanAgainst(option, others) ?? brought;
      option.regret = Math.max(0, option.regret + instead - brought);
    }
  }

  /** A move drawn from the mix of all mixes, which is what tends to the equilibrium. */
  answer(lot: Chance): Move {
    const options = [...this.#options.values()];
    const most = Math.max(...options.map(({ weight }) => weight));
    const likely = options.filter(({ weight }) => weight >= LEAST_SHARE * most);
    let drawn = (lot.int(FINE) / FINE) * likely.reduce((sum, { weight }) => sum + weight, 0);
    for (const option of likely) {
      drawn -= option.weight;
      if (drawn < 0) return option.move;
    }
    return likely.at(-1)!.move;
  }

  /** Every move with its share of the mix and its mean result, the likeliest first. */
  shares(): { readonly move: Move; readonly share: number; readonly worth: number | null }[] {
    const options = [...this.#options.values()];
    const total = options.reduce((sum, { weight }) => sum + weight, 0);
    return options
      .map(({ move, weight, sum, visits }) => ({
        move,
        share: total > 0 ? weight / total : 1 / options.length,
        worth: visits > 0 ? sum / visits : null,
      }))
      .sort((a, b) => b.share - a.share);
  }

  /** Mostly the very moves of last time: games share those that are often made, and naming them takes longest here. */
  #optionsOf(moves: readonly Move[]): readonly Option[] {
    if (moves.length !== this.#moves.length || !moves.every((move, i) => move === this.#moves[i])) {
      this.#found = moves.map(move => this.#optionOf(move));
      this.#moves = moves;
    }
    return this.#found;
  }

  #optionOf(move: Move): Option {
    const key = keyOf(move);
    let option = this.#options.get(key);
    if (!option) {
      option = { move, key: `${this.#options.size}`, regret: 0, weight: 0, sum: 0, visits: 0, against: new Map() };
      this.#options.set(key, option);
    }
    return option;
  }
}

/** Against the same choices of the others if that was seen, otherwise over all; null if it was never tried. */
function meanAgainst({ sum, visits, against }: Option, others: string): number | null {
  const met = against.get(others);
  if (met) return met.sum / met.visits;
  return visits > 0 ? sum / visits : null;
}
