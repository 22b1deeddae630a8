/** The store on PostgreSQL: writes that come together share one statement, and so one durable commit. */

import pg from 'pg';
import { countCommit } from '../operate/metrics.ts';
import type { ChatLine } from '../protocol.ts';
import { takeTurns } from '../turns.ts';
import { batch } from './batch.ts';
import { alone, buildsOn, type Merged, mergeAppends } from './merge-appends.ts';
import { migrate } from './postgres-schema.ts';
import { tablesOn } from './postgres-tables.ts';
import { appending, creating, isNotUnique, type Kept, parseMatch, type Row, type Write } from './postgres-writes.ts';
import {
  type Abandoned,
  Conflict,
  type LogRow,
  type NewLine,
  RECENT_STEPS,
  REMOVALS,
  type Store,
  type StoredMatch,
} from './store.ts';

const CONNECTIONS = 8;
const CONNECT_MS = 5000;
/** A database that has not answered within this time is taken to be gone. */
const ANSWER_MS = 30_000;
const MOST_WRITES = 200;
const MOST_READS = 200;

/** Times are kept as BIGINT, which `pg` would give as text; they are far from where numbers grow inexact. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** Connects and brings the tables up to date. Throws if the database is not there, or too new. */
export async function openPostgresStore(url: string): Promise<Store> {
  const pool = openPool(url);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return storeOn(pool);
}

/** Settings that make an answer mean *stored*, and every race noticed, whatever the database's defaults are. */
const WISHES = "SET synchronous_commit = on; SET default_transaction_isolation = 'read committed'";

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    types,
    application_name: 'roundhouse',
    // The pool waits for it before anything else is asked.
    onConnect: client => client.query(WISHES),
  });
  // An idle connection that breaks is replaced when next needed; without this the process would end.
  pool.on('error', () => {});
  return pool;
}

function storeOn(pool: pg.Pool): Store {
  const writes = batch<Write, true>(MOST_WRITES, group => writeAll(pool, group), buildsOn);
  const reads = batch<string, StoredMatch | 'none'>(MOST_READS, ids => readAll(pool, ids));
  const turns = takeTurns();
  let closing: Promise<void> | null = null;
  const underWay = new Set<Promise<unknown>>();

  function kept<T>(work: () => Promise<T>): Promise<T> {
    if (closing !== null) return Promise.reject(new Error('the store is closed'));
    const mine: Promise<T> = work().finally(() => underWay.delete(mine));
    underWay.add(mine);
    return mine;
  }
  const rowsOf = (name: string, text: string, values: unknown[]): Promise<Row[]> =>
    kept(async () => (await pool.query<Row>({ name, text, values })).rows);
  const write = async (kind: Write['kind'], match: StoredMatch, rows: readonly LogRow[]): Promise<void> => {
    await kept(() => writes.ask({ kind, match, rows }));
  };

  const parts: Parts = { pool, kept, rowsOf, reads, write };
  return {
    ...matchesOn(parts),
    ...talkOn(parts),
    ...upkeepOn(parts),
    tables: tablesOn(
      (text, values) => kept(() => pool.query<Row>({ text, values })),
      (name, work) => kept(() => turns.inTurn(name, () => inTransaction(pool, work))),
    ),
    close() {
      closing ??= Promise.allSettled(underWay).then(() => pool.end());
      return closing;
    },
  };
}

/** What every part of the store works with. */
interface Parts {
  readonly pool: pg.Pool;
  /** Refuses requests after closing, and makes closing wait for those before. */
  kept<T>(work: () => Promise<T>): Promise<T>;
  rowsOf(name: string, text: string, values: unknown[]): Promise<Row[]>;
  readonly reads: { ask(id: string): Promise<StoredMatch | 'none'> };
  write(kind: Write['kind'], match: StoredMatch, rows: readonly LogRow[]): Promise<void>;
}

/** Matches and their logs. */
const matchesOn = ({ kept, rowsOf, reads, write }: Parts) =>
  ({
    create: (match, rows) => write('create', match, rows),
    append: (match, rows) => write('append', match, rows),
    async load(id) {
      const match = await kept(() => reads.ask(id));
      return match === 'none' ? null : match;
    },
    async log(id, from = 0, most) {
      const text = 'SELECT step, entry, sent FROM log WHERE match = $1 AND step >= $2 ORDER BY step LIMIT $3';
      return (await rowsOf('log', text, [id, from, most ?? null])).map(parseRow);
    },
    async wasSent(id, { seat, decision, id: sentId }, since = decision) {
      const text = `SELECT 1 FROM log WHERE match = $1
      AND step >= (SELECT steps FROM matches WHERE id = $1) - ${RECENT_STEPS} AND (sent::json->>'seat')::int = $2
      AND (sent::json->>'decision')::int BETWEEN $3::bigint AND $4::bigint AND sent::json->>'id' = $5 LIMIT 1`;
      return (await rowsOf('sent', text, [id, seat, since, decision, sentId])).length > 0;
    },
    async listed(status, limit) {
      const text = 'SELECT * FROM matches WHERE listed AND status = $1 ORDER BY created DESC, id LIMIT $2';
      return (await rowsOf('listed', text, [status, limit])).map(parseMatch);
    },
    async due(until, limit) {
      const text = 'SELECT id, due FROM matches WHERE due <= $1 ORDER BY due, id LIMIT $2';
      return (await rowsOf('due', text, [until, limit])).map(({ id, due }) => ({
        id: id as string,
        due: due as number,
      }));
    },
    async nextDue(after) {
      const [row] = await rowsOf('next_due', 'SELECT min(due) AS due FROM matches WHERE due > $1', [after]);
      return (row?.due ?? null) as number | null;
    },
  }) satisfies Partial<Store>;

/** What is said at matches, and what is reported of it. */
const talkOn = ({ kept, rowsOf, pool }: Parts) =>
  ({
    say: (match, line) => kept(() => inTransaction(pool, db => sayIn(db, match, line))),
    async chat(match, limit) {
      const text = 'SELECT * FROM chat WHERE match = $1 ORDER BY line DESC LIMIT $2';
      return (await rowsOf('chat', text, [match, limit])).map(parseLine).reverse();
    },
    async report({ match, line, seat, reason, at }) {
      const text = `WITH said AS (SELECT match, line FROM chat WHERE match = $1 AND line = $2),
      kept AS (INSERT INTO reports (match, line, seat, reason, at)
        SELECT match, line, $3::int, $4::text, $5::bigint FROM said ON CONFLICT DO NOTHING)
      SELECT line FROM said`;
      return (await rowsOf('report', text, [match, line, seat, reason, at])).length > 0;
    },
  }) satisfies Partial<Store>;

/** What the server itself needs. */
const upkeepOn = ({ kept, rowsOf, pool }: Parts) =>
  ({
    async beat(at, pause) {
      const text = `INSERT INTO house AS h (one, beat, closed) VALUES (1, $1::bigint, 0)
      ON CONFLICT (one) DO UPDATE SET
        closed = h.closed + CASE WHEN $1 - h.beat > $2::bigint THEN $1 - h.beat ELSE 0 END,
        beat = greatest(h.beat, $1)
      RETURNING closed`;
      return (await rowsOf('beat', text, [at, pause]))[0]!.closed as number;
    },
    async ping() {
      await rowsOf('ping', 'SELECT 1', []);
    },
    async countUnfinished() {
      const text = "SELECT status, count(*) AS n FROM matches WHERE status <> 'over' GROUP BY status";
      const rows = await rowsOf('unfinished', text, []);
      return { open: 0, running: 0, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) };
    },
    async untouched({ open, running }, limit) {
      const text = `SELECT id, game, status, updated FROM matches
      WHERE ((status = 'open' AND updated < $1) OR (status = 'running' AND updated < $2))
        AND settings NOT LIKE '%"competition":%' ORDER BY updated, id LIMIT $3`;
      return (await rowsOf('untouched', text, [open, running, limit])) as unknown as Abandoned[];
    },
    remove: abandoned => kept(() => inTransaction(pool, db => removeIn(db, abandoned))),
  }) satisfies Partial<Store>;

/** Adds a line to what is said at a match; the same line sent again is the one that stands there. */
async function sayIn(db: pg.PoolClient, match: string, line: NewLine): Promise<ChatLine> {
  // Lines are numbered one after the other: whoever speaks in this match waits here.
  await db.query('SELECT FROM matches WHERE id = $1 FOR NO KEY UPDATE', [match]);
  const sentId = JSON.stringify(line.sentId);
  await db.query(
    `INSERT INTO chat (match, line, seat, sent_id, text, at)
     SELECT $1::text, coalesce(max(line) + 1, 0), $2, $3, $4, $5 FROM chat WHERE match = $1
     ON CONFLICT (match, seat, sent_id) DO NOTHING`,
    [match, line.seat, sentId, line.text, line.at],
  );
  const said = 'SELECT * FROM chat WHERE match = $1 AND seat = $2 AND sent_id = $3';
  return parseLine((await db.query<Row>(said, [match, line.seat, sentId])).rows[0]!);
}

/** Removes a match that has not been touched since; whether it has. */
async function removeIn(db: pg.PoolClient, { id, updated }: Abandoned): Promise<boolean> {
  const text = "SELECT id FROM matches WHERE id = $1 AND updated = $2 AND status <> 'over' FOR UPDATE";
  if ((await db.query(text, [id, updated])).rows.length === 0) return false;
  for (const table of [...REMOVALS, 'log']) await db.query(`DELETE FROM ${table} WHERE match = $1`, [id]);
  await db.query('DELETE FROM matches WHERE id = $1', [id]);
  return true;
}

/** One after the other where two are about the same match and do not fit together; all others of the group at once. */
async function writeAll(pool: pg.Pool, group: readonly Write[]): Promise<(true | Error)[]> {
  const answers = new Map<Write, true | Error>();
  const of = (kind: Write['kind']): Write[] => group.filter(write => write.kind === kind);
  let left: readonly Merged<Write>[] = [...of('create').map(alone), ...mergeAppends(of('append'))];
  while (left.length > 0) {
    const taken = new Set<string>();
    const now = left.filter(({ match }) => !taken.has(match.id) && taken.add(match.id));
    left = left.filter(one => !now.includes(one));
    const keptIds = await writeRound(pool, now);
    for (const { match, parts } of now) {
      const answer = keptIds.has(match.id) || new Conflict(`match ${match.id} is there, or is not as it was`);
      for (const part of parts) answers.set(part, answer);
    }
  }
  return group.map(write => answers.get(write)!);
}

/** Which of the matches were written; each at most once in a round. */
async function writeRound(pool: pg.Pool, writes: readonly Merged<Write>[]): Promise<Set<string>> {
  const of = (kind: Write['kind']): Merged<Write>[] => writes.filter(({ parts }) => parts[0]!.kind === kind);
  const kept = [await writeTogether(pool, of('create'), creating), await writeTogether(pool, of('append'), appending)];
  return new Set(kept.flat());
}

/** Appends all in one statement, which is one transaction. */
async function writeTogether(
  pool: pg.Pool,
  writes: readonly Merged<Write>[],
  queryFor: (writes: readonly Merged<Write>[]) => pg.QueryConfig,
): Promise<string[]> {
  if (writes.length === 0) return [];
  const began = performance.now();
  try {
    const { rows } = await pool.query<Kept>(queryFor(writes));
    countCommit(writes.length, began);
    return rows.map(({ id }) => id);
  } catch (error) {
    if (!isNotUnique(error)) throw error;
    // One of them cannot be kept, and the database has refused all: each for itself then.
    if (writes.length === 1) return [];
    const kept: string[] = [];
    for (const write of writes) kept.push(...(await writeTogether(pool, [write], queryFor)));
    return kept;
  }
}

async function readAll(pool: pg.Pool, ids: readonly string[]): Promise<(StoredMatch | 'none')[]> {
  const text = 'SELECT * FROM matches WHERE id = ANY ($1)';
  const { rows } = await pool.query<Row>({ name: 'load', text, values: [[...new Set(ids)]] });
  const found = new Map(rows.map(row => [row.id as string, row]));
  // Everyone who asked gets a match of its own.
  return ids.map(id => (found.has(id) ? parseMatch(found.get(id)!) : 'none'));
}

async function inTransaction<T>(pool: pg.Pool, work: (db: pg.PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect();
  let failure: Error | undefined;
  try {
    await db.query('BEGIN');
    const done = await work(db);
    await db.query('COMMIT');
    return done;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    db.release(failure);
  }
}

const parseRow = (row: Row): LogRow => ({
  step: row.step as number,
  entry: JSON.parse(row.entry as string),
  sent: JSON.parse(row.sent as string),
});

const parseLine = (row: Row): ChatLine => ({
  line: row.line as number,
  seat: row.seat as number,
  text: row.text as string,
  at: row.at as number,
});
