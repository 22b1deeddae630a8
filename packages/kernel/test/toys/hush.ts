/**
 * Hush, a toy with all that makes matches hard: hidden hands, secret simultaneous commits, a question that only the
 * holder of a certain card is asked, an act out of turn, a compound, and steps that can be taken back.
 *
 * Each round all seats commit a card in secret; the highest takes a point and has the turn. It moves its three marks
 * about freely, then demands a card from somebody. Whoever holds a Hush may stop that, and nobody learns who was asked.
 * The holder of the Snap may end a turn at any time.
 */

import {
  type Answers,
  become,
  type Chance,
  type Game,
  type OptionSpecs,
  playByQuestions,
  push,
  type Refusal,
  type Seat,
  type Shaped,
  type Step,
  shape,
  type Viewer,
} from '../../src/index.ts';

export interface Options {
  target: number;
  deck: 'large' | 'small';
}

const MOVES = shape.tagged('type', {
  commit: { card: shape.text(20) },
  mark: { slot: shape.whole(0, 2) },
  demand: { from: shape.whole(0, 3) },
  hush: {},
  letBe: {},
  snap: {},
});
export type Move = Shaped<typeof MOVES>;

type Frame =
  | { name: 'committing'; committed: (string | null)[] }
  | { name: 'turn'; seat: Seat }
  | { name: 'demanded'; seat: Seat; from: Seat; owes: Seat[] }
  | { name: 'paying'; seat: Seat; from: Seat }
  | { name: 'refilling' };

export interface State {
  options: Options;
  pool: string[];
  hands: string[][];
  points: number[];
  marks: number[];
  over: boolean;
  stack: Frame[];
}

export type Event =
  | { type: 'cardDrawn'; seat: Seat; card?: string }
  | { type: 'committed'; seat: Seat }
  | { type: 'revealed'; cards: string[]; winner: Seat }
  | { type: 'marked'; seat: Seat; slot: number }
  | { type: 'demanded'; seat: Seat; from: Seat }
  | { type: 'hushed'; by: Seat }
  | { type: 'paid'; seat: Seat; from: Seat; card?: string }
  | { type: 'snapped'; by: Seat }
  | { type: 'conceded'; seat: Seat };

export interface View {
  options: Options;
  pool: number;
  hand: string[] | null;
  handSizes: number[];
  points: number[];
  marks: number[];
  over: boolean;
  asking: Frame['name'] | null;
  mine: string | null;
}

const LARGE = ['hush-a', 'hush-b', 'snap', ...Array.from({ length: 17 }, (_, i) => `c${i + 1}`)];
const SMALL = ['hush-a', 'snap', ...Array.from({ length: 9 }, (_, i) => `c${i + 1}`)];
const HAND = 3;

const options: OptionSpecs<Options> = {
  target: { kind: 'range', min: 1, max: 9, default: 2 },
  deck: { kind: 'choice', values: ['large', 'small'] },
};

const rank = (card: string): number => (card.startsWith('c') ? Number(card.slice(1)) : 0);
const seatsOf = (state: State): Seat[] => state.hands.map((_, seat) => seat);
const holders = (state: State, except: Seat): Seat[] =>
  seatsOf(state).filter(seat => seat !== except && state.hands[seat]!.some(card => card.startsWith('hush')));

type Turn = Extract<Frame, { name: 'turn' }>;

const TURN_ANSWERS: Answers<State, Turn, Move, Event> = {
  mark: {
    offers: state => state.marks.map((_, slot) => ({ type: 'mark', slot })),
    does(state, seat, { slot }, step) {
      state.marks[slot] = (state.marks[slot]! + 1) % 5;
      step.emit?.({ type: 'marked', seat, slot });
    },
  },
  demand: {
    offers: (state, seat) =>
      seatsOf(state)
        .filter(from => from !== seat && state.hands[from]!.length > 0)
        .map(from => ({ type: 'demand', from })),
    does(state, seat, { from }, step) {
      step.emit?.({ type: 'demanded', seat, from });
      // Final whether or not somebody is asked now, or the undo button would tell.
      step.seal();
      become(state, { name: 'refilling' });
      push(state, { name: 'paying', seat, from });
      const owes = holders(state, seat);
      if (owes.length > 0) push(state, { name: 'demanded', seat, from, owes });
    },
  },
  snap: {
    offers: (state, seat, frame) =>
      seat !== frame.seat && state.hands[seat]!.includes('snap') ? [{ type: 'snap' }] : [],
    does(state, seat, _move, step) {
      discard(state, seat, 'snap');
      step.emit?.({ type: 'snapped', by: seat });
      become(state, { name: 'refilling' });
    },
  },
};

const questions = playByQuestions<Frame, State, Move, Event>(
  {
    committing: {
      rule: 'HUSH-1',
      asks: (state, { committed }) => seatsOf(state).filter(seat => committed[seat] === null),
      answers: {
        commit: {
          offers: (state, seat) => state.hands[seat]!.map(card => ({ type: 'commit', card })),
          does(state, seat, { card }, step, frame) {
            frame.committed[seat] = card;
            step.emit?.({ type: 'committed', seat });
            if (frame.committed.every(one => one !== null)) reveal(state, frame.committed as string[], step);
          },
        },
      },
    },
    turn: { rule: 'HUSH-1', asks: (_, { seat }) => [seat], outOfTurn: ['snap'], answers: TURN_ANSWERS },
    demanded: {
      rule: 'HUSH-1',
      asks: (_, { owes }) => owes,
      answers: {
        hush: {
          offers: () => [{ type: 'hush' }],
          does(state, seat, _move, step) {
            discard(state, seat, state.hands[seat]!.find(card => card.startsWith('hush'))!);
            step.emit?.({ type: 'hushed', by: seat });
            state.stack.pop();
            state.stack.pop();
          },
        },
        letBe: {
          offers: () => [{ type: 'letBe' }],
          does(state, seat, _move, step, frame) {
            // Others must not learn of the answer, so its coming back must not be seen either.
            step.seal();
            frame.owes = frame.owes.filter(other => other !== seat);
            if (frame.owes.length === 0) state.stack.pop();
          },
        },
      },
    },
    paying: {
      run(state, step, { seat, from }) {
        const card = step.chance.draw(state.hands[from]!);
        state.hands[seat]!.push(card);
        step.emitSecret?.(seat, { type: 'paid', seat, from, card }, { type: 'paid', seat, from });
        state.stack.pop();
      },
    },
    refilling: {
      run(state, step) {
        for (const seat of seatsOf(state)) refill(state, seat, step);
        if (isDecided(state)) end(state);
        else become(state, { name: 'committing', committed: state.hands.map(() => null) });
      },
    },
  },
  { moves: MOVES },
);

const isDecided = (state: State): boolean =>
  state.points.some(points => points >= state.options.target) || state.hands.some(hand => hand.length === 0);

function reveal(state: State, cards: string[], step: Step<Event>): void {
  const best = Math.max(...cards.map(rank));
  const winner = cards.findIndex(card => rank(card) === best);
  for (const [seat, card] of cards.entries()) discard(state, seat, card);
  state.points[winner]!++;
  step.seal();
  step.emit?.({ type: 'revealed', cards, winner });
  if (isDecided(state)) end(state);
  else become(state, { name: 'turn', seat: winner });
}

function discard(state: State, seat: Seat, card: string): void {
  state.hands[seat]!.splice(state.hands[seat]!.indexOf(card), 1);
}

function refill(state: State, seat: Seat, step: Step<Event>): void {
  while (state.hands[seat]!.length < HAND && state.pool.length > 0) {
    const card = step.chance.draw(state.pool);
    state.hands[seat]!.push(card);
    step.emitSecret?.(seat, { type: 'cardDrawn', seat, card }, { type: 'cardDrawn', seat });
  }
}

function end(state: State): void {
  state.over = true;
  state.stack = [];
}

function viewOf(state: State, viewer: Viewer): View {
  const frame = state.stack.at(-1);
  return {
    options: { ...state.options },
    pool: state.pool.length,
    hand: viewer === null ? null : [...state.hands[viewer]!].sort(),
    handSizes: state.hands.map(hand => hand.length),
    points: [...state.points],
    marks: [...state.marks],
    over: state.over,
    // Whether a demand waits for somebody is nobody's business but that somebody's.
    asking:
      frame?.name === 'demanded' && (viewer === null || !frame.owes.includes(viewer)) ? null : (frame?.name ?? null),
    mine: frame?.name === 'committing' && viewer !== null ? frame.committed[viewer]! : null,
  };
}

const why = (_state: State, _seat: Seat, move: unknown): Refusal => ({
  rule: 'HUSH-1',
  key: `You cannot ${String((move as Move).type)} now.`,
});

export const hush: Game<Options, State, Move, View, Event> = {
  id: 'hush',
  name: 'Hush',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  presets: { quick: { target: 1 } },
  setup(given, seats, step) {
    const state: State = {
      options: given,
      pool: [...(given.deck === 'small' ? SMALL : LARGE)],
      hands: Array.from({ length: seats }, () => []),
      points: Array(seats).fill(0),
      marks: [0, 0, 0],
      over: false,
      stack: [{ name: 'refilling' }],
    };
    questions.settle(state, step);
    return state;
  },
  toAct: questions.toAct,
  legalMoves: questions.legalMoves,
  apply: questions.apply,
  payoffs(state) {
    if (!state.over) return null;
    const best = Math.max(...state.points);
    const winners = state.points.filter(points => points === best).length;
    return state.points.map(points => (points === best ? 1 / winners : 0));
  },
  view: viewOf,
  // The kernel's own tests never search, so the unseen cards are simply dealt out in order.
  determinize(view, seat, chance: Chance) {
    const all = view.options.deck === 'small' ? SMALL : LARGE;
    const pool = all.filter(card => !view.hand!.includes(card));
    const hands = view.handSizes.map((size, other) =>
      other === seat ? [...view.hand!] : Array.from({ length: size }, () => chance.draw(pool)),
    );
    return {
      options: view.options,
      pool: pool.slice(0, view.pool),
      hands,
      points: view.points,
      marks: view.marks,
      over: view.over,
      stack: [],
    };
  },
  why,
  checkState: state => (typeof state === 'object' && state !== null ? null : 'a state is an object'),
  waitingFor(state, viewer) {
    const frame = state.stack.at(-1);
    if (frame?.name !== 'demanded') return questions.toAct(state);
    return viewer !== null && frame.owes.includes(viewer) ? [viewer] : [];
  },
  defaultMove(state, seat) {
    const moves = questions.legalMoves(state, seat);
    return moves.find(move => move.type === 'letBe') ?? moves.at(-1)!;
  },
  concede(state, seat, step) {
    state.points[seat] = -1;
    step.emit?.({ type: 'conceded', seat });
    if (state.points.filter(points => points >= 0).length === 1) end(state);
  },
  // `marks: [0, 0, 2]` sends several marks at once; `bump` is another word for one.
  unfold(_state, _seat, sent, played) {
    if (typeof sent !== 'object' || sent === null) return null;
    if ('marks' in sent && Array.isArray(sent.marks)) {
      return played < sent.marks.length ? { type: 'mark', slot: sent.marks[played] } : null;
    }
    if ('bump' in sent && played === 0) return { type: 'mark', slot: sent.bump as number };
    return null;
  },
};
