/**
 * How a table comes by its dice. The host has promised its seed; whoever sits down may promise a text by its hash. When
 * the last seat is taken all of that is fixed, and only then are the texts opened: so none could be chosen to suit.
 */

import { type AnyGame, promisedBy, promiseOf, type Seat } from '@roundhouse/kernel';
import type { Table } from '../protocol.ts';
import type { StoredMatch, StoredSeat } from '../store/store.ts';
import type { Instant } from '../time.ts';
import { deal, type Written } from './action.ts';
import { Refused } from './refusal.ts';

/** Whoever has not opened its text by then is not waited for: the dice are made without, and the record says so. */
const OPENING_MS = 10_000;

export const isFull = ({ seats }: StoredMatch): boolean => seats.every(({ name }) => name !== null);

const owes = ({ promise, entropy }: StoredSeat): boolean => promise !== undefined && entropy === '';

/** Deals as soon as everybody sits and has opened what was promised; until then the table waits. */
export function begin(game: AnyGame, match: StoredMatch, moment: Instant): Written {
  if (!isFull(match)) return { match, rows: [] };
  if (!match.seats.some(owes)) return deal(game, { ...match, due: null }, moment);
  return { match: { ...match, due: match.due ?? moment.serverTime + OPENING_MS }, rows: [] };
}

/** Deals without those who have let the time pass. Null if it is not out. */
export function beginWithout(game: AnyGame, before: StoredMatch, moment: Instant): Written | null {
  const isOut = before.due !== null && before.due <= moment.serverTime;
  if (before.status !== 'open' || !isOut || !isFull(before)) return null;
  return deal(game, { ...before, revision: before.revision + 1, due: null, updated: moment.at }, moment);
}

/** What a table that is full shows while texts are opened; null before and afterwards. */
export function openingOf(match: StoredMatch): NonNullable<Table['opening']> | null {
  if (match.status !== 'open' || !isFull(match)) return null;
  const promises = promisedBy(
    match.seats.map(({ promise }) => promise ?? null),
    match.seats.map(({ entropy }) => entropy),
  );
  return { promises, owing: match.seats.flatMap((seat, i) => (owes(seat) ? [i] : [])) };
}

/**
 * The seats after one has thrown a text into the dice; null if it had thrown this very text before. Throws `Refused`
 * where another is in or was promised, it is too early to open a promise, or the dice are settled.
 */
export function addEntropy(before: StoredMatch, seat: Seat, text: string): StoredSeat[] | null {
  const entropy = text.toWellFormed();
  const own = before.seats[seat]!;
  if (own.entropy === entropy) return null;
  if (own.entropy !== '') throw new Refused('already-thrown', 'This seat has thrown something into the dice before.');
  const isOver = before.status !== 'open' || (isFull(before) && own.promise === undefined);
  if (isOver) throw new Refused('too-late', 'The dice of this table are settled.');
  if (own.promise !== undefined) mustKeepPromise(before, own.promise, entropy);
  return before.seats.map((one, i) => (i === seat ? { ...one, entropy } : one));
}

function mustKeepPromise(match: StoredMatch, promise: string, text: string): void {
  if (!isFull(match)) {
    throw new Refused('too-early', 'Seats are free: whoever takes one must not know what is thrown into the dice.');
  }
  if (promiseOf(text) !== promise)
    throw new Refused('not-promised', 'This is not the text that the seat has promised.');
}
