/**
 * A toy on questions that shows everything once. FAIR-1: all name a price in secret, the highest begins. FAIR-2: in turn
 * one plays a card, never lower than the one lying there, or passes. FAIR-3: who passes draws, by itself. FAIR-4: at any
 * time somebody else may shout, once. The first without cards wins.
 */

import {
  answeredTogether,
  become,
  type Closed,
  copyPlain,
  type Flow,
  type Game,
  owingTogether,
  playByQuestions,
  pop,
  push,
  type Question,
  type Seat,
  type Shaped,
  type Step,
  shape,
} from '../../src/index.ts';

const MOVES = shape.tagged('type', {
  price: { coins: shape.whole(0, 3) },
  play: { card: shape.whole(1, 6) },
  pass: {},
  shout: {},
});
export type Move = Shaped<typeof MOVES>;
type PriceMove = Extract<Move, { type: 'price' }>;

export type Frame =
  | ({ name: 'pricing' } & Closed<PriceMove>)
  | { name: 'turn'; seat: Seat }
  | { name: 'drawing'; seat: Seat };

export interface State extends Flow<Frame> {
  hands: number[][];
  lying: number;
  pool: number[];
  shouted: boolean[];
}

type Event =
  | { type: 'priced'; seat: Seat }
  | { type: 'played'; seat: Seat; card: number }
  | { type: 'shouted'; seat: Seat };

const SEAT = shape.whole(0, 2);
const FRAMES = shape.tagged('name', {
  pricing: { asked: shape.list(shape.flag, { max: 3 }), committed: shape.list(shape.nullable(MOVES), { max: 3 }) },
  turn: { seat: SEAT },
  drawing: { seat: SEAT },
});
const STATE = shape.object({
  hands: shape.list(shape.list(shape.whole(1, 6)), { min: 2, max: 3 }),
  lying: shape.whole(1, 6),
  pool: shape.list(shape.whole(1, 6), { max: 12 }),
  shouted: shape.list(shape.flag, { min: 2, max: 3 }),
  stack: shape.list(FRAMES, { max: 3 }),
});

const PRICES: readonly PriceMove[] = [0, 1, 2, 3].map(coins => ({ type: 'price', coins }));
const next = ({ hands }: State, seat: Seat): Seat => (seat + 1) % hands.length;

function begin(state: State, prices: readonly (PriceMove | null)[]): void {
  const highest = Math.max(...prices.map(price => price!.coins));
  become(state, { name: 'turn', seat: prices.findIndex(price => price!.coins === highest) });
}

const shout = {
  offers: (): Extract<Move, { type: 'shout' }>[] => [{ type: 'shout' }],
  forbids: [
    { rule: 'FAIR-4', key: 'hoarse', if: (state: State, seat: Seat) => state.shouted[seat]! },
    {
      rule: 'FAIR-4',
      key: 'ownTurn',
      if: (_: State, seat: Seat, __: unknown, frame: Frame) => 'seat' in frame && frame.seat === seat,
    },
  ],
  does(state: State, seat: Seat, _: unknown, step: Step<Event>): void {
    state.shouted[seat] = true;
    step.emit?.({ type: 'shouted', seat });
  },
};

type Turn = Extract<Frame, { name: 'turn' }>;
const turn: Question<State, Turn, Move, Event> = {
  rule: 'FAIR-2',
  asks: (_, { seat }) => [seat],
  answers: {
    play: {
      offers: ({ hands }, seat) => [...new Set(hands[seat])].sort().map(card => ({ type: 'play', card })),
      forbids: [
        { rule: 'FAIR-2', key: 'notHeld', if: ({ hands }, seat, { card }) => !hands[seat]!.includes(card) },
        {
          rule: 'FAIR-2',
          key: 'tooLow',
          if: ({ lying }, _, { card }) => card < lying,
          values: ({ lying }) => ({ lying }),
        },
      ],
      does(state, seat, { card }, step) {
        state.lying = card === 6 ? 1 : card;
        state.hands[seat]!.splice(state.hands[seat]!.indexOf(card), 1);
        step.emit?.({ type: 'played', seat, card });
        if (state.hands[seat]!.length === 0) state.stack = [];
        else become(state, { name: 'turn', seat: next(state, seat) });
      },
    },
    pass: {
      offers: () => [{ type: 'pass' }],
      does(state, seat) {
        become(state, { name: 'turn', seat: next(state, seat) });
        push(state, { name: 'drawing', seat });
      },
    },
    shout,
  },
  outOfTurn: ['shout'],
  stands: ({ hands }, { seat }) => (seat < hands.length ? null : 'nobody sits there'),
};

export const questions = playByQuestions<Frame, State, Move, Event>(
  {
    pricing: {
      rule: 'FAIR-1',
      asks: (_, frame) => owingTogether(frame),
      answers: {
        price: {
          offers: () => PRICES,
          exact: true,
          does: answeredTogether(begin, (seat): Event => ({ type: 'priced', seat })),
        },
      },
    },
    turn,
    drawing: {
      run(state, step, { seat }) {
        state.lying = 1;
        if (state.pool.length > 0) state.hands[seat]!.push(step.chance.draw(state.pool));
        pop(state);
      },
    },
  },
  { moves: MOVES },
);

type View = Omit<State, 'hands' | 'pool' | 'stack'> & {
  hand: number[];
  sizes: number[];
  left: number;
  stack: Frame[];
  viewer: Seat | null;
};

const CARDS = [1, 2, 3, 4, 5, 6].flatMap(card => [card, card]);

export const fair: Game<Record<never, never>, State, Move, View, Event> = {
  id: 'fair',
  name: 'Fair',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  presets: {},
  setup(_, seats, step) {
    const pool = [...CARDS];
    const hands = Array.from({ length: seats }, () => [step.chance.draw(pool), step.chance.draw(pool)]);
    const nobody = hands.map(() => null);
    return {
      hands,
      lying: 1,
      pool,
      shouted: hands.map(() => false),
      stack: [{ name: 'pricing', asked: hands.map(() => true), committed: nobody }],
    };
  },
  toAct: questions.toAct,
  legalMoves: questions.legalMoves,
  apply: questions.apply,
  why: questions.why,
  questions: questions.table,
  payoffs: ({ stack, hands }) => (stack.length > 0 ? null : hands.map(hand => (hand.length === 0 ? 1 : 0))),
  checkState: state =>
    shape.problemIn(STATE, state, 'state') ?? questions.problemWithStack(state as State, (state as State).hands.length),
  view: ({ hands, pool, stack, ...open }, viewer) => ({
    ...copyPlain(open),
    hand: viewer === null ? [] : [...hands[viewer]!],
    sizes: hands.map(({ length }) => length),
    left: pool.length,
    stack: stack.map(frame =>
      frame.name === 'pricing'
        ? {
            ...frame,
            committed: frame.committed.map((answer, seat) => (answer && seat !== viewer ? PRICES[0]! : answer)),
          }
        : { ...frame },
    ),
    viewer,
  }),
  determinize({ hand, sizes, left: _, stack, viewer: __, ...open }, seat, chance) {
    const pool = [...CARDS];
    for (const card of hand) pool.splice(pool.indexOf(card), 1);
    // Played cards are gone for good, so that the pool may be larger than it was: nobody counts them here.
    const hands = sizes.map((size, other) =>
      other === seat ? [...hand] : Array.from({ length: size }, () => chance.draw(pool)),
    );
    pool.length = Math.min(pool.length, _);
    return { ...copyPlain(open), hands, pool, stack: copyPlain(stack) };
  },
};
