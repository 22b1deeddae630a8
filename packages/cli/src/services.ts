/** The database and the Redis that the environment names. */

import { UsageError } from './command.ts';
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
