/** What bots are told about Element Circle: judgement that cannot be absurd, at every question, table and option. */

import { completeOptions, fastChance, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { elementCircle } from '../rules.ts';
import { type Move, OPTIONS, type Options, QUESTIONS, type State, type View } from '../state.ts';
import { scenario } from './scenario.ts';

const ONE_ROUND: Partial<Options> = { matchFormat: 'firstTo(1)' };
const TABLES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, ONE_ROUND],
  [3, { ...ONE_ROUND, showHand: 'on', limits: 'on', limitSpells: 5, limitPermanents: 3, startSpells: 10 }],
  [4, { ...ONE_ROUND, openHands: 'always', clockWindow: 'anytime', discardView: 'all' }],
  [6, { ...ONE_ROUND, wizardSource: 'hand', circleSlots: 6, innateSlots: 5, waningLap: 10 }],
];

interface Position {
  readonly state: State;
  readonly seat: number;
  readonly view: View;
  readonly moves: readonly Move[];
}

/** Random rounds, question by question. */
function* positions(seats: number, options: Partial<Options>, games: number): Generator<Position> {
  const chance = fastChance(seats);
  const step = silentStep(chance);
  for (let game = 0; game < games; game++) {
    const state = elementCircle.setup(completeOptions(OPTIONS, options), seats, step);
    for (let seat = elementCircle.toAct(state)[0]; seat !== undefined; seat = elementCircle.toAct(state)[0]) {
      const moves = elementCircle.legalMoves(state, seat);
      yield { state, seat, view: elementCircle.view(state, seat), moves };
      elementCircle.apply(state, seat, moves[chance.int(moves.length)]!, step);
    }
  }
}

test('candidates are some of the moves, at least one and in their order; habits are one of them', () => {
  const asked = new Set<string>();
  for (const [seats, options] of TABLES) {
    for (const { view, seat, moves } of positions(seats, options, 30)) {
      asked.add(view.asking!.name);
      const worthwhile = knowledge.candidates!(view, seat, moves);
      expect(worthwhile.length).toBeGreaterThan(0);
      expect(moves.filter(move => worthwhile.includes(move))).toEqual(worthwhile);
      expect(moves).toContain(knowledge.rolloutMove!(view, seat, moves));
      expect(moves).toContain(knowledge.searchMove!(view, seat, moves));
      if (moves.some(({ type }) => type !== 'showHand')) expect(worthwhile[0]!.type).not.toBe('showHand');
    }
  }
  expect(asked).toEqual(new Set(QUESTIONS));
});

test('chances are between 0 and 1 for everybody, and those of all seats add up to 1 where all hands are seen', () => {
  for (const [seats, options] of TABLES) {
    for (const { view, state } of positions(seats, options, 3)) {
      const chances = state.players.map((_, seat) => knowledge.evaluate(view, seat));
      for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
  }
});

test('a match that is won is worth 1 to its winner and 0 to the others', () => {
  const t = scenario({ options: ONE_ROUND, hands: [['Tree'], ['Robber']], circle: 'E---', own: ['E', 'W'] });
  t.do([{ type: 'cast', spell: 'Tree', pay: { circle: [1, 0, 0, 0], own: [0, 0, 0, 0] } }], [0, 0]);
  t.do([{ type: 'discardSpell', spell: t.hand(0)[0]! }, { type: 'end' }]);
  const seen = elementCircle.view(t.state, 0);
  expect(seen.result?.winner).toBe(0);
  expect([0, 1].map(seat => knowledge.evaluate(seen, seat))).toEqual([1, 0]);
});

test('a hand that can be paid for is better than one that cannot, and more cards are better than fewer', () => {
  const chanceWith = (...hand: string[]): number => {
    const { state } = scenario({ circle: 'EWFA', own: ['EE', 'WW'], hands: [hand, ['Geyser', 'Waterfall', 'Trade']] });
    return knowledge.evaluate(elementCircle.view(state, 0), 0);
  };
  expect(chanceWith('Tree', 'Theft')).toBeGreaterThan(chanceWith('Tree', 'Fireball'));
  expect(chanceWith('Tree', 'Theft', 'Tree')).toBeGreaterThan(chanceWith('Tree', 'Theft'));
});

test('what is asked inside an action is answered to the harm of others: their last fire is what goes', () => {
  const t = scenario({
    options: { openHands: 'always' },
    circle: 'FEW-',
    own: ['FFE', 'FA-'],
    hands: [
      ['Fireball', 'Tree'],
      ['Fireball', 'Volcano', 'Pulverize'],
    ],
  });
  t.do({ type: 'cast', spell: 'Fireball', pay: { circle: [0, 0, 0, 0], own: [0, 0, 2, 0] } });
  const seen = elementCircle.view(t.state, 0);
  const answer = knowledge.rolloutMove!(seen, 0, elementCircle.legalMoves(t.state, 0));
  expect(answer?.type === 'destroySlot' && ['C0', 'P1.0'].includes(answer.slot)).toBe(true);
});

test('what those who search imagine of others beats what those imagine who look at their own turn', () => {
  let won = 0;
  for (let round = 0; round < 100; round++) {
    // Seats are turned, with the same dice.
    const [own, step] = [round % 2, silentStep(fastChance(Math.floor(round / 2)))];
    const state = elementCircle.setup(completeOptions(OPTIONS, ONE_ROUND), 2, step);
    for (let seat = elementCircle.toAct(state)[0]; seat !== undefined; seat = elementCircle.toAct(state)[0]) {
      const habit = seat === own ? knowledge.searchMove! : knowledge.rolloutMove!;
      const moves = elementCircle.legalMoves(state, seat);
      elementCircle.apply(state, seat, habit(knowledge.glance!(state, seat), seat, moves)!, step);
    }
    won += elementCircle.payoffs(state)![own]!;
  }
  expect(won).toBeGreaterThan(65);
});
