/** What those who run a server are told: whether it is ready, what it has counted, what it writes down. */

import { readFile } from 'node:fs/promises';
import { request as ask, request } from 'node:http';
import { join } from 'node:path';
import { findGame } from '@roundhouse/games';
import type { AnyGame } from '@roundhouse/kernel';
import { fastify } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { withoutSecrets } from '../src/operate/log.ts';
import { Readiness } from '../src/operate/readiness.ts';
import type { ErrorBody } from '../src/protocol.ts';
import { startMailSink } from '../testing/mail-sink.ts';
import { Browser } from './browser.ts';
import { hands } from './hands.ts';
import { get, newServer, post, seatedTable, until, Visitor } from './visit.ts';
import { whispers } from './whispers.ts';

const read = (server: RunningServer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/metrics`, { headers });

/** The value of a metric with these labels, in any order; 0 if it was never counted. */
function readingOf(text: string, name: string, labels: Record<string, string> = {}): number {
  const line = text.split('\n').find(one => {
    if (!one.startsWith(`${name}{`) && !one.startsWith(`${name} `)) return false;
    return Object.entries(labels).every(([key, value]) => one.includes(`${key}="${value}"`));
  });
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('readiness', () => {
  const here = { ping: async () => {} };
  const away = { ping: () => Promise.reject(new Error('away')) };
  const silent = { ping: () => new Promise<void>(() => {}) };

  test('all is well while the store and the bus answer', async () => {
    const { status, body } = await get<object>(await newServer(), '/readyz');
    expect([status, body]).toEqual([200, { ok: true, missing: [] }]);
    expect(await new Readiness(here, here).missing()).toEqual([]);
  });

  test('names what does not answer, or not soon', async () => {
    expect(await new Readiness(away, here).missing()).toEqual(['store']);
    expect(await new Readiness(silent, silent).missing()).toEqual(['store', 'bus']);
    const draining = new Readiness(here, away);
    draining.drain();
    expect(await draining.missing()).toEqual(['bus', 'draining']);
  });

  test('a mail server that refuses the login is named, and the log says why, from the first letter on', async () => {
    const sink = await startMailSink({ login: { way: 'XOAUTH2', user: 'host', password: 'new' } });
    onTestFinished(() => sink.close());
    const written: string[] = [];
    const stream = { write: (line: string) => void written.push(line) };
    const login = { user: 'host', oauth: { accessToken: 'old' } };
    const mail = {
      server: { host: '127.0.0.1', port: sink.port, tls: 'off', login },
      from: 'R <r@play.test>',
    } as const;
    const server = await newServer({
      ...{ telling: { publicUrl: 'https://play.test', mail }, logger: { level: 'error', stream } },
    });
    const ann = new Browser(server);
    await ann.post('/api/account', { name: 'Ann', password: 'correct horse battery' });
    const sent = await ann.post<ErrorBody>('/api/telling/mail', { address: 'ann@x.test', language: 'en' });
    expect([sent.status, sent.body.error.code]).toEqual([502, 'not-sent']);
    const { status, body } = await get<object>(server, '/readyz');
    expect([status, body]).toEqual([200, { ok: true, missing: [], failing: ['mail'] }]);
    expect(written.map(line => JSON.parse(line))).toMatchObject([
      { msg: 'the mail server takes nothing from us', reason: expect.stringMatching(/\b535\b/) },
    ]);
    expect(written.join('')).not.toContain('old');
  });
});

describe('metrics', () => {
  test('are for this machine where there is no token, and never for those whom a proxy passes on', async () => {
    const server = await newServer({ proxies: 1 });
    expect((await read(server)).status).toBe(200);
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']) {
      expect((await read(server, { [name]: '127.0.0.1' })).status).toBe(404);
    }
  });

  test('are not for a page of another site whose name was made to lead here', async () => {
    const { port } = new URL((await newServer()).url);
    const statusFor = (host: string) =>
      new Promise(resolve => {
        request({ port, host: '127.0.0.1', path: '/metrics', headers: { host } }, answer => {
          answer.resume();
          resolve(answer.statusCode);
        }).end();
      });
    expect(await statusFor(`localhost:${port}`)).toBe(200);
    expect(await statusFor(`evil.example:${port}`)).toBe(404);
    expect(await statusFor('127.0.0.1.evil.example')).toBe(404);
  });

  test('are for whoever has the token where there is one', async () => {
    const server = await newServer({ metricsToken: 'only-for-prometheus' });
    for (const authorization of ['', 'only-for-prometheus', 'Bearer only-for-prometheu', 'Bearer ']) {
      expect((await read(server, { authorization })).status).toBe(404);
    }
    const answer = await read(server, {
      authorization: 'Bearer only-for-prometheus',
      'x-forwarded-for': '192.0.2.1',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  test('tell what is done, what is refused and what is under way, and name nobody', async () => {
    const server = await newServer({ games: [whispers, hands] });
    const { id, keys } = await seatedTable(server);
    const before = await (await read(server)).text();
    const [line] = await Visitor.enter(server, id, keys[0]!);
    line.say({ type: 'move', decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' } });
    await line.next('update');
    line.say({ type: 'move', decision: 1, id: 'b', move: { type: 'choose', word: 'aardvark' } });
    await line.next('refused');
    line.say('noise');
    await line.next('error');
    await post(server, '/api/matches', { game: 'chess', name: 'Ann', open: true });
    await get(server, '/api/invented/by/anybody');
    const bots = [{ seat: 1, level: 'random' }];
    await post(server, '/api/matches', { game: 'hands', name: 'Ann', open: false, bots, seats: 2 });
    const other = await post(server, '/api/matches', { game: 'hands', name: 'Ann', open: false, seats: 2 });
    const after = await (await read(server)).text();
    const grew = (name: string, labels?: Record<string, string>): number =>
      readingOf(after, name, labels) - readingOf(before, name, labels);
    expect(grew('roundhouse_move_seconds_count')).toBe(1);
    expect(grew('roundhouse_commit_seconds_count')).toBeGreaterThan(0);
    expect(grew('roundhouse_commit_writes_sum')).toBeGreaterThanOrEqual(3);
    expect(grew('roundhouse_live_lines')).toBe(1);
    expect(grew('roundhouse_live_messages_total', { type: 'move' })).toBe(2);
    expect(grew('roundhouse_live_messages_total', { type: 'none' })).toBe(1);
    expect(grew('roundhouse_refused_total', { door: 'live', code: 'illegal-move' })).toBe(1);
    expect(grew('roundhouse_refused_total', { door: 'http', code: 'unknown-game' })).toBe(1);
    const requests = 'roundhouse_http_request_seconds_count';
    expect(grew(requests, { method: 'POST', route: '/api/matches', status: '201' })).toBe(2);
    expect(grew(requests, { method: 'POST', route: '/api/matches', status: '400' })).toBe(1);
    expect(readingOf(after, 'roundhouse_matches', { status: 'running' })).toBe(2);
    expect(readingOf(after, 'roundhouse_matches', { status: 'open' })).toBe(1);
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
    ]) {
      expect(after).toContain(`\n${name} `);
    }
    for (const secret of [id, ...keys, other.body.table.id, 'Ann', 'invented']) expect(after).not.toContain(secret);
  });

  test('are explained to operators, every one of ours', async () => {
    const text = await (await read(await newServer())).text();
    const names = [...text.matchAll(/^# TYPE (roundhouse_\w+) /gm)].map(([, name]) => name!);
    expect(names).toContain('roundhouse_tellings_total');
    const explained = await readFile(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
    expect(names.filter(name => !explained.includes(`\`${name}\``))).toEqual([]);
  });

  test('tell how long bots were waited for', async () => {
    const server = await newServer({ games: [findGame('fite') as AnyGame] });
    const bots = [{ seat: 1, level: 'random' }];
    const wanted = { game: 'fite', name: 'Ann', open: false, bots };
    await post(server, '/api/matches', wanted);
    const labels = { game: 'fite', level: 'random' };
    const text = await until(
      async () => (await read(server)).text(),
      one => readingOf(one, 'roundhouse_bot_seconds_count', labels) > 0,
    );
    expect(readingOf(text, 'roundhouse_bot_seconds_sum', labels)).toBeGreaterThan(0);
  });
});

describe('the log', () => {
  const written: string[] = [];
  const stream = { write: (line: string) => void written.push(line) };

  test('has a line for each answer, under an id that the answer has too, by route and without the address', async () => {
    written.length = 0;
    const server = await newServer({ logger: { level: 'info', stream } });
    const { id, keys } = await seatedTable(server);
    const answer = await fetch(`${server.url}/api/matches/${id}?seen=0`, {
      headers: { authorization: `Bearer ${keys[0]}` },
    });
    await fetch(`${server.url}/api/matches/pasted-by-mistake`);
    await fetch(`${server.url}/pasted-by-mistake?and=this`);
    await server.close();
    const lines = written.map(line => JSON.parse(line));
    const mine = lines.find(({ reqId }) => reqId === answer.headers.get('x-request-id'));
    expect(mine).toMatchObject({ method: 'GET', route: '/api/matches/:id', match: id, status: 200, msg: 'answered' });
    expect(mine.ms).toBeGreaterThan(0);
    expect(new Set(lines.map(({ reqId }) => reqId)).size).toBeGreaterThan(4);
    expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['listening', 'stopping', 'stopped']));
    for (const word of ['pasted-by-mistake', 'and=this', keys[0]!]) expect(written.join('')).not.toContain(word);
  });

  test('has nothing secret in it, whatever is handed to it', () => {
    written.length = 0;
    const { log } = fastify({ logger: withoutSecrets({ level: 'trace', stream }) });
    const secrets = {
      ...{ authorization: 'Bearer s3cret', cookie: 's3cret', 'set-cookie': 's3cret', key: 's3cret', seed: 's3cret' },
      ...{ password: 's3cret', token: 's3cret', invite: 's3cret', databaseUrl: 's3cret', redisUrl: 's3cret' },
    };
    log.info(secrets, 'at the top');
    log.info({ req: { method: 'GET', url: '/?s3cret', headers: secrets }, body: secrets }, 'further down');
    log.info({ request: { headers: secrets } }, 'still further down');
    const error = Object.assign(new Error('broken'), {
      input: 'postgres://a:s3cret@b/c',
      detail: 's3cret',
      code: 'E1',
    });
    log.error({ err: error }, 'an error');
    const all = written.join('');
    expect(all).not.toContain('s3cret');
    expect(written).toHaveLength(4);
    expect(JSON.parse(written[3]!).err).toMatchObject({ type: 'Error', message: 'broken', code: 'E1' });
  });
});

test('what is asked while the server closes is answered, in our words', async () => {
  const server = await newServer({ drainMs: 6000 });
  const { hostname, port } = new URL(server.url);
  const { id, keys } = await seatedTable(server);
  const [line] = await Visitor.enter(server, id, keys[0]!);
  const closing = server.close();
  const { status, body } = await get<object>(server, '/readyz');
  expect([status, body]).toEqual([503, { ok: false, missing: ['draining'] }]);
  // It still serves: balancers need a moment to look elsewhere.
  line.say({ type: 'move', decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' } });
  expect(await line.next('update')).toMatchObject({ answers: 'a' });
  // A request that was begun before the doors shut, and ends after it.
  const slow = await new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': 200 };
    const sent = ask({ hostname, port, path: '/api/matches', method: 'POST', headers }, answer => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    sent.on('error', reject);
    sent.write('{"game":"whispers","name":"Late",');
    line.closed.then(() => sent.end(`"open":true}${' '.repeat(200 - 45)}`));
  });
  expect(slow).toBe(201);
  expect(await line.closed).toBe(1001);
  await closing;
  await expect(fetch(server.url)).rejects.toThrow();
});
