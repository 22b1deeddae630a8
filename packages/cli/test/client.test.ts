/** The client against a real server: HTTP, live lines, both bridges. */

import { join } from 'node:path';
import { findGame } from '@roundhouse/games';
import { verifyRecord } from '@roundhouse/kernel';
import { type RunningServer, startServer } from '@roundhouse/server';
import { fastClock } from '@roundhouse/server/testing/fast-clock.ts';
import { type MatchAt, openBridge, Refused, Server, type ServerMessage } from '@roundhouse-table/client';
import { startBridge } from '@roundhouse-table/client/local';
import { expect, onTestFinished, test } from 'vitest';
import { perform, ROOT, temporaryFolder } from './stage.ts';

const GAME = 'zattera';

async function newServer(dataDir = temporaryFolder(), port = 0): Promise<RunningServer> {
  const server = await startServer({ port, host: '127.0.0.1', dataDir, clock: fastClock() });
  onTestFinished(() => server.close());
  return server;
}

async function seatsAt(server: Server): Promise<[MatchAt, MatchAt]> {
  const ann = await server.openTable({ game: GAME, name: 'Ann', open: false });
  const { invite, table } = ann;
  const bob = await server.join(table.id, { name: 'Bob', invite: invite! });
  return [server.match(table.id, ann.key), server.match(table.id, bob.key)];
}

/** Plays whatever comes first, until it is over. */
async function playOut(seats: readonly MatchAt[]): Promise<readonly number[]> {
  for (;;) {
    for (const seat of seats) {
      const now = await seat.look();
      if (now.over !== null) return now.over;
      if (now.moves.length > 0) await seat.play(now, now.moves[0]!);
    }
  }
}

test('a whole match over HTTP, and its record proves the dice', async () => {
  const server = new Server({ url: (await newServer()).url });
  expect((await server.games()).map(({ id }) => id)).toContain(GAME);
  const seats = await seatsAt(server);
  const payoffs = await playOut(seats);
  expect(await server.match(seats[0].id).look()).toMatchObject({ seat: null, over: payoffs });
  expect(verifyRecord(findGame, await seats[0].record())).toMatchObject({ ok: true, payoffs, dice: 'proved' });
});

test('a refusal has its code, rule and status, and a server that is not there is named', async () => {
  const server = new Server({ url: (await newServer()).url });
  const [ann, bob] = await seatsAt(server);
  const now = await ann.look();
  const late = now.moves.length > 0 ? bob : ann;
  const refused = late.play(await late.look(), { type: 'nothing' });
  await expect(refused).rejects.toThrow(Refused);
  await expect(refused).rejects.toMatchObject({ code: 'illegal-move', status: 422, rule: expect.any(String) });
  await expect(server.match('none').look()).rejects.toMatchObject({ code: 'no-such-match', status: 404 });
  const nowhere = new Server({ url: 'http://127.0.0.1:9' });
  await expect(nowhere.ask('/api/bridge', { body: {} })).rejects.toThrow('cannot reach http://127.0.0.1:9');
});

test('a line tells what happens, answers moves, and comes back after a server was away', async () => {
  const dataDir = temporaryFolder();
  const running = await newServer(dataDir);
  const server = new Server({ url: running.url });
  const seats = await seatsAt(server);
  const heard: ServerMessage[] = [];
  const acting = (await seats[0].look()).moves.length > 0 ? seats[0] : seats[1];
  const line = acting.openLine({ on: message => void heard.push(message) });
  onTestFinished(() => line.close());
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(['welcome']);
  const { decision, moves } = heard[0] as Extract<ServerMessage, { type: 'welcome' }>;
  const answer = await line.send({ type: 'move', decision, move: moves[0]! });
  expect(answer).toMatchObject({ type: 'update', decision: decision + 1 });
  await expect(line.send({ type: 'move', decision: decision + 1, move: { type: 'no' } })).rejects.toThrow(Refused);

  await running.close();
  const sent = line.send({ type: 'leave' });
  await newServer(dataDir, Number(new URL(running.url).port));
  expect(await sent).toMatchObject({ type: 'update' });
  expect(heard.filter(({ type }) => type === 'welcome')).toHaveLength(2);
});

test('a line that cannot come back says so', async () => {
  const server = new Server({ url: (await newServer()).url });
  const [ann] = await seatsAt(server);
  const ended = Promise.withResolvers<number>();
  server.match(ann.id, 'A'.repeat(32)).openLine({ on: () => {}, onEnd: ended.resolve });
  expect(await ended.promise).toBe(4401);
});

test('the bridge of a server, on a line and over HTTP', async () => {
  const dataDir = temporaryFolder();
  const { url } = await newServer(dataDir);
  const token = (await perform(['token', 'Night Owl', '--data', dataDir])).output.trim();
  const turns: string[] = [];
  const bridge = await openBridge({ url, token }, { yourTurn: ({ match }) => void turns.push(match) });
  onTestFinished(() => bridge.close());
  const { match } = await bridge.call('new', { game: GAME, seats: 2, bots: [{ seat: 1, level: 'random' }] });
  const overHttp = new Server({ url, token }).bridge;
  for (let status = await overHttp('wait', { match }); status.payoffs === null; ) {
    const [first] = await bridge.call('moves', { match });
    // The server's own time is fast here, and its waiting short.
    if (first) await overHttp('play', { match, move: first.move, decision: status.decision, id: `${status.decision}` });
    status = await overHttp('wait', { match });
  }
  expect(turns).toContain(match);
  await expect(bridge.call('play', { match, move: { type: 'no' } })).rejects.toMatchObject({ code: 'game-over' });
  await expect(overHttp('view', { match: 'none' })).rejects.toMatchObject({ code: 'unknown-match' });
  await expect(openBridge({ url, token: 'rh_wrong' })).rejects.toThrow('is the token good?');
  await bridge.close();
  await expect(bridge.closed).resolves.toMatchObject({ code: 1005 });
  await expect(bridge.call('games')).rejects.toThrow('the line was closed');
});

test('the bridge of the command line', async () => {
  const local = startBridge([process.execPath, join(ROOT, 'packages/cli/bin/roundhouse.mjs'), 'bridge']);
  const { match } = await local.call('new', { game: GAME, seats: 2 });
  let now = await local.call('step', { match });
  while (now.seat !== null) now = await local.call('step', { match, move: now.moves![0]!.move });
  expect(await local.call('verify', { record: await local.call('record', { match }) })).toMatchObject({ ok: true });
  await expect(local.call('status', { match: 'none' })).rejects.toMatchObject({ code: 'unknown-match' });
  await local.close();
  await expect(local.call('games')).rejects.toThrow('the bridge has ended with 0');
});

test('a bridge that cannot be started says so', async () => {
  const local = startBridge(['/no/such/program']);
  await expect(local.call('games')).rejects.toThrow("cannot start '/no/such/program'");
});
