/** How the challenges of the last days were met: how often with how many stars, and by nobody in particular. */

import { sql, type Tables } from './tables.ts';

export interface Challenges {
  /** Counts somebody who met the challenge of a game on a day. */
  count(day: number, game: string, stars: number): Promise<void>;
  /** How many met it with one star, with two, and with three. */
  spread(day: number, game: string): Promise<readonly number[]>;
}

/** Days that are kept: a link to a challenge is passed on for about a week. */
const KEPT = 8;

/** The counts on any database. */
export function challengesOn(tables: Tables): Challenges {
  return {
    async count(day, game, stars) {
      await tables.write(
        sql`DELETE FROM challenges WHERE day <= ${day - KEPT}`,
        sql`INSERT INTO challenges (day, game, stars, met)
            VALUES (CAST(${day} AS INTEGER), ${game}, CAST(${stars} AS INTEGER), 1)
            ON CONFLICT (day, game, stars) DO UPDATE SET met = challenges.met + 1`,
      );
    },
    async spread(day, game) {
      const rows = await tables.read(sql`SELECT stars, met FROM challenges WHERE day = ${day} AND game = ${game}`);
      const metWith = (stars: number): number => Number(rows.find(row => row.stars === stars)?.met ?? 0);
      return [metWith(1), metWith(2), metWith(3)];
    },
  };
}
