/** Daily puzzles: whose day it is, what a streak counts, and which days the archive has. */

import { DAILY, dailyFrom, lessonOfDay } from '@roundhouse/games/daily.ts';
import { dateOf, dayFrom, dayOf, FIRST_DAILY } from '@roundhouse/games/puzzles.ts';
import { tutorialOf } from '@roundhouse/games/tutorial.ts';
import { expect, test } from 'vitest';
import {
  isStreakAtRisk,
  rememberDay,
  starsOfDay,
  streakIn,
  streakOf,
  streakOfAny,
} from '../src/play/kept/puzzle-stars.ts';

const TODAY = dayOf(Date.UTC(2026, 10, 16, 12));

/** Solved so many days ago, each. */
const solved = (...ago: number[]) => Object.fromEntries(ago.map(days => [dateOf(TODAY - days), 1]));

test('a streak counts days in a row, up to today or, while today’s is open, up to yesterday', () => {
  expect(streakIn({}, TODAY)).toBe(0);
  expect(streakIn(solved(0), TODAY)).toBe(1);
  expect(streakIn(solved(0, 1, 2), TODAY)).toBe(3);
  expect(streakIn(solved(1, 2), TODAY)).toBe(2);
});

test('whoever missed yesterday has what came before until today is over, and is told so', () => {
  expect(streakIn(solved(2, 3), TODAY)).toBe(2);
  expect(streakIn(solved(3, 4), TODAY)).toBe(0);
  // Forgiven this week already.
  expect(streakIn(solved(2, 4, 5), TODAY)).toBe(1);
  const [missed, kept, none] = ['risk-missed', 'risk-kept', 'risk-none'];
  const noon = (day: number): number => day * 86_400_000 + 43_200_000;
  rememberDay(missed, TODAY - 2, 3, noon(TODAY - 2));
  rememberDay(kept, TODAY - 1, 3, noon(TODAY - 1));
  expect(isStreakAtRisk([missed], TODAY)).toBe(true);
  expect(isStreakAtRisk([missed, kept], TODAY)).toBe(false);
  expect(isStreakAtRisk([none], TODAY)).toBe(false);
  rememberDay(missed, TODAY, 3, noon(TODAY));
  expect(isStreakAtRisk([missed], TODAY)).toBe(false);
});

test('one missed day between two that are done is forgiven once a week, two in a row never', () => {
  expect(streakIn(solved(0, 2, 3), TODAY)).toBe(3);
  expect(streakIn(solved(0, 3), TODAY)).toBe(1);
  // Every other day is no streak: the second gap is too near to the first.
  expect(streakIn(solved(0, 2, 4, 6), TODAY)).toBe(2);
  expect(streakIn(solved(0, 2, 3, 4, 5, 6, 7, 9, 10), TODAY)).toBe(9);
});

test('what is solved after its day earns stars and mends no streak', () => {
  const game = 'streak-test';
  const noon = (day: number): number => day * 86_400_000 + 43_200_000;
  rememberDay(game, TODAY - 2, 3, noon(TODAY - 2));
  rememberDay(game, TODAY - 1, 2, noon(TODAY));
  rememberDay(game, TODAY, 3, noon(TODAY));
  expect(starsOfDay(game, TODAY - 1)).toBe(2);
  // The day between is forgiven, and not counted.
  expect(streakOf(game, TODAY)).toBe(2);
});

test('a day begins at midnight by universal time, wherever somebody is', () => {
  expect(dateOf(dayOf(Date.parse('2026-11-16T23:59:59+00:00')))).toBe('2026-11-16');
  expect(dateOf(dayOf(Date.parse('2026-11-16T16:00:00-08:00')))).toBe('2026-11-17');
  expect(dateOf(dayOf(Date.parse('2026-11-17T08:59:00+09:00')))).toBe('2026-11-16');
});

test('the archive has every day from the first to today, and none to come', () => {
  expect(dayFrom('2026-11-16', TODAY)).toBe(TODAY);
  expect(dayFrom(dateOf(FIRST_DAILY), TODAY)).toBe(FIRST_DAILY);
  for (const date of [dateOf(FIRST_DAILY - 1), '2026-11-17', '2026-11-31', '2026-13-01', 'nosuch', '']) {
    expect(dayFrom(date, TODAY), date).toBe(null);
  }
});

test('a challenge of any game keeps the streak of all', () => {
  const noon = (day: number): number => day * 86_400_000 + 43_200_000;
  rememberDay('any-one', TODAY - 1, 3, noon(TODAY - 1));
  rememberDay('any-two', TODAY, 1, noon(TODAY));
  expect(['any-one', 'any-two'].map(game => streakOf(game, TODAY))).toEqual([1, 1]);
  expect(streakOfAny(['any-one', 'any-two'], TODAY)).toBe(2);
});

test('each day begins with another game, and each lesson comes up before any comes again', async () => {
  const week = Array.from({ length: DAILY.length }, (_, i) => dailyFrom(TODAY + i)[0]!);
  expect(week.toSorted()).toEqual(DAILY.toSorted());
  const { lessons } = await tutorialOf('fite', 'en');
  const ids = lessons.map((_, i) => lessonOfDay(lessons, TODAY + i).id);
  expect(new Set(ids).size).toBe(lessons.length);
});
