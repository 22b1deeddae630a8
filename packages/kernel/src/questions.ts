/**
 * Rules as a table of questions over a stack of frames. A question says once who is asked, what may be answered, what
 * forbids an answer and what it does; what is legal, why something is not, and which stacks can stand follow from that.
 */

import type { Flow } from './flow.ts';
import type { Chance, Refusal, Seat, Step, Values } from './game.ts';
import { finder, type GivenQuestion, knownQuestion, type Typed, type WithName } from './known-question.ts';
import { asker } from './question-answers.ts';
import { stackCheck, tableOf } from './question-checks.ts';
import { player, settler } from './question-steps.ts';
import type { Shape } from './shape.ts';

/** One reason against an answer. They are tried in order: the first that holds is what the person hears. */
export interface Forbids<State, Move, Frame> {
  /** The paragraph that forbids it. */
  readonly rule: string;
  /** Names the sentence in every language's catalogue. */
  readonly key: string;
  readonly if: (state: State, seat: Seat, move: Move, frame: Frame) => boolean;
  /** What the sentence names: a card, a number. Tells no secret. */
  readonly values?: (state: State, seat: Seat, move: Move, frame: Frame) => Values;
}

/** One kind of answer to a question. Several questions may share it. */
export interface Answer<State, Frame, Move, Event> {
  /** Candidates in a fixed order, all different; those that nothing forbids are legal. */
  offers(state: State, seat: Seat, frame: Frame): readonly Move[];
  /** `offers` lists legal moves only, so that listing need not ask `forbids`; a law compares the two. */
  readonly exact?: true;
  readonly forbids?: readonly Forbids<State, Move, Frame>[];
  /** What is said against a move that is not offered, where nothing else forbids it. */
  readonly otherwise?: Omit<Forbids<State, Move, Frame>, 'if'>;
  does(state: State, seat: Seat, move: Move, step: Step<Event>, frame: Frame): void;
}

/** The kinds of answer that a question takes, in the order in which their moves are listed. */
export type Answers<State, Frame, Move extends { type: string }, Event> = {
  readonly [T in Move['type']]?: Answer<State, Frame, Extract<Move, { type: T }>, Event>;
};

/** When a frame can stand on a state from outside. */
export interface Standing<State, Frame> {
  /** What may lie right under it, null for nothing at all; `automatic`: whatever asks nothing. Anything, where left out. */
  readonly over?: readonly (string | null)[] | 'automatic';
  /** Null if this frame can stand on this state; otherwise what is wrong. What lies under it has been looked at. */
  stands?(state: State, frame: Frame): string | null;
}

export interface Question<State, Frame, Move extends { type: string }, Event> extends Standing<State, Frame> {
  /** The paragraph that asks it. */
  readonly rule: string;
  /** Seats that owe an answer. */
  asks(state: State, frame: Frame): readonly Seat[];
  readonly answers: Answers<State, Frame, Move, Event>;
  /** Answers that seats which are not asked may give all the same. Nobody waits for those. */
  readonly outOfTurn?: readonly Move['type'][];
  /** A forced move, the only one of the only seat that is asked, is made without asking. */
  readonly playsForced?: true;
  /** One of the legal moves by a single `chance.int`, where listing them all would be slow. */
  randomMove?(state: State, seat: Seat, chance: Chance, frame: Frame): Move;
  /** What seats that are not asked hear, where the question itself must stay secret from them. */
  readonly others?: Refusal;
  /**
   * The frame under it asks it whenever that comes to the top: it can stand where that frame, run again, would ask the
   * very same.
   */
  readonly askedFromBelow?: true;
}

/** No question: runs by itself when it comes to the top, and must change the stack. */
export interface Automatic<State, Frame, Event> extends Standing<State, Frame> {
  run(state: State, step: Step<Event>, frame: Frame): void;
}

type Named<Frame extends { name: string }, Name> = Extract<Frame, { name: Name }>;

/** Every frame a stack can hold, by name. */
export type Questions<State, Frame extends { name: string }, Move extends { type: string }, Event> = {
  readonly [N in Frame['name']]:
    | Question<State, Named<Frame, N>, Move, Event>
    | Automatic<State, Named<Frame, N>, Event>;
};

/** A candidate, and what forbids it; null where nothing does. */
export interface Candidate<Move> {
  readonly move: Move;
  readonly refusal: Refusal | null;
}

/** What can be asked about a game's questions without playing it: for laws, tests and documents. */
export interface QuestionTable<State, Move> {
  /** All that is offered to a seat, legal or not, each with the first reason against it. */
  candidates(state: State, seat: Seat): readonly Candidate<Move>[];
  /** Every reason in the table, once: where it stands, and the words it needs. */
  readonly reasons: readonly {
    readonly question: string;
    readonly answer: string;
    readonly rule: string;
    readonly key: string;
  }[];
  /** Every key that a refusal of this game can have. */
  readonly keys: readonly string[];
}

/** Keys that refusals of every game may have; `asks.<question>` is each game's own. */
export const COMMON_REFUSALS = ['seat', 'over', 'form', 'noSuchMove', 'notYourTurn', 'notOffered'] as const;

/** What may be sent and restored. */
interface Shapes<Frame, Move> {
  readonly moves: Shape<Move> & { readonly kinds: readonly string[] };
  readonly frames?: Shape<Frame>;
}

/** Turns a table of questions into the contract's functions. */
export function playByQuestions<Frame extends WithName, State extends Flow<Frame>, Move extends Typed, Event>(
  questions: Questions<State, Frame, Move, Event>,
  shapes: Shapes<Frame, Move>,
) {
  // The table is typed frame by frame; inside, every question is used through the union.
  const given = Object.entries(questions) as unknown as [string, GivenQuestion<State, Frame, Move, Event>][];
  const known = given.map(([name, question]) => knownQuestion(name, question));
  const byName = new Map(known.map(question => [question.name, question]));
  const find = finder(byName, known[0]!);
  const settle = settler(find, known);
  return {
    table: tableOf(known, find),
    settle,
    problemWithStack: stackCheck(byName, find, shapes.frames),
    ...asker(find, shapes.moves),
    ...player(find, settle),
  };
}
