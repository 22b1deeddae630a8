/** Records of matches that were played at somebody's device, kept so that a link leads to them. */

import { sql, type Tables } from './tables.ts';

export interface SharedRecords {
  /** Keeps a record under a name that is made of what is in it: the same record has the same name. */
  keep(id: string, record: string, at: number): Promise<void>;
  /** Null where there is none, or none any more. */
  load(id: string, at: number): Promise<string | null>;
}

/** A link that was passed on may be followed for so long; whoever shares again begins anew. */
export const SHARED_MS = 365 * 24 * 60 * 60 * 1000;

/** The shared records on any database. */
export function sharedRecordsOn(tables: Tables): SharedRecords {
  return {
    async keep(id, record, at) {
      await tables.write(
        sql`DELETE FROM shared_records WHERE at <= ${at - SHARED_MS}`,
        sql`INSERT INTO shared_records (id, record, at) VALUES (${id}, ${record}, ${at})
            ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
      );
    },
    async load(id, at) {
      const rows = await tables.read(
        sql`SELECT record FROM shared_records WHERE id = ${id} AND at > ${at - SHARED_MS}`,
      );
      return (rows[0]?.record as string | undefined) ?? null;
    },
  };
}
