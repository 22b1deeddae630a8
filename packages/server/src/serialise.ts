/**
 * JSON of messages, written from their schemas: exactly the fields that a schema names, whatever else an object may
 * carry. Parts of a message can be written apart and kept; their types say whether together they make the whole.
 */

import type { Static, TObject, TSchema } from 'typebox';

declare const VALUE: unique symbol;
declare const FIELDS: unique symbol;

/** The JSON of a value. */
export type Json<Value> = string & { readonly [VALUE]: Value };

/** The JSON of an object's fields, without its braces. */
export type Fields<Of> = string & { readonly [FIELDS]: Of };

type Write = (value: unknown) => string;

type Check = (value: unknown) => boolean;

/** What this file reads of a schema. */
interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly const?: unknown;
}

/** Writes values of this schema. */
export function writerOf<Schema extends TSchema>(schema: Schema): (value: Static<Schema>) => Json<Static<Schema>> {
  return writeBy(schema as Node) as (value: Static<Schema>) => Json<Static<Schema>>;
}

/** Writes those fields of an object that this schema names. Throws if one is missing that must be there. */
export function fieldsWriterOf<Schema extends TObject>(
  schema: Schema,
): (value: Static<Schema>) => Fields<Static<Schema>> {
  return writeFieldsBy(schema as Node) as (value: Static<Schema>) => Fields<Static<Schema>>;
}

/** A field whose value is written already. */
export const field = <Name extends string, Value>(name: Name, value: Json<Value>): Fields<{ [N in Name]: Value }> =>
  `"${name}":${value}` as Fields<{ [N in Name]: Value }>;

export const joined = <A, B>(a: Fields<A>, b: Fields<B>): Fields<A & B> => `${a},${b}` as Fields<A & B>;

export const objectOf = <Of>(fields: Fields<Of>): Json<Of> => `{${fields}}` as Json<Of>;

/** Only schemas that name all their fields need checking; everything else is a game's own, or has no fields. */
function hasClosedObject({ properties, additionalProperties, items, anyOf }: Node): boolean {
  if (properties && additionalProperties === false) return true;
  return (items !== undefined && hasClosedObject(items)) || (anyOf?.some(hasClosedObject) ?? false);
}

/** Nearly all messages have no extra fields and are written in one go; only the others go field by field. */
function writeBy(schema: Node): Write {
  if (schema.type === 'boolean' || schema.type === 'integer') return String;
  if (!hasClosedObject(schema)) return write;
  const isExact = exactBy(schema);
  const writeNamed = writeNamedBy(schema);
  return value => (isExact(value) ? write(value) : writeNamed(value));
}

function writeNamedBy(schema: Node): Write {
  if (schema.anyOf) return writeOneOf(schema.anyOf);
  if (schema.items) return writeList(writeBy(schema.items));
  const fields = writeNamedFieldsBy(schema);
  return value => `{${fields(value)}}`;
}

/** Tells whether a value has every field that it must have and, as far as objects name all theirs, no other. */
function exactBy(schema: Node): Check {
  if (!hasClosedObject(schema)) return () => true;
  const { anyOf, items, properties = {}, required = [] } = schema;
  // An object of one of several kinds is always written field by field.
  if (anyOf) return value => value === null || typeof value !== 'object';
  if (items) {
    const isItem = exactBy(items);
    return value => (value as unknown[]).every(isItem);
  }
  const checks = new Map(Object.entries(properties).map(([name, each]) => [name, exactBy(each)]));
  return value => {
    const fields = value as Record<string, unknown>;
    for (const name in fields) if (!checks.get(name)?.(fields[name])) return false;
    for (const name of required) if (fields[name] === undefined) return false;
    return true;
  };
}

function write(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new Error('a message has a value that JSON cannot hold');
  return text;
}

const writeList = (each: Write) => (value: unknown) => `[${(value as unknown[]).map(each).join()}]`;

/** Null or text, a list, or an object that is known by its literals; one that has none, by its fields. */
function writeOneOf(schemas: readonly Node[]): Write {
  const all = flattened(schemas);
  const list = all.find(({ items }) => items !== undefined);
  const writeAll = list && writeBy(list);
  const kinds = all
    .filter(({ properties }) => properties)
    .map(schema => ({ is: isOf(schema), write: writeBy(schema) }));
  return value => {
    if (value === null || typeof value !== 'object') return write(value);
    if (writeAll && Array.isArray(value)) return writeAll(value);
    const kind = kinds.find(({ is }) => is(value as Record<string, unknown>));
    if (!kind) throw new Error('a message has an object of no kind that its schema knows');
    return kind.write(value);
  };
}

const flattened = (schemas: readonly Node[]): readonly Node[] =>
  schemas.flatMap(schema => (schema.anyOf ? flattened(schema.anyOf) : [schema]));

function isOf({ properties = {}, required = [] }: Node): (fields: Record<string, unknown>) => boolean {
  const literals = Object.entries(properties).flatMap(([name, schema]) =>
    'const' in schema ? [[name, schema.const] as const] : [],
  );
  if (literals.length === 0) return fields => required.every(name => fields[name] !== undefined);
  return fields => literals.every(([name, literal]) => fields[name] === literal);
}

function writeFieldsBy(schema: Node): Write {
  const isExact = exactBy({ ...schema, additionalProperties: false });
  const writeNamed = writeNamedFieldsBy(schema);
  return value => (isExact(value) ? write(value).slice(1, -1) : writeNamed(value));
}

function writeNamedFieldsBy({ properties = {}, required = [] }: Node): Write {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    start: `${JSON.stringify(name)}:`,
    mayLack: !required.includes(name),
    write: writeBy(schema),
  }));
  return value => {
    let text = '';
    for (const { name, start, mayLack, write } of fields) {
      const part = (value as Record<string, unknown>)[name];
      if (part === undefined && mayLack) continue;
      if (part === undefined) throw new Error(`a message lacks its field '${name}'`);
      text += text === '' ? start + write(part) : `,${start}${write(part)}`;
    }
    return text;
  };
}
