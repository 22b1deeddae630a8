/** The nested games of a turn before the roll: place, Swift, division. */

import { type Outcomes, type Tally, turnedOutcomes } from './fight-value.ts';
import { solveMatrix } from './matrix-game.ts';
import { type Corner, divisionBounds, isTactical, mayUse, type Setting } from './setting.ts';
import type { FightTask } from './work.ts';

/** Does a piece of work, here or in another thread. */
export type Ask = (task: FightTask) => Promise<Tally>;

/** A solved game of a stage. */
export interface Mixed {
  readonly value: number;
  /** How much the value grows with that of a fight without any result. */
  readonly again: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** How much work is spent on a fight in which both may touch their dice. */
export interface Effort {
  /** Up to so many pairs of rolls all are looked at. */
  readonly exactPairs: number;
  /** Where there are more, so many stand for all. */
  readonly sampledPairs: number;
  /** Which pairs: see the piece of work. */
  readonly shift?: number;
}

export type Side = Omit<Corner, 'off'>;

/** Rolls in one piece of work. */
const PAIRS_A_PART = 4e6;
const SAMPLES_A_PART = 8192;
const MOST_PARTS = 256;

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
/** Pools of so many dice. */
const poolCount = (dice: number): number => choose(dice + 5, 5);
const rollCount = ({ dice, off }: Corner): number => poolCount(off) * poolCount(dice - off);

/** Whether a fight is worked out from all its rolls. */
export const isExact = ([a, b]: readonly [Corner, Corner], { exactPairs }: Effort): boolean =>
  !(isTactical(a) && isTactical(b)) || rollCount(a) * rollCount(b) <= exactPairs;

/** What a fight is worth, its parts added up in their order. */
export async function fightValue(
  setting: Setting,
  corners: readonly [Corner, Corner],
  outcomes: Outcomes,
  effort: Effort,
  ask: Ask,
): Promise<Tally> {
  const pairs = isExact(corners, effort) ? null : effort.sampledPairs;
  const isHeavy = corners.every(isTactical);
  const size = pairs === null ? (rollCount(corners[0]) * rollCount(corners[1])) / PAIRS_A_PART : pairs / SAMPLES_A_PART;
  const of = isHeavy ? Math.min(MOST_PARTS, Math.max(1, Math.ceil(size))) : 1;
  const parts = await Promise.all(
    Array.from({ length: of }, (_, index) =>
      ask({ setting: setting.name, corners, outcomes, part: { index, of }, pairs, shift: effort.shift ?? 0 }),
    ),
  );
  const sum = (of: (tally: Tally) => number): number => parts.reduce((all, part) => all + of(part), 0);
  return { value: sum(part => part.value), again: sum(part => part.again) };
}

/** Better by less than this is not better. */
const TINY = 1e-10;

/**
 * The game of the divisions. Its entries are dear, so only those are worked out that matter: it starts with both
 * attacking with all they may, and adds the best answers to the solution of what is known until there is no better one.
 */
export async function divisionGame(
  setting: Setting,
  sides: readonly [Side, Side],
  outcomes: Outcomes,
  effort: Effort,
  ask: Ask,
): Promise<Mixed> {
  const [bounds, otherBounds] = sides.map(({ dice }) => divisionBounds(setting, dice)) as [Bounds, Bounds];
  const rowCount = bounds.most - bounds.least + 1;
  const columnCount = otherBounds.most - otherBounds.least + 1;
  const isMirror = isMirrorImage(sides, outcomes);
  const known = new Map<number, Promise<Tally>>();
  const entry = (i: number, j: number): Promise<Tally> => {
    const key = i * columnCount + j;
    const there = known.get(key);
    if (there) return there;
    const corners = [
      { ...sides[0], off: bounds.least + i },
      { ...sides[1], off: otherBounds.least + j },
    ] as const;
    const value = !isMirror
      ? fightValue(setting, corners, outcomes, effort, ask)
      : i === j
        ? Promise.resolve({ value: 0.5, again: 0 })
        : i > j
          ? fightValue(setting, corners, outcomes, effort, ask)
          : entry(j, i).then(turnedTally);
    known.set(key, value);
    return value;
  };
  return byBestAnswers(rowCount, columnCount, entry);
}

/** Whether both fighters have the same chances. */
function isMirrorImage([mine, other]: readonly [Side, Side], outcomes: Outcomes): boolean {
  if (mine.dice !== other.dice || mine.loc !== other.loc || fightPower(mine) !== fightPower(other)) return false;
  const seen = turnedOutcomes(outcomes);
  return outcomes.every((worth, at) => Math.abs(worth - seen[at]!) < TINY);
}

/** The power as far as a fight knows it. */
export const fightPower = (side: Side): Side['power'] => (mayUse(side) ? side.power : null);

type Bounds = ReturnType<typeof divisionBounds>;

const turnedTally = ({ value, again }: Tally): Tally => ({ value: 1 - value, again });

async function byBestAnswers(
  rowCount: number,
  columnCount: number,
  entry: (i: number, j: number) => Promise<Tally>,
): Promise<Mixed> {
  const rows = [rowCount - 1];
  const columns = [columnCount - 1];
  const valueAt = async (i: number, j: number): Promise<number> => (await entry(i, j)).value;
  for (;;) {
    const entries = await Promise.all(rows.flatMap(i => columns.map(j => valueAt(i, j))));
    const game = solveMatrix(entries, rows.length, columns.length);
    const [row, column] = await Promise.all([
      bestAgainst(rowCount, columns, game.columns, valueAt),
      bestAgainst(columnCount, rows, game.rows, async (j, i) => -(await valueAt(i, j))),
    ]);
    const addsRow = row.value > game.value + TINY && !rows.includes(row.at);
    const addsColumn = -column.value < game.value - TINY && !columns.includes(column.at);
    if (addsRow) rows.push(row.at);
    if (addsColumn) columns.push(column.at);
    if (addsRow || addsColumn) continue;
    const mix = Array<number>(rowCount).fill(0);
    const otherMix = Array<number>(columnCount).fill(0);
    rows.forEach((i, at) => {
      mix[i] = game.rows[at]!;
    });
    columns.forEach((j, at) => {
      otherMix[j] = game.columns[at]!;
    });
    let again = 0;
    for (const i of rows) for (const j of columns) again += mix[i]! * otherMix[j]! * (await entry(i, j)).again;
    return { value: game.value, again, rows: mix, columns: otherMix };
  }
}

/** The best of so many answers to a mixture; the highest of equals. */
async function bestAgainst(
  count: number,
  mixed: readonly number[],
  chances: Float64Array,
  worth: (answer: number, against: number) => Promise<number>,
): Promise<{ at: number; value: number }> {
  const values = await Promise.all(
    Array.from({ length: count }, async (_, answer) => {
      const parts = mixed.map((against, k) => (chances[k]! > 0 ? worth(answer, against) : Promise.resolve(0)));
      return (await Promise.all(parts)).reduce((sum, part, k) => sum + chances[k]! * part, 0);
    }),
  );
  const value = Math.max(...values);
  return { at: values.lastIndexOf(value), value };
}

/** A small game whose entries are solved games. */
export function gameOf(entries: readonly (readonly Pick<Mixed, 'value' | 'again'>[])[]): Mixed {
  const columnCount = entries[0]!.length;
  const flat = entries.flat();
  const game = solveMatrix(
    flat.map(({ value }) => value),
    entries.length,
    columnCount,
  );
  let again = 0;
  flat.forEach((one, at) => {
    again += game.rows[Math.floor(at / columnCount)]! * game.columns[at % columnCount]! * one.again;
  });
  return { value: game.value, again, rows: [...game.rows], columns: [...game.columns] };
}
