/** A PostgreSQL of our own, on a free port and in a temporary folder; one that the machine runs already is left alone. */

import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  findProgram,
  folderFor,
  freePort,
  type Program,
  removeFolder,
  someUser,
  start,
  untilUp,
  versionFolders,
} from './programs.ts';

const WHO = ['postgres', 'nobody'];
/** Between two looks at one that may be ending. */
const REVIVE_MS = 50;

export interface Postgres {
  /** Of a new, empty database. */
  newDatabase(): Promise<string>;
  /** As pulling the plug: what was not written by then is lost. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Starts it if it has ended by itself, or is about to. Resolves when it answers. */
  revive(): Promise<void>;
  /** Stops it and removes all it wrote. */
  remove(): Promise<void>;
}

/** The folder of PostgreSQL's programs, or null where it is not installed. */
export function findPostgres(): string | null {
  const initdb = findProgram('initdb', versionFolders('/usr/lib/postgresql', 'bin'));
  return initdb && dirname(initdb);
}

/**
 * Throws if it is not installed, or does not start. Without `fsync` it does not wait for the disk: what was committed
 * still outlives it, if not the machine. `parent` is where its folder is made.
 */
export async function startPostgres({ fsync, parent }: { fsync: boolean; parent?: string }): Promise<Postgres> {
  const bin = findPostgres();
  if (bin === null) throw new Error('PostgreSQL is not installed');
  const who = someUser(WHO);
  const folder = await folderFor('postgres', who, parent);
  const data = join(folder, 'data');
  const port = await freePort();
  const urlOf = (database: string): string => `postgres://tester@127.0.0.1:${port}/${database}`;
  const init = start(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    who,
    folder,
  );
  const [code] = await once(init.child, 'exit');
  if (code !== 0) throw new Error(`initdb failed:\n${init.said()}`);
  const settings = ['-c', 'max_connections=60', '-c', `fsync=${fsync ? 'on' : 'off'}`];
  let server: Program;
  let databases = 0;

  async function startUp(): Promise<void> {
    server = start(
      join(bin!, 'postgres'),
      ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder, ...settings],
      who,
      folder,
    );
    await untilUp(server, () => isUp(urlOf('postgres')));
  }
  await startUp();

  return {
    async newDatabase() {
      const name = `test${++databases}`;
      await askOnce(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    stop: () => server.stop('SIGQUIT'),
    start: startUp,
    async revive() {
      // One that could not write may still be on its way down: until it answers, or has gone, nobody knows.
      while (!hasEnded(server) && !(await isUp(urlOf('postgres')))) await wait(REVIVE_MS);
      if (hasEnded(server)) await startUp();
    },
    async remove() {
      await server.stop('SIGQUIT');
      await removeFolder(folder);
    },
  };
}

const hasEnded = ({ child }: Program): boolean => child.exitCode !== null || child.signalCode !== null;

async function askOnce(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function isUp(url: string): Promise<boolean> {
  try {
    await askOnce(url, 'SELECT 1');
    return true;
  } catch {
    return false;
  }
}
