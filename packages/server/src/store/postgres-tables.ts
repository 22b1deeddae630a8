/** The small tables on PostgreSQL. */

import { isNotUnique, isOfNobody } from './postgres-writes.ts';
import { Conflict } from './store.ts';
import type { Row, Statement, Tables } from './tables.ts';

type Query = (text: string, values: unknown[]) => Promise<{ rows: Row[] }>;

/** `query` asks outside of a transaction, `inTransaction` within one that is its own, one after the other under the same name. */
export function tablesOn(
  query: Query,
  inTransaction: (name: string, work: (db: { query: Query }) => Promise<Row[][]>) => Promise<Row[][]>,
): Tables {
  return {
    async read({ text, values }) {
      return (await query(text, [...values])).rows;
    },
    write: (...statements) => refusing(() => writeAll(statements)),
  };

  async function writeAll(statements: readonly Statement[]): Promise<Row[][]> {
    const [only, ...more] = statements;
    if (only === undefined) return [];
    if (more.length === 0) return [(await query(only.text, [...only.values])).rows];
    // Those that begin alike touch the same row: they would wait for it there, each with a connection that others need.
    return inTransaction(JSON.stringify(only), async db => {
      const rows: Row[][] = [];
      for (const { text, values } of statements) rows.push((await db.query(text, [...values])).rows);
      return rows;
    });
  }
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isNotUnique(error) || isOfNobody(error)) throw new Conflict((error as Error).message);
    throw error;
  }
}
