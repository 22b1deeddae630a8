/** Guests without a form: known by a cookie that nobody can forge, on every process of a house. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Seated, Welcome } from '../src/protocol.ts';
import { Browser } from './browser.ts';
import { TestClock } from './clock.ts';
import { get, newFolder, newServer, post, Visitor } from './visit.ts';

const table = { game: 'whispers', name: 'Ann', open: true };

test('whoever opens a table is a guest from then on, and sits there without a key', async () => {
  const server = await newServer();
  const ann = new Browser(server);
  const opened = await ann.ask<Seated>('POST', '/api/matches', table);
  expect(opened.set).toMatch(/^roundhouse=[\w-]+\.[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const path = `/api/matches/${opened.body.table.id}`;
  expect((await ann.ask<Welcome>('GET', path)).body.seat).toBe(0);
  const bob = new Browser(server);
  expect((await bob.ask<Welcome>('GET', path)).body.seat).toBeNull();
  expect((await bob.ask<Seated>('POST', `${path}/join`, { name: 'Bob' })).body.seat).toBe(1);
  // The next table makes nobody new.
  const next = await bob.ask<Seated>('POST', '/api/matches', { ...table, name: 'Bob' });
  expect([next.status, next.set]).toEqual([201, '']);
  const move = { decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' }, seen: 0 };
  expect((await bob.ask('POST', `${path}/moves`, move)).status).toBe(200);
  expect((await ann.ask<Welcome>('GET', path)).body).toMatchObject({ seat: 0, decision: 0 });
  expect((await get(server, path, opened.body.key)).body.seat).toBe(0);
});

test('a live line knows who opened it by the cookie, and a key goes before it', async () => {
  const server = await newServer();
  const [ann, bob] = [new Browser(server), new Browser(server)];
  const { body } = await ann.ask<Seated>('POST', '/api/matches', table);
  const joined = await bob.ask<Seated>('POST', `/api/matches/${body.table.id}/join`, { name: 'Bob' });
  const seatOn = async (cookie: string, key: string | null): Promise<number | null> => {
    const visitor = new Visitor(server, body.table.id, { headers: { cookie } });
    await visitor.opened();
    visitor.say({ type: 'hello', key, seen: 0 });
    return (await visitor.next('welcome')).seat;
  };
  expect(await seatOn(ann.cookie, null)).toBe(0);
  expect(await seatOn(ann.cookie, joined.body.key)).toBe(1);
  expect(await seatOn('', null)).toBeNull();
});

test('a cookie that the house did not sign is a stranger’s', async () => {
  const server = await newServer();
  const ann = new Browser(server);
  const { body } = await ann.ask<Seated>('POST', '/api/matches', table);
  const path = `/api/matches/${body.table.id}`;
  const [token, signature] = ann.cookie.replace('roundhouse=', '').split('.') as [string, string];
  const forged = [
    `roundhouse=${token}.${signature.slice(0, -2)}AA`,
    `roundhouse=${token}`,
    `roundhouse=${token}.`,
    `roundhouse=${token.slice(0, -2)}AA.${signature}`,
    `xroundhouse=${token}.${signature}`,
    `roundhouse=${'x'.repeat(5000)}.${signature}`,
  ];
  for (const cookie of forged) {
    const stranger = new Browser(server);
    stranger.cookie = cookie;
    expect([cookie, (await stranger.ask<Welcome>('GET', path)).body.seat]).toEqual([cookie, null]);
  }
});

test('all processes of a house know a guest, and none of another house does', async () => {
  const dataDir = await newFolder();
  const [one, two] = [await newServer({ dataDir }), await newServer({ dataDir })];
  const ann = new Browser(one);
  const { body } = await ann.ask<Seated>('POST', '/api/matches', table);
  const there = new Browser(two);
  there.cookie = ann.cookie;
  const path = `/api/matches/${body.table.id}`;
  expect((await there.ask<Welcome>('GET', path)).body.seat).toBe(0);
  const elsewhere = new Browser(await newServer({ dataDir, secret: 'another secret than the one they share' }));
  elsewhere.cookie = ann.cookie;
  expect((await elsewhere.ask<Welcome>('GET', path)).body.seat).toBeNull();
});

test('another secret signs nobody out who comes back while the one before it is known', async () => {
  const dataDir = await newFolder();
  const [first, second] = ['the secret of last year, long enough', 'the secret of this year, long enough'];
  const ann = new Browser(await newServer({ dataDir, secret: first }));
  const { body } = await ann.ask<Seated>('POST', '/api/matches', table);
  const path = `/api/matches/${body.table.id}`;
  const later = new Browser(await newServer({ dataDir, secret: second, secretBefore: first }));
  later.cookie = ann.cookie;
  expect((await later.ask<Welcome>('GET', path)).body.seat).toBe(0);
  expect(later.cookie).not.toBe(ann.cookie);
  const last = new Browser(await newServer({ dataDir, secret: second }));
  last.cookie = later.cookie;
  expect((await last.ask<Welcome>('GET', path)).body.seat).toBe(0);
  last.cookie = ann.cookie;
  expect((await last.ask<Welcome>('GET', path)).body.seat).toBeNull();
});

test('over HTTPS the cookie has a name that no neighbour can give, and an older one is given it', async () => {
  const server = await newServer({ proxies: 1 });
  const plain = new Browser(server);
  const { body } = await plain.ask<Seated>('POST', '/api/matches', table);
  const look = (cookie: string) =>
    fetch(`${server.url}/api/matches/${body.table.id}`, { headers: { cookie, 'x-forwarded-proto': 'https' } });
  const renewed = await look(plain.cookie);
  expect(((await renewed.json()) as Welcome).seat).toBe(0);
  const [safe] = renewed.headers.getSetCookie();
  expect(safe).toMatch(/^__Host-roundhouse=[\w-]+\.[\w-]+; Path=\/; .*; Secure$/);
  // What a neighbour has set beside it does not count.
  const known = await look(`roundhouse=forged.forged; ${safe!.split(';')[0]}`);
  expect(((await known.json()) as Welcome).seat).toBe(0);
  expect(known.headers.getSetCookie()).toEqual([]);
});

test('no file or page that may be kept for others carries the cookie of whoever asked', async () => {
  const webDir = await newFolder();
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'assets/main-Bq3x_9Zk.js'), 'export {};');
  await writeFile(join(webDir, 'index.html'), '<title>Roundhouse</title>');
  const server = await newServer({ proxies: 1, webDir });
  const ann = new Browser(server);
  await ann.ask<Seated>('POST', '/api/matches', table);
  const ask = async (path: string) =>
    (await fetch(server.url + path, { headers: { cookie: ann.cookie, 'x-forwarded-proto': 'https' } })).headers;
  for (const path of ['/', '/account', '/assets/main-Bq3x_9Zk.js']) {
    expect([path, (await ask(path)).getSetCookie()]).toEqual([path, []]);
  }
  const me = await ask('/api/me');
  expect([me.get('cache-control'), me.getSetCookie().length]).toEqual(['no-store', 1]);
});

test('behind a proxy that speaks HTTPS the cookie is for HTTPS only', async () => {
  const open = async (proxies: number): Promise<string | null> => {
    const server = await newServer({ proxies });
    const answer = await fetch(`${server.url}/api/matches`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify(table),
    });
    return answer.headers.get('set-cookie');
  };
  expect(await open(1)).toMatch(/; Secure$/);
  expect(await open(0)).not.toMatch(/Secure/);
});

test('an address brings so many guests and no more; who is known stays so', async () => {
  const clock = new TestClock();
  const server = await newServer({
    ...{ clock, limits: { tables: { burst: 2, perSecond: 1 } } },
    telling: { publicUrl: 'https://play.test', webhooks: true },
  });
  const channel = { url: 'https://example.org/told', language: 'en' };
  const ann = new Browser(server);
  expect((await ann.post('/api/telling/webhook', channel)).status).toBe(200);
  expect((await new Browser(server).post('/api/telling/webhook', channel)).status).toBe(200);
  const { status, set } = await new Browser(server).post('/api/telling/webhook', channel);
  expect([status, set]).toEqual([429, '']);
  expect((await ann.post('/api/telling/webhook', channel)).status).toBe(200);
  await clock.pass(1000);
  expect((await new Browser(server).post('/api/telling/webhook', channel)).status).toBe(200);
});

test('a program gets no cookie; its seat key is all it needs', async () => {
  const server = await newServer();
  const answer = await post(server, '/api/matches', table);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect((await get(server, `/api/matches/${answer.body.table.id}`, answer.body.key)).body.seat).toBe(0);
});
