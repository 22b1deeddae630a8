/** Fights in which somebody may touch his dice after the roll: one matrix game for every pair of rolls, or for many of them. */

import { type Fight, gameTally, HITS, outcomeAt, type Part, type Tables, type Tally, tablesOf } from './fight-value.ts';
import { inQuanta } from './grid.ts';
import { POOLS } from './pools.ts';
import { type Rolls, rollsOf } from './rolls.ts';

/** Which of the other's rolls a roll meets, where it does not meet all. */
export interface Sampling {
  /** Up to so many pairs of rolls all are looked at; where there are more, about so many stand for them. */
  readonly pairs: number;
  /** Moves the pairs that stand for all, so that others can be tried: 0 for the usual ones, below 1. */
  readonly shift: number;
}

/** Multiples of it, without their whole parts, spread evenly however many there are. */
export const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Rolls that come up often meet more, but none fewer than this. */
const FEWEST_MET = 32;

/** The sum over every so manieth roll of the first fighter, in quanta. */
export function fightTouched(fight: Fight, { index, of }: Part, sampling: Sampling): Tally {
  const tables = tablesOf(fight.setting, fight.corners);
  const rolls = rollsOf(fight.setting, fight.corners[0]);
  const others = rollsOf(fight.setting, fight.corners[1]);
  const all = 6 ** fight.corners[0].dice;
  const otherAll = 6 ** fight.corners[1].dice;
  const upTo = sums(others.weight);
  const tally: Tally = { value: 0, again: 0 };
  for (let roll = index; roll < rolls.count; roll += of) {
    const met = metBy(rolls, roll, others, all, sampling.pairs);
    GAMES.begin(meetingOf(fight, tables, rolls, others, roll));
    if (met === others.count) {
      for (let other = 0; other < met; other++) GAMES.add(others, other, others.weight[other]!);
    } else {
      const jitter = (roll * GOLDEN + sampling.shift) % 1;
      for (let i = 0; i < met; i++) GAMES.add(others, firstAbove(upTo, ((i + jitter) / met) * otherAll), 1);
    }
    const share = met === others.count ? 1 : otherAll / met;
    tally.value += rolls.weight[roll]! * (GAMES.sum.value * share);
    tally.again += rolls.weight[roll]! * (GAMES.sum.again * share);
  }
  return tally;
}

/** How many of the other's rolls one roll meets. */
function metBy(rolls: Rolls, roll: number, others: Rolls, all: number, pairs: number): number {
  if (rolls.count * others.count <= pairs) return others.count;
  const share = Math.floor((pairs * (rolls.weight[roll]! / all)) / FEWEST_MET + 0.5);
  return Math.min(FEWEST_MET * Math.max(1, share), others.count);
}

export const sums = (weights: Float64Array): Float64Array => {
  let sum = 0;
  return weights.map(weight => {
    sum += weight;
    return sum;
  });
};

/** The first place where the sums pass this. */
export function firstAbove(upTo: Float64Array, sum: number): number {
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (upTo[middle]! > sum) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Pools that hit, or are hit, alike whatever the options of one roll. */
interface Alike {
  readonly count: number;
  /** By pool. */
  readonly kind: Int16Array;
}

/** Splits pools by their hits in one comparison after the other. */
class Sorter {
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
    return { count, kind };
  }
}

const WARDS = [new Sorter(), new Sorter()] as const;
const STRIKES = [new Sorter(), new Sorter()] as const;

/** One roll of the first fighter, and the other's pools by what they do to its options. */
interface Meeting {
  readonly fight: Fight;
  readonly tables: Tables;
  readonly rolls: Rolls;
  readonly first: number;
  readonly rows: number;
  /** By the use of the other's power. */
  readonly wards: readonly Alike[];
  readonly strikes: readonly Alike[];
}

function meetingOf(fight: Fight, tables: Tables, rolls: Rolls, others: Rolls, roll: number): Meeting {
  const first = rolls.first[roll]!;
  const rows = rolls.first[roll + 1]! - first;
  const { off, def, use } = rolls;
  const { count } = POOLS;
  const uses = tables.dealt[0]!.length === 2 ? ([0, 1] as const) : ([0] as const);
  const wards = uses.map(j =>
    WARDS[j].sort(
      others.defPools,
      rows,
      (i, pool) => tables.dealt[use[first + i]!]![j]![off[first + i]! * count + pool]!,
    ),
  );
  const strikes = uses.map(j =>
    STRIKES[j].sort(
      others.offPools,
      rows,
      (i, pool) => tables.taken[use[first + i]!]![j]![pool * count + def[first + i]!]!,
    ),
  );
  return { fight, tables, rolls, first, rows, wards, strikes };
}

/** The games of one roll against others of the other fighter, added up. */
class Games {
  private meeting!: Meeting;
  readonly sum: Tally = { value: 0, again: 0 };
  /** Number of a column, which is an answer of the other fighter, by the kinds of its pools; -1 where it has not occurred. */
  private at = new Int32Array(1 << 14);
  private starts: number[] = [];
  private count = 0;
  /** Result and worth to the first fighter, by `column * rows + row`; the most he gets, by column. */
  private results = new Int32Array(1 << 14);
  private worth = new Float64Array(1 << 14);
  private most = new Float64Array(1 << 10);
  /** Columns of the game at hand. */
  private readonly played = new Int32Array(1 << 10);
  /** Games without a saddle point: few, and often the same. */
  private readonly solved = new Map<string, Tally>();

  begin(meeting: Meeting): void {
    this.meeting = meeting;
    this.sum.value = 0;
    this.sum.again = 0;
    this.count = 0;
    this.solved.clear();
    let needed = 0;
    this.starts = meeting.wards.map((wards, use) => {
      const start = needed;
      needed += wards.count * meeting.strikes[use]!.count;
      return start;
    });
    if (this.at.length < needed) this.at = new Int32Array(2 * needed);
    this.at.fill(-1, 0, needed);
  }

  /** Adds the game against one roll of the other, so many times. */
  add(others: Rolls, other: number, weight: number): void {
    const end = others.first[other + 1]!;
    let columns = 0;
    let upper = Infinity;
    let tightest = 0;
    for (let option = others.first[other]!; option < end; option++) {
      const column = this.columnOf(others.use[option]!, others.off[option]!, others.def[option]!);
      this.played[columns++] = column;
      const most = this.most[column]!;
      if (most < upper) {
        upper = most;
        tightest = column;
      }
    }
    const { value, again } = this.game(columns, upper, tightest);
    this.sum.value += weight * inQuanta(value);
    this.sum.again += weight * inQuanta(again);
  }

  private game(columns: number, upper: number, tightest: number): Tally {
    const { rows, fight } = this.meeting;
    const row = this.saddleRow(rows, columns, upper, tightest);
    if (row < 0) return this.mixed(columns);
    if (!fight.reply) return { value: upper, again: this.results[tightest * rows + row] === 0 ? 1 : 0 };
    let best = 0;
    for (let i = 1; i < rows; i++) if (this.replyAt(tightest, i) > this.replyAt(tightest, best)) best = i;
    return { value: this.replyAt(tightest, best), again: this.results[tightest * rows + best] === 0 ? 1 : 0 };
  }

  private replyAt(column: number, row: number): number {
    const { rows, fight } = this.meeting;
    return fight.reply![this.results[column * rows + row]!]!;
  }

  /** A row that gets `upper` against every column; -1 if there is none. */
  private saddleRow(rows: number, columns: number, upper: number, tightest: number): number {
    const { worth, played } = this;
    nextRow: for (let i = 0; i < rows; i++) {
      if (worth[tightest * rows + i]! < upper) continue;
      for (let j = 0; j < columns; j++) if (worth[played[j]! * rows + i]! < upper) continue nextRow;
      return i;
    }
    return -1;
  }

  private mixed(columns: number): Tally {
    const played = [...new Set(this.played.subarray(0, columns))];
    const key = String.fromCharCode(...played);
    const known = this.solved.get(key);
    if (known) return known;
    const { rows, fight } = this.meeting;
    const results = new Int32Array(rows * played.length);
    played.forEach((column, j) => {
      for (let i = 0; i < rows; i++) results[i * played.length + j] = this.results[column * rows + i]!;
    });
    const tally = gameTally(results, rows, played.length, fight.outcomes, fight.reply);
    this.solved.set(key, tally);
    return tally;
  }

  private columnOf(use: number, off: number, def: number): number {
    const { wards, strikes } = this.meeting;
    const ward = wards[use]!.kind[def]!;
    const strike = strikes[use]!.kind[off]!;
    const at = this.starts[use]! + strike * wards[use]!.count + ward;
    const known = this.at[at]!;
    if (known >= 0) return known;
    this.at[at] = this.count;
    return this.addColumn(use, off, def);
  }

  private addColumn(otherUse: number, otherOff: number, otherDef: number): number {
    const { tables, rolls, first, rows, fight } = this.meeting;
    const column = this.count++;
    this.grow((column + 1) * rows, column + 1);
    let most = -Infinity;
    for (let i = 0; i < rows; i++) {
      const use = rolls.use[first + i]!;
      const dealt = tables.dealt[use]![otherUse]![rolls.off[first + i]! * POOLS.count + otherDef]!;
      const taken = tables.taken[use]![otherUse]![otherOff * POOLS.count + rolls.def[first + i]!]!;
      const result = outcomeAt(use, otherUse, taken, dealt);
      const worth = fight.outcomes[result]!;
      this.results[column * rows + i] = result;
      this.worth[column * rows + i] = worth;
      if (worth > most) most = worth;
    }
    this.most[column] = most;
    return column;
  }

  private grow(entries: number, columns: number): void {
    if (columns > this.most.length) this.most = longer(this.most, new Float64Array(2 * columns));
    if (entries <= this.worth.length) return;
    this.worth = longer(this.worth, new Float64Array(2 * entries));
    this.results = longer(this.results, new Int32Array(2 * entries));
  }
}

function longer<T extends Float64Array | Int32Array>(old: T, grown: T): T {
  grown.set(old);
  return grown;
}

const GAMES = new Games();
