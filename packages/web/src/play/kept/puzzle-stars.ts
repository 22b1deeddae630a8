/** The stars that somebody has earned with puzzles in this browser, and on which days with the challenge of the day. */

import { dateOf, dayOf } from '@roundhouse/games/puzzles.ts';
import { held, hold } from './store.ts';

const starsName = (game: string): string => `puzzles.${game}`;
const daysName = (game: string): string => `puzzles.${game}.days`;
/** Dailies that were solved after their day: they earn stars, and mend no streak. */
const lateName = (game: string): string => `puzzles.${game}.late`;

type Kept = { readonly [key: string]: number };

function keptAs(name: string): Kept {
  const kept = held(name);
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Kept) : {};
}

/** Stars by the puzzle's id. */
export const starsOf = (game: string): Kept => keptAs(starsName(game));

/** Fewer stars than before change nothing. */
function keepBest(name: string, key: string, stars: number): void {
  const kept = keptAs(name);
  if ((kept[key] ?? 0) < stars) hold(name, { ...kept, [key]: stars });
}

export const rememberStars = (game: string, puzzle: string, stars: number): void =>
  keepBest(starsName(game), puzzle, stars);

/** `at` is when it was solved: on its own day, or later, from the archive or on a page left open overnight. */
export const rememberDay = (game: string, day: number, stars: number, at: number = Date.now()): void =>
  keepBest(dayOf(at) === day ? daysName(game) : lateName(game), dateOf(day), stars);

export const starsOfDay = (game: string, day: number): number =>
  Math.max(keptAs(daysName(game))[dateOf(day)] ?? 0, keptAs(lateName(game))[dateOf(day)] ?? 0);

export const streakOf = (game: string, today: number): number => streakIn(keptAs(daysName(game)), today);

/** The same over several games: a day counts on which any of their challenges was met. */
export const streakOfAny = (games: readonly string[], today: number): number =>
  streakIn(Object.assign({}, ...games.map(game => keptAs(daysName(game)))) as Kept, today);

/** Yesterday none of them was met, nor today yet: what there is of a streak ends with this day unless one is. */
export const isStreakAtRisk = (games: readonly string[], today: number): boolean =>
  streakOfAny(games, today) > 0 &&
  [today, today - 1].every(day => games.every(game => !keptAs(daysName(game))[dateOf(day)]));

/** The longest run of such days that there ever was. */
export function longestStreakOfAny(games: readonly string[]): number {
  const days = Object.assign({}, ...games.map(game => keptAs(daysName(game)))) as Kept;
  return Math.max(0, ...Object.keys(days).map(date => streakIn(days, dayOf(Date.parse(date)))));
}

/** A missed day is forgiven once in so many days. */
const FORGIVEN_EVERY = 7;

/**
 * Days in a row up to this one, or up to yesterday while today's is not done. One missed day a week is forgiven, and
 * yesterday too, as long as today can still save what came before.
 */
export function streakIn(days: Kept, today: number): number {
  const isDone = (day: number): boolean => (days[dateOf(day)] ?? 0) > 0;
  let streak = 0;
  let forgiven = Number.POSITIVE_INFINITY;
  for (let day = isDone(today) ? today : today - 1; ; day--) {
    if (isDone(day)) streak++;
    // Two in a row end it.
    else if (!isDone(day - 1) || forgiven - day < FORGIVEN_EVERY) return streak;
    else forgiven = day;
  }
}
