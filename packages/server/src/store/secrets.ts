/** Secrets that the server makes for itself once, so that all its processes have the same. */

import { sql, type Tables } from './tables.ts';

/** The secret of that name: the first one that was ever offered. */
export async function keptSecret(tables: Tables, name: string, offered: string): Promise<string> {
  const [, rows] = await tables.write(
    sql`INSERT INTO secrets (name, value) VALUES (${name}, ${offered}) ON CONFLICT (name) DO NOTHING`,
    sql`SELECT value FROM secrets WHERE name = ${name}`,
  );
  return rows![0]!.value as string;
}
