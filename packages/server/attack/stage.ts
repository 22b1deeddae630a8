/** What is attacked: a server with its delivered limits, and somebody who plays there meanwhile. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MEMORY_FLAGS } from '../src/operate/memory.mjs';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { folderFor, removeFolder } from '../testing/programs.ts';
import { type OwnRedis, startRedis } from '../testing/redis.ts';
import { Client } from './client.ts';

export type Kind = 'SQLite' | 'PostgreSQL + Redis';

/** How long a bystander waited for moves to be answered, in milliseconds. */
export interface Waits {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** Processor time of the thread that answers, in one go, in milliseconds, as it is waited for by who comes at any moment: what the machine is busy with besides is not in it. */
export interface Turns {
  readonly p99: number;
  readonly worst: number;
}

export interface Felt {
  /** Of those at a server that is attacked. */
  readonly waits: Waits;
  /** Of those who play at a server of their own on the same machine, which nobody attacks. */
  readonly beside: Waits;
  readonly turns: Turns;
}

export interface Stage {
  readonly kind: Kind;
  /** One address a process. */
  readonly urls: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Whether what serves and those who play go before all other programs of the machine, attackers among them. */
  readonly goesFirst: boolean;
  /** An attacker at an address of the net 198.18.0.0/16, another one each time, or at the one given; at the first process, or at the one given. */
  attacker(address?: string, url?: string): Client;
  /** Processor time that the servers have used, in milliseconds, less what bystanders' games take of it. */
  cpuMs(): Promise<number>;
  /** Moves that bystanders of the attacked have made since their waits were last asked for. */
  moves(): Promise<number>;
  /** What bystanders have waited since this was last asked, and what kept them. */
  waits(): Promise<Felt>;
  /** What the servers have complained of; and whether one has ended. */
  trouble(): string[];
  close(): Promise<void>;
}

const PAGE = join(import.meta.dirname, '../../web/index.html');
const WARM_MS = 1000;
/** Far before programs that asked for nothing, and after them. */
const FIRST = -20;
const LAST = 10;
const OF_SESSION = '/proc/self/autogroup';

interface Running {
  readonly child: ChildProcess;
  readonly said: () => string[];
  readonly first: { readonly url: string };
}

/**
 * What is started meanwhile goes before other programs, if we may say so, and attackers, who are this process, come after
 * it. In earnest they have machines of their own: what theirs takes of this one, and what runs here besides, is nothing
 * that a server could mend.
 */
async function goingFirst<T>(start: () => Promise<T>): Promise<{ started: T; goesFirst: boolean }> {
  let goesFirst = true;
  try {
    // Linux weighs whole sessions against each other first, and only within one its programs.
    if (existsSync(OF_SESSION)) writeFileSync(OF_SESSION, String(FIRST));
    else setPriority(FIRST);
  } catch {
    goesFirst = false;
  }
  const started = await start();
  setPriority(LAST);
  return { started, goesFirst };
}

/**
 * The same for a database: each of its processes begins a session of its own, and so would be weighed as a stranger's
 * program. What runs in real time is not weighed, and whatever it starts inherits that. Whether it was granted.
 */
async function inRealTime<T>(start: () => Promise<T>): Promise<{ started: T; isGranted: boolean }> {
  const change = (...policy: string[]): boolean =>
    spawnSync('chrt', [...policy, String(process.pid)], { stdio: 'ignore' }).status === 0;
  const isGranted = change('--rr', '--pid', '1');
  try {
    return { started: await start(), isGranted };
  } finally {
    if (isGranted) change('--other', '--pid', '0');
  }
}

/** Starts everything: one process on a file, two on one PostgreSQL and one Redis; and so many games of bystanders. `isAlone`: this process is the only one of its session. */
export async function setStage(kind: Kind, games: number, isAlone: boolean): Promise<Stage> {
  const newPostgres = (): Promise<Postgres> => startPostgres({ fsync: true });
  if (!isAlone)
    return { ...(await startAll(kind, games, kind === 'SQLite' ? null : await newPostgres())), goesFirst: false };
  const database = kind === 'SQLite' ? { started: null, isGranted: true } : await inRealTime(newPostgres);
  const { started, goesFirst } = await goingFirst(() => startAll(kind, games, database.started));
  return { ...started, goesFirst: goesFirst && database.isGranted };
}

async function startAll(kind: Kind, games: number, postgres: Postgres | null): Promise<Omit<Stage, 'goesFirst'>> {
  const folder = await folderFor('attack', {});
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const redis: OwnRedis | null = kind === 'SQLite' ? null : await startRedis();
  const databaseUrl = postgres && (await postgres.newDatabase());
  const stores = { dataDir, ...(databaseUrl && { databaseUrl }), ...(redis && { redisUrl: redis.url }) };
  const servers = await startServers(kind === 'SQLite' ? 1 : 2, folder, stores);
  const urls = servers.map(({ first }) => first.url);
  await mkdir(join(folder, 'beside'));
  // On a database of its own, of the same kind: what that takes is no attack's doing.
  const besideUrl = postgres && (await postgres.newDatabase());
  const apart = { dataDir: join(folder, 'beside'), ...(besideUrl && { databaseUrl: besideUrl }) };
  const beside = await start('serve.ts', JSON.stringify(apart));
  const bystanders: Running[] = [];
  for (const url of [urls[0]!, beside.first.url])
    bystanders.push(await start('bystander.ts', JSON.stringify({ url, games })));
  // What is compiled and opened once is nobody's attack.
  await wait(WARM_MS);
  const cpuMs = async (): Promise<number> => {
    const used = await Promise.all(servers.map(({ child }) => asked<{ cpuMs: number }>(child, 'count')));
    // What the same games cost where nobody attacks is not the attack's.
    const { cpuMs: games } = await asked<{ cpuMs: number }>(beside.child, 'count');
    return used.reduce((sum, { cpuMs }) => sum + cpuMs, -games);
  };
  const nextAddress = newAddresses();
  return {
    kind,
    urls,
    dataDir,
    databaseUrl,
    attacker: (address = nextAddress(), url = urls[0]!) => new Client(url, address),
    cpuMs,
    moves: () => asked<number>(bystanders[0]!.child, 'count'),
    async waits() {
      const worked = await Promise.all(servers.map(({ child }) => asked<{ turns: Turns }>(child)));
      const most = (what: keyof Turns): number => Math.max(...worked.map(({ turns }) => turns[what]));
      const turns = { p99: most('p99'), worst: most('worst') };
      const [waits, others] = await Promise.all(bystanders.map(({ child }) => asked<Waits>(child)));
      return { waits: waits!, beside: others!, turns };
    },
    trouble: () =>
      servers.flatMap(({ child, said }) => [...(hasEnded(child) ? ['a server has ended'] : []), ...said()]),
    async close() {
      for (const { child } of [...bystanders, ...servers, beside]) await end(child);
      await postgres?.remove();
      await redis?.remove();
      await removeFolder(folder);
    },
  };
}

/** The servers that are attacked. */
async function startServers(count: number, folder: string, stores: object): Promise<Running[]> {
  // Messages may go to this machine, where those who count them are.
  const telling = { publicUrl: 'https://roundhouse.example', webhooks: true, mayBePrivate: true };
  // What links show is put into the client's page; the rest of it need not be built.
  const webDir = join(folder, 'web');
  await mkdir(webDir);
  await copyFile(PAGE, join(webDir, 'index.html'));
  const servers: Running[] = [];
  for (let i = 0; i < count; i++) servers.push(await start('serve.ts', JSON.stringify({ ...stores, webDir, telling })));
  return servers;
}

/** Another address for each attacker. */
function newAddresses(): () => string {
  let attackers = 0;
  return () => {
    attackers++;
    return `198.18.${attackers >> 8}.${attackers & 255}`;
  };
}

async function asked<Told>(child: ChildProcess, what: 'tell' | 'count' = 'tell'): Promise<Told> {
  const told = once(child, 'message');
  child.send(what);
  return (await told)[0] as Told;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** A process of this folder, once it has told the first thing. */
async function start(file: string, argument: string): Promise<Running> {
  // With the memory that `roundhouse serve` asks for.
  const args = [...MEMORY_FLAGS, join(import.meta.dirname, file), argument];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const leave = (): void => void child.kill('SIGKILL');
  process.once('exit', leave);
  child.once('exit', () => process.removeListener('exit', leave));
  let words = '';
  child.stderr!.on('data', chunk => {
    words += chunk;
  });
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start:\n${words}`)));
  const [first] = (await Promise.race([once(child, 'message'), died])) as [{ url: string }];
  died.catch(() => {});
  return { child, first, said: () => words.split('\n').filter(line => line !== '') };
}
