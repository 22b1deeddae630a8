/** Keys of seats, renewed and withdrawn by those whose seats they open. */

import type { Seat } from '@roundhouse/kernel';
import type { Change } from '../bus/bus.ts';
import type { Person } from '../store/people.ts';
import type { StoredMatch, StoredSeat } from '../store/store.ts';
import { hashOf } from './keys.ts';
import { Refused } from './refusal.ts';
import { seatOpenedBy } from './seats.ts';

/**
 * The match with another key for a seat, or with none; 'again' where it has that one. Whoever took a seat decides what
 * opens it: a key that got about must not lock its owner out. Of seats that nobody is known to own, the key itself does.
 */
export function withKey(
  before: StoredMatch,
  seat: Seat,
  key: string | null,
  person: Pick<Person, 'id'> | null,
  at: number,
): Change | 'again' {
  const own = before.seats[seat]!;
  if (own.person !== null && own.person !== person?.id) {
    throw new Refused('not-now', 'Whoever took this seat says which key opens it.');
  }
  if (own.person === null && key === null) {
    throw new Refused('not-now', 'Nothing else opens this seat: give it another key instead.');
  }
  const opened = key === null ? -1 : seatOpenedBy(before, key);
  if (opened >= 0 && opened !== seat) throw new Refused('key-used', 'This key opens another seat: make a new one.');
  const keyHash = key === null ? null : hashOf(key);
  if (keyHash === own.keyHash) return 'again';
  const seats = before.seats.map((one, i): StoredSeat => (i === seat ? { ...one, keyHash } : one));
  return { match: { ...before, revision: before.revision + 1, seats, updated: at }, rows: [], by: null };
}
