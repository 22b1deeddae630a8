/** What the tables of people must keep to, on any database. */

import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type PeopleStore, type Person, peopleOn, type Session } from '../src/store/people.ts';
import { keptSecret } from '../src/store/secrets.ts';
import { Conflict, type Store } from '../src/store/store.ts';
import { sql } from '../src/store/tables.ts';
import type { Database } from './store.contract.ts';

export const somePerson = (given: Partial<Person> = {}): Person => ({
  id: randomUUID(),
  kind: 'guest',
  name: 'Ann ☃ "quoted"',
  role: 'player',
  created: 1_700_000_000_000,
  ...given,
});

const someSession = ({ id }: Person, given: Partial<Session> = {}): Session => ({
  id: randomUUID(),
  person: id,
  device: 'Firefox, Linux',
  created: 1_700_000_000_000,
  seen: 1_700_000_000_000,
  ...given,
});

export function peopleContract(name: string, makeDatabase: () => Promise<Database>): void {
  describe(`the contract of people on ${name}`, () => {
    let database: Database;
    let stores: Store[];
    const open = async (): Promise<PeopleStore> => {
      const store = await database.open();
      stores.push(store);
      return peopleOn(store.tables);
    };
    beforeEach(async () => {
      database = await makeDatabase();
      stores = [];
    });
    afterEach(async () => {
      for (const store of stores) await store.close();
      await database.drop();
    });

    test('somebody comes back as they were kept, whichever process asks', async () => {
      const [one, two] = [await open(), await open()];
      const [guest, account] = [somePerson(), somePerson({ kind: 'account', role: 'operator' })];
      await one.add(guest);
      await one.add(account);
      expect(await two.find(guest.id)).toEqual(guest);
      expect(await two.find(account.id)).toEqual(account);
      expect(await two.find('nobody')).toBeNull();
      await expect(two.add({ ...guest, name: 'Another' })).rejects.toThrow(Conflict);
      expect(await one.find(guest.id)).toEqual(guest);
    });

    test('a guest is renamed, an account is not', async () => {
      const people = await open();
      const [guest, account] = [somePerson(), somePerson({ kind: 'account' })];
      for (const person of [guest, account]) {
        await people.add(person);
        await people.rename(person.id, 'New');
      }
      expect(await people.find(guest.id)).toEqual({ ...guest, name: 'New' });
      expect(await people.find(account.id)).toEqual(account);
    });

    test('a device is known until it is forgotten', async () => {
      const people = await open();
      const [person, other] = [somePerson(), somePerson()];
      for (const one of [person, other]) await people.add(one);
      const early = someSession(person, { seen: 10, created: 5 });
      const late = someSession(person, { seen: 20, device: '' });
      for (const session of [early, late]) await people.begin(session);
      expect(await people.session(early.id, 9)).toEqual({ session: early, person });
      expect(await people.session(early.id, 10)).toBeNull();
      expect(await people.session('nothing', 0)).toBeNull();
      expect(await people.sessions(person.id)).toEqual([late, early]);
      await people.seen(early.id, 30);
      await people.seen(early.id, 25);
      expect(await people.sessions(person.id)).toEqual([{ ...early, seen: 30 }, late]);
      expect(await people.end(other.id, late.id)).toBe(false);
      expect(await people.end(person.id, late.id)).toBe(true);
      expect(await people.end(person.id, late.id)).toBe(false);
      expect(await people.session(late.id, 0)).toBeNull();
      await people.forget(31);
      expect(await people.sessions(person.id)).toEqual([]);
    });

    test('a place is noted once, the newest first', async () => {
      const people = await open();
      const [person, other] = [somePerson(), somePerson()];
      for (const one of [person, other]) await people.add(one);
      await people.sit(person.id, 'first', 1);
      await people.sit(person.id, 'second', 2);
      await people.sit(person.id, 'first', 3);
      await people.sit(other.id, 'first', 4);
      expect(await people.matches(person.id)).toEqual(['second', 'first']);
      expect(await people.matches('nobody')).toEqual([]);
    });

    test('a secret is made once, whoever is first', async () => {
      await Promise.all([open(), open()]);
      const made = await Promise.all(stores.map(({ tables }, i) => keptSecret(tables, 'cookies', `secret ${i}`)));
      expect(new Set(made).size).toBe(1);
      expect(await keptSecret(stores[0]!.tables, 'other', 'another')).toBe('another');
      expect(await keptSecret(stores[1]!.tables, 'cookies', 'late')).toBe(made[0]);
    });

    test('of several things written together, all are kept or none', async () => {
      const people = await open();
      const person = somePerson();
      const { tables } = stores[0]!;
      const added = sql`INSERT INTO people (id, kind, name, role, created) VALUES (${person.id}, 'guest', 'A', 'player', 1)`;
      await expect(tables.write(added, added)).rejects.toThrow(Conflict);
      expect(await people.find(person.id)).toBeNull();
      const [, found] = await tables.write(added, sql`SELECT name FROM people WHERE id = ${person.id}`);
      expect(found).toEqual([{ name: 'A' }]);
    });
  });
}
