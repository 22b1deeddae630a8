/** A question as the kernel keeps it, and how the one that a stack asks is found. */

import type { KeptSecret, Reveal } from './answered-together.ts';
import type { Flow } from './flow.ts';
import type { Answer, Automatic, Question } from './questions.ts';

export type WithName = { name: string };
export type Typed = { type: string };

export const NO_MOVES: readonly never[] = [];

/** What an answer offers that its question never takes. */
export const offersNothing = () => NO_MOVES;

export type GivenQuestion<State, Frame, Move extends Typed, Event> = Partial<
  Question<State, Frame, Move, Event> & Automatic<State, Frame, Event>
>;

/** All of them have this one shape, since playouts look into them several times a move. */
export interface KnownQuestion<State, Frame, Move extends Typed, Event>
  extends Omit<Question<State, Frame, Move, Event>, 'answers'> {
  readonly name: string;
  readonly run?: Automatic<State, Frame, Event>['run'];
  readonly list: readonly (readonly [string, Answer<State, Frame, Move, Event>])[];
  readonly answers: ReadonlyMap<string, Answer<State, Frame, Move, Event>>;
  /** What may be offered to a seat that is asked, and to one that is not. */
  readonly offered: readonly Answer<State, Frame, Move, Event>[];
  readonly offeredToOthers: readonly Answer<State, Frame, Move, Event>[];
  /** The first kind of answer, mostly the only one, and what it does. */
  readonly type: string;
  readonly only: Answer<State, Frame, Move, Event> | undefined;
  /** What happens when all are in, where the only kind of answer is given in secret. */
  readonly reveal: Reveal<State, Move, Event> | undefined;
  /** The question that came after this one the last time. */
  after: KnownQuestion<State, Frame, Move, Event> | null;
}

export function knownQuestion<State, Frame, Move extends Typed, Event>(
  name: string,
  given: GivenQuestion<State, Frame, Move, Event>,
): KnownQuestion<State, Frame, Move, Event> {
  type One = Answer<State, Frame, Move, Event>;
  const { rule, asks, answers = {}, outOfTurn, playsForced, randomMove, others, run } = given;
  const { over, stands, askedFromBelow } = given;
  const list = (Object.entries(answers) as unknown as [string, One][]).map(
    ([type, { offers, exact, forbids, otherwise, does }]): [string, One] => [
      type,
      { offers, exact, forbids, otherwise, does } as One,
    ],
  );
  const [type, only] = list[0] ?? ['', undefined];
  const mayCome = list.filter(([, { offers }]) => offers !== offersNothing);
  const offered = mayCome.map(([, answer]) => answer);
  const offeredToOthers = mayCome.filter(([one]) => mayAnswer(given, one, false)).map(([, answer]) => answer);
  const asked = { rule: rule!, asks: asks!, outOfTurn, playsForced, randomMove, others, run };
  const standing = { over, stands, askedFromBelow };
  const reveal = list.length === 1 ? (only!.does as Partial<KeptSecret<State, Move, Event>>).reveal : undefined;
  const answering = { list, answers: new Map(list), offered, offeredToOthers, type, only, reveal };
  const known = { name, ...asked, ...standing, ...answering, after: null };
  return known as KnownQuestion<State, Frame, Move, Event>;
}

export type Find<State, Frame, Move extends Typed, Event> = (frame: Frame) => KnownQuestion<State, Frame, Move, Event>;

/** Most calls are about the position asked about last, and questions mostly follow each other as before. */
export function finder<State, Frame extends WithName, Move extends Typed, Event>(
  byName: ReadonlyMap<string, KnownQuestion<State, Frame, Move, Event>>,
  first: KnownQuestion<State, Frame, Move, Event>,
): Find<State, Frame, Move, Event> {
  let last = first;
  const next = (name: string): KnownQuestion<State, Frame, Move, Event> => {
    const expected = last.after;
    if (expected !== null && name === expected.name) {
      last = expected;
      return expected;
    }
    const found = byName.get(name);
    if (!found) throw new Error(`there is no question '${name}'`);
    last.after = found;
    last = found;
    return found;
  };
  return ({ name }) => (name === last.name ? last : next(name));
}

export const open = <Frame extends WithName>({ stack }: Flow<Frame>): Frame | undefined =>
  stack.length > 0 ? stack[stack.length - 1] : undefined;

export function answerTo<State, Frame, Move extends Typed, Event>(
  question: KnownQuestion<State, Frame, Move, Event>,
  { type }: Move,
): Answer<State, Frame, Move, Event> {
  const answer = type === question.type ? question.only : question.answers.get(type);
  if (!answer) throw new Error(`no answer to '${type}' in ${question.name}`);
  return answer;
}

export function mayAnswer(
  { outOfTurn }: { readonly outOfTurn?: readonly string[] },
  type: string,
  isAsked: boolean,
): boolean {
  return isAsked || (outOfTurn?.includes(type) ?? false);
}
