/** Against whom it went how, from the results that are kept. */

import { expect, test } from 'vitest';
import { outcomeOf, type Result, rivalries } from '../src/play/kept/results.ts';

const played = (given: Partial<Result> & { names: readonly string[]; players?: 'bots' }): Result => {
  const { names, players, ...result } = given;
  const course = {
    names,
    players: players === 'bots' ? names.map((_, i) => (i === 0 ? ('person' as const) : ('greedy' as const))) : null,
    moves: 9,
    ms: 60_000,
    closing: null,
  };
  return {
    kind: players === 'bots' ? 'solo' : 'live',
    game: 'fite',
    seat: 0,
    at: 1,
    payoffs: [1, 0],
    course,
    ...result,
  };
};

test('those met most often come first, bots apart from people of the same name', () => {
  const results = [
    played({ names: ['Ada', 'Hugo'], players: 'bots' }),
    played({ names: ['Ada', 'Hugo'], players: 'bots', payoffs: [0, 1] }),
    played({ names: ['Ada', 'Hugo'], payoffs: [0.5, 0.5] }),
  ];
  expect(rivalries(results)).toEqual([
    { name: 'Hugo', isBot: true, won: 1, drawn: 0, lost: 1 },
    { name: 'Hugo', isBot: false, won: 0, drawn: 1, lost: 0 },
  ]);
});

test('what was given up before it was played is nobody’s win or loss, however it ended', () => {
  const long = played({ names: ['Ada', 'Bo'] });
  const short = { ...long, course: { ...long.course!, moves: 3 } };
  expect(outcomeOf(long)).toBe('won');
  expect([short, { ...short, payoffs: [0, 1] }].map(outcomeOf)).toEqual(['unplayed', 'unplayed']);
  expect(rivalries([short])).toEqual([]);
  // A table that is looked at knows of no course.
  expect(outcomeOf({ payoffs: [0, 1], seat: 0 })).toBe('lost');
});

test('of more than two, each of the others counts', () => {
  expect(rivalries([played({ names: ['Bo', 'Ada', 'Cleo'], seat: 1, payoffs: [0, 1, 0] })])).toEqual([
    { name: 'Bo', isBot: false, won: 1, drawn: 0, lost: 0 },
    { name: 'Cleo', isBot: false, won: 1, drawn: 0, lost: 0 },
  ]);
});

test('what people play around one device, and what an older version noted, counts against nobody', () => {
  const { course: _, ...old } = played({ names: ['Ada', 'Bo'] });
  expect(rivalries([old, played({ names: ['Ada', 'Bo'], kind: 'shared' })])).toEqual([]);
});
