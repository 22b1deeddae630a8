/** What makes a guest the holder of an account: a name of its own, a password, passkeys; and tickets that are good once. */

import { holding, type Person, parsePerson } from './people.ts';
import { type Row, type Statement, sql, type Tables } from './tables.ts';

/** A key on somebody's device, of which only the public half is known here. */
export interface Passkey {
  /** Made by the device, in base64url. */
  readonly id: string;
  readonly person: string;
  /** As JSON Web Key, in JSON. */
  readonly publicKey: string;
  /** How often the device says to have used it; 0 if it does not count. */
  readonly counter: number;
  /** What its owner knows it by. */
  readonly label: string;
  readonly created: number;
  readonly used: number;
}

/** Somebody whom an OpenID provider knows. */
export interface Identity {
  /** A hash of the provider and of who it is there. */
  readonly id: string;
  readonly person: string;
  /** The provider. */
  readonly issuer: string;
  readonly created: number;
  readonly used: number;
}

export interface NewAccount {
  /** The guest that becomes its holder. */
  readonly person: string;
  readonly name: string;
  /** The same text for all ways to write the name. */
  readonly nameKey: string;
  /** As it is kept: never the password itself. */
  readonly password: string | null;
  readonly passkey: Passkey | null;
  readonly identity?: Identity;
}

/** A ticket is known by a hash and taken once. */
export interface Ticket {
  readonly id: string;
  readonly kind: 'register' | 'signIn' | 'carry' | 'mail' | 'provider';
  readonly person: string | null;
  readonly until: number;
}

/** Other ways in that may end with a password. */
export interface Ending {
  readonly tokens: boolean;
  /** Passkeys, links by mail and providers. */
  readonly passkeys: boolean;
}

/** The tables of accounts. Writes are durable when they resolve. */
export interface AccountStore {
  /** Makes a guest an account's holder; false if it is no guest. Throws `Conflict` if the name, passkey or identity is taken. */
  open(account: NewAccount): Promise<boolean>;
  named(nameKey: string): Promise<{ readonly person: Person; readonly password: string | null } | null>;
  passwordOf(person: string): Promise<string | null>;
  /** Sets a password, forgets all of somebody's devices but the one named, if any, and all tickets; and what else is to end. */
  setPassword(person: string, password: string, session: string | null, ending: Ending): Promise<void>;
  /** For a device that is still known, where there are not so many; otherwise false. Throws `Conflict` if the id is taken. */
  addPasskey(passkey: Passkey, session: string, most: number): Promise<boolean>;
  passkey(id: string): Promise<Passkey | null>;
  /** Oldest first. */
  passkeys(person: string): Promise<Passkey[]>;
  /** Notes a use; false, and nothing noted, if the count does not go up where there is one. */
  usePasskey(id: string, counter: number, at: number): Promise<boolean>;
  /** False if there is none such, or nothing else opens the account. */
  removePasskey(person: string, id: string): Promise<boolean>;
  /** For a device that is still known; otherwise false. Throws `Conflict` if there is one of this id. */
  addIdentity(identity: Identity, session: string): Promise<boolean>;
  /** Whose it is; null if it is nobody's. */
  identityOwner(id: string): Promise<string | null>;
  /** The same, and notes a use. */
  useIdentity(id: string, at: number): Promise<string | null>;
  /** Oldest first. */
  identities(person: string): Promise<Identity[]>;
  /** False if there is none such, or nothing else opens the account. */
  removeIdentity(person: string, id: string): Promise<boolean>;
  /** Keeps a ticket, and forgets those that have been good; false if the device that asks, if one does, is known no more. */
  issue(ticket: Ticket, now: number, session?: string): Promise<boolean>;
  /** A ticket that is good, and stays so. */
  ticket(kind: Ticket['kind'], id: string, now: number): Promise<Ticket | null>;
  /** Takes a ticket: null if there is none such, or no longer. */
  redeem(kind: Ticket['kind'], id: string, now: number): Promise<Ticket | null>;
  /** Null if nobody has an account of that name. */
  setRole(nameKey: string, role: Person['role']): Promise<Person | null>;
  /** What stands against a guest, and how it wants to be told, is another's, and the guest is gone. Its seats must have moved before. */
  merge(guest: string, into: string): Promise<void>;
  /** Forgets somebody and all that is kept under their name. */
  remove(person: string): Promise<void>;
}

/** The accounts on any database. */
export const accountsOn = (tables: Tables): AccountStore => ({
  ...ownersOn(tables),
  ...passkeysOn(tables),
  ...identitiesOn(tables),
  ...ticketsOn(tables),
});

/** Accounts themselves: their names, passwords and roles. */
const ownersOn = (tables: Tables) =>
  ({
    async open({ person, name, nameKey, password, passkey, identity }) {
      const upgrade = sql`UPDATE people SET kind = 'account', name = ${name}, name_key = ${nameKey}, password = ${password}
      WHERE id = ${person} AND kind = 'guest' RETURNING id`;
      const ways = [
        ...(passkey === null ? [] : [inserting(passkey, '', 1)]),
        ...(identity ? [noting(identity, '')] : []),
      ];
      const written = await tables.write(holding(person), ...ways, upgrade);
      return written.at(-1)!.length > 0;
    },
    async named(nameKey) {
      const [row] = await tables.read(sql`SELECT * FROM people WHERE name_key = ${nameKey}`);
      return row ? { person: parsePerson(row), password: row.password as string | null } : null;
    },
    async passwordOf(person) {
      const [row] = await tables.read(sql`SELECT password FROM people WHERE id = ${person}`);
      return (row?.password ?? null) as string | null;
    },
    async setPassword(person, password, session, ending) {
      await tables.write(
        sql`UPDATE people SET password = ${password} WHERE id = ${person} AND kind = 'account'`,
        sql`DELETE FROM sessions WHERE person = ${person} AND id <> ${session ?? ''}`,
        sql`DELETE FROM tickets WHERE person = ${person}`,
        ...(ending.tokens ? [sql`DELETE FROM tokens WHERE person = ${person}`] : []),
        ...(ending.passkeys
          ? [
              sql`DELETE FROM passkeys WHERE person = ${person}`,
              sql`DELETE FROM identities WHERE person = ${person}`,
              sql`UPDATE channels SET signs_in = 0 WHERE person = ${person}`,
            ]
          : []),
      );
    },
    async setRole(nameKey, role) {
      const [changed] = await tables.write(
        sql`UPDATE people SET role = ${role} WHERE name_key = ${nameKey} AND kind = 'account' RETURNING *`,
      );
      return changed![0] ? parsePerson(changed![0]) : null;
    },
    async merge(guest, into) {
      await tables.write(
        sql`UPDATE sanctions SET person = ${into} WHERE person = ${guest}`,
        sql`UPDATE channels SET person = ${into} WHERE person = ${guest} AND NOT EXISTS (
        SELECT 1 FROM channels AS own
        WHERE own.person = ${into} AND own.kind = channels.kind AND own.address = channels.address)`,
        sql`INSERT INTO quiet (person, match) SELECT CAST(${into} AS TEXT), match FROM quiet WHERE person = ${guest}
        ON CONFLICT DO NOTHING`,
        sql`DELETE FROM people WHERE id = ${guest} AND kind = 'guest'`,
      );
    },
    async remove(person) {
      await tables.write(sql`DELETE FROM people WHERE id = ${person}`);
    },
  }) satisfies Partial<AccountStore>;

/** Keys on devices. */
const passkeysOn = (tables: Tables) =>
  ({
    async addPasskey(passkey, session, most) {
      const [, added] = await tables.write(holding(passkey.person), inserting(passkey, session, most));
      return added!.length > 0;
    },
    async passkey(id) {
      const [row] = await tables.read(sql`SELECT * FROM passkeys WHERE id = ${id}`);
      return row ? parsePasskey(row) : null;
    },
    async passkeys(person) {
      const rows = await tables.read(sql`SELECT * FROM passkeys WHERE person = ${person} ORDER BY created, id`);
      return rows.map(parsePasskey);
    },
    async usePasskey(id, counter, at) {
      const [used] = await tables.write(
        sql`UPDATE passkeys SET counter = ${counter}, used = ${at}
        WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0)) RETURNING id`,
      );
      return used!.length > 0;
    },
    async removePasskey(person, id) {
      const [, removed] = await tables.write(
        holding(person),
        sql`DELETE FROM passkeys WHERE person = ${person} AND id = ${id} AND (
          EXISTS (SELECT 1 FROM people WHERE people.id = ${person} AND password IS NOT NULL)
          OR EXISTS (SELECT 1 FROM passkeys AS other WHERE other.person = ${person} AND other.id <> ${id})
          OR EXISTS (SELECT 1 FROM identities AS other WHERE other.person = ${person}))
        RETURNING id`,
      );
      return removed!.length > 0;
    },
  }) satisfies Partial<AccountStore>;

/** Accounts elsewhere that open one here. */
const identitiesOn = (tables: Tables) =>
  ({
    async addIdentity(identity, session) {
      const [, added] = await tables.write(holding(identity.person), noting(identity, session));
      return added!.length > 0;
    },
    async identityOwner(id) {
      const [row] = await tables.read(sql`SELECT person FROM identities WHERE id = ${id}`);
      return (row?.person ?? null) as string | null;
    },
    async useIdentity(id, at) {
      const [used] = await tables.write(sql`UPDATE identities SET used = ${at} WHERE id = ${id} RETURNING person`);
      return (used![0]?.person ?? null) as string | null;
    },
    async identities(person) {
      const rows = await tables.read(sql`SELECT * FROM identities WHERE person = ${person} ORDER BY created, id`);
      return rows.map(parseIdentity);
    },
    async removeIdentity(person, id) {
      const [, removed] = await tables.write(
        holding(person),
        sql`DELETE FROM identities WHERE person = ${person} AND id = ${id} AND (
          EXISTS (SELECT 1 FROM people WHERE people.id = ${person} AND password IS NOT NULL)
          OR EXISTS (SELECT 1 FROM passkeys AS other WHERE other.person = ${person})
          OR EXISTS (SELECT 1 FROM identities AS other WHERE other.person = ${person} AND other.id <> ${id}))
        RETURNING id`,
      );
      return removed!.length > 0;
    },
  }) satisfies Partial<AccountStore>;

/** Tickets, each good once. */
const ticketsOn = (tables: Tables) =>
  ({
    async issue({ id, kind, person, until }, now, session = '') {
      const [, , issued] = await tables.write(
        sql`DELETE FROM tickets WHERE until <= ${now}`,
        holding(person ?? ''),
        sql`INSERT INTO tickets (id, kind, person, until)
        SELECT CAST(${id} AS TEXT), CAST(${kind} AS TEXT), CAST(${person} AS TEXT), CAST(${until} AS BIGINT)
        WHERE ${session} = '' OR EXISTS (SELECT 1 FROM sessions WHERE id = ${session}) RETURNING id`,
      );
      return issued!.length > 0;
    },
    async ticket(kind, id, now) {
      const [row] = await tables.read(
        sql`SELECT * FROM tickets WHERE id = ${id} AND kind = ${kind} AND until > ${now}`,
      );
      return row ? parseTicket(row) : null;
    },
    async redeem(kind, id, now) {
      const [taken] = await tables.write(
        sql`DELETE FROM tickets WHERE id = ${id} AND kind = ${kind} AND until > ${now} RETURNING *`,
      );
      return taken![0] ? parseTicket(taken![0]) : null;
    },
  }) satisfies Partial<AccountStore>;

/** For a guest, or somebody whose device this is, who has not so many. */
const inserting = (
  { id, person, publicKey, counter, label, created, used }: Passkey,
  session: string,
  most: number,
): Statement =>
  sql`INSERT INTO passkeys (id, person, public_key, counter, label, created, used)
    SELECT CAST(${id} AS TEXT), id, CAST(${publicKey} AS TEXT), CAST(${counter} AS BIGINT), CAST(${label} AS TEXT),
      CAST(${created} AS BIGINT), CAST(${used} AS BIGINT)
    FROM people WHERE id = ${person} AND (SELECT count(*) FROM passkeys WHERE person = ${person}) < ${most}
      AND (kind = 'guest' OR EXISTS (SELECT 1 FROM sessions WHERE id = ${session}))
    RETURNING id`;

/** The same. */
const noting = ({ id, person, issuer, created, used }: Identity, session: string): Statement =>
  sql`INSERT INTO identities (id, person, issuer, created, used)
    SELECT CAST(${id} AS TEXT), id, CAST(${issuer} AS TEXT), CAST(${created} AS BIGINT), CAST(${used} AS BIGINT)
    FROM people WHERE id = ${person}
      AND (kind = 'guest' OR EXISTS (SELECT 1 FROM sessions WHERE id = ${session}))
    RETURNING id`;

const parseIdentity = (row: Row): Identity => ({
  id: row.id as string,
  person: row.person as string,
  issuer: row.issuer as string,
  created: row.created as number,
  used: row.used as number,
});

const parseTicket = (row: Row): Ticket => ({
  id: row.id as string,
  kind: row.kind as Ticket['kind'],
  person: row.person as string | null,
  until: row.until as number,
});

const parsePasskey = (row: Row): Passkey => ({
  id: row.id as string,
  person: row.person as string,
  publicKey: row.public_key as string,
  counter: row.counter as number,
  label: row.label as string,
  created: row.created as number,
  used: row.used as number,
});
