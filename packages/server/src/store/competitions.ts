/** Competitions: who has entered, how they stand, and which matches belong to them. Each step of one is written once. */

import type { ClockSettings } from '../protocol.ts';
import type { Status } from './store.ts';
import { type Row, type Statement, sql, type Tables } from './tables.ts';

/** Who competes: a person, a program or a bot. */
export interface Entrant {
  readonly name: string;
  /** SHA-256 of the key that speaks for the entrant, and opens its seat in every match. */
  readonly keyHash: string | null;
  /** Null for those who are known by their key alone, and for bots. */
  readonly person: string | null;
  /** Whether a program plays, by a token of the person's. */
  readonly program?: true;
  /** The level of the bot that competes here, or that decides for somebody who has withdrawn. */
  readonly bot: string | null;
  /** Thrown into the dice of every match. */
  readonly entropy: string;
  /** Whether it has given up: its matches are conceded. */
  readonly withdrawn: boolean;
  /** Until when it may decide what it owes, in the server's time; null where it owes nothing or may take its time. */
  readonly due: number | null;
  /** The revision with which it was asked what it owes; absent where it owes nothing. */
  readonly asked?: number;
  /** The id under which its last decision was sent. */
  readonly sent: string | null;
}

/** A competition but for its steps. Plain data. */
export interface StoredCompetition {
  readonly id: string;
  /** Counts the steps; a write names the revision it makes. */
  readonly revision: number;
  readonly game: string;
  /** Which of the game's competitions it is. */
  readonly kind: string;
  /** How many compete. */
  readonly size: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Options of its matches, but for those that the competition decides. */
  readonly matchOptions: Readonly<Record<string, unknown>>;
  /** Those who have entered so far, the host first. */
  readonly entrants: readonly Entrant[];
  readonly listed: boolean;
  readonly clock: ClockSettings | null;
  /** Of the bots that stand in for people. */
  readonly level: string;
  readonly invite: string;
  /** Secret until the competition is over: the dice of every match come from it. */
  readonly seed: string;
  /** `open` while places are free. */
  readonly status: Status;
  /** The game's own account of the competition; null while places are free. */
  readonly state: unknown;
  /** Since when somebody who has withdrawn has had a match that is on, in the server's time; null where nobody has. */
  readonly conceding: number | null;
  /** When somebody has to look after it, in the server's time. */
  readonly due: number | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
}

/** What a step was, for those who want to know how it came to this. */
export interface CompetitionStep {
  readonly kind: 'opened' | 'joined' | 'begun' | 'decided' | 'withdrawn' | 'reported' | 'lookedAfter' | 'passedOn';
  /** The entrant whose step it was. */
  readonly entrant?: number;
  readonly act?: unknown;
  /** Ids of matches that were reported. */
  readonly matches?: readonly string[];
  readonly at: number;
}

/** A match of a competition: the id it has here, and the one that the competition planned it under. */
export interface CompetitionMatch {
  readonly match: string;
  readonly planned: string;
  readonly reported: boolean;
}

/** What is written together: all of it or nothing. */
export interface CompetitionWrite {
  readonly competition: StoredCompetition;
  readonly step: CompetitionStep;
  /** Matches that are to be; those that are known already are left as they are. */
  readonly planned: readonly Omit<CompetitionMatch, 'reported'>[];
  /** Ids of matches whose result is in the state now. */
  readonly reported: readonly string[];
}

/** A competition that never began. */
export type UntouchedCompetition = Pick<StoredCompetition, 'id' | 'game' | 'updated'>;

/** The tables of competitions. Writes are durable when they resolve. */
export interface CompetitionStore {
  /** Keeps a new one, revision 0. Throws `Conflict` if the id is taken. */
  create(write: CompetitionWrite): Promise<void>;
  /** Replaces the one of the revision before. Throws `Conflict`, with nothing written, if another has made this revision. */
  append(write: CompetitionWrite): Promise<void>;
  load(id: string): Promise<StoredCompetition | null>;
  steps(id: string): Promise<CompetitionStep[]>;
  /** In the order of their planned ids. */
  matches(id: string): Promise<CompetitionMatch[]>;
  /** Competitions that anybody may see, newest first. */
  listed(status: Status, limit: number): Promise<StoredCompetition[]>;
  /** Ids of those with a match that was planned and is not there, or is over and not reported. */
  unsettled(limit: number): Promise<string[]>;
  /** Ids of those that were due at this moment of the server's time. */
  due(until: number, limit: number): Promise<string[]>;
  /** Notes where to look for somebody's entries. Written before they enter, so that none is ever missed. */
  enter(person: string, competition: string, at: number): Promise<void>;
  /** Ids of competitions that somebody has entered or was about to, newest first. */
  of(person: string): Promise<string[]>;
  /** Those whose places stayed free, and that nobody has touched since a moment; the oldest first. */
  untouched(before: number, limit: number): Promise<UntouchedCompetition[]>;
  /** Removes such a one and all that belongs to it, if it was not written since. Whether it was removed. */
  remove(competition: UntouchedCompetition): Promise<boolean>;
  /** Running ones entered by people who want to be told things, last written between the two; in order, from an id on. */
  watched(since: number, until: number, after: string, limit: number): Promise<string[]>;
}

/** The competitions on any database. */
export const competitionsOn = (tables: Tables): CompetitionStore => ({
  ...writtenOn(tables),
  ...foundOn(tables),
  ...placesOn(tables),
});

/** Competitions as they are played. */
const writtenOn = (tables: Tables) =>
  ({
    async create(write) {
      await tables.write(inserting(write.competition), ...recording(write));
    },
    async append(write) {
      await tables.write(...recording(write), replacing(write.competition));
    },
    async load(id) {
      const [row] = await tables.read(sql`SELECT * FROM competitions WHERE id = ${id}`);
      return row ? parseCompetition(row) : null;
    },
    async steps(id) {
      const rows = await tables.read(sql`SELECT entry FROM competition_steps WHERE competition = ${id} ORDER BY step`);
      return rows.map(({ entry }) => JSON.parse(entry as string));
    },
    async matches(id) {
      const rows = await tables.read(sql`SELECT * FROM competition_matches WHERE competition = ${id} ORDER BY planned`);
      return rows.map(parseMatch);
    },
  }) satisfies Partial<CompetitionStore>;

/** Competitions that somebody looks for, or that are due. */
const foundOn = (tables: Tables) =>
  ({
    async listed(status, limit) {
      const rows = await tables.read(
        sql`SELECT * FROM competitions WHERE listed = 1 AND status = ${status} ORDER BY created DESC, id LIMIT ${limit}`,
      );
      return rows.map(parseCompetition);
    },
    async unsettled(limit) {
      const rows = await tables.read(
        sql`SELECT DISTINCT own.competition FROM competition_matches AS own LEFT JOIN matches ON matches.id = own.match
        WHERE own.reported = 0 AND (matches.id IS NULL OR (matches.status = 'over' AND matches.held = 'null'))
        ORDER BY own.competition LIMIT ${limit}`,
      );
      return rows.map(({ competition }) => competition as string);
    },
    async due(until, limit) {
      const rows = await tables.read(
        sql`SELECT id FROM competitions WHERE due <= ${until} ORDER BY due, id LIMIT ${limit}`,
      );
      return rows.map(({ id }) => id as string);
    },
    async untouched(before, limit) {
      const rows = await tables.read(
        sql`SELECT id, game, updated FROM competitions WHERE status = 'open' AND updated < ${before}
        ORDER BY updated, id LIMIT ${limit}`,
      );
      return rows.map(({ id, game, updated }) => ({
        ...{ id: id as string, game: game as string, updated: updated as number },
      }));
    },
    async remove({ id, updated }) {
      // No match was ever planned for it.
      const [, , removed] = await tables.write(
        sql`DELETE FROM competition_steps WHERE competition IN
        (SELECT id FROM competitions WHERE id = ${id} AND status = 'open' AND updated = ${updated})`,
        sql`DELETE FROM competition_places WHERE competition IN
        (SELECT id FROM competitions WHERE id = ${id} AND status = 'open' AND updated = ${updated})`,
        sql`DELETE FROM competitions WHERE id = ${id} AND status = 'open' AND updated = ${updated} RETURNING id`,
      );
      return removed!.length > 0;
    },
  }) satisfies Partial<CompetitionStore>;

/** Who takes part in which. */
const placesOn = (tables: Tables) =>
  ({
    async enter(person, competition, at) {
      await tables.write(
        sql`INSERT INTO competition_places (person, competition, at) VALUES (${person}, ${competition}, ${at})
        ON CONFLICT DO NOTHING`,
      );
    },
    async of(person) {
      const rows = await tables.read(
        sql`SELECT competition FROM competition_places WHERE person = ${person} ORDER BY at DESC, competition`,
      );
      return rows.map(({ competition }) => competition as string);
    },
    async watched(since, until, after, limit) {
      const rows = await tables.read(
        sql`SELECT DISTINCT own.competition FROM channels
        JOIN competition_places AS own ON own.person = channels.person
        JOIN competitions ON competitions.id = own.competition
        WHERE competitions.status = 'running' AND competitions.updated >= ${since}
          AND competitions.updated <= ${until} AND own.competition > ${after}
        ORDER BY own.competition LIMIT ${limit}`,
      );
      return rows.map(({ competition }) => competition as string);
    },
  }) satisfies Partial<CompetitionStore>;

const inserting = ({ id, revision, game, status, listed, due, created, updated, ...rest }: StoredCompetition) =>
  sql`INSERT INTO competitions (id, revision, game, status, listed, document, due, created, updated)
    VALUES (${id}, ${revision}, ${game}, ${status}, ${listed ? 1 : 0}, ${JSON.stringify(rest)}, ${due}, ${created}, ${updated})`;

const replacing = ({ id, revision, game: _, status, listed, due, created: __, updated, ...rest }: StoredCompetition) =>
  sql`UPDATE competitions SET revision = ${revision}, status = ${status}, listed = ${listed ? 1 : 0},
      document = ${JSON.stringify(rest)}, due = ${due}, updated = ${updated} WHERE id = ${id}`;

/** The step comes first: where another has made it, there is a conflict and nothing is written. */
function recording({ competition, step, planned, reported }: CompetitionWrite): Statement[] {
  const { id, revision } = competition;
  return [
    sql`INSERT INTO competition_steps (competition, step, entry) VALUES (${id}, ${revision}, ${JSON.stringify(step)})`,
    ...planned.map(
      one => sql`INSERT INTO competition_matches (match, competition, planned, reported)
        VALUES (${one.match}, ${id}, ${one.planned}, 0) ON CONFLICT DO NOTHING`,
    ),
    ...reported.map(match => sql`UPDATE competition_matches SET reported = 1 WHERE match = ${match}`),
  ];
}

const parseCompetition = (row: Row): StoredCompetition => ({
  ...JSON.parse(row.document as string),
  id: row.id,
  revision: row.revision,
  game: row.game,
  status: row.status,
  listed: row.listed === 1,
  due: row.due,
  created: row.created,
  updated: row.updated,
});

const parseMatch = (row: Row): CompetitionMatch => ({
  match: row.match as string,
  planned: row.planned as string,
  reported: row.reported === 1,
});
