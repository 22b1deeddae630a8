/** Questions over a stack of frames: asked, answered, interrupted, run by themselves. */

import { expect, test } from 'vitest';
import {
  become,
  type Flow,
  fastChance,
  playByPhase,
  pop,
  push,
  type Step,
  scripted,
  silentStep,
} from '../src/index.ts';

type Frame =
  | { name: 'asking'; left: number }
  | { name: 'drawing'; from: string[]; seats: number[] }
  | { name: 'nested' }
  | { name: 'passing' }
  | { name: 'spinning' };
type Move =
  | { type: 'count'; by: number }
  | { type: 'nest' }
  | { type: 'spin' }
  | { type: 'take'; card: string }
  | { type: 'barge' };

interface State extends Flow<Frame> {
  said: string[];
}

const flow = playByPhase<Frame, State, Move, never>({
  asking: {
    toAct: () => [0],
    moves: (_, __, { left }) => [...Array(left).keys()].map(i => ({ type: 'count', by: i + 1 })),
    outOfTurn: (_, seat) => (seat === 2 ? [{ type: 'barge' }] : []),
    randomMove: (_, __, chance, { left }) => ({ type: 'count', by: chance.int(left) + 1 }),
    on: {
      count(state, _seat, { by }, _step, frame) {
        if (frame.left > by) become(state, { name: 'asking', left: frame.left - by });
        else become(state, { name: 'passing' });
      },
      barge: state => void state.said.push('barged'),
      nest: state => push(state, { name: 'nested' }),
      spin: state => become(state, { name: 'spinning' }),
    },
  },
  drawing: {
    toAct: (_, { seats }) => seats,
    moves: (_, __, { from }) => from.map(card => ({ type: 'take', card })),
    playsForced: true,
    on: {
      take(state, _seat, { card }, _step, frame) {
        state.said.push(card);
        frame.from = frame.from.filter(other => other !== card);
        if (frame.from.length === 0) pop(state);
      },
    },
  },
  nested: {
    toAct: () => [1],
    moves: () => [{ type: 'nest' }],
    on: { nest: pop },
  },
  passing: {
    run(state) {
      state.said.push('passed');
      pop(state);
    },
  },
  spinning: { run() {} },
});

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

test('a phase without a question runs by itself; an empty stack is the end', () => {
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

test('a frame that no phase answers for is named, and harms no other state', () => {
  const state = { said: [], stack: [{ name: 'napping' }] } as unknown as State;
  expect(() => flow.toAct(state)).toThrow(`there is no phase 'napping'`);
  expect(flow.toAct({ said: [], stack: [{ name: 'nested' }] })).toEqual([1]);
});

test('phases that never settle are named', () => {
  expect(() => flow.apply(asking(2), 0, { type: 'spin' }, step)).toThrow('phases never settle: spinning');
});

test('a random move is the phase’s own for the seat it asks, and one of the list for the rest', () => {
  expect(flow.randomMove(asking(5), 0, scripted([4]))).toEqual({ type: 'count', by: 5 });
  expect(flow.randomMove(asking(5), 2, scripted([0]))).toEqual({ type: 'barge' });
  expect(flow.randomMove({ said: [], stack: [{ name: 'nested' }] }, 1, fastChance(1))).toEqual({ type: 'nest' });
});
