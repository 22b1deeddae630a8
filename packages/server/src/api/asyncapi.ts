/** The AsyncAPI description of the live lines, which OpenAPI has no words for; made of the same schemas. */

import type { TSchema } from 'typebox';
import type { SocketEndpoint } from './endpoints.ts';
import { explained, type Json, namedSchemas, refer, SCHEMES } from './openapi.ts';

export interface AsyncApi {
  readonly asyncapi: '3.0.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly defaultContentType: string;
  readonly channels: Readonly<Record<string, Channel>>;
  readonly operations: Readonly<Record<string, Json>>;
  readonly components: Json;
}

interface Channel {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly messages: Readonly<Record<string, { readonly name: string; readonly payload: Json }>>;
  readonly parameters?: Json;
  readonly bindings: Json;
}

const ABOUT =
  'What crosses the WebSockets of a Roundhouse server, one JSON object a message. `/api/openapi.json` has the rest.';

/** What is received and sent is told from the server's side, as the standard has it. */
export function describeLines(lines: readonly SocketEndpoint[]): AsyncApi {
  const names = namedSchemas();
  const schemas = new Map([...names].map(([text, name]) => [name, text]));
  const channels: Record<string, Channel> = {};
  const operations: Record<string, Json> = {};
  for (const { path, summary, description, keys, takes, gives } of lines) {
    const name = path.split('/').at(-1)!;
    const [taken, given] = [messagesOf(takes, names), messagesOf(gives, names)];
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => [one!, { description: 'Of the match.' }]);
    channels[name] = {
      ...{ address: path, title: summary, description, messages: { ...taken, ...given } },
      ...(inPath.length > 0 && { parameters: Object.fromEntries(inPath) }),
      bindings: { ws: { method: 'GET' } },
    };
    const operation = (action: string, messages: object): Json => ({
      ...{ action, channel: { $ref: `#/channels/${name}` } },
      messages: Object.keys(messages).map(one => ({ $ref: `#/channels/${name}/messages/${one}` })),
      ...(keys && { security: keys.map(key => ({ $ref: `#/components/securitySchemes/${key}` })) }),
    });
    operations[`${name}Receive`] = operation('receive', taken);
    operations[`${name}Send`] = operation('send', given);
  }
  const used = reachable(channels, name =>
    refer(JSON.parse(schemas.get(name)!), new Map([...names].filter(([, one]) => one !== name))),
  );
  return {
    asyncapi: '3.0.0',
    info: { title: 'Roundhouse', version: '1', description: ABOUT },
    defaultContentType: 'application/json',
    channels,
    operations,
    components: {
      schemas: Object.fromEntries([...used].map(([name, schema]) => [name, explained(name, schema)])),
      securitySchemes: { token: SCHEMES.token },
    },
  };
}

/** Each kind of message by its tag. */
function messagesOf(schema: TSchema, names: ReadonlyMap<string, string>): Channel['messages'] {
  const { anyOf } = schema as { anyOf?: readonly TSchema[] };
  const kinds = anyOf ? anyOf.flatMap(one => ('anyOf' in one ? (one.anyOf as TSchema[]) : [one])) : [schema];
  return Object.fromEntries(
    kinds.map(kind => {
      const { type, method } = (kind as { properties?: Record<string, { const?: string }> }).properties ?? {};
      const name = type?.const ?? method?.const ?? names.get(JSON.stringify(kind)) ?? 'message';
      return [name, { name, payload: refer(kind, names) }];
    }),
  );
}

/** The schemas that are referred to, from there too, by name. */
function reachable(from: unknown, schemaOf: (name: string) => Json): Map<string, Json> {
  const found = new Map<string, Json>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref } = value as { $ref?: string };
    const name = /^#\/components\/schemas\/(.*)$/.exec($ref ?? '')?.[1];
    if (name !== undefined && !found.has(name)) {
      const schema = schemaOf(name);
      found.set(name, schema);
      look(schema);
    }
    Object.values(value).forEach(look);
  };
  look(from);
  return found;
}
