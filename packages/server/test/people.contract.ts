/** What the tables of people must keep to, on any database. */

import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountsOn, type Passkey } from '../src/store/accounts.ts';
import { type Deed, moderationOn } from '../src/store/moderation.ts';
import { notificationsOn } from '../src/store/notifications.ts';
import { type PeopleStore, type Person, peopleOn, type Session } from '../src/store/people.ts';
import { keptSecret } from '../src/store/secrets.ts';
import { Conflict, type Store } from '../src/store/store.ts';
import { sql } from '../src/store/tables.ts';
import { tokensOn } from '../src/store/tokens.ts';
import { type Database, someMatch } from './store.contract.ts';

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

const somePasskey: Passkey = {
  id: 'key',
  person: '',
  publicKey: '{"kty":"OKP"}',
  counter: 0,
  label: 'Firefox, Linux',
  created: 1,
  used: 1,
};

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
      for (const session of [early, late]) expect(await people.begin(session, null)).toBe(true);
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

    test('an account has a name of its own, and only a guest becomes its holder', async () => {
      const people = await open();
      const accounts = accountsOn(stores[0]!.tables);
      const [ann, eve] = [somePerson(), somePerson()];
      for (const one of [ann, eve]) await people.add(one);
      const account = { person: ann.id, name: 'Ann', nameKey: 'ann', password: 'hash', passkey: null };
      expect(await accounts.open(account)).toBe(true);
      expect(await accounts.open({ ...account, name: 'Anna', nameKey: 'anna' })).toBe(false);
      const passkey = { ...somePasskey, person: eve.id };
      await expect(accounts.open({ ...account, person: eve.id, passkey })).rejects.toThrow(Conflict);
      // Both or neither: the passkey has gone with the name.
      expect(await accounts.passkeys(eve.id)).toEqual([]);
      const person: Person = { ...ann, kind: 'account', name: 'Ann' };
      expect(await accounts.named('ann')).toEqual({ person, password: 'hash' });
      expect(await accounts.named('eve')).toBeNull();
      const [here, there] = [someSession(ann), someSession(ann)];
      for (const session of [here, there]) expect(await people.begin(session, 'hash')).toBe(true);
      expect(await people.begin(someSession(ann), 'hash before that')).toBe(false);
      await accounts.setPassword(ann.id, 'other', here.id, { tokens: false, passkeys: false });
      expect(await accounts.passwordOf(ann.id)).toBe('other');
      expect(await people.sessions(ann.id)).toEqual([here]);
      expect(await accounts.setRole('ann', 'operator')).toEqual({ ...person, role: 'operator' });
      expect(await accounts.setRole('eve', 'operator')).toBeNull();
      await accounts.remove(ann.id);
      expect([await people.find(ann.id), await people.sessions(ann.id)]).toEqual([null, []]);
    });

    test('somebody whom a provider knows is one person here, and goes with them', async () => {
      const people = await open();
      const accounts = accountsOn(stores[0]!.tables);
      const [ann, eve] = [somePerson(), somePerson()];
      for (const one of [ann, eve]) await people.add(one);
      const identity = { id: randomUUID(), person: ann.id, issuer: 'https://id.test', created: 1, used: 1 };
      const account = { person: ann.id, name: 'Ann', nameKey: 'ann', password: null, passkey: null };
      expect(await accounts.useIdentity(identity.id, 2)).toBeNull();
      await accounts.open({ ...account, identity });
      // Both or neither: the name is not taken where the identity is somebody's.
      const taken = { ...identity, person: eve.id };
      const hers = { ...account, person: eve.id, name: 'Eve', nameKey: 'eve', identity: taken };
      await expect(accounts.open(hers)).rejects.toThrow(Conflict);
      await expect(accounts.addIdentity(taken, '')).rejects.toThrow(Conflict);
      expect(await accounts.named('eve')).toBeNull();
      expect(await accounts.useIdentity(identity.id, 3)).toBe(ann.id);
      expect(await accounts.identities(ann.id)).toEqual([{ ...identity, used: 3 }]);
      expect(await accounts.removeIdentity(eve.id, identity.id)).toBe(false);
      // It is the only way in.
      expect(await accounts.removeIdentity(ann.id, identity.id)).toBe(false);
      await accounts.setPassword(ann.id, 'hash', null, { tokens: false, passkeys: false });
      expect(await accounts.removeIdentity(ann.id, identity.id)).toBe(true);
      const device = someSession(ann);
      expect(await accounts.addIdentity(identity, device.id)).toBe(false);
      await people.begin(device, 'hash');
      expect(await accounts.addIdentity(identity, device.id)).toBe(true);
      expect(await accounts.identityOwner(identity.id)).toBe(ann.id);
      await accounts.remove(ann.id);
      expect(await accounts.useIdentity(identity.id, 4)).toBeNull();
    });

    test('a passkey counts up, and a ticket is good once', async () => {
      const people = await open();
      const accounts = accountsOn(stores[0]!.tables);
      const ann = somePerson();
      await people.add(ann);
      const passkey = { ...somePasskey, person: ann.id };
      expect(await accounts.addPasskey(passkey, '', 2)).toBe(true);
      await expect(accounts.addPasskey(passkey, '', 2)).rejects.toThrow(Conflict);
      expect(await accounts.passkey(passkey.id)).toEqual(passkey);
      const uses = [await accounts.usePasskey(passkey.id, 0, 5), await accounts.usePasskey(passkey.id, 3, 6)];
      expect([...uses, await accounts.usePasskey(passkey.id, 3, 7)]).toEqual([true, true, false]);
      expect(await accounts.passkeys(ann.id)).toEqual([{ ...passkey, counter: 3, used: 6 }]);
      expect(await accounts.removePasskey('somebody', passkey.id)).toBe(false);
      // It is the only way in.
      expect(await accounts.removePasskey(ann.id, passkey.id)).toBe(false);
      expect(await accounts.addPasskey({ ...passkey, id: 'another' }, '', 2)).toBe(true);
      expect(await accounts.addPasskey({ ...passkey, id: 'a third' }, '', 2)).toBe(false);
      expect(await accounts.removePasskey(ann.id, passkey.id)).toBe(true);
      const ticket = { id: 'a', kind: 'carry', person: ann.id, until: 100 } as const;
      for (const id of ['a', 'b']) await accounts.issue({ ...ticket, id }, 50);
      expect(await accounts.redeem('signIn', 'a', 99)).toBeNull();
      expect(await accounts.redeem('carry', 'a', 100)).toBeNull();
      expect(await accounts.redeem('carry', 'a', 99)).toEqual(ticket);
      expect(await accounts.redeem('carry', 'a', 99)).toBeNull();
      await accounts.issue({ ...ticket, id: 'c', person: null, until: 300 }, 200);
      expect(await accounts.redeem('carry', 'b', 99)).toBeNull();
    });

    test('of two ways in that are removed at the same moment one stays', async () => {
      const [one] = [await open(), await open()];
      const [here, there] = stores.map(({ tables }) => accountsOn(tables));
      for (let round = 0; round < 10; round++) {
        const ann = somePerson();
        await one.add(ann);
        const [passkey, other] = [0, 1].map(() => ({ ...somePasskey, id: randomUUID(), person: ann.id }));
        const identity = { id: randomUUID(), person: ann.id, issuer: 'https://id.test', created: 1, used: 1 };
        const account = { person: ann.id, name: ann.id, nameKey: ann.id, password: null, passkey: passkey! };
        expect(await here!.open(account)).toBe(true);
        const device = someSession(ann);
        await one.begin(device, null);
        if (round % 2 === 0) await here!.addIdentity(identity, device.id);
        else await here!.addPasskey(other!, device.id, 2);
        const removed = await Promise.all([
          here!.removePasskey(ann.id, passkey!.id),
          round % 2 === 0 ? there!.removeIdentity(ann.id, identity.id) : there!.removePasskey(ann.id, other!.id),
        ]);
        expect(removed.toSorted()).toEqual([false, true]);
      }
    });

    test('what a device asks for in the moment in which the password is changed opens nothing', async () => {
      const people = await open();
      await open();
      const [here, there] = stores.map(({ tables }) => accountsOn(tables));
      for (let round = 0; round < 10; round++) {
        const ann = somePerson();
        await people.add(ann);
        await here!.open({ person: ann.id, name: ann.id, nameKey: ann.id, password: 'hash', passkey: null });
        const stolen = someSession(ann);
        await people.begin(stolen, 'hash');
        const secret = { id: randomUUID(), person: ann.id, created: 1, used: 1 };
        const ticket = { ...secret, kind: 'carry', until: 100 } as const;
        const token = { ...secret, name: 'mine', used: null, scopes: ['play'] as const, until: null };
        const late = someSession(ann);
        await Promise.all([
          here!.setPassword(ann.id, `hash ${round}`, null, { tokens: true, passkeys: true }),
          there!.addPasskey({ ...somePasskey, id: secret.id, person: ann.id }, stolen.id, 2),
          there!.addIdentity({ ...secret, issuer: 'https://id.test' }, stolen.id),
          there!.issue(ticket, 50, stolen.id),
          tokensOn(stores[1]!.tables).add(token, secret.id, stolen.id, 2),
          peopleOn(stores[1]!.tables).begin(late, 'hash'),
        ]);
        expect(await here!.passkeys(ann.id)).toEqual([]);
        expect(await here!.identities(ann.id)).toEqual([]);
        expect(await here!.redeem('carry', ticket.id, 99)).toBeNull();
        expect(await tokensOn(stores[0]!.tables).all(ann.id)).toEqual([]);
        expect(await people.sessions(ann.id)).toEqual([]);
      }
    });

    test('ending a device voids what it has asked for, and no letter', async () => {
      const people = await open();
      const accounts = accountsOn(stores[0]!.tables);
      const ann = somePerson();
      await people.add(ann);
      const ticket = { person: ann.id, until: 100 };
      await accounts.issue({ ...ticket, id: 'carried', kind: 'carry' }, 50);
      await accounts.issue({ ...ticket, id: 'written', kind: 'mail' }, 50);
      await people.end(ann.id, 'any');
      expect(await accounts.redeem('carry', 'carried', 99)).toBeNull();
      expect(await accounts.redeem('mail', 'written', 99)).not.toBeNull();
    });

    test('what operators do holds until its day, and all of it is noted', async () => {
      const people = await open();
      const [store] = stores as [Store];
      const moderation = moderationOn(store.tables);
      const [guest, holder] = [somePerson({ name: 'Guest' }), somePerson({ name: 'Holder' })];
      for (const one of [guest, holder]) await people.add(one);
      const match = someMatch();
      await store.create(match, []);
      for (const sentId of ['a', 'b']) await store.say(match.id, { seat: 1, sentId, text: 'rude', at: 1 });
      const reports = [0, 1].map(line => ({ match: match.id, line, seat: 0, reason: 'rude', at: 2 + line }));
      for (const report of reports) await store.report(report);
      expect(await moderation.reports(10)).toEqual(reports);
      const deed = (id: string, at: number): Deed => ({
        id,
        at,
        operator: 'Olga',
        deed: 'dismissed',
        about: { match: match.id, line: 0 },
        reason: '',
      });
      expect(await moderation.settle(match.id, 0, deed('a', 10))).toBe(true);
      expect(await moderation.settle(match.id, 0, deed('b', 11))).toBe(false);
      const sanction = { id: 's', person: guest.id, kind: 'play', reason: 'r', since: 5, until: 100 } as const;
      await moderation.sanction({ ...sanction, lifted: null }, { match: match.id, line: 1 }, deed('c', 12));
      expect(await moderation.reports(10)).toEqual([]);
      expect([await moderation.reportsBy(match.id, 0), await moderation.reportsBy(match.id, 1)]).toEqual([reports, []]);
      expect(await moderation.standing(guest.id, 'play', 99)).toEqual([{ ...sanction, lifted: null }]);
      expect(await moderation.standing(guest.id, 'play', 100)).toEqual([]);
      expect(await moderation.standing(guest.id, 'chat', 99)).toEqual([]);
      const tellings = notificationsOn(store.tables);
      const channel = { kind: 'mail', secret: '', language: 'en', confirmed: true, created: 1 } as const;
      const addresses = [
        [guest, 'both@here'],
        [guest, 'mine@here'],
        [holder, 'both@here'],
      ] as const;
      for (const [i, [{ id: person }, address]] of addresses.entries()) {
        await tellings.open({ ...channel, id: `channel ${i}`, person, address }, 12);
      }
      await tellings.hush(guest.id, match.id, true);
      await accountsOn(store.tables).merge(guest.id, holder.id);
      const kept = (await tellings.channels(holder.id)).map(({ address }) => address);
      expect([kept.toSorted(), await tellings.quiet(holder.id)]).toEqual([['both@here', 'mine@here'], [match.id]]);
      expect(await people.find(guest.id)).toBeNull();
      expect(await moderation.sanctions(9)).toEqual([{ ...sanction, person: holder.id, lifted: null, name: 'Holder' }]);
      expect(await moderation.lift('s', deed('d', 100))).toBe(false);
      expect(await moderation.lift('s', deed('e', 13))).toBe(true);
      expect(await moderation.lift('s', deed('f', 14))).toBe(false);
      expect(await moderation.standing(holder.id, 'play', 50)).toEqual([]);
      // As an earlier version noted it.
      await store.tables.write(
        sql`INSERT INTO audit (id, at, operator, deed, about, reason)
          VALUES (${'old'}, ${1}, ${'Olga'}, ${'lifted'}, ${'Bo (chat)'}, ${''})`,
      );
      await moderation.note({ ...deed('n', 2), operator: null, deed: 'appointed', about: { name: '{"line":1}' } });
      expect(await moderation.deeds(9)).toEqual([
        deed('e', 13),
        deed('c', 12),
        deed('a', 10),
        { ...deed('n', 2), operator: null, deed: 'appointed', about: { name: '{"line":1}' } },
        { ...deed('old', 1), deed: 'lifted', about: { said: 'Bo (chat)' } },
      ]);
      // A guest may have anybody's name: only an account is known by it.
      const [account, namesake] = [
        somePerson({ kind: 'account', name: '{"line":1}' }),
        somePerson({ name: '{"line":1}' }),
      ];
      const names = async () => (await moderation.deeds(9)).flatMap(({ about }) => about.name ?? []);
      await moderation.unname(namesake, 'Gone');
      expect(await names()).toEqual(['{"line":1}']);
      await moderation.unname(account, 'Gone');
      expect(await names()).toEqual(['Gone']);
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
