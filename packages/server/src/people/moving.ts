/** Seats that pass from one person to another: a guest who turns out to have an account. */

import { passOnEntries } from '../competitions/passing-on.ts';
import { keepForOwners } from '../matches/rematch.ts';
import { accountsOn } from '../store/accounts.ts';
import type { Person } from '../store/people.ts';
import type { People } from './people.ts';

/** Gives all of a guest's seats, those kept for a rematch and places in competitions too, to somebody, and forgets the guest. Done again after a crash, it does the rest. */
export async function adopt(people: People, guest: Person, into: Person): Promise<void> {
  // First: matches that a competition opens from now on have their seats for the new owner.
  await passOnEntries(people.repository, guest, into);
  for (const { match } of await people.places(guest)) {
    await people.store.sit(into.id, match.id, match.created);
    await people.repository.change(match.id, before => {
      if (!before.seats.some(({ person }) => person === guest.id)) return 'again';
      const seats = before.seats.map(seat => (seat.person === guest.id ? { ...seat, person: into.id } : seat));
      return { match: { ...before, revision: before.revision + 1, seats }, rows: [], by: null };
    });
  }
  for (const id of await people.store.matches(guest.id)) await keepForOwners(people.repository, id);
  await accountsOn(people.repository.store.tables).merge(guest.id, into.id);
}
