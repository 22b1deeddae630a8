/** How finished matches went, added up as they finish: what the statistics are told from without reading any match. */

import { createHash } from 'node:crypto';
import { type Row, sql, type Tables } from './tables.ts';

/** What was played, and in which company: matches that are alike in all of it are counted together. */
export interface Kind {
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** Whether any seat was a bot's or a program's. */
  readonly bots: boolean;
}

/** How one match went. */
export interface Outcome {
  readonly kind: Kind;
  /** Each seat's share of the win. */
  readonly payoffs: readonly number[];
  readonly conceded: boolean;
  readonly steps: number;
}

/** How all matches of one kind went. */
export interface Tally extends Kind {
  readonly finished: number;
  readonly drawn: number;
  readonly conceded: number;
  /** Of each seat; a shared win is shared out. */
  readonly wins: readonly number[];
  /** Steps of all matches, and their squares. */
  readonly steps: {
    readonly sum: number;
    readonly squares: number;
    readonly shortest: number;
    readonly longest: number;
  };
}

/** Every match is counted once, however many processes count. */
export interface Tallies {
  /** Ids of finished matches that are not counted yet. */
  uncounted(limit: number): Promise<string[]>;
  /** Counts a match; null where it is finished but nobody's business. Counted before, nothing happens. */
  count(match: string, outcome: Outcome | null): Promise<void>;
  /** Those with the most matches first. */
  all(limit: number): Promise<Tally[]>;
}

/** A win in parts, so that any share of up to six is a whole number of them. */
const WHOLE = 60;

/** The tallies on any database. */
export function talliesOn(tables: Tables): Tallies {
  return {
    async uncounted(limit) {
      const rows = await tables.read(
        sql`SELECT id FROM matches WHERE status = 'over' AND counted = 0 ORDER BY id LIMIT ${limit}`,
      );
      return rows.map(({ id }) => id as string);
    },
    async count(match, outcome) {
      // Holds the row, so that two processes do not both find it uncounted.
      const hold = sql`UPDATE matches SET counted = 0 WHERE id = ${match} AND counted = 0`;
      const done = sql`UPDATE matches SET counted = 1 WHERE id = ${match} AND counted = 0`;
      await tables.write(hold, ...(outcome === null ? [] : adding(match, outcome)), done);
    },
    async all(limit) {
      const rows = await tables.read(sql`SELECT * FROM tallies ORDER BY finished DESC, id LIMIT ${limit}`);
      const wins = await tables.read(
        sql`SELECT w.* FROM tally_wins AS w
          JOIN (SELECT id FROM tallies ORDER BY finished DESC, id LIMIT ${limit}) AS t ON t.id = w.tally ORDER BY w.seat`,
      );
      return rows.map(row => parseTally(row, wins));
    },
  };
}

const isDrawn = (payoffs: readonly number[]): boolean =>
  payoffs.length > 1 && payoffs.every(payoff => payoff === payoffs[0]);

/** One statement for the kind and one for each seat, none of which does anything once the match is counted. */
function adding(match: string, { kind, payoffs, conceded, steps }: Outcome) {
  const { game, version, seats } = kind;
  const options = JSON.stringify(kind.options);
  const bots = kind.bots ? 1 : 0;
  const id = createHash('sha256')
    .update(JSON.stringify([game, version, options, seats, bots]))
    .digest('hex');
  const drawn = isDrawn(payoffs) ? 1 : 0;
  const tally = sql`
    INSERT INTO tallies (id, game, version, options, seats, bots, finished, drawn, conceded, steps, squares, shortest, longest)
    SELECT ${id}, ${game}, CAST(${version} AS INTEGER), ${options}, CAST(${seats} AS INTEGER), CAST(${bots} AS INTEGER),
      1, CAST(${drawn} AS INTEGER), CAST(${conceded ? 1 : 0} AS INTEGER), CAST(${steps} AS INTEGER),
      CAST(${steps * steps} AS BIGINT), CAST(${steps} AS INTEGER), CAST(${steps} AS INTEGER)
    FROM matches WHERE id = ${match} AND counted = 0
    ON CONFLICT (id) DO UPDATE SET
      finished = tallies.finished + 1,
      drawn = tallies.drawn + excluded.drawn,
      conceded = tallies.conceded + excluded.conceded,
      steps = tallies.steps + excluded.steps,
      squares = tallies.squares + excluded.squares,
      shortest = CASE WHEN excluded.shortest < tallies.shortest THEN excluded.shortest ELSE tallies.shortest END,
      longest = CASE WHEN excluded.longest > tallies.longest THEN excluded.longest ELSE tallies.longest END`;
  const wins = payoffs.map(
    (payoff, seat) => sql`
      INSERT INTO tally_wins (tally, seat, wins)
      SELECT ${id}, CAST(${seat} AS INTEGER), CAST(${Math.round(payoff * WHOLE)} AS INTEGER)
      FROM matches WHERE id = ${match} AND counted = 0
      ON CONFLICT (tally, seat) DO UPDATE SET wins = tally_wins.wins + excluded.wins`,
  );
  return [tally, ...wins];
}

const parseTally = (row: Row, wins: readonly Row[]): Tally => ({
  game: row.game as string,
  version: row.version as number,
  options: JSON.parse(row.options as string),
  seats: row.seats as number,
  bots: row.bots === 1,
  finished: row.finished as number,
  drawn: row.drawn as number,
  conceded: row.conceded as number,
  wins: wins.filter(({ tally }) => tally === row.id).map(one => (one.wins as number) / WHOLE),
  steps: {
    sum: row.steps as number,
    squares: row.squares as number,
    shortest: row.shortest as number,
    longest: row.longest as number,
  },
});
