/** What the protocol's comments say of its schemas and their fields, for builders who read no TypeScript. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, Said } from '../src/api/openapi.ts';

interface DocComment {
  about: string | null;
  readonly fields: Map<string, string>;
  /** Fields that occur more than once: which of them a comment is about cannot be told by the name. */
  readonly many: Set<string>;
  readonly seen: Set<string>;
  /** Other parts of the file that it takes over. */
  readonly spreads: string[];
}

/** The comments of a text of schemas, laid out as our formatter does it. */
function readComments(source: string): Map<string, DocComment> {
  const all = new Map<string, DocComment>();
  let current: DocComment | null = null;
  let comment: string | null = null;
  for (const part of source.matchAll(
    /\/\*\*(.*?)\*\/|^(?:export )?const (\w+) =|(?:^ +|[{,] )(\w+): |(?:\.\.\.|Type\.Object\()(\w+),|\n\n/gms,
  )) {
    const [text, said, name, field, spread] = part;
    if (said !== undefined) comment = said.replace(/\s*\n\s*\*?\s*/g, ' ').trim();
    else if (name !== undefined) {
      current = { about: comment, fields: new Map(), many: new Set(), seen: new Set(), spreads: [] };
      all.set(name, current);
    } else if (field !== undefined && current) noteField(current, field, comment);
    else if (spread !== undefined) current?.spreads.push(spread);
    // A comment is about what follows it at once.
    if (said === undefined || text === '\n\n') comment = null;
  }
  return all;
}

function noteField(told: DocComment, field: string, comment: string | null): void {
  if (told.seen.has(field)) told.many.add(field);
  told.seen.add(field);
  if (comment !== null) told.fields.set(field, comment);
}

/** What is said of a field of a named schema. */
function fieldComment(comments: ReadonlyMap<string, DocComment>, name: string, field: string): string | null {
  const told = comments.get(name);
  if (told === undefined) return null;
  const own = told.many.has(field) ? null : told.fields.get(field);
  if (told.seen.has(field)) return own ?? null;
  for (const spread of told.spreads) {
    const found = fieldComment(comments, spread, field);
    if (found !== null) return found;
  }
  return null;
}

/** Each is read as one text: its parts take over fields of one another. */
const SOURCES = [
  ['parts', 'table', 'position', 'bodies', 'bridge', 'live'].map(part => `protocol/${part}.ts`),
  ['people/protocol.ts'],
  ['competitions/protocol.ts'],
  ['notifications/protocol.ts'],
];

/** What the comments say of these schemas and of their fields. */
export function saidOf(schemas: ReadonlyMap<string, Json>): Record<string, Said> {
  const textOf = (file: string): string => readFileSync(join(import.meta.dirname, '../src', file), 'utf8');
  const read = SOURCES.map(files => readComments(files.map(textOf).join('\n')));
  const said: Record<string, Said> = {};
  for (const [name, schema] of schemas) {
    const comments = read.find(one => one.has(name));
    if (comments === undefined) continue;
    const about = comments.get(name)?.about;
    const fields = [...fieldsIn(schema)].flatMap(field => {
      const comment = fieldComment(comments, name, field);
      return comment === null ? [] : [[field, comment] as const];
    });
    if (about || fields.length > 0) {
      said[name] = { ...(about && { about }), ...(fields.length > 0 && { fields: Object.fromEntries(fields) }) };
    }
  }
  return said;
}

/** The names of all fields anywhere in a schema. */
function fieldsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { properties } = value as { properties?: object };
  for (const field of Object.keys(properties ?? {})) found.add(field);
  for (const one of Object.values(value)) fieldsIn(one, found);
  return found;
}
