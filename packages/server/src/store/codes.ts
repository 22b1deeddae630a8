/** Short codes that lead to tables with free seats: few letters, said across a room, and good for a while. */

import { sql, type Tables } from './tables.ts';

export interface Codes {
  /** The code of a match that is good at this time; the offered one, made its own, where it has none. Null where that is another's. */
  codeOf(match: string, offered: string, at: number): Promise<string | null>;
  /** The match that a code leads to at this time; null if none. */
  matchOf(code: string, at: number): Promise<string | null>;
}

/** Long enough to be read out to whoever comes late, short enough that few are there to be guessed. */
export const CODE_MS = 60 * 60 * 1000;

/** The codes on any database. */
export function codesOn(tables: Tables): Codes {
  return {
    async codeOf(match, offered, at) {
      const [, , rows] = await tables.write(
        sql`DELETE FROM codes WHERE at <= ${at - CODE_MS}`,
        sql`INSERT INTO codes (code, match, at) VALUES (${offered}, ${match}, ${at}) ON CONFLICT DO NOTHING`,
        sql`SELECT code FROM codes WHERE match = ${match}`,
      );
      return (rows![0]?.code as string | undefined) ?? null;
    },
    async matchOf(code, at) {
      const rows = await tables.read(sql`SELECT match FROM codes WHERE code = ${code} AND at > ${at - CODE_MS}`);
      return (rows[0]?.match as string | undefined) ?? null;
    },
  };
}
