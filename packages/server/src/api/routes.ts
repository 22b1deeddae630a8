/** The endpoints about the server: the statistics, the description for programs, and the page for people. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { originOf, type ServerLocation } from '../http/origin.ts';
import { sendJson } from '../http/schemas.ts';
import * as wire from '../protocol.ts';
import type { Json } from '../serialise.ts';
import { describeLines } from './asyncapi.ts';
import type { Endpoint, SocketEndpoint } from './endpoints.ts';
import { EXAMPLE_STATISTICS } from './examples.ts';
import { describeApi, type OpenApi } from './openapi.ts';
import { escapeHtml } from './outline.ts';
import { renderPage } from './page.ts';
import type { Statistics } from './statistics.ts';

const STATIC = join(import.meta.dirname, 'static');
/** The colours and sizes of the whole server. */
const TOKENS = fileURLToPath(import.meta.resolve('@roundhouse/kit/tokens.css'));

const FILES = [
  ['/api/tokens.css', TOKENS, 'text/css', 'The colours and sizes of the server.'],
  ['/api/page.css', join(STATIC, 'page.css'), 'text/css', 'How this page looks.'],
  ['/api/page.js', join(STATIC, 'page.js'), 'text/javascript', 'What makes this page handy.'],
] as const;

/** Stands for where the server is, in the page as it is kept: no text of an endpoint has it. */
const ORIGIN = '\0';

/** Adds them. */
export async function addApiRoutes(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  lines: readonly SocketEndpoint[],
  statistics: Statistics,
  where: ServerLocation,
): Promise<void> {
  addStatistics(app, statistics);
  addDescriptions(app, endpoints, lines, where);
  await addFiles(app);
}

function addStatistics(app: FastifyInstance, statistics: Statistics): void {
  app.get(
    '/api/statistics',
    {
      schema: {
        summary: 'How the games that were finished here went.',
        description:
          'By game, version of the rules, options and company, the two hundred most played kinds. Private matches are ' +
          'not counted. `low` and `high` bound the share of wins with 95 % confidence.',
        examples: { answer: EXAMPLE_STATISTICS },
        weight: 5,
        response: { 200: wire.Statistics },
      },
    },
    async (_request, reply) => sendJson(reply, await statistics.look()),
  );
}

/** Each is made when it is first asked for: by then all endpoints are there. */
function addDescriptions(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  lines: readonly SocketEndpoint[],
  where: ServerLocation,
): void {
  // Text and page are made once; all that differs from visitor to visitor is the address in the page.
  let made: { readonly text: Json<OpenApi>; readonly page: readonly string[] } | null = null;
  const description = (): NonNullable<typeof made> => {
    if (made !== null) return made;
    const api = describeApi(endpoints, lines);
    made = { text: JSON.stringify(api) as Json<OpenApi>, page: renderPage(api, ORIGIN).split(ORIGIN) };
    return made;
  };

  app.get(
    '/api/openapi.json',
    {
      schema: {
        summary: 'This description, for programs: OpenAPI 3.1.',
        weight: 5,
        response: { 200: Type.Object({ openapi: Type.String() }, { additionalProperties: true }) },
      },
    },
    (_request, reply) => sendJson(reply, description().text),
  );

  let told: Json<object> | null = null;
  app.get(
    '/api/asyncapi.json',
    {
      schema: {
        summary: 'What crosses the live lines, for programs: AsyncAPI 3.0.',
        weight: 5,
        response: { 200: Type.Object({ asyncapi: Type.String() }, { additionalProperties: true }) },
      },
    },
    (_request, reply) => {
      told ??= JSON.stringify(describeLines(lines)) as Json<object>;
      return sendJson(reply, told);
    },
  );

  app.get(
    '/api',
    {
      schema: {
        summary: 'This description, for people.',
        weight: 5,
        gives: 'text/html',
        response: { 200: Type.String() },
      },
    },
    (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .serializer((text: string) => text)
        .send(description().page.join(escapeHtml(originOf(request.raw, where)))),
  );
}

async function addFiles(app: FastifyInstance): Promise<void> {
  for (const [path, file, type, summary] of FILES) {
    const text = await readFile(file, 'utf8');
    app.get(path, { schema: { summary, gives: type, response: { 200: Type.String() } } }, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'no-cache')
        .serializer((one: string) => one)
        .send(text),
    );
  }
}
