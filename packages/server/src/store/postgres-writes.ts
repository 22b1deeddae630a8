/** The two statements by which PostgreSQL keeps a group of matches, and how a match is told in columns. */

import type { QueryConfig } from 'pg';
import type { Append, Merged } from './merge-appends.ts';
import type { Status, StoredMatch } from './store.ts';

export interface Write extends Append {
  readonly kind: 'create' | 'append';
}

/** What a statement gives back for each match that it wrote. */
export interface Kept {
  readonly id: string;
}

/** The tables are written only here, so the columns are what was put there. */
export type Row = Record<string, unknown>;

/** Columns that never change. */
const FIXED = { id: 'text', game: 'text', invite: 'text', listed: 'boolean', settings: 'text' } as const;
/** Columns that every append writes. */
const CHANGING = {
  revision: 'int',
  seed: 'text',
  past: 'text',
  version: 'int',
  options: 'text',
  seats: 'text',
  status: 'text',
  state: 'text',
  steps: 'int',
  may_take_back: 'int',
  undoable: 'text',
  taken_back: 'text',
  asked: 'text',
  held: 'text',
  rematch: 'text',
  due: 'bigint',
  updated: 'bigint',
} as const;
const ALL = { ...FIXED, created: 'bigint', ...CHANGING };

const columns = (of: Record<string, string>): string => Object.keys(of).join(', ');
const typed = (of: Record<string, string>): string =>
  Object.entries(of)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');

const ROWS = 'json_to_recordset($2::json) AS r(match text, step int, entry text, sent text)';

const CREATE = `
  WITH made AS (
    INSERT INTO matches (${columns(ALL)})
    SELECT ${columns(ALL)} FROM json_to_recordset($1::json) AS g(${typed(ALL)}) ORDER BY id
    ON CONFLICT DO NOTHING RETURNING id
  ), added AS (
    INSERT INTO log (match, step, entry, sent)
    SELECT r.match, r.step, r.entry, r.sent FROM ${ROWS} JOIN made ON made.id = r.match
  )
  SELECT id FROM made`;

/**
 * Rows are locked in one order, so that two processes never wait for each other in a circle. Who has waited compares
 * with the revision that the other left. A step that exists makes the database refuse the whole group.
 */
const APPEND = `
  WITH given AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1::json) AS g(id text, follows int, ${typed(CHANGING)})
  ), locked AS MATERIALIZED (
    SELECT id, revision FROM matches WHERE id IN (SELECT id FROM given) ORDER BY id FOR NO KEY UPDATE
  ), changed AS (
    UPDATE matches AS m SET ${Object.keys(CHANGING)
      .map(name => `${name} = g.${name}`)
      .join(', ')}
    FROM given AS g JOIN locked AS l ON l.id = g.id
    WHERE m.id = g.id AND l.revision = g.follows AND m.revision = g.follows
    RETURNING m.id
  ), added AS (
    INSERT INTO log (match, step, entry, sent)
    SELECT r.match, r.step, r.entry, r.sent FROM ${ROWS} JOIN changed ON changed.id = r.match
  )
  SELECT id FROM changed`;

/** Makes matches, but for those whose id is taken. */
export function creating(writes: readonly Append[]): QueryConfig {
  const matches = writes.map(({ match }) => ({ ...fixed(match), ...changing(match) }));
  return queryOf('create', CREATE, matches, writes);
}

/** Changes matches, but for those that are of another revision. */
export function appending(writes: readonly Merged<Append>[]): QueryConfig {
  const matches = writes.map(({ match, follows }) => ({ id: match.id, follows, ...changing(match) }));
  return queryOf('append', APPEND, matches, writes);
}

/** What is written goes as two texts of JSON: the matches, and the rows of their logs. */
function queryOf(name: string, text: string, matches: readonly Row[], writes: readonly Append[]): QueryConfig {
  const rows = writes.flatMap(({ match, rows }) =>
    rows.map(({ step, entry, sent }) => ({
      match: match.id,
      step,
      entry: JSON.stringify(entry),
      sent: JSON.stringify(sent),
    })),
  );
  return { name, text, values: [JSON.stringify(matches), JSON.stringify(rows)] };
}

const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a duplicate of something unique, such as a step that exists already. */
export const isNotUnique = (error: unknown): boolean => (error as { code?: string }).code === UNIQUE_VIOLATION;

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether it was refused because the row that it belongs to is gone. */
export const isOfNobody = (error: unknown): boolean => (error as { code?: string }).code === FOREIGN_KEY_VIOLATION;

const fixed = (match: StoredMatch) => ({
  id: match.id,
  game: match.game,
  invite: match.invite,
  listed: match.listed,
  settings: JSON.stringify(match.settings),
  created: match.created,
});

const changing = (match: StoredMatch) => ({
  revision: match.revision,
  seed: match.seed,
  past: JSON.stringify(match.past),
  version: match.version,
  options: JSON.stringify(match.options),
  seats: JSON.stringify(match.seats),
  status: match.status,
  state: JSON.stringify(match.state),
  steps: match.steps,
  may_take_back: match.mayTakeBack,
  undoable: JSON.stringify(match.undoable),
  taken_back: JSON.stringify(match.takenBack),
  asked: JSON.stringify(match.asked),
  held: JSON.stringify(match.held),
  rematch: match.rematch,
  due: match.due,
  updated: match.updated,
});

export const parseMatch = (row: Row): StoredMatch => ({
  id: row.id as string,
  revision: row.revision as number,
  game: row.game as string,
  version: row.version as number,
  options: JSON.parse(row.options as string),
  seats: JSON.parse(row.seats as string),
  listed: row.listed as boolean,
  settings: JSON.parse(row.settings as string),
  invite: row.invite as string,
  seed: row.seed as string,
  past: JSON.parse(row.past as string),
  status: row.status as Status,
  state: JSON.parse(row.state as string),
  steps: row.steps as number,
  mayTakeBack: row.may_take_back as number | null,
  undoable: JSON.parse(row.undoable as string),
  takenBack: JSON.parse(row.taken_back as string),
  asked: JSON.parse(row.asked as string),
  held: JSON.parse(row.held as string),
  rematch: row.rematch as string | null,
  due: row.due as number | null,
  created: row.created as number,
  updated: row.updated as number,
});
