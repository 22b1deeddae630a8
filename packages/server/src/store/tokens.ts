/** Tokens by which programs act for a person. */

import { holding, type Person, parsePerson } from './people.ts';
import { type Row, sql, type Tables } from './tables.ts';

/** What a token is for: to sit down and play, to look at what its person may see, to say how they are told things. */
export const SCOPES = ['play', 'read', 'notifications'] as const;
export type Scope = (typeof SCOPES)[number];

/** A token, but for itself: that is kept nowhere. */
export interface Token {
  readonly id: string;
  readonly person: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly created: number;
  /** When it was last shown; null if never. */
  readonly used: number | null;
  readonly scopes: readonly Scope[];
  /** Until when it is good; null for as long as it is not revoked. */
  readonly until: number | null;
}

/** The tables of tokens. Writes are durable when they resolve. */
export interface TokenStore {
  /**
   * Keeps a new one by the hash of what is shown; false if its person has so many, or the device that asks, if one does, is
   * known no more.
   */
  add(token: Token, hash: string, session: string | null, most: number): Promise<boolean>;
  /** Whose it is. */
  find(hash: string): Promise<{ readonly token: Token; readonly person: Person } | null>;
  /** Somebody's tokens, oldest first. */
  all(person: string): Promise<Token[]>;
  used(id: string, at: number): Promise<void>;
  /** Revokes one of somebody's tokens; false if there is none such. */
  revoke(person: string, id: string): Promise<boolean>;
}

/** The tokens on any database. */
export function tokensOn(tables: Tables): TokenStore {
  return {
    async add({ id, person, name, created, scopes, until }, hash, session, most) {
      const [, added] = await tables.write(
        holding(person),
        sql`INSERT INTO tokens (id, person, hash, name, created, scopes, until)
          SELECT CAST(${id} AS TEXT), id, CAST(${hash} AS TEXT), CAST(${name} AS TEXT), CAST(${created} AS BIGINT),
            CAST(${scopes.join(' ')} AS TEXT), CAST(${until} AS BIGINT)
          FROM people WHERE id = ${person} AND (SELECT count(*) FROM tokens WHERE person = ${person}) < ${most}
            AND (${session ?? ''} = '' OR EXISTS (SELECT 1 FROM sessions WHERE id = ${session ?? ''}))
          RETURNING id`,
      );
      return added!.length > 0;
    },
    async find(hash) {
      const [row] = await tables.read(
        sql`SELECT people.*, tokens.id AS token, tokens.name AS called, tokens.created AS made, tokens.used,
            tokens.scopes, tokens.until
          FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.hash = ${hash}`,
      );
      if (row === undefined) return null;
      const person = parsePerson(row);
      const token = { ...row, id: row.token, person: person.id, name: row.called, created: row.made };
      return { person, token: parseToken(token) };
    },
    async all(person) {
      const rows = await tables.read(sql`SELECT * FROM tokens WHERE person = ${person} ORDER BY created, id`);
      return rows.map(parseToken);
    },
    async used(id, at) {
      await tables.write(sql`UPDATE tokens SET used = ${at} WHERE id = ${id}`);
    },
    async revoke(person, id) {
      const [gone] = await tables.write(sql`DELETE FROM tokens WHERE person = ${person} AND id = ${id} RETURNING id`);
      return gone!.length > 0;
    },
  };
}

const parseToken = (row: Row): Token => ({
  id: row.id as string,
  person: row.person as string,
  name: row.name as string,
  created: row.created as number,
  used: row.used as number | null,
  scopes: (row.scopes as string).split(' ') as Scope[],
  until: row.until as number | null,
});
