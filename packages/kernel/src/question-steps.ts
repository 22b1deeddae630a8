/** What changes a position: an answer is carried out, one is drawn at random, and what needs no answer runs by itself. */

import type { Closed } from './answered-together.ts';
import type { Flow } from './flow.ts';
import type { Chance, Seat, Step } from './game.ts';
import { answerTo, type Find, type KnownQuestion, open, type Typed, type WithName } from './known-question.ts';
import { movesIn } from './question-answers.ts';

const MAX_AUTOMATIC_STEPS = 1000;

type Settle<State, Event> = (state: State, step: Step<Event>) => void;

/** Runs what needs no answer until there is a question, or the game is over. */
export function settler<State extends Flow<Frame>, Frame extends WithName, Move extends Typed, Event>(
  find: Find<State, Frame, Move, Event>,
  all: readonly KnownQuestion<State, Frame, Move, Event>[],
): Settle<State, Event> {
  const playsForced = all.some(question => question.playsForced);
  if (!playsForced && !all.some(question => question.run)) return () => {};
  return (state, step) => {
    for (let i = 0; i < MAX_AUTOMATIC_STEPS; i++) {
      const frame = open(state);
      if (!frame) return;
      const question = find(frame);
      if (question.run) question.run(state, step, frame);
      else if (!playsForced || !playForced(question, state, step, frame)) return;
    }
    throw new Error(`questions never settle: ${state.stack.map(({ name }) => name).join(' > ')}`);
  };
}

function playForced<State, Frame, Move extends Typed, Event>(
  question: KnownQuestion<State, Frame, Move, Event>,
  state: State,
  step: Step<Event>,
  frame: Frame,
): boolean {
  if (!question.playsForced) return false;
  const [seat, another] = question.asks(state, frame);
  if (seat === undefined || another !== undefined) return false;
  const [move, choice] = movesIn(question, state, seat, frame);
  if (move === undefined || choice !== undefined) return false;
  answerTo(question, move).does(state, seat, move, step, frame);
  return true;
}

function randomMoveIn<State, Frame, Move extends Typed, Event>(
  question: KnownQuestion<State, Frame, Move, Event>,
  state: State,
  seat: Seat,
  chance: Chance,
  frame: Frame,
): Move {
  const moves = movesIn(question, state, seat, frame);
  return moves[chance.int(moves.length)]!;
}

function randomAnswer<State, Frame, Move extends Typed, Event>(
  question: KnownQuestion<State, Frame, Move, Event>,
  state: State,
  seat: Seat,
  chance: Chance,
  frame: Frame,
): Move {
  return question.randomMove
    ? question.randomMove(state, seat, chance, frame)
    : randomMoveIn(question, state, seat, chance, frame);
}

/** Every answer that is owed, one seat after the other: nobody sees the position in between. */
function answerInSecret<State, Frame, Move extends Typed, Event>(
  question: KnownQuestion<State, Frame, Move, Event>,
  state: State,
  step: Step<Event>,
  frame: Frame,
): number {
  // Only such frames are answered by what has a `reveal`.
  const { asked, committed } = frame as unknown as Closed<Move>;
  let moves = 0;
  for (let seat = 0; seat < asked.length; seat++) {
    if (!asked[seat] || committed[seat] !== null) continue;
    committed[seat] = randomAnswer(question, state, seat, step.chance, frame);
    moves++;
  }
  step.seal();
  question.reveal!(state, committed, step);
  return moves;
}

/** What changes a position: an answer, or one at random. */
export function player<State extends Flow<Frame>, Frame extends WithName, Move extends Typed, Event>(
  find: Find<State, Frame, Move, Event>,
  settle: Settle<State, Event>,
) {
  return {
    apply(state: State, seat: Seat, move: Move, step: Step<Event>): void {
      const frame = open(state);
      if (!frame) throw new Error(`no answer to '${move.type}' in a finished game`);
      answerTo(find(frame), move).does(state, seat, move, step, frame);
      settle(state, step);
    },
    randomMove(state: State, seat: Seat, chance: Chance): Move {
      const frame = open(state);
      if (!frame) throw new Error('no move in a finished game');
      const question = find(frame);
      return question.outOfTurn && !question.asks(state, frame).includes(seat)
        ? randomMoveIn(question, state, seat, chance, frame)
        : randomAnswer(question, state, seat, chance, frame);
    },
    playRandom(state: State, step: Step<Event>): number {
      const frame = open(state);
      if (!frame) return 0;
      const question = find(frame);
      let moves = 1;
      if (question.reveal && !step.emit) moves = answerInSecret(question, state, step, frame);
      else {
        const seat = question.asks(state, frame)[0]!;
        const move = randomAnswer(question, state, seat, step.chance, frame);
        answerTo(question, move).does(state, seat, move, step, frame);
      }
      settle(state, step);
      return moves;
    },
  };
}
