/** Which lessons somebody has done in this browser. */

import { drop, held, hold } from './store.ts';

const nameOf = (game: string): string => `learned.${game}`;

/** Ids of the lessons done; those of older versions too. */
export function lessonsDone(game: string): string[] {
  const kept = held(nameOf(game));
  return Array.isArray(kept) ? kept.filter(id => typeof id === 'string') : [];
}

export const rememberLesson = (game: string, lesson: string): void =>
  hold(nameOf(game), [...new Set([...lessonsDone(game), lesson])]);

export const forgetLessons = (game: string): void => drop(nameOf(game));
