/** Taking back a move after others have moved: they are asked, and it is done when all of them agree. */

import { type AnyGame, type Entry, effectiveSteps, type Seat, takeBack, whyFinal } from '@roundhouse/kernel';
import type { Sent, StoredMatch } from '../store/store.ts';
import type { Instant } from '../time.ts';
import { kernelMatch, mustBeUndoable, type Written, written } from './action.ts';
import { botAt, keepTime } from './clocks.ts';
import { Refused } from './refusal.ts';
import { stateOf } from './replayed.ts';

const LIVE_MS = 2 * 60_000;
const HOUR_S = 3600;

/** Whether a seat may ask: its last move, with all that followed, can still be undone, but the seat can no longer do so alone. */
export const mayAsk = (match: StoredMatch, seat: Seat): boolean =>
  match.status === 'running' && match.asked === null && match.mayTakeBack !== seat && match.undoable.includes(seat);

/** Throws `Refused` where asking would be in vain. */
export function mustBeFreeToAsk(game: AnyGame, before: StoredMatch, seat: Seat): void {
  mustBeUndoable(game, before);
  if (before.asked !== null) throw new Refused('not-now', 'Something is being asked already.');
  if (mayAsk(before, seat)) return;
  throw new Refused('illegal-move', 'Dice were rolled, or something was learned: no one can undo that.', {
    rule: 'takeBack',
    key: 'takeBack.sealed',
  });
}

/** The match with the question put; or, where only bots would be asked, with the steps undone. Throws `Refused`. */
export function askTakeBack(game: AnyGame, before: StoredMatch, log: Entry[], sent: Sent, moment: Instant): Written {
  mustBeFreeToAsk(game, before, sent.seat);
  const asked = { id: sent.id, seat: sent.seat, agreed: [], until: moment.serverTime + patienceOf(before) };
  return agreeing(game, { ...before, asked }, log, moment);
}

/** A day's match has days to answer in. */
function patienceOf({ settings: { clock } }: StoredMatch): number {
  return clock?.kind === 'move' && clock.seconds >= HOUR_S ? clock.seconds * 1000 : LIVE_MS;
}

/** What a seat says to a question. */
export interface AnsweredTakeBack {
  readonly seat: Seat;
  readonly asked: string;
  readonly agree: boolean;
}

/** Throws `Refused` if this is not what is being asked, or not of this seat. */
export function mustBeAsked({ asked }: StoredMatch, answer: AnsweredTakeBack): void {
  if (asked === null || asked.id !== answer.asked) throw new Refused('nothing-asked', 'This is no longer asked.');
  if (answer.agree && asked.seat === answer.seat) throw new Refused('nothing-asked', 'The others are asked, not you.');
}

/** Adds an answer. Throws `Refused` if this is not what is being asked, or not of this seat. */
export function answerTakeBack(
  game: AnyGame,
  before: StoredMatch,
  log: Entry[],
  answer: AnsweredTakeBack,
  moment: Instant,
): Written {
  mustBeAsked(before, answer);
  if (!answer.agree) return dropAsked(game, before, moment);
  const asked = before.asked!;
  const agreed = [...new Set([...asked.agreed, answer.seat])];
  return agreeing(game, { ...before, asked: { ...asked, agreed } }, log, moment);
}

/** The match with nothing asked. */
export function dropAsked(game: AnyGame, before: StoredMatch, { at, serverTime }: Instant): Written {
  const match = { ...before, revision: before.revision + 1, asked: null, updated: at };
  return { match: keepTime(game, match, serverTime), rows: [] };
}

function agreeing(game: AnyGame, before: StoredMatch, log: Entry[], moment: Instant): Written {
  const { seat, agreed, id } = before.asked!;
  const isMissing = before.seats.some((one, i) => i !== seat && botAt(one) === null && !agreed.includes(i));
  if (isMissing) {
    const match = { ...before, revision: before.revision + 1, updated: moment.at };
    return { match: keepTime(game, match, moment.serverTime), rows: [] };
  }
  return undoUntil(game, before, log, { seat, decision: before.seats[seat]!.decisions, id }, moment);
}

/**
 * Undoes steps until the seat's own last one is undone, each in the name of the seat that made it: so the record stays
 * one that anybody can verify, and nothing is undone that taught or rolled anything.
 */
function undoUntil(game: AnyGame, before: StoredMatch, log: Entry[], sent: Sent, moment: Instant): Written {
  const match = kernelMatch(before, log);
  const entries: Entry[] = [];
  for (const step of effectiveSteps(log).reverse()) {
    // Somebody has made a secret move that cannot be undone: the others hear no more than that it was not possible.
    if (step.seat === null || whyFinal(step, step.seat) !== null) return dropAsked(game, before, moment);
    entries.push(takeBack(game, match, step.seat, moment.at, all => stateOf(game, match, all)));
    if (step.seat === sent.seat) break;
  }
  return written(game, before, match, entries, sent, moment);
}
