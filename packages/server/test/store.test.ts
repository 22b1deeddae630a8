/** The SQLite store, on real files. */

import { statSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FREE_SEAT } from '../src/matches/seats.ts';
import { backUp } from '../src/store/backup.ts';
import { openStore } from '../src/store/open.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { MIGRATIONS, migrate } from '../src/store/sqlite-schema.ts';
import type { StoredMatch } from '../src/store/store.ts';
import { challengesContract } from './challenges.contract.ts';
import { codesContract } from './codes.contract.ts';
import { competitionsContract } from './competitions.contract.ts';
import { notificationsContract } from './notifications.contract.ts';
import { peopleContract } from './people.contract.ts';
import { sharedRecordsContract } from './shared-records.contract.ts';
import { type Database, someMatch, storeContract } from './store.contract.ts';
import { talliesContract } from './tallies.contract.ts';
import { tokensContract } from './tokens.contract.ts';

const inFolder = async <T>(use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'roundhouse-store-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const newFile = async (): Promise<Database> => {
  const folder = await mkdtemp(join(tmpdir(), 'roundhouse-store-'));
  return {
    open: async () => openSqliteStore(join(folder, 'test.sqlite')),
    drop: () => rm(folder, { recursive: true }),
  };
};
storeContract('SQLite', newFile);
peopleContract('SQLite', newFile);
notificationsContract('SQLite', newFile);
talliesContract('SQLite', newFile);
challengesContract('SQLite', newFile);
codesContract('SQLite', newFile);
sharedRecordsContract('SQLite', newFile);
tokensContract('SQLite', newFile);
competitionsContract('SQLite', newFile);

test('what a killed process leaves behind holds every answered write', () =>
  inFolder(async folder => {
    const live = join(folder, 'live');
    const store = openSqliteStore(`${live}.sqlite`);
    const match = someMatch();
    await store.create(match, []);
    const unanswered = store.create(someMatch(), []);
    // The files as they lie while the process still holds them open, its log not yet folded in.
    for (const ending of ['', '-wal', '-shm']) {
      await cp(`${live}.sqlite${ending}`, join(folder, `dead.sqlite${ending}`));
    }
    await unanswered;
    await store.close();
    const heir = openSqliteStore(join(folder, 'dead.sqlite'));
    expect(await heir.load(match.id)).toEqual(match);
    await heir.close();
  }));

test('a disk that has once not kept a write is not trusted again', () =>
  inFolder(async folder => {
    const file = join(folder, 'test.sqlite');
    const store = openSqliteStore(file);
    await rm(`${file}-wal`);
    await expect(store.create(someMatch(), [])).rejects.toThrow(/ENOENT/);
    await expect(store.create(someMatch(), [])).rejects.toThrow(/ENOENT/);
    await expect(store.ping()).rejects.toThrow(/ENOENT/);
    await store.close();
  }));

test('writes of one turn share a commit', () =>
  inFolder(async folder => {
    const file = join(folder, 'test.sqlite');
    const store = openSqliteStore(file);
    const onlooker = new DatabaseSync(file, { readOnly: true });
    // SQLite counts, for each connection, the commits that others have made.
    const version = (): number =>
      (onlooker.prepare('PRAGMA data_version').get() as { data_version: number }).data_version;
    const count = (): unknown => onlooker.prepare('SELECT count(*) AS n FROM matches').get()?.n;
    const before = version();
    const writes = Promise.all(Array.from({ length: 50 }, () => store.create(someMatch(), [])));
    expect(count()).toBe(0);
    await writes;
    expect(count()).toBe(50);
    expect(version()).toBe(before + 1);
    onlooker.close();
    await store.close();
  }));

test('the file keeps a write-ahead log, so that readers never wait', () =>
  inFolder(async folder => {
    const file = join(folder, 'test.sqlite');
    await openSqliteStore(file).close();
    const db = new DatabaseSync(file);
    expect(db.prepare('PRAGMA journal_mode').get()?.journal_mode).toBe('wal');
    db.close();
  }));

test('a file grows from every earlier version, once', () =>
  inFolder(async folder => {
    const db = new DatabaseSync(join(folder, 'test.sqlite'));
    migrate(db);
    const later = [...MIGRATIONS, 'ALTER TABLE matches ADD COLUMN mood TEXT'];
    migrate(db, later);
    migrate(db, later);
    expect(db.prepare('SELECT mood FROM matches').all()).toEqual([]);
    expect(db.prepare('PRAGMA user_version').get()?.user_version).toBe(later.length);
    db.close();
  }));

test('a match of the first version is whole in the newest, and goes on', () =>
  inFolder(async folder => {
    const file = join(folder, 'test.sqlite');
    const db = new DatabaseSync(file);
    migrate(db, MIGRATIONS.slice(0, 1));
    const seats = [
      { name: 'Ann', keyHash: 'aa', entropy: 'x', decisions: 2 },
      { name: null, keyHash: null, entropy: '', decisions: 0 },
    ];
    const insert = db.prepare(
      `INSERT INTO matches (id, revision, game, version, options, seats, listed, invite, seed, status, state, steps,
         may_take_back, created, updated)
       VALUES (?, 4, 'fite', 1, '{"a":[1]}', ?, 1, 'i', 's', 'running', '{"b":null}', 3, ?, 5, 6)`,
    );
    insert.run('undoable', JSON.stringify(seats), 1);
    insert.run('final', JSON.stringify(seats), null);
    const step = db.prepare(`INSERT INTO log (match, step, entry, seat, decision, sent_id) VALUES (?, ?, ?, ?, ?, ?)`);
    step.run('final', 0, '{"of":"another"}', null, null, null);
    step.run('undoable', 0, '{"of":"this"}', null, null, null);
    step.run('undoable', 1, '{"of":"this, too"}', 1, 0, 'sent');
    db.close();

    const store = openSqliteStore(file);
    const expected: StoredMatch = {
      id: 'undoable',
      revision: 4,
      game: 'fite',
      version: 1,
      options: { a: [1] },
      seats: seats.map(seat => ({ ...FREE_SEAT, ...seat })),
      listed: true,
      settings: { private: false, delay: 0, clock: null, level: 'greedy' },
      invite: 'i',
      past: { calledOff: [], givenUp: 0 },
      seed: 's',
      status: 'running',
      state: { b: null },
      steps: 3,
      mayTakeBack: 1,
      undoable: [1],
      takenBack: { all: 0, furthest: 0, since: 0 },
      asked: null,
      held: null,
      rematch: null,
      due: null,
      created: 5,
      updated: 6,
    };
    expect(await store.load('undoable')).toEqual(expected);
    expect(await store.load('final')).toEqual({ ...expected, id: 'final', mayTakeBack: null, undoable: [] });
    const log = [
      { step: 0, entry: { of: 'this' }, sent: null },
      { step: 1, entry: { of: 'this, too' }, sent: { seat: 1, decision: 0, id: 'sent' } },
    ];
    expect(await store.log('undoable')).toEqual(log);
    await store.append({ ...expected, revision: 5, due: 9 }, []);
    expect(await store.due(9, 9)).toEqual([{ id: 'undoable', due: 9 }]);
    await store.say('final', { seat: 0, sentId: 'a', text: 'hello', at: 1 });
    expect(await store.chat('final', 9)).toHaveLength(1);
    await store.close();
  }));

test('a step that fails leaves the file as it was', () =>
  inFolder(async folder => {
    const db = new DatabaseSync(join(folder, 'test.sqlite'));
    migrate(db);
    expect(() => migrate(db, [...MIGRATIONS, 'CREATE TABLE half (a); CREATE TABLE log (a)'])).toThrow(/log/);
    expect(db.prepare('PRAGMA user_version').get()?.user_version).toBe(MIGRATIONS.length);
    expect(db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'half'").get()?.n).toBe(0);
    db.close();
  }));

test('a file from a newer program is refused', () =>
  inFolder(async folder => {
    const file = join(folder, 'test.sqlite');
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 999');
    db.close();
    expect(() => openSqliteStore(file)).toThrow(/newer than this program/);
  }));

test('a file that is no database is refused', () =>
  inFolder(async folder => {
    const file = join(folder, 'test.sqlite');
    await cp(import.meta.filename, file);
    expect(() => openSqliteStore(file)).toThrow(/not a database/);
  }));

test('nobody but the server reads its file, even where it lay open before', () =>
  inFolder(async folder => {
    const dataDir = join(folder, 'data');
    const rights = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8);
    const store = await openStore({ dataDir });
    await store.create(someMatch(), []);
    const names = ['', 'roundhouse.sqlite', 'roundhouse.sqlite-wal', 'roundhouse.sqlite-shm'];
    expect(await Promise.all(names.map(rights))).toEqual(['700', '600', '600', '600']);
    await store.close();
    await chmod(join(dataDir, 'roundhouse.sqlite'), 0o644);
    await (await openStore({ dataDir })).close();
    expect(await rights('roundhouse.sqlite')).toBe('600');
  }));

test('nor a copy of it, from its first byte on', () =>
  inFolder(async folder => {
    const store = await openStore({ dataDir: folder });
    await store.create(someMatch(), []);
    const copy = join(folder, 'copy.sqlite');
    const { prepare } = DatabaseSync.prototype;
    const rights: string[] = [];
    const watched = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, text) {
      if (text.startsWith('VACUUM INTO')) rights.push((statSync(`${copy}.part`).mode & 0o777).toString(8));
      return prepare.call(this, text);
    });
    onTestFinished(() => watched.mockRestore());
    expect(await backUp(folder, copy)).toBe(1);
    expect(rights).toEqual(['600']);
    await store.close();
  }));
