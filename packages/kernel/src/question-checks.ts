/** Looking at a table of questions without playing: which stacks can stand, what is offered, and every reason in it. */

import { type Closed, problemWithAnswers } from './answered-together.ts';
import type { Flow } from './flow.ts';
import { type Find, type KnownQuestion, mayAnswer, open, type Typed, type WithName } from './known-question.ts';
import { copyPlain, samePlain } from './plain.ts';
import { firstReason, listed, movesIn } from './question-answers.ts';
import type { QuestionTable, Standing } from './questions.ts';
import { problemIn, type Shape } from './shape.ts';

function canLieOver(
  { over }: Standing<never, never>,
  under: { readonly name: string; readonly run?: unknown } | null,
): boolean {
  if (over === undefined) return true;
  return over === 'automatic' ? under?.run !== undefined : over.includes(under === null ? null : under.name);
}

/** For frames that are run again to see what they ask: whatever asks draws nothing. */
const ASKING_ONLY = { chance: { int: drawsNothing, dice: drawsNothing, draw: drawsNothing }, seal() {} };

class Draws extends Error {}

function drawsNothing(): never {
  throw new Draws();
}

/** What is wrong with a question that lies on a frame which would not ask it now. */
function problemBelow<State extends Flow<Frame>, Frame extends WithName, Move extends Typed, Event>(
  state: State,
  place: number,
  find: Find<State, Frame, Move, Event>,
): string | null {
  const copy = copyPlain(state);
  copy.stack.length = place;
  const under = open(copy);
  try {
    if (under) find(under).run?.(copy, ASKING_ONLY, under);
  } catch (error) {
    if (error instanceof Draws) return 'it is not asked now';
    throw error;
  }
  if (samePlain(copy.stack, state.stack.slice(0, place + 1))) return null;
  const top = open(copy);
  return top && !find(top).run ? `the rules would ask ${JSON.stringify(top)}` : 'it is not asked now';
}

/** What is wrong with answers given in secret: each must be one that this question offers to its seat. */
function problemWithSecrets<State, Frame, Move extends Typed, Event>(
  { reveal, only }: KnownQuestion<State, Frame, Move, Event>,
  state: State,
  frame: Frame,
): string | null {
  if (!reveal) return null;
  // Only such frames are answered by what has a `reveal`.
  return problemWithAnswers(frame as Closed<Move>, seat => listed(only!, state, seat, frame));
}

/** What is wrong with the stack of a state whose other parts are sound; null if nothing is. */
export function stackCheck<State extends Flow<Frame>, Frame extends WithName, Move extends Typed, Event>(
  byName: ReadonlyMap<string, KnownQuestion<State, Frame, Move, Event>>,
  find: Find<State, Frame, Move, Event>,
  shape: Shape<Frame> | undefined,
) {
  type One = KnownQuestion<State, Frame, Move, Event>;
  const problemWithFrame = (state: State, place: number, under: One | null): string | null => {
    const frame = state.stack[place]!;
    const question = byName.get(frame?.name);
    if (!question) return `state.stack[${place}] must be one of ${[...byName.keys()].join(', ')}`;
    const wrong = shape ? problemIn(shape, frame, `state.stack[${place}]`) : null;
    if (wrong !== null) return wrong;
    if (!canLieOver(question, under)) return `${frame.name} cannot be over ${under?.name ?? 'nothing'}`;
    const unfit =
      question.stands?.(state, frame) ??
      problemWithSecrets(question, state, frame) ??
      (question.askedFromBelow ? problemBelow(state, place, find) : null);
    return unfit === null ? null : `${frame.name}: ${unfit}`;
  };
  return (state: State, seats: number): string | null => {
    const { stack } = state;
    if (!Array.isArray(stack)) return 'state.stack must be a list';
    for (const place of stack.keys()) {
      const problem = problemWithFrame(state, place, place === 0 ? null : byName.get(stack[place - 1]!.name)!);
      if (problem !== null) return problem;
    }
    const frame = open(state);
    if (!frame) return null;
    const question = find(frame);
    if (question.run) return `${frame.name} asks nothing, so it cannot be on top of the stack`;
    const asked = question.asks(state, frame);
    if (asked.length === 0) return `${frame.name} asks nobody`;
    const idle = asked.find(seat => !(seat >= 0 && seat < seats) || movesIn(question, state, seat, frame).length === 0);
    return idle === undefined ? null : `${frame.name} asks seat ${idle}, which has no answer`;
  };
}

export function tableOf<State extends Flow<Frame>, Frame extends WithName, Move extends Typed, Event>(
  all: readonly KnownQuestion<State, Frame, Move, Event>[],
  find: Find<State, Frame, Move, Event>,
): QuestionTable<State, Move> {
  const reasons = all.flatMap(({ name, list }) =>
    list.flatMap(([answer, { forbids = [], otherwise }]) =>
      [...forbids, ...(otherwise ? [otherwise] : [])].map(({ rule, key }) => ({ question: name, answer, rule, key })),
    ),
  );
  return {
    reasons,
    get keys() {
      const asks = all.flatMap(({ name, run, others }) =>
        run ? [] : [`asks.${name}`, ...(others ? [others.key] : [])],
      );
      return [...new Set([...asks, ...reasons.map(({ key }) => key)])];
    },
    candidates(state, seat) {
      const frame = open(state);
      if (!frame) return [];
      const question = find(frame);
      const isAsked = question.asks(state, frame).includes(seat);
      const offered = question.list.filter(([type]) => mayAnswer(question, type, isAsked));
      return offered.flatMap(([, answer]) =>
        answer
          .offers(state, seat, frame)
          .map(move => ({ move, refusal: firstReason(answer, state, seat, move, frame) })),
      );
    },
  };
}
