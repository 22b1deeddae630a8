/** What somebody has met, beaten and earned in this browser: all of it follows from what is kept here anyway. */

import { CHARACTER_LEVELS, type CharacterLevel, isCharacter } from '@roundhouse/games/characters.ts';
import { outcomeOf, type Result } from './results.ts';

/** How often somebody met a character of a game, and how often they won. */
export interface Meeting {
  readonly met: number;
  readonly beaten: number;
}

const NEVER: Meeting = { met: 0, beaten: 0 };

/** Matches at this device against the characters of a game, by level. One that several sat in counts for each of them. */
export function meetingsIn(results: readonly Result[], game: string): { readonly [L in CharacterLevel]: Meeting } {
  const found = Object.fromEntries(CHARACTER_LEVELS.map(level => [level, NEVER])) as { [L in CharacterLevel]: Meeting };
  for (const result of results) {
    if (result.game !== game || result.kind !== 'solo') continue;
    const hasWon = outcomeOf(result) === 'won';
    const met = new Set(result.course?.players?.filter(player => isCharacter(player)) ?? []);
    for (const level of met) {
      const before = found[level as CharacterLevel];
      found[level as CharacterLevel] = { met: before.met + 1, beaten: before.beaten + Number(hasWon) };
    }
  }
  return found;
}

/** The next step of the ladder: the weakest character that was not beaten yet, or the champion once more. */
export function nextRival(results: readonly Result[], game: string): CharacterLevel {
  const meetings = meetingsIn(results, game);
  return CHARACTER_LEVELS.find(level => meetings[level].beaten === 0) ?? 'champion';
}

/** What can be earned, the easiest first. */
export const TROPHIES = [
  'firstWin',
  'company',
  'fullTable',
  'revenge',
  'student',
  'week',
  'champion',
  'ladder',
  'everyTable',
] as const;
export type Trophy = (typeof TROPHIES)[number];

/** How far somebody is; earned where all of it is done. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

export const isEarned = ({ done, of }: Progress): boolean => done >= of;

export interface Deeds {
  readonly results: readonly Result[];
  /** Games that there are to win at. */
  readonly games: readonly string[];
  /** Lessons done of each game that has some, and how many there are. */
  readonly lessons: readonly Progress[];
  /** The longest run of days with a challenge met. */
  readonly longestStreak: number;
}

const WEEK = 7;
/** From here on a table is a crowd. */
const CROWD = 4;

/** How far somebody is with everything that can be earned. */
export function trophiesOf({ results, games, lessons, longestStreak }: Deeds): { readonly [T in Trophy]: Progress } {
  const won = results.filter(result => outcomeOf(result) === 'won');
  const ladders = games.map(game => Object.values(meetingsIn(results, game)));
  const most = (all: readonly number[]): number => Math.max(0, ...all);
  const beatenIn = ladders.map(ladder => ladder.filter(({ beaten }) => beaten > 0).length);
  const furthest = lessons.toSorted((a, b) => b.done / b.of - a.done / a.of)[0];
  return {
    firstWin: once(won.length > 0),
    company: once(won.some(({ kind }) => kind === 'live')),
    fullTable: once(won.some(({ payoffs }) => (payoffs?.length ?? 0) >= CROWD)),
    revenge: once(hasRevenge(results)),
    student: furthest ?? { done: 0, of: 1 },
    week: { done: Math.min(WEEK, longestStreak), of: WEEK },
    champion: once(ladders.some(ladder => ladder.at(-1)!.beaten > 0)),
    ladder: { done: most(beatenIn), of: CHARACTER_LEVELS.length },
    everyTable: { done: games.filter(game => won.some(one => one.game === game)).length, of: games.length },
  };
}

const once = (isDone: boolean): Progress => ({ done: Number(isDone), of: 1 });

/** Whether somebody has beaten whoever beat them before, at the same game. */
function hasRevenge(results: readonly Result[]): boolean {
  const lostTo = new Set<string>();
  for (const result of results.toSorted((a, b) => a.at - b.at)) {
    const rivals = (result.course?.names ?? [])
      .filter((_, seat) => seat !== result.seat)
      .map(name => `${result.game} ${result.kind} ${name}`);
    if (outcomeOf(result) === 'won' && rivals.some(rival => lostTo.has(rival))) return true;
    if (outcomeOf(result) === 'lost') for (const rival of rivals) lostTo.add(rival);
  }
  return false;
}
