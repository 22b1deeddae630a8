/** Puzzles in which one move alone wins: the proof is a proof, and what ships is proved. */

import type { AnyGame, Step } from '@roundhouse/kernel';
import { effort } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { manifestOf } from '../src/all.ts';
import { prove as proveArrangement } from '../src/circus-combat/puzzles/find.ts';
import { prove as proveSpell } from '../src/element-circle/puzzles/find.ts';
import { onlyWin } from '../src/find-the-move/finding.ts';
import { freeze } from '../src/find-the-move/frozen.ts';
import { SureWin, TooMany } from '../src/find-the-move/sure-win.ts';
import { prove as proveReaction } from '../src/fite/puzzles/find.ts';
import { LANGUAGES } from '../src/language.ts';
import { puzzlesOf } from '../src/puzzles.ts';

interface Pebbles {
  pile: number;
  next: number;
}

/** Takes one or two pebbles; a throw takes as many as a coin says. Whoever takes the last one wins. */
const pebbles = {
  toAct: ({ pile, next }: Pebbles) => (pile > 0 ? [next] : []),
  legalMoves: ({ pile }: Pebbles) => [1, 2].filter(n => n <= pile).map(n => ({ type: 'take', n })),
  apply(state: Pebbles, _seat: number, { type, n }: { type: string; n: number }, { chance }: Step<unknown>) {
    state.pile = Math.max(0, state.pile - (type === 'toss' ? 1 + chance.int(2) : n));
    state.next = 1 - state.next;
  },
  payoffs: ({ pile, next }: Pebbles) => (pile > 0 ? null : next === 1 ? [1, 0] : [0, 1]),
} as unknown as AnyGame;

test('the only move that leaves a multiple of three is found, and none where there is none', () => {
  for (let pile = 1; pile <= 12; pile++) {
    const only = onlyWin<Pebbles, { type: string; n: number }>(pebbles, { pile, next: 0 }, 1000);
    expect(only?.move.n ?? 0).toBe(pile % 3);
  }
});

test('a win that chance may spoil is none, and too much to look at claims nothing', () => {
  const search = new SureWin({ game: pebbles, seat: 0, mostPositions: 1000 });
  // Five less one is lost for the other's reply, five less two is won: a coin decides.
  expect(search.after({ pile: 5, next: 0 }, 0, { type: 'toss' })).toBe(false);
  expect(search.after({ pile: 1, next: 0 }, 0, { type: 'toss' })).toBe(true);
  const short = new SureWin({ game: pebbles, seat: 0, mostPositions: 3 });
  expect(() => short.from({ pile: 12, next: 0 })).toThrow(TooMany);
});

test('going round in circles is no win, and does not hide one', () => {
  // From 0 one may go to 1 and back for ever; from 1 also to 2, which wins.
  const ring = {
    toAct: ({ at }: { at: number }) => (at === 2 ? [] : [0]),
    legalMoves: ({ at }: { at: number }) => (at === 0 ? [1] : [0, 2]).map(to => ({ type: 'go', to })),
    apply(state: { at: number }, _seat: number, { to }: { to: number }) {
      state.at = to;
    },
    payoffs: ({ at }: { at: number }) => (at === 2 ? [1, 0] : null),
  } as unknown as AnyGame;
  const search = new SureWin({ game: ring, seat: 0, mostPositions: 100 });
  expect(search.from({ at: 0 })).toBe(true);
  expect(search.after({ at: 1 }, 0, { type: 'go', to: 0 } as never)).toBe(true);
});

test('frozen ones are cut into five grades by difficulty, easy ones first', () => {
  const found = Array.from({ length: 20 }, (_, i) => ({
    state: { i },
    solution: [],
    choices: 4,
    positions: 9,
    difficulty: (i * 7) % 20,
  }));
  const frozen = freeze(found, 3);
  expect(frozen.map(({ grade }) => grade)).toEqual([1, 2, 3, 4, 5].flatMap(grade => [grade, grade, grade]));
  const difficulties = frozen.map(({ state }) => (state.i * 7) % 20);
  expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
});

const GAMES = [
  { id: 'fite', prove: proveReaction },
  { id: 'circus-combat', prove: proveArrangement },
  { id: 'element-circle', prove: proveSpell },
] as const;

test.each(GAMES)('$id ships forty puzzles, each with one move that wins', async ({ id, prove }) => {
  const game = await manifestOf(id).rules();
  const { set } = await puzzlesOf(id);
  expect(set.puzzles.length).toBeGreaterThanOrEqual(40);
  expect(new Set(set.puzzles.map(puzzle => puzzle.id)).size).toBe(set.puzzles.length);
  expect(new Set(set.puzzles.map(({ grade }) => grade))).toEqual(new Set([1, 2, 3, 4, 5]));
  const few = effort(6, set.puzzles.length);
  for (const [at, puzzle] of set.puzzles.entries()) {
    const state: unknown = puzzle.open();
    expect(game.legalMoves(state, 0)).toContainEqual(puzzle.solution[0]);
    expect(game.checkState?.(state) ?? null).toBe(null);
    if (at % Math.ceil(set.puzzles.length / few) > 0) continue;
    expect(prove(state as never)?.solution).toEqual(puzzle.solution);
  }
});

test.each(GAMES)('$id says in every language what is to be found, and why', async ({ id }) => {
  const game = await manifestOf(id).rules();
  for (const language of LANGUAGES) {
    const { set, words } = await puzzlesOf(id, language);
    const titles = set.puzzles.map(puzzle => words.title(puzzle.id));
    expect(new Set(titles).size).toBe(titles.length);
    const [puzzle] = set.puzzles;
    const view: unknown = game.view(puzzle!.open(), 0);
    expect(words.names(view, 'X')).toHaveLength(2);
    expect(words.point(puzzle!.solution[0])).toMatch(/\.$/);
    expect(words.why!({ before: view, after: view, choices: 5 })).toMatch(/\.$/);
  }
});
