/** What somebody may take along, and what is left of them when they go. */

import { FORMER_PLAYER } from '@roundhouse/games/voice.ts';
import { exportEntries, leaveEntries } from '../competitions/passing-on.ts';
import type { Written } from '../matches/action.ts';
import { guestAt, withoutTheirName } from '../matches/calling-off.ts';
import type { Matches } from '../matches/matches.ts';
import { isFull } from '../matches/opening.ts';
import { keepForOwners } from '../matches/rematch.ts';
import { FREE_SEAT } from '../matches/seats.ts';
import { letStandIn } from '../matches/stand-in.ts';
import { Pacer } from '../pacer.ts';
import type { AccountStore } from '../store/accounts.ts';
import { moderationOn } from '../store/moderation.ts';
import { notificationsOn } from '../store/notifications.ts';
import type { Person } from '../store/people.ts';
import type { StoredMatch, StoredSeat } from '../store/store.ts';
import { sql } from '../store/tables.ts';
import type { Instant } from '../time.ts';
import type { People, Place } from './people.ts';

/** A match's chat is read to its end. */
const ALL_LINES = 1_000_000;

/**
 * Everything that is kept of a person, as one file of JSON. Secrets of others, and of games that are on, are not in it.
 * Written piece by piece: somebody who has played for years must not keep a move waiting.
 */
export async function exportOf(people: People, accounts: AccountStore, matches: Matches, person: Person) {
  const about = JSON.stringify(await aboutOf(people, accounts, person), null, 2);
  const pieces = [Buffer.from(`${about.slice(0, about.lastIndexOf('\n}'))},\n  "seats": [`)];
  const pacer = new Pacer();
  for (const place of await people.places(person)) {
    const seat = JSON.stringify(await seatOf(people, matches, place, pacer), null, 2);
    await pacer.pause();
    pieces.push(Buffer.from(`${pieces.length > 1 ? ',' : ''}\n${seat}`));
  }
  return Buffer.concat([...pieces, Buffer.from(']\n}\n')]);
}

async function aboutOf(people: People, accounts: AccountStore, person: Person) {
  const { tables } = people.repository.store;
  return {
    format: 'roundhouse-person-1',
    person,
    sessions: (await people.store.sessions(person.id)).map(({ device, created, seen }) => ({ device, created, seen })),
    passkeys: (await accounts.passkeys(person.id)).map(({ id, label, created, used }) => ({
      id,
      label,
      created,
      used,
    })),
    identities: (await accounts.identities(person.id)).map(({ issuer, created, used }) => ({ issuer, created, used })),
    told: (await notificationsOn(tables).channels(person.id)).map(
      ({ kind, address, language, confirmed, signsIn, created }) => ({
        ...{ kind, address, language, confirmed, signsIn, created },
      }),
    ),
    quiet: await notificationsOn(tables).quiet(person.id),
    tokens: (await people.tokens.of(person)).map(({ name, created, used }) => ({ name, created, used })),
    sanctions: (await moderationOn(tables).sanctionsOf(person.id)).map(({ person: _, ...sanction }) => sanction),
    competitions: await exportEntries(people.repository, person),
  };
}

async function seatOf({ repository }: People, matches: Matches, { match, seat }: Place, pacer: Pacer) {
  const { id, game, status, created, seats } = match;
  const lines = await repository.store.chat(id, ALL_LINES);
  const reports = await moderationOn(repository.store.tables).reportsBy(id, seat);
  return {
    match: id,
    game,
    status,
    created,
    seat,
    name: seats[seat]!.name,
    said: lines.filter(line => line.seat === seat).map(({ line, text, at }) => ({ line, text, at })),
    reported: reports.map(({ line, reason, at }) => ({ line, reason, at })),
    // As much of it as this seat may know.
    record: status === 'open' ? null : await matches.record(id, guestAt(match, seat), pacer),
  };
}

/**
 * Forgets a person. At their tables and in competitions a neutral name stands instead, and a bot plays on; a seat kept for
 * them in a rematch is free. What they said is blanked, but for lines that were reported; so is why they reported others,
 * and their name in the list of what operators did. Records still prove themselves. Done again after a crash, it does the
 * rest.
 */
export async function forget(people: People, accounts: AccountStore, person: Person): Promise<void> {
  const { repository } = people;
  // First: matches that a competition opens from now on are a bot's.
  await leaveEntries(repository, person);
  await leaveCalledOff(people, person);
  for (const { match, seat } of await people.places(person)) {
    await repository.store.tables.write(
      sql`UPDATE chat SET text = '…' WHERE match = ${match.id} AND seat = ${seat}
        AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.match = chat.match AND reports.line = chat.line)`,
      sql`UPDATE reports SET reason = '…' WHERE match = ${match.id} AND seat = ${seat}`,
    );
    await repository.change(match.id, (before, moment) => {
      if (before.seats[seat]?.person !== person.id) return 'again';
      return { ...vacated(people, before, seat, moment), by: null };
    });
  }
  for (const id of await people.store.matches(person.id)) await keepForOwners(repository, id);
  await moderationOn(repository.store.tables).unname(person, FORMER_PLAYER);
  await accounts.remove(person.id);
}

/** Deals that were called off name those who sat there, also who has lost the seat since. */
async function leaveCalledOff({ repository, store }: People, person: Person): Promise<void> {
  for (const id of await store.matches(person.id)) {
    const match = await repository.store.load(id);
    if (match === null || match.past.calledOff.length === 0) continue;
    await repository.change(id, (before, { at }) => {
      const left = withoutTheirName(before, person.id, FORMER_PLAYER);
      if (left === null) return 'again';
      return { match: { ...left, revision: before.revision + 1, updated: at }, rows: [], by: null };
    });
  }
}

/** What the dice are made of stays, whoever leaves. */
const thrownBy = ({ entropy, promise }: StoredSeat) => ({ entropy, ...(promise !== undefined && { promise }) });

/** The match with nobody in the seat who could come back. */
function vacated({ repository }: People, before: StoredMatch, seat: number, moment: Instant): Written {
  const away = letStandIn(repository.game(before.game), before, seat, moment) ?? before;
  const { avatar: _, ...own } = away.seats[seat]!;
  const nobody: StoredSeat = { ...own, name: FORMER_PLAYER, keyHash: null, person: null, muted: [] };
  // Nothing has been dealt: the seat is a bot's from the start. A promise that nobody will open binds only while it is being opened.
  const left: StoredSeat =
    before.status === 'open'
      ? { ...FREE_SEAT, name: FORMER_PLAYER, bot: before.settings.level, ...(isFull(before) && thrownBy(own)) }
      : nobody;
  const seats = away.seats.map((one, i) => (i === seat ? left : one));
  return { match: { ...away, revision: before.revision + 1, seats, updated: moment.at }, rows: [] };
}
