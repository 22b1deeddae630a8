/** Matches with a listener, sample positions, planted mistakes: what tests of games are written with. */

import { expect, test } from 'vitest';
import { fastChance, heardBy, play, playout } from '../../src/index.ts';
import { effort, isNightly, listen, retold, sampled, samplePositions, spoilt } from '../../testing/index.ts';
import { finished, hush, opened, pig } from '../toys/index.ts';

const names = ['Ann', 'Bob'];

test('a listener hears what the first two seats hear, and sees every position three times', () => {
  const heard: string[] = [];
  let seen = 0;
  let choices = 0;
  const ends: number[] = [];
  listen(
    pig,
    { options: { target: 20 }, names, seed: 5 },
    {
      heard: event => void heard.push(event.type),
      seen: () => void seen++,
      asked: moves => {
        choices += moves.length;
      },
      over: view => void ends.push(Math.max(...view.scores)),
    },
  );
  const steps = choices / 2;
  expect(heard).toHaveLength(2 * steps);
  expect(seen).toBe(3 * (steps + 1));
  expect(ends).toHaveLength(1);
  expect(ends[0]).toBeGreaterThanOrEqual(20);
});

test('whoever plays may be told what to choose, and may give up', () => {
  const types: string[] = [];
  const heard = (event: { type: string }) => void types.push(event.type);
  const holding = { options: { target: 20 }, names, seed: 1, concedeOnceIn: 8 } as const;
  listen(hush, { ...holding, options: { target: 9 } }, { heard });
  expect(types.at(-1)).toBe('conceded');
  const quiet = { options: { target: 5 }, names, seed: 1 };
  let rolls = 0;
  const choose = (moves: readonly { type: string }[], view: { turn: { sum: number } }) =>
    moves.find(({ type }) => type === (view.turn.sum < 5 ? 'roll' : 'hold')) as never;
  listen(pig, { ...quiet, choose }, { asked: () => void rolls++ });
  expect(rolls).toBeGreaterThan(1);
});

test('a game has one sample for each question, each with a choice, and its end', () => {
  const found = samplePositions(hush, 3);
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['committing', 'turn', 'over']));
  for (const { name, match, seat } of found) {
    expect(hush.toAct(match.state as never).includes(seat), name).toBe(name !== 'over');
  }
  expect(samplePositions(hush, 3)).toEqual(found);
  // A game without frames is told by the first thing that may be done.
  expect(samplePositions(pig).map(({ name }) => name)).toEqual(['roll', 'over']);
});

test('a game without an end is named', () => {
  const endless = { ...pig, toAct: () => [1], legalMoves: () => [{ type: 'hold' } as const], apply() {} };
  expect(() => samplePositions(endless)).toThrow('a game of Pig does not end');
});

test('a planted mistake spoils the state, but not the last one', () => {
  const greedy = spoilt(pig, ({ turn }) => Object.assign(turn, { sum: 9 }));
  const match = opened(greedy);
  play(greedy, match, 0, { type: 'hold' }, 1);
  expect(match.state).toMatchObject({ turn: { seat: 1, sum: 9 } });
  expect(greedy.checkState('nonsense')).toBeNull();
  expect(Math.max(...(finished(greedy, 1).state as { scores: number[] }).scores)).toBeGreaterThanOrEqual(10);
});

test('a planted mistake tells something else, or nothing', () => {
  const told = (tell: Parameters<typeof retold<{ target: number }, never, never, never, { type: string }>>[1]) => {
    const game = retold(pig as never, tell);
    const match = opened(game);
    const entries = play(game, match, 0, { type: 'hold' }, 1);
    return entries.flatMap(entry => heardBy(entry, null));
  };
  expect(told(() => null)).toEqual([]);
  expect(
    playout(
      retold(pig as never, () => null),
      opened(pig).state as never,
      fastChance(1),
    ),
    'nobody listens',
  ).toBeGreaterThan(0);
  expect(told(() => ({ type: 'slept' }))).toEqual([{ type: 'slept' }]);
});

test('by day tests are short', () => {
  expect(effort(3, 30)).toBe(isNightly ? 30 : 3);
  expect(sampled([1, 2, 3, 4, 5], 2)).toEqual(isNightly ? [1, 2, 3, 4, 5] : [1, 3, 5]);
});
