/** Records of matches that were played at somebody's device, kept so that a link leads to them. */

import { sql, type Tables } from './tables.ts';

export interface SharedRecords {
  /** Keeps a record under a name that is made of what is in it: the same record has the same name. */
  keep(id: string, record: string, at: number): Promise<void>;
  /** Null if there is none, or it was removed. */
  load(id: string, at: number): Promise<string | null>;
  /** Its first line, which tells who played what. */
  loadHeader(id: string, at: number): Promise<string | null>;
  /** The oldest of those that go now: for their age, or because newer ones take all that they may. */
  old(at: number): Promise<OldRecord[]>;
  /** Removes them; returns how many there were. */
  removeOld(at: number): Promise<number>;
}

/** One that is not kept any longer. */
export interface OldRecord {
  readonly id: string;
  readonly at: number;
  readonly bytes: number;
}

/** How long a link can be followed; sharing the record again starts this anew. */
export const SHARED_MS = 365 * 24 * 60 * 60 * 1000;
/** How much all of them together may take. The oldest go first; whoever played still has them and may share them again. */
const SHARED_BYTES = 2 ** 30;
/** How many are removed at a time. */
const AT_A_TIME = 500;
/** No header is longer: names and what was thrown into the dice are short. */
export const HEADER_LENGTH = 10_000;

/** The shared records on any database. */
export function sharedRecordsOn(tables: Tables, mostBytes = SHARED_BYTES): SharedRecords {
  return {
    async keep(id, record, at) {
      const bytes = Buffer.byteLength(record);
      await tables.write(
        sql`INSERT INTO shared_records (id, record, at, bytes) VALUES (${id}, ${record}, ${at}, ${bytes})
            ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
      );
    },
    async load(id, at) {
      const rows = await tables.read(
        sql`SELECT record FROM shared_records WHERE id = ${id} AND at > ${at - SHARED_MS}`,
      );
      return (rows[0]?.record as string | undefined) ?? null;
    },
    async loadHeader(id, at) {
      // Not all of it: links are looked at more often than they are followed.
      const rows = await tables.read(
        sql`SELECT substr(record, 1, ${HEADER_LENGTH}) AS start FROM shared_records WHERE id = ${id} AND at > ${at - SHARED_MS}`,
      );
      const start = (rows[0]?.start as string | undefined) ?? '';
      const end = start.indexOf('\n');
      return end < 0 ? null : start.slice(0, end);
    },
    old,
    async removeOld(at) {
      // By their age too: one that was shared again meanwhile stays.
      const gone = (await old(at)).map(
        one => sql`DELETE FROM shared_records WHERE id = ${one.id} AND at = ${one.at} RETURNING id`,
      );
      return (await tables.write(...gone)).flat().length;
    },
  };

  async function old(at: number): Promise<OldRecord[]> {
    const rows = await tables.read(
      sql`SELECT id, at, bytes FROM (
            SELECT id, at, bytes, sum(bytes) OVER (ORDER BY at DESC, id DESC) AS taken FROM shared_records
          ) AS aged
          WHERE at <= ${at - SHARED_MS} OR taken > ${mostBytes} ORDER BY at, id LIMIT ${AT_A_TIME}`,
    );
    return rows.map(row => ({ id: row.id as string, at: Number(row.at), bytes: Number(row.bytes) }));
  }
}
