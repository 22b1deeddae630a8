/** Found puzzles as they ship, and as the shelf of puzzles wants them. */

import { copyPlain, samePlain } from '@roundhouse/kernel';
import type { PuzzleSet } from '../puzzles.ts';
import type { Found } from './finding.ts';

export interface Frozen<State, Move> extends Omit<Found<State, Move>, 'difficulty'> {
  /** Made of the position, so that it stays the same whichever puzzles ship. */
  readonly id: string;
  /** 1 to 5. */
  readonly grade: number;
}

export const readFrozen = <State, Move>(text: string): Frozen<State, Move>[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Frozen<State, Move>);

/** `ends`: the whole of the arrangement has to be found, which ends the game. Else it is found with the first move. */
export const setOf = <State, Move>(
  frozen: readonly Frozen<State, Move>[],
  { ends, ...more }: { readonly ends: boolean } & Pick<PuzzleSet<State, Move>, 'reply' | 'told'>,
): PuzzleSet<State, Move> => ({
  puzzles: frozen.map(({ id, grade, state, solution, choices, positions }) => ({
    id,
    grade,
    par: 1,
    open: () => copyPlain(state),
    solution,
    proof: { positions, endings: 1 },
    choices,
  })),
  find: ends ? 'end' : 'first',
  ...more,
  // What counts is at which try it was found; the page knows that.
  cost: () => 1,
  isAlike: samePlain,
});

/** FNV-1a over the position, as six letters and digits. */
function idOf(state: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(state)) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(6, '0').slice(-6);
}

const GRADES = 5;

/** As many of each grade, easy ones first: the found ones in order of difficulty, cut into five, and spread evenly. */
export function freeze<State, Move>(found: readonly Found<State, Move>[], each: number): Frozen<State, Move>[] {
  const different = [...new Map(found.map(one => [idOf(one.state), one])).values()];
  const sorted = different.toSorted((a, b) => a.difficulty - b.difficulty);
  const part = sorted.length / GRADES;
  return Array.from({ length: GRADES }, (_, grade) => {
    const ofGrade = sorted.slice(Math.floor(grade * part), Math.floor((grade + 1) * part));
    const count = Math.min(each, ofGrade.length);
    return Array.from({ length: count }, (_, i): Frozen<State, Move> => {
      const { state, solution, choices, positions } = ofGrade[Math.floor((i * ofGrade.length) / count)]!;
      return { id: idOf(state), grade: grade + 1, solution, choices, positions, state };
    });
  }).flat();
}

/** The text of a game's `puzzles.ts`. */
export const frozenModule = (game: string, frozen: readonly Frozen<unknown, unknown>[]): string =>
  [
    `/** Positions in which one move alone wins, found by \`roundhouse ${game} puzzles find\`; easy ones first. */`,
    '',
    '// biome-ignore format: one line a puzzle',
    `export const PUZZLES = \`${frozen.map(one => JSON.stringify(one)).join('\n')}\n\`;`,
    '',
  ].join('\n');
