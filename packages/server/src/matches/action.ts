/** What an action makes of a stored match, by the rules and without touching the store. */

import {
  type AnyGame,
  chanceOf,
  type Entry,
  IllegalMove,
  type Match,
  openMatch,
  play,
  type Seat,
  standing,
  takeBack,
  whyNotTakeBack,
} from '@roundhouse/kernel';
import type { LogRow, Sent, Status, StoredMatch } from '../store/store.ts';
import { Refused } from './refusal.ts';
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
  state: stored.state,
  log,
});

/**
 * Deals, now that everybody sits and has thrown something into the dice. The rules are those of today, whichever the
 * table was opened under. Throws `Refused` if what was chosen then does not fit them any more.
 */
export function deal(game: AnyGame, before: StoredMatch, at: number): Written {
  const { seats, seed, entropy } = kernelMatch(before);
  checkSeats(game, seats.length);
  const options = parseOptions(game, before.options);
  const opened = openMatch(game, { options, seats, seed, entropy, at });
  const rows = opened.log.map((entry, step) => ({ step, entry, sent: null }));
  const match: StoredMatch = {
    ...before,
    version: opened.version,
    options,
    status: statusOf(game, opened.state),
    state: opened.state,
    steps: rows.length,
    mayTakeBack: null,
  };
  return { match, rows };
}

/** Plays what a seat sent. Throws `Refused` with the rule if it is not legal. */
export function playOn(game: AnyGame, before: StoredMatch, sent: Sent, move: unknown, at: number): Written {
  const match = kernelMatch(before);
  // The log stays in the store, so the steps that this action adds are numbered from where it ends.
  const entries = legally(() => play(game, match, sent.seat, move, at, step => chanceOf(match, before.steps + step)));
  return written(game, before, sent, match, entries, at);
}

/** Takes back the seat's last step. Throws `Refused` with the reason if that is not allowed. */
export function undo(game: AnyGame, before: StoredMatch, log: Entry[], sent: Sent, at: number): Written {
  // The seed is open to everybody by now: whoever could play on would know the dice.
  if (before.status === 'over') throw new Refused('illegal-move', 'The game is over.', 'over');
  if (!isReplayable(game, before)) {
    throw new Refused(
      'illegal-move',
      'The rules have changed since this match began: no step can be undone.',
      'takeBack',
    );
  }
  const match = kernelMatch(before, log);
  const entry = legally(() => takeBack(game, match, sent.seat, at));
  return written(game, before, sent, match, [entry], at);
}

function written(
  game: AnyGame,
  before: StoredMatch,
  sent: Sent,
  after: Match,
  entries: readonly Entry[],
  at: number,
): Written {
  const status = statusOf(game, after.state);
  const match: StoredMatch = {
    ...before,
    revision: before.revision + 1,
    seats: before.seats.map((seat, i) => (i === sent.seat ? { ...seat, decisions: seat.decisions + 1 } : seat)),
    status,
    state: after.state,
    steps: before.steps + entries.length,
    mayTakeBack: status === 'over' ? null : whoMayTakeBack(after),
    updated: at,
  };
  return { match, rows: entries.map((entry, i) => ({ step: before.steps + i, entry, sent })) };
}

/** The seat that may take back the last step. Right also where the log is only the end of one, as long as that end stands. */
export function whoMayTakeBack(match: Match): Seat | null {
  const seat = standing(match.log).at(-1)?.seat ?? null;
  return seat !== null && whyNotTakeBack(match, seat) === null ? seat : null;
}

const statusOf = (game: AnyGame, state: unknown): Status => (game.payoffs(state) === null ? 'running' : 'over');

function legally<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof IllegalMove) throw new Refused('illegal-move', error.message, error.rule);
    throw error;
  }
}
