/** The HTTP endpoints: what they give, and what they say to everything else. */

import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import type { ErrorBody, GameListing, Lobby, Position, StaleBody, Welcome } from '../src/protocol.ts';
import { get, newFolder, newServer, post, seatedTable } from './visit.ts';

test('the games say what a start form may offer', async () => {
  const server = await newServer();
  const { status, body } = await get<GameListing[]>(server, '/api/games');
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: 'whispers',
      name: 'Whispers',
      version: 3,
      seats: { min: 2, max: 3 },
      options: { rounds: { kind: 'range', min: 1, max: 40, default: 2 } },
      presets: { long: { rounds: 9 } },
      levels: ['random'],
      concede: true,
    },
  ]);
  expect((await get(server, '/healthz')).body).toEqual({ ok: true });
});

test('what goes in and out of a game is told as JSON Schemas', async () => {
  const server = await newServer();
  const { status, body } = await get<Record<string, object>>(server, '/api/games/whispers/schemas');
  expect(status).toBe(200);
  expect(body.options).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Whispers: options',
    properties: { rounds: { type: 'integer', minimum: 1, maximum: 40, default: 2 } },
  });
  expect((await get<ErrorBody>(server, '/api/games/nobody/schemas')).body.error).toMatchObject({
    code: 'unknown-game',
  });
});

test('a server that cannot listen says so and lets go of its data', async () => {
  const server = await newServer();
  const dataDir = await newFolder();
  const port = Number(new URL(server.url).port);
  await expect(newServer({ dataDir, port })).rejects.toThrow(/EADDRINUSE/);
  const another = await newServer({ dataDir });
  expect((await get(another, '/healthz')).status).toBe(200);
});

test('everybody who looks at a table sees the faces that people chose, and no other text passes for one', async () => {
  const server = await newServer();
  const asked = { game: 'whispers', name: 'Ann', open: true, avatar: 'a-game.its-face' };
  const opened = (await post(server, '/api/matches', asked)).body;
  const path = `/api/matches/${opened.table.id}`;
  await post(server, `${path}/join`, { name: 'Bo', avatar: 'other.one' });
  const { body } = await get<Welcome>(server, path);
  expect(body.table.seats).toEqual([
    { name: 'Ann', avatar: 'a-game.its-face' },
    { name: 'Bo', avatar: 'other.one' },
  ]);
  for (const avatar of ['', 'face', 'a.b.c', '../x.y', 'A.b', `${'a'.repeat(41)}.b`, 7]) {
    expect((await post<ErrorBody>(server, '/api/matches', { ...asked, avatar })).status).toBe(400);
  }
});

test('the lobby lists open tables and live ones, and none that are by link only', async () => {
  const server = await newServer();
  const open = (await post(server, '/api/matches', { game: 'whispers', name: 'Ann', open: true })).body.table;
  const running = await seatedTable(server, { open: true });
  await seatedTable(server, { open: false });
  await post(server, '/api/matches', { game: 'whispers', name: 'Ann', open: false });
  const { body } = await get<Lobby>(server, '/api/matches');
  expect(body.open).toEqual([open]);
  expect(body.running.map(({ id }) => id)).toEqual([running.id]);
});

test('a listed table is joined without an invitation, until it is full', async () => {
  const server = await newServer();
  const { table } = (await post(server, '/api/matches', { game: 'whispers', name: 'Ann', open: true, seats: 3 })).body;
  const path = `/api/matches/${table.id}/join`;
  const second = await post(server, path, { name: 'Bob' });
  expect(second.body).toMatchObject({ seat: 1, table: { status: 'open' }, invite: expect.any(String) });
  expect((await post(server, path, { name: 'Cyd' })).body).toMatchObject({ seat: 2, table: { status: 'running' } });
  const late = await post<ErrorBody>(server, path, { name: 'Dan' });
  expect([late.status, late.body.error.code]).toEqual([409, 'no-free-seat']);
});

test('of many who join at once, each gets a seat of its own or none', async () => {
  const server = await newServer();
  const { table } = (await post(server, '/api/matches', { game: 'whispers', name: 'Ann', open: true, seats: 3 })).body;
  const names = Array.from({ length: 8 }, (_, i) => `Guest ${i}`);
  const answers = await Promise.all(names.map(name => post(server, `/api/matches/${table.id}/join`, { name })));
  const seated = answers.filter(({ status }) => status === 200).map(({ body }) => body.seat);
  expect(seated.sort()).toEqual([1, 2]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
});

test('a script plays over HTTP alone, by the same rules as a live line', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const path = `/api/matches/${id}/moves`;
  const choose = { decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' }, seen: 0 };
  const first = await post<Position>(server, path, choose, keys[0]);
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ decision: 1, view: { mine: 'aardvark' } });
  expect(first.body.events).toHaveLength(first.body.heard);
  const again = await post<Position>(server, path, choose, keys[0]);
  expect(again).toMatchObject({ status: 200, body: first.body });
  const stale = await post<StaleBody>(server, path, { ...choose, id: 'b', seen: first.body.heard }, keys[0]);
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({
    error: { code: 'stale' },
    now: { decision: 1, events: [], view: first.body.view },
  });
  const illegal = await post<ErrorBody>(server, path, { ...choose, decision: 1 }, keys[0]);
  expect(illegal).toMatchObject({ status: 422, body: { error: { code: 'illegal-move', rule: 'W-1' } } });
  await post(server, path, { decision: 0, id: 'c', move: { type: 'choose', word: 'aardvark' }, seen: 0 }, keys[1]);
  const put = { decision: 1, id: 'd', move: { type: 'put', at: 2 }, seen: 0 };
  expect((await post<Position>(server, path, put, keys[0])).body).toMatchObject({ mayTakeBack: true });
  const back = { decision: 2, id: 'e', move: null, seen: 0 };
  expect((await post<Position>(server, path, back, keys[0])).body).toMatchObject({ decision: 3, view: { marks: [] } });
});

test('the feed is read from where the reader was', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const path = `/api/matches/${id}`;
  await post(
    server,
    `${path}/moves`,
    { decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' }, seen: 0 },
    keys[0],
  );
  const all = (await get(server, `${path}?seen=0`)).body;
  expect(all.events).toEqual([{ type: 'committed', seat: 0 }]);
  expect((await get(server, `${path}?seen=1`)).body).toEqual({ ...all, events: [] });
  // More than was ever said: told everything anew.
  expect((await get(server, `${path}?seen=500`)).body).toEqual(all);
});

describe('bad input', () => {
  const good = { game: 'whispers', name: 'Ann', open: true };
  const refused = async (ask: Promise<{ status: number; body: unknown; headers: Headers }>): Promise<string> => {
    const { status, body, headers } = await ask;
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(Object.keys(body as object)).toEqual(['error']);
    const { code, message } = (body as ErrorBody).error;
    expect(message).toMatch(/\S+ \S+/);
    return `${status} ${code}`;
  };

  test('a table that cannot be', async () => {
    const server = await newServer();
    const create = (body: unknown): Promise<string> => refused(post(server, '/api/matches', body));
    expect(await create({ ...good, game: 'chess' })).toBe('400 unknown-game');
    expect(await create({ ...good, seats: 4 })).toBe('400 bad-options');
    expect(await create({ ...good, seats: 1 })).toBe('400 bad-options');
    expect(await create({ ...good, options: { rounds: 0 } })).toBe('400 bad-options');
    expect(await create({ ...good, options: { speed: 1 } })).toBe('400 bad-options');
    expect(await create({ ...good, name: '' })).toBe('400 bad-name');
    expect(await create({ ...good, entropy: 'mine' })).toBe('400 bad-request');
    expect((await get<Lobby>(server, '/api/matches')).body).toEqual({ open: [], running: [] });
  });

  test('a body that is not what the endpoint takes', async () => {
    const server = await newServer();
    const create = (body: unknown): Promise<string> => refused(post(server, '/api/matches', body));
    const bodies = [
      { ...good, extra: 1 },
      { game: 'whispers', open: true },
      { ...good, open: 'yes' },
      { ...good, seats: '2' },
      { ...good, seats: 2.5 },
      { ...good, name: null },
      { ...good, options: [] },
      [],
      'null',
      '"text"',
      '{"game":',
      '{"__proto__":{"open":true}}',
      '\u0000',
    ];
    for (const body of bodies) expect([body, await create(body)]).toEqual([body, '400 bad-request']);
    const { body } = await post<ErrorBody>(server, '/api/matches', { ...good, extra: 1 });
    expect(body.error.message).toBe('body must not have additional properties: extra');
  });

  test('too much, or of the wrong kind', async () => {
    const server = await newServer();
    expect(await refused(post(server, '/api/matches', { ...good, name: 'x'.repeat(20_000) }))).toBe('413 too-large');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml']) {
      const answer = await fetch(`${server.url}/api/matches`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify(good),
      });
      const asked = { status: answer.status, headers: answer.headers, body: await answer.json() };
      expect(await refused(Promise.resolve(asked))).toBe('415 wrong-type');
    }
  });

  test('an address that is none', async () => {
    const server = await newServer();
    for (const path of ['/api/', '/api/nothing', '/api/matches/x/y', `/api/matches/${'x'.repeat(300)}`]) {
      expect([path, await refused(get(server, path))]).toEqual([path, '404 not-found']);
    }
    expect(await refused(get(server, '/api/matches/nobody'))).toBe('404 no-such-match');
    expect(await refused(get(server, '/api/matches/nobody/record'))).toBe('404 no-such-match');
    expect(await refused(post(server, '/api/matches/nobody/join', { name: 'Ann' }))).toBe('404 no-such-match');
    expect(await refused(get(server, '/api/matches/%ff'))).toBe('400 bad-request');
    const put = await fetch(`${server.url}/api/matches`, { method: 'PUT' });
    expect([put.status, ((await put.json()) as ErrorBody).error.code]).toEqual([404, 'not-found']);
  });

  test('a query or key that will not do', async () => {
    const server = await newServer();
    const { id, keys } = await seatedTable(server);
    for (const seen of ['-1', 'x', '1.5', '1e3', '99999999']) {
      expect(await refused(get(server, `/api/matches/${id}?seen=${seen}`))).toBe('400 bad-request');
    }
    expect(await refused(get(server, `/api/matches/${id}?other=1`))).toBe('400 bad-request');
    expect(await refused(get(server, `/api/matches/${id}`, 'no-such-key'))).toBe('401 wrong-key');
    expect(await refused(get(server, `/api/matches/${id}`, `${keys[0]} `.repeat(2)))).toBe('401 wrong-key');
    const other = await seatedTable(server);
    expect(await refused(get(server, `/api/matches/${other.id}`, keys[0]!))).toBe('401 wrong-key');
  });

  test('a seat that is not to be had', async () => {
    const server = await newServer();
    const { table } = (await post(server, '/api/matches', { ...good, open: false })).body;
    const join = (body: unknown): Promise<string> => refused(post(server, `/api/matches/${table.id}/join`, body));
    expect(await join({ name: 'Bob' })).toBe('403 wrong-invite');
    expect(await join({ name: 'Bob', invite: 'guess' })).toBe('403 wrong-invite');
    expect(await join({ name: 'Bob', invite: 1 })).toBe('400 bad-request');
    expect(await refused(get(server, `/api/matches/${table.id}/record`))).toBe('409 not-started');
    expect((await get(server, `/api/matches/${table.id}`)).body.table).toEqual(table);
  });

  test('a move that is none', async () => {
    const server = await newServer();
    const { id, keys } = await seatedTable(server);
    const before = (await get(server, `/api/matches/${id}`, keys[0]!)).body;
    const move = (body: unknown, key: string | null = keys[0]!): Promise<string> =>
      refused(post(server, `/api/matches/${id}/moves`, body, key));
    const sent = { decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' }, seen: 0 };
    expect(await move(sent, null)).toBe('403 spectator');
    expect(await move(sent, 'guess')).toBe('401 wrong-key');
    for (const wrong of [
      { move: 'choose' },
      { move: {} },
      { decision: -1 },
      { decision: 0.5 },
      { id: '' },
      { id: 5 },
    ]) {
      expect(await move({ ...sent, ...wrong })).toBe('400 bad-request');
    }
    const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`);
    expect(await move({ ...sent, move: { type: 'choose', word: deep } })).toBe('400 bad-request');
    expect((await get(server, `/api/matches/${id}`, keys[0]!)).body).toEqual(before);
  });

  test('what is not even HTTP', async () => {
    const server = await newServer();
    expect(await speak(server, 'HELO there\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*"code":"bad-request"/s);
    expect((await get(server, '/healthz')).status).toBe(200);
  });
});

const speak = (server: RunningServer, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    let answer = '';
    connect(Number(port), hostname)
      .on('data', bytes => {
        answer += bytes;
      })
      .on('close', () => resolve(answer))
      .on('error', reject)
      .write(text);
  });
