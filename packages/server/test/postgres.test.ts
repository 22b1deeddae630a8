/** The PostgreSQL store, on a PostgreSQL that is started for it. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresStore } from '../src/store/postgres.ts';
import { MIGRATIONS, migrate } from '../src/store/postgres-schema.ts';
import type { Store } from '../src/store/store.ts';
import { findPostgres, type Postgres, startPostgres } from '../testing/postgres.ts';
import { challengesContract } from './challenges.contract.ts';
import { codesContract } from './codes.contract.ts';
import { competitionsContract } from './competitions.contract.ts';
import { notificationsContract } from './notifications.contract.ts';
import { peopleContract } from './people.contract.ts';
import { sharedRecordsContract } from './shared-records.contract.ts';
import { type Database, someMatch, storeContract } from './store.contract.ts';
import { talliesContract } from './tallies.contract.ts';
import { tokensContract } from './tokens.contract.ts';
import { newFolder } from './visit.ts';

// Where it should be and is not, starting it fails; elsewhere these tests are skipped, and counted as such.
describe.skipIf(findPostgres() === null && process.env.CI !== 'true')('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres({ fsync: false });
  }, 300_000);
  afterAll(() => postgres?.remove());

  const newDatabase = async (): Promise<Database> => {
    const url = await postgres.newDatabase();
    return { open: () => openPostgresStore(url), drop: async () => {} };
  };
  storeContract('PostgreSQL', newDatabase);
  peopleContract('PostgreSQL', newDatabase);
  notificationsContract('PostgreSQL', newDatabase);
  talliesContract('PostgreSQL', newDatabase);
  challengesContract('PostgreSQL', newDatabase);
  codesContract('PostgreSQL', newDatabase);
  sharedRecordsContract('PostgreSQL', newDatabase);
  tokensContract('PostgreSQL', newDatabase);
  competitionsContract('PostgreSQL', newDatabase);

  async function onDatabase(use: (pool: pg.Pool, url: string) => Promise<void>): Promise<void> {
    const url = await postgres.newDatabase();
    const pool = new pg.Pool({ connectionString: url });
    pool.on('error', () => {});
    try {
      await use(pool, url);
    } finally {
      await pool.end();
    }
  }
  const used = async (url: string, use: (store: Store) => Promise<void>): Promise<void> => {
    const store = await openPostgresStore(url);
    try {
      await use(store);
    } finally {
      await store.close();
    }
  };

  test('writes that come together share a commit', () =>
    onDatabase((pool, url) =>
      used(url, async store => {
        await Promise.all(Array.from({ length: 50 }, () => store.create(someMatch(), [])));
        // The transaction that made a row is kept with it.
        const { rows } = await pool.query('SELECT DISTINCT xmin FROM matches');
        expect(rows.length).toBe(1);
      }),
    ));

  test('two that write many matches at once do not wait for each other for ever', () =>
    onDatabase((_, url) =>
      used(url, one =>
        used(url, async two => {
          let matches = Array.from({ length: 40 }, () => someMatch());
          await Promise.all(matches.map(match => one.create(match, [])));
          for (let round = 0; round < 10; round++) {
            const next = matches.map(match => ({ ...match, revision: match.revision + 1 }));
            const tries = [
              ...next.map(match => one.append(match, [])),
              ...next.toReversed().map(match => two.append(match, [])),
            ];
            const kinds = (await Promise.allSettled(tries)).map(({ status }) => status);
            expect(kinds.filter(kind => kind === 'fulfilled')).toHaveLength(next.length);
            matches = next;
          }
        }),
      ),
    ));

  test('a database grows from every earlier version, once, whoever starts with whom', () =>
    onDatabase(async pool => {
      const later = [...MIGRATIONS, 'ALTER TABLE matches ADD COLUMN mood TEXT'];
      await Promise.all([migrate(pool), migrate(pool)]);
      await Promise.all([migrate(pool, later), migrate(pool, later)]);
      expect((await pool.query('SELECT mood FROM matches')).rows).toEqual([]);
      await expect(migrate(pool)).rejects.toThrow(/newer than this program/);
    }));

  test('a seat of the first version belongs to nobody in the newest', () =>
    onDatabase(async (pool, url) => {
      await migrate(pool, MIGRATIONS.slice(0, 1));
      const match = someMatch();
      const seats = match.seats.map(({ person: _, ...seat }) => ({ ...seat, entropy: '"keyHash":\u0000' }));
      const { rows } = await pool.query(
        `INSERT INTO matches VALUES ($1, 0, 'toy', 1, '{}', $2, true, '{}', '', '', 'open', 'null', 0, NULL, '[]',
           'null', NULL, NULL, 1, 1) RETURNING id`,
        [match.id, JSON.stringify(seats)],
      );
      expect(rows).toHaveLength(1);
      await used(url, async store => {
        expect((await store.load(match.id))?.seats).toEqual(seats.map(seat => ({ ...seat, person: null })));
      });
    }));

  test('a step that fails leaves the database as it was', () =>
    onDatabase(async pool => {
      await migrate(pool);
      await expect(
        migrate(pool, [...MIGRATIONS, 'CREATE TABLE half (a INT); CREATE TABLE log (a INT)']),
      ).rejects.toThrow(/log/);
      expect((await pool.query("SELECT to_regclass('half') AS half")).rows).toEqual([{ half: null }]);
      await migrate(pool);
    }));

  test('a store lives on when its database was away, and has kept what it answered', () =>
    onDatabase((_, url) =>
      used(url, async store => {
        const match = someMatch();
        await store.create(match, []);
        await postgres.stop();
        await expect(store.load(match.id)).rejects.toThrow();
        await expect(store.append({ ...match, revision: 1 }, [])).rejects.toThrow();
        await postgres.start();
        expect(await store.load(match.id)).toEqual(match);
        await store.append({ ...match, revision: 1 }, []);
        expect((await store.load(match.id))?.revision).toBe(1);
      }),
    ));

  test('a copy by pg_dump goes on in another database, where it was', () =>
    onDatabase((_, url) =>
      used(url, async store => {
        const match = someMatch({ due: 5 });
        await store.create(match, []);
        const folder = await newFolder();
        const file = join(folder, 'copy.dump');
        execFileSync(join(findPostgres()!, 'pg_dump'), ['--format=custom', `--file=${file}`, url]);
        const elsewhere = await postgres.newDatabase();
        execFileSync(join(findPostgres()!, 'pg_restore'), [`--dbname=${elsewhere}`, file]);
        await used(elsewhere, async heir => {
          expect(await heir.load(match.id)).toEqual(match);
          await heir.append({ ...match, revision: 1 }, []);
        });
      }),
    ));

  test('a database that is not there is said to be so', async () => {
    await expect(openPostgresStore('postgres://tester@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/);
  });

  test('one that is on its way down is started again, as one that has gone', async () => {
    const url = await postgres.newDatabase();
    await used(url, async store => {
      await store.create(someMatch({ id: 'kept' }), []);
    });
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    const { data_directory: data } = (await client.query('SHOW data_directory')).rows[0] as { data_directory: string };
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGINT');
    await postgres.revive();
    await used(url, async store => {
      expect((await store.load('kept'))?.id).toBe('kept');
    });
  });
});
