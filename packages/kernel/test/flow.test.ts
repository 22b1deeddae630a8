/** Questions over a stack of frames: asked, answered, interrupted, run by themselves. */

import { expect, test } from 'vitest';
import {
  become,
  type Flow,
  fastChance,
  playByQuestions,
  pop,
  push,
  type Shaped,
  type Step,
  scripted,
  shape,
  silentStep,
} from '../src/index.ts';

type Frame =
  | { name: 'asking'; left: number }
  | { name: 'drawing'; from: string[]; seats: number[] }
  | { name: 'nested' }
  | { name: 'passing' }
  | { name: 'spinning' };
const MOVES = shape.tagged('type', {
  count: { by: shape.whole(1, 9) },
  nest: {},
  spin: {},
  take: { card: shape.text(9) },
  barge: {},
});
type Move = Shaped<typeof MOVES>;

interface State extends Flow<Frame> {
  said: string[];
}

const flow = playByQuestions<Frame, State, Move, never>(
  {
    asking: {
      rule: 'T-1',
      asks: () => [0],
      outOfTurn: ['barge'],
      randomMove: (_, __, chance, { left }) => ({ type: 'count', by: chance.int(left) + 1 }),
      answers: {
        count: {
          offers: (_, __, { left }) => [...Array(left).keys()].map(i => ({ type: 'count', by: i + 1 })),
          does(state, _seat, { by }, _step, frame) {
            if (frame.left > by) become(state, { name: 'asking', left: frame.left - by });
            else become(state, { name: 'passing' });
          },
        },
        barge: {
          offers: (_, seat) => (seat === 2 ? [{ type: 'barge' }] : []),
          does: state => void state.said.push('barged'),
        },
        // Not offered, so that only a test asks for it.
        nest: { offers: () => [], does: state => push(state, { name: 'nested' }) },
        spin: { offers: () => [], does: state => become(state, { name: 'spinning' }) },
      },
    },
    drawing: {
      rule: 'T-2',
      asks: (_, { seats }) => seats,
      playsForced: true,
      answers: {
        take: {
          offers: (_, __, { from }) => from.map(card => ({ type: 'take', card })),
          does(state, _seat, { card }, _step, frame) {
            state.said.push(card);
            frame.from = frame.from.filter(other => other !== card);
            if (frame.from.length === 0) pop(state);
          },
        },
      },
    },
    nested: { rule: 'T-3', asks: () => [1], answers: { nest: { offers: () => [{ type: 'nest' }], does: pop } } },
    passing: {
      run(state) {
        state.said.push('passed');
        pop(state);
      },
    },
    spinning: { run() {} },
  },
  { moves: MOVES },
);

const asking = (left: number): State => ({ said: [], stack: [{ name: 'asking', left }] });
const step: Step<never> = silentStep(scripted([]));

test('the last frame is the question: who is asked, and what may be answered', () => {
  const state = asking(3);
  expect(flow.toAct(state)).toEqual([0]);
  expect(flow.legalMoves(state, 0)).toEqual([1, 2, 3].map(by => ({ type: 'count', by })));
  expect(flow.legalMoves(state, 1)).toEqual([]);
  expect(flow.legalMoves(state, 2)).toEqual([{ type: 'barge' }]);
});

test('an answer goes on to another question, or asks one first and comes back', () => {
  const state = asking(3);
  flow.apply(state, 0, { type: 'count', by: 1 }, step);
  expect(state.stack).toEqual([{ name: 'asking', left: 2 }]);
  flow.apply(state, 0, { type: 'nest' }, step);
  expect(flow.toAct(state)).toEqual([1]);
  expect(flow.legalMoves(state, 2), 'no interrupt where the question has none').toEqual([]);
  flow.apply(state, 1, { type: 'nest' }, step);
  expect(flow.toAct(state)).toEqual([0]);
});

test('a frame without a question runs by itself; an empty stack is the end', () => {
  const state = asking(1);
  flow.apply(state, 0, { type: 'count', by: 1 }, step);
  expect(state).toEqual({ said: ['passed'], stack: [] });
  expect(flow.toAct(state)).toEqual([]);
  expect(flow.legalMoves(state, 0)).toEqual([]);
});

test('a forced move is made without asking, where the question says so', () => {
  const state: State = { said: [], stack: [{ name: 'drawing', from: ['a', 'b'], seats: [1] }] };
  flow.settle(state, step);
  expect(state.said, 'a choice is a question').toEqual([]);
  flow.apply(state, 1, { type: 'take', card: 'a' }, step);
  expect(state).toEqual({ said: ['a', 'b'], stack: [] });
});

test('what several owe, what nobody owes and what cannot be answered is not forced', () => {
  for (const [from, seats] of [
    [['a'], [0, 1]],
    [['a'], []],
    [[], [0]],
  ] as [string[], number[]][]) {
    const state: State = { said: [], stack: [{ name: 'drawing', from, seats }] };
    flow.settle(state, step);
    expect(state.said).toEqual([]);
  }
});

test('a question that does not know an answer says so', () => {
  const state: State = { said: [], stack: [{ name: 'nested' }] };
  expect(() => flow.apply(state, 1, { type: 'spin' }, step)).toThrow(`no answer to 'spin' in nested`);
  state.stack = [];
  expect(() => flow.apply(state, 1, { type: 'spin' }, step)).toThrow(`no answer to 'spin' in a finished game`);
});

test('a frame that no question answers for is named, and harms no other state', () => {
  const state = { said: [], stack: [{ name: 'napping' }] } as unknown as State;
  expect(() => flow.toAct(state)).toThrow(`there is no question 'napping'`);
  expect(flow.toAct({ said: [], stack: [{ name: 'nested' }] })).toEqual([1]);
});

test('questions that never settle are named', () => {
  expect(() => flow.apply(asking(2), 0, { type: 'spin' }, step)).toThrow('questions never settle: spinning');
});

test('a random move is the question’s own for the seat it asks, and one of the list for the rest', () => {
  expect(flow.randomMove(asking(5), 0, scripted([4]))).toEqual({ type: 'count', by: 5 });
  expect(flow.randomMove(asking(5), 2, scripted([0]))).toEqual({ type: 'barge' });
  expect(flow.randomMove({ said: [], stack: [{ name: 'nested' }] }, 1, fastChance(1))).toEqual({ type: 'nest' });
});

test('the short way of a playout asks, draws and answers in one go', () => {
  const state = asking(3);
  expect(flow.playRandom(state, silentStep(scripted([1])))).toBe(1);
  expect(state.stack).toEqual([{ name: 'asking', left: 1 }]);
  expect(flow.playRandom(state, silentStep(scripted([0])))).toBe(1);
  expect(state).toEqual({ said: ['passed'], stack: [] });
  expect(flow.playRandom(state, step)).toBe(0);
  expect(() => flow.randomMove(state, 0, scripted([]))).toThrow('no move in a finished game');
});
