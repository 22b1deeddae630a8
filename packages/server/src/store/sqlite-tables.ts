/** The small tables on SQLite. */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Conflict } from './store.ts';
import type { Row, Statement, Tables } from './tables.ts';

/** SQLite's codes for a row that must be the only one of its kind, by its primary key or another, and for one of somebody who is gone. */
const CONFLICTS = new Set([1555, 2067, 787]);

/** Reads see what is there; writes join the durable commits of the matches. */
export function tablesOn(db: DatabaseSync, commits: { add<T>(write: () => T): Promise<T> }): Tables {
  const prepared = new Map<string, StatementSync>();
  const carryOut = ({ text, values }: Statement): Row[] => {
    let statement = prepared.get(text);
    if (statement === undefined) {
      statement = db.prepare(text.replaceAll('$', '?'));
      prepared.set(text, statement);
    }
    try {
      return statement.all(...values);
    } catch (error) {
      if (CONFLICTS.has((error as { errcode?: number }).errcode ?? 0)) throw new Conflict((error as Error).message);
      throw error;
    }
  };
  return {
    async read(statement) {
      return carryOut(statement);
    },
    write: (...statements) => commits.add(() => statements.map(carryOut)),
  };
}
