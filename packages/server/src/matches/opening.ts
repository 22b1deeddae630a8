/**
 * How a table comes by its dice. The host has promised its seed; whoever sits down may promise a text by its hash. When
 * the last seat is taken all of that is fixed, and only then are the texts opened: so none could be chosen to suit. Who does
 * not open one in time is not dealt to.
 */

import { type AnyGame, promisedBy, promiseOf, type Seat } from '@roundhouse/kernel';
import type { Table, Throw } from '../protocol.ts';
import type { StoredMatch, StoredSeat } from '../store/store.ts';
import type { Instant } from '../time.ts';
import { absentAt } from './absent.ts';
import { deal, type Written } from './action.ts';
import { owes, waitsForOthers, withoutSilent } from './calling-off.ts';
import { Refused } from './refusal.ts';

export const isFull = ({ seats }: StoredMatch): boolean => seats.every(({ name }) => name !== null);

/**
 * Deals as soon as everybody sits and has opened what was promised; until then the table waits. The time for that begins
 * when somebody waits who owes nothing: as long as nobody does, nobody is wronged.
 */
export function begin(game: AnyGame, match: StoredMatch, moment: Instant): Written {
  if (!isFull(match)) return { match: { ...match, due: null }, rows: [] };
  if (!match.seats.some(owes)) return deal(game, { ...match, due: null }, moment);
  const outAt = moment.serverTime + absentAt(match.settings).seconds * 1000;
  const due = match.seats.some(waitsForOthers) ? (match.due ?? outAt) : null;
  return { match: { ...match, due }, rows: [] };
}

/** Calls the deal off if somebody has let the time pass, and goes on without them. Null if time is left. */
export function callOff(game: AnyGame, before: StoredMatch, moment: Instant): Written | null {
  const isOut = before.due !== null && before.due <= moment.serverTime;
  if (before.status !== 'open' || !isOut || !isFull(before)) return null;
  return begin(game, withoutSilent(game, before, moment), moment);
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
 * The seats after one has thrown a text into the dice, and promised another should this deal be called off; null if it had thrown this very text before. Throws `Refused`
 * where another is in or was promised, it is too early to open a promise, or the dice are settled.
 */
export function addEntropy(before: StoredMatch, seat: Seat, { entropy: text, next }: Throw): StoredSeat[] | null {
  const entropy = text.toWellFormed();
  const own = before.seats[seat]!;
  if (own.entropy === entropy) return null;
  if (own.entropy !== '') throw new Refused('already-thrown', 'This seat has thrown something into the dice before.');
  const isOver = before.status !== 'open' || (isFull(before) && own.promise === undefined);
  if (isOver) throw new Refused('too-late', 'The dice of this table are settled.');
  if (own.promise === undefined) {
    if (next !== undefined) throw new Refused('bad-options', 'Only who has promised a text promises another.');
  } else mustKeepPromise(before, own.promise, entropy);
  if (next !== undefined && next === own.promise) {
    throw new Refused('bad-options', 'What is open cannot be promised again: think of another text.');
  }
  return before.seats.map((one, i) => (i === seat ? { ...one, entropy, ...(next !== undefined && { next }) } : one));
}

function mustKeepPromise(match: StoredMatch, promise: string, text: string): void {
  if (!isFull(match)) {
    throw new Refused('too-early', 'Seats are free: whoever takes one must not know what is thrown into the dice.');
  }
  if (promiseOf(text) !== promise)
    throw new Refused('not-promised', 'This is not the text that the seat has promised.');
}
