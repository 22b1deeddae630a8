/** What is bombarded: a server with matches under way, people at them, and secrets that nobody may be told. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findGame } from '@roundhouse/games';
import type { Viewer } from '@roundhouse/kernel';
import type { Seated, Welcome } from '../src/protocol.ts';
import { sqliteFile } from '../src/store/open.ts';
import { folderFor, removeFolder } from '../testing/programs.ts';
import { Random } from './random.ts';

/** An endpoint as the server's own description tells of it. */
export interface Endpoint {
  readonly method: string;
  readonly path: string;
  /** What may be sent, and which fields of it must be there; null where nothing is taken. */
  readonly body: { readonly example: Record<string, unknown>; readonly needed: readonly string[] } | null;
}

export interface Target {
  readonly id: string;
  readonly keys: readonly string[];
  readonly isPrivate: boolean;
  readonly status: 'open' | 'running' | 'over';
}

export interface Memory {
  readonly rss: number;
  /** What is in use within it. */
  readonly heap: number;
}

export interface Stage {
  readonly url: string;
  readonly targets: readonly Target[];
  readonly endpoints: readonly Endpoint[];
  /** Of somebody who sits at the first target. */
  readonly cookie: string;
  /** Of a program that sits nowhere. */
  readonly token: string;
  /** Whatever may be in no answer, with a word for what it is. */
  readonly secrets: ReadonlyMap<string, string>;
  /** What this viewer of a match is shown, as long as nothing happens; undefined for what is shown to nobody. */
  viewOf(match: string, viewer: Viewer): string | undefined;
  memory(): Promise<Memory>;
  /** All that is kept, but for the server's heartbeat. */
  kept(): string;
  /** What the process has complained of; and whether it has ended. */
  trouble(): string[];
  close(): Promise<void>;
}

const GAMES = ['fite', 'fite', 'element-circle', 'fite'] as const;
const NAMES = ['<b>Ann</b>', 'Bob', 'Cyd', 'Dan', 'Eve', 'Flo'];

/** Starts the server and sets the tables. Throws if that fails. */
export async function setStage(seed: number): Promise<Stage> {
  const folder = await folderFor('fuzz', {});
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const { child, said, url } = await startUp({ dataDir });
  const random = new Random(seed, -1);
  const secrets = new Map<string, string>();
  const targets: Target[] = [];
  let cookie = '';
  for (const [i, game] of GAMES.entries()) {
    const status = i === 0 ? 'running' : i === 3 ? 'over' : i === 1 ? 'open' : 'running';
    const { target, cookie: given } = await setTable(url, random, secrets, { game, status, isPrivate: i === 2 });
    targets.push(target);
    cookie ||= given;
  }
  const token = await makeToken(url, random);
  // What is over is counted when somebody asks for the first time.
  await (await fetch(`${url}/api/statistics`)).text();
  await post(url, '/api/matches', { game: 'fite', name: 'In the lobby', open: true, key: random.word(32) });
  const db = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  const views = new Map<string, string>();
  for (const row of db.prepare('SELECT * FROM matches').all()) noteSecrets(row, secrets, views);
  for (const row of db.prepare('SELECT * FROM secrets').all())
    secrets.set(row.value as string, 'a secret of the server');
  secrets.set(token, 'a token');
  secrets.set(/roundhouse=([^;]+)/.exec(cookie)![1]!, 'a cookie');
  return {
    url,
    targets,
    endpoints: await readEndpoints(url),
    cookie,
    token,
    secrets,
    viewOf: (match, viewer) => views.get(`${match} ${viewer}`),
    async memory() {
      child.send('memory');
      const [memory] = await once(child, 'message');
      return memory as Memory;
    },
    kept: () => dump(db),
    trouble() {
      const { exitCode, signalCode } = child;
      const hasEnded = exitCode !== null || signalCode !== null;
      return [...(hasEnded ? [`the server has ended: ${exitCode ?? signalCode}`] : []), ...said()];
    },
    async close() {
      db.close();
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await removeFolder(folder);
    },
  };
}

async function startUp(where: object): Promise<{ child: ChildProcess; said(): string[]; url: string }> {
  const file = join(import.meta.dirname, 'serve.ts');
  const args = ['--expose-gc', file, JSON.stringify(where)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const leave = (): void => void child.kill('SIGKILL');
  process.once('exit', leave);
  child.once('exit', () => process.removeListener('exit', leave));
  let words = '';
  child.stderr!.on('data', chunk => {
    words += chunk;
  });
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`the server did not start:\n${words}`)));
  const [{ url }] = (await Promise.race([once(child, 'message'), died])) as [{ url: string }];
  died.catch(() => {});
  return { child, url, said: () => words.split('\n').filter(line => line !== '') };
}

interface Wanted {
  readonly game: string;
  readonly status: Target['status'];
  readonly isPrivate: boolean;
}

/** A table as people would set it: the first comes with a browser, the others by programs. */
async function setTable(url: string, random: Random, secrets: Map<string, string>, wanted: Wanted) {
  const { game, status, isPrivate } = wanted;
  const keys = [random.word(32)];
  const table = { game, name: NAMES[0], open: false, key: keys[0], private: isPrivate };
  const { body: first, cookie } = await post<Seated>(url, '/api/matches', table, { origin: url });
  const path = `/api/matches/${first.table.id}`;
  secrets.set(first.invite!, 'an invitation');
  const entropy = `entropy-${random.word(24)}`;
  // Once the dice are cast it is told.
  if (status === 'open') secrets.set(entropy, 'what a seat threw into the dice');
  await post(url, `${path}/entropy`, { entropy }, { authorization: `Bearer ${keys[0]}` });
  while (status !== 'open' && keys.length < first.table.seats.length) {
    const key = random.word(32);
    await post(url, `${path}/join`, { key, invite: first.invite, name: NAMES[keys.length] });
    keys.push(key);
  }
  for (const key of keys) secrets.set(key, 'a seat key');
  if (status === 'over') await concede(url, path, keys[0]!);
  else if (status === 'running') await playFirst(url, path, keys[0]!);
  return { target: { id: first.table.id, keys, isPrivate, status }, cookie };
}

async function makeToken(url: string, random: Random): Promise<string> {
  const { cookie } = await post(url, '/api/account', { name: 'Owner', password: random.word(20) }, { origin: url });
  const { body } = await post<{ token: string }>(url, '/api/me/tokens', { name: 'Bot' }, { origin: url, cookie });
  return body.token;
}

/** One choice is made and not yet shown to the others. */
async function playFirst(url: string, path: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  const { moves, decision } = (await (await fetch(url + path, { headers })).json()) as Welcome;
  if (moves[0] !== undefined)
    await post(url, `${path}/moves`, { decision, id: 'first', move: moves[0], seen: 0 }, headers);
}

async function concede(url: string, path: string, key: string): Promise<void> {
  const sent = { decision: 0, id: 'end', move: { type: 'concede' }, seen: 0 };
  await post(url, `${path}/moves`, sent, { authorization: `Bearer ${key}` });
}

async function post<Body>(url: string, path: string, body: object, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const response = await fetch(url + path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  return { body: (await response.json()) as Body, cookie };
}

/** Seeds, hashes and what each seat is shown. */
function noteSecrets(row: Record<string, unknown>, secrets: Map<string, string>, views: Map<string, string>): void {
  const [id, status] = [row.id as string, row.status as string];
  const seats = JSON.parse(row.seats as string) as { keyHash: string | null; person: string | null }[];
  if (status !== 'over') secrets.set(row.seed as string, 'a seed');
  for (const { keyHash, person } of seats) {
    if (keyHash !== null) secrets.set(keyHash, 'the hash of a key');
    if (person !== null) secrets.set(person, 'the id of a person');
  }
  if (status === 'open') return;
  const game = findGame(row.game as string)!;
  const state = JSON.parse(row.state as string);
  for (const viewer of [null, ...seats.keys()]) views.set(`${id} ${viewer}`, JSON.stringify(game.view(state, viewer)));
}

async function readEndpoints(url: string): Promise<Endpoint[]> {
  const api = (await (await fetch(`${url}/api/openapi.json`)).json()) as Description;
  const needed = ({ $ref, required }: Schema): readonly string[] =>
    ($ref === undefined ? required : api.components.schemas[$ref.split('/').at(-1)!]?.required) ?? [];
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const takes = requestBody?.content['application/json'];
      const body = takes ? { example: takes.example ?? {}, needed: needed(takes.schema) } : null;
      return { method: method.toUpperCase(), path, body };
    }),
  );
}

interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
}

interface Description {
  readonly components: { readonly schemas: Record<string, Schema> };
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly requestBody?: {
          readonly content: { 'application/json': { schema: Schema; example?: Record<string, unknown> } };
        };
      }
    >
  >;
}

/** When somebody was last seen is kept, and is no change. */
const withoutTimes = ({ seen: _seen, used: _used, ...row }: Record<string, unknown>): string => JSON.stringify(row);

function dump(db: DatabaseSync): string {
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'house' ORDER BY name")
    .all();
  return tables
    .flatMap(({ name }) => [`# ${name}`, ...db.prepare(`SELECT * FROM "${name}"`).all().map(withoutTimes).sort()])
    .join('\n');
}
