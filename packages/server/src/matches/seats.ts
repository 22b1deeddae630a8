/** Who sits where, by which right, and to what rules. */

import { type AnyGame, completeOptions, type Seat, samePlain, type Viewer } from '@roundhouse/kernel';
import type { StoredMatch, StoredSeat } from '../store/store.ts';
import { hashOf, isSame } from './keys.ts';
import { parseName } from './names.ts';
import { Refused } from './refusal.ts';

/** As many as were asked for, or the fewest; throws `Refused` if the game does not seat so many. */
export function freeSeats(game: AnyGame, wanted: number = game.seats.min): StoredSeat[] {
  checkSeats(game, wanted);
  return Array.from({ length: wanted }, () => ({ name: null, keyHash: null, entropy: '', decisions: 0 }));
}

/** Throws `Refused` if the game does not seat so many. */
export function checkSeats(game: AnyGame, wanted: number): void {
  const { min, max } = game.seats;
  if (wanted < min || wanted > max) {
    throw new Refused('bad-options', `${game.name} seats ${min === max ? min : `${min} to ${max}`}, not ${wanted}.`);
  }
}

/** The seats with one more taken. Throws `Refused` if the name will not do. */
export function sitDown(
  seats: readonly StoredSeat[],
  seat: Seat,
  who: { name: string; entropy?: string },
  key: string,
): StoredSeat[] {
  const name = parseName(who.name);
  const taken: StoredSeat = { name, keyHash: hashOf(key), entropy: (who.entropy ?? '').toWellFormed(), decisions: 0 };
  return seats.map((one, i) => (i === seat ? taken : one));
}

/**
 * The seats after one has thrown a text into the dice; null if it had thrown this very text before. Throws `Refused`
 * where another is in, or the dice have been cast.
 */
export function throwIn({ seats, status }: StoredMatch, seat: Seat, text: string): StoredSeat[] | null {
  const entropy = text.toWellFormed();
  const before = seats[seat]!.entropy;
  if (before === entropy) return null;
  if (before !== '') throw new Refused('already-thrown', 'This seat has thrown something into the dice before.');
  if (status !== 'open') throw new Refused('too-late', 'The game has begun: its dice are settled.');
  return seats.map((one, i) => (i === seat ? { ...one, entropy } : one));
}

export const isFull = (match: StoredMatch): boolean => match.seats.every(({ name }) => name !== null);

/** The seat that this key opens, or -1. */
export function seatOpenedBy(match: StoredMatch, key: string): Seat {
  const hash = hashOf(key);
  return match.seats.findIndex(({ keyHash }) => keyHash !== null && isSame(keyHash, hash));
}

/** The table that a key has opened before. Throws `Refused` if that is not the one that is asked for now. */
export function sameTable(wanted: StoredMatch, found: StoredMatch): StoredMatch {
  const { game, options, listed, seats } = found;
  const fits =
    game === wanted.game &&
    samePlain(options, wanted.options) &&
    listed === wanted.listed &&
    seats.length === wanted.seats.length &&
    seats[0]!.keyHash === wanted.seats[0]!.keyHash;
  if (!fits) throw new Refused('key-used', 'This key has opened another table: each table wants a new key.');
  return found;
}

/** The invitation, for those who sit here to pass on while there is a seat to take. */
export const inviteFor = (match: StoredMatch, viewer: Viewer): string | null =>
  viewer !== null && match.status === 'open' ? match.invite : null;

/** All options, defaults filled in. Throws `Refused` naming the first that will not do. */
export function parseOptions(game: AnyGame, given: Record<string, unknown> | undefined): Record<string, unknown> {
  try {
    return completeOptions<Record<string, unknown>>(game.options, given);
  } catch (error) {
    throw new Refused('bad-options', (error as Error).message);
  }
}
