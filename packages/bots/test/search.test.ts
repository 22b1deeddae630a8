import { findGame, GAMES } from '@roundhouse/games';
import { FROZEN as PROVED } from '@roundhouse/games/circus-combat/puzzles/set.ts';
import { type AnyKnowledge, knowledgeOf } from '@roundhouse/games/knowledge';
import {
  type AnyGame,
  copyPlain,
  fastChance,
  optionsFor,
  randomMove,
  type Seat,
  samePlain,
  silentStep,
} from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { type BotRequest, choose, type Level, levelsFor, type Move, openBotChannel } from '../src/index.ts';
import type { Answer, Question, Stop } from '../src/request.ts';
import { ClosedChoice } from '../src/search/closed-choice.ts';
import { type Imagined, playOut, type Recalled } from '../src/search/playout.ts';
import { Search, searched } from '../src/search/search.ts';
import { openThinker } from '../src/thinking.ts';

const KNOWN = GAMES.filter(({ id }) => levelsFor(id).includes('champion'));
const CHARACTERS: readonly Level[] = ['easy', 'medium', 'hard', 'champion'];

const requestFor = (game: AnyGame, state: unknown, seat: Seat, given: Partial<BotRequest> = {}): BotRequest => ({
  ...{ game: game.id, view: game.view(state, seat), seat, moves: game.legalMoves(state, seat) },
  ...{ level: 'champion', budgetMs: Infinity, seed: 1, iterations: 24, games: 4, ...given },
});

/** The first position with a choice after so many random moves. */
function position(game: AnyGame, moves: number, seats = game.seats.min): { state: unknown; seat: Seat } {
  for (let seed = 1; ; seed++) {
    const chance = fastChance(seed);
    const step = silentStep(chance);
    const state: unknown = game.setup(optionsFor<unknown>(game, seats, {}), seats, step);
    for (let made = 0; ; made++) {
      const seat = game.toAct(state)[0];
      if (seat === undefined) break;
      if (made >= moves && game.legalMoves(state, seat).length > 1) return { state, seat };
      game.apply(state, seat, randomMove(game, state, seat, chance), step);
    }
  }
}

describe.each(KNOWN.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('every character answers with a legal move, and the same one again', () => {
    for (const made of [0, 9, 25]) {
      const { state, seat } = position(game, made);
      for (const level of CHARACTERS) {
        const request = requestFor(game, state, seat, { level });
        const move = choose(request);
        expect(request.moves.some(legal => samePlain(legal, move))).toBe(true);
        expect(choose({ ...request, view: JSON.parse(JSON.stringify(request.view)) })).toEqual(move);
      }
    }
  });

  test('what is hidden does not sway the champion', () => {
    const { state, seat } = position(game, 20);
    const view: unknown = game.view(state, seat);
    const move = choose(requestFor(game, state, seat));
    for (let seed = 0; seed < 3; seed++) {
      const other: unknown = game.determinize(view, seat, fastChance(seed));
      expect(choose(requestFor(game, other, seat))).toEqual(move);
    }
  });
});

/** Whether one shows all that the other does, wherever it keeps it. */
function shows(glance: unknown, view: unknown): boolean {
  if (view === null || typeof view !== 'object') return glance === view;
  if (glance === null || typeof glance !== 'object') return false;
  if (Array.isArray(view) && (glance as unknown[]).length !== view.length) return false;
  return Object.entries(view).every(([key, value]) => shows((glance as Record<string, unknown>)[key], value));
}

test('a glance shows what a view shows, and hides what it hides', () => {
  for (const game of KNOWN) {
    const { glance } = knowledgeOf(game.id)!;
    if (!glance) continue;
    for (const made of [0, 3, 8, 14, 21, 35, 60]) {
      const { state, seat } = position(game, made);
      for (const viewer of [seat, 1 - seat]) expect(shows(glance(state, viewer), game.view(state, viewer))).toBe(true);
    }
  }
});

test('more than two seats are searched too', () => {
  for (const game of KNOWN.filter(({ seats }) => seats.max > 2)) {
    const { state, seat } = position(game, 12, Math.min(4, game.seats.max));
    const request = requestFor(game, state, seat);
    expect(request.moves).toContainEqual(choose(request));
  }
});

test('where nothing was learnt a search judges by hand, as far on as suits that', () => {
  const game = findGame('circuitry')!;
  const known = knowledgeOf('circuitry')!;
  const asked = { byHand: 0, learnt: 0 };
  const knowledge = (isLearnt: boolean): AnyKnowledge => ({
    ...known,
    isLearnt: () => isLearnt,
    evaluate(view, seat) {
      asked.byHand++;
      return known.evaluate(view, seat);
    },
    judge(view, seat) {
      asked.learnt++;
      return known.judge!(view, seat);
    },
  });
  const { state, seat } = position(game, 30, 4);
  searched(requestFor(game, state, seat), game, knowledge(true));
  expect(asked).toMatchObject({ byHand: 0 });
  expect(asked.learnt).toBeGreaterThan(0);
  asked.learnt = 0;
  searched(requestFor(game, state, seat), game, knowledge(false));
  expect(asked).toMatchObject({ learnt: 0 });
  expect(asked.byHand).toBeGreaterThan(0);
});

test('at a table of more than two a search may fear everybody, and of two that makes no difference', () => {
  const game = findGame('element-circle')!;
  const known = knowledgeOf('element-circle')!;
  const weighed = (players: number, isParanoid: boolean) => {
    const { state, seat } = position(game, 12, players);
    const knowledge = { ...known, search: { ...known.search, isParanoid } };
    return searched(requestFor(game, state, seat, { iterations: 200 }), game, knowledge).weighed();
  };
  expect(weighed(2, true)).toEqual(weighed(2, false));
  expect(weighed(3, true)).not.toEqual(weighed(3, false));
});

const circuitry = knowledgeOf('circuitry')!;
const withoutSecondLook: AnyKnowledge = { ...circuitry, search: { ...circuitry.search, second: null } };

test('what nobody and nothing can change is imagined once', () => {
  const game = findGame('circuitry')!;
  let once = 0;
  for (let made = 0; made < 60; made += 10) {
    const { state, seat } = position(game, made);
    const request = requestFor(game, state, seat, { iterations: 40 });
    const search = searched(request, game, withoutSecondLook);
    if (search.iterations <= search.weighed().length) once++;
    expect(request.moves).toContainEqual(search.best());
  }
  expect(once).toBeGreaterThan(0);
});

test('of moves that are known the best are looked at again, and the rest stay as far behind', () => {
  const game = findGame('circuitry')!;
  let again = 0;
  for (let made = 0; made < 60; made += 10) {
    const { state, seat } = position(game, made);
    const request = requestFor(game, state, seat, { iterations: 200 });
    const [first, second] = [withoutSecondLook, circuitry].map(known => searched(request, game, known)) as [
      Search,
      Search,
    ];
    if (first.iterations > first.weighed().length || second.iterations === first.iterations) continue;
    again++;
    const { within } = circuitry.search!.second!;
    const before = new Map(first.weighed().map(({ move, worth }) => [JSON.stringify(move), worth!]));
    const least = Math.max(...before.values()) - within;
    const [best, ...others] = second.weighed();
    expect(before.get(JSON.stringify(best!.move))).toBeGreaterThanOrEqual(least);
    for (const { move, worth } of others) {
      if (before.get(JSON.stringify(move))! < least) expect(best!.worth! - worth!).toBeGreaterThan(within);
    }
  }
  expect(again).toBeGreaterThan(0);
});

test('an own turn goes on as the game plans it, which is asked once for the same throw', () => {
  const game = findGame('circus-combat')!;
  const known = knowledgeOf('circus-combat')!;
  const { state, seat } = position(game, 1);
  const plans: (readonly Move[])[] = [];
  const knowledge: AnyKnowledge = {
    ...known,
    plan(view, asked) {
      const plan = known.plan!(view, asked);
      if (plan) plans.push(plan);
      return plan;
    },
  };
  const recalled = new Map<string, Recalled>();
  for (const seed of [1, 2, 3]) {
    const imagined = { game, knowledge, seat, othersAsked: 0, recalled };
    playOut(imagined, copyPlain(state), fastChance(seed), 1);
  }
  expect(plans).toHaveLength(1);
  expect([...recalled.values()][0]!.moves.slice(0, plans[0]!.length)).toEqual(plans[0]);
});

test('what is recalled of an own turn is what would have been played again', () => {
  const game = findGame('circuitry')!;
  let shorter = 0;
  for (let made = 0; made < 60; made += 10) {
    const { state, seat } = position(game, made);
    const view: unknown = game.view(state, seat);
    for (const turns of [0, 1]) {
      const recalled = new Map<string, Recalled>();
      const imagine = (seed: number, kept: Imagined['recalled']): readonly number[] => {
        const chance = fastChance(seed);
        const imagined = { game, knowledge: circuitry, seat, othersAsked: 0, recalled: kept };
        return playOut(imagined, game.determinize(view, seat, chance), chance, turns);
      };
      for (let seed = 0; seed < 6; seed++) {
        expect(imagine(seed, recalled)).toEqual(imagine(seed, null));
        shorter += [...recalled.values()].filter(({ payoffs }) => payoffs !== null).length;
      }
    }
  }
  expect(shorter).toBeGreaterThan(0);
});

test('regret matching finds the even mix of matching pennies, and the best of what is simply better', () => {
  const moves = [{ type: 'heads' }, { type: 'tails' }];
  const lot = fastChance(7);
  const [odd, even] = [new ClosedChoice(), new ClosedChoice()];
  for (let i = 0; i < 4000; i++) {
    const [a, b] = [odd.pick(moves, lot), even.pick(moves, lot)];
    odd.learn(a, b.key, Number(a.key !== b.key));
    even.learn(b, a.key, Number(a.key === b.key));
  }
  for (const { share } of [...odd.shares(), ...even.shares()]) expect(Math.abs(share - 0.5)).toBeLessThan(0.08);

  const alone = new ClosedChoice();
  for (let i = 0; i < 500; i++) {
    const pick = alone.pick(moves, lot);
    alone.learn(pick, 'any', pick.move.type === 'tails' ? 0.8 : 0.2);
  }
  expect(alone.shares()[0]).toMatchObject({ move: { type: 'tails' } });
  expect(alone.answer(lot)).toEqual({ type: 'tails' });
});

test('a search ends with its iterations, with its time, or when it is told to', () => {
  const fite = findGame('fite')!;
  const { state, seat } = position(fite, 3);
  const open = (given: Partial<BotRequest>) =>
    new Search(requestFor(fite, state, seat, given), fite, knowledgeOf('fite')!);
  const counted = open({ iterations: 40 });
  while (!counted.isDone) counted.grow();
  expect(counted.iterations).toBe(40);
  const hurried = open({ budgetMs: 0, iterations: 1e9 });
  while (!hurried.isDone) hurried.grow();
  expect(hurried.iterations).toBe(1);
  const told = open({ iterations: 1e9 });
  told.grow();
  told.stop();
  expect(told.isDone).toBe(true);
  expect(fite.legalMoves(state, seat)).toContainEqual(told.best());
});

test('a move that is clearly worse gets no more time, and where one is left nobody waits', () => {
  const circus = findGame('circus-combat')!;
  // One arrangement alone wins, so all others lose whatever comes.
  const { state } = PROVED.find(({ choices }) => choices > 6)!;
  const knowledge = {
    ...knowledgeOf('circus-combat')!,
    searchCandidates: (_view: unknown, _seat: Seat, moves: Move[]) => moves,
  };
  const search = searched(requestFor(circus, state, 0, { iterations: 20_000 }), circus, knowledge);
  expect(search.iterations).toBeLessThan(10_000);
  const worths = search.weighed().map(({ worth }) => worth!);
  expect(worths[0]).toBeGreaterThan(0.9);
  expect(search.weighed()[0]!.move).toEqual(search.best());
});

test('a worker that is told to stop answers with what it has, and goes on with the next question', async () => {
  const fite = findGame('fite')!;
  const { state, seat } = position(fite, 3);
  const known = { game: fite, knowledge: knowledgeOf('fite')! };
  const answered = (answer: Answer): void => line.answered(answer);
  const thinker: (message: Question | Stop) => void = openThinker(() => known, answered);
  const line = openBotChannel(thinker);
  const enough = new AbortController();
  const endless = line.ask(requestFor(fite, state, seat, { iterations: 1e9 }), enough.signal);
  const next = line.ask(requestFor(fite, state, seat));
  enough.abort();
  expect(fite.legalMoves(state, seat)).toContainEqual(await endless);
  expect(await next).toEqual(choose(requestFor(fite, state, seat)));
});
