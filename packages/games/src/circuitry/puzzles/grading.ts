/** How hard a puzzle is for people, as a number and as one of five grades. */

import { ACTIONS, type Action } from './hands.ts';
import type { Grade, Task } from './puzzle.ts';
import type { Solved } from './solver.ts';

const HARDEST: readonly (readonly [Grade, number])[] = [
  [1, 11],
  [2, 15],
  [3, 19],
  [4, 23],
];

export const gradeOf = (difficulty: number): Grade => HARDEST.find(([, most]) => difficulty <= most)?.[0] ?? 5;

const actionsIn = (task: Task): Action[] =>
  task.minis.filter((mini): mini is Action => (ACTIONS as readonly string[]).includes(mini));

const ACTION_OF: { readonly [type: string]: Action } = {
  rotate: 'Rotate',
  flip: 'Flip',
  slide: 'Slide',
  swapCard: 'Swap',
  force: 'Force',
  jump: 'Portal',
  portal: 'Portal',
  free: 'Free',
  take: 'Exchange',
};

/** The action minis that a solution plays, in order. */
export const actionsUsed = ({ solution }: Pick<Solved, 'solution'>): Action[] =>
  solution.flatMap(({ type }) => ACTION_OF[type] ?? []);

/** Whether it turns #1 or lays a circuit card, which few people think of. */
const changesMuch = ({ solution }: Pick<Solved, 'solution'>): boolean =>
  solution.some(move => move.type === 'layAt' || move.type === 'axis' || ('axis' in move && move.axis !== null));

/** A puzzle is harder if it is long, needs many actions, offers useless ones, or is not solved by simply walking on. */
export function difficultyOf(task: Task, solved: Pick<Solved, 'par' | 'solution'>, greedy: number | null): number {
  const used = actionsUsed(solved).length;
  const unused = actionsIn(task).length - used;
  const isMissed = greedy === null || greedy > solved.par;
  return solved.par + 2 * used + unused + (isMissed ? 2 : 0) + (changesMuch(solved) ? 4 : 0);
}
