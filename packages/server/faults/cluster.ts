/** The servers that faults are done to: one or two processes on one file, or on one PostgreSQL and one Redis. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { folderFor, removeFolder } from '../testing/programs.ts';
import { type OwnRedis, startRedis } from '../testing/redis.ts';
import { openWire, type Wire } from './wire.ts';

export type Kind = 'SQLite' | 'PostgreSQL + Redis';

interface Server {
  readonly wire: Wire;
  child: ChildProcess | null;
}

export interface Cluster {
  readonly kind: Kind;
  /** Everything that fills up lies under this folder. */
  readonly folder: string;
  /** One address a server, the same for ever. */
  readonly urls: readonly string[];
  readonly postgres: Postgres | null;
  readonly redis: OwnRedis | null;
  /** Kills a server as nothing kills more, and starts another in its place. */
  killServer(which: number): Promise<void>;
  /** Starts those that have ended by themselves; gives how many had. */
  revive(): Promise<number>;
  cutWires(): void;
  /** A look at what is kept, past the servers. */
  openStore(): Promise<Store>;
  close(): Promise<void>;
}

/** `folder` is made by the caller where it has to be a special one. */
export async function openCluster(kind: Kind, servers: number, folder?: string): Promise<Cluster> {
  const own = folder ?? (await folderFor('faults', {}));
  const dataDir = join(own, 'data');
  await mkdir(dataDir, { recursive: true });
  const postgres = kind === 'SQLite' ? null : await startPostgres({ fsync: true, ...(folder && { parent: folder }) });
  const redis = kind === 'SQLite' ? null : await startRedis();
  const where = {
    dataDir,
    ...(postgres && { databaseUrl: await postgres.newDatabase() }),
    ...(redis && { redisUrl: redis.url }),
  };
  const all: Server[] = [];
  for (let i = 0; i < servers; i++) all.push({ wire: await openWire(), child: null });
  for (const server of all) await startUp(server, where);

  return {
    kind,
    folder: own,
    urls: all.map(({ wire }) => wire.url),
    postgres,
    redis,
    async killServer(which) {
      const server = all[which % all.length]!;
      server.wire.leadTo(null);
      await end(server, 'SIGKILL');
      await startUp(server, where);
    },
    async revive() {
      const dead = all.filter(({ child }) => child === null || child.exitCode !== null || child.signalCode !== null);
      for (const server of dead) await startUp(server, where);
      return dead.length;
    },
    cutWires() {
      for (const { wire } of all) wire.cut();
    },
    openStore: () => openStore(where),
    async close() {
      for (const server of all) {
        await end(server, 'SIGTERM');
        await server.wire.close();
      }
      await postgres?.remove();
      await redis?.remove();
      if (folder === undefined) await removeFolder(own);
    },
  };
}

async function startUp(server: Server, where: object): Promise<void> {
  const file = join(import.meta.dirname, 'serve.ts');
  const child = spawn(process.execPath, [file, JSON.stringify(where)], { stdio: ['ignore', 'pipe', 'pipe'] });
  server.child = child;
  const leave = (): void => void child.kill('SIGKILL');
  process.once('exit', leave);
  child.once('exit', () => process.removeListener('exit', leave));
  let words = '';
  child.stderr.on('data', chunk => {
    words += chunk;
  });
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`a server did not start:\n${words}`)));
  const [line] = await Promise.race([once(child.stdout, 'data'), died]);
  died.catch(() => {});
  server.wire.leadTo(String(line).trim());
}

async function end({ child }: Server, signal: NodeJS.Signals): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
