/** Who plays here, on which devices, and where they sit. */

import { type Row, type Statement, sql, type Tables } from './tables.ts';
import type { Scope } from './tokens.ts';

/** Somebody who plays: a guest, whom only a device knows, or the holder of an account. */
export interface Person {
  readonly id: string;
  readonly kind: 'guest' | 'account';
  /** As others read it. No two accounts have the same. */
  readonly name: string;
  readonly role: 'player' | 'operator';
  /** Whether a program asks for them, by a token of theirs. */
  readonly program?: true;
  /** What that token is for. */
  readonly scopes?: readonly Scope[];
  /** Milliseconds since 1970, as all times here. */
  readonly created: number;
}

/** A device on which somebody is known. */
export interface Session {
  /** SHA-256 of what the device shows; that itself is kept nowhere. */
  readonly id: string;
  readonly person: string;
  /** Its browser and system, as far as they say so. */
  readonly device: string;
  readonly created: number;
  readonly seen: number;
}

/** The tables of people. Writes are durable when they resolve. */
export interface PeopleStore {
  /** Keeps somebody new. Throws `Conflict` if the id is taken. */
  add(person: Person): Promise<void>;
  find(id: string): Promise<Person | null>;
  /** What others are to read from now on; of a guest only. */
  rename(id: string, name: string): Promise<void>;
  /** Makes a device known, if the password is still kept as it was when its owner proved who they are; otherwise false. */
  begin(session: Session, password: string | null): Promise<boolean>;
  /** The device that shows this, if it was seen after that moment, and whose it is. */
  session(id: string, after: number): Promise<{ readonly session: Session; readonly person: Person } | null>;
  /** Somebody's devices, the one seen last first. */
  sessions(person: string): Promise<Session[]>;
  seen(session: string, at: number): Promise<void>;
  /** Forgets one of somebody's devices; false if there is none such. */
  end(person: string, session: string): Promise<boolean>;
  /** Forgets devices that have not been seen since. */
  forget(before: number): Promise<void>;
  /** Notes where to look for somebody's seats. Written before the seat is taken, so that no seat is ever missed. */
  sit(person: string, match: string, at: number): Promise<void>;
  /** Ids of matches where somebody sits or was about to, newest first. */
  matches(person: string): Promise<string[]>;
}

/** The people on any database. */
export function peopleOn(tables: Tables): PeopleStore {
  return {
    async add({ id, kind, name, role, created }) {
      await tables.write(
        sql`INSERT INTO people (id, kind, name, role, created) VALUES (${id}, ${kind}, ${name}, ${role}, ${created})`,
      );
    },
    async find(id) {
      const [row] = await tables.read(sql`SELECT * FROM people WHERE id = ${id}`);
      return row ? parsePerson(row) : null;
    },
    async rename(id, name) {
      await tables.write(sql`UPDATE people SET name = ${name} WHERE id = ${id} AND kind = 'guest'`);
    },
    async begin({ id, person, device, created, seen }, password) {
      const [, begun] = await tables.write(
        holding(person),
        sql`INSERT INTO sessions (id, person, device, created, seen)
          SELECT CAST(${id} AS TEXT), id, CAST(${device} AS TEXT), CAST(${created} AS BIGINT), CAST(${seen} AS BIGINT)
          FROM people WHERE id = ${person} AND coalesce(password, '') = ${password ?? ''} RETURNING id`,
      );
      return begun!.length > 0;
    },
    async session(id, after) {
      const [row] = await tables.read(
        sql`SELECT people.*, sessions.device, sessions.created AS begun, sessions.seen
          FROM sessions JOIN people ON people.id = sessions.person WHERE sessions.id = ${id} AND sessions.seen > ${after}`,
      );
      if (row === undefined) return null;
      const person = parsePerson(row);
      return { person, session: parseSession({ ...row, id, person: person.id, created: row.begun }) };
    },
    async sessions(person) {
      const rows = await tables.read(sql`SELECT * FROM sessions WHERE person = ${person} ORDER BY seen DESC, id`);
      return rows.map(parseSession);
    },
    async seen(session, at) {
      await tables.write(sql`UPDATE sessions SET seen = ${at} WHERE id = ${session} AND seen < ${at}`);
    },
    async end(person, session) {
      const [, ended] = await tables.write(
        holding(person),
        sql`DELETE FROM sessions WHERE person = ${person} AND id = ${session} RETURNING id`,
        // What that device has asked for must not open another. A letter goes to its owner, whoever ends devices meanwhile.
        sql`DELETE FROM tickets WHERE person = ${person} AND kind <> 'mail'`,
      );
      return ended!.length > 0;
    },
    async forget(before) {
      await tables.write(sql`DELETE FROM sessions WHERE seen < ${before}`);
    },
    async sit(person, match, at) {
      await tables.write(
        sql`INSERT INTO places (person, match, at) VALUES (${person}, ${match}, ${at}) ON CONFLICT DO NOTHING`,
      );
    },
    async matches(person) {
      const rows = await tables.read(sql`SELECT match FROM places WHERE person = ${person} ORDER BY at DESC, match`);
      return rows.map(({ match }) => match as string);
    },
  };
}

/** Keeps others from writing what opens somebody's account until all that follows is written: what it rests on still holds. */
export const holding = (person: string): Statement => sql`UPDATE people SET kind = kind WHERE id = ${person}`;

/** A row of people, or of a reading that has all their columns. */
export const parsePerson = (row: Row): Person => ({
  id: row.id as string,
  kind: row.kind as Person['kind'],
  name: row.name as string,
  role: row.role as Person['role'],
  created: row.created as number,
});

const parseSession = (row: Row): Session => ({
  id: row.id as string,
  person: row.person as string,
  device: row.device as string,
  created: row.created as number,
  seen: row.seen as number,
});
