/** What the tables of tellings must keep to, on any database. */

import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountsOn } from '../src/store/accounts.ts';
import {
  type Channel,
  type DueNotification,
  type NotificationStore,
  notificationsOn,
} from '../src/store/notifications.ts';
import { peopleOn } from '../src/store/people.ts';
import type { Store } from '../src/store/store.ts';
import { sql } from '../src/store/tables.ts';
import { somePerson } from './people.contract.ts';
import { type Database, someMatch } from './store.contract.ts';

export function notificationsContract(name: string, makeDatabase: () => Promise<Database>): void {
  describe(`the contract of tellings on ${name}`, () => {
    let database: Database;
    let stores: Store[];
    const open = async (): Promise<[NotificationStore, Store]> => {
      const store = await database.open();
      stores.push(store);
      return [notificationsOn(store.tables), store];
    };
    beforeEach(async () => {
      database = await makeDatabase();
      stores = [];
    });
    afterEach(async () => {
      for (const store of stores) await store.close();
      await database.drop();
    });

    const newPerson = async ({ tables }: Store): Promise<string> => {
      const person = somePerson();
      await peopleOn(tables).add(person);
      return person.id;
    };
    const opened = async (tellings: NotificationStore, channel: Channel): Promise<Channel> =>
      (await tellings.open(channel, 12))!;
    const newDevice = async ({ tables }: Store, person: string): Promise<string> => {
      const id = randomUUID();
      await peopleOn(tables).begin({ id, person, device: '', created: 1, seen: 1 }, null);
      return id;
    };
    const someChannel = (person: string, given: Partial<Channel> = {}): Channel => ({
      ...{ id: randomUUID(), person, kind: 'mail', address: 'ann@example.org', secret: '', language: 'de' },
      ...{ confirmed: false, signsIn: false, created: 1_700_000_000_000, ...given },
    });
    const owed = (channel: string, given: Partial<DueNotification> = {}): DueNotification => ({
      ...{ match: 'm', seat: 0, decision: 3, occasion: 'turn', channel, at: 100, ...given },
    });

    test('links sign in where a confirmed mailbox was said to be for that, however its address is written', async () => {
      const [tellings, store] = await open();
      const [ann, bob] = [await newPerson(store), await newPerson(store)];
      const device = await newDevice(store, ann);
      const mail = await opened(tellings, someChannel(ann, { address: 'Ann@example.org' }));
      expect(await tellings.setSignIn(ann, mail.id, true, device)).toBe(false);
      await tellings.confirm(mail.id);
      expect(await tellings.setSignIn(bob, mail.id, true, device)).toBe(false);
      expect(await tellings.setSignIn(ann, mail.id, true, 'a device that was ended')).toBe(false);
      expect(await tellings.signingIn('ann@example.org', 5)).toEqual([]);
      expect(await tellings.setSignIn(ann, mail.id, true, device)).toBe(true);
      expect(await tellings.signingIn('ANN@example.org', 5)).toEqual([{ ...mail, confirmed: true, signsIn: true }]);
      expect(await tellings.signingIn('bob@example.org', 5)).toEqual([]);
      // Opened again it is what it was.
      expect((await opened(tellings, someChannel(ann, { address: 'Ann@example.org' }))).signsIn).toBe(true);
      await tellings.setSignIn(ann, mail.id, false, device);
      expect(await tellings.signingIn('ann@example.org', 5)).toEqual([]);
    });

    test('a channel is kept once for each address, and a browser tells only who used it last', async () => {
      const [tellings, store] = await open();
      const [ann, bob] = [await newPerson(store), await newPerson(store)];
      const mail = await opened(tellings, someChannel(ann));
      expect(mail.confirmed).toBe(false);
      await tellings.confirm(mail.id);
      const again = await opened(tellings, someChannel(ann, { language: 'en' }));
      expect(again).toEqual({ ...mail, language: 'en', confirmed: true });
      const push = { kind: 'push', address: 'https://push.test/1', secret: '{"auth":"☃"}' } as const;
      const hers = await opened(tellings, someChannel(ann, { ...push, created: 1_700_000_000_001 }));
      expect(await tellings.channels(ann)).toEqual([again, hers]);
      const his = await opened(tellings, someChannel(bob, push));
      expect(await opened(tellings, someChannel(bob))).toMatchObject({ address: mail.address });
      expect(await tellings.channels(ann)).toEqual([again]);
      expect(await tellings.find(his.id)).toEqual(his);
      expect(await tellings.find(hers.id)).toBeNull();
      expect([await tellings.close(his.id), await tellings.close(his.id)]).toEqual([true, false]);
    });

    test('nobody has more channels than they may, also where they open many at the same moment', async () => {
      const [[one, store], [two]] = [await open(), await open()];
      const ann = await newPerson(store);
      const wanted = Array.from({ length: 8 }, (_, i) => someChannel(ann, { address: `${i}@example.org` }));
      await Promise.all(wanted.map((channel, i) => (i % 2 === 0 ? one : two).open(channel, 3)));
      const kept = await one.channels(ann);
      expect(kept).toHaveLength(3);
      // What is there is brought up to date all the same.
      expect(await one.open({ ...kept[0]!, language: 'en' }, 3)).toMatchObject({ id: kept[0]!.id, language: 'en' });
    });

    test('a guest who turns out to have an account takes channels along', async () => {
      const [tellings, store] = await open();
      const [guest, holder] = [await newPerson(store), await newPerson(store)];
      const shared = await opened(tellings, someChannel(holder));
      await opened(tellings, someChannel(guest));
      const push = await opened(tellings, someChannel(guest, { kind: 'push', address: 'https://push.test/1' }));
      for (const one of [guest, holder]) await tellings.hush(one, 'm', true);
      await tellings.hush(guest, 'n', true);
      await accountsOn(store.tables).merge(guest, holder);
      const ids = (await tellings.channels(holder)).map(({ id }) => id);
      expect(ids.sort()).toEqual([shared.id, push.id].sort());
      expect(await tellings.quiet(holder)).toEqual(['m', 'n']);
    });

    test('what was owed once is not owed again, whatever became of it', async () => {
      const [tellings, store] = await open();
      const { id } = await opened(tellings, someChannel(await newPerson(store)));
      const reminder = owed(id, { occasion: 'reminder', at: 500 });
      await tellings.owe([owed(id), reminder]);
      await tellings.owe([owed(id, { at: 50 })]);
      expect(await tellings.nextDue()).toBe(100);
      expect(await tellings.takeUp(99, 1000, 9)).toEqual([]);
      const [taken] = await tellings.takeUp(100, 1000, 9);
      expect(taken).toEqual({ match: 'm', seat: 0, decision: 3, occasion: 'turn', channel: id, tries: 1 });
      expect(await tellings.takeUp(101, 1001, 9)).toEqual([]);
      // Whoever took it up has died: another does, and tells it.
      expect(await tellings.takeUp(1000, 2000, 1)).toMatchObject([{ occasion: 'reminder', tries: 1 }]);
      expect(await tellings.takeUp(1000, 2000, 1)).toMatchObject([{ occasion: 'turn', tries: 2 }]);
      await tellings.settle(taken!, null);
      await tellings.settle(reminder, 3000);
      await tellings.owe([owed(id), owed(id, { at: null })]);
      expect(await tellings.takeUp(9000, 9999, 9)).toMatchObject([{ occasion: 'reminder', tries: 2 }]);
      // The seat has acted: the old question is forgotten, an older one changes nothing.
      await tellings.owe([owed(id, { decision: 4, at: null })]);
      expect(await tellings.nextDue()).toBeNull();
      await tellings.owe([owed('no such channel', { decision: 5 })]);
      expect(await tellings.nextDue()).toBeNull();
    });

    test('of several processes only one takes a telling up', async () => {
      const [[one, store], [two], [three]] = [await open(), await open(), await open()];
      const { id } = await opened(one, someChannel(await newPerson(store)));
      await one.owe(Array.from({ length: 30 }, (_, i) => owed(id, { match: `m${i}` })));
      const taken = await Promise.all([one, two, three, one, two, three].map(store => store.takeUp(200, 900, 8)));
      const names = taken.flat().map(({ match }) => match);
      expect(new Set(names).size).toBe(names.length);
      while (names.length < 30) {
        const more = await two.takeUp(200, 900, 8);
        expect(more.length).toBeGreaterThan(0);
        names.push(...more.map(({ match }) => match));
      }
      expect(new Set(names).size).toBe(30);
    });

    test('matches are watched for those who have a channel, and forgotten with their owner', async () => {
      const [tellings, store] = await open();
      const [ann, bob] = [await newPerson(store), await newPerson(store)];
      const matches = ['b', 'a', 'c', 'd'].map((id, i) => someMatch({ id, status: 'running', updated: 1000 + i }));
      for (const match of [...matches, someMatch({ id: 'o', status: 'over', updated: 5000 })]) {
        await store.create(match, []);
      }
      const people = peopleOn(store.tables);
      for (const id of ['a', 'b', 'c', 'o']) await people.sit(ann, id, 0);
      await people.sit(bob, 'd', 0);
      const { id } = await opened(tellings, someChannel(ann));
      expect(await tellings.watched(0, 9999, '', 9)).toEqual(['a', 'b', 'c']);
      expect(await tellings.listeners()).toEqual(new Set([ann]));
      expect(await tellings.watched(0, 9999, 'a', 1)).toEqual(['b']);
      expect(await tellings.watched(1001, 9999, '', 9)).toEqual(['a', 'c']);
      expect(await tellings.watched(1001, 1001, '', 9)).toEqual(['a']);
      await tellings.hush(ann, 'a', true);
      await tellings.hush(ann, 'a', true);
      expect(await tellings.quiet(ann)).toEqual(['a']);
      await tellings.hush(ann, 'a', false);
      expect(await tellings.quiet(ann)).toEqual([]);
      await tellings.owe([owed(id, { match: 'o' }), owed(id, { match: 'a', at: 300 })]);
      await tellings.forget();
      expect(await tellings.nextDue()).toBe(300);
      await store.tables.write(sql`DELETE FROM people WHERE id = ${ann}`);
      expect([await tellings.find(id), await tellings.nextDue()]).toEqual([null, null]);
    });
  });
}
