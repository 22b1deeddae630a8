/** Who is asked, what may be answered, and why anything else may not. */

import type { Flow } from './flow.ts';
import type { Refusal, Seat } from './game.ts';
import {
  type Find,
  type KnownQuestion,
  mayAnswer,
  NO_MOVES,
  offersNothing,
  open,
  type Typed,
  type WithName,
} from './known-question.ts';
import { samePlain } from './plain.ts';
import type { Answer, Forbids } from './questions.ts';
import type { Shape } from './shape.ts';

const NOBODY: readonly Seat[] = [];

/** Faster than `includes` where there are one or two. */
function isAmong(seats: readonly Seat[], seat: Seat): boolean {
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true;
  return false;
}

/** The first reason against a move; null if nothing forbids it. */
export function firstReason<State, Frame, Move>(
  { forbids }: Pick<Answer<State, Frame, Move, never>, 'forbids'>,
  state: State,
  seat: Seat,
  move: Move,
  frame: Frame,
): Refusal | null {
  const reason = forbids?.find(({ if: holds }) => holds(state, seat, move, frame));
  return reason ? refusalFor(reason, state, seat, move, frame) : null;
}

function refusalFor<State, Frame, Move>(
  { rule, key, values }: Omit<Forbids<State, Move, Frame>, 'if'>,
  state: State,
  seat: Seat,
  move: Move,
  frame: Frame,
): Refusal {
  return values ? { rule, key, values: values(state, seat, move, frame) } : { rule, key };
}

/** What is said against a move that this answer would not take; null if the rules have no words for it. */
export function reasonAgainst<State, Frame, Move>(
  answer: Pick<Answer<State, Frame, Move, never>, 'forbids' | 'offers' | 'otherwise'>,
  state: State,
  seat: Seat,
  move: Move,
  frame: Frame,
): Refusal | null {
  const refusal = firstReason(answer, state, seat, move, frame);
  if (refusal !== null || !answer.otherwise) return refusal;
  const isOffered = answer.offers(state, seat, frame).some(offered => samePlain(offered, move));
  return isOffered ? null : refusalFor(answer.otherwise, state, seat, move, frame);
}

/** An answer that its question never takes, refused with a rule of its own. */
export const refused = (rule: string, key: string) => ({
  offers: offersNothing,
  otherwise: { rule, key },
  does() {
    throw new Error(`'${key}' cannot be carried out`);
  },
});

function isForbidden<State, Frame, Move>(
  forbids: readonly Forbids<State, Move, Frame>[],
  state: State,
  seat: Seat,
  move: Move,
  frame: Frame,
): boolean {
  for (const { if: holds } of forbids) if (holds(state, seat, move, frame)) return true;
  return false;
}

/** What an answer offers to a seat, without what is forbidden. */
export function listed<State, Frame, Move, Event>(
  { offers, exact, forbids }: Answer<State, Frame, Move, Event>,
  state: State,
  seat: Seat,
  frame: Frame,
): readonly Move[] {
  const offered = offers(state, seat, frame);
  if (exact || !forbids || offered.length === 0) return offered;
  return offered.filter(move => !isForbidden(forbids, state, seat, move, frame));
}

/** Quicker than `concat` for a handful of moves. */
function joined<Move>(some: readonly Move[], more: readonly Move[]): readonly Move[] {
  const all: Move[] = [];
  for (let i = 0; i < some.length; i++) all.push(some[i]!);
  for (let i = 0; i < more.length; i++) all.push(more[i]!);
  return all;
}

export function movesIn<State, Frame, Move extends Typed, Event>(
  question: KnownQuestion<State, Frame, Move, Event>,
  state: State,
  seat: Seat,
  frame: Frame,
): readonly Move[] {
  const answers = isAmong(question.asks(state, frame), seat) ? question.offered : question.offeredToOthers;
  let moves = NO_MOVES as readonly Move[];
  for (let i = 0; i < answers.length; i++) {
    const more = listed(answers[i]!, state, seat, frame);
    // Mostly all are of one kind. A list may be shared, so nothing is added to it.
    if (more.length > 0) moves = moves.length === 0 ? more : joined(moves, more);
  }
  return moves;
}

/** Who is asked, what may be answered, and why anything else may not. */
export function asker<State extends Flow<Frame>, Frame extends WithName, Move extends Typed, Event>(
  find: Find<State, Frame, Move, Event>,
  shape: Shape<Move>,
) {
  return {
    toAct(state: State): readonly Seat[] {
      const frame = open(state);
      return frame ? find(frame).asks(state, frame) : NOBODY;
    },
    legalMoves(state: State, seat: Seat): readonly Move[] {
      const frame = open(state);
      return frame ? movesIn(find(frame), state, seat, frame) : NO_MOVES;
    },
    /** Why a move that is not legal is refused. Any input is answered. */
    why(state: State, seat: Seat, sent: unknown): Refusal {
      const frame = open(state);
      if (!frame) return { rule: 'over', key: 'over' };
      const wrong = shape.problem(sent, 'move');
      if (wrong)
        return wrong.at === 'move.type'
          ? { rule: 'form', key: 'noSuchMove' }
          : { rule: 'form', key: 'form', values: { field: wrong.at } };
      // Its shape was checked, so it is one of the game's moves.
      const move = sent as Move;
      const question = find(frame);
      const isAsked = question.asks(state, frame).includes(seat);
      const answer = question.answers.get(move.type);
      if (!isAsked && !(answer && mayAnswer(question, move.type, false))) {
        return question.others ?? { rule: question.rule, key: 'notYourTurn' };
      }
      if (!answer) return { rule: question.rule, key: `asks.${frame.name}` };
      return reasonAgainst(answer, state, seat, move, frame) ?? { rule: question.rule, key: 'notOffered' };
    },
  };
}
