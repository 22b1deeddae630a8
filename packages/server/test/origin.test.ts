/** What a browser is told about every answer, and that another site's page can do nothing in its visitor's name. */

import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../src/index.ts';
import { get, newFolder, newServer } from './visit.ts';

const TABLE = { game: 'whispers', name: 'Ann', open: true };

async function serverWithPage(): Promise<RunningServer> {
  const webDir = join(await newFolder(), 'dist');
  await mkdir(webDir);
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Roundhouse</title>');
  return newServer({ webDir, proxies: 1 });
}

const ask = (server: RunningServer, path: string, headers: Record<string, string> = {}, body?: unknown) =>
  fetch(server.url + path, {
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

/** All that is written on a line until the server hangs up, by name. */
async function rawHeaders(server: RunningServer, text: string): Promise<Headers> {
  const { hostname, port } = new URL(server.url);
  const answer = await new Promise<string>((resolve, reject) => {
    let all = '';
    connect(Number(port), hostname)
      .on('data', bytes => {
        all += bytes;
      })
      .on('close', () => resolve(all))
      .on('error', reject)
      .write(text);
  });
  const lines = answer.split('\r\n\r\n', 1)[0]!.split('\r\n').slice(1);
  return new Headers(lines.map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
}

/** One answer of every kind: pages, the API, and every way of saying no. */
const ANSWERS: Record<string, (server: RunningServer) => Promise<Headers>> = {
  'a page': async server => (await ask(server, '/')).headers,
  'a page that is not there': async server => (await ask(server, '/nothing.js')).headers,
  'the API': async server => (await ask(server, '/api/games')).headers,
  'an answer that changes something': async server => (await ask(server, '/api/matches', {}, TABLE)).headers,
  'a refusal': async server => (await ask(server, '/api/matches', {}, { ...TABLE, name: '' })).headers,
  'a body that is no JSON': async server => (await ask(server, '/api/matches', {}, '{')).headers,
  'an address that is none': async server => (await ask(server, '/api/matches/%ff')).headers,
  'no HTTP': server => rawHeaders(server, 'HELO\r\n\r\n'),
  'no line': server =>
    rawHeaders(server, 'GET /api/nothing HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
};

const EXPECTED: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self'; style-src 'self'; .*base-uri 'none'; frame-ancestors 'none'$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*microphone=\(\)/,
  'cache-control': /^no-(store|cache)$/,
};

describe.each(Object.keys(ANSWERS))('%s', kind => {
  test('says what may be done with it, and lets no site read it', async () => {
    const headers = await ANSWERS[kind]!(await serverWithPage());
    for (const [name, value] of Object.entries(EXPECTED))
      expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(value)]);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/);
    for (const name of ['access-control-allow-origin', 'x-powered-by', 'server']) expect(headers.get(name)).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

test('who came by TLS is told to come by TLS only, if a proxy of ours says so', async () => {
  const secure = { 'x-forwarded-proto': 'https' };
  const behind = await serverWithPage();
  for (const path of ['/', '/api/games', '/api/nothing']) {
    expect((await ask(behind, path, secure)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
  const alone = await newServer();
  expect((await ask(alone, '/api/games', secure)).headers.get('strict-transport-security')).toBeNull();
});

describe('another site', () => {
  test.each<[string, (host: string) => Record<string, string>, number]>([
    ['a program, which says nothing', () => ({}), 201],
    ['our page', host => ({ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }), 201],
    ['our page, in an old browser', host => ({ origin: `http://${host}` }), 201],
    ['another site', () => ({ origin: 'http://elsewhere.example', 'sec-fetch-site': 'cross-site' }), 403],
    ['another site, in an old browser', () => ({ origin: 'http://elsewhere.example' }), 403],
    ['another site without an origin', () => ({ 'sec-fetch-site': 'cross-site' }), 403],
    ['a neighbour of ours', host => ({ origin: `http://a.${host}`, 'sec-fetch-site': 'same-site' }), 403],
    ['another port', () => ({ origin: 'http://127.0.0.1:1' }), 403],
    ['a page without an origin of its own', () => ({ origin: 'null' }), 403],
    ['an origin that is none', () => ({ origin: 'x'.repeat(2000) }), 403],
    // Without proxies of ours anybody could have written it.
    ['a claim to be elsewhere', () => ({ origin: 'http://a.example', 'x-forwarded-host': 'a.example' }), 403],
  ])('%s', async (_, headersFor, status) => {
    const server = await newServer();
    const answer = await ask(server, '/api/matches', headersFor(new URL(server.url).host), TABLE);
    expect(answer.status).toBe(status);
    if (status === 403) expect(await answer.json()).toMatchObject({ error: { code: 'wrong-origin' } });
    const { body } = await get<{ open: unknown[] }>(server, '/api/matches');
    expect(body.open).toHaveLength(status === 201 ? 1 : 0);
  });

  test('may still be told where things are: a link leads here', async () => {
    const server = await serverWithPage();
    const { status } = await ask(server, '/', { 'sec-fetch-site': 'cross-site', origin: 'http://elsewhere.example' });
    expect(status).toBe(200);
  });

  test('behind a proxy of ours the address that was asked for counts, for lines too', async () => {
    const server = await serverWithPage();
    const headers = { origin: 'https://play.example', 'x-forwarded-host': 'play.example' };
    const created = await ask(server, '/api/matches', headers, TABLE);
    expect(created.status).toBe(201);
    const { table } = (await created.json()) as { table: { id: string } };
    const open = (more: Record<string, string>): Promise<boolean> =>
      new Promise(resolve => {
        const line = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${table.id}/live`, {
          headers: more,
        });
        line.on('open', () => resolve(true)).on('error', () => resolve(false));
        line.on('open', () => line.terminate());
      });
    expect(await open(headers)).toBe(true);
    expect(await open({ ...headers, origin: 'https://elsewhere.example' })).toBe(false);
    expect(await open({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  });
});

describe('a body', () => {
  const post = (server: RunningServer, body: Buffer | string) =>
    fetch(`${server.url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array(Buffer.from(body)),
    });
  test.each<[string, Buffer | string]>([
    ['nested too deeply in what an endpoint leaves open', JSON.stringify({ ...TABLE, options: nested(21) })],
    [
      'of bytes that are no text',
      Buffer.concat([
        Buffer.from('{"game":"whispers","open":true,"name":"'),
        Buffer.from([0xc3, 0x28]),
        Buffer.from('"}'),
      ]),
    ],
  ])('%s is refused', async (_, body) => {
    const server = await newServer();
    const answer = await post(server, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: 'bad-request', message: expect.stringMatching(/no text, or nested/) },
    });
  });

  test('brackets in a text are no depth', async () => {
    const server = await newServer();
    const name = '[[[[[[["{{{{{{\\';
    const answer = await post(server, JSON.stringify({ ...TABLE, name }));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ table: { seats: [{ name }, { name: null }] } });
  });
});

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: nested(depth - 1) };
}

test('where it was said at which address people find the server, only pages from there act, whatever name leads here', async () => {
  const server = await newServer({ proxies: 1, telling: { publicUrl: 'https://play.test' } });
  const from = async (origin: string, host: string) =>
    (await ask(server, '/api/matches', { origin, 'x-forwarded-host': host }, TABLE)).status;
  expect(await from('https://play.test', 'play.test')).toBe(201);
  // A name of somebody else that leads here, a neighbour, and the same name by another way.
  expect(await from('https://evil.example', 'evil.example')).toBe(403);
  expect(await from('https://sub.play.test', 'sub.play.test')).toBe(403);
  expect(await from('http://play.test', 'play.test')).toBe(403);
  // On the machine itself one may look whether it works; programs say nothing of where they are from.
  expect(await from(server.url, 'play.test')).toBe(201);
  expect(await from('http://127.0.0.1:1', 'play.test')).toBe(403);
  expect((await ask(server, '/api/matches', {}, TABLE)).status).toBe(201);
  const line = (origin: string): Promise<string> =>
    new Promise(resolve => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/none/live`, {
        headers: { origin },
      });
      socket.on('open', () => resolve('open'));
      socket.on('unexpected-response', (_, { statusCode }) => resolve(String(statusCode)));
      socket.on('error', () => {});
    });
  expect([await line('https://play.test'), await line('https://evil.example')]).toEqual(['open', '403']);
});
