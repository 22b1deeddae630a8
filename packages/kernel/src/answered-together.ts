/** Questions put to several seats at once: answers stay closed until the last one is in. */

import type { Flow } from './flow.ts';
import type { Seat, Step } from './game.ts';
import { samePlain } from './plain.ts';

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
export type Reveal<State, Answer, Event> = (
  state: State,
  answers: readonly (Answer | null)[],
  step: Step<Event>,
) => void;

/** What an answer does that is kept until all are in. Playouts, which nobody watches, go to `reveal` at once. */
export interface KeptSecret<State, Answer, Event> {
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
 * For a search that imagines what others may choose in secret: lets them choose again, in a state that was dealt from this
 * seat's view. Their answers in it were dealt too, so nothing is lost. Does nothing where more than answers is kept.
 */
export function reopenAnswers(state: unknown, seat: Seat): void {
  const frame = (state as Partial<Flow<{ name: string }>>).stack?.at(-1) as Partial<Closed<unknown>> | undefined;
  if (!frame?.asked || !frame.committed || Object.keys(frame).length > 3) return;
  for (let one = 0; one < frame.asked.length; one++) if (one !== seat) frame.committed[one] = null;
}
