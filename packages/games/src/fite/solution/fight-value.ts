/** What a fight is worth once both dicepools are divided: the average over all rolls of the reactions' game. */

import { bonusesOf, type HitTable, hitTable } from './hits.ts';
import { solveMatrix } from './matrix-game.ts';
import { POOLS, poolsOfSize } from './pools.ts';
import { type Rolls, rollsOf } from './rolls.ts';
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
  readonly outcomes: Outcomes;
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
export function fightUntouched(fight: Fight): Tally {
  const { setting, corners } = fight;
  const [mine, other] = corners;
  const tables = tablesOf(setting, corners);
  const dealt = comparisons(tables.dealt, mine.off, other.dice - other.off);
  const taken = comparisons(tables.taken, other.off, mine.dice - mine.off);
  const rows = tables.dealt.length;
  const columns = tables.dealt[0]!.length;
  const game = new Float64Array(rows * columns);
  const tally: Tally = { value: 0, again: 0 };
  for (const { hits: given, weight } of dealt) {
    for (const { hits: got, weight: otherWeight } of taken) {
      for (let i = 0; i < rows; i++) {
        for (let j = 0; j < columns; j++) {
          const at = i * columns + j;
          game[at] = fight.outcomes[outcomeAt(i, j, got[at]!, given[at]!)]!;
        }
      }
      const { value, rows: x, columns: y } = solveMatrix(game, rows, columns);
      const both = weight * otherWeight;
      tally.value += both * value;
      if (got[0] === 0 && given[0] === 0) tally.again += both * x[0]! * y[0]!;
    }
  }
  return tally;
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

/** Pools that hit, or are hit, alike whatever the options of one roll. */
export interface Alike {
  readonly count: number;
  /** By pool. */
  readonly kind: Int16Array;
  /** One pool of each kind. */
  readonly example: number[];
}

/** Splits pools by their hits in one comparison after the other. */
export class Sorter {
  private readonly kind = new Int16Array(POOLS.count);
  private readonly split = new Int16Array(POOLS.count * HITS);

  sort(pools: readonly number[], comparisonCount: number, hits: (comparison: number, pool: number) => number): Alike {
    const { kind, split } = this;
    for (const pool of pools) kind[pool] = 0;
    let count = 1;
    for (let comparison = 0; comparison < comparisonCount; comparison++) {
      split.fill(-1, 0, count * HITS);
      let kinds = 0;
      for (const pool of pools) {
        const at = kind[pool]! * HITS + hits(comparison, pool);
        if (split[at]! < 0) split[at] = kinds++;
        kind[pool] = split[at]!;
      }
      count = kinds;
    }
    const example: number[] = [];
    for (const pool of pools) example[kind[pool]!] ??= pool;
    return { count, kind, example };
  }
}

const SORTERS = [new Sorter(), new Sorter()] as const;

/** Where only the first fighter may touch its dice: for each of its rolls, the other's pools by what they do to it. */
export function fightTouchedByFirst(fight: Fight): Tally {
  const { setting, corners } = fight;
  const tables = tablesOf(setting, corners);
  const rolls = rollsOf(setting, corners[0]);
  const [, other] = corners;
  const defences = poolsOfSize(other.dice - other.off);
  const offences = poolsOfSize(other.off);
  const tally: Tally = { value: 0, again: 0 };
  for (let roll = 0; roll < rolls.count; roll++) addTouchedRoll(fight, tables, rolls, roll, defences, offences, tally);
  return tally;
}

function addTouchedRoll(
  { outcomes }: Fight,
  { dealt, taken }: Tables,
  rolls: Rolls,
  roll: number,
  defences: readonly number[],
  offences: readonly number[],
  tally: Tally,
): void {
  const first = rolls.first[roll]!;
  const rows = rolls.first[roll + 1]! - first;
  const columns = dealt[0]!.length;
  const { off, def, use } = rolls;
  const { count } = POOLS;
  const ward = SORTERS[0].sort(defences, rows * columns, (at, pool) => {
    const option = first + Math.floor(at / columns);
    return dealt[use[option]!]![at % columns]![off[option]! * count + pool]!;
  });
  const strike = SORTERS[1].sort(offences, rows * columns, (at, pool) => {
    const option = first + Math.floor(at / columns);
    return taken[use[option]!]![at % columns]![pool * count + def[option]!]!;
  });
  const wardWeight = weights(defences, ward);
  const strikeWeight = weights(offences, strike);
  const game = new Float64Array(rows * columns);
  const again = new Uint8Array(rows * columns);
  for (let w = 0; w < ward.count; w++) {
    for (let s = 0; s < strike.count; s++) {
      for (let i = 0; i < rows; i++) {
        const option = first + i;
        for (let j = 0; j < columns; j++) {
          const given = dealt[use[option]!]![j]![off[option]! * count + ward.example[w]!]!;
          const got = taken[use[option]!]![j]![strike.example[s]! * count + def[option]!]!;
          const at = outcomeAt(use[option]!, j, got, given);
          game[i * columns + j] = outcomes[at]!;
          again[i * columns + j] = at === 0 ? 1 : 0;
        }
      }
      addGame(game, again, rows, columns, rolls.weight[roll]! * wardWeight[w]! * strikeWeight[s]!, tally);
    }
  }
}

const weights = (pools: readonly number[], { count, kind }: Alike): Float64Array => {
  const sums = new Float64Array(count);
  for (const pool of pools) sums[kind[pool]!]! += POOLS.ways[pool]!;
  return sums;
};

/** Adds one reaction game to a tally. */
export function addGame(
  game: Float64Array,
  again: Uint8Array,
  rows: number,
  columns: number,
  weight: number,
  tally: Tally,
): void {
  if (columns === 1) {
    let best = 0;
    for (let i = 1; i < rows; i++) if (game[i]! > game[best]!) best = i;
    tally.value += weight * game[best]!;
    tally.again += weight * again[best]!;
    return;
  }
  const { value, rows: x, columns: y } = solveMatrix(game, rows, columns);
  tally.value += weight * value;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) if (again[i * columns + j]) tally.again += weight * x[i]! * y[j]!;
  }
}

/** The same fight seen by the other fighter. */
export const turned = ({ setting, corners, outcomes }: Fight): Fight => ({
  setting,
  corners: [corners[1], corners[0]],
  outcomes: turnedOutcomes(outcomes),
});

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
