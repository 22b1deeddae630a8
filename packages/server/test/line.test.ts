/** Live lines held by those who do not keep to the protocol. */

import type { AnyGame } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../src/index.ts';
import { CLOSE } from '../src/protocol.ts';
import { get, newServer, seatedTable, Visitor } from './visit.ts';
import { whispers } from './whispers.ts';

const statusOfUpgrade = (server: RunningServer, path: string, origin?: string): Promise<number | 'open'> =>
  new Promise(resolve => {
    const socket = new WebSocket(server.url.replace('http', 'ws') + path, origin === undefined ? {} : { origin });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode!));
    socket.on('error', () => {});
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
  });

async function newLine(server: RunningServer, id: string): Promise<Visitor> {
  const line = new Visitor(server, id);
  await line.opened();
  return line;
}

test('a page of another site may not open a line', async () => {
  const server = await newServer();
  const { id } = await seatedTable(server);
  const path = `/api/matches/${id}/live`;
  expect(await statusOfUpgrade(server, path)).toBe('open');
  expect(await statusOfUpgrade(server, path, server.url)).toBe('open');
  for (const origin of ['http://elsewhere.example', 'null', 'http://127.0.0.1:1', `${server.url}.elsewhere.example`]) {
    expect(await statusOfUpgrade(server, path, origin)).toBe(403);
  }
});

test('there are lines to matches only', async () => {
  const server = await newServer();
  for (const path of ['/', '/api/matches', '/api/matches//live', '/api/matches/a%2Fb/live', '/api/matches/a/live/b']) {
    expect([path, await statusOfUpgrade(server, path)]).toEqual([path, 404]);
  }
});

test('a wrong key and a match that is not there are told apart and closed', async () => {
  const server = await newServer();
  const { id } = await seatedTable(server);
  const wrongKey = await newLine(server, id);
  wrongKey.say({ type: 'hello', key: 'guess', seen: 0 });
  expect(await wrongKey.next('error')).toMatchObject({ code: 'wrong-key' });
  expect(await wrongKey.closed).toBe(CLOSE.wrongKey);
  const nowhere = await newLine(server, 'nobody');
  nowhere.say({ type: 'hello', key: null, seen: 0 });
  expect(await nowhere.next('error')).toMatchObject({ code: 'no-such-match' });
  expect(await nowhere.closed).toBe(CLOSE.noSuchMatch);
});

test('messages that are none are answered, counted, and change nothing', async () => {
  const server = await newServer({ limits: { badMessages: 30 } });
  const { id, keys } = await seatedTable(server);
  const [line, welcome] = await Visitor.enter(server, id, keys[0]!);
  const move = { type: 'move', decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' } };
  const noise = [
    '',
    'hello',
    '{',
    'null',
    '[]',
    '{}',
    { type: 'shout' },
    { ...move, extra: 1 },
    { ...move, decision: '0' },
    { ...move, decision: -1 },
    { ...move, id: '' },
    { ...move, id: 'x'.repeat(65) },
    { ...move, move: null },
    { ...move, move: { word: 'aardvark' } },
    { type: 'takeBack' },
    { type: 'askTakeBack', id: 5 },
    { type: 'answerTakeBack', id: 'a', asked: 'b' },
    { type: 'leave' },
    { type: 'say', id: 'a', text: '' },
    { type: 'say', id: 'a', text: 'x'.repeat(2001) },
    { type: 'mute', id: 'a', seat: -1, muted: true },
    { type: 'report', id: 'a', line: 0.5, reason: '' },
    { type: 'hello', key: keys[0], seen: 0 },
  ];
  for (const message of noise) {
    line.say(message);
    expect([message, await line.next('error')]).toMatchObject([message, { code: 'bad-message' }]);
  }
  line.socket.send(Buffer.from(JSON.stringify(move)), { binary: true });
  expect(await line.next('error')).toMatchObject({ code: 'bad-message' });
  line.say({ ...move, move: { type: 'choose', word: JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`) } });
  expect(await line.next('error')).toMatchObject({ code: 'bad-message' });
  line.say(move);
  expect(await line.next('update')).toMatchObject({ answers: 'a', decision: 1, heard: welcome.heard + 1 });
});

test('who keeps sending noise is sent away', async () => {
  const server = await newServer({ limits: { badMessages: 3 } });
  const { id } = await seatedTable(server);
  const line = await newLine(server, id);
  for (let i = 0; i < 50; i++) line.say('noise');
  for (let i = 0; i < 3; i++) expect(await line.next('error')).toMatchObject({ code: 'bad-message' });
  expect(await line.next('error')).toMatchObject({ code: 'too-many-errors' });
  expect(await line.closed).toBe(CLOSE.tooManyErrors);
  expect(line.inbox).toEqual([]);
});

test('hello comes first, and soon', async () => {
  const server = await newServer({ limits: { helloMs: 200 } });
  const { id } = await seatedTable(server);
  const line = await newLine(server, id);
  line.say({ type: 'move', decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' } });
  expect(await line.next('error')).toMatchObject({ code: 'hello-first' });
  line.say({ type: 'ping' });
  await line.next('pong');
  expect(await line.next('error')).toMatchObject({ code: 'no-hello' });
  expect(await line.closed).toBe(CLOSE.noHello);
});

test('a message that is too long closes its line and no other', async () => {
  const server = await newServer();
  const { id } = await seatedTable(server);
  const [long] = await Visitor.enter(server, id, null);
  const [other] = await Visitor.enter(server, id, null);
  long.say(`"${'x'.repeat(17_000)}"`);
  expect(await long.closed).toBe(1009);
  expect(await other.isLeftAlone()).toBe(true);
});

test('a line that no longer answers is cut, one that does is kept', async () => {
  const server = await newServer({ limits: { heartbeatMs: 500 } });
  const { id } = await seatedTable(server);
  const dead = new Visitor(server, id, { autoPong: false });
  await dead.opened();
  dead.say({ type: 'hello', key: null, seen: 0 });
  const [alive] = await Visitor.enter(server, id, null);
  expect(await dead.closed).toBe(1006);
  expect(await alive.isLeftAlone()).toBe(true);
});

test('who does not read is let go before it fills the memory', async () => {
  const heavy: AnyGame = { ...whispers, view: () => ({ padding: 'x'.repeat(1 << 20) }) };
  const server = await newServer({ games: [heavy], limits: { unreadBytes: 1 << 20 } });
  const { id, keys } = await seatedTable(server);
  const [slow] = await Visitor.enter(server, id, keys[0]!);
  slow.socket.pause();
  for (let i = 0; i < 30; i++) slow.say({ type: 'move', decision: 9, id: `${i}`, move: { type: 'choose' } });
  // Others are served meanwhile.
  const [quick] = await Visitor.enter(server, id, keys[1]!);
  expect(await quick.isLeftAlone()).toBe(true);
  slow.socket.resume();
  expect(await slow.closed).toBe(CLOSE.tooSlow);
  expect(slow.inbox.length).toBeLessThan(30);
  expect((await get(server, `/api/matches/${id}`)).status).toBe(200);
});
