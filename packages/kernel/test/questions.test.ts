/** A table of questions: what is legal, why something is not, and which stacks can stand all follow from it. */

import { expect, test } from 'vitest';
import {
  type AnyGame,
  answeredTogether,
  fastChance,
  type Match,
  openMatch,
  owingTogether,
  play,
  playByQuestions,
  refused,
  reopenAnswers,
  type Seat,
  scripted,
  shape,
  silentStep,
  unwindTo,
  whyNot,
} from '../src/index.ts';
import { meetingReasons, obeysTheLaws } from '../testing/index.ts';
import { fair, questions, type State } from './toys/fair.ts';

function opened(): Match {
  const seats = ['Ada', 'Bo', 'Cy'].map(name => ({ name }));
  const match = openMatch(fair, { seats, seed: null, chance: fastChance(1), at: 0 });
  const hands = [
    [1, 2],
    [1, 6],
    [5, 6],
  ];
  match.state = { ...(match.state as State), hands };
  return match;
}

function begun(): Match {
  const match = opened();
  for (const [seat, coins] of [0, 3, 1].entries()) act(match, seat, { type: 'price', coins });
  return match;
}

const act = (match: Match, seat: Seat, move: unknown, chance: readonly number[] = []) =>
  play(fair, match, seat, move, 0, () => scripted(chance));

test('several seats answer in secret, and the last answer reveals all', () => {
  const match = opened();
  expect(fair.toAct(match.state as State)).toEqual([0, 1, 2]);
  act(match, 1, { type: 'price', coins: 3 });
  expect(fair.toAct(match.state as State)).toEqual([0, 2]);
  expect(whyNot(fair, match, 1, { type: 'price', coins: 2 })).toEqual({ rule: 'FAIR-1', key: 'notYourTurn' });
  for (const seat of [0, 2]) act(match, seat, { type: 'price', coins: 0 });
  expect(fair.toAct(match.state as State)).toEqual([1]);
});

test('a playout gives all secret answers that are owed at once, in the order of the seats', () => {
  const price = (coins: number) => ({ type: 'price', coins }) as const;
  const state = opened().state as State;
  expect(questions.playRandom(state, silentStep(scripted([0, 3, 1])))).toBe(3);
  expect(state.stack).toEqual([{ name: 'turn', seat: 1 }]);
  state.stack = [{ name: 'pricing', asked: [true, true, true], committed: [null, price(1), null] }];
  expect(questions.playRandom(state, silentStep(scripted([0, 3]))), 'one has answered').toBe(2);
  expect(state.stack).toEqual([{ name: 'turn', seat: 2 }]);
});

test('whoever imagines what others choose lets them choose again, and nobody else', () => {
  const price = (coins: number) => ({ type: 'price', coins }) as const;
  const { state } = opened() as { state: State };
  const asked = [true, true, true];
  state.stack = [{ name: 'pricing', asked, committed: [price(2), price(1), null] }];
  reopenAnswers(state, 0);
  expect(state.stack).toEqual([{ name: 'pricing', asked, committed: [price(2), null, null] }]);
  // Where more than answers is kept, something would be lost.
  const more = { stack: [{ name: 'pricing', asked, committed: [price(2), price(1), null], spent: 1 }] };
  const open = { stack: [{ name: 'turn', seat: 1 }] };
  for (const other of [more, open, { stack: [] }, {}]) {
    const before = structuredClone(other);
    reopenAnswers(other, 0);
    expect(other).toEqual(before);
  }
});

test('with listeners they are given one by one', () => {
  const state = opened().state as State;
  const told: unknown[] = [];
  const step = { ...silentStep(scripted([2])), emit: (event: unknown) => void told.push(event) };
  expect(questions.playRandom(state, step)).toBe(1);
  expect(told).toEqual([{ type: 'priced', seat: 0 }]);
  expect(fair.toAct(state)).toEqual([1, 2]);
});

test('what is offered and not forbidden is legal, in the order of the answers', () => {
  const { state } = begun() as { state: State };
  state.lying = 2;
  expect(fair.legalMoves(state, 1)).toEqual([{ type: 'play', card: 6 }, { type: 'pass' }]);
  expect(fair.legalMoves(state, 0)).toEqual([{ type: 'shout' }]);
  expect(fair.questions!.candidates(state, 1)).toContainEqual({
    move: { type: 'play', card: 1 },
    refusal: { rule: 'FAIR-2', key: 'tooLow', values: { lying: 2 } },
  });
});

test('a refusal names the first reason, and a test can tell whether every reason was met', () => {
  const met = meetingReasons(fair);
  const match = begun();
  (match.state as State).lying = 2;
  const refused = (seat: Seat, move: unknown) => met.refused(match, seat, move);
  expect(refused(1, null)).toEqual({ rule: 'form', key: 'form', values: { field: 'move' } });
  expect(refused(1, { type: 'dance' })).toEqual({ rule: 'form', key: 'noSuchMove' });
  expect(refused(1, { type: 'play', card: 9 })).toEqual({ rule: 'form', key: 'form', values: { field: 'move.card' } });
  expect(refused(1, { type: 'pass', x: 1 })).toEqual({ rule: 'form', key: 'form', values: { field: 'move.x' } });
  expect(refused(1, { type: 'price', coins: 1 })).toEqual({ rule: 'FAIR-2', key: 'asks.turn' });
  expect(refused(0, { type: 'pass' })).toEqual({ rule: 'FAIR-2', key: 'notYourTurn' });
  expect(met.unmet).toEqual([
    'turn play FAIR-2 notHeld',
    'turn play FAIR-2 tooLow',
    'turn shout FAIR-4 hoarse',
    'turn shout FAIR-4 ownTurn',
  ]);
  expect(refused(1, { type: 'play', card: 3 })).toEqual({ rule: 'FAIR-2', key: 'notHeld' });
  expect(refused(1, { type: 'play', card: 1 })).toEqual({ rule: 'FAIR-2', key: 'tooLow', values: { lying: 2 } });
  expect(refused(1, { type: 'shout' })).toEqual({ rule: 'FAIR-4', key: 'ownTurn' });
  act(match, 0, { type: 'shout' });
  expect(refused(0, { type: 'shout' })).toEqual({ rule: 'FAIR-4', key: 'hoarse' });
  expect(met.unmet).toEqual([]);
  expect(() => refused(1, { type: 'pass' })).toThrow('seat 1 may play');
  expect(fair.questions!.keys).toEqual(['asks.pricing', 'asks.turn', 'notHeld', 'tooLow', 'hoarse', 'ownTurn']);
});

test('automatic frames run by themselves', () => {
  const match = begun();
  act(match, 1, { type: 'pass' }, [0]);
  expect((match.state as State).hands[1]).toHaveLength(3);
  expect((match.state as State).stack).toEqual([{ name: 'turn', seat: 2 }]);
});

test('a stack that cannot stand is named', () => {
  const { state } = begun() as { state: State };
  const problem = (stack: unknown) => questions.problemWithStack({ ...state, stack } as State, 3);
  expect(problem([{ name: 'turn', seat: 1 }])).toBeNull();
  expect(problem('x')).toMatch('must be a list');
  expect(problem([null])).toMatch('must be one of');
  expect(problem([{ name: 'turn', seat: 7 }])).toBe('turn: nobody sits there');
  expect(problem([{ name: 'drawing', seat: 1 }])).toMatch('asks nothing');
  const asked = [true, true, true];
  const price = { type: 'price', coins: 1 };
  expect(problem([{ name: 'pricing', asked, committed: [price, price, price] }])).toMatch('at least one seat');
  expect(problem([{ name: 'pricing', asked, committed: [{ type: 'pass' }, null, null] }])).toMatch('seat 0 cannot');
});

test('a frame says what may lie under it, and a question that it is asked from there', () => {
  type Frame = { name: 'deal' } | { name: 'draw' } | { name: 'pick'; count: number } | { name: 'bid' };
  type Move = { type: 'take' };
  const take = { offers: (): Move[] => [{ type: 'take' }], does() {} };
  const asked = { rule: 'R1', asks: () => [0], answers: { take } };
  const { problemWithStack } = playByQuestions<Frame, { stack: Frame[]; left: number }, Move, never>(
    {
      deal: {
        run: state => void (state.left > 0 && state.stack.push({ name: 'pick', count: state.left })),
        over: [null],
      },
      draw: { run: (state, { chance }) => void Object.assign(state, { left: chance.int(2) }), over: ['deal'] },
      pick: { ...asked, over: 'automatic', askedFromBelow: true },
      bid: { ...asked, over: [null, 'pick'] },
    },
    { moves: shape.tagged('type', { take: {} }) },
  );
  const problem = (left: number, ...stack: Frame[]) => problemWithStack({ stack, left }, 1);
  const [deal, draw, bid] = [{ name: 'deal' }, { name: 'draw' }, { name: 'bid' }] as const;
  const pick = (count: number): Frame => ({ name: 'pick', count });
  expect(problem(2, deal, pick(2))).toBeNull();
  expect(problem(2, deal, pick(3))).toBe('pick: the rules would ask {"name":"pick","count":2}');
  expect(problem(0, deal, pick(2)), 'nothing is asked').toBe('pick: it is not asked now');
  expect(problem(2, deal, draw, pick(2)), 'a frame that would draw').toBe('pick: it is not asked now');
  expect(problem(2, bid)).toBeNull();
  expect(problem(2, deal, pick(2), bid)).toBeNull();
  expect(problem(2, pick(2))).toBe('pick cannot be over nothing');
  expect(problem(2, bid, pick(2)), 'a question').toBe('pick cannot be over bid');
  expect(problem(2, deal, bid)).toBe('bid cannot be over deal');
});

test('a frame from outside has its shape, asks somebody who is there, and only what can be answered', () => {
  type Frame = { name: 'vote'; seats: number[] } | { name: 'count' } | { name: 'tell' };
  type Move = { type: 'aye' };
  const { problemWithStack } = playByQuestions<Frame, { stack: Frame[]; ayes: number }, Move, never>(
    {
      vote: {
        rule: 'R1',
        asks: (_state, { seats }) => seats,
        answers: { aye: { offers: ({ ayes }) => (ayes > 0 ? [{ type: 'aye' }] : []), does() {} } },
      },
      count: {
        rule: 'R2',
        asks: () => [0],
        answers: { aye: { offers: () => [{ type: 'aye' }], does() {} } },
        askedFromBelow: true,
      },
      tell: {
        run(state, step) {
          step.seal();
          if (state.ayes > 2) throw new Error('there are two at most');
          state.stack.pop();
        },
      },
    },
    {
      moves: shape.tagged('type', { aye: {} }),
      frames: shape.tagged('name', { vote: { seats: shape.list(shape.whole(-1, 9)) }, count: {}, tell: {} }),
    },
  );
  const problem = (ayes: number, ...stack: unknown[]) => problemWithStack({ stack: stack as Frame[], ayes }, 2);
  const vote = (...seats: number[]) => ({ name: 'vote', seats });
  expect(problem(1)).toBeNull();
  expect(problem(1, vote(0, 1))).toBeNull();
  expect(problem(1, { name: 'vote' })).toBe('state.stack[0].seats must be there');
  expect(problem(1, vote())).toBe('vote asks nobody');
  expect(problem(1, vote(0, 2))).toBe('vote asks seat 2, which has no answer');
  expect(problem(1, vote(-1))).toBe('vote asks seat -1, which has no answer');
  expect(problem(0, vote(1))).toBe('vote asks seat 1, which has no answer');
  const [tell, count] = [{ name: 'tell' }, { name: 'count' }];
  expect(problem(1, count), 'nothing lies under it').toBe('count: it is not asked now');
  expect(problem(1, tell, count), 'what lies under it asks nothing').toBe('count: it is not asked now');
  // A mistake in the rules is not taken for a stack that cannot stand.
  expect(() => problem(3, tell, count)).toThrow('there are two at most');
});

test('a finished game, a question that stays secret and a move that is only not offered are told apart', () => {
  type Frame = { name: 'pick' };
  type Move = { type: 'take'; card: number };
  const rules = playByQuestions<Frame, { stack: Frame[] }, Move, never>(
    {
      pick: {
        rule: 'R1',
        asks: () => [0],
        others: { rule: 'R2', key: 'wait' },
        answers: { take: { offers: () => [{ type: 'take', card: 1 }], does() {} } },
      },
    },
    { moves: shape.tagged('type', { take: { card: shape.whole(1, 9) } }) },
  );
  const state = { stack: [{ name: 'pick' } as const] };
  const take = (card: number) => ({ type: 'take', card });
  expect(rules.why({ stack: [] }, 0, take(1))).toEqual({ rule: 'over', key: 'over' });
  expect(rules.why(state, 1, take(1))).toEqual({ rule: 'R2', key: 'wait' });
  expect(rules.why(state, 0, take(2))).toEqual({ rule: 'R1', key: 'notOffered' });
  expect(rules.table.keys).toEqual(['asks.pick', 'wait']);
  expect(rules.table.candidates({ stack: [] }, 0)).toEqual([]);
});

test('an answer in secret is told as answered only where its question says so', () => {
  const revealed: unknown[] = [];
  const emitted: unknown[] = [];
  const step = { chance: scripted([]), emit: (event: unknown) => void emitted.push(event), seal() {} };
  const reveal = (_state: null, answers: readonly (number | null)[]): void => void revealed.push([...answers]);
  const frame = () => ({ asked: [true, false, true], committed: [null, null, null] as (number | null)[] });
  const [quietly, loudly] = [answeredTogether(reveal), answeredTogether(reveal, seat => ({ type: 'answered', seat }))];
  for (const keep of [quietly, loudly]) {
    const kept = frame();
    keep(null, 2, 7, step, kept);
    expect(owingTogether(kept)).toEqual([0]);
    keep(null, 0, 5, step, kept);
  }
  expect(revealed).toEqual([
    [5, null, 7],
    [5, null, 7],
  ]);
  expect(emitted).toEqual([
    { type: 'answered', seat: 2 },
    { type: 'answered', seat: 0 },
  ]);
});

test('answers given in secret are one a seat, and come from seats that were asked', () => {
  const state = opened().state as State;
  const problem = (asked: boolean[], ...coins: (number | null)[]) => {
    const committed = coins.map(price => (price === null ? null : ({ type: 'price', coins: price } as const)));
    return questions.problemWithStack({ ...state, stack: [{ name: 'pricing', asked, committed }] }, 3);
  };
  expect(problem([true, true, true], 3, null, 0)).toBeNull();
  expect(problem([true, true, true], null)).toBe('pricing: there is one answer a seat');
  expect(problem([true, true, true], 4, null, 0)).toBe('pricing: seat 0 cannot have given that answer');
  expect(problem([true, false, true], null, 3, 0)).toBe('pricing: seat 1 cannot have given that answer');
  expect(problem([true, true, false], 2, 3, null)).toBe('pricing: a question waits for at least one seat');
});

test('what is not offered hears `otherwise`, and an answer can be refused altogether', () => {
  type Frame = { name: 'pick' };
  type Move = { type: 'take'; card: number } | { type: 'pass' };
  const rules = playByQuestions<Frame, { stack: Frame[] }, Move, never>(
    {
      pick: {
        rule: 'R1',
        asks: () => [0],
        answers: {
          take: {
            offers: () => [1, 2, 3].map(card => ({ type: 'take', card })),
            forbids: [{ rule: 'R2', key: 'cursed', if: (_state, _seat, { card }) => card === 3 }],
            otherwise: { rule: 'R3', key: 'notThere', values: (_state, _seat, { card }) => ({ card }) },
            does() {},
          },
          pass: refused('R4', 'noPass'),
        },
      },
    },
    { moves: shape.tagged('type', { take: { card: shape.whole(1, 9) }, pass: {} }) },
  );
  const state = { stack: [{ name: 'pick' } as const] };
  expect(rules.legalMoves(state, 0)).toEqual([1, 2].map(card => ({ type: 'take', card })));
  expect(rules.why(state, 0, { type: 'take', card: 1 }), 'it is legal').toEqual({ rule: 'R1', key: 'notOffered' });
  expect(rules.why(state, 0, { type: 'take', card: 3 })).toEqual({ rule: 'R2', key: 'cursed' });
  expect(rules.why(state, 0, { type: 'take', card: 4 })).toEqual({ rule: 'R3', key: 'notThere', values: { card: 4 } });
  expect(rules.why(state, 0, { type: 'pass' })).toEqual({ rule: 'R4', key: 'noPass' });
  expect(rules.table.keys).toEqual(['asks.pick', 'cursed', 'notThere', 'noPass']);
  expect(() => rules.apply(state, 0, { type: 'pass' }, silentStep(fastChance(1)))).toThrow("'noPass'");
});

test('unwinding goes back to the named frame, and fails where there is none', () => {
  const flow = { stack: [{ name: 'a' }, { name: 'b' }, { name: 'a' }, { name: 'c' }] };
  unwindTo(flow, 'b');
  expect(flow.stack).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect(() => unwindTo(flow, 'c')).toThrow("no 'c'");
});

const LAWFUL = {
  games: 30,
  seed: 1,
  outOfTurn: ({ stack, shouted }: State, seat: Seat) => stack[0]?.name === 'turn' && !shouted[seat],
};

test('the toy obeys the laws', () => {
  obeysTheLaws({ ...fair, playRandom: questions.playRandom }, LAWFUL);
});

test.each<[string, Partial<typeof fair>]>([
  ['a fast list forgets a move', { legalMoves: (state, seat) => fair.legalMoves(state, seat).slice(0, 1) }],
  [
    'a fast list has a move that nobody offers',
    { legalMoves: (state, seat) => [...fair.legalMoves(state, seat), { type: 'price', coins: 1000 }] },
  ],
  ['a refusal names another reason', { why: () => ({ rule: 'FAIR-2', key: 'other' }) }],
])('%s: breaks the law of offers', (_, mistake) => {
  const spoilt: AnyGame = { ...fair, ...mistake };
  expect(() => obeysTheLaws(spoilt, LAWFUL)).toThrow(expect.objectContaining({ law: 'offered' }));
});
