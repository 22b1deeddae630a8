/** What bots are told about Circuitry: judgement that cannot be absurd at any table, and that knows forward from backward. */

import { fastChance, optionsFor, type Seat, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { START_CARD } from '../content/cards.ts';
import { circuitry } from '../rules.ts';
import type { Options, State } from '../state.ts';

const TABLES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, {}],
  [4, { teams: '2x2', charges: 2 }],
  [6, { teams: '3x2', restricted: 'on', sophisticated: 'on' }],
  [3, { charges: 3, colours: 'choose', exchangeCost: 'chargeLike' }],
];

/** A game by habit and chance, question by question. */
function* positions(seats: number, options: Partial<Options>, seed: number) {
  const chance = fastChance(seed);
  const step = silentStep(chance);
  const state = circuitry.setup(optionsFor(circuitry, seats, options), seats, step);
  for (let seat = circuitry.toAct(state)[0]; seat !== undefined; seat = circuitry.toAct(state)[0]) {
    const view = circuitry.view(state, seat);
    const moves = circuitry.legalMoves(state, seat);
    yield { state, seat, view, moves };
    const worthwhile = knowledge.candidates!(view, seat, moves);
    const move = knowledge.rolloutMove!(view, seat, moves) ?? worthwhile[chance.int(worthwhile.length)]!;
    circuitry.apply(state, seat, move, step);
  }
}

test('candidates are some of the moves in their order, habits are moves, and chances are chances', () => {
  for (const [seats, options] of TABLES) {
    for (const { view, seat, moves } of positions(seats, options, 3)) {
      const worthwhile = knowledge.candidates!(view, seat, moves);
      if (worthwhile.length === 0) expect.fail(`no candidate at ${view.asking?.name}`);
      if (!worthwhile.every((move, i) => moves.indexOf(move) > moves.indexOf(worthwhile[i - 1]!) || i === 0)) {
        expect.fail('candidates in another order');
      }
      const habit = knowledge.rolloutMove!(view, seat, moves);
      if (habit && !moves.includes(habit)) expect.fail('a habit that is no legal move');
      const chance = knowledge.evaluate(view, seat);
      if (!(chance >= 0 && chance <= 1)) expect.fail(`a chance of ${chance}`);
    }
  }
});

/** As the state is, but one seat carries charge. */
const charged = (state: State, seat: Seat): State => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, carried: 1 } : player)),
});

test('charge is worth having, and better in one\u2019s own hands than in another\u2019s', () => {
  for (const { state } of positions(2, {}, 8)) {
    const isTurned = state.board.find(({ card }) => card === START_CARD)!.face === 'B';
    if (!isTurned || state.players.some(({ carried }) => carried > 0)) continue;
    const looks = (position: State): number => knowledge.evaluate(circuitry.view(position, 0), 0);
    expect(looks(charged(state, 0))).toBeGreaterThan(looks(state));
    expect(looks(charged(state, 1))).toBeLessThan(looks(state));
    return;
  }
  expect.fail('#1 never turned');
});

test('a search looks at the best of each kind of move, and always at ending the turn', () => {
  for (const { view, seat, moves } of positions(2, {}, 5)) {
    const looked = knowledge.searchCandidates!(view, seat, moves);
    const worths = knowledge.weigh!(view, seat, moves);
    const best = moves[worths.indexOf(Math.max(...worths))]!;
    if (looked[0] !== best && worths[moves.indexOf(looked[0]!)] !== Math.max(...worths))
      expect.fail('the best is missing');
    if (looked.some(move => !moves.includes(move))) expect.fail('a move that is not legal');
    if (view.asking?.name !== 'menu') continue;
    expect(looked.some(({ type }) => type === 'endTurn')).toBe(moves.some(({ type }) => type === 'endTurn'));
    for (const { type } of looked) {
      expect(looked.filter(move => move.type === type).length).toBeLessThanOrEqual(type === 'step' ? 2 : 1);
    }
  }
});

test('what was learnt of two is believed where turns begin, and knows what charge is worth', () => {
  let [gained, lost, moments] = [0, 0, 0];
  for (const seed of [8, 9, 10]) {
    for (const { state, view, seat } of positions(2, {}, seed)) {
      if (!knowledge.searchIsQuiet!(view)) continue;
      expect(view.turn.draws).toBe(2);
      const looks = (position: State): number => knowledge.judge!(circuitry.view(position, seat), seat);
      const now = looks(state);
      if (!(now >= 0 && now <= 1)) expect.fail(`a chance of ${now}`);
      if (state.players.some(({ carried }) => carried > 0)) continue;
      moments++;
      gained += looks(charged(state, seat)) - now;
      lost += now - looks(charged(state, 1 - seat));
    }
  }
  expect(moments).toBeGreaterThan(20);
  expect(gained / moments).toBeGreaterThan(0.05);
  expect(lost / moments).toBeGreaterThan(0.05);
});

test('among four the chances to be the first make about a whole, and whoever loses charge has less', () => {
  let [gained, all, moments] = [0, 0, 0];
  for (const { state, view, seat } of positions(4, {}, 8)) {
    if (!knowledge.searchIsQuiet!(view)) continue;
    const looks = (position: State, one: Seat): number => knowledge.judge!(circuitry.view(position, one), one);
    all += state.players.reduce((sum, _, one) => sum + looks(state, one), 0);
    moments++;
    if (state.players[seat]!.carried === 0) gained += looks(charged(state, seat), seat) - looks(state, seat);
  }
  expect(moments).toBeGreaterThan(10);
  expect(all / moments).toBeGreaterThan(0.8);
  expect(all / moments).toBeLessThan(1.2);
  expect(gained / moments).toBeGreaterThan(0.03);
});

test('what was learnt holds at every table, and for no other goal', () => {
  const holds = (seats: number, options: Partial<Options>): boolean => {
    for (const { view } of positions(seats, options, 3)) return knowledge.isLearnt!(view);
    throw new Error('a game without a question');
  };
  expect([holds(2, {}), holds(4, {})]).toEqual([true, true]);
  expect([holds(2, { charges: 3 }), holds(4, { teams: '2x2', charges: 2 })]).toEqual([false, false]);
});
