/** The match after the match: the same table again, seats turned by one. */

import { type AnyGame, type Seat, samePlain } from '@roundhouse/kernel';
import type { Settings, StoredMatch, StoredSeat } from '../store/store.ts';
import { rematchIdFor } from './keys.ts';
import type { MatchRepository } from './match-repository.ts';
import { newMatch } from './new-match.ts';
import { Refused } from './refusal.ts';
import { FREE_SEAT } from './seats.ts';

/** Where a seat sits in the rematch: who was second is first. */
export const turned = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/** The new table: bots sit, people's seats are kept for them, and those of people who have gone are free. Throws `Refused` while the old match is on. */
export function nextTable(game: AnyGame, old: StoredMatch, at: number): StoredMatch {
  if (old.status !== 'over') throw new Refused('too-early', 'A rematch can be asked for when the game is over.');
  const seats = seatsAgain(old);
  const { options } = old;
  const begun = {
    id: rematchIdFor(old.id, old.invite),
    options,
    seats,
    listed: false,
    settings: friendly(old.settings),
  };
  return newMatch(game, begun, at);
}

/** A rematch is between those who play it: it counts in no competition. */
const friendly = ({ competition: _, ...settings }: Settings): Settings => settings;

/** Keeps the free seats of a match's rematch, if there is one, for those who own the seats of the match now. */
export async function keepForOwners(repository: MatchRepository, id: string): Promise<void> {
  const old = await repository.store.load(id);
  if (old === null || old.rematch === null) return;
  const owned = seatsAgain(old);
  await repository.change(old.rematch, (before, { at }) => {
    const seats = before.seats.map((seat, i) => (seat.name === null && seat.keptFor !== null ? owned[i]! : seat));
    if (samePlain(seats, before.seats)) return 'again';
    return { match: { ...before, revision: before.revision + 1, seats, updated: at }, rows: [], by: null };
  });
}

const seatsAgain = ({ seats }: StoredMatch): StoredSeat[] =>
  seats.map((_, seat) => again(seats[(seat + 1) % seats.length]!));

function again({ name, keyHash, person, bot }: StoredSeat): StoredSeat {
  if (bot !== null) return { ...FREE_SEAT, name, bot };
  const hasGone = keyHash === null && person === null;
  return hasGone ? FREE_SEAT : { ...FREE_SEAT, keyHash, person, keptFor: name };
}
