/** The rules of Last Straw, in the order of the README. */

import {
  type Game,
  type GameInvariants,
  type OptionSpecs,
  playByQuestions,
  pop,
  type Seat,
  type Shaped,
  type Step,
  shape,
} from '@roundhouse-table/kernel';

const MOST = 30;
const MOST_TAKEN = 3;

const OPTION = shape.object({ straws: shape.whole(10, MOST) });
type Options = Shaped<typeof OPTION>;
const OPTIONS: OptionSpecs<Options> = { straws: { kind: 'range', min: 10, max: MOST, default: 15 } };

const SEAT = shape.whole(0, 1);
const MOVE = shape.tagged('type', { take: { straws: shape.whole(1, MOST_TAKEN) } });
export type Move = Shaped<typeof MOVE>;
const FRAME = shape.tagged('name', { taking: { seat: SEAT } });
type Frame = Shaped<typeof FRAME>;
const STATE = shape.object({
  options: OPTION,
  left: shape.whole(0, MOST),
  /** Who has taken the last straw; null until then. */
  loser: shape.nullable(SEAT),
  stack: shape.list(FRAME, { max: 1 }),
});
type State = Shaped<typeof STATE>;
const EVENT = shape.tagged('type', {
  began: { seat: SEAT, straws: shape.whole(10, MOST) },
  took: { seat: SEAT, straws: shape.whole(1, MOST_TAKEN), left: shape.whole(0, MOST) },
  lost: { seat: SEAT },
});
export type Event = Shaped<typeof EVENT>;

/** Nothing is secret: everybody sees all of it. */
export interface View {
  options: Options;
  left: number;
  asked: Seat | null;
  loser: Seat | null;
}

const play = playByQuestions<Frame, State, Move, Event>(
  {
    taking: {
      rule: 'STRAW-2',
      asks: (_, { seat }) => [seat],
      answers: {
        take: {
          offers: () => [1, 2, 3].map(straws => ({ type: 'take', straws })),
          forbids: [
            {
              rule: 'STRAW-2',
              key: 'tooMany',
              if: ({ left }, _, { straws }) => straws > left,
              values: ({ left }) => ({ left }),
            },
          ],
          does: take,
        },
      },
      stands: ({ left }) => (left > 0 ? null : 'nothing is left to take'),
    },
  },
  { moves: MOVE, frames: FRAME },
);

/** STRAW-2 STRAW-3. */
function take(state: State, seat: Seat, { straws }: Move, step: Step<Event>): void {
  state.left -= straws;
  step.emit?.({ type: 'took', seat, straws, left: state.left });
  if (state.left > 0) {
    state.stack = [{ name: 'taking', seat: 1 - seat }];
    return;
  }
  state.loser = seat;
  step.emit?.({ type: 'lost', seat });
  pop(state);
}

export const lastStraw: Game<Options, State, Move, View, Event> = {
  id: 'last-straw',
  name: 'Last Straw',
  version: 1,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  presets: { usual: {}, long: { straws: MOST } },
  /** STRAW-1. */
  setup(options, _seats, step) {
    const seat = step.chance.int(2);
    step.emit?.({ type: 'began', seat, straws: options.straws });
    return { options, left: options.straws, loser: null, stack: [{ name: 'taking', seat }] };
  },
  toAct: play.toAct,
  legalMoves: play.legalMoves,
  apply: play.apply,
  randomMove: play.randomMove,
  why: play.why,
  questions: play.table,
  payoffs: ({ loser }) => (loser === null ? null : [0, 1].map(seat => Number(seat !== loser))),
  view: ({ options, left, loser, stack }) => ({ options: { ...options }, left, asked: stack[0]?.seat ?? null, loser }),
  determinize: ({ options, left, loser, asked }) => ({
    ...{ options: { ...options }, left, loser },
    stack: asked === null ? [] : [{ name: 'taking', seat: asked }],
  }),
  checkState(given) {
    const misshapen = shape.problemIn(STATE, given, 'state');
    if (misshapen !== null) return misshapen;
    const state = given as State;
    if ((state.left === 0) !== (state.loser !== null)) return 'whoever took the last straw has lost';
    if ((state.stack.length === 0) !== (state.loser !== null)) return 'a game that is not over asks somebody';
    return play.problemWithStack(state, 2);
  },
  shapes: { state: STATE, move: MOVE, event: EVENT, options: OPTION },
};

/** What only this game can know: straws go and never come. */
export const laws: GameInvariants<State, Event> = {
  stepInvariant: (before, _, after) => (after.left <= before.left ? null : 'straws came from nowhere'),
};
