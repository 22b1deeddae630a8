/** Fights in which both fighters may touch their dice after the roll: one matrix game for every pair of rolls. */

import {
  type Alike,
  type Fight,
  outcomeAt,
  type Part,
  Sorter,
  type Tables,
  type Tally,
  tablesOf,
} from './fight-value.ts';
import { solveMatrix } from './matrix-game.ts';
import { POOLS } from './pools.ts';
import { type Rolls, rollsOf } from './rolls.ts';

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

/** The exact sum over every so manieth roll of the first fighter and all rolls of the other. */
export function fightTouchedByBoth(fight: Fight, { index, of }: Part): Tally {
  const tables = tablesOf(fight.setting, fight.corners);
  const rolls = rollsOf(fight.setting, fight.corners[0]);
  const others = rollsOf(fight.setting, fight.corners[1]);
  const tally: Tally = { value: 0, again: 0 };
  for (let roll = index; roll < rolls.count; roll += of) {
    const met: Tally = { value: 0, again: 0 };
    meetAll(meetingOf(fight, tables, rolls, others, roll), others, met);
    tally.value += rolls.weight[roll]! * met.value;
    tally.again += rolls.weight[roll]! * met.again;
  }
  return tally;
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

/** The answers of the other fighter that have occurred, each against every option of the first one's roll. */
class Columns {
  /** Number of a column by the kinds of its pools; -1 where it has not occurred. */
  private at = new Int32Array(1 << 14);
  private meeting!: Meeting;
  private starts: number[] = [];
  count = 0;
  /** What the first fighter gets, by `column * rows + row`. */
  worth = new Float64Array(1 << 14);
  again = new Uint8Array(1 << 14);
  /** The most it gets, by column. */
  most = new Float64Array(1 << 10);

  begin(meeting: Meeting): void {
    this.meeting = meeting;
    this.count = 0;
    let needed = 0;
    this.starts = meeting.wards.map((wards, use) => {
      const start = needed;
      needed += wards.count * meeting.strikes[use]!.count;
      return start;
    });
    if (this.at.length < needed) this.at = new Int32Array(2 * needed);
    this.at.fill(-1, 0, needed);
  }

  of(use: number, off: number, def: number): number {
    const { wards, strikes } = this.meeting;
    const ward = wards[use]!.kind[def]!;
    const strike = strikes[use]!.kind[off]!;
    const at = this.starts[use]! + strike * wards[use]!.count + ward;
    const known = this.at[at]!;
    if (known >= 0) return known;
    this.at[at] = this.count;
    return this.add(use, off, def);
  }

  private add(otherUse: number, otherOff: number, otherDef: number): number {
    const { tables, rolls, first, rows, fight } = this.meeting;
    const column = this.count++;
    this.grow((column + 1) * rows, column + 1);
    let most = -Infinity;
    for (let i = 0; i < rows; i++) {
      const use = rolls.use[first + i]!;
      const dealt = tables.dealt[use]![otherUse]![rolls.off[first + i]! * POOLS.count + otherDef]!;
      const taken = tables.taken[use]![otherUse]![otherOff * POOLS.count + rolls.def[first + i]!]!;
      const at = outcomeAt(use, otherUse, taken, dealt);
      const worth = fight.outcomes[at]!;
      this.worth[column * rows + i] = worth;
      this.again[column * rows + i] = at === 0 ? 1 : 0;
      if (worth > most) most = worth;
    }
    this.most[column] = most;
    return column;
  }

  private grow(entries: number, columns: number): void {
    if (columns > this.most.length) this.most = longer(this.most, new Float64Array(2 * columns));
    if (entries <= this.worth.length) return;
    this.worth = longer(this.worth, new Float64Array(2 * entries));
    this.again = longer(this.again, new Uint8Array(2 * entries));
  }
}

function longer<T extends Float64Array | Uint8Array>(old: T, grown: T): T {
  grown.set(old);
  return grown;
}

const COLUMNS = new Columns();
/** Columns of the game at hand. */
const PLAYED = new Int32Array(1 << 10);

/** Adds the games of one roll against all rolls of the other fighter. */
function meetAll(meeting: Meeting, others: Rolls, tally: Tally): void {
  COLUMNS.begin(meeting);
  const solved = new Map<string, Tally>();
  for (let other = 0; other < others.count; other++) {
    const end = others.first[other + 1]!;
    let columns = 0;
    let upper = Infinity;
    let tightest = 0;
    for (let option = others.first[other]!; option < end; option++) {
      const column = COLUMNS.of(others.use[option]!, others.off[option]!, others.def[option]!);
      PLAYED[columns++] = column;
      const most = COLUMNS.most[column]!;
      if (most < upper) {
        upper = most;
        tightest = column;
      }
    }
    const weight = others.weight[other]!;
    const row = saddleRow(meeting.rows, columns, upper, tightest);
    if (row >= 0) {
      tally.value += weight * upper;
      tally.again += weight * COLUMNS.again[tightest * meeting.rows + row]!;
    } else {
      const game = solveMixed(meeting.rows, columns, solved);
      tally.value += weight * game.value;
      tally.again += weight * game.again;
    }
  }
}

/** A row that gets `upper` against every column; -1 if there is none. */
function saddleRow(rows: number, columns: number, upper: number, tightest: number): number {
  const { worth } = COLUMNS;
  nextRow: for (let i = 0; i < rows; i++) {
    if (worth[tightest * rows + i]! < upper) continue;
    for (let j = 0; j < columns; j++) if (worth[PLAYED[j]! * rows + i]! < upper) continue nextRow;
    return i;
  }
  return -1;
}

/** Games without a saddle point: few, and often the same. */
function solveMixed(rows: number, columns: number, solved: Map<string, Tally>): Tally {
  const played = [...new Set(PLAYED.subarray(0, columns))].sort((a, b) => a - b);
  const key = String.fromCharCode(...played);
  const known = solved.get(key);
  if (known) return known;
  const game = new Float64Array(rows * played.length);
  played.forEach((column, j) => {
    for (let i = 0; i < rows; i++) game[i * played.length + j] = COLUMNS.worth[column * rows + i]!;
  });
  const { value, rows: x, columns: y } = solveMatrix(game, rows, played.length);
  const tally: Tally = { value, again: 0 };
  played.forEach((column, j) => {
    for (let i = 0; i < rows; i++) tally.again += x[i]! * y[j]! * COLUMNS.again[column * rows + i]!;
  });
  solved.set(key, tally);
  return tally;
}
