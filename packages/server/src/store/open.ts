/** Which store keeps the matches: one file, or the PostgreSQL that is named. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** The file in the folder of data. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'roundhouse.sqlite');

/** Throws if it cannot be opened. */
export async function openStore(where: { dataDir: string; databaseUrl?: string }): Promise<Store> {
  if (where.databaseUrl !== undefined) return openPostgresStore(where.databaseUrl);
  // Seeds of running matches lie here.
  await mkdir(where.dataDir, { recursive: true, mode: 0o700 });
  return openSqliteStore(sqliteFile(where.dataDir));
}
