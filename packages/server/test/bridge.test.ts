/** The bridge over HTTP and a line: what a program may do for the person whose token it shows, and no more. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GAMES } from '@roundhouse/games';
import { verifyRecord } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Clock, RunningServer } from '../src/index.ts';
import { type BridgeAnswer, CLOSE, type ErrorBody, type Table, type TokenListing } from '../src/protocol.ts';
import { SYSTEM_CLOCK } from '../src/time.ts';
import { TestClock } from './clock.ts';
import { call, makeToken, newToken, send, signUp, Wire } from './program.ts';
import { get, newServer, post, until } from './visit.ts';

interface Opened {
  match: string;
  seat: number;
  invite: string | null;
}
interface Status {
  status: string;
  toAct: number[];
  mayAct: number[];
  payoffs: number[] | null;
  step: number;
  decision: number;
}
type Moves = { move: { type: string }; text: string }[];

/** Two programs at one table. */
async function twoPrograms(server: RunningServer, params: object = {}) {
  const [ann, bob] = [await newToken(server, 'Ann'), await newToken(server, 'Bob')];
  const { match, invite } = await call<Opened>(server, ann, 'new', { game: 'whispers', seats: 2, ...params });
  expect(await call(server, bob, 'join', { match, invite })).toEqual({ match, seat: 1 });
  return { ann, bob, match };
}

test('two programs play a match to its end over HTTP, and its record proves itself', async () => {
  const server = await newServer({ games: GAMES });
  const { ann, bob, match } = await twoPrograms(server, { game: 'fite', options: { powers: 'off' } });
  for (let status: Status | null = null; status?.payoffs == null; ) {
    for (const token of [ann, bob]) {
      status = await call<Status>(server, token, 'wait', { match, seconds: 0 });
      const [first] = await call<Moves>(server, token, 'moves', { match });
      if (first === undefined) continue;
      expect(first.text).toMatch(/\w+ \w+/);
      expect(await call(server, token, 'why', { match, move: first.move })).toEqual({ legal: true });
      expect(await call(server, token, 'play', { match, move: first.move })).toMatchObject({
        events: expect.any(Array),
      });
    }
  }
  const record = await call<string>(server, ann, 'record', { match });
  expect(verifyRecord(id => GAMES.find(game => game.id === id), record)).toMatchObject({ ok: true, dice: 'proved' });
  expect(await call(server, ann, 'play', { match, move: { type: 'concede' } })).toBe('game-over');
  expect(await call(server, ann, 'matches')).toEqual([{ match, game: 'fite', seat: 0, status: 'over' }]);
});

test('a line tells when it is the seat’s turn and what has happened', async () => {
  const server = await newServer();
  const { ann, bob, match } = await twoPrograms(server);
  const [one, two] = [await Wire.open(server, ann), await Wire.open(server, bob)];
  const turn = (seat: number) => (notice: { method: string; params: object }) =>
    notice.method === 'yourTurn' && (notice.params as { seat: number }).seat === seat;
  expect((await one.notice(turn(0))).params).toMatchObject({ match, seat: 0, decision: 0 });
  await two.notice(turn(1));
  const choose = { type: 'choose', word: 'aardvark' };
  expect(await one.call('play', { match, move: choose })).toMatchObject({ decision: 1 });
  const heard = await two.notice(({ method }) => method === 'event');
  expect(heard.params).toMatchObject({ match, seat: 1, events: [{ type: 'committed', seat: 0 }] });
  await two.call('play', { match, move: choose });
  expect((await one.notice(turn(0))).params).toMatchObject({ match, decision: 1 });
  const moves = await one.call<Moves>('moves', { match });
  expect(moves.length).toBeGreaterThan(0);
});

test('who waits over HTTP is answered as soon as something happens', async () => {
  const server = await newServer();
  const { ann, bob, match } = await twoPrograms(server);
  const choose = { type: 'choose', word: 'aardvark' };
  await call(server, ann, 'play', { match, move: choose });
  const before = await call<Status>(server, ann, 'wait', { match, seconds: 0 });
  expect(before.toAct).toEqual([1]);
  const waiting = call<Status>(server, ann, 'wait', { match });
  await call(server, bob, 'play', { match, move: choose });
  expect((await waiting).toAct).toContain(0);
});

test('a program sees what its seat may see, of its own matches only', async () => {
  const server = await newServer();
  const { ann, bob, match } = await twoPrograms(server, { private: true });
  const eve = await newToken(server, 'Eve');
  for (const method of ['status', 'moves', 'view', 'record', 'wait']) {
    expect([method, await call(server, eve, method, { match })]).toEqual([method, 'bad-seat']);
  }
  expect(await call(server, eve, 'join', { match })).toBe('wrong-invite');
  await call(server, ann, 'play', { match, move: { type: 'choose', word: 'aardvark' } });
  expect(JSON.stringify(await call(server, ann, 'view', { match }))).toContain('aardvark');
  for (const method of ['view', 'record', 'status', 'moves']) {
    const told = JSON.stringify(await call(server, bob, method, { match }));
    expect([method, method === 'moves' ? '' : told]).toEqual([
      method,
      expect.not.stringContaining('"mine":"aardvark"'),
    ]);
  }
  expect(await call(server, bob, 'view', { match, seat: 0 })).toBe('bad-seat');
  for (const method of ['state', 'restore', 'bot', 'toString']) {
    expect([method, await call(server, ann, method, { match })]).toEqual([method, 'unknown-method']);
  }
});

test('everybody sees that a program plays', async () => {
  const server = await newServer();
  const { match } = await twoPrograms(server);
  const { table } = (await get<{ table: Table }>(server, `/api/matches/${match}`)).body;
  expect(table.seats).toEqual([
    { name: 'Ann', program: true },
    { name: 'Bob', program: true },
  ]);
  // A seat that its owner took with a browser is marked when a program first acts for them.
  const browser = await signUp(server, 'Cyd');
  const body = JSON.stringify({ game: 'whispers', name: 'Cyd', open: true });
  const seated = await fetch(`${server.url}/api/matches`, { method: 'POST', headers: browser, body });
  const own = ((await seated.json()) as { table: Table }).table;
  expect(own.seats[0]).toEqual({ name: 'Cyd' });
  const { token } = await makeToken(server, browser);
  await call(server, token, 'status', { match: own.id });
  const { body: after } = await get<{ table: Table }>(server, `/api/matches/${own.id}`);
  expect(after.table.seats[0]).toEqual({ name: 'Cyd', program: true });
});

test('a token opens the other endpoints too, for its person', async () => {
  const server = await newServer();
  const { ann, match } = await twoPrograms(server);
  expect((await get(server, `/api/matches/${match}`, ann)).body).toMatchObject({ seat: 0, decision: 0 });
  const move = { decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' }, seen: 0 };
  expect((await post(server, `/api/matches/${match}/moves`, move, ann)).status).toBe(200);
  expect((await get(server, `/api/matches/${match}`, 'rh_nobody')).status).toBe(401);
});

test('a move sent again is played once, and a stale one not at all', async () => {
  const server = await newServer();
  const { ann, match } = await twoPrograms(server);
  const sent = { match, move: { type: 'choose', word: 'aardvark' }, decision: 0, id: 'a' };
  expect(await call(server, ann, 'play', sent)).toMatchObject({ decision: 1 });
  expect(await call(server, ann, 'play', sent)).toMatchObject({ events: [], decision: 1 });
  expect(await call(server, ann, 'play', { ...sent, id: 'b' })).toBe('stale');
});

describe('tokens', () => {
  test('are listed without themselves, and good until they are revoked', async () => {
    const server = await newServer();
    const browser = await signUp(server, 'Ann');
    const { token, id } = await makeToken(server, browser, 'Night owl');
    expect(token).toMatch(/^rh_[\w-]{32}$/);
    await call(server, token, 'games');
    const list = async (): Promise<TokenListing[]> =>
      (await (await fetch(`${server.url}/api/me/tokens`, { headers: browser })).json()) as TokenListing[];
    const listed = await list();
    expect(listed).toMatchObject([{ id, name: 'Night owl', used: expect.any(Number) }]);
    expect(JSON.stringify(listed)).not.toContain(token);
    const revoke = async () => {
      const response = await fetch(`${server.url}/api/me/tokens/${id}`, {
        method: 'DELETE',
        headers: { cookie: browser.cookie!, origin: server.url },
      });
      return response.status;
    };
    expect([await revoke(), await revoke()]).toEqual([204, 404]);
    expect(await list()).toEqual([]);
    expect((await send(server, token, { jsonrpc: '2.0', id: 1, method: 'games' })).status).toBe(401);
  });

  test('a line ends when its token is revoked', async () => {
    const clock = new TestClock();
    const server = await newServer({ clock });
    const browser = await signUp(server, 'Ann');
    const { token, id } = await makeToken(server, browser);
    const wire = await Wire.open(server, token);
    await wire.call('games');
    await fetch(`${server.url}/api/me/tokens/${id}`, {
      method: 'DELETE',
      headers: { cookie: browser.cookie!, origin: server.url },
    });
    await clock.pass(11_000);
    void wire.call('games');
    expect(await wire.closed).toBe(CLOSE.wrongKey);
  });

  test('open what they were made for, and nothing else', async () => {
    const server = await newServer({ telling: { publicUrl: 'https://example.org', webhooks: true } });
    const browser = await signUp(server, 'Ann');
    const tokenFor = async (...scopes: string[]) => (await makeToken(server, browser, 'Some', { scopes })).token;
    const [play, read, told] = [await tokenFor('play'), await tokenFor('read'), await tokenFor('notifications')];
    const table = { game: 'whispers', name: 'Ann', open: false };
    const { body } = await post(server, '/api/matches', table, play);
    const webhook = { url: 'https://example.org/told', language: 'en' };
    const ask = async (token: string) => [
      (await post(server, '/api/matches', table, token)).status,
      (await get(server, `/api/matches/${body.table.id}`, token)).status,
      (await get(server, '/api/telling', token)).status,
      (await post(server, '/api/telling/webhook', webhook, token)).status,
      (await post(server, '/api/me/carry', {}, token)).status,
      (await send(server, token, { jsonrpc: '2.0', id: 1, method: 'games' })).status,
    ];
    expect(await ask(play)).toEqual([201, 403, 403, 403, 403, 200]);
    expect(await ask(read)).toEqual([403, 200, 403, 403, 403, 403]);
    expect(await ask(told)).toEqual([403, 403, 200, 200, 403, 403]);
  });

  test('are good until their day', async () => {
    const clock = new TestClock();
    const server = await newServer({ clock });
    const { token, until } = await makeToken(server, await signUp(server, 'Ann'), 'Short', { days: 2 });
    expect(until).toBe(clock.now() + 2 * 86_400_000);
    await call(server, token, 'games');
    clock.skip(2 * 86_400_000);
    expect((await send(server, token, { jsonrpc: '2.0', id: 1, method: 'games' })).status).toBe(401);
  });

  test('are made by holders of accounts, and never by a token', async () => {
    const server = await newServer();
    const token = await newToken(server, 'Ann');
    const asToken = await post<ErrorBody>(server, '/api/me/tokens', { name: 'Another' }, token);
    expect([asToken.status, asToken.body.error.code]).toEqual([403, 'wrong-scope']);
    const bare = await post<ErrorBody>(server, '/api/me/tokens', { name: 'Another' });
    expect(bare.status).toBe(401);
  });
});

describe('bad input is answered and changes nothing', () => {
  test('strangers', async () => {
    const server = await newServer();
    expect((await send(server, 'rh_nobody', { jsonrpc: '2.0', id: 1, method: 'games' })).status).toBe(401);
    expect((await post<ErrorBody>(server, '/api/bridge', { jsonrpc: '2.0', method: 'games' })).status).toBe(401);
    const refused = new Promise(resolve => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/bridge`);
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
      socket.on('error', () => {});
    });
    expect(await refused).toBe(401);
  });

  test('calls', async () => {
    const server = await newServer();
    const { ann, match } = await twoPrograms(server);
    const before = await call(server, ann, 'status', { match });
    const cases: [method: string, params: unknown, code: string][] = [
      ['sing', {}, 'unknown-method'],
      ['status', { match: 'nothing' }, 'unknown-match'],
      ['status', {}, 'bad-params'],
      ['status', { match, extra: 1 }, 'bad-params'],
      ['status', [match], 'bad-params'],
      ['status', { match, seat: 1 }, 'bad-seat'],
      ['status', { match, seat: 'a' }, 'bad-seat'],
      ['play', { match }, 'bad-params'],
      ['play', { match, move: { type: 'fly' } }, 'illegal-move'],
      ['play', { match, move: null }, 'bad-params'],
      ['play', { match, move: 7 }, 'illegal-move'],
      ['play', { match, move: { type: 'choose', word: 'aardvark' }, decision: 'a' }, 'bad-params'],
      ['play', { match, move: { type: 'choose', word: 'aardvark' }, id: '' }, 'bad-params'],
      ['wait', { match, seconds: 31 }, 'bad-params'],
      ['wait', { match, step: 'a' }, 'bad-params'],
      ['new', { game: 'chess' }, 'unknown-game'],
      ['new', { game: 'whispers', options: { rounds: 0 } }, 'bad-options'],
      ['new', { game: 'whispers', seed: '00' }, 'bad-params'],
      ['new', { game: 'whispers', name: 'Bob' }, 'bad-params'],
      ['join', { match: 'nothing' }, 'unknown-match'],
    ];
    for (const [method, params, code] of cases) {
      expect([method, params, await call(server, ann, method, params)]).toEqual([method, params, code]);
    }
    expect(await call(server, ann, 'why', { match, move: { type: 'fly' } })).toMatchObject({
      legal: false,
      rule: 'W-1',
    });
    expect(await call(server, ann, 'status', { match })).toEqual(before);
  });

  test('messages', async () => {
    const server = await newServer();
    const token = await newToken(server, 'Ann');
    expect((await send(server, token, '{"jsonrpc":')).status).toBe(400);
    expect((await send(server, token, { method: 'games' })).status).toBe(400);
    expect((await send(server, token, { jsonrpc: '2.0', method: 'games' })).status).toBe(204);
    const batch = Array.from({ length: 51 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'games' }));
    expect((await send(server, token, batch)).body).toMatchObject({ error: { data: { code: 'invalid-request' } } });
    expect((await send(server, token, batch.slice(0, 2))).body).toMatchObject([{ id: 0 }, { id: 1 }]);
    const wire = await Wire.open(server, token);
    const answers: string[] = [];
    const came = (count: number) =>
      new Promise<void>(resolve => {
        wire.socket.on('message', text => {
          answers.push((JSON.parse(String(text)) as BridgeAnswer).error!.data.code);
          if (answers.length === count) resolve();
        });
      });
    const all = came(3);
    wire.socket.send('not JSON');
    wire.socket.send(`{"jsonrpc":"2.0","id":1,"method":"games","params":${'['.repeat(80)}${']'.repeat(80)}}`);
    wire.socket.send(Buffer.from([1, 2, 3]));
    await all;
    expect(answers).toEqual(['parse-error', 'invalid-request', 'parse-error']);
    wire.socket.send(`"${'x'.repeat(17_000)}"`);
    expect(await wire.closed).toBe(1009);
  });

  test('too many calls', async () => {
    const clock = new TestClock();
    const server = await newServer({ clock, limits: { messages: { burst: 23, perSecond: 1 } } });
    const token = await newToken(server, 'Ann');
    // What is made of much counts for twenty.
    const codes: unknown[] = [await call(server, token, 'matches'), await call(server, token, 'matches')];
    for (let i = 0; i < 4; i++) codes.push(await call(server, token, 'games'));
    expect(codes).toEqual([[], 'too-fast', ...Array(3).fill(expect.any(Array)), 'too-fast']);
    await clock.pass(1000);
    expect(await call(server, token, 'games')).toEqual(expect.any(Array));
  });

  test('too many calls from one address, by however many accounts, in however few pieces', async () => {
    const clock = new TestClock();
    const server = await newServer({ clock, limits: { messagesOfAddress: { burst: 25, perSecond: 1 } } });
    const [ann, bob] = [await newToken(server, 'Ann'), await newToken(server, 'Bob')];
    const calls = [1, 2, 3].map(id => ({ jsonrpc: '2.0', id, method: 'games' }));
    const granted = async (token: string): Promise<number> =>
      ((await send(server, token, calls)).body as BridgeAnswer[]).filter(({ error }) => error === undefined).length;
    const wire = await Wire.open(server, bob);
    expect([await granted(ann), await granted(bob)]).toEqual([3, 2]);
    expect(await wire.call('games')).toBe('too-fast');
    await clock.pass(1000);
    expect(await wire.call('games')).toEqual(expect.any(Array));
  });
});

test('a line on which too much is said is answered more slowly, also where it is no call', async () => {
  const clock = new TestClock();
  const server = await newServer({ clock, limits: { messages: { burst: 24, perSecond: 2 } } });
  const wire = await Wire.open(server, await newToken(server, 'Ann'));
  let answers = 0;
  wire.socket.on('message', () => answers++);
  for (let i = 0; i < 28; i++) wire.socket.send('nonsense');
  const isAnswered = (count: number) =>
    until(
      async () => answers,
      all => all >= count,
    );
  expect(await isAnswered(24)).toBe(24);
  await clock.pass(1000);
  expect(await isAnswered(26)).toBe(26);
  await clock.pass(1000);
  expect(await isAnswered(28)).toBe(28);
});

test('a line counts for what it tells at once', async () => {
  const clock = new TestClock();
  const server = await newServer({ clock, limits: { messages: { burst: 40, perSecond: 1 } } });
  const { ann } = await twoPrograms(server);
  await clock.pass(40_000);
  const wire = await Wire.open(server, ann);
  await wire.notice(({ method }) => method === 'yourTurn');
  // Twenty for the line, and one for the match.
  await expect(Wire.open(server, ann)).rejects.toThrow(/429/);
  await clock.pass(1000);
  await Wire.open(server, ann);
});

test('the manual has every method, and no other', async () => {
  const server = await newServer();
  const token = await newToken(server, 'Ann');
  const manual = await readFile(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
  const table = /\| method \|.*?\n\n/s.exec(manual)![0];
  const told = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, method]) => method!);
  for (const method of told)
    expect([method, await call(server, token, method)]).not.toEqual([method, 'unknown-method']);
  expect(told.sort()).toEqual(
    ['games', 'join', 'matches', 'moves', 'new', 'play', 'record', 'status', 'view', 'wait', 'why'].sort(),
  );
});

test('a server that stops lets those go who wait', async () => {
  const waits = Promise.withResolvers<void>();
  const seconds = 29;
  const clock: Clock = {
    now: () => SYSTEM_CLOCK.now(),
    after(ms, wake) {
      if (ms === seconds * 1000) waits.resolve();
      return SYSTEM_CLOCK.after(ms, wake);
    },
  };
  const server = await newServer({ clock });
  const { ann, match } = await twoPrograms(server);
  await call(server, ann, 'play', { match, move: { type: 'choose', word: 'aardvark' } });
  const waiting = call<Status>(server, ann, 'wait', { match, seconds });
  await waits.promise;
  await server.close();
  expect(await waiting).toMatchObject({ payoffs: null });
});
