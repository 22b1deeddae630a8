/** Databases of every earlier version, with real rows of their age: opened by today's program, and played on. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { verifyRecord } from '@roundhouse/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import type { Position, Seated, Welcome } from '../src/protocol.ts';
import { sqliteFile } from '../src/store/open.ts';
import * as postgresSchema from '../src/store/postgres-schema.ts';
import * as sqliteSchema from '../src/store/sqlite-schema.ts';
import { findPostgres, type Postgres, startPostgres } from '../testing/postgres.ts';
import { get, newFolder, newServer, post, Visitor } from './visit.ts';
import { whispers } from './whispers.ts';

type Row = Record<string, unknown>;

/** A database, whatever its kind, as rows are put into it past the store. */
interface Shelf {
  /** Where a server finds it. */
  readonly where: { dataDir: string; databaseUrl?: string };
  /** Matches before what belongs to them. */
  tables(): Promise<string[]>;
  columns(table: string): Promise<string[]>;
  rows(table: string): Promise<Row[]>;
  insert(table: string, row: Row): Promise<void>;
  close(): Promise<void>;
}

/** What was known of a seat at the time, besides what had been known before. */
const SEAT_FIELDS = {
  first: ['name', 'keyHash', 'entropy', 'decisions'],
  clocks: ['bot', 'standIn', 'keptFor', 'left', 'due', 'secretDue', 'muted'],
  people: ['person'],
};

/** A seat as it was written when these tables were all there were. */
function seatsAt(seats: string, columns: readonly string[], tables: readonly string[]): string {
  const known = [
    ...SEAT_FIELDS.first,
    ...(columns.includes('settings') ? SEAT_FIELDS.clocks : []),
    ...(tables.includes('people') ? SEAT_FIELDS.people : []),
  ];
  const trim = (seat: Row): Row => Object.fromEntries(Object.entries(seat).filter(([name]) => known.includes(name)));
  return JSON.stringify((JSON.parse(seats) as Row[]).map(trim));
}

/** The rows of every table. */
type Rows = ReadonlyMap<string, readonly Row[]>;

async function allRows(shelf: Shelf): Promise<Rows> {
  const rows = new Map<string, Row[]>();
  for (const table of await shelf.tables()) rows.set(table, await shelf.rows(table));
  return rows;
}

/** Today's rows as an earlier program would have written them. */
async function copyDown(from: Rows, to: Shelf): Promise<void> {
  const tables = await to.tables();
  for (const table of tables) {
    const columns = await to.columns(table);
    for (const row of from.get(table) ?? []) {
      const kept = Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));
      const isMatch = table === 'matches';
      await to.insert(table, isMatch ? { ...kept, seats: seatsAt(row.seats as string, columns, tables) } : kept);
    }
  }
}

/** What people did with a server before it was stopped. */
interface Past {
  readonly id: string;
  readonly keys: readonly string[];
  readonly looks: readonly Welcome[];
  readonly cookie: string;
}

/** A match in its middle, something said at it, and a guest who came with a browser. */
async function live(server: RunningServer): Promise<Past> {
  const created = await fetch(`${server.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ game: 'whispers', name: 'Ann', open: false }),
  });
  const cookie = created.headers.get('set-cookie')!.split(';', 1)[0]!;
  const { table, key, invite } = (await created.json()) as Seated;
  const path = `/api/matches/${table.id}`;
  const bob = (await post(server, `${path}/join`, { invite, name: 'Bob', entropy: 'his' })).body.key;
  const keys = [key, bob];
  for (const own of keys) await act(server, table.id, own, { type: 'choose', word: 'aardvark' });
  await act(server, table.id, key, { type: 'put', at: 1 });
  const [line] = await Visitor.enter(server, table.id, bob, 0, true);
  line.say({ type: 'say', id: 'hello', text: 'What a game.' });
  await line.until('room', ({ answers }) => answers === 'hello');
  line.say({ type: 'report', id: 'rude', line: 0, reason: 'my own' });
  await line.until('room', ({ answers }) => answers === 'rude');
  const looks = await Promise.all(keys.map(async own => (await get(server, path, own)).body));
  return { id: table.id, keys, looks, cookie };
}

async function act(server: RunningServer, id: string, key: string, move: object): Promise<void> {
  const { decision } = (await get(server, `/api/matches/${id}`, key)).body;
  const sent = { decision, id: `${decision}`, move, seen: 0 };
  expect((await post<Position>(server, `/api/matches/${id}/moves`, sent, key)).status).toBe(200);
}

/** Everything stands as it stood, and goes on to an end that proves itself. */
async function goesOn(server: RunningServer, past: Past, tables: readonly string[]): Promise<void> {
  const { id, keys, looks, cookie } = past;
  const path = `/api/matches/${id}`;
  for (const [seat, key] of keys.entries()) {
    const { table: _table, ...position } = looks[seat]!;
    expect((await get(server, path, key)).body).toMatchObject({ ...position });
  }
  const [line] = await Visitor.enter(server, id, keys[0]!, 0, true);
  const { said } = await line.next('room');
  expect(said.map(({ text }) => text)).toEqual(tables.includes('chat') ? ['What a game.'] : []);
  const me = await fetch(`${server.url}/api/me`, { headers: { cookie } });
  const person = tables.includes('people') ? { kind: 'guest', name: 'Ann' } : null;
  expect(await me.json()).toMatchObject({ person });
  for (let over = false; !over; ) {
    for (const key of keys) {
      const now = (await get(server, path, key)).body;
      over = now.over !== null;
      if (now.moves[0] !== undefined) await act(server, id, key, now.moves[0]);
    }
  }
  const { text } = await get(server, `${path}/record`);
  expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, dice: 'proved' });
  const { status } = await post(server, '/api/matches', { game: 'whispers', name: 'Cyd', open: true });
  expect(status).toBe(201);
}

/** `newShelf` makes an empty database and takes it so many steps. */
function everyVersion(steps: readonly string[], newShelf: (steps: number) => Promise<Shelf>): void {
  /** What was lived at a server of today, and the rows that it left: the same for every version. */
  async function today(): Promise<{ past: Past; rows: Rows }> {
    const now = await newShelf(steps.length);
    const server = await newServer(now.where);
    const past = await live(server);
    await server.close();
    const rows = await allRows(now);
    await now.close();
    return { past, rows };
  }
  let lived: ReturnType<typeof today> | null = null;

  const versions = steps.map((_, i) => i + 1);
  test.each(versions)('of version %i', { timeout: 120_000 }, async version => {
    lived ??= today();
    const { past, rows } = await lived;
    const old = await newShelf(version);
    await copyDown(rows, old);
    const tables = await old.tables();
    expect(await old.rows('matches')).toHaveLength(1);
    await old.close();
    await goesOn(await newServer(old.where), past, tables);
  });

  test('of a version yet to come is refused, in words', { timeout: 120_000 }, async () => {
    const later = await newShelf(steps.length + 1);
    await later.close();
    await expect(newServer(later.where)).rejects.toThrow(/newer than this program, which knows \d+/);
  });
}

const LATER = 'CREATE TABLE of_the_future (a INTEGER)';

describe('a SQLite file', () => {
  everyVersion(sqliteSchema.MIGRATIONS, async version => {
    const dataDir = await newFolder();
    const db = new DatabaseSync(sqliteFile(dataDir), { enableForeignKeyConstraints: false });
    sqliteSchema.migrate(db, [...sqliteSchema.MIGRATIONS, LATER].slice(0, version));
    const all = (text: string): Row[] => db.prepare(text).all() as Row[];
    const columnsOf = (table: string) => all(`PRAGMA table_info(${table})`).map(({ name }) => name as string);
    // The log names its match by a number now, and by the id before.
    const isNumbered = columnsOf('matches').includes('no');
    const number = '(SELECT no FROM matches WHERE id = ?)';
    const NAMED_LOG = 'SELECT log.*, id AS match FROM log JOIN matches ON no = log.match';
    return {
      where: { dataDir },
      tables: async () =>
        all("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name <> 'matches'").map(
          ({ name }) => name as string,
        ),
      columns: async table => columnsOf(table),
      rows: async table => all(table === 'log' && isNumbered ? NAMED_LOG : `SELECT * FROM ${table}`),
      async insert(table, row) {
        const names = Object.keys(row);
        const places = names.map(name => (table === 'log' && name === 'match' && isNumbered ? number : '?'));
        const text = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`;
        db.prepare(text).run(...(Object.values(row) as string[]));
      },
      close: async () => db.close(),
    };
  });
});

// Where it should be and is not, starting it fails; elsewhere these tests are skipped, and counted as such.
describe.skipIf(findPostgres() === null && process.env.CI !== 'true')('a PostgreSQL database', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres({ fsync: false });
  }, 300_000);
  afterAll(() => postgres?.remove());

  everyVersion(postgresSchema.MIGRATIONS, async version => {
    const databaseUrl = await postgres.newDatabase();
    const pool = new pg.Pool({ connectionString: databaseUrl });
    pool.on('error', () => {});
    await postgresSchema.migrate(pool, [...postgresSchema.MIGRATIONS, LATER].slice(0, version));
    const all = async (text: string, values: unknown[] = []): Promise<Row[]> => (await pool.query(text, values)).rows;
    const named = async (text: string, values: unknown[] = []) =>
      (await all(text, values)).map(({ name }) => name as string);
    return {
      where: { dataDir: join(await newFolder(), 'none'), databaseUrl },
      tables: () =>
        named(
          `SELECT relname AS name FROM pg_class
           WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'roundhouse' ORDER BY oid`,
        ),
      columns: table =>
        named('SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1', [table]),
      rows: table => all(`SELECT * FROM ${table}`),
      async insert(table, row) {
        const names = Object.keys(row);
        await all(
          `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
          Object.values(row),
        );
      },
      close: () => pool.end(),
    };
  });
});
