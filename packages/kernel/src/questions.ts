/**
 * Rules as a table of questions over a stack of frames. A question says once who is asked, what may be answered, what
 * forbids an answer and what it does; what is legal, why something is not, and which stacks can stand follow from that.
 */

import type { Flow } from './flow.ts';
import type { Chance, Refusal, Seat, Step, Values } from './game.ts';
import { copyPlain, samePlain } from './plain.ts';
import { problemIn, type Shape } from './shape.ts';

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
  /** What a move hears that is not offered, where nothing else forbids it. */
  readonly otherwise?: Omit<Forbids<State, Move, Frame>, 'if'>;
  does(state: State, seat: Seat, move: Move, step: Step<Event>, frame: Frame): void;
}

/** The kinds of answer that a question takes, in the order in which their moves are listed. */
export type Answers<State, Frame, Move extends { type: string }, Event> = {
  readonly [T in Move['type']]?: Answer<State, Frame, Extract<Move, { type: T }>, Event>;
};

/** When a frame can stand on a state from outside. */
interface Standing<State, Frame> {
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

const NOBODY: readonly Seat[] = [];
const NO_MOVES: readonly never[] = [];
const MAX_AUTOMATIC_STEPS = 1000;

/** Faster than `includes` where there are one or two. */
function isAmong(seats: readonly Seat[], seat: Seat): boolean {
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true;
  return false;
}

type WithName = { name: string };
type Typed = { type: string };

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

// ---- A question as it is used

type GivenQuestion<State, Frame, Move extends Typed, Event> = Partial<
  Question<State, Frame, Move, Event> & Automatic<State, Frame, Event>
>;

/** All of them have this one shape, since playouts look into them several times a move. */
interface KnownQuestion<State, Frame, Move extends Typed, Event>
  extends Omit<Question<State, Frame, Move, Event>, 'answers'> {
  readonly name: string;
  readonly run?: Automatic<State, Frame, Event>['run'];
  readonly list: readonly (readonly [string, Answer<State, Frame, Move, Event>])[];
  readonly answers: ReadonlyMap<string, Answer<State, Frame, Move, Event>>;
  /** The first kind of answer, mostly the only one, and what it does. */
  readonly type: string;
  readonly only: Answer<State, Frame, Move, Event> | undefined;
  /** What happens when all are in, where the only kind of answer is given in secret. */
  readonly reveal: Reveal<State, Move, Event> | undefined;
  /** The question that came after this one the last time. */
  after: KnownQuestion<State, Frame, Move, Event> | null;
}

function knownQuestion<State, Frame, Move extends Typed, Event>(
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
  const asked = { rule: rule!, asks: asks!, outOfTurn, playsForced, randomMove, others, run };
  const standing = { over, stands, askedFromBelow };
  const reveal = list.length === 1 ? (only!.does as Partial<KeptSecret<State, Move, Event>>).reveal : undefined;
  const known = { name, ...asked, ...standing, list, answers: new Map(list), type, only, reveal, after: null };
  return known as KnownQuestion<State, Frame, Move, Event>;
}

type Find<State, Frame, Move extends Typed, Event> = (frame: Frame) => KnownQuestion<State, Frame, Move, Event>;

/** Whoever asks about a position has mostly just asked about it, and questions mostly follow each other as before. */
function finder<State, Frame extends WithName, Move extends Typed, Event>(
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

const open = <Frame extends WithName>({ stack }: Flow<Frame>): Frame | undefined =>
  stack.length > 0 ? stack[stack.length - 1] : undefined;

// ---- What a question allows, and why it does not

function answerTo<State, Frame, Move extends Typed, Event>(
  question: KnownQuestion<State, Frame, Move, Event>,
  { type }: Move,
): Answer<State, Frame, Move, Event> {
  const answer = type === question.type ? question.only : question.answers.get(type);
  if (!answer) throw new Error(`no answer to '${type}' in ${question.name}`);
  return answer;
}

/** The first reason against a move; null if nothing forbids it. */
function firstReason<State, Frame, Move>(
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
  offers: () => NO_MOVES,
  otherwise: { rule, key },
  does() {
    throw new Error(`'${key}' cannot be carried out`);
  },
});

function mayAnswer({ outOfTurn }: { readonly outOfTurn?: readonly string[] }, type: string, isAsked: boolean): boolean {
  return isAsked || (outOfTurn?.includes(type) ?? false);
}

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

function listed<State, Frame, Move, Event>(
  { offers, exact, forbids }: Answer<State, Frame, Move, Event>,
  state: State,
  seat: Seat,
  frame: Frame,
): readonly Move[] {
  const offered = offers(state, seat, frame);
  if (exact || !forbids || offered.length === 0) return offered;
  return offered.filter(move => !isForbidden(forbids, state, seat, move, frame));
}

function movesIn<State, Frame, Move extends Typed, Event>(
  question: KnownQuestion<State, Frame, Move, Event>,
  state: State,
  seat: Seat,
  frame: Frame,
): readonly Move[] {
  const isAsked = isAmong(question.asks(state, frame), seat);
  if (!isAsked && !question.outOfTurn) return NO_MOVES;
  const { list, only } = question;
  if (list.length === 1 && isAsked) return listed(only!, state, seat, frame);
  let moves = NO_MOVES as readonly Move[];
  for (let i = 0; i < list.length; i++) {
    const [type, answer] = list[i]!;
    if (!isAsked && !mayAnswer(question, type, false)) continue;
    const more = listed(answer, state, seat, frame);
    // Mostly all are of one kind. A list may be shared, so nothing is added to it.
    if (more.length > 0) moves = moves.length === 0 ? more : [...moves, ...more];
  }
  return moves;
}

/** Who is asked, what may be answered, and why anything else may not. */
function asker<State extends Flow<Frame>, Frame extends WithName, Move extends Typed, Event>(
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

// ---- Carrying out

type Settle<State, Event> = (state: State, step: Step<Event>) => void;

/** Runs what needs no answer until there is a question, or the game is over. */
function settler<State extends Flow<Frame>, Frame extends WithName, Move extends Typed, Event>(
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
function player<State extends Flow<Frame>, Frame extends WithName, Move extends Typed, Event>(
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

// ---- Looking at the table of questions without playing

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

/** What is wrong with the stack of a state whose other parts are sound; null if nothing is. */
function stackCheck<State extends Flow<Frame>, Frame extends WithName, Move extends Typed, Event>(
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
      question.stands?.(state, frame) ?? (question.askedFromBelow ? problemBelow(state, place, find) : null);
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

function tableOf<State extends Flow<Frame>, Frame extends WithName, Move extends Typed, Event>(
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

// ---- Questions put to several seats at once

/** The part of a frame that holds answers given in secret: who is asked, and what is in so far. */
export interface Closed<Answer> {
  readonly asked: readonly boolean[];
  /** One place a seat; an asked seat whose place is null owes its answer. */
  committed: (Answer | null)[];
}

/** All subsets of so many seats as lists, by their bits: shared, because playouts ask for them at every step. */
const MOST_TOGETHER = 8;
const SUBSETS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MOST_TOGETHER }, (_, bits) =>
  Array.from({ length: MOST_TOGETHER }, (_, seat) => seat).filter(seat => bits & (1 << seat)),
);

/** Seats that are asked and have not answered. */
export function owingTogether({ asked, committed }: Closed<unknown>): readonly Seat[] {
  let bits = 0;
  for (let seat = 0; seat < asked.length; seat++) if (asked[seat] && committed[seat] === null) bits |= 1 << seat;
  return SUBSETS[bits]!;
}

function isWaiting({ asked, committed }: Closed<unknown>): boolean {
  for (let seat = 0; seat < asked.length; seat++) if (asked[seat] && committed[seat] === null) return true;
  return false;
}

/** What happens when the last answer is in: it gets all of them, null for seats that were not asked. */
type Reveal<State, Answer, Event> = (state: State, answers: readonly (Answer | null)[], step: Step<Event>) => void;

/** What an answer does that is kept until all are in. Playouts, which nobody watches, go to `reveal` at once. */
interface KeptSecret<State, Answer, Event> {
  (state: State, seat: Seat, move: Answer, step: Step<Event>, frame: Closed<Answer>): void;
  readonly reveal: Reveal<State, Answer, Event>;
}

/**
 * What an answer does in a question put to several seats at once: it is kept, and cannot be changed, until the last one
 * is in. Who has answered is public, what is not. The question asks all who owe an answer (`owingTogether`).
 */
export function answeredTogether<State, Answer, Event>(
  reveal: Reveal<State, Answer, Event>,
  told?: (seat: Seat) => Event,
): KeptSecret<State, Answer, Event> {
  const keep = (state: State, seat: Seat, move: Answer, step: Step<Event>, frame: Closed<Answer>): void => {
    frame.committed[seat] = move;
    step.seal();
    if (told) step.emit?.(told(seat));
    if (!isWaiting(frame)) reveal(state, frame.committed, step);
  };
  return Object.assign(keep, { reveal });
}

/** What is wrong with answers given in secret: each must be one that its seat could have given, and one must be missing. */
export function problemWithAnswers<Answer>(
  { asked, committed }: Closed<Answer>,
  couldAnswer: (seat: Seat) => readonly Answer[],
): string | null {
  if (asked.length !== committed.length) return 'there is one answer a seat';
  for (const [seat, answer] of committed.entries()) {
    if (answer === null) continue;
    if (!asked[seat] || !couldAnswer(seat).some(legal => samePlain(legal, answer))) {
      return `seat ${seat} cannot have given that answer`;
    }
  }
  return owingTogether({ asked, committed }).length > 0 ? null : 'a question waits for at least one seat';
}

/**
 * For whoever imagines what others may choose in secret: lets them choose again, in a state that was dealt from this
 * seat's view. Their answers in it were dealt too, so nothing is lost. Does nothing where more than answers is kept.
 */
export function reopenAnswers(state: unknown, seat: Seat): void {
  const frame = (state as Partial<Flow<{ name: string }>>).stack?.at(-1) as Partial<Closed<unknown>> | undefined;
  if (!frame?.asked || !frame.committed || Object.keys(frame).length > 3) return;
  for (let one = 0; one < frame.asked.length; one++) if (one !== seat) frame.committed[one] = null;
}
