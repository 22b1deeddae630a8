/**
 * Rules as a table of questions over a stack of frames. A question says once who is asked, what may be answered, what
 * forbids an answer and what it does; what is legal, why something is not, and which stacks can stand follow from that.
 */

import type { Flow } from './flow.ts';
import type { Chance, Refusal, Seat, Step, Values } from './game.ts';
import { samePlain } from './plain.ts';
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
  does(state: State, seat: Seat, move: Move, step: Step<Event>, frame: Frame): void;
}

/** The kinds of answer that a question takes, in the order in which their moves are listed. */
export type Answers<State, Frame, Move extends { type: string }, Event> = {
  readonly [T in Move['type']]?: Answer<State, Frame, Extract<Move, { type: T }>, Event>;
};

export interface Question<State, Frame, Move extends { type: string }, Event> {
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
  /** Null if this frame can stand on this state; otherwise what is wrong. */
  stands?(state: State, frame: Frame): string | null;
  /** What seats that are not asked hear, where the question itself must stay secret from them. */
  readonly others?: Refusal;
}

/** No question: runs by itself when it comes to the top, and must change the stack. */
export interface Automatic<State, Frame, Event> {
  run(state: State, step: Step<Event>, frame: Frame): void;
  stands?(state: State, frame: Frame): string | null;
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

/** Turns a table of questions into the contract's functions. `moves` and `frames` describe what may be sent and restored. */
export function playByQuestions<
  Frame extends { name: string },
  State extends Flow<Frame>,
  Move extends { type: string },
  Event,
>(
  questions: Questions<State, Frame, Move, Event>,
  shapes: { readonly moves: Shape<Move> & { readonly kinds: readonly string[] }; readonly frames?: Shape<Frame> },
) {
  type AnyAnswer = Answer<State, Frame, Move, Event>;
  type AnyQuestion = Question<State, Frame, Move, Event>;
  type Known = Omit<AnyQuestion, 'answers'> &
    Pick<Partial<Automatic<State, Frame, Event>>, 'run'> & {
      readonly name: string;
      readonly list: readonly [string, AnyAnswer][];
      readonly answers: ReadonlyMap<string, AnyAnswer>;
      /** The first kind of answer, mostly the only one, and what it does. */
      readonly type: string;
      readonly only: AnyAnswer | undefined;
      /** What happens when all are in, where the only kind of answer is given in secret. */
      readonly reveal: Reveal<State, Move, Event> | undefined;
      /** The question that came after this one the last time. */
      after: Known | null;
    };
  // The table is typed frame by frame; inside, every question is used through the union.
  const all = Object.entries(questions) as unknown as [string, Partial<AnyQuestion & Automatic<State, Frame, Event>>][];
  // One shape for all of them, since playouts look into them several times a move.
  const byName = new Map(
    all.map(([name, { rule, asks, answers, outOfTurn, playsForced, randomMove, stands, others, run }]) => {
      const list = (Object.entries(answers ?? {}) as unknown as [string, AnyAnswer][]).map(
        ([type, { offers, exact, forbids, does }]): [string, AnyAnswer] => [
          type,
          { offers, exact, forbids, does } as AnyAnswer,
        ],
      );
      const [type, only] = list[0] ?? ['', undefined];
      const asked = { rule: rule!, asks: asks!, outOfTurn, playsForced, randomMove, stands, others, run };
      const reveal = list.length === 1 ? (only!.does as Partial<KeptSecret<State, Move, Event>>).reveal : undefined;
      return [name, { name, ...asked, list, answers: new Map(list), type, only, reveal, after: null } as Known];
    }),
  );
  const playsForced = all.some(([, question]) => question.playsForced);
  const settlesAtAll = playsForced || all.some(([, question]) => question.run);
  const open = ({ stack }: State): Frame | undefined => (stack.length > 0 ? stack[stack.length - 1] : undefined);
  // Whoever asks about a position has mostly just asked about it, and questions mostly follow each other as before.
  let last = byName.get(all[0]![0])!;
  const questionOf = ({ name }: Frame): Known => (name === last.name ? last : nextQuestion(name));

  function nextQuestion(name: string): Known {
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
  }

  function carryOut(state: State, seat: Seat, move: Move, step: Step<Event>, frame: Frame): void {
    const question = questionOf(frame);
    answerTo(question, move).does(state, seat, move, step, frame);
  }

  function answerTo(question: Known, { type }: Move): AnyAnswer {
    const answer = type === question.type ? question.only : question.answers.get(type);
    if (!answer) throw new Error(`no answer to '${type}' in ${question.name}`);
    return answer;
  }

  function reasonAgainst(answer: AnyAnswer, state: State, seat: Seat, move: Move, frame: Frame): Refusal | null {
    if (!answer.forbids) return null;
    for (const { rule, key, if: holds, values } of answer.forbids) {
      if (holds(state, seat, move, frame)) {
        return values ? { rule, key, values: values(state, seat, move, frame) } : { rule, key };
      }
    }
    return null;
  }

  const mayAnswer = (question: Known, type: string, isAsked: boolean): boolean =>
    isAsked || (question.outOfTurn?.includes(type as Move['type']) ?? false);

  function isForbidden(answer: AnyAnswer, state: State, seat: Seat, move: Move, frame: Frame): boolean {
    for (const { if: holds } of answer.forbids ?? []) if (holds(state, seat, move, frame)) return true;
    return false;
  }

  function listed(answer: AnyAnswer, state: State, seat: Seat, frame: Frame): readonly Move[] {
    const offered = answer.offers(state, seat, frame);
    if (answer.exact || !answer.forbids) return offered;
    return offered.filter(move => !isForbidden(answer, state, seat, move, frame));
  }

  function movesIn(state: State, seat: Seat, frame: Frame): readonly Move[] {
    const question = questionOf(frame);
    const isAsked = isAmong(question.asks(state, frame), seat);
    if (!isAsked && !question.outOfTurn) return NO_MOVES;
    const { list, only } = question;
    if (list.length === 1 && isAsked) return listed(only!, state, seat, frame);
    const moves: Move[] = [];
    for (const [type, answer] of list) {
      if (!mayAnswer(question, type, isAsked)) continue;
      for (const move of listed(answer, state, seat, frame)) moves.push(move);
    }
    return moves;
  }

  function legalMoves(state: State, seat: Seat): readonly Move[] {
    const frame = open(state);
    return frame ? movesIn(state, seat, frame) : NO_MOVES;
  }

  function randomAnswer(question: Known, state: State, seat: Seat, chance: Chance, frame: Frame): Move {
    return question.randomMove
      ? question.randomMove(state, seat, chance, frame)
      : randomMoveIn(state, seat, chance, frame);
  }

  /** Every answer that is owed, one seat after the other: nobody sees the position in between. */
  function answerInSecret(question: Known, state: State, step: Step<Event>, frame: Frame): number {
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

  function randomMoveIn(state: State, seat: Seat, chance: Chance, frame: Frame): Move {
    const moves = movesIn(state, seat, frame);
    return moves[chance.int(moves.length)]!;
  }

  function playForced(state: State, step: Step<Event>, frame: Frame): boolean {
    const question = questionOf(frame);
    if (!question.playsForced) return false;
    const [seat, another] = question.asks(state, frame);
    if (seat === undefined || another !== undefined) return false;
    const [move, choice] = movesIn(state, seat, frame);
    if (move === undefined || choice !== undefined) return false;
    carryOut(state, seat, move, step, frame);
    return true;
  }

  /** Runs what needs no answer until there is a question, or the game is over. */
  function settle(state: State, step: Step<Event>): void {
    for (let i = 0; i < MAX_AUTOMATIC_STEPS; i++) {
      const frame = open(state);
      if (!frame) return;
      const { run } = questionOf(frame);
      if (run) run(state, step, frame);
      else if (!playsForced || !playForced(state, step, frame)) return;
    }
    throw new Error(`questions never settle: ${state.stack.map(({ name }) => name).join(' > ')}`);
  }

  /** Why a move that is not legal is refused. Any input is answered. */
  function why(state: State, seat: Seat, sent: unknown): Refusal {
    const frame = open(state);
    if (!frame) return { rule: 'over', key: 'over' };
    const wrong = shapes.moves.problem(sent, 'move');
    if (wrong)
      return wrong.at === 'move.type'
        ? { rule: 'form', key: 'noSuchMove' }
        : { rule: 'form', key: 'form', values: { field: wrong.at } };
    // Its shape was checked, so it is one of the game's moves.
    const move = sent as Move;
    const question = questionOf(frame);
    const isAsked = question.asks(state, frame).includes(seat);
    const answer = question.answers.get(move.type);
    if (!isAsked && !(answer && mayAnswer(question, move.type, false))) {
      return question.others ?? { rule: question.rule, key: 'notYourTurn' };
    }
    if (!answer) return { rule: question.rule, key: `asks.${frame.name}` };
    return reasonAgainst(answer, state, seat, move, frame) ?? { rule: question.rule, key: 'notOffered' };
  }

  /** What is wrong with the stack of a state whose other parts are sound; null if nothing is. */
  function problemWithStack(state: State, seats: number): string | null {
    const { stack } = state;
    if (!Array.isArray(stack)) return 'state.stack must be a list';
    for (const [place, frame] of stack.entries()) {
      const question = byName.get(frame?.name);
      if (!question) return `state.stack[${place}] must be one of ${[...byName.keys()].join(', ')}`;
      const wrong = shapes.frames ? problemIn(shapes.frames, frame, `state.stack[${place}]`) : null;
      if (wrong !== null) return wrong;
      const unfit = question.stands?.(state, frame) ?? null;
      if (unfit !== null) return `${frame.name}: ${unfit}`;
    }
    const frame = open(state);
    if (!frame) return null;
    const { run, asks } = questionOf(frame);
    if (run) return `${frame.name} asks nothing, so it cannot be on top of the stack`;
    const asked = asks(state, frame);
    if (asked.length === 0) return `${frame.name} asks nobody`;
    const idle = asked.find(seat => !(seat >= 0 && seat < seats) || movesIn(state, seat, frame).length === 0);
    return idle === undefined ? null : `${frame.name} asks seat ${idle}, which has no answer`;
  }

  const table: QuestionTable<State, Move> = {
    candidates(state, seat) {
      const frame = open(state);
      if (!frame) return [];
      const question = questionOf(frame);
      const isAsked = question.asks(state, frame).includes(seat);
      return question.list.flatMap(([type, answer]) =>
        mayAnswer(question, type, isAsked)
          ? answer
              .offers(state, seat, frame)
              .map(move => ({ move, refusal: reasonAgainst(answer, state, seat, move, frame) }))
          : [],
      );
    },
    reasons: [...byName.values()].flatMap(({ name, list }) =>
      list.flatMap(([answer, { forbids = [] }]) =>
        forbids.map(({ rule, key }) => ({ question: name, answer, rule, key })),
      ),
    ),
    get keys() {
      const asks = [...byName.values()].flatMap(({ name, run, others }) =>
        run ? [] : [`asks.${name}`, ...(others ? [others.key] : [])],
      );
      return [...new Set([...asks, ...table.reasons.map(({ key }) => key)])];
    },
  };

  return {
    table,
    settle,
    why,
    problemWithStack,
    legalMoves,
    toAct(state: State): readonly Seat[] {
      const frame = open(state);
      return frame ? questionOf(frame).asks(state, frame) : NOBODY;
    },
    apply(state: State, seat: Seat, move: Move, step: Step<Event>): void {
      const frame = open(state);
      if (!frame) throw new Error(`no answer to '${move.type}' in a finished game`);
      carryOut(state, seat, move, step, frame);
      if (settlesAtAll) settle(state, step);
    },
    randomMove(state: State, seat: Seat, chance: Chance): Move {
      const frame = open(state);
      if (!frame) throw new Error('no move in a finished game');
      const question = questionOf(frame);
      return question.randomMove && (!question.outOfTurn || question.asks(state, frame).includes(seat))
        ? question.randomMove(state, seat, chance, frame)
        : randomMoveIn(state, seat, chance, frame);
    },
    playRandom(state: State, step: Step<Event>): number {
      const frame = open(state);
      if (!frame) return 0;
      const question = questionOf(frame);
      let moves = 1;
      if (question.reveal && !step.emit) moves = answerInSecret(question, state, step, frame);
      else {
        const seat = question.asks(state, frame)[0]!;
        const move = randomAnswer(question, state, seat, step.chance, frame);
        answerTo(question, move).does(state, seat, move, step, frame);
      }
      if (settlesAtAll) settle(state, step);
      return moves;
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
