/** Several servers on one PostgreSQL and one Redis: one server, to those who play on it. */

import { verifyRecord } from '@roundhouse/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { CompetitionLook, Entered } from '../src/competitions/protocol.ts';
import type { Bots, RunningServer } from '../src/index.ts';
import type { Seated, Welcome } from '../src/protocol.ts';
import { SYSTEM_CLOCK } from '../src/time.ts';
import { startWorker } from '../src/worker.ts';
import { findPostgres, type Postgres, startPostgres } from '../testing/postgres.ts';
import { findRedis, type OwnRedis, startRedis } from '../testing/redis.ts';
import { Browser } from './browser.ts';
import { CUPS } from './cup.ts';
import { hands } from './hands.ts';
import { get, newServer, post, seatedTable, until, Visitor } from './visit.ts';
import { whispers } from './whispers.ts';

const isMissing = findPostgres() === null || findRedis() === null;

// Where they should be and are not, starting them fails; elsewhere these tests are skipped, and counted as such.
describe.skipIf(isMissing && process.env.CI !== 'true')('a cluster', () => {
  let postgres: Postgres;
  let redis: OwnRedis;
  let urls: { databaseUrl: string; redisUrl: string };
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres({ fsync: false }), startRedis()]);
  }, 300_000);
  beforeEach(async () => {
    await redis.flush();
    urls = { databaseUrl: await postgres.newDatabase(), redisUrl: redis.url };
  });
  afterAll(async () => {
    await postgres?.remove();
    await redis?.remove();
  });

  /** Plays first moves over lines to one server each until the match is over. */
  async function playOut(lines: readonly Visitor[], id: string, keys: readonly string[], at: RunningServer) {
    for (let sent = 0; ; sent++) {
      for (const [seat, line] of lines.entries()) {
        const { moves, decision, over } = (await get(at, `/api/matches/${id}`, keys[seat]!)).body;
        if (over !== null) return;
        if (moves[0] === undefined) continue;
        line.say({ type: 'move', decision, id: `${seat} ${sent}`, move: moves[0] });
        await line.until('update', ({ answers }) => answers === `${seat} ${sent}`);
      }
    }
  }

  test('whoever guesses at an account has no more tries with several processes than with one', async () => {
    const limits = { proofsOfAccount: { burst: 3, perSecond: 1 / 3600 } };
    const servers = [await newServer({ ...urls, limits }), await newServer({ ...urls, limits })];
    const guess = { name: 'Ann', password: 'a wrong password' };
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await post(servers[i % 2]!, '/api/session', guess)).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);
  });

  test('a server without its database or its Redis says so, and is ready again when they are back', async () => {
    const server = await newServer(urls);
    const ready = async () => (await get<{ ok: boolean; missing: string[] }>(server, '/readyz')).body.missing;
    const comes = (missing: string[]) => until(ready, now => now.join() === missing.join());
    expect(await ready()).toEqual([]);
    await redis.stop();
    await comes(['bus']);
    await redis.start();
    await comes([]);
    await postgres.stop();
    await comes(['store']);
    expect((await get(server, '/healthz')).status).toBe(200);
    await postgres.start();
    await comes([]);
  });

  test('who is known to one server is known to all: as a guest, by account, and when signed out', async () => {
    const [here, there] = [await newServer(urls), await newServer(urls)];
    const [laptop, phone] = [new Browser(here), new Browser(there)];
    const { table } = (await laptop.post<Seated>('/api/matches', { game: 'whispers', name: 'Ann', open: true })).body;
    const account = { name: 'Ann', password: 'seven dice in a row' };
    expect((await laptop.post('/api/account', account)).status).toBe(201);
    expect((await phone.post('/api/session', account)).status).toBe(200);
    expect((await phone.get<Welcome>(`/api/matches/${table.id}`)).body.seat).toBe(0);
    // The laptop comes to the other server the next time.
    const moved = new Browser(there);
    moved.cookie = laptop.cookie;
    expect((await moved.get<Welcome>(`/api/matches/${table.id}`)).body.seat).toBe(0);
    await moved.post('/api/me/password', { old: account.password, password: 'eight dice in a row' });
    expect((await phone.get<Welcome>(`/api/matches/${table.id}`)).body.seat).toBeNull();
    expect((await laptop.get<Welcome>(`/api/matches/${table.id}`)).body.seat).toBe(0);
    expect((await moved.delete('/api/me', { password: 'eight dice in a row' })).status).toBe(200);
    expect((await laptop.get<Welcome>(`/api/matches/${table.id}`)).body.table.seats[0]?.name).toBe('Former player');
  });

  test('a match is played with its two seats at different servers', async () => {
    const [here, there] = [await newServer(urls), await newServer(urls)];
    const { id, keys } = await seatedTable(here, { options: { rounds: 3 } });
    const [ann] = await Visitor.enter(here, id, keys[0]!, 0, true);
    const [bob] = await Visitor.enter(there, id, keys[1]!, 0, true);
    const [watcher] = await Visitor.enter(there, id, null);
    // Each knows that the other is here.
    for (const one of [ann, bob]) await one.until('room', ({ here }) => here.seats.length === 2);
    ann.say({ type: 'say', id: 'hello', text: 'Hello over there.' });
    expect((await bob.until('room', ({ said }) => said.length > 0)).said[0]?.text).toBe('Hello over there.');
    const choice = { type: 'move', decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' } };
    ann.say(choice);
    await bob.until('update', ({ events }) => events.some(({ type }) => type === 'committed'));
    // The same move once more, by the other endpoint: it is played once.
    const again = { decision: 0, id: 'a', move: choice.move, seen: 0 };
    expect((await post(there, `/api/matches/${id}/moves`, again, keys[0]!)).body).toMatchObject({ decision: 1 });
    await playOut([ann, bob], id, keys, there);
    const hasHeard = (one: Visitor): boolean => one.bytes.some(text => JSON.parse(text).over);
    await until(async () => [ann, bob, watcher].every(hasHeard), Boolean);
    const { text } = await get(here, `/api/matches/${id}/record`);
    expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, dice: 'proved' });
  });

  test('a server can go: who was there comes back elsewhere, and nothing is missing', async () => {
    const [here, there] = [await newServer(urls), await newServer(urls)];
    const { id, keys } = await seatedTable(here);
    const [ann] = await Visitor.enter(here, id, keys[0]!);
    const move = { type: 'move', decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' } };
    ann.say(move);
    const answer = await ann.next('update');
    await here.close();
    expect(await ann.closed).toBe(1001);
    const [again, welcome] = await Visitor.enter(there, id, keys[0]!, answer.heard);
    expect(welcome).toMatchObject({ decision: 1, heard: answer.heard, events: [] });
    again.say(move);
    expect(await again.next('update')).toMatchObject({ answers: 'a', decision: 1 });
  });

  test('without its Redis a cluster plays on: what others did is found by looking', async () => {
    const [here, there] = [await newServer(urls), await newServer(urls)];
    const { id, keys } = await seatedTable(here);
    const [bob] = await Visitor.enter(there, id, keys[1]!);
    await redis.stop();
    const move = { decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' }, seen: 0 };
    expect((await post(here, `/api/matches/${id}/moves`, move, keys[0]!)).status).toBe(200);
    await bob.until('update', ({ events }) => events.some(({ type }) => type === 'committed'));
    await redis.start();
  });

  test('a worker thinks for the bots of all servers; when it goes, they do it themselves', async () => {
    const thought = { server: 0, worker: 0 };
    const botOf = (who: 'server' | 'worker'): Bots => ({
      async choose({ moves }) {
        thought[who]++;
        return moves[0]!;
      },
      async close() {},
    });
    const watch = { port: 0, host: '127.0.0.1' };
    const worker = await startWorker({ ...urls, dataDir: '', games: [hands], bots: botOf('worker'), watch });
    onTestFinished(() => worker.close());
    const server = await newServer({ ...urls, games: [hands], bots: botOf('server') });
    const bots = [{ seat: 1, level: 'random' }];
    const playTurn = async (): Promise<void> => {
      const { id, keys } = await seatedTable(server, { game: 'hands', seats: 2, bots });
      const { moves } = (await get(server, `/api/matches/${id}`, keys[0]!)).body;
      await post(server, `/api/matches/${id}/moves`, { decision: 0, id: 'a', move: moves[0], seen: 0 }, keys[0]!);
      await until(
        async () => (await get(server, `/api/matches/${id}`, keys[0]!)).body,
        now => now.moves.length > 0,
      );
    };
    await until(
      async () => playTurn(),
      () => thought.worker > 0,
    );
    expect(await (await fetch(`${worker.url}/readyz`)).json()).toEqual({ ok: true, missing: [] });
    expect(await (await fetch(`${worker.url}/metrics`)).text()).toMatch(
      /^roundhouse_bot_seconds_count\{.*"hands".*\} [1-9]/m,
    );
    expect((await fetch(`${worker.url}/api/games`)).status).toBe(404);
    await worker.close();
    const before = thought.server;
    await playTurn();
    expect(thought.server).toBe(before + 1);
  });

  test('a bot thinks once, whoever looks for what is due', async () => {
    let letThink: () => void = () => {};
    const gate = new Promise<void>(resolve => {
      letThink = resolve;
    });
    const asked = [0, 0];
    const botOf = (server: 0 | 1): Bots => ({
      async choose({ moves }) {
        asked[server]!++;
        await gate;
        return moves[0]!;
      },
      async close() {},
    });
    const here = await newServer({ ...urls, games: [hands], bots: botOf(0) });
    const bots = [{ seat: 1, level: 'random' }];
    const { id, keys } = await seatedTable(here, { game: 'hands', seats: 2, bots });
    const { moves } = (await get(here, `/api/matches/${id}`, keys[0]!)).body;
    await post(here, `/api/matches/${id}/moves`, { decision: 0, id: 'a', move: moves[0], seen: 0 }, keys[0]!);
    await until(
      async () => asked,
      () => asked[0] === 1,
    );
    // The other finds it due as it starts, sees that it is in hand, and will ask again soon.
    let isLeftAlone = false;
    const clock = {
      ...SYSTEM_CLOCK,
      after(ms: number, call: () => void) {
        if (ms > 0 && ms <= 500) isLeftAlone = true;
        return SYSTEM_CLOCK.after(ms, call);
      },
    };
    const there = await newServer({ ...urls, games: [hands], bots: botOf(1), clock });
    await until(
      async () => isLeftAlone || asked[1]! > 0,
      answer => answer,
    );
    letThink();
    await until(
      async () => (await get(there, `/api/matches/${id}`, keys[0]!)).body,
      ({ moves }) => moves.length > 0,
    );
    expect(asked).toEqual([1, 0]);
  });

  test('a competition goes on whichever server is asked, and everything in it happens once', async () => {
    const quick: Bots = { choose: async ({ moves }) => moves[0] as { type: string }, async close() {} };
    const servers = [
      await newServer({ ...urls, competitions: CUPS, bots: quick }),
      await newServer({ ...urls, competitions: CUPS, bots: quick }),
    ];
    const wanted = { game: 'whispers', name: 'Ann', open: true, bots: 2, level: 'random' };
    const { competition, key } = (await post<Entered>(servers[0]!, '/api/competitions', wanted)).body;
    const path = `/api/competitions/${competition.id}`;
    const bob = (await post<Entered>(servers[1]!, `${path}/join`, { name: 'Bob' })).body.key;
    const act = { type: 'register', word: 'aardvark' };
    await Promise.all(
      servers.flatMap(server => [key, bob].map(own => post(server, `${path}/acts`, { id: own.slice(0, 9), act }, own))),
    );
    await Promise.all(servers.map(server => post(server, `${path}/withdraw`, {}, bob)));
    await post(servers[1]!, `${path}/withdraw`, {}, key);
    const looks = await Promise.all(
      servers.map(server =>
        until(
          async () => (await get<CompetitionLook>(server, path)).body,
          look => look.outcome !== null,
        ),
      ),
    );
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[0]!.matches.map(({ planned, status }) => [planned, status])).toEqual([
      ['final', 'over'],
      ['left', 'over'],
      ['right', 'over'],
    ]);
  });
});
