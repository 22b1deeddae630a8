/** What is attacked: a server with its delivered limits, and somebody who plays there meanwhile. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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

/** Processor time of the thread that answers, in one go, in milliseconds: what the machine is busy with besides is not in it. */
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
  /** An attacker at an address of the net 203.0.113.0/24, or at the one given; at the first process, or at the one given. */
  attacker(address?: string, url?: string): Client;
  /** Processor time that the servers have used, in milliseconds, less what bystanders' games take of it. */
  cpuMs(): Promise<number>;
  /** What bystanders have waited since this was last asked, and what kept them. */
  waits(): Promise<Felt>;
  /** What the servers have complained of; and whether one has ended. */
  trouble(): string[];
  close(): Promise<void>;
}

const WARM_MS = 1000;

interface Running {
  readonly child: ChildProcess;
  readonly said: () => string[];
  readonly first: { readonly url: string };
}

/** Starts everything: one process on a file, two on one PostgreSQL and one Redis; and so many games of bystanders. */
export async function setStage(kind: Kind, games: number): Promise<Stage> {
  const folder = await folderFor('attack', {});
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const postgres: Postgres | null = kind === 'SQLite' ? null : await startPostgres({ fsync: true });
  const redis: OwnRedis | null = kind === 'SQLite' ? null : await startRedis();
  const databaseUrl = postgres && (await postgres.newDatabase());
  // Messages may go to this machine, where those who count them are.
  const telling = { publicUrl: 'https://roundhouse.example', webhooks: true, mayBePrivate: true };
  const where = { dataDir, telling, ...(databaseUrl && { databaseUrl }), ...(redis && { redisUrl: redis.url }) };
  const servers: Running[] = [];
  for (let i = 0; i < (kind === 'SQLite' ? 1 : 2); i++) servers.push(await start('serve.ts', JSON.stringify(where)));
  const urls = servers.map(({ first }) => first.url);
  await mkdir(join(folder, 'beside'));
  const beside = await start('serve.ts', JSON.stringify({ dataDir: join(folder, 'beside') }));
  const bystanders: Running[] = [];
  for (const url of [urls[0]!, beside.first.url])
    bystanders.push(await start('bystander.ts', JSON.stringify({ url, games })));
  // What is compiled and opened once is nobody's attack.
  await wait(WARM_MS);
  let spent: Turns = { p99: 0, worst: 0 };
  const cpuMs = async (): Promise<number> => {
    const used = await Promise.all(servers.map(({ child }) => asked<{ cpuMs: number; turns: Turns }>(child)));
    // Asking forgets: what an attack asks in between must not be lost.
    for (const { turns } of used)
      spent = { p99: Math.max(spent.p99, turns.p99), worst: Math.max(spent.worst, turns.worst) };
    // What the same games cost where nobody attacks is not the attack's.
    const { cpuMs: games } = await asked<{ cpuMs: number }>(beside.child);
    return used.reduce((sum, { cpuMs }) => sum + cpuMs, -games);
  };
  let attackers = 0;
  return {
    kind,
    urls,
    dataDir,
    databaseUrl,
    attacker: (address = `203.0.113.${++attackers}`, url = urls[0]!) => new Client(url, address),
    cpuMs,
    async waits() {
      await cpuMs();
      const turns = spent;
      spent = { p99: 0, worst: 0 };
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

async function asked<Told>(child: ChildProcess): Promise<Told> {
  const told = once(child, 'message');
  child.send('tell');
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
  const args = [join(import.meta.dirname, file), argument];
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
