/** What was met, beaten and earned, from what is kept. */

import type { Level } from '@roundhouse/bots/request.ts';
import { expect, test } from 'vitest';
import type { Result } from '../src/play/kept/results.ts';
import { type Deeds, isEarned, meetingsIn, nextRival, TROPHIES, trophiesOf } from '../src/play/kept/trophies.ts';

let clock = 0;
interface Played extends Partial<Result> {
  readonly names?: readonly string[];
  /** The level of the one bot; absent against people elsewhere. */
  readonly against?: Level;
}
const played = ({ names = ['Ada', 'Hugo'], against, ...result }: Played = {}): Result => {
  const players = against ? (['person', against] as const) : null;
  const course = { names, players, moves: 9, ms: 60_000, closing: null };
  return { kind: against ? 'solo' : 'live', game: 'one', seat: 0, at: ++clock, payoffs: [1, 0], course, ...result };
};
const earnedBy = (deeds: Partial<Deeds>): readonly string[] => {
  const far = trophiesOf({ results: [], games: ['one', 'two'], lessons: [], longestStreak: 0, ...deeds });
  return TROPHIES.filter(trophy => isEarned(far[trophy]));
};
const lost = { payoffs: [0, 1] };

test('a character is met by playing against it here, and beaten by winning', () => {
  const results = [
    played({ against: 'easy' }),
    played({ against: 'easy', ...lost }),
    played({ against: 'hard', ...lost }),
    played({ against: 'greedy' }),
    played({ against: 'champion', game: 'two' }),
    // Of what happened elsewhere nobody knows who was a bot.
    played(),
  ];
  expect(meetingsIn(results, 'one')).toEqual({
    easy: { met: 2, beaten: 1 },
    medium: { met: 0, beaten: 0 },
    hard: { met: 1, beaten: 0 },
    champion: { met: 0, beaten: 0 },
  });
});

test('whoever has chosen nobody meets the weakest that was not beaten yet, and in the end the champion again', () => {
  expect(nextRival([], 'one')).toBe('easy');
  const results = [played({ against: 'easy' }), played({ against: 'medium', ...lost })];
  expect(nextRival(results, 'one')).toBe('medium');
  expect(nextRival(results, 'two')).toBe('easy');
  const all = (['easy', 'medium', 'hard', 'champion'] as const).map(against => played({ against }));
  expect(nextRival(all, 'one')).toBe('champion');
});

test('nothing is earned by nothing, by losing, or by what people play around one device', () => {
  expect(earnedBy({})).toEqual([]);
  expect(
    earnedBy({ results: [played(lost), played({ against: 'easy', ...lost }), played({ kind: 'shared' })] }),
  ).toEqual([]);
});

test('nothing is earned by somebody who gives up before the match was played', () => {
  const givenUp = (moves: number): Result => {
    const { course, ...result } = played({ against: 'easy' });
    return { ...result, course: { ...course!, moves } };
  };
  expect(earnedBy({ results: [givenUp(3)] })).toEqual([]);
  expect(meetingsIn([givenUp(3)], 'one').easy).toEqual({ met: 1, beaten: 0 });
  expect(earnedBy({ results: [givenUp(4)] })).toEqual(['firstWin']);
  const { course, ...unknown } = givenUp(0);
  expect(earnedBy({ results: [unknown] })).toEqual(['firstWin']);
});

test('everything can be earned, each by its own deed', () => {
  const four = { names: ['Ada', 'Bo', 'Cy', 'Di'], payoffs: [1, 0, 0, 0] };
  const ladder = (['easy', 'medium', 'hard'] as const).map(against => played({ against }));
  expect(earnedBy({ results: [played({ against: 'greedy' })] })).toEqual(['firstWin']);
  expect(earnedBy({ results: [played()] })).toEqual(['firstWin', 'company']);
  expect(earnedBy({ results: [played({ against: 'greedy', ...four })] })).toEqual(['firstWin', 'fullTable']);
  expect(
    earnedBy({
      lessons: [
        { done: 1, of: 3 },
        { done: 4, of: 4 },
      ],
    }),
  ).toEqual(['student']);
  expect(earnedBy({ longestStreak: 6 })).toEqual([]);
  expect(earnedBy({ longestStreak: 9 })).toEqual(['week']);
  expect(earnedBy({ results: ladder })).toEqual(['firstWin']);
  const top = [...ladder, played({ against: 'champion' })];
  expect(earnedBy({ results: top })).toEqual(['firstWin', 'champion', 'ladder']);
  const both = [played({ against: 'greedy' }), played({ against: 'greedy', game: 'two' })];
  expect(earnedBy({ results: both })).toEqual(['firstWin', 'everyTable']);
});

test('revenge is on the one who won before, at the same game, and not the other way round', () => {
  const [loss, win] = [played({ against: 'greedy', ...lost }), played({ against: 'greedy' })];
  expect(earnedBy({ results: [win, loss] })).toContain('revenge');
  const [early, late] = [played({ against: 'greedy' }), played({ against: 'greedy', ...lost })];
  expect(earnedBy({ results: [late, early] })).not.toContain('revenge');
  const elsewhere = [played({ against: 'greedy', ...lost }), played({ against: 'greedy', game: 'two' })];
  expect(earnedBy({ results: elsewhere })).not.toContain('revenge');
});
