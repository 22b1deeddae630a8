/**
 * Holding back: after a play that somebody might stop, nobody but those who are asked is told anything for a fixed time.
 * Who was asked, who passed and whether there was anybody to ask can then be seen neither in messages nor in times.
 */

import { type AnyGame, askedSecretly, type Entry, isPausedAfter, type Seat, type Viewer } from '@roundhouse/kernel';
import type { Held, StoredMatch } from '../store/store.ts';
import { botAt } from './clocks.ts';
import { Refused } from './refusal.ts';

/** Long enough to see what is played and to stop it. */
const AMONG_PEOPLE_MS = 4000;
/** Bots answer at once. Who sits where is no secret, so the time may depend on it. */
const AMONG_BOTS_MS = 1000;

/** What is held back after these entries. */
export function heldAfter(
  game: AnyGame,
  before: StoredMatch,
  entries: readonly Entry[],
  serverTime: number,
): Held | null {
  if (before.held !== null) return before.held;
  const declaring = entries.findIndex(entry => isPausedAfter(game, entry));
  if (declaring < 0) return null;
  const actor = entries[declaring]!.seat;
  const others = before.seats.filter((_, seat) => seat !== actor);
  const ms = others.every(seat => botAt(seat) !== null) ? AMONG_BOTS_MS : AMONG_PEOPLE_MS;
  return { from: before.steps + declaring, until: serverTime + ms };
}

/** Whether this viewer is not to see the match as it stands: everybody while it is held but who is asked right now. */
export const isHeldFrom = (game: AnyGame, { held, state }: StoredMatch, viewer: Viewer): boolean =>
  held !== null && !(viewer !== null && askedSecretly(game, state).includes(viewer));

/**
 * How many entries of a held match this viewer may see: those before the play or, for who was asked, those before its
 * own answer, so that what an answer led to is not seen before its time either.
 */
export function cutFor(held: Held, log: readonly Entry[], viewer: Viewer): number {
  const answered = log.findIndex((entry, step) => step > held.from && viewer !== null && entry.seat === viewer);
  return answered < 0 ? held.from : answered;
}

/** Whether the viewer has acted in what is held: it owes nothing more until it sees what became of it. */
export const hasActed = (held: Held, log: readonly Entry[], viewer: Viewer): boolean =>
  viewer !== null && log.slice(held.from).some(({ seat }) => seat === viewer);

/** Throws `Refused` while something is held back and nothing of it is asked of this seat. Whether anybody is asked does not show. */
export function mustBeFreeToAct(game: AnyGame, match: StoredMatch, seat: Seat): void {
  if (match.held === null || askedSecretly(game, match.state).includes(seat)) return;
  throw new Refused('not-now', 'A moment: somebody may stop what was just played.');
}
