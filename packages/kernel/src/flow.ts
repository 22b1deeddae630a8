/** Rules as a table of questions over a stack of frames: which question is open is data in the state. */

import type { Chance, Seat, Step } from './game.ts';

/** Where the rules are: the last frame is the question being asked. Empty: the game is over. */
export interface Flow<Frame extends { name: string }> {
  stack: Frame[];
}

type Named<Frame extends { name: string }, Name> = Extract<Frame, { name: Name }>;

/** One question: who answers it, with what, and what each answer does. */
export interface Phase<State, Frame, Move extends { type: string }, Event> {
  toAct(state: State, frame: Frame): readonly Seat[];
  moves(state: State, seat: Seat, frame: Frame): Move[];
  /** What a seat that is not asked may do all the same. Nobody waits for it. */
  outOfTurn?(state: State, seat: Seat, frame: Frame): Move[];
  /** A forced move, the only one of the only seat that is asked, is made without asking. */
  readonly playsForced?: true;
  /** One of `moves` by a single `chance.int`, where listing them all would be slow. */
  randomMove?(state: State, seat: Seat, chance: Chance, frame: Frame): Move;
  readonly on: {
    readonly [T in Move['type']]?: (
      state: State,
      seat: Seat,
      move: Extract<Move, { type: T }>,
      step: Step<Event>,
      frame: Frame,
    ) => void;
  };
}

/** No question: runs by itself when it comes to the top, and must change the stack. */
export interface Automatic<State, Frame, Event> {
  run(state: State, step: Step<Event>, frame: Frame): void;
}

export type Phases<State, Frame extends { name: string }, Move extends { type: string }, Event> = {
  readonly [N in Frame['name']]: Phase<State, Named<Frame, N>, Move, Event> | Automatic<State, Named<Frame, N>, Event>;
};

const NOBODY: readonly Seat[] = [];
const MAX_AUTOMATIC_STEPS = 1000;

/** Turns a table of phases into the contract's `toAct`, `legalMoves`, `apply` and `randomMove`. */
export function playByPhase<
  Frame extends { name: string },
  State extends Flow<Frame>,
  Move extends { type: string },
  Event,
>(phases: Phases<State, Frame, Move, Event>) {
  type Question = Phase<State, Frame, Move, Event>;
  type Answer = (state: State, seat: Seat, move: Move, step: Step<Event>, frame: Frame) => void;
  type Run = Automatic<State, Frame, Event>;
  // The table is typed frame by frame; inside, every phase is used through the union.
  const all = Object.entries(phases) as unknown as [string, Partial<Question & Run>][];
  // One shape for all of them, since playouts look into them several times a move.
  const byName = new Map(
    all.map(([name, { toAct, moves, outOfTurn, playsForced, randomMove, on, run }]) => {
      const answers = new Map(Object.entries(on ?? {}) as [string, Answer][]);
      // Most questions are answered by one type of move, which then need not be looked up.
      const [type, answer] = answers.entries().next().value ?? ['', undefined];
      const asked = { toAct: toAct!, moves: moves!, outOfTurn, playsForced, randomMove };
      return [name, { name, ...asked, answers, type, answer, run }];
    }),
  );
  const playsForced = all.some(([, phase]) => phase.playsForced);
  const settlesAtAll = playsForced || all.some(([, phase]) => phase.run);
  // An empty stack is not asked for its last frame: looking for a place "-1" is slow, and so is all that follows.
  const open = ({ stack }: State): Frame | undefined => (stack.length > 0 ? stack[stack.length - 1] : undefined);
  // Whoever asks about a position has mostly just asked about it.
  let last = byName.get(all[0]![0])!;
  const phaseOf = ({ name }: Frame) => {
    if (name !== last.name) {
      const phase = byName.get(name);
      if (!phase) throw new Error(`there is no phase '${name}'`);
      last = phase;
    }
    return last;
  };

  function answer(state: State, seat: Seat, move: Move, step: Step<Event>, frame: Frame): void {
    const phase = phaseOf(frame);
    const answered = move.type === phase.type ? phase.answer : phase.answers.get(move.type);
    if (!answered) throw new Error(`no answer to '${move.type}' in ${frame.name}`);
    answered(state, seat, move, step, frame);
  }

  function playForced(state: State, step: Step<Event>, frame: Frame): boolean {
    const phase = phaseOf(frame);
    if (!phase.playsForced) return false;
    const [seat, another] = phase.toAct(state, frame);
    if (seat === undefined || another !== undefined) return false;
    const [move, choice] = phase.moves(state, seat, frame);
    if (move === undefined || choice !== undefined) return false;
    answer(state, seat, move, step, frame);
    return true;
  }

  /** Runs what needs no answer until there is a question, or the game is over. */
  function settle(state: State, step: Step<Event>): void {
    for (let i = 0; i < MAX_AUTOMATIC_STEPS; i++) {
      const frame = open(state);
      if (!frame) return;
      const { run } = phaseOf(frame);
      if (run) run(state, step, frame);
      else if (!playsForced || !playForced(state, step, frame)) return;
    }
    throw new Error(`phases never settle: ${state.stack.map(f => f.name).join(' > ')}`);
  }

  function movesOf(state: State, seat: Seat): Move[] {
    const frame = open(state);
    if (!frame) return [];
    const phase = phaseOf(frame);
    if (phase.toAct(state, frame).includes(seat)) return phase.moves(state, seat, frame);
    return phase.outOfTurn?.(state, seat, frame) ?? [];
  }

  return {
    settle,
    toAct(state: State): readonly Seat[] {
      const frame = open(state);
      return frame ? phaseOf(frame).toAct(state, frame) : NOBODY;
    },
    legalMoves: movesOf,
    apply(state: State, seat: Seat, move: Move, step: Step<Event>): void {
      const frame = open(state);
      if (!frame) throw new Error(`no answer to '${move.type}' in a finished game`);
      answer(state, seat, move, step, frame);
      if (settlesAtAll) settle(state, step);
    },
    randomMove(state: State, seat: Seat, chance: Chance): Move {
      const frame = open(state);
      const phase = frame && phaseOf(frame);
      if (phase?.randomMove && (!phase.outOfTurn || phase.toAct(state, frame!).includes(seat))) {
        return phase.randomMove(state, seat, chance, frame!);
      }
      const moves = movesOf(state, seat);
      return moves[chance.int(moves.length)]!;
    },
  };
}

/** Asks another question first; the present one is asked again after it. */
export const push = <Frame extends { name: string }>(flow: Flow<Frame>, frame: Frame): void => {
  flow.stack.push(frame);
};

/** Goes on to another question. */
export const become = <Frame extends { name: string }>(flow: Flow<Frame>, frame: Frame): void => {
  flow.stack[flow.stack.length - 1] = frame;
};

/** The present question is answered; back to the one below. */
export const pop = <Frame extends { name: string }>(flow: Flow<Frame>): void => {
  flow.stack.pop();
};
