/** Chooses among found puzzles which ones ship, and writes them down. */

import { type Made, renamedKey } from './generate.ts';
import { GRADES, type Puzzle } from './puzzle.ts';
import { isSolved, solve } from './solver.ts';
import { type Theme, TITLES_EACH, themesOf } from './themes.ts';

type Titles = Map<Theme, number>;

/** So many of each grade, as different as can be, as far as there are titles for them. */
export function freeze(found: readonly Made[], each: number): Puzzle[] {
  const titles: Titles = new Map();
  return GRADES.flatMap(grade => {
    const chosen: Puzzle[] = [];
    for (const puzzle of inTurns(found.filter(made => made.grade === grade))) {
      const title = chosen.length < each ? takeTitle(puzzle, titles) : null;
      if (title) chosen.push({ id: idOf(puzzle), title, ...proved(puzzle) });
    }
    return chosen.sort((a, b) => a.difficulty - b.difficulty || a.par - b.par || a.proof.expanded - b.proof.expanded);
  });
}

/** Themes take turns, and within a theme what is clearest goes first. */
function inTurns(ofGrade: readonly Made[]): Made[] {
  const rounds = new Map<string, number>();
  const placed = [...ofGrade].sort(byClarity).map(puzzle => {
    const themes = themesOf(puzzle.solution).join(' ');
    const round = rounds.get(themes) ?? 0;
    rounds.set(themes, round + 1);
    return { puzzle, round };
  });
  return placed.sort((a, b) => a.round - b.round).map(({ puzzle }) => puzzle);
}

/** A title of the theme that has been used least; null if there is none left. */
function takeTitle({ solution }: Made, titles: Titles): Puzzle['title'] | null {
  const used = (theme: Theme): number => titles.get(theme) ?? 0;
  const theme = themesOf(solution).sort((a, b) => used(a) - used(b))[0]!;
  const place = used(theme);
  if (place >= TITLES_EACH) return null;
  titles.set(theme, place + 1);
  return { theme, place };
}

/** With a proof made now, by the search as it is now. */
function proved(puzzle: Made): Made {
  const verdict = solve(puzzle, { most: puzzle.par, states: Number.POSITIVE_INFINITY });
  if (!isSolved(verdict) || verdict.par !== puzzle.par) throw new Error(`par ${puzzle.par} is wrong: ${verdict.par}`);
  const { expanded, optimal } = verdict;
  return { ...puzzle, proof: { expanded, optimal } };
}

/** FNV-1a over the task, as six letters and digits. */
function idOf(puzzle: Made): string {
  let hash = 0x811c9dc5;
  for (const character of renamedKey(puzzle)) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(6, '0').slice(-6);
}

/** One end at par before several, then the smaller search. */
const byClarity = (a: Made, b: Made): number =>
  a.proof.optimal - b.proof.optimal || a.proof.expanded - b.proof.expanded;

/** The text of `puzzles.ts`. */
export function puzzlesFile(puzzles: readonly Puzzle[]): string {
  return `/** The puzzles that ship, frozen by \`roundhouse circuitry puzzles freeze\`: easy ones first. */

import type { Puzzle } from './puzzle.ts';

// biome-ignore format: one line a puzzle
export const PUZZLES: readonly Puzzle[] = [
${puzzles.map(puzzle => `  ${JSON.stringify(puzzle)},`).join('\n')}
];
`;
}
