/** The test of the tests: clean toys pass, and every planted mistake is caught by the law it breaks. */

import { expect, test } from 'vitest';
import { completeOptions, fastChance, replay } from '../../src/index.ts';
import { checkOneGame, LAWS, LawBroken, obeysTheLaws } from '../../testing/index.ts';
import { notPlain } from '../../testing/plainness.ts';
import { fittingOptions } from '../../testing/random-game.ts';
import { duel } from './toys/duel.ts';
import { ferry } from './toys/ferry.ts';
import { everyCardOnce, harbour, outOfTurn } from './toys/harbour.ts';
import { MISTAKES_OF_STYLE, OTHER_MISTAKES } from './toys/mistakes.ts';

test('clean games pass', () => {
  obeysTheLaws(harbour, { games: 40, seed: 1, invariant: everyCardOnce, outOfTurn });
  obeysTheLaws(duel, { games: 40, seed: 1 });
  obeysTheLaws(ferry, { games: 40, seed: 1 });
});

test.each([...MISTAKES_OF_STYLE, ...OTHER_MISTAKES])('$name: breaks $breaks', ({ game, breaks }) => {
  const check = () => obeysTheLaws(game, { games: 40, seed: 1, stepLimit: 100, invariant: everyCardOnce, outOfTurn });
  expect(check).toThrow(expect.objectContaining({ name: 'LawBroken', law: breaks }));
});

test('a secret question that takes time breaks the clock', () => {
  const { pausesAfter: _, ...hasty } = ferry;
  expect(() => obeysTheLaws(hasty, { games: 40, seed: 1 })).toThrow(expect.objectContaining({ law: 'clock' }));
});

test('a step that is uneven breaks the invariant', () => {
  const stepInvariant = (before: { round: number }, _: unknown, after: { round: number }) =>
    after.round > before.round ? `${after.round} follows ${before.round}` : null;
  const broken = caught(() => obeysTheLaws(duel, { games: 1, seed: 1, stepInvariant }));
  expect(broken).toMatchObject({ law: 'invariant', message: expect.stringContaining(': 2 follows 1 ') });
});

test('every way that chance can fall leads to a state that stands', () => {
  const rarelyWrong: typeof duel = {
    ...duel,
    apply(state, seat, move, step) {
      duel.apply(state, seat, move, step);
      if (step.chance.int(200) === 199) state.round = 0.5;
    },
  };
  const broken = caught(() => obeysTheLaws(rarelyWrong, { games: 1, seed: 1 }));
  expect(broken).toMatchObject({
    law: 'checkState',
    message: expect.stringContaining('one way it can turn out: not a duel'),
  });
});

test('answers to one question come to the same in any order, unless each draws', () => {
  const counted = (draws: boolean): typeof duel => ({
    ...duel,
    apply(state, seat, move, step) {
      const first = state.shown.findIndex(shown => shown !== null);
      duel.apply(state, seat, move, step);
      if (draws) step.chance.int(2);
      // It should not matter who answers first.
      if (first === 0) state.wins.reverse();
    },
  });
  obeysTheLaws(counted(true), { games: 1, seed: 1 });
  expect(caught(() => obeysTheLaws(counted(false), { games: 1, seed: 1 })).law).toBe('order');
});

test('random tables have options that go together', () => {
  const choosy: typeof harbour = {
    ...harbour,
    checkOptions: ({ market }, seats) => (market > seats ? 'too wide a market' : null),
  };
  const chance = fastChance(1);
  for (let i = 0; i < 50; i++) {
    const { market } = completeOptions(harbour.options, fittingOptions(choosy, 3, chance));
    expect(market).toBeLessThanOrEqual(3);
  }
});

test('a mistake is planted against every law', () => {
  const aboutWhatIsSent = ['secret', 'twin', 'silence'];
  // Planted in a toy made of questions, beside the tests of those, and above.
  const elsewhere = ['offered', 'clock'];
  const planted = [...MISTAKES_OF_STYLE, ...OTHER_MISTAKES].map(({ breaks }) => breaks);
  expect(new Set([...planted, ...aboutWhatIsSent, ...elsewhere])).toEqual(new Set(Object.keys(LAWS)));
});

test('a broken law says which, where and how to get there again', () => {
  const { game } = MISTAKES_OF_STYLE.find(({ name }) => name === 'a card is lost')!;
  const broken = caught(() => obeysTheLaws(game, { games: 40, seed: 7, invariant: everyCardOnce, outOfTurn }));
  expect(broken.message).toMatch(/^harbour broke the law 'invariant' .*: \w+-\d is there 0 times \[seed \d+, step \d+/);
  expect(broken.step).toBe(broken.match.log.length);
  // The match is the game so far, and its seed plays it again.
  expect(replay(game, broken.match)).toEqual(broken.match.state);
  const again = caught(() => checkOneGame(game, broken.seed, { invariant: everyCardOnce, outOfTurn }));
  expect(again.message).toBe(broken.message);
});

test('the world outside is closed only while a game is checked', () => {
  const { random } = Math;
  caught(() => checkOneGame(MISTAKES_OF_STYLE[0]!.game, 1));
  expect(Math.random).toBe(random);
  expect(Date.now()).toBeGreaterThan(0);
});

test('a set-up that fails is told with all that sets it up again', () => {
  const unready: typeof harbour = {
    ...harbour,
    setup(options, seats, step) {
      if (seats === 3 && options.market === 4) throw new Error('no third quay');
      return harbour.setup(options, seats, step);
    },
  };
  const broken = caught(() => obeysTheLaws(unready, { games: 40, seed: 1, outOfTurn }));
  expect(broken).toMatchObject({ law: 'answers', step: 0, next: null });
  expect(broken.message).toMatch(/: no third quay \[seed \d+, step 0, 3 seats about to be set up with {"market":4,/);
  expect(broken.match).toMatchObject({ options: { market: 4 }, seats: [{}, {}, {}], state: null, log: [] });
  expect(caught(() => checkOneGame(unready, broken.seed, { outOfTurn })).message).toBe(broken.message);
  const clock = { ...duel, setup: () => ({ round: Date.now(), wins: [0, 0], shown: [null, null] }) };
  expect(caught(() => checkOneGame(clock, 1)).law).toBe('determinism');
});

test('a table that the game does not have is no fault of its rules', () => {
  expect(() => checkOneGame(duel, 1, { seats: 3 })).toThrow(new Error('Duel seats 2, not 3'));
  expect(() => checkOneGame(harbour, 1, { options: { ships: 1 } })).toThrow(new Error("there is no option 'ships'"));
});

test('moves out of turn need a rule that allows them', () => {
  expect(caught(() => obeysTheLaws(harbour, { games: 40, seed: 1 })).law).toBe('moves');
});

test('progress is told game by game, and a game is the same for the same seed', () => {
  const seeds: number[] = [];
  obeysTheLaws(duel, { games: 3, seed: 5, onProgress: ({ seed }, done) => seeds.push(seed + done) });
  expect(seeds).toEqual([6, 8, 10]);
  expect(checkOneGame(duel, 5)).toEqual(checkOneGame(duel, 5));
});

test.each([
  [new Set(), 'state is a Set'],
  [{ a: [1, undefined] }, 'state.a.1 is undefined'],
  [{ a: Number.NaN }, 'state.a is NaN'],
  [{ a: -0 }, 'state.a is -0'],
  [{ a: 1n }, 'state.a is bigint'],
  [{ a: () => 0 }, 'state.a is function'],
  [{ a: new (class Card {})() }, 'state.a is a Card'],
  [{ a: new Array(2) }, 'state.a has holes or extra keys'],
  [{ [Symbol('a')]: 1 }, 'state has a symbol for a key'],
  [Object.create(null), 'state is a bare object'],
  [{ a: [1, 'b', null, { c: true }] }, null],
])('%o is plain or not', (value, found) => {
  expect(notPlain(value, 'state')).toBe(found);
});

function caught(check: () => unknown): LawBroken {
  try {
    check();
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  throw new Error('no law was broken');
}
