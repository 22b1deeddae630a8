/** Who looks at a shared screen, when it is covered, and what can be taken back: told before it is done. */

import { findGame } from '@roundhouse/games';
import {
  type AnyGame,
  CONCEDE,
  fastChance,
  type Match,
  openMatch,
  play,
  randomMove,
  takeBack,
} from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { concessionOf } from '../src/play/concession.ts';
import { hasSecret, mustBeAlone, needsCover, nextLooker } from '../src/play/local/looking.ts';
import type { Move } from '../src/play/source.ts';
import { type UndoForecast, undoForecast, whyItStands } from '../src/play/undo.ts';

const fite = findGame('fite')!;
const circus = findGame('circus-combat')!;

function begin(game: AnyGame): Match {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  return openMatch(game, { seats, seed: '7'.repeat(64), at: 0 });
}

test('a choice that is not shown yet is a secret; before and after it there is none', () => {
  const match = begin(fite);
  expect([0, 1].map(seat => hasSecret(fite, match, seat))).toEqual([false, false]);
  play(fite, match, 0, { type: 'power', power: 'fast' }, 0);
  expect([0, 1].map(seat => hasSecret(fite, match, seat))).toEqual([true, false]);
  expect(needsCover(fite, match, 0, 1)).toBe(true);
  expect(needsCover(fite, match, 1, 1)).toBe(false);
  play(fite, match, 1, { type: 'power', power: null }, 0);
  expect(needsCover(fite, match, 0, 1)).toBe(false);
});

test('where everything is open no cover is ever needed', () => {
  const match = begin(circus);
  const chance = fastChance(3);
  for (let moves = 0; moves < 200 && circus.payoffs(match.state) === null; moves++) {
    expect(needsCover(circus, match, 0, 1)).toBe(false);
    const seat = circus.toAct(match.state)[0]!;
    const legal = circus.legalMoves(match.state, seat);
    play(circus, match, seat, legal[chance.int(legal.length)], 0);
  }
});

test('two who are about to choose in secret do not begin together; one alone does', () => {
  expect(mustBeAlone(fite, begin(fite), 0, 1)).toBe(true);
  expect(mustBeAlone(fite, begin(fite), 0, 0)).toBe(false);
  expect(mustBeAlone(circus, begin(circus), 0, 1)).toBe(false);
});

test('the device stays with whoever is asked, and then goes to the next who is', () => {
  const match = begin(fite);
  expect(nextLooker(fite, match, [0, 1], 1)).toBe(1);
  play(fite, match, 1, { type: 'power', power: null }, 0);
  expect(nextLooker(fite, match, [0, 1], 1)).toBe(0);
  // Only a bot is asked: nobody has to move.
  expect(nextLooker(fite, match, [1], 1)).toBe(1);
});

/** As a page hears it that has nothing else to do. */
function forecastOf(game: AnyGame, match: Match, seat: number, moves: readonly Move[]): UndoForecast | null {
  const trials = undoForecast({ game, view: game.view(match.state, seat), seat, seats: match.seats.length, moves });
  for (;;) {
    const trial = trials.next();
    if (trial.done) return trial.value;
  }
}

test('undo judges the very move that is picked', () => {
  const match = begin(circus);
  const seat = circus.toAct(match.state)[0]!;
  const rethrows = circus.legalMoves(match.state, seat);
  expect(forecastOf(circus, match, seat, [rethrows[0]])).toEqual({ kind: 'free', why: null });
  // Sixteen answers, and more than one in sixteen is of either kind: each is judged by itself.
  for (const again of rethrows.slice(1)) {
    expect(forecastOf(circus, match, seat, [again])).toEqual({ kind: 'final', why: 'chance' });
  }
});

/** One number in a thousand is nought, and nobody knows it; `peek` then draws. */
const hiding = {
  ...circus,
  setup: () => ({ secret: 5, open: 1 }),
  toAct: () => [0],
  legalMoves: () => [{ type: 'peek' }, { type: 'wait' }],
  payoffs: () => null,
  view: () => ({ open: 1 }),
  determinize: (_view, _seat, chance) => ({ secret: 1 + chance.int(999), open: 1 }),
  apply(state: { secret: number; open: number }, _seat, move, { chance }) {
    if (move.type === 'peek' && state.secret === 0) chance.int(6);
    state.open++;
  },
} as AnyGame;

test('undo promises nothing of a move that looks at what its seat cannot know, however rarely that matters', () => {
  const match = { ...begin(circus), state: { secret: 5, open: 1 }, log: [] };
  expect(forecastOf(hiding, match, 0, [{ type: 'wait' }])).toEqual({ kind: 'free', why: null });
  expect(forecastOf(hiding, match, 0, [{ type: 'peek' }])).toEqual({ kind: 'mixed', why: null });
});

test('undo foretells what it then does', () => {
  const match = begin(circus);
  const seat = circus.toAct(match.state)[0]!;
  expect(whyItStands(match, seat)).toBe('nothing');
  const outlook = () => {
    const moves = circus.legalMoves(match.state, seat);
    return forecastOf(circus, match, seat, moves);
  };
  // Some throw again, which is final, and one keeps the dice.
  expect(outlook()).toEqual({ kind: 'mixed', why: 'chance' });
  const keep = circus.legalMoves(match.state, seat).find(({ dice }) => dice.length === 0)!;
  play(circus, match, seat, keep, 0);
  expect(whyItStands(match, seat)).toBeNull();
  takeBack(circus, match, seat, 0);
  expect(whyItStands(match, seat)).toBe('nothing');
});

test('a choice in secret is final, and undo says so before it is made', () => {
  const match = begin(fite);
  const moves = fite.legalMoves(match.state, 0);
  expect(forecastOf(fite, match, 0, moves)).toEqual({ kind: 'final', why: 'sealed' });
  play(fite, match, 0, moves[0], 0);
  expect(whyItStands(match, 0)).toBe('sealed');
  expect(forecastOf(fite, match, 0, [])).toBeNull();
});

test('whoever is out is not asked whether to concede, and whoever waits may say so early', () => {
  const circle = findGame('element-circle')!;
  const seats = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }];
  const match = openMatch(circle, { seats, seed: '7'.repeat(64), at: 0 });
  const chance = fastChance(2);
  const all = () => seats.map((_, seat) => concessionOf(circle, circle.view(match.state, seat), seat));
  expect(all()).toEqual(['later', 'later', 'later']);
  while (!all().includes('now')) {
    const seat = circle.toAct(match.state)[0]!;
    play(circle, match, seat, randomMove(circle, match.state, seat, chance), 0);
  }
  const goer = all().indexOf('now');
  play(circle, match, goer, CONCEDE, 0);
  expect(all()[goer]).toBe('never');
  expect(all().filter(when => when === 'never')).toHaveLength(1);
  const bout = begin(fite);
  expect([0, 1].map(seat => concessionOf(fite, fite.view(bout.state, seat), seat))).toEqual(['now', 'now']);
});
