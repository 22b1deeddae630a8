/** Which store keeps the matches: one file, or the PostgreSQL that is named. */

import { chmod, mkdir, open } from 'node:fs/promises';
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
  const file = sqliteFile(where.dataDir);
  await keepToOurselves(file);
  return openSqliteStore(file);
}

/** Makes the file if it is not there, readable by nobody else; SQLite gives what it puts beside it the same rights. */
async function keepToOurselves(file: string): Promise<void> {
  await (await open(file, 'a', 0o600)).close();
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    await chmod(one, 0o600).catch((error: NodeJS.ErrnoException) => {
      // It is not there yet, or belongs to somebody else who lets us read it: then they have decided.
      if (error.code !== 'ENOENT' && error.code !== 'EPERM') throw error;
    });
  }
}
