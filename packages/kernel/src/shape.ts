/** What data looks like, said once: the TypeScript type, the check at the door and the published JSON Schema. */

import type { OptionSpec, OptionSpecs } from './game.ts';

/** A JSON Schema (draft 2020-12), as far as shapes need it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** A description of values of type `T`. */
export interface Shape<T> {
  /** Null if the value has this shape; otherwise what is wrong, beginning with where. */
  problem(value: unknown, at: string): Problem | null;
  readonly schema: JsonSchema;
  /** Never there: carries the type. */
  readonly shaped?: T;
}

/** What is wrong with a value: at which place of it, and what should be there. */
export interface Problem {
  readonly at: string;
  readonly expected: string;
}

/** The type that a shape describes. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

/** A field that may be left out of an object. */
export interface Optional<T> extends Shape<T> {
  readonly optional: true;
}

type Fields = { readonly [name: string]: Shape<unknown> };
/** Fields are written once as constants; what they describe can be changed. Inferred, so that errors name the fields. */
type Flat<T> = T extends infer Whole ? { -readonly [K in keyof Whole]: Whole[K] } : never;
type Needed<F extends Fields> = { [K in keyof F as F[K] extends Optional<unknown> ? never : K]: Shaped<F[K]> };
type LeftOut<F extends Fields> = { [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: Shaped<F[K]> };
/** The object type with these fields. */
export type ObjectOf<F extends Fields> = Flat<Needed<F> & LeftOut<F>>;

/** In a sentence: "hand[2] must be a whole number from 1 to 6". */
export const problemIn = (shape: Shape<unknown>, value: unknown, at: string): string | null => {
  const found = shape.problem(value, at);
  return found && `${found.at} must be ${found.expected}`;
};

function simple<T>(expected: string, schema: JsonSchema, fits: (value: unknown) => boolean): Shape<T> {
  return { schema, problem: (value, at) => (fits(value) ? null : { at, expected }) };
}

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number): Shape<number> =>
  simple(
    `a whole number from ${min} to ${max}`,
    { type: 'integer', minimum: min, maximum: max },
    value => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  );

/** True or false. */
export const flag: Shape<boolean> = simple('true or false', { type: 'boolean' }, value => typeof value === 'boolean');

/** A text of at most so many characters. */
export const text = (most: number): Shape<string> =>
  simple(
    `a text of at most ${most} characters`,
    { type: 'string', maxLength: most },
    value => typeof value === 'string' && value.length <= most,
  );

/** One of these values and no other. */
export const one = <const T extends string | number | boolean | null>(...values: readonly T[]): Shape<T> =>
  simple(
    values.length === 1 ? JSON.stringify(values[0]) : `one of ${values.map(value => JSON.stringify(value)).join(', ')}`,
    values.length === 1 ? { const: values[0] } : { enum: values },
    value => (values as readonly unknown[]).includes(value),
  );

/** This, or null. */
export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({
  schema: { anyOf: [shape.schema, { type: 'null' }] },
  problem(value, at) {
    const found = value === null ? null : shape.problem(value, at);
    return found && { at: found.at, expected: found.at === at ? `${found.expected}, or null` : found.expected };
  },
});

/** A field that need not be there; if it is, it has this shape. */
export const optional = <T>(shape: Shape<T>): Optional<T> => ({ ...shape, optional: true });

/** A list of these, of at least and at most so many. */
export const list = <T>(shape: Shape<T>, { min = 0, max = 1000 }: { min?: number; max?: number } = {}): Shape<T[]> => ({
  schema: { type: 'array', items: shape.schema, minItems: min, maxItems: max },
  problem(value, at) {
    if (!Array.isArray(value)) return { at, expected: 'a list' };
    if (value.length < min || value.length > max) {
      return { at, expected: min === max ? `a list of ${min}` : `a list of ${min} to ${max}` };
    }
    return firstOf(value.length, index => shape.problem(value[index], `${at}[${index}]`));
  },
});

/** A list of exactly these, in this order. */
export const tuple = <const S extends readonly Shape<unknown>[]>(
  ...shapes: S
): Shape<{ -readonly [I in keyof S]: Shaped<S[I]> }> => ({
  schema: { type: 'array', prefixItems: shapes.map(({ schema }) => schema), minItems: shapes.length, items: false },
  problem(value, at) {
    if (!Array.isArray(value) || value.length !== shapes.length) return { at, expected: `a list of ${shapes.length}` };
    return firstOf(shapes.length, index => shapes[index]!.problem(value[index], `${at}[${index}]`));
  },
});

/** An object with these fields and no others. */
export function object<const F extends Fields>(fields: F): Shape<ObjectOf<F>> & { readonly fields: F } {
  const names = Object.keys(fields);
  const isOptional = (name: string): boolean => 'optional' in fields[name]!;
  return {
    fields,
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map(name => [name, fields[name]!.schema])),
      required: names.filter(name => !isOptional(name)),
      additionalProperties: false,
    },
    problem(value, at) {
      if (!isObject(value)) return { at, expected: 'an object' };
      const stray = Object.keys(value).find(name => !Object.hasOwn(fields, name));
      if (stray !== undefined) return { at: `${at}.${stray.slice(0, 40)}`, expected: 'left out' };
      return firstOf(names.length, index => {
        const name = names[index]!;
        if (!Object.hasOwn(value, name)) {
          return isOptional(name) ? null : { at: `${at}.${name}`, expected: 'there' };
        }
        return fields[name]!.problem(value[name], `${at}.${name}`);
      });
    },
  };
}

/** An object whose every value has one shape, whatever its keys are called. */
export const dictionary = <T>(shape: Shape<T>, most = 1000): Shape<{ [key: string]: T }> => ({
  schema: { type: 'object', additionalProperties: shape.schema, maxProperties: most },
  problem(value, at) {
    if (!isObject(value)) return { at, expected: 'an object' };
    const keys = Object.keys(value);
    if (keys.length > most) return { at, expected: `an object of at most ${most} fields` };
    return firstOf(keys.length, index => shape.problem(value[keys[index]!], `${at}.${keys[index]!.slice(0, 40)}`));
  },
});

/** What the rules named in `tag` are told apart by, as a move by its `type` or a frame by its `name`. */
export type Tagged<Tag extends string, Kinds extends { readonly [kind: string]: Fields }> = {
  [K in keyof Kinds & string]: Flat<{ [T in Tag]: K } & ObjectOf<Kinds[K]>>;
}[keyof Kinds & string];

/** One of several objects, told apart by the field `tag`. */
export function tagged<const Tag extends string, const Kinds extends { readonly [kind: string]: Fields }>(
  tag: Tag,
  kinds: Kinds,
): Shape<Tagged<Tag, Kinds>> & { readonly kinds: readonly string[] } {
  const shapes = new Map(
    Object.entries(kinds).map(([kind, fields]) => [kind, object({ [tag]: one(kind), ...fields } as Fields)]),
  );
  return {
    kinds: [...shapes.keys()],
    schema: { oneOf: [...shapes.values()].map(({ schema }) => schema) },
    problem(value, at) {
      if (!isObject(value)) return { at, expected: 'an object' };
      const kind = Object.hasOwn(value, tag) ? value[tag] : undefined;
      const shape = typeof kind === 'string' ? shapes.get(kind) : undefined;
      return shape
        ? shape.problem(value, at)
        : { at: `${at}.${tag}`, expected: `one of ${[...shapes.keys()].join(', ')}` };
    },
  };
}

/** A shape that fits where any of these does. */
export const either = <const S extends readonly Shape<unknown>[]>(...shapes: S): Shape<Shaped<S[number]>> => ({
  schema: { anyOf: shapes.map(({ schema }) => schema) },
  problem(value, at) {
    const problems = shapes.map(shape => shape.problem(value, at));
    if (problems.includes(null)) return null;
    // The one that got furthest into the value says most.
    return problems.reduce((best, one) => (one!.at.length > best!.at.length ? one : best))!;
  },
});

/** All of a game's options, each one of the values that a lobby may choose. */
export const options = <Options>(specs: OptionSpecs<Options>): Shape<Options> => {
  const each = Object.entries(specs) as [string, OptionSpec<string | number | boolean>][];
  const shapes = each.map(([name, spec]): [string, Shape<unknown>] => [
    name,
    spec.kind === 'choice' ? one(...spec.values) : whole(spec.min, spec.max),
  ]);
  // Made from the specification of the same type, option by option.
  return object(Object.fromEntries(shapes)) as Shape<unknown> as Shape<Options>;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function firstOf(count: number, problemAt: (index: number) => Problem | null): Problem | null {
  for (let index = 0; index < count; index++) {
    const found = problemAt(index);
    if (found) return found;
  }
  return null;
}
