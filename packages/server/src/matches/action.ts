/** What an action makes of a stored match, by the rules and without touching the store. */

import { refusalInEnglish } from '@roundhouse/games/words.ts';
import {
  type AnyGame,
  type BotNote,
  type Entry,
  effectiveSteps,
  IllegalMove,
  type Match,
  openMatch,
  pastOf,
  play,
  type Seat,
  takeBackDeed,
  whyFinal,
  whyNotTakeBack,
} from '@roundhouse/kernel';
import type { LogRow, Sent, Status, StoredMatch } from '../store/store.ts';
import type { Instant } from '../time.ts';
import { keepTime, wholeTime } from './clocks.ts';
import { diceOf } from './dice.ts';
import { heldAfter } from './hold.ts';
import { isTakenBackOften, mustNotBeTooLong, takenBackAfter } from './length.ts';
import { Refused } from './refusal.ts';
import { stateOf } from './replayed.ts';
import { checkSeats, parseOptions } from './seats.ts';

/** The match as it would be kept, and what would be added to its log. */
export interface Written {
  readonly match: StoredMatch;
  readonly rows: readonly LogRow[];
}

/** Whether the steps so far are steps of today's rules; a match that outlived a change of rules only goes forward. */
export const isReplayable = (game: AnyGame, match: StoredMatch): boolean => match.version === game.version;

/** The kernel's match. The log is left out where only the state is needed. */
export const kernelMatch = (stored: StoredMatch, log: Entry[] = []): Match => ({
  game: stored.game,
  version: stored.version,
  options: stored.options,
  // Dealt only when all seats are taken, so the names are there.
  seats: stored.seats.map(({ name }) => ({ name: name ?? '' })),
  seed: stored.seed,
  entropy: stored.seats.map(({ entropy }) => entropy),
  ...promisesOf(stored),
  ...pastOf({ calledOff: stored.past.calledOff.map(({ lost: _, ...deal }) => deal), givenUp: stored.past.givenUp }),
  state: stored.state,
  log,
});

/** Only where somebody has promised something; the records of other matches stay as they always were. */
function promisesOf({ seats }: StoredMatch): Pick<Match, 'promises'> {
  const promises = seats.map(({ promise }) => promise ?? null);
  return promises.some(promise => promise !== null) ? { promises } : {};
}

/**
 * Deals, now that everybody sits and has thrown something into the dice. The rules are those of today, whichever the
 * table was opened under. Throws `Refused` if what was chosen then does not fit them any more.
 */
export function deal(game: AnyGame, before: StoredMatch, { at, serverTime }: Instant): Written {
  const { seats, seed, entropy } = kernelMatch(before);
  checkSeats(game, seats.length);
  const options = parseOptions(game, before.options, seats.length);
  const opened = openMatch(game, { options, seats, seed, entropy, at });
  const rows = opened.log.map((entry, step) => ({ step, entry, sent: null }));
  const left = wholeTime(before.settings.clock);
  const match: StoredMatch = {
    ...before,
    version: opened.version,
    options,
    seats: before.seats.map(seat => ({ ...seat, left })),
    status: statusOf(game, opened.state),
    state: opened.state,
    steps: rows.length,
    mayTakeBack: null,
  };
  return { match: keepTime(game, match, serverTime), rows };
}

/** Plays what a seat sent. Throws `Refused` with the rule if it is not legal. */
export function playOn(
  game: AnyGame,
  before: StoredMatch,
  sent: Sent,
  move: unknown,
  moment: Instant,
  bot?: BotNote,
): Written {
  mustNotBeTooLong(game, before, move);
  const match = kernelMatch(before);
  // The log stays in the store, so the steps that this action adds are numbered from where it ends.
  const chanceAt = (step: number) => diceOf(before, before.steps + step);
  const entries = legally(game, () => play(game, match, sent.seat, move, moment.at, chanceAt, bot));
  return written(game, before, match, entries, sent, moment);
}

/** Takes back what the seat did last. Throws `Refused` with the reason if that is not allowed. */
export function undo(game: AnyGame, before: StoredMatch, log: Entry[], sent: Sent, moment: Instant): Written {
  mustBeUndoable(game, before);
  const match = kernelMatch(before, log);
  const isSilent = !effectiveSteps(log).slice(-1).some(isHeardByAll);
  const entries = legally(game, () =>
    takeBackDeed(game, match, sent.seat, moment.at, all => stateOf(game, match, all)),
  );
  return written(game, before, match, entries, sent, moment, isSilent);
}

/** Throws `Refused` where no step of a match can be undone, whoever agrees. */
export function mustBeUndoable(game: AnyGame, before: StoredMatch): void {
  // The seed is open to everybody by now: whoever could play on would know the dice.
  if (before.status === 'over') throw new Refused('illegal-move', 'The game is over.', { rule: 'over', key: 'over' });
  if (!isReplayable(game, before)) {
    throw new Refused('illegal-move', 'The rules have changed since this match began: no step can be undone.', {
      rule: 'takeBack',
      key: 'takeBack.sealed',
    });
  }
  if (isTakenBackOften(before.takenBack)) {
    throw new Refused('illegal-move', 'This has been taken back too often: play on.', {
      rule: 'takeBack',
      key: 'takeBack.often',
    });
  }
}

/** The match after entries that were made in answer to `sent`, and its log's new rows. */
export function written(
  game: AnyGame,
  before: StoredMatch,
  after: Match,
  entries: readonly Entry[],
  sent: Sent,
  { at, serverTime }: Instant,
  isSilent = !entries.some(isHeardByAll),
): Written {
  const status = statusOf(game, after.state);
  const actors = new Set(entries.map(({ seat }) => seat));
  const takenBack = takenBackAfter(before, entries);
  const isFinal = status === 'over' || isTakenBackOften(takenBack);
  const match: StoredMatch = {
    ...before,
    revision: before.revision + 1,
    seats: before.seats.map((seat, i) => (actors.has(i) ? { ...seat, decisions: seat.decisions + 1 } : seat)),
    status,
    state: after.state,
    steps: before.steps + entries.length,
    mayTakeBack: isFinal ? null : whoMayTakeBack(after),
    undoable: isFinal ? [] : undoableAfter(before.undoable, entries, after),
    takenBack,
    // What was asked was about the position before; if nobody is to know of a step, the question stands.
    asked: status === 'over' || entries.some(isHeardByAll) ? null : before.asked,
    held: heldAfter(game, before, entries, serverTime),
    updated: at,
  };
  const kind = isSilent ? 'part' : entries.at(-1)!.kind === 'takeBack' ? 'takeBack' : 'move';
  const rows = entries.map((entry, i) => ({
    step: before.steps + i,
    entry,
    sent:
      entry.seat === sent.seat ? sent : { ...sent, seat: entry.seat!, decision: before.seats[entry.seat!]!.decisions },
  }));
  return { match: keepTime(game, match, serverTime, { seat: sent.seat, kind }), rows };
}

const isHeardByAll = (entry: Entry): boolean =>
  entry.kind === 'takeBack' || entry.told.some(({ to, others }) => to === null || others !== null);

/** Steps further back than this are not asked for. */
const LONGEST_WAY_BACK = 50;

/**
 * Whose the last steps were that can be undone. A final step ends the way back: for everyone, or, if not all heard of
 * it, only for the seat that made it, because whether others may ask must not tell of it.
 */
function undoableAfter(before: readonly Seat[], entries: readonly Entry[], after: Match): Seat[] {
  // After a take-back the whole log is loaded.
  const isBack = entries.some(({ kind }) => kind === 'takeBack');
  let seats = isBack ? [] : [...before];
  for (const entry of isBack ? effectiveSteps(after.log) : entries) {
    if (entry.kind === 'takeBack' || entry.seat === null) continue;
    if (whyFinal(entry, entry.seat) === null) seats.push(entry.seat);
    else seats = isHeardByAll(entry) ? [] : seats.filter(seat => seat !== entry.seat);
  }
  return seats.slice(-LONGEST_WAY_BACK);
}

/** The seat that may take back the last step. Right also where the log is only the end of one, as long as that end stands. */
function whoMayTakeBack(match: Match): Seat | null {
  const seat = effectiveSteps(match.log).at(-1)?.seat ?? null;
  return seat !== null && whyNotTakeBack(match, seat) === null ? seat : null;
}

const statusOf = (game: AnyGame, state: unknown): Status => (game.payoffs(state) === null ? 'running' : 'over');

function legally<T>(game: AnyGame, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof IllegalMove) {
      throw new Refused('illegal-move', refusalInEnglish(game.id, error.refusal), error.refusal);
    }
    throw error;
  }
}
