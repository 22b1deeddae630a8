/** The description of the API: whole, true to OpenAPI 3.1 and to the endpoints. */

import asyncApiSchemas from '@asyncapi/specs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { fastify } from 'fastify';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { AsyncApi } from '../src/api/asyncapi.ts';
import { collectEndpoints } from '../src/api/endpoints.ts';
import { type Json, namedSchemas, type OpenApi, type Operation } from '../src/api/openapi.ts';
import { answerError, UNTOLD } from '../src/http/errors.ts';
import type { RunningServer } from '../src/index.ts';
import { Refused } from '../src/matches/refusal.ts';
import type { ErrorBody } from '../src/protocol.ts';
import { saidOf } from '../testing/comments.ts';
import { get, newServer } from './visit.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const TOP = ['openapi', 'info', 'servers', 'security', 'paths', 'components'];
const OPERATION = [
  ...['operationId', 'tags', 'summary', 'description', 'security', 'parameters', 'requestBody', 'responses'],
  ...(['x-messages', 'x-weight'] as const),
];

const descriptionOf = async (server: RunningServer): Promise<OpenApi> =>
  (await get<OpenApi>(server, '/api/openapi.json')).body;

interface Told {
  readonly name: string;
  readonly path: string;
  readonly operation: Operation;
}

const operationsOf = (api: OpenApi): Told[] =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
  );

/** Every object anywhere in it. */
function* objectsIn(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Json;
  for (const one of Object.values(value)) yield* objectsIn(one);
}

test('every object in it says whether it names all its fields: only those are sent', async () => {
  const api = await descriptionOf(await newServer());
  const answers = operationsOf(api).flatMap(({ operation }) => Object.values(operation.responses));
  const named = [...objectsIn(answers), ...objectsIn(api.components.schemas)].filter(
    ({ type, properties }) => type === 'object' && properties !== undefined,
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ additionalProperties }) => additionalProperties === undefined)).toEqual([]);
});

test('it has the structure of OpenAPI 3.1, and every reference leads somewhere', async () => {
  const api = await descriptionOf(await newServer());
  expect(api.openapi).toBe('3.1.0');
  expect(Object.keys(api)).toEqual(TOP);
  expect(api.info).toMatchObject({ title: 'Roundhouse', version: expect.stringMatching(/./) });
  const operations = operationsOf(api);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { name, path, operation } of operations) {
    expect([name, METHODS.includes(name.split(' ')[0]!)]).toEqual([name, true]);
    expect([name, Object.keys(operation).filter(key => !OPERATION.includes(key))]).toEqual([name, []]);
    const named = (operation.parameters ?? []).filter(one => one.in === 'path').map(one => one.name);
    expect([name, named]).toEqual([name, [...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => one)]);
    for (const [status, answer] of Object.entries(operation.responses)) {
      expect([name, status]).toEqual([name, expect.stringMatching(/^[1-5]\d\d$/)]);
      expect([name, answer.description]).toEqual([name, expect.stringMatching(/./)]);
      for (const media of Object.values(answer.content ?? {})) expect(media.schema).toBeTypeOf('object');
    }
    const schemes = (operation.security ?? []).flatMap(one => Object.keys(one));
    expect(schemes.filter(one => !(one in api.components.securitySchemes))).toEqual([]);
  }
  for (const { $ref } of objectsIn(api)) {
    if ($ref === undefined) continue;
    const [, , , name] = String($ref).split('/');
    expect(Object.keys(api.components.schemas)).toContain(name);
  }
});

test('a public validator finds nothing wrong with it', async () => {
  const api = await descriptionOf(await newServer());
  const { valid, errors } = await new Validator().validate(api as never);
  expect([errors ?? [], valid]).toEqual([[], true]);
  const broken = { ...api, paths: { '/api': { get: { responses: 'none' } } } };
  expect((await new Validator().validate(broken as never)).valid).toBe(false);
});

test('the lines are described as AsyncAPI has it, by its own schema, and every reference leads somewhere', async () => {
  const server = await newServer();
  const { body } = await get<AsyncApi>(server, '/api/asyncapi.json');
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
  const check = ajv.compile(asyncApiSchemas.schemasWithoutId['3.0.0'] as object);
  expect([check(body), check.errors]).toEqual([true, null]);
  expect(check({ ...body, channels: { live: { address: 1 } } })).toBe(false);
  for (const { $ref } of objectsIn(body)) {
    if ($ref === undefined) continue;
    const found = String($ref)
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], body);
    expect([$ref, found]).toEqual([$ref, expect.anything()]);
  }
  expect(Object.keys(body.channels)).toEqual(['live', 'bridge']);
  expect(Object.keys(body.channels.live!.messages)).toEqual(
    expect.arrayContaining(['hello', 'move', 'say', 'ping', 'welcome', 'resync', 'update', 'stale', 'refused', 'pong']),
  );
  expect(Object.keys(body.channels.bridge!.messages)).toEqual(expect.arrayContaining(['event', 'yourTurn']));
});

test('behind a proxy of ours the page has the address that people use, and nobody else says which', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'play.test' };
  const pageOf = async (server: RunningServer): Promise<string> =>
    (await fetch(`${server.url}/api`, { headers })).text();
  expect(await pageOf(await newServer({ proxies: 1 }))).toContain('https://play.test');
  expect(await pageOf(await newServer())).not.toContain('play.test');
  // Where it was said once and for all, no name that leads here changes it.
  const pinned = await newServer({ proxies: 1, telling: { publicUrl: 'https://right.test' } });
  expect(await pageOf(pinned)).toContain('https://right.test');
  expect(await pageOf(pinned)).not.toContain('play.test');
});

test('every endpoint is in it, and says what it takes, gives and refuses', async () => {
  const server = await newServer();
  const api = await descriptionOf(server);
  for (const { name, operation } of operationsOf(api)) {
    const { summary, responses, requestBody } = operation;
    expect([name, summary]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/)]);
    const good = Object.entries(responses).filter(([status]) => status < '400');
    expect([name, good.length > 0]).toEqual([name, true]);
    for (const [status, answer] of good) {
      const isBare = ['101', '204', '303'].includes(status);
      expect([name, status, answer.content === undefined]).toEqual([name, status, isBare]);
    }
    const always = operation['x-messages'] === undefined ? ['429', '500'] : ['403', '429', '503'];
    expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(always)]);
    if (name.startsWith('post') && requestBody !== undefined) {
      expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['400', '413', '415'])]);
      const [body] = Object.values(requestBody.content);
      expect([name, body!.example]).toEqual([name, expect.anything()]);
    }
  }
});

test('an endpoint is answered by the server exactly where it is told of', async () => {
  const server = await newServer();
  const api = await descriptionOf(server);
  for (const { name, path, operation } of operationsOf(api)) {
    if (operation['x-messages'] !== undefined) continue;
    const method = name.split(' ')[0]!.toUpperCase();
    const response = await fetch(server.url + path.replace(/\{\w+\}/g, 'none'), { method, redirect: 'manual' });
    const text = await response.text();
    expect([name, text]).toEqual([name, expect.not.stringContaining('There is nothing at this address.')]);
    const statuses = Object.keys(operation.responses);
    expect([name, statuses]).toEqual([name, expect.arrayContaining([String(response.status)])]);
  }
});

const ELSEWHERE = { 'sec-fetch-site': 'cross-site' };
/** The codes that are told for a status, as text. */
const toldOf = ({ responses }: Operation, status: number): string => responses[status]?.description ?? '';

test('the page of another site is refused at every endpoint that changes something, as it is told', async () => {
  const server = await newServer();
  const changing = operationsOf(await descriptionOf(server)).filter(({ name }) => !name.startsWith('get '));
  expect(changing.length).toBeGreaterThan(20);
  for (const { name, path, operation } of changing) {
    const method = name.split(' ')[0]!.toUpperCase();
    const answer = await fetch(server.url + path.replace(/\{\w+\}/g, 'none'), { method, headers: ELSEWHERE });
    const { error } = (await answer.json()) as ErrorBody;
    expect([name, answer.status, error.code]).toEqual([name, 403, 'wrong-origin']);
    expect([name, toldOf(operation, 403)]).toEqual([name, expect.stringContaining('`wrong-origin`')]);
  }
});

test('a line is refused as it is told', async () => {
  const refusalOf = (server: RunningServer, path: string, headers: Record<string, string>) =>
    new Promise<readonly [status: number, code: string]>((resolve, reject) => {
      const line = new WebSocket(server.url.replace('http', 'ws') + path.replace('{id}', 'none'), { headers });
      line.on('open', () => reject(new Error(`${path} was opened`)));
      line.on('unexpected-response', async (_request, answer) => {
        const text = (await answer.toArray()).join('');
        resolve([answer.statusCode!, (JSON.parse(text) as ErrorBody).error.code]);
      });
    });
  const [server, full] = [await newServer(), await newServer({ limits: { linesPerAddress: 0 } })];
  const lines = operationsOf(await descriptionOf(server)).filter(({ operation }) => operation['x-messages']);
  expect(lines).toHaveLength(2);
  for (const { path, operation } of lines) {
    const refused = [await refusalOf(server, path, ELSEWHERE), await refusalOf(full, path, {})];
    if (operation.security !== undefined)
      refused.push(await refusalOf(server, path, { authorization: 'Bearer rh_no' }));
    for (const [status, code] of refused)
      expect([path, toldOf(operation, status)]).toEqual([path, expect.stringContaining(`\`${code}\``)]);
  }
});

// Every server of every test is watched for this (see `newServer`), so no endpoint is driven into a refusal it does not tell.
test('an endpoint that refuses with what it does not tell is found out', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: line => void lines.push(line) } } });
  app.setErrorHandler(answerError);
  const refuse = () => {
    throw new Refused('sanctioned', 'No.');
  };
  app.post('/told/:id', { schema: { refusals: ['sanctioned'] } }, refuse);
  app.post('/untold/:id', { schema: { refusals: ['busy'] } }, refuse);
  expect((await app.inject({ method: 'POST', url: '/told/7' })).statusCode).toBe(403);
  expect(lines).toEqual([]);
  expect((await app.inject({ method: 'POST', url: '/untold/7' })).statusCode).toBe(403);
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { msg: UNTOLD, method: 'POST', route: '/untold/:id', code: 'sanctioned' },
  ]);
});

test('endpoints are collected as they are made, with their schemas, and pages are none', () => {
  const app = fastify();
  const endpoints = collectEndpoints(app);
  app.get('/api/things/:id', { schema: { summary: 'A thing.' } }, () => '');
  app.post('/api/things', () => '');
  app.get('/*', () => '');
  expect(endpoints).toEqual([
    { method: 'GET', path: '/api/things/{id}', schema: { summary: 'A thing.' } },
    { method: 'POST', path: '/api/things', schema: {} },
  ]);
});

// What is said stands beside each schema; a server reads it from a file that this makes (`npx vitest run -u`).
test('what is said of schemas is what the comments beside them say', async () => {
  const schemas = new Map([...namedSchemas()].map(([text, name]) => [name, JSON.parse(text) as Json]));
  const text = `${JSON.stringify(saidOf(schemas), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../src/api/descriptions.json');
});

test('schemas say what the comments in their source say', async () => {
  const { schemas } = (await descriptionOf(await newServer())).components;
  const fields = (name: string) => schemas[name]!.properties as Record<string, { description?: string }>;
  expect(schemas.Table!.description).toBe('A match as anyone may see it from the door.');
  expect(fields('Table').commitment!.description).toBe('Binds the host to its secret seed from the first moment.');
  // Told where the fields of a position are, which a welcome takes over.
  expect(fields('Welcome').mayTakeBack!.description).toBe('Whether this seat may take its last move back.');
  // The id of a table, not that of a question asked at it.
  expect(fields('Table').id!.description).toBeUndefined();
  const { items } = fields('NewTable').bots as { items?: { properties: Record<string, object> } };
  expect(items!.properties.level).not.toHaveProperty('description');
});

test('every example fits its schema', async () => {
  const api = await descriptionOf(await newServer());
  const resolved = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(resolved);
    if (typeof schema !== 'object' || schema === null) return schema;
    const { $ref } = schema as { $ref?: string };
    if ($ref !== undefined) return resolved(api.components.schemas[$ref.split('/').at(-1)!]);
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolved(value)]));
  };
  let examples = 0;
  for (const { name, operation } of operationsOf(api)) {
    const contents = [operation.requestBody?.content, ...Object.values(operation.responses).map(one => one.content)];
    for (const { schema, example } of contents.flatMap(content => Object.values(content ?? {}))) {
      if (example === undefined) continue;
      examples++;
      const checker = Compile(resolved(schema) as object);
      expect([name, checker.Errors(example)]).toEqual([name, []]);
    }
  }
  expect(examples).toBeGreaterThan(12);
});

test('the page explains every endpoint without any inline script or style', async () => {
  const server = await newServer();
  const api = await descriptionOf(server);
  const { status, headers, text } = await get(server, '/api');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]* src=)/);
  for (const { path, operation } of operationsOf(api)) {
    expect(text).toContain(`id="${operation.operationId}"`);
    expect(text).toContain(`<code>${path}</code>`);
  }
  const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name!);
  expect(targets.filter(name => !text.includes(`id="${name}"`))).toEqual([]);
  for (const [, file] of text.matchAll(/(?:href|src)="(\/api\/[^"]+\.(?:css|js))"/g)) {
    expect([file, (await get(server, file!)).status]).toEqual([file, 200]);
  }
});
