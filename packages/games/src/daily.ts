/** Which games have a challenge of the day, and which it is: the same for everyone, found without asking anybody. */

import { MANIFESTS } from './all.ts';
import type { AnyLesson } from './tutorial.ts';

/** Ids of the games on the shelf with a challenge each day: one of their puzzles, or else a position of their lessons. */
export const DAILY: readonly string[] = MANIFESTS.filter(
  ({ isListed, puzzles, learning }) => isListed && (puzzles || learning),
).map(({ id }) => id);

/** The games of a day, another one first each day. */
export const dailyFrom = (day: number): readonly string[] => {
  const first = day % DAILY.length;
  return [...DAILY.slice(first), ...DAILY.slice(0, first)];
};

/** The lesson whose position is the challenge of a day: each comes up before any comes again. */
export const lessonOfDay = (lessons: readonly AnyLesson[], day: number): AnyLesson => lessons[day % lessons.length]!;
