/** Backup and restore: matches that go on elsewhere exactly where they were. */

import { randomUUID } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type RunningServer, startServer } from '@roundhouse/server';
import { expect, onTestFinished, test } from 'vitest';
import { perform, temporaryFolder } from './stage.ts';

async function serverOn(dataDir: string): Promise<RunningServer> {
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir });
  onTestFinished(() => server.close());
  return server;
}

async function ask(server: RunningServer, path: string, key: string | null, body?: object) {
  const headers = {
    ...(key && { authorization: `Bearer ${key}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return (await fetch(server.url + path, init)).json();
}

async function newBout(server: RunningServer): Promise<{ path: string; key: string }> {
  const { table, key, invite } = await ask(server, '/api/matches', null, { game: 'fite', name: 'Ann', open: false });
  const path = `/api/matches/${table.id}`;
  await ask(server, `${path}/join`, null, { name: 'Bob', invite });
  return { path, key };
}

async function playFirst(server: RunningServer, { path, key }: { path: string; key: string }) {
  const { moves, decision } = await ask(server, path, key);
  return ask(server, `${path}/moves`, key, { decision, id: randomUUID(), move: moves[0], seen: 0 });
}

test('a copy made while a server is at work goes on elsewhere, where it was', async () => {
  const [dataDir, elsewhere] = [temporaryFolder(), join(temporaryFolder(), 'new')];
  const file = join(temporaryFolder(), 'copy.sqlite');
  const server = await serverOn(dataDir);
  const bout = await newBout(server);
  await playFirst(server, bout);
  const before = await ask(server, bout.path, bout.key);
  expect(await perform(['backup', file, '--data', dataDir])).toEqual({
    status: 0,
    output: `1 match is in '${file}'.\n`,
    error: '',
  });
  // What happens later is not in it, and the server does not mind.
  await newBout(server);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(await perform(['restore', file, '--data', elsewhere])).toMatchObject({ status: 0, error: '' });
  const heir = await serverOn(elsewhere);
  expect(await ask(heir, bout.path, bout.key)).toEqual(before);
  expect((await ask(heir, '/api/matches', null)).running).toEqual([]);
});

test('nothing is overwritten, and nothing half is left behind', async () => {
  const dataDir = temporaryFolder();
  const folder = temporaryFolder();
  const file = join(folder, 'copy.sqlite');
  const refused = async (typed: readonly string[], why: RegExp, env = {}, status = 1): Promise<void> => {
    expect(await perform(typed, '', { env })).toMatchObject({ status, output: '', error: expect.stringMatching(why) });
  };
  await refused(['backup', file, '--data', dataDir], /no matches in/);
  const server = await serverOn(dataDir);
  await newBout(server);
  await perform(['backup', file, '--data', dataDir]);
  const copied = readFileSync(file);
  await refused(['backup', file, '--data', dataDir], /exists already/);
  await refused(['restore', file, '--data', dataDir], /exists already/);
  await refused(['backup', join(folder, 'none', 'copy'), '--data', dataDir], /unable to open database|no such/i);
  await refused(['restore', join(folder, 'none'), '--data', join(folder, 'new')], /there is no file/);
  const text = join(folder, 'text');
  writeFileSync(text, 'no database at all\n'.repeat(100));
  await refused(['restore', text, '--data', join(folder, 'new')], /holds no matches/);
  const newer = join(folder, 'newer');
  cpSync(file, newer);
  const db = new DatabaseSync(newer);
  db.exec('PRAGMA user_version = 999');
  db.close();
  await refused(['restore', newer, '--data', join(folder, 'new')], /newer program/);
  // The log of a database that was moved away would be played into whichever lies there next.
  const left = temporaryFolder();
  writeFileSync(join(left, 'roundhouse.sqlite-wal'), '');
  await refused(['restore', file, '--data', left], /exists already/);
  await refused(['backup', file], /pg_dump/, { DATABASE_URL: 'postgres://x' }, 2);
  await refused(['restore', file], /pg_restore/, { DATABASE_URL: 'postgres://x' }, 2);
  expect(readFileSync(file)).toEqual(copied);
  expect(readdirSync(folder).sort()).toEqual(['copy.sqlite', 'newer', 'text']);
});
