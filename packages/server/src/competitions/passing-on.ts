/** Places that pass from one person to another, or to a bot when somebody goes for good. */

import { FORMER_PLAYER } from '@roundhouse/games/voice.ts';
import type { MatchRepository } from '../matches/match-repository.ts';
import { competitionsOn, type Entrant, type StoredCompetition } from '../store/competitions.ts';
import type { Person } from '../store/people.ts';
import { changeCompetition } from './change.ts';

/** Gives a guest's places to somebody. Done again after a crash, it does the rest. */
export async function passOnEntries(repository: MatchRepository, guest: Person, into: Person): Promise<void> {
  const store = competitionsOn(repository.store.tables);
  for (const id of await store.of(guest.id)) {
    await store.enter(into.id, id, repository.serverClock.moment().at);
    await changeEntries(repository, id, guest, one => ({ ...one, person: into.id }));
  }
}

/** A bot competes in somebody's place, under a neutral name. Done again after a crash, it does the rest. */
export async function leaveEntries(repository: MatchRepository, person: Person): Promise<void> {
  for (const id of await competitionsOn(repository.store.tables).of(person.id)) {
    await changeEntries(repository, id, person, (one, { level }) => ({
      ...one,
      ...{ name: FORMER_PLAYER, keyHash: null, person: null, bot: level, due: null },
    }));
  }
}

async function changeEntries(
  repository: MatchRepository,
  id: string,
  person: Person,
  change: (entrant: Entrant, competition: StoredCompetition) => Entrant,
): Promise<void> {
  await changeCompetition(repository, id, (before, { serverTime }) => {
    if (!before.entrants.some(one => one.person === person.id)) return null;
    const entrants = before.entrants.map(one => (one.person === person.id ? change(one, before) : one));
    // Something may have to be decided now by a bot: whoever looks after competitions sees to it.
    const due = before.status === 'running' ? serverTime : before.due;
    return { competition: { ...before, entrants, due }, step: { kind: 'passedOn' } };
  });
}

/** What somebody has entered, for them to take along. */
export async function exportEntries(repository: MatchRepository, person: Person) {
  const store = competitionsOn(repository.store.tables);
  const found = await Promise.all((await store.of(person.id)).map(id => store.load(id)));
  return found.flatMap(one =>
    (one?.entrants ?? []).flatMap(({ person: owner, name }, entrant) =>
      owner === person.id ? [{ ...pick(one!), entrant, name }] : [],
    ),
  );
}

const pick = ({ id, game, kind, status, created }: StoredCompetition) => ({ id, game, kind, status, created });
