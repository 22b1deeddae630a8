/** What operators look after: reports, sanctions, and the list of everything they did. */

import type { Person } from './people.ts';
import type { Report } from './store.ts';
import { type Row, sql, type Tables } from './tables.ts';

/** Something that somebody may not do until a day. Games that are on go on. */
export interface Sanction {
  readonly id: string;
  readonly person: string;
  /** `play`: no new games. `chat`: no word at any table. */
  readonly kind: 'play' | 'chat';
  readonly reason: string;
  readonly since: number;
  readonly until: number;
  /** When an operator ended it before its time. */
  readonly lifted: number | null;
}

/** Something that an operator did. */
export interface Deed {
  readonly id: string;
  readonly at: number;
  /** By name; null if it was done where the server is run. */
  readonly operator: string | null;
  readonly deed: 'dismissed' | 'sanctioned' | 'lifted' | 'appointed' | 'discharged';
  readonly about: DeedAbout;
  readonly reason: string;
}

/** Whom or what a deed was about, for each reader to be told in their language. */
export interface DeedAbout {
  /** The line whose reports were settled. */
  readonly match?: string;
  readonly line?: number;
  readonly name?: string;
  /** The sanction. */
  readonly kind?: Sanction['kind'];
  readonly until?: number;
  /** All of it as an earlier version noted it, in English. */
  readonly said?: string;
}

export interface ModerationStore {
  /** Reports that nobody has settled, oldest first. */
  reports(limit: number): Promise<Report[]>;
  /** What a seat has reported, settled or not, oldest first. */
  reportsBy(match: string, seat: number): Promise<Report[]>;
  /** Settles all reports of a line and notes the deed; false, and nothing noted, if none was open. */
  settle(match: string, line: number, deed: Deed): Promise<boolean>;
  /** Keeps a sanction, settles the reports that led to it, and notes the deed. */
  sanction(
    sanction: Sanction,
    about: { readonly match: string; readonly line: number } | null,
    deed: Deed,
  ): Promise<void>;
  /** Sanctions of this kind that hold at this moment, the longest first. */
  standing(person: string, kind: Sanction['kind'], now: number): Promise<Sanction[]>;
  sanctionsOf(person: string): Promise<Sanction[]>;
  /** Newest first, with the names of those whom they hit. */
  sanctions(limit: number): Promise<(Sanction & { readonly name: string })[]>;
  sanctionOf(id: string): Promise<(Sanction & { readonly name: string }) | null>;
  /** Ends a sanction and notes the deed; false, and nothing noted, if it has ended. */
  lift(id: string, deed: Deed): Promise<boolean>;
  note(deed: Deed): Promise<void>;
  /** Newest first. */
  deeds(limit: number): Promise<Deed[]>;
  /** Puts a name in place of somebody's in every deed that is about them. Their sanctions must be there still. */
  unname(person: Person, name: string): Promise<void>;
}

/** A sanction holds since its deed; earlier versions noted the deed a moment later. */
const SAME_MOMENT_MS = 10_000;

/** Nobody's name is empty. */
const NO_NAME = '';

/** As it is kept. */
const rowOf = ({ id, at, operator, deed, about, reason }: Deed) => ({
  id,
  at,
  operator: operator ?? NO_NAME,
  deed,
  about: JSON.stringify(about),
  reason,
});

const noting = (noted: Deed) => {
  const { id, at, operator, deed, about, reason } = rowOf(noted);
  return sql`INSERT INTO audit (id, at, operator, deed, about, reason)
    VALUES (${id}, ${at}, ${operator}, ${deed}, ${about}, ${reason})`;
};

const settling = (match: string, line: number, at: number) =>
  sql`UPDATE reports SET settled = ${at} WHERE match = ${match} AND line = ${line} AND settled IS NULL RETURNING line`;

/** The work of operators on any database. */
export const moderationOn = (tables: Tables): ModerationStore => ({
  ...reportsOn(tables),
  ...sanctionsOn(tables),
  ...auditOn(tables),
});

/** Lines of chat that were reported. */
const reportsOn = (tables: Tables) =>
  ({
    async reports(limit) {
      const rows = await tables.read(
        sql`SELECT * FROM reports WHERE settled IS NULL ORDER BY at, match, line, seat LIMIT ${limit}`,
      );
      return rows.map(parseReport);
    },
    async reportsBy(match, seat) {
      const rows = await tables.read(
        sql`SELECT * FROM reports WHERE match = ${match} AND seat = ${seat} ORDER BY at, line`,
      );
      return rows.map(parseReport);
    },
    async settle(match, line, noted) {
      const { id, at, operator, deed, about, reason } = rowOf(noted);
      const [, settled] = await tables.write(
        sql`INSERT INTO audit (id, at, operator, deed, about, reason)
        SELECT ${id}, CAST(${at} AS BIGINT), ${operator}, ${deed}, ${about}, ${reason} FROM reports
        WHERE match = ${match} AND line = ${line} AND settled IS NULL LIMIT 1`,
        settling(match, line, at),
      );
      return settled!.length > 0;
    },
  }) satisfies Partial<ModerationStore>;

/** What stands against people. */
const sanctionsOn = (tables: Tables) =>
  ({
    async sanction({ id, person, kind, reason, since, until, lifted }, about, deed) {
      await tables.write(
        sql`INSERT INTO sanctions (id, person, kind, reason, since, until, lifted)
        VALUES (${id}, ${person}, ${kind}, ${reason}, ${since}, ${until}, ${lifted})`,
        noting(deed),
        ...(about === null ? [] : [settling(about.match, about.line, deed.at)]),
      );
    },
    async standing(person, kind, now) {
      const rows = await tables.read(
        sql`SELECT * FROM sanctions
        WHERE person = ${person} AND kind = ${kind} AND until > ${now} AND lifted IS NULL ORDER BY until DESC, id`,
      );
      return rows.map(parseSanction);
    },
    async sanctionsOf(person) {
      const rows = await tables.read(sql`SELECT * FROM sanctions WHERE person = ${person} ORDER BY since DESC, id`);
      return rows.map(parseSanction);
    },
    async sanctions(limit) {
      const rows = await tables.read(
        sql`SELECT sanctions.*, people.name FROM sanctions JOIN people ON people.id = sanctions.person
        ORDER BY since DESC, sanctions.id LIMIT ${limit}`,
      );
      return rows.map(row => ({ ...parseSanction(row), name: row.name as string }));
    },
    async sanctionOf(id) {
      const [row] = await tables.read(
        sql`SELECT sanctions.*, people.name FROM sanctions JOIN people ON people.id = sanctions.person
        WHERE sanctions.id = ${id}`,
      );
      return row ? { ...parseSanction(row), name: row.name as string } : null;
    },
    async lift(sanction, noted) {
      const { id, at, operator, deed, about, reason } = rowOf(noted);
      const [, lifted] = await tables.write(
        sql`INSERT INTO audit (id, at, operator, deed, about, reason)
        SELECT ${id}, CAST(${at} AS BIGINT), ${operator}, ${deed}, ${about}, ${reason} FROM sanctions
        WHERE id = ${sanction} AND lifted IS NULL AND until > ${at}`,
        sql`UPDATE sanctions SET lifted = ${at} WHERE id = ${sanction} AND lifted IS NULL AND until > ${at}
        RETURNING id`,
      );
      return lifted!.length > 0;
    },
  }) satisfies Partial<ModerationStore>;

/** What operators did. */
const auditOn = (tables: Tables) =>
  ({
    async note(deed) {
      await tables.write(noting(deed));
    },
    async deeds(limit) {
      return (await tables.read(sql`SELECT * FROM audit ORDER BY at DESC, id LIMIT ${limit}`)).map(parseDeed);
    },
    async unname(person, name) {
      const sanctions = (await tables.read(sql`SELECT * FROM sanctions WHERE person = ${person.id}`)).map(
        parseSanction,
      );
      const noted = (await tables.read(sql`SELECT * FROM audit WHERE deed <> 'dismissed'`)).map(parseDeed);
      const unnamed = noted.flatMap(deed => {
        const about = withoutName(deed, person, sanctions);
        return about === null
          ? []
          : [sql`UPDATE audit SET about = ${JSON.stringify({ name, ...about })} WHERE id = ${deed.id}`];
      });
      if (unnamed.length > 0) await tables.write(...unnamed);
    },
  }) satisfies Partial<ModerationStore>;

const parseReport = (row: Row): Report => ({
  match: row.match as string,
  line: row.line as number,
  seat: row.seat as number,
  reason: row.reason as string,
  at: row.at as number,
});

const parseSanction = (row: Row): Sanction => ({
  id: row.id as string,
  person: row.person as string,
  kind: row.kind as Sanction['kind'],
  reason: row.reason as string,
  since: row.since as number,
  until: row.until as number,
  lifted: row.lifted as number | null,
});

const parseDeed = (row: Row): Deed => ({
  id: row.id as string,
  at: row.at as number,
  operator: row.operator === NO_NAME ? null : (row.operator as string),
  deed: row.deed as Deed['deed'],
  about: parseAbout(row.about as string),
  reason: row.reason as string,
});

/** What a deed is about besides the name of this person; null if it is not about them. Names alone tell accounts only. */
function withoutName({ at, deed, about }: Deed, person: Person, sanctions: readonly Sanction[]): DeedAbout | null {
  if (deed === 'appointed' || deed === 'discharged') {
    return person.kind === 'account' && (about.name ?? about.said) === person.name ? {} : null;
  }
  const found = sanctions.find(({ kind, since, until, lifted }) => {
    if ((about.kind ?? kind) !== kind) return false;
    if (deed === 'lifted') return at === lifted;
    return (about.until ?? until) === until && at >= since && at < since + SAME_MOMENT_MS;
  });
  if (found === undefined) return null;
  return deed === 'lifted' ? { kind: found.kind } : { kind: found.kind, until: found.until };
}

/** Earlier versions noted a sentence. */
function parseAbout(text: string): DeedAbout {
  try {
    const about: unknown = JSON.parse(text);
    if (typeof about === 'object' && about !== null) return about;
  } catch {
    // No object: a sentence.
  }
  return { said: text };
}
