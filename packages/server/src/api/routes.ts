/** The doors about the server: the statistics, the description for programs, and the page for people. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import * as wire from '../protocol.ts';
import type { Door, LineDoor } from './endpoints.ts';
import { EXAMPLE_STATISTICS } from './examples.ts';
import { describeApi, type OpenApi } from './openapi.ts';
import { renderPage } from './page.ts';
import type { Statistics } from './statistics.ts';

const STATIC = join(import.meta.dirname, 'static');
/** The colours and sizes of the whole server. */
const TOKENS = join(import.meta.dirname, '../../../kit/src/tokens.css');

const FILES = [
  ['/api/tokens.css', TOKENS, 'text/css', 'The colours and sizes of the server.'],
  ['/api/page.css', join(STATIC, 'page.css'), 'text/css', 'How this page looks.'],
  ['/api/page.js', join(STATIC, 'page.js'), 'text/javascript', 'What makes this page handy.'],
] as const;

/** Adds them. The description is made when it is first asked for: by then all doors are there. */
export async function addApiDoors(
  app: FastifyInstance,
  doors: readonly Door[],
  lines: readonly LineDoor[],
  statistics: Statistics,
): Promise<void> {
  let made: OpenApi | null = null;
  const description = (): OpenApi => {
    made ??= describeApi(doors, lines);
    return made;
  };

  app.get(
    '/api/statistics',
    {
      schema: {
        summary: 'How the games that were finished here went.',
        description:
          'By game, version of the rules, options and company, the two hundred most played kinds. Private matches are ' +
          'not counted. `low` and `high` bound the share of wins with 95 % confidence.',
        examples: { answer: EXAMPLE_STATISTICS },
        response: { 200: wire.Statistics },
      },
    },
    () => statistics.look(),
  );

  app.get(
    '/api/openapi.json',
    {
      schema: {
        summary: 'This description, for programs: OpenAPI 3.1.',
        response: { 200: Type.Object({ openapi: Type.String() }, { additionalProperties: true }) },
      },
    },
    (_request, reply) => reply.type('application/json; charset=utf-8').send(JSON.stringify(description())),
  );

  app.get(
    '/api',
    { schema: { summary: 'This description, for people.', gives: 'text/html', response: { 200: Type.String() } } },
    (request, reply) => {
      const page = renderPage(description(), `${request.protocol}://${request.host}`);
      return reply
        .type('text/html; charset=utf-8')
        .serializer((text: string) => text)
        .send(page);
    },
  );

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
