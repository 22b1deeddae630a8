/** What people want to be told, by which ways, and what is owed to them: told once, however many processes there are. */

import type { Seat } from '@roundhouse/kernel';
import { holding } from './people.ts';
import { type Row, type Statement, sql, type Tables } from './tables.ts';

export type ChannelKind = 'push' | 'mail' | 'webhook';

/** A way to tell somebody something. */
export interface Channel {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  /** Of a browser at its push service, of a mailbox, or of a server of their own. */
  readonly address: string;
  /** What a browser's messages are sealed with, or a webhook's signed; empty for mail. */
  readonly secret: string;
  readonly language: string;
  /** Whether the owner of the address has agreed. Nothing else is sent there before. */
  readonly confirmed: boolean;
  /** Whether its owner signs in by links that are sent there; only to a mailbox that was confirmed. */
  readonly signsIn: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** Why somebody is told: something is asked of them at a table or in a competition, or time is running out for it. */
export type Occasion = 'turn' | 'reminder' | 'competition' | 'competitionReminder';

/** One thing to be told by one channel. */
export interface Notification {
  /** Or a competition, where the occasion says so. */
  readonly match: string;
  /** Or the entrant. */
  readonly seat: Seat;
  /** The seat's decision that it is about: how often the seat had acted before; or the revision that asked the entrant. */
  readonly decision: number;
  readonly occasion: Occasion;
  readonly channel: string;
}

/** In the server's time. Null: it needs no telling any more. */
export interface DueNotification extends Notification {
  readonly at: number | null;
}

export interface ClaimedNotification extends Notification {
  /** How often it has been taken up, this time included. */
  readonly tries: number;
}

/** The tables of channels and tellings. Writes are durable when they resolve. */
export interface NotificationStore {
  /** Adds a channel, or brings the person's own with this address up to date, as it is kept then; null where they have so many others. */
  open(channel: Omit<Channel, 'signsIn'>, most: number): Promise<Channel | null>;
  find(channel: string): Promise<Channel | null>;
  /** Somebody's channels, oldest first. */
  channels(person: string): Promise<Channel[]>;
  /** Everybody who has a channel. */
  listeners(): Promise<ReadonlySet<string>>;
  confirm(channel: string): Promise<void>;
  /** Says whether links that are sent there sign its owner in; false if it is no confirmed mailbox of theirs, or no known device asks. */
  setSignIn(person: string, channel: string, signsIn: boolean, session: string): Promise<boolean>;
  /** The mailboxes of this address by which somebody signs in, however it is written. */
  signingIn(address: string, limit: number): Promise<Channel[]>;
  /** Forgets a channel, and all that was owed by it; false if there is none such. */
  close(channel: string): Promise<boolean>;
  /** Tells somebody nothing more of a match or a competition, or again. */
  hush(person: string, match: string, isQuiet: boolean): Promise<void>;
  /** Matches and competitions of which somebody wants to hear nothing. */
  quiet(person: string): Promise<string[]>;
  /** Owes these, but for those that were owed before, whatever became of them. Older decisions of the seats are forgotten. */
  owe(owed: readonly DueNotification[]): Promise<void>;
  /** Takes up what is due at this moment; nobody else will before `until`. */
  takeUp(now: number, until: number, limit: number): Promise<ClaimedNotification[]>;
  /** When a telling is to be taken up again; null: never. */
  settle(telling: Notification, at: number | null): Promise<void>;
  /** When something is due next; null if nothing is owed. */
  nextDue(): Promise<number | null>;
  /** Running matches of people who want to be told things, last written between the two; in order, from an id on. */
  watched(since: number, until: number, after: string, limit: number): Promise<string[]>;
  /** Forgets what was owed for matches and competitions that are over. */
  forget(): Promise<void>;
}

/** The tellings on any database. */
export function notificationsOn(tables: Tables): NotificationStore {
  return { ...channelsOn(tables), ...owedOn(tables) };
}

const channelsOn = (tables: Tables) =>
  ({
    async open(
      { id, person, kind, address, secret, language, confirmed, created }: Omit<Channel, 'signsIn'>,
      most: number,
    ) {
      const [, , rows] = await tables.write(
        holding(person),
        // A browser is told what concerns whoever used it last.
        sql`DELETE FROM channels WHERE kind = 'push' AND kind = ${kind} AND address = ${address} AND person <> ${person}`,
        sql`INSERT INTO channels (id, person, kind, address, secret, language, confirmed, created)
          SELECT CAST(${id} AS TEXT), id, CAST(${kind} AS TEXT), CAST(${address} AS TEXT), CAST(${secret} AS TEXT),
            CAST(${language} AS TEXT), CAST(${confirmed ? 1 : 0} AS INTEGER), CAST(${created} AS BIGINT)
          FROM people WHERE id = ${person} AND (SELECT count(*) FROM channels WHERE person = ${person}
            AND NOT (kind = ${kind} AND address = ${address})) < ${most}
          ON CONFLICT (person, kind, address) DO UPDATE SET secret = excluded.secret, language = excluded.language
          RETURNING *`,
      );
      return rows![0] ? parseChannel(rows![0]) : null;
    },
    async find(channel) {
      const [row] = await tables.read(sql`SELECT * FROM channels WHERE id = ${channel}`);
      return row ? parseChannel(row) : null;
    },
    async channels(person) {
      const rows = await tables.read(sql`SELECT * FROM channels WHERE person = ${person} ORDER BY created, id`);
      return rows.map(parseChannel);
    },
    async listeners() {
      const rows = await tables.read(sql`SELECT DISTINCT person FROM channels`);
      return new Set(rows.map(({ person }) => person as string));
    },
    async confirm(channel) {
      await tables.write(sql`UPDATE channels SET confirmed = 1 WHERE id = ${channel}`);
    },
    async setSignIn(person, channel, signsIn, session) {
      const [, set] = await tables.write(
        holding(person),
        sql`UPDATE channels SET signs_in = ${signsIn ? 1 : 0}
          WHERE id = ${channel} AND person = ${person} AND kind = 'mail' AND confirmed = 1
            AND EXISTS (SELECT 1 FROM sessions WHERE sessions.id = ${session}) RETURNING id`,
      );
      return set!.length > 0;
    },
    async signingIn(address, limit) {
      const rows = await tables.read(
        sql`SELECT * FROM channels WHERE signs_in = 1 AND lower(address) = ${address.toLowerCase()}
          ORDER BY created, id LIMIT ${limit}`,
      );
      return rows.map(parseChannel);
    },
    async close(channel) {
      const [closed] = await tables.write(sql`DELETE FROM channels WHERE id = ${channel} RETURNING id`);
      return closed!.length > 0;
    },
    async hush(person, match, isQuiet) {
      await tables.write(
        isQuiet
          ? sql`INSERT INTO quiet (person, match) VALUES (${person}, ${match}) ON CONFLICT DO NOTHING`
          : sql`DELETE FROM quiet WHERE person = ${person} AND match = ${match}`,
      );
    },
    async quiet(person) {
      const rows = await tables.read(sql`SELECT match FROM quiet WHERE person = ${person} ORDER BY match`);
      return rows.map(({ match }) => match as string);
    },
  }) satisfies Partial<NotificationStore>;

const owedOn = (tables: Tables) =>
  ({
    async owe(owed) {
      if (owed.length > 0) await tables.write(...owed.flatMap(oweOne));
    },
    async takeUp(now, until, limit) {
      // Who had to wait for another process looks once more, and finds that it is no longer due.
      const [rows] = await tables.write(
        sql`UPDATE tellings SET at = ${until}, tries = tries + 1
          WHERE at <= ${now} AND (match, seat, decision, occasion, channel) IN (
            SELECT match, seat, decision, occasion, channel FROM tellings WHERE at <= ${now} ORDER BY at LIMIT ${limit}
          ) RETURNING *`,
      );
      return rows!.map(row => ({ ...parseTelling(row), tries: row.tries as number }));
    },
    async settle({ match, seat, decision, occasion, channel }, at) {
      await tables.write(
        sql`UPDATE tellings SET at = ${at} WHERE match = ${match} AND seat = ${seat} AND decision = ${decision}
          AND occasion = ${occasion} AND channel = ${channel}`,
      );
    },
    async nextDue() {
      const [row] = await tables.read(sql`SELECT min(at) AS at FROM tellings WHERE at IS NOT NULL`);
      return row!.at as number | null;
    },
    async watched(since, until, after, limit) {
      const rows = await tables.read(
        sql`SELECT DISTINCT places.match FROM channels
          JOIN places ON places.person = channels.person JOIN matches ON matches.id = places.match
          WHERE matches.status IN ('open', 'running') AND matches.updated >= ${since} AND matches.updated <= ${until}
            AND places.match > ${after}
          ORDER BY places.match LIMIT ${limit}`,
      );
      return rows.map(({ match }) => match as string);
    },
    async forget() {
      await tables.write(
        sql`DELETE FROM tellings WHERE EXISTS (
          SELECT 1 FROM matches WHERE matches.id = tellings.match AND matches.status = 'over')`,
        sql`DELETE FROM tellings WHERE EXISTS (
          SELECT 1 FROM competitions WHERE competitions.id = tellings.match AND competitions.status = 'over')`,
      );
    },
  }) satisfies Partial<NotificationStore>;

const oweOne = ({ match, seat, decision, occasion, channel, at }: DueNotification): Statement[] => [
  sql`DELETE FROM tellings WHERE match = ${match} AND seat = ${seat} AND decision < ${decision}`,
  // The channel may have been closed a moment ago: then nothing is owed by it.
  sql`INSERT INTO tellings (match, seat, decision, occasion, channel, at, tries)
    SELECT CAST(${match} AS TEXT), CAST(${seat} AS INTEGER), CAST(${decision} AS INTEGER), CAST(${occasion} AS TEXT), id,
      CAST(${at} AS BIGINT), 0 FROM channels WHERE id = ${channel}
    ON CONFLICT DO NOTHING`,
];

const parseChannel = (row: Row): Channel => ({
  id: row.id as string,
  person: row.person as string,
  kind: row.kind as ChannelKind,
  address: row.address as string,
  secret: row.secret as string,
  language: row.language as string,
  confirmed: row.confirmed === 1,
  signsIn: row.signs_in === 1,
  created: row.created as number,
});

const parseTelling = (row: Row): Notification => ({
  match: row.match as string,
  seat: row.seat as number,
  decision: row.decision as number,
  occasion: row.occasion as Occasion,
  channel: row.channel as string,
});
