import { findGame } from '@roundhouse/games';
import {
  type AnyGame,
  completeOptions,
  deepFreeze,
  fastChance,
  type Seat,
  type Step,
  samePlain,
  silentStep,
} from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type BotRequest, choose, LEVELS, type Level, levelsFor } from '../src/index.ts';
import { offeredFor } from '../src/offered.ts';

const fite = findGame('fite')!;

/** Every preset, and the options that change what a seat is asked. */
const VARIANTS: readonly { readonly [option: string]: unknown }[] = [
  ...Object.values(fite.presets),
  ...Object.values(fite.presets).map(preset => ({ ...preset, powers: 'off' })),
  { powers: 'random', locationBonus: 'one', setupPlacement: 'separate' },
  { powerTiming: 'withSplit', flipCount: 'upTo2', emptyPools: true, mutualOut: 'rematch' },
];

const setUp = (options: unknown, step: Step<unknown>): unknown =>
  fite.setup(completeOptions<unknown>(fite.options, options), 2, step);

const requestFor = (game: AnyGame, state: unknown, seat: Seat, given: Partial<BotRequest> = {}): BotRequest => ({
  game: game.id,
  view: game.view(state, seat),
  seat,
  moves: game.legalMoves(state, seat),
  level: 'greedy',
  budgetMs: Infinity,
  seed: 1,
  ...given,
});

/** Plays a bout; seat 0 is `levels[0]`. Checks every answer on the way and returns the payoffs. */
function playBout(levels: readonly [Level, Level], options: unknown, seed: number, budgetMs: number) {
  const step = silentStep(fastChance(seed));
  const state = setUp(options, step);
  for (let asked = 0; ; asked++) {
    const seat = fite.toAct(state)[0];
    if (seat === undefined) return fite.payoffs(state)!;
    const level = levels[seat]!;
    const request = deepFreeze(requestFor(fite, state, seat, { level, budgetMs, seed: 1000 * seed + asked }));
    const move = choose(request);
    if (!request.moves.some(legal => samePlain(legal, move))) throw new Error(`illegal: ${JSON.stringify(move)}`);
    fite.apply(state, seat, move, step);
  }
}

test('no bot ever makes an illegal move, concedes, or changes what it is sent', () => {
  for (const options of VARIANTS) {
    for (let seed = 0; seed < 40; seed++) {
      const payoffs = playBout(seed % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy'], options, seed, 0);
      expect(payoffs[0]! + payoffs[1]!).toBe(1);
    }
  }
});

test('the same request gets the same answer, another seed may get another', () => {
  const step = silentStep(fastChance(3));
  const state = setUp({ powers: 'off' }, step);
  fite.apply(state, 0, { type: 'place', loc: 'tac' }, step);
  fite.apply(state, 1, { type: 'place', loc: 'tac' }, step);
  for (const level of LEVELS) {
    const answers = (seed: number) => choose(requestFor(fite, state, 0, { level, seed, iterations: 50 }));
    for (let seed = 0; seed < 5; seed++) expect(answers(seed)).toEqual(answers(seed));
  }
  const atRandom = Array.from({ length: 40 }, (_, seed) =>
    JSON.stringify(choose(requestFor(fite, state, 0, { level: 'random', seed }))),
  );
  expect(new Set(atRandom).size).toBe(8);
});

test('a request survives JSON, so that a bot can think on another machine', () => {
  const state = setUp({}, silentStep(fastChance(3)));
  const request = requestFor(fite, state, 1, { budgetMs: 1e9 });
  expect(choose(JSON.parse(JSON.stringify(request)))).toEqual(choose(request));
});

test('a bot cannot be swayed by an answer it does not see', () => {
  for (const level of LEVELS) {
    const answers = ['off', 'def', 'tac'].map(loc => {
      const step = silentStep(fastChance(9));
      const state = setUp({ powers: 'off' }, step);
      fite.apply(state, 1, { type: 'place', loc }, step);
      return choose(requestFor(fite, state, 0, { level, iterations: 50 }));
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  }
});

test('a bot has its own dice: it draws nothing from the system and leaves the match’s chance alone', () => {
  const original = Math.random;
  Math.random = () => {
    throw new Error('a bot used Math.random');
  };
  try {
    playBout(['greedy', 'random'], { powers: 'random' }, 5, 0);
  } finally {
    Math.random = original;
  }
});

test('time to think is kept', () => {
  const state = setUp({ powers: 'off' }, silentStep(fastChance(3)));
  choose(requestFor(fite, state, 0));
  const start = performance.now();
  choose(requestFor(fite, state, 0, { budgetMs: 0 }));
  const hurried = performance.now() - start;
  choose(requestFor(fite, state, 0));
  const atLeisure = performance.now() - start - hurried;
  expect(hurried).toBeLessThan(atLeisure);
});

test('greedy beats random', () => {
  let won = 0;
  for (let seed = 0; seed < 60; seed++) {
    const greedySeat = seed % 2;
    won += playBout(greedySeat === 0 ? ['greedy', 'random'] : ['random', 'greedy'], { powers: 'off' }, seed, Infinity)[
      greedySeat
    ]!;
  }
  // About 95 % in long runs, draws counted half; a bot that reacts at random gets 80 %.
  expect(won / 60).toBeGreaterThan(0.85);
});

test('greedy takes a certain win: two attackers cannot both be stopped by one die', () => {
  const step = silentStep(fastChance(1));
  const state = setUp({ powers: 'off' }, step) as { fighters: { dice: number }[] };
  state.fighters[0]!.dice = 6;
  state.fighters[1]!.dice = 2;
  for (const seat of [0, 1]) fite.apply(state, seat, { type: 'place', loc: 'off' }, step);
  for (let seed = 0; seed < 10; seed++) {
    const { off } = choose(requestFor(fite, state, 0, { seed })) as unknown as { off: number };
    expect(off).toBeGreaterThanOrEqual(2);
  }
});

test('a request that makes no sense is refused with a sentence', () => {
  const state = setUp({}, silentStep(fastChance(3)));
  const refused = (given: object) => () => choose({ ...requestFor(fite, state, 0), ...given } as BotRequest);
  expect(refused({ game: 'chess' })).toThrow("there is no game 'chess'");
  expect(refused({ moves: [] })).toThrow('there is no move to choose');
  expect(refused({ level: 'perfect' })).toThrow("there is no bot level 'perfect'");
  expect(refused({ budgetMs: -1 })).toThrow('a bot cannot think for -1 ms');
  expect(refused({ budgetMs: null })).toThrow('a bot cannot think for null ms');
  expect(refused({ seed: 0.5 })).toThrow('a seed is a whole number, not 0.5');
});

test('a game without knowledge has the random bot only', () => {
  expect(levelsFor('fite')).toEqual(['random', 'greedy', 'easy', 'medium', 'hard', 'champion']);
  expect(levelsFor('chess')).toEqual(['random']);
  expect(offeredFor('fite')).toEqual(['easy', 'medium', 'hard', 'champion', 'greedy', 'random']);
  expect(offeredFor('chess')).toEqual(['random']);
});
