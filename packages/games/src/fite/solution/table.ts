/** The solution as it is shipped: values and mixtures of every situation, rounded and written small. */

import { GRID } from './grid.ts';
import type { Mix, Solved } from './induction.ts';

/** Chances are kept in these parts. */
const PARTS = 1000;

/** One situation: dice, powers, value, place, Swift and divisions; chances as whole numbers of parts, values of the grid. */
type Row = [
  dice: readonly number[],
  powers: readonly number[],
  value: number,
  place: SmallMix,
  swift: readonly SmallMix[] | 0,
  divisions: readonly SmallMix[],
  worths: readonly number[],
];
type SmallMix = readonly [rows: readonly number[], columns: readonly number[]];

export function tableText(solved: readonly Solved[]): string {
  const rows = solved.map(
    ({ dice, powers, value, place, swift, divisions }): Row => [
      dice,
      powers,
      onSteps(value),
      small(place),
      swift?.map(small) ?? 0,
      divisions.map(small),
      divisions.map(one => onSteps(one.value)),
    ],
  );
  return `[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** The same as a module, so that it can be loaded wherever programs can. */
export const tableModule = (part: string, text: string): string =>
  [
    `/** Perfect play, made by \`roundhouse solve fite ${part}\`. */`,
    '',
    '// biome-ignore format: one line a situation',
    `export const TABLE = \`${text}\`;`,
    '',
  ].join('\n');

const onSteps = (value: number): number => Math.round(value * GRID);

const small = ({ rows, columns }: Mix): SmallMix => [inParts(rows), inParts(columns)];

/** Whole parts that add up to all of them; what rounding leaves goes to the greatest. */
function inParts(chances: readonly number[]): number[] {
  const parts = chances.map(chance => Math.round(chance * PARTS));
  const greatest = parts.indexOf(Math.max(...parts));
  parts[greatest]! += PARTS - parts.reduce((sum, part) => sum + part, 0);
  return parts;
}

export const readTable = (rows: readonly Row[]): Solved[] =>
  rows.map(([dice, powers, value, place, swift, divisions, worths]) => ({
    dice: [dice[0]!, dice[1]!],
    powers: [powers[0]!, powers[1]!],
    value: value / GRID,
    place: large(place),
    swift: swift === 0 ? null : swift.map(large),
    divisions: divisions.map((mix, i) => ({ ...large(mix), value: worths[i]! / GRID })),
  }));

const large = ([rows, columns]: SmallMix): Mix => ({
  rows: rows.map(part => part / PARTS),
  columns: columns.map(part => part / PARTS),
});
