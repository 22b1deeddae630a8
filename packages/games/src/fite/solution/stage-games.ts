/** The nested games of a turn before the roll: place, Swift, division. */

import { type Outcomes, type Tally, turnedOutcomes } from './fight-value.ts';
import { onFineGrid } from './grid.ts';
import { solveMatrix } from './matrix-game.ts';
import { type Corner, divisionBounds, isTactical, mayUse, type Setting } from './setting.ts';
import type { Sampling } from './touched.ts';
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

export type Side = Omit<Corner, 'off'>;

/** Pairs of rolls in one piece of work. */
const PAIRS_A_PART = 2 ** 18;
const MOST_PARTS = 64;

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
/** Pools of so many dice. */
const poolCount = (dice: number): number => choose(dice + 5, 5);
const rollCount = ({ dice, off }: Corner): number => poolCount(off) * poolCount(dice - off);

/** A fight before its rolls are divided among threads. */
export type FightAsked = Pick<FightTask, 'setting' | 'corners' | 'outcomes' | 'reply' | 'sampling'>;

/** What a fight is worth, its parts added up in their order. */
export async function fightValue(fight: FightAsked, ask: Ask): Promise<Tally> {
  const { corners, outcomes, reply, sampling } = fight;
  const [first, second] = corners.map(isTactical);
  if (second && !first && !reply) {
    // The rolls that are gone through one by one are those of the fighter who has the choices.
    const seen = { ...fight, corners: [corners[1], corners[0]] as const, outcomes: turnedOutcomes(outcomes) };
    return turnedTally(await fightValue(seen, ask));
  }
  const pairs = Math.min(rollCount(corners[0]) * rollCount(corners[1]), sampling.pairs);
  const of = first || second ? Math.min(MOST_PARTS, Math.ceil(pairs / PAIRS_A_PART)) : 1;
  const parts = await Promise.all(Array.from({ length: of }, (_, index) => ask({ ...fight, part: { index, of } })));
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
  sampling: Sampling,
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
    const value = workedOut(i, j);
    known.set(key, value);
    return value;
  };
  const workedOut = async (i: number, j: number): Promise<Tally> => {
    if (isMirror && i === j) return { value: 0.5, again: 0 };
    if (isMirror && i < j) return turnedTally(await entry(j, i));
    const corners = [
      { ...sides[0], off: bounds.least + i },
      { ...sides[1], off: otherBounds.least + j },
    ] as const;
    const fight = { setting: setting.name, corners, outcomes, reply: null, sampling };
    const { value, again } = await fightValue(fight, ask);
    return { value: onFineGrid(value), again };
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
    flat.map(({ value }) => onFineGrid(value)),
    entries.length,
    columnCount,
  );
  let again = 0;
  flat.forEach((one, at) => {
    again += game.rows[Math.floor(at / columnCount)]! * game.columns[at % columnCount]! * one.again;
  });
  return { value: game.value, again, rows: [...game.rows], columns: [...game.columns] };
}
