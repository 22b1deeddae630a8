/** How much the server puts up with: from one address, on one line, in one message. */

import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { localBus } from '../src/bus/local.ts';
import type { RunningServer } from '../src/index.ts';
import { addressOf } from '../src/limits/address.ts';
import { AddressBuckets, Buckets } from '../src/limits/buckets.ts';
import { FREE_LENGTH } from '../src/limits/limits.ts';
import { SharedAddressBuckets } from '../src/limits/shared-buckets.ts';
import type { ErrorBody, Lobby } from '../src/protocol.ts';
import { TestClock } from './clock.ts';
import { newHall, WANTED } from './hall.ts';
import { get, newServer, post, seatedTable, until, Visitor } from './visit.ts';

/** A request as one of several visitors behind our proxy. */
const getAs = (server: RunningServer, address: string, path = '/api/games') =>
  fetch(server.url + path, { headers: { 'x-forwarded-for': address } });

test('an address that asks too much is told when to come back; others are served', async () => {
  const clock = new TestClock();
  const server = await newServer({ clock, proxies: 1, limits: { requests: { burst: 3, perSecond: 0.5 } } });
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await getAs(server, '192.0.2.1')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await getAs(server, '192.0.2.1');
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(((await refused.json()) as ErrorBody).error.code).toBe('too-fast');
  // Pages too, but for nobody else.
  expect((await getAs(server, '192.0.2.1', '/')).status).toBe(429);
  expect((await getAs(server, '192.0.2.2')).status).toBe(200);
  await clock.pass(2000);
  expect((await getAs(server, '192.0.2.1')).status).toBe(200);
  expect((await getAs(server, '192.0.2.1')).status).toBe(429);
});

test('what is dear to answer counts for several requests', async () => {
  const clock = new TestClock();
  const server = await newServer({ clock, proxies: 1, limits: { requests: { burst: 7, perSecond: 1 } } });
  expect((await getAs(server, '192.0.2.1', '/api/statistics')).status).toBe(200);
  const refused = await getAs(server, '192.0.2.1', '/api/statistics');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3']);
  expect((await getAs(server, '192.0.2.1')).status).toBe(200);
  // What weighs more than anybody may have at once takes all there is.
  await clock.pass(7000);
  expect((await getAs(server, '192.0.2.1', '/api/me/export')).status).toBe(401);
  expect((await getAs(server, '192.0.2.1')).status).toBe(429);
});

/** A connection on which nothing is said; whether it is still there after a while. */
async function connected(server: RunningServer): Promise<{ socket: Socket; isHeld: boolean }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  // What is asked on it is answered, unless it was closed.
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  const isHeld = await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  return { socket, isHeld };
}

test.each([
  ['one address', { connectionsPerAddress: 2 }],
  ['all together', { connections: 2 }],
])('so many connections are taken and no more, from %s', async (_, limits) => {
  const server = await newServer({ limits });
  const [one, two, three] = [await connected(server), await connected(server), await connected(server)];
  expect([one.isHeld, two.isHeld, three.isHeld]).toEqual([true, true, false]);
  one.socket.destroy();
  const last = await until(
    () => connected(server),
    ({ isHeld }) => isHeld,
  );
  for (const { socket } of [two, last]) socket.destroy();
});

test('a few requests may arrive in one piece; who sends hundreds so is hung up on', async () => {
  const server = await newServer();
  const { hostname, port } = new URL(server.url);
  const answersTo = async (requests: number): Promise<number> => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', piece => {
      text += piece;
    });
    const head = (more: string): string => `GET /healthz HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
    socket.write(head('').repeat(requests - 1) + head('connection: close\r\n'));
    await once(socket, 'close');
    return text.split('HTTP/1.1 200').length - 1;
  };
  expect(await answersTo(10)).toBe(10);
  expect(await answersTo(300)).toBe(0);
  expect(await answersTo(10)).toBe(10);
});

test('a person does so much and no more, from however many addresses; whoever else is there is served', async () => {
  const clock = new TestClock();
  const server = await newServer({ clock, proxies: 1, limits: { deeds: { burst: 3, perSecond: 0.5 } } });
  const open = (address: string, cookie: string | null) =>
    fetch(`${server.url}/api/matches`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': address },
        ...(cookie !== null && { cookie }),
      },
      body: JSON.stringify({ game: 'whispers', name: 'Ann', open: true }),
    });
  const cookie = (await open('192.0.2.1', null)).headers.get('set-cookie')!.split(';', 1)[0]!;
  const statuses = [];
  for (let i = 1; i < 5; i++) statuses.push((await open(`192.0.2.${i}`, cookie)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await open('192.0.2.9', cookie)).headers.get('retry-after')).toBe('2');
  expect((await open('192.0.2.9', null)).status).toBe(201);
  // To look is no deed.
  const looked = await fetch(`${server.url}/api/me`, { headers: { cookie } });
  expect(looked.status).toBe(200);
  await clock.pass(2000);
  expect((await open('192.0.2.9', cookie)).status).toBe(201);
});

test('an address opens so many tables and no more', async () => {
  const clock = new TestClock();
  const server = await newServer({ clock, limits: { tables: { burst: 2, perSecond: 1 } } });
  const open = async () => (await post(server, '/api/matches', { game: 'whispers', name: 'Ann', open: true })).status;
  expect([await open(), await open(), await open()]).toEqual([201, 201, 429]);
  expect((await get<Lobby>(server, '/api/matches')).body.open).toHaveLength(2);
  await clock.pass(1000);
  expect(await open()).toBe(201);
});

/** Tries to open a line: how that is answered. */
const knock = (server: RunningServer, id: string): Promise<number | 'open'> =>
  new Promise(resolve => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${id}/live`);
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode!));
    socket.on('error', () => {});
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
  });

test('an address holds so many lines and no more', async () => {
  const server = await newServer({ limits: { linesPerAddress: 2 } });
  const { id } = await seatedTable(server);
  const [one] = await Visitor.enter(server, id, null);
  await Visitor.enter(server, id, null);
  expect(await knock(server, id)).toBe(429);
  one.socket.close();
  expect(
    await until(
      () => knock(server, id),
      answer => answer === 'open',
    ),
  ).toBe('open');
});

test('an address has so many lines to one match and no more', async () => {
  const server = await newServer({ limits: { linesPerMatchAndAddress: 2 } });
  const [one, two] = [await seatedTable(server), await seatedTable(server)];
  await Visitor.enter(server, one.id, null);
  await Visitor.enter(server, one.id, null);
  expect(await knock(server, one.id)).toBe(429);
  expect(await knock(server, two.id)).toBe('open');
});

test('so many watch a match and no more; who sits there always has room', async () => {
  const server = await newServer({ limits: { spectatorsPerMatch: 1 } });
  const { id, keys } = await seatedTable(server);
  const [first] = await Visitor.enter(server, id, null);
  const second = new Visitor(server, id);
  await second.opened();
  second.say({ type: 'hello', key: null, seen: 0 });
  expect(await second.next('error')).toMatchObject({ code: 'too-fast' });
  await Visitor.enter(server, id, keys[0]!);
  first.socket.close();
  const third = await until(
    async () => {
      const visitor = new Visitor(server, id);
      await visitor.opened();
      visitor.say({ type: 'hello', key: null, seen: 0 });
      return (await visitor.take()).type;
    },
    type => type === 'welcome',
  );
  expect(third).toBe('welcome');
});

test('and opens them no faster than it may ask for anything else', async () => {
  const clock = new TestClock();
  const server = await newServer({ clock, limits: { requests: { burst: 5, perSecond: 1 } } });
  // Opened and joined: two of five.
  const { id } = await seatedTable(server);
  const answers = [];
  for (let i = 0; i < 4; i++) answers.push(await knock(server, id));
  expect(answers).toEqual(['open', 'open', 'open', 429]);
  await clock.pass(1000);
  expect(await knock(server, id)).toBe('open');
});

test('a line that sends too much is answered more slowly, and loses nothing', async () => {
  const clock = new TestClock();
  const server = await newServer({ clock, limits: { messages: { burst: 4, perSecond: 2 } } });
  const { id, keys } = await seatedTable(server);
  const [flood] = await Visitor.enter(server, id, keys[0]!);
  for (let i = 0; i < 9; i++) flood.say({ type: 'ping' });
  flood.say({ type: 'move', decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' } });
  // The greeting was the first of four.
  for (let i = 0; i < 3; i++) await flood.next('pong');
  const [other] = await Visitor.enter(server, id, keys[1]!);
  expect(await other.isLeftAlone()).toBe(true);
  expect(flood.inbox).toEqual([]);
  await clock.pass(2000);
  for (let i = 0; i < 4; i++) await flood.next('pong');
  expect(await other.isLeftAlone()).toBe(true);
  await clock.pass(2000);
  for (let i = 0; i < 2; i++) await flood.next('pong');
  expect(await flood.next('update')).toMatchObject({ answers: 'a', decision: 1 });
});

describe('a message too deep or too long changes nothing', () => {
  test.each<[string, string, number]>([
    [
      'a move nested too deeply',
      `{"decision":0,"id":"a","seen":0,"move":{"type":"choose","word":${nested(200)}}}`,
      400,
    ],
    ['a move of another size', `{"decision":0,"id":"a","seen":0,"move":{"type":"${'x'.repeat(17_000)}"}}`, 413],
    ['nothing but depth', nested(8000), 400],
    ['a character 0', '{"decision":0,"id":"a\\u0000","seen":0,"move":{"type":"keep"}}', 400],
    ['half a character', '{"decision":0,"id":"a\\ud800","seen":0,"move":{"type":"keep"}}', 400],
  ])('%s', async (_, body, status) => {
    const server = await newServer();
    const { id, keys } = await seatedTable(server);
    const before = (await get(server, `/api/matches/${id}`, keys[0]!)).body;
    expect((await post<ErrorBody>(server, `/api/matches/${id}/moves`, body, keys[0])).status).toBe(status);
    expect((await get(server, `/api/matches/${id}`, keys[0]!)).body).toEqual(before);
  });
});

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

describe('where a request comes from', () => {
  const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
    ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as never;
  test.each<[string, IncomingMessage, number, string]>([
    ['the other end of the line', from('192.0.2.7'), 0, '192.0.2.7'],
    ['what a visitor claims is not believed', from('192.0.2.7', '10.9.9.9'), 0, '192.0.2.7'],
    ['what our proxy saw', from('127.0.0.1', '192.0.2.8'), 1, '192.0.2.8'],
    ['not what was there before it', from('127.0.0.1', '10.9.9.9, 192.0.2.8'), 1, '192.0.2.8'],
    ['two proxies', from('127.0.0.1', '10.9.9.9, 192.0.2.8, 10.0.0.1'), 2, '192.0.2.8'],
    ['the end of a list without end', from('127.0.0.1', `${'1,'.repeat(7000)} 192.0.2.8`), 1, '192.0.2.8'],
    ['fewer than were told', from('192.0.2.7'), 2, '192.0.2.7'],
    ['an old address in a new coat', from('::ffff:192.0.2.7'), 0, '192.0.2.7'],
    ['one household', from('2001:db8:0:12:aaaa::1'), 0, '2001:db8:0:12'],
    ['the same household', from('2001:DB8::12:1:2:3:4'), 0, '2001:db8:0:12'],
    ['this machine', from('::1'), 0, '0:0:0:0'],
  ])('%s', (_, request, proxies, address) => {
    expect(addressOf(request, proxies)).toBe(address);
  });
});

test('an answer counts for its length too', async () => {
  const clock = new TestClock();
  const server = await newServer({ clock, proxies: 1, limits: { requests: { burst: 100, perSecond: 1 } } });
  const long = await (await getAs(server, '192.0.2.1', '/api/openapi.json')).text();
  const more = Math.floor(long.length / FREE_LENGTH);
  expect(more).toBeGreaterThan(2);
  let granted = 0;
  while ((await getAs(server, '192.0.2.1', '/api/games')).status === 200) granted++;
  // It weighs five by itself, and the games are short.
  expect(granted).toBe(100 - 5 - more);
});

test('a competition counts for as many tables as come of it', async () => {
  const server = await newHall({ limits: { tables: { burst: 5, perSecond: 0.001 } } });
  const opened = [];
  for (let i = 0; i < 2; i++) opened.push((await post(server, '/api/competitions', { ...WANTED, entrants: 4 })).status);
  expect(opened).toEqual([201, 429]);
  expect((await post(server, '/api/matches', { game: 'whispers', name: 'Ann', open: false })).status).toBe(201);
});

test('who has taken more than there was waits until it is made up for, and no longer than for a whole bucket', () => {
  let now = 0;
  const buckets = new Buckets({ burst: 10, perSecond: 1 }, () => now);
  buckets.charge('Eve', 15);
  expect(buckets.take('Eve')).toBe(6000);
  expect(buckets.take('Ann')).toBe(0);
  now = 6000;
  expect(buckets.take('Eve')).toBe(0);
  buckets.charge('Eve', 1e9);
  expect(buckets.take('Eve')).toBe(11_000);
});

test('who is refused takes nothing from the networks around', async () => {
  const rate = { burst: 2, perSecond: 1 };
  const shared = new SharedAddressBuckets('test', rate, localBus(), () => 0);
  const buckets = new AddressBuckets(rate, () => 0);
  const flood = '2001:db8:0:12';
  for (let i = 0; i < 100; i++) await Promise.all([buckets.take(flood), shared.take(flood)]);
  // Of the same household, and of the same company.
  for (const other of ['2001:db8:0:13', '2001:db8:0:1200']) {
    expect([buckets.take(other), await shared.take(other)]).toEqual([0, 0]);
  }
});

test('who owes more than a whole bucket owes it alone', () => {
  const buckets = new AddressBuckets({ burst: 10, perSecond: 1 }, () => 0);
  for (let i = 0; i < 100; i++) buckets.charge('2001:db8:0:12', 50);
  expect(buckets.take('2001:db8:0:12')).toBe(11_000);
  // Its household has 40 and its company 160, of which 20 are gone.
  expect([buckets.take('2001:db8:0:13', 10), buckets.take('2001:db8:0:14', 10)]).toEqual([0, 0]);
  expect(buckets.take('2001:db8:0:15')).toBeGreaterThan(0);
  expect(buckets.take('2001:db8:0:1200')).toBe(0);
});

test('those who have gone are forgotten', () => {
  let now = 0;
  const buckets = new Buckets({ burst: 1, perSecond: 1 }, () => now);
  for (let i = 0; i < 100_000; i++) {
    now += 1;
    expect(buckets.take(`visitor ${i}`)).toBe(0);
  }
  expect(buckets.size).toBeLessThan(30_000);
  expect(buckets.take('visitor 99999')).toBe(1000);
});
