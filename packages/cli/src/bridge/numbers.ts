/** Values of a known shape as lists of small whole numbers, every one of them described: what learning programs read. */

import type { JsonSchema } from '@roundhouse/kernel';

type Scalar = string | number | boolean;

/**
 * One number of the list. It is less than `size`, and 0 says that nothing is there: null, left out, or past the end of a
 * list. Otherwise a `whole` is the value less `min`, and 1; a `choice` the place of the value in `values`, from 1; a
 * `length` how many a list has; `there` is 1.
 */
export type Numbered = { readonly at: string; readonly size: number } & (
  | { readonly kind: 'whole'; readonly min: number }
  | { readonly kind: 'choice'; readonly values: readonly Scalar[] }
  | { readonly kind: 'length' | 'there' }
);

export interface Numbers {
  readonly described: readonly Numbered[];
  /** Places of the value that no number tells: texts, and objects with keys of any name. */
  readonly leftOut: readonly string[];
  of(value: unknown): number[];
}

/** Adds the numbers of the value at one place; of `undefined`, which says that it is not there, as many zeros. */
type Reader = (value: unknown, into: number[]) => void;
type Fields = Readonly<Record<string, JsonSchema>>;

/** How a value of this schema, as shapes make them, becomes numbers. Fields that the schema does not name are not read. */
export function numbersFor(schema: JsonSchema): Numbers {
  const sheet: Sheet = { described: [], leftOut: [] };
  const read = readerOf(sheet, schema, '', true);
  return {
    ...sheet,
    of(value) {
      const numbers: number[] = [];
      read(value, numbers);
      return numbers;
    },
  };
}

/** What has been described of a schema so far. */
interface Sheet {
  readonly described: Numbered[];
  readonly leftOut: string[];
}

/** `isSure`: where this is read there is a value, or other numbers tell that there is none. */
function readerOf(sheet: Sheet, schema: JsonSchema, at: string, isSure: boolean): Reader {
  const { scalars, compounds, hasNull } = alternatives(schema);
  if (compounds.length === 0) return scalarReader(sheet, scalars, at, isSure && !hasNull);
  if (scalars.length > 0) return leave(sheet, at);
  if (isSure && !hasNull) return compoundReader(sheet, compounds, at);
  sheet.described.push({ at, kind: 'there', size: 2 });
  const inner = compoundReader(sheet, compounds, at);
  return (value, into) => {
    into.push(value === undefined || value === null ? 0 : 1);
    inner(value, into);
  };
}

function compoundReader(sheet: Sheet, kinds: readonly JsonSchema[], at: string): Reader {
  const schema = kinds[0]!;
  if (kinds.length > 1) return taggedReader(sheet, kinds, at);
  if (schema.type === 'array') return listReader(sheet, schema, at);
  return schema.properties === undefined ? leave(sheet, at) : objectReader(sheet, schema, at);
}

function leave(sheet: Sheet, at: string): Reader {
  sheet.leftOut.push(at);
  return () => {};
}

function scalarReader(sheet: Sheet, values: readonly (Scalar | Range)[], at: string, isSure: boolean): Reader {
  const only = values[0]!;
  if (values.length === 1 && isRange(only)) {
    const { min, max } = only;
    sheet.described.push({ at, kind: 'whole', min, size: max - min + 2 });
    return (value, into) => into.push(typeof value === 'number' ? value - min + 1 : 0);
  }
  // What is always the same tells nothing.
  if (values.length === 1 && isSure) return () => {};
  const all = values.flatMap(value => (isRange(value) ? allIn(value) : [value]));
  sheet.described.push({ at, kind: 'choice', values: all, size: all.length + 1 });
  const places = new Map<unknown, number>(all.map((value, place) => [value, place + 1]));
  return (value, into) => into.push(places.get(value) ?? 0);
}

function listReader(sheet: Sheet, schema: JsonSchema, at: string): Reader {
  const fixed = schema.prefixItems as readonly JsonSchema[] | undefined;
  const max = fixed?.length ?? (schema.maxItems as number);
  const isVaried = fixed === undefined && schema.minItems !== max;
  if (isVaried) sheet.described.push({ at: `${at}.length`, kind: 'length', size: max + 1 });
  const items = Array.from({ length: max }, (_, place) =>
    readerOf(sheet, fixed?.[place] ?? (schema.items as JsonSchema), `${at}[${place}]`, true),
  );
  return (value, into) => {
    const given = Array.isArray(value) ? value : [];
    if (isVaried) into.push(Math.min(given.length, max));
    for (let place = 0; place < max; place++) items[place]!(given[place], into);
  };
}

function objectReader(sheet: Sheet, schema: JsonSchema, at: string): Reader {
  const fields = fieldsOf(schema).map(
    ([name, field, isRequired]) => [name, readerOf(sheet, field, under(at, name), isRequired)] as const,
  );
  return (value, into) => {
    for (const [name, read] of fields) read((value as Record<string, unknown> | null | undefined)?.[name], into);
  };
}

/** Fields with the same name and schema share their numbers, whichever kind has them. */
function taggedReader(sheet: Sheet, kinds: readonly JsonSchema[], at: string): Reader {
  const tag = tagOf(kinds);
  if (tag === undefined) return leave(sheet, at);
  const kindOf = (schema: JsonSchema) => (schema.properties as Fields)[tag]!.const as string;
  const readKind = scalarReader(sheet, kinds.map(kindOf), under(at, tag), false);
  const shared = new Map<string, { name: string; kinds: Set<unknown>; read: Reader }>();
  const names = new Set<string>();
  for (const schema of kinds) {
    const kind = kindOf(schema);
    for (const [name, field, isRequired] of fieldsOf(schema)) {
      const key = JSON.stringify([name, field, isRequired]);
      if (name === tag || shared.get(key)?.kinds.add(kind)) continue;
      const place = names.has(name) ? `${under(at, name)}(${kind})` : under(at, name);
      names.add(name);
      shared.set(key, { name, kinds: new Set([kind]), read: readerOf(sheet, field, place, isRequired) });
    }
  }
  const fields = [...shared.values()];
  return (value, into) => {
    const given = value as Record<string, unknown> | null | undefined;
    const kind = given?.[tag];
    readKind(kind, into);
    for (const { name, kinds, read } of fields) read(kinds.has(kind) ? given?.[name] : undefined, into);
  };
}

/** All whole numbers from one to another. */
interface Range {
  readonly min: number;
  readonly max: number;
}

const isRange = (value: Scalar | Range): value is Range => typeof value === 'object';
const allIn = ({ min, max }: Range): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i);
const under = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

const fieldsOf = (schema: JsonSchema): [name: string, field: JsonSchema, isRequired: boolean][] =>
  Object.entries(schema.properties as Fields).map(([name, field]) => [
    name,
    field,
    (schema.required as readonly string[]).includes(name),
  ]);

/** The field by which objects of these kinds are told apart: a text of its own in each. */
function tagOf(kinds: readonly JsonSchema[]): string | undefined {
  const [first, ...others] = kinds.map(kind => (kind.properties ?? {}) as Fields);
  const isText = (fields: Fields, name: string): boolean => typeof fields[name]?.const === 'string';
  return Object.keys(first!).find(name => isText(first!, name) && others.every(fields => isText(fields, name)));
}

/** What a value of the schema may be: one of these scalars, null, or a list or an object of one of these kinds. */
function alternatives(schema: JsonSchema): {
  scalars: (Scalar | Range)[];
  compounds: JsonSchema[];
  hasNull: boolean;
} {
  const found = { scalars: [] as (Scalar | Range)[], compounds: [] as JsonSchema[], hasNull: false };
  const add = (schema: JsonSchema): void => {
    const several = (schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined;
    const values = 'const' in schema ? [schema.const] : (schema.enum as readonly unknown[] | undefined);
    if (several) several.forEach(add);
    else if (values) for (const value of values) addScalar(value as Scalar | null);
    else if (schema.type === 'null') found.hasNull = true;
    else if (schema.type === 'boolean') found.scalars.push(false, true);
    else if (schema.type === 'integer') {
      found.scalars.push({ min: schema.minimum as number, max: schema.maximum as number });
    } else found.compounds.push(schema);
  };
  const addScalar = (value: Scalar | null): void => {
    if (value === null) found.hasNull = true;
    else found.scalars.push(value);
  };
  add(schema);
  return found;
}
