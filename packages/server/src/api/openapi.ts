/** The OpenAPI 3.1 description of the server, made of the schemas that its endpoints are held to. */

import type { FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';
import * as competitionWire from '../competitions/protocol.ts';
import { type Refusal, refusalsOf } from '../http/errors.ts';
import * as tellingWire from '../notifications/protocol.ts';
import * as peopleWire from '../people/protocol.ts';
import * as wire from '../protocol.ts';
import descriptions from './descriptions.json' with { type: 'json' };
import type { Endpoint, Key, SocketEndpoint } from './endpoints.ts';

export type Json = { readonly [name: string]: unknown };

/** What is asked of an operation, as far as the page reads it back. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly { name: string; in: string; required: boolean; schema: Json }[];
  readonly requestBody?: { required: boolean; content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { description: string; content?: Readonly<Record<string, Media>> }>>;
  /** For how many requests it counts. */
  readonly 'x-weight'?: number;
  /** For lines of messages, which OpenAPI has no words for. */
  readonly 'x-messages'?: { readonly takes: Json; readonly gives: Json };
}

interface Media {
  readonly schema: Json;
  readonly example?: unknown;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string }[];
  /** What every operation needs that does not say otherwise. */
  readonly security: readonly Json[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly securitySchemes: Json };
}

const JSON_TYPE = 'application/json';

/** The description of all endpoints. Every schema that the protocol names is told once and referred to. */
export function describeApi(endpoints: readonly Endpoint[], lines: readonly SocketEndpoint[]): OpenApi {
  const names = namedSchemas();
  const paths: Record<string, Record<string, Operation>> = {};
  const inOrder = [...endpoints].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  for (const { method, path, schema } of inOrder) {
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = operationOf(method, path, schema, names);
  }
  for (const line of lines) {
    paths[line.path] ??= {};
    paths[line.path]!.get = lineOf(line, names);
  }
  const schemas = Object.fromEntries(
    [...names].map(([text, name]) => [name, explained(name, within(JSON.parse(text), names))]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Roundhouse', version: '1', description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    // Where this was read, whatever the server is called.
    servers: [{ url: '/' }],
    security: [],
    paths,
    components: { schemas, securitySchemes: SCHEMES },
  };
}

const ABOUT =
  'Digital tables for tabletop games. JSON in and out, 16 KiB a request at most. Errors are `{error: {code, message}}`: ' +
  'programs go by the code, which does not change its meaning.';

export const SCHEMES = {
  seat: { type: 'http', scheme: 'bearer', description: 'The key of a seat, told once to whoever took it.' },
  token: { type: 'http', scheme: 'bearer', description: 'A token (rh_…) of a person, for programs.' },
  person: { type: 'apiKey', in: 'cookie', name: 'roundhouse', description: 'The cookie that the page is given.' },
  operator: { type: 'apiKey', in: 'cookie', name: 'roundhouse', description: 'The cookie of an operator.' },
} as const satisfies Record<Exclude<Key, 'nobody'>, Json>;

/** What is said of the protocol's schemas and their fields: made from the comments beside them, by the test of this file. */
const SAID: Readonly<Record<string, Said>> = descriptions;

/** What is said of a schema, and of its fields by their names. */
export interface Said {
  readonly about?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A named schema with what is said of it. */
export function explained(name: string, schema: Json): Json {
  const { about, fields = {} } = SAID[name] ?? {};
  return { ...(about && { description: about }), ...(withFields(schema) as Json) };

  function withFields(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(withFields);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withFields(one)]));
    const { properties } = copy as { properties?: Record<string, Json> };
    if (properties === undefined) return copy;
    const told = Object.entries(properties).map(([field, one]): [string, Json] => {
      const comment = Object.hasOwn(fields, field) ? fields[field] : undefined;
      return [field, comment === undefined ? one : { description: comment, ...one }];
    });
    return { ...copy, properties: Object.fromEntries(told) };
  }
}

/** The protocol's schemas by their text: a schema is known by what it says, wherever it was copied to. */
export function namedSchemas(): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [name, value] of [wire, peopleWire, tellingWire, competitionWire].flatMap(Object.entries)) {
    const text = JSON.stringify(value);
    if (!isSchema(value) || taken.has(name) || names.has(text)) continue;
    names.set(text, name);
    taken.add(name);
  }
  return names;
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value);

/** The schema, or a reference where it has a name. */
export function refer(schema: unknown, names: ReadonlyMap<string, string>): Json {
  const name = names.get(JSON.stringify(schema));
  return name === undefined ? within(schema, names) : { $ref: `#/components/schemas/${name}` };
}

/** The schema with references in place of the named ones inside it. */
function within(schema: unknown, names: ReadonlyMap<string, string>): Json {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    return typeof value === 'object' && value !== null ? refer(value, names) : value;
  };
  return Object.fromEntries(Object.entries(schema as object).map(([key, value]) => [key, copy(value)]));
}

function operationOf(
  method: string,
  path: string,
  schema: FastifySchema,
  names: ReadonlyMap<string, string>,
): Operation {
  const { summary, description, body, examples } = schema;
  const parameters = [
    ...parametersIn('path', schema.params),
    ...parametersIn('query', schema.querystring),
    ...parametersIn('header', schema.headers),
  ];
  return {
    operationId: idOf(method, path),
    tags: [tagOf(path)],
    summary: summary ?? '',
    description: description ?? '',
    ...(schema.weight !== undefined && { 'x-weight': schema.weight }),
    ...(schema.keys && { security: schema.keys.map(key => (key === 'nobody' ? {} : { [key]: [] })) }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: { required: true, content: contentOf(refer(body, names), examples?.body) },
    }),
    responses: { ...answersOf(schema, names), ...saysNo(refusalsOf(method, schema), schema.response, names) },
  };
}

function lineOf(line: SocketEndpoint, names: ReadonlyMap<string, string>) {
  const { path, summary, description, keys, refusals, takes, gives } = line;
  return {
    operationId: idOf('LINE', path),
    tags: [tagOf(path)],
    summary,
    description,
    ...(keys && { security: keys.map(key => (key === 'nobody' ? {} : { [key]: [] })) }),
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name: name!,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    responses: {
      101: { description: 'The line is open: a WebSocket, one JSON object a message.' },
      ...saysNo(refusals, undefined, names),
    },
    'x-messages': { takes: refer(takes, names), gives: refer(gives, names) },
  };
}

const idOf = (method: string, path: string): string =>
  `${method.toLowerCase()}${path.replace(/[^a-z]+([a-z]?)/gi, (_, letter: string) => letter.toUpperCase())}`;

/** Endpoints are shelved by the first word of their address. */
const tagOf = (path: string): string => /^\/api\/([\w-]+)(?:\/|$)/.exec(path)?.[1] ?? 'server';

function parametersIn(where: string, schema: unknown) {
  const { properties = {}, required = [] } = (schema ?? {}) as Partial<TSchema> & {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  // What authorizes is told as security.
  return Object.entries(properties)
    .filter(([name]) => !(where === 'header' && ['authorization', 'cookie'].includes(name)))
    .map(([name, one]) => ({ name, in: where, required: where === 'path' || required.includes(name), schema: one }));
}

const contentOf = (schema: Json, example: unknown, type = JSON_TYPE): Record<string, Media> => ({
  [type]: { schema, ...(example !== undefined && { example }) },
});

function answersOf({ response, examples, gives }: FastifySchema, names: ReadonlyMap<string, string>) {
  const answers: Record<string, Operation['responses'][string]> = {};
  for (const [status, schema] of Object.entries((response ?? {}) as Record<string, TSchema>)) {
    const isGood = status < '400';
    const hasBody = JSON.stringify(schema) !== '{"type":"null"}';
    answers[status] = {
      description: isGood ? 'Done.' : 'Refused.',
      ...(hasBody && {
        content: contentOf(refer(schema, names), isGood ? examples?.answer : undefined, isGood ? gives : undefined),
      }),
    };
  }
  return answers;
}

/** Every error by its status, with the codes that may be in it. */
function saysNo(refusals: readonly Refusal[], response: unknown, names: ReadonlyMap<string, string>) {
  const answers: Record<string, Operation['responses'][string]> = {};
  for (const [status] of refusals) {
    const told = new Set(refusals.filter(([other]) => other === status).map(([, code]) => `\`${code}\``));
    const own = (response as Record<string, TSchema> | undefined)?.[status];
    answers[status] = {
      description: [...told].sort().join(', '),
      content: contentOf(refer(own ?? wire.ErrorBody, names), undefined),
    };
  }
  return answers;
}
