/** The database and the Redis that the environment names, and what a server keeps without them. */

import { existsSync } from 'node:fs';
import { Failure, UsageError } from './command.ts';
import { dataDirOf } from './copies.ts';
import type { Terminal } from './terminal.ts';

export interface Services {
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
}

/** From the environment alone: addresses hold passwords, and what is typed is seen by everybody on the machine. */
export function servicesOf({ env: { DATABASE_URL, REDIS_URL } }: Terminal): Services {
  // Without a database in common there is nothing that processes could tell each other.
  if (REDIS_URL && !DATABASE_URL) throw new UsageError('REDIS_URL needs a DATABASE_URL beside it');
  return { ...(DATABASE_URL && { databaseUrl: DATABASE_URL }), ...(REDIS_URL && { redisUrl: REDIS_URL }) };
}

/** What a server keeps already. Throws `Failure` where there is none: what is made there would be known to no server. */
export async function keptBy(flagged: string | undefined, terminal: Terminal): Promise<Kept> {
  const dataDir = dataDirOf(flagged, terminal);
  const { databaseUrl } = servicesOf(terminal);
  if (databaseUrl !== undefined) return { dataDir, databaseUrl };
  const { sqliteFile } = await import('@roundhouse/server/store/open.ts');
  if (existsSync(sqliteFile(dataDir))) return { dataDir };
  throw new Failure(`no server keeps anything in '${dataDir}': --data DIR says where yours does`);
}

interface Kept {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}
