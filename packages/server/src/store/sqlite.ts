/** The store on one SQLite file: all writes of one turn of the event loop share one durable commit. */

import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { ChatLine } from '../protocol.ts';
import { Commits } from './sqlite-commits.ts';
import { migrate } from './sqlite-schema.ts';
import { tablesOn } from './sqlite-tables.ts';
import {
  type Abandoned,
  Conflict,
  type LogRow,
  RECENT_STEPS,
  REMOVALS,
  type Status,
  type Store,
  type StoredMatch,
} from './store.ts';

/** How long another process may hold the file before a write gives up. */
const BUSY_MS = 5000;
const SQLITE_BUSY = 5;
/** A match that is being played is written again and again: what is carried over seldom is carried over once. */
const CHECKPOINT_PAGES = 10_000;
/** Large enough for the pages of a few hundred matches that are being played. */
const CACHE_KB = 16_000;
/** How many matches are found by number without a look into the index. */
const MOST_NUMBERS = 1000;
/** As the limit of a query: none. */
const ALL = -1;

/** What every part of the store works with. */
interface Parts {
  readonly sql: Statements;
  readonly numbers: MatchNumbers;
  readonly commits: Commits;
}

/** Opens or makes the file and brings its tables up to date. */
export function openSqliteStore(file: string): Store {
  const db = openDatabase(file);
  const sql = statements(db);
  const numbers = new MatchNumbers(sql);
  const commits = new Commits(db, file, ({ match, rows, follows, before }) => {
    const no = numbers.of(match.id);
    const { changes } = isOnlyPlayedOn(match, before)
      ? sql.playOn.run(...playing(match), no, match.id, follows)
      : sql.updateMatch.run(...agreed(match), ...playing(match), no, match.id, follows);
    if (changes === 0) {
      // It may have been the number of a match whose making was undone.
      numbers.forget(match.id);
      throw new Conflict(`match ${match.id} is not at revision ${follows}`);
    }
    insertRows(sql, no, match.id, rows);
  });
  const parts: Parts = { sql, numbers, commits };
  let closing: Promise<void> | null = null;
  return {
    ...matchesIn(parts),
    ...talkIn(parts),
    ...upkeepIn(parts),
    tables: tablesOn(db, commits),
    close() {
      closing ??= commits.close().then(() => db.close());
      return closing;
    },
  };
}

function insertRows(sql: Pick<Statements, 'insertRow'>, no: number, id: string, rows: readonly LogRow[]): void {
  for (const { step, entry, sent } of rows) {
    const from = [sent?.seat ?? null, sent?.decision ?? null, sent?.id ?? null];
    const { changes } = sql.insertRow.run(no, step, JSON.stringify(entry), ...from);
    if (changes === 0) throw new Conflict(`step ${step} of match ${id} exists`);
  }
}

/** Matches and their logs. */
const matchesIn = ({ sql, numbers, commits }: Parts) =>
  ({
    create: (match, rows) =>
      commits.add(() => {
        const made = sql.insertMatch.run(...fixed(match), ...agreed(match), ...playing(match));
        if (made.changes === 0) throw new Conflict(`match ${match.id} exists`);
        insertRows(sql, Number(made.lastInsertRowid), match.id, rows);
      }),
    append: (match, rows, before) => commits.append({ match, rows, before }),
    async load(id) {
      const row = sql.match.get(id);
      return row ? parseMatch(row) : null;
    },
    async log(id, from = 0, most = ALL) {
      return sql.log.all(id, from, most).map(parseRow);
    },
    async wasSent(id, { seat, decision, id: sentId }, since = decision) {
      const no = numbers.of(id);
      return sql.sent.get(no, no, seat, since, decision, sentId) !== undefined;
    },
    async listed(status, limit) {
      return sql.listed.all(status, limit).map(parseMatch);
    },
    async due(until, limit) {
      return sql.due.all(until, limit).map(row => ({ id: row.id as string, due: row.due as number }));
    },
    async nextDue(after) {
      return (sql.nextDue.get(after)?.due ?? null) as number | null;
    },
  }) satisfies Partial<Store>;

/** What is said at matches, and what is reported of it. */
const talkIn = ({ sql, commits }: Parts) =>
  ({
    say: (match, { seat, sentId, text, at }) =>
      commits.add(() => {
        sql.say.run(match, match, seat, sentId, text, at);
        return parseLine(sql.said.get(match, seat, sentId)!);
      }),
    async chat(match, limit) {
      return sql.chat.all(match, limit).map(parseLine).reverse();
    },
    report: ({ match, line, seat, reason, at }) =>
      commits.add(() => {
        if (sql.line.get(match, line) === undefined) return false;
        sql.report.run(match, line, seat, reason, at);
        return true;
      }),
  }) satisfies Partial<Store>;

/** What the server itself needs. */
const upkeepIn = ({ sql, numbers, commits }: Parts) =>
  ({
    beat: (at, pause) =>
      commits.add(() => {
        sql.beat.run({ at, pause });
        return sql.closed.get()!.closed as number;
      }),
    async ping() {
      commits.check();
      sql.ping.get();
    },
    async countUnfinished() {
      const counts = sql.unfinished.all().map(row => [row.status, row.n]);
      return { open: 0, running: 0, ...Object.fromEntries(counts) };
    },
    async untouched({ open, running }, limit) {
      return sql.untouched.all(open, running, limit).map(row => ({
        ...{ id: row.id as string, game: row.game as string, updated: row.updated as number },
        status: row.status as Abandoned['status'],
      }));
    },
    remove: ({ id, updated }) =>
      commits.add(() => {
        const row = sql.stillThere.get(id, updated);
        if (row === undefined) return false;
        for (const statement of sql.removals) statement.run(id);
        sql.removeLog.run(row.no as number);
        sql.removeMatch.run(row.no as number);
        numbers.forget(id);
        return true;
      }),
  }) satisfies Partial<Store>;

/** The numbers of matches, which never change, as far as they have been asked for. */
class MatchNumbers {
  readonly #sql: Pick<Statements, 'number'>;
  readonly #known = new Map<string, number>();

  constructor(sql: Pick<Statements, 'number'>) {
    this.#sql = sql;
  }

  /** 0 if there is no such match. */
  of(id: string): number {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const no = (this.#sql.number.get(id)?.no ?? 0) as number;
    if (this.#known.size === MOST_NUMBERS) this.#known.clear();
    if (no > 0) this.#known.set(id, no);
    return no;
  }

  forget(id: string): void {
    this.#known.delete(id);
  }
}

function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: false });
  try {
    keepWriteAheadLog(db);
    // The disk is waited for in `Commits`, which answers nothing before.
    db.exec(
      `PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; PRAGMA cache_size = -${CACHE_KB}`,
    );
    migrate(db);
    db.exec('PRAGMA foreign_keys = ON');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * The switch to the write-ahead log does not wait for another process that makes the same switch, whatever the
 * timeout: SQLite answers "locked" at once. So it is asked again.
 */
function keepWriteAheadLog(db: DatabaseSync): void {
  const patience = Date.now() + BUSY_MS;
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY || Date.now() > patience) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

type Statements = ReturnType<typeof statements>;

const statements = (db: DatabaseSync) => ({
  insertMatch: db.prepare(
    `INSERT INTO matches (id, game, invite, listed, settings, created, seed, version, options, status, rematch, due,
       past, asked, held, revision, seats, state, steps, may_take_back, undoable, taken_back, updated)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  ),
  updateMatch: db.prepare(
    `UPDATE matches SET seed = ?, version = ?, options = ?, status = ?, rematch = ?, due = ?, past = ?,
       asked = ?, held = ?, revision = ?, seats = ?, state = ?, steps = ?, may_take_back = ?, undoable = ?,
       taken_back = ?, updated = ?
     WHERE no = ? AND id = ? AND revision = ?`,
  ),
  // What is in an index is not named: SQLite would write the index anew even for a value that stays.
  playOn: db.prepare(
    `UPDATE matches SET revision = ?, seats = ?, state = ?, steps = ?, may_take_back = ?, undoable = ?,
       taken_back = ?, updated = ?
     WHERE no = ? AND id = ? AND revision = ?`,
  ),
  insertRow: db.prepare(
    `INSERT INTO log (match, step, entry, seat, decision, sent_id)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (match, step) DO NOTHING`,
  ),
  number: db.prepare('SELECT no FROM matches WHERE id = ?'),
  match: db.prepare('SELECT * FROM matches WHERE id = ?'),
  log: db.prepare(
    'SELECT * FROM log WHERE match = (SELECT no FROM matches WHERE id = ?) AND step >= ? ORDER BY step LIMIT ?',
  ),
  sent: db.prepare(
    `SELECT 1 FROM log WHERE match = ? AND step >= (SELECT steps FROM matches WHERE no = ?) - ${RECENT_STEPS}
       AND seat = ? AND decision BETWEEN ? AND ? AND sent_id = ? LIMIT 1`,
  ),
  due: db.prepare('SELECT id, due FROM matches WHERE due <= ? ORDER BY due, id LIMIT ?'),
  nextDue: db.prepare('SELECT min(due) AS due FROM matches WHERE due > ?'),
  say: db.prepare(
    `INSERT INTO chat (match, line, seat, sent_id, text, at)
     VALUES (?, (SELECT coalesce(max(line) + 1, 0) FROM chat WHERE match = ?), ?, ?, ?, ?)
     ON CONFLICT (match, seat, sent_id) DO NOTHING`,
  ),
  said: db.prepare('SELECT * FROM chat WHERE match = ? AND seat = ? AND sent_id = ?'),
  line: db.prepare('SELECT line FROM chat WHERE match = ? AND line = ?'),
  chat: db.prepare('SELECT * FROM chat WHERE match = ? ORDER BY line DESC LIMIT ?'),
  report: db.prepare(
    'INSERT INTO reports (match, line, seat, reason, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  ),
  beat: db.prepare(
    `INSERT INTO house (one, beat, closed) VALUES (1, :at, 0)
     ON CONFLICT (one) DO UPDATE SET
       closed = closed + CASE WHEN :at - beat > :pause THEN :at - beat ELSE 0 END,
       beat = max(beat, :at)`,
  ),
  closed: db.prepare('SELECT closed FROM house'),
  ping: db.prepare('SELECT count(*) FROM house'),
  untouched: db.prepare(
    `SELECT id, game, status, updated FROM matches
     WHERE ((status = 'open' AND updated < ?) OR (status = 'running' AND updated < ?))
       AND settings NOT LIKE '%"competition":%' ORDER BY updated, id LIMIT ?`,
  ),
  stillThere: db.prepare("SELECT no FROM matches WHERE id = ? AND updated = ? AND status <> 'over'"),
  removals: REMOVALS.map(table => db.prepare(`DELETE FROM ${table} WHERE match = ?`)),
  removeLog: db.prepare('DELETE FROM log WHERE match = ?'),
  removeMatch: db.prepare('DELETE FROM matches WHERE no = ?'),
  unfinished: db.prepare("SELECT status, count(*) AS n FROM matches WHERE status <> 'over' GROUP BY status"),
  listed: db.prepare('SELECT * FROM matches WHERE listed = 1 AND status = ? ORDER BY created DESC, id LIMIT ?'),
});

/** Columns written once, in the order of the statements. */
const fixed = (match: StoredMatch) =>
  [match.id, match.game, match.invite, match.listed ? 1 : 0, JSON.stringify(match.settings), match.created] as const;

/** Columns that most moves leave as they are, in the order of the statements. */
const agreed = (match: StoredMatch) =>
  [
    match.seed,
    match.version,
    JSON.stringify(match.options),
    match.status,
    match.rematch,
    match.due,
    JSON.stringify(match.past),
    JSON.stringify(match.asked),
    JSON.stringify(match.held),
  ] as const;

/** Columns written again by every append, in the order of the statements. */
const playing = (match: StoredMatch) =>
  [
    match.revision,
    JSON.stringify(match.seats),
    JSON.stringify(match.state),
    match.steps,
    match.mayTakeBack,
    JSON.stringify(match.undoable),
    JSON.stringify(match.takenBack),
    match.updated,
  ] as const;

/** Whether nothing of what is `agreed` has changed. */
const isOnlyPlayedOn = (match: StoredMatch, before: StoredMatch | undefined): boolean =>
  before !== undefined &&
  match.version === before.version &&
  match.options === before.options &&
  match.status === before.status &&
  match.rematch === before.rematch &&
  match.seed === before.seed &&
  match.past === before.past &&
  match.due === before.due &&
  match.asked === before.asked &&
  match.held === before.held;

/** The tables are STRICT and written only here, so the columns are what `fixed`, `agreed` and `playing` put there. */
type Row = Record<string, SQLOutputValue>;

const parseMatch = (row: Row): StoredMatch => ({
  id: row.id as string,
  revision: row.revision as number,
  game: row.game as string,
  version: row.version as number,
  options: JSON.parse(row.options as string),
  seats: JSON.parse(row.seats as string),
  listed: row.listed === 1,
  settings: JSON.parse(row.settings as string),
  invite: row.invite as string,
  seed: row.seed as string,
  past: JSON.parse(row.past as string),
  status: row.status as Status,
  state: JSON.parse(row.state as string),
  steps: row.steps as number,
  mayTakeBack: row.may_take_back as number | null,
  undoable: JSON.parse(row.undoable as string),
  takenBack: JSON.parse(row.taken_back as string),
  asked: JSON.parse(row.asked as string),
  held: JSON.parse(row.held as string),
  rematch: row.rematch as string | null,
  due: row.due as number | null,
  created: row.created as number,
  updated: row.updated as number,
});

const parseRow = (row: Row): LogRow => ({
  step: row.step as number,
  entry: JSON.parse(row.entry as string),
  sent:
    row.seat === null
      ? null
      : { seat: row.seat as number, decision: row.decision as number, id: row.sent_id as string },
});

const parseLine = (row: Row): ChatLine => ({
  line: row.line as number,
  seat: row.seat as number,
  text: row.text as string,
  at: row.at as number,
});
