/** What a fight is worth once both dicepools are divided: the average over all rolls of the reactions' game. */

import { bonusesOf, type HitTable, hitTable } from './hits.ts';
import { solveMatrix } from './matrix-game.ts';
import { POOLS, poolsOfSize } from './pools.ts';
import { type Corner, mayUse, type Setting } from './setting.ts';

/** Most hits that are told apart, and one more. */
export const HITS = 10;

/**
 * What each result of a fight is worth to the first fighter, by `((its power used * 2 + the other's) * HITS + hits on
 * it) * HITS + hits on the other`. The first number is that of a fight without any result, which is fought again.
 */
export type Outcomes = Float64Array;

export const outcomeAt = (use: number, otherUse: number, taken: number, dealt: number): number =>
  ((use * 2 + otherUse) * HITS + taken) * HITS + dealt;

/** A sum over rolls, not yet divided by how many there are. */
export interface Tally {
  value: number;
  /** Weight of the fights without any result: how much the value grows with what they are worth. */
  again: number;
}

export interface Fight {
  readonly setting: Setting;
  readonly corners: readonly [Corner, Corner];
  /** By which the reactions' games are played. */
  readonly outcomes: Outcomes;
  /** What results are worth to a first fighter who replies as well as can be to the other's mixture; null: he plays as the other does. */
  readonly reply: Outcomes | null;
}

/** One of so many equal parts of the work. */
export interface Part {
  readonly index: number;
  readonly of: number;
}

/** Hits by the use of the first fighter's power and of the second's. */
export interface Tables {
  /** The first fighter's attacks. */
  readonly dealt: readonly (readonly HitTable[])[];
  readonly taken: readonly (readonly HitTable[])[];
}

export function tablesOf(setting: Setting, [mine, other]: Fight['corners']): Tables {
  const uses = [false, true].slice(0, mayUse(mine) ? 2 : 1);
  const otherUses = [false, true].slice(0, mayUse(other) ? 2 : 1);
  const dealt = uses.map(use => otherUses.map(o => hitTable(setting, bonusesOf(setting, mine, other, use, o))));
  const taken = uses.map(use => otherUses.map(o => hitTable(setting, bonusesOf(setting, other, mine, o, use))));
  return { dealt, taken };
}

/** Where neither may touch its dice, the two comparisons know nothing of each other. */
export function fightUntouched({ setting, corners, outcomes, reply }: Fight): Tally {
  const [mine, other] = corners;
  const tables = tablesOf(setting, corners);
  const dealt = comparisons(tables.dealt, mine.off, other.dice - other.off);
  const taken = comparisons(tables.taken, other.off, mine.dice - mine.off);
  const rows = tables.dealt.length;
  const columns = tables.dealt[0]!.length;
  const results = new Int32Array(rows * columns);
  const tally: Tally = { value: 0, again: 0 };
  for (const { hits: given, weight } of dealt) {
    for (const { hits: got, weight: otherWeight } of taken) {
      for (let i = 0; i < rows; i++) {
        for (let j = 0; j < columns; j++) {
          const at = i * columns + j;
          results[at] = outcomeAt(i, j, got[at]!, given[at]!);
        }
      }
      const { value, again } = gameTally(results, rows, columns, outcomes, reply);
      tally.value += weight * otherWeight * value;
      tally.again += weight * otherWeight * again;
    }
  }
  return tally;
}

/** One reactions' game, given by the results of its entries. */
export function gameTally(
  results: Int32Array,
  rows: number,
  columns: number,
  outcomes: Outcomes,
  reply: Outcomes | null,
): Tally {
  const entries = Float64Array.from({ length: rows * columns }, (_, at) => outcomes[results[at]!]!);
  const { value, rows: x, columns: y } = solveMatrix(entries, rows, columns);
  if (reply) return bestRow(results, rows, y, reply);
  let again = 0;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) if (results[i * columns + j] === 0) again += x[i]! * y[j]!;
  }
  return { value, again };
}

/** The best reply to a mixture of columns; of equals the first. */
function bestRow(results: Int32Array, rows: number, chances: Float64Array, worths: Outcomes): Tally {
  const columns = chances.length;
  const best: Tally = { value: -1, again: 0 };
  for (let i = 0; i < rows; i++) {
    let value = 0;
    let again = 0;
    for (let j = 0; j < columns; j++) {
      if (chances[j] === 0) continue;
      const result = results[i * columns + j]!;
      value += chances[j]! * worths[result]!;
      if (result === 0) again += chances[j]!;
    }
    if (value > best.value) {
      best.value = value;
      best.again = again;
    }
  }
  return best;
}

/** Hits with every use of powers, and how often they come together. */
function comparisons(
  tables: readonly (readonly HitTable[])[],
  off: number,
  def: number,
): { hits: number[]; weight: number }[] {
  const flat = tables.flat();
  const found = new Map<number, number>();
  for (const offence of poolsOfSize(off)) {
    for (const defence of poolsOfSize(def)) {
      let key = 0;
      for (const table of flat) key = key * HITS + table[offence * POOLS.count + defence]!;
      found.set(key, (found.get(key) ?? 0) + POOLS.ways[offence]! * POOLS.ways[defence]!);
    }
  }
  return [...found].map(([key, weight]) => ({
    hits: flat.map((_, i) => Math.floor(key / HITS ** (flat.length - 1 - i)) % HITS),
    weight,
  }));
}

/** The same results seen by the other fighter. */
export function turnedOutcomes(outcomes: Outcomes): Outcomes {
  const seen = new Float64Array(outcomes.length);
  for (let use = 0; use < 2; use++) {
    for (let otherUse = 0; otherUse < 2; otherUse++) {
      for (let taken = 0; taken < HITS; taken++) {
        for (let dealt = 0; dealt < HITS; dealt++) {
          seen[outcomeAt(otherUse, use, dealt, taken)] = 1 - outcomes[outcomeAt(use, otherUse, taken, dealt)]!;
        }
      }
    }
  }
  return seen;
}
