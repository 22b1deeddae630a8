/** The room around a match: who is here, what is said, and what somebody would rather not hear. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ServerMessage } from '../src/protocol.ts';
import { moderationOn } from '../src/store/moderation.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { TestClock } from './clock.ts';
import { hands } from './hands.ts';
import { newFolder, newServer, post, seatedTable, Visitor } from './visit.ts';

type Room = Extract<ServerMessage, { type: 'room' }>;
type Server = Awaited<ReturnType<typeof newServer>>;

async function enter(server: Server, id: string, key: string | null): Promise<[Visitor, Room]> {
  const [visitor] = await Visitor.enter(server, id, key, 0, true);
  return [visitor, await visitor.next('room')];
}

const texts = ({ said }: Room): string[] => said.map(({ text }) => text);
const hears = (visitor: Visitor, text: string) => visitor.until('room', room => texts(room).includes(text));

test('everyone at the table sees who is here', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server, { seats: 3 });
  const [ann, alone] = await enter(server, id, keys[0]!);
  expect(alone).toEqual({
    type: 'room',
    answers: null,
    here: { seats: [0], watching: 0 },
    muted: [],
    said: [],
    all: true,
  });
  const [bob] = await enter(server, id, keys[1]!);
  expect((await ann.next('room')).here).toEqual({ seats: [0, 1], watching: 0 });
  const [watcher, room] = await enter(server, id, null);
  expect(room.here).toEqual({ seats: [0, 1], watching: 1 });
  // In two places he is here once, and does not leave with the first.
  const [bobElsewhere] = await Visitor.enter(server, id, keys[1]!);
  bob.socket.close();
  await ann.until('room', ({ here }) => here.watching === 1);
  watcher.socket.close();
  expect(await ann.until('room', ({ here }) => here.watching === 0)).toMatchObject({ here: { seats: [0, 1] } });
  bobElsewhere.socket.close();
  expect(await ann.until('room', ({ here }) => here.seats.length === 1)).toMatchObject({ here: { seats: [0] } });
});

test('who did not ask for the room hears nothing of it', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const [quiet] = await Visitor.enter(server, id, keys[0]!);
  const [bob] = await enter(server, id, keys[1]!);
  bob.say({ type: 'say', id: 'a', text: 'hello' });
  await hears(bob, 'hello');
  expect(await quiet.isLeftAlone()).toBe(true);
});

test('what is said is heard by all, once, and by those who come later', async () => {
  const dataDir = await newFolder();
  const server = await newServer({ dataDir });
  const { id, keys } = await seatedTable(server);
  const [ann] = await enter(server, id, keys[0]!);
  const [bob] = await enter(server, id, keys[1]!);
  ann.say({ type: 'say', id: 'a', text: '  <b>hello</b>,\n Bob ' });
  const own = await ann.until('room', ({ answers }) => answers === 'a');
  const line = { line: 0, seat: 0, text: '<b>hello</b>, Bob', at: expect.any(Number) };
  expect(own.said).toEqual([line]);
  expect((await hears(bob, line.text)).said).toEqual([line]);
  // Sent again because its answer was lost.
  ann.say({ type: 'say', id: 'a', text: 'hello again' });
  expect((await ann.until('room', ({ answers }) => answers === 'a')).said).toEqual([]);
  bob.say({ type: 'say', id: 'a', text: 'hi' });
  expect((await hears(ann, 'hi')).said).toEqual([{ line: 1, seat: 1, text: 'hi', at: expect.any(Number) }]);
  await server.close();

  const later = await newServer({ dataDir });
  for (const key of [keys[0]!, null]) {
    const [, room] = await enter(later, id, key);
    expect([room.all, texts(room)]).toEqual([true, [line.text, 'hi']]);
  }
});

test('before the game begins there is already a table to talk at', async () => {
  const server = await newServer();
  const { table, key } = (await post(server, '/api/matches', { game: 'whispers', name: 'Ann', open: true })).body;
  const [ann] = await enter(server, table.id, key);
  ann.say({ type: 'say', id: 'a', text: 'anybody there?' });
  await hears(ann, 'anybody there?');
});

test('who is muted is not heard by that seat, and is not told', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server, { seats: 3 });
  const [ann] = await enter(server, id, keys[0]!);
  const [bob] = await enter(server, id, keys[1]!);
  const [cyd] = await enter(server, id, keys[2]!);
  bob.say({ type: 'say', id: '1', text: 'rude' });
  await hears(ann, 'rude');
  ann.say({ type: 'mute', id: 'm', seat: 1, muted: true });
  expect(await ann.until('room', ({ answers }) => answers === 'm')).toMatchObject({ muted: [1], said: [], all: true });
  bob.say({ type: 'say', id: '2', text: 'ruder' });
  await hears(cyd, 'ruder');
  cyd.say({ type: 'say', id: '3', text: 'stop it' });
  expect(texts(await hears(ann, 'stop it'))).toEqual(['stop it']);
  const [, again] = await enter(server, id, keys[0]!);
  expect([again.muted, texts(again)]).toEqual([[1], ['stop it']]);
  expect(bob.bytes.join('')).not.toContain('"muted":[1]');
  ann.say({ type: 'mute', id: 'n', seat: 1, muted: false });
  const all = await ann.until('room', ({ answers }) => answers === 'n');
  expect([all.muted, texts(all)]).toEqual([[], ['rude', 'ruder', 'stop it']]);
});

test('a line can be shown to the operator, once for each who minds', async () => {
  const dataDir = await newFolder();
  const server = await newServer({ dataDir });
  const { id, keys } = await seatedTable(server);
  const [ann] = await enter(server, id, keys[0]!);
  const [bob] = await enter(server, id, keys[1]!);
  bob.say({ type: 'say', id: '1', text: 'rude' });
  await hears(ann, 'rude');
  for (const reason of ['insulting', 'again']) {
    ann.say({ type: 'report', id: reason, line: 0, reason });
    await ann.until('room', ({ answers }) => answers === reason);
  }
  ann.say({ type: 'report', id: 'x', line: 7, reason: '' });
  expect(await ann.until('refused')).toMatchObject({ id: 'x', code: 'bad-request' });
  expect(bob.bytes.join('')).not.toContain('insulting');
  await server.close();
  const store = openSqliteStore(join(dataDir, 'roundhouse.sqlite'));
  expect(await moderationOn(store.tables).reports(10)).toEqual([
    { match: id, line: 0, seat: 0, reason: 'insulting', at: expect.any(Number) },
  ]);
  await store.close();
});

test('what is no line of plain text is refused', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const [ann] = await enter(server, id, keys[0]!);
  for (const text of [' ', '\u200b', 'a\u0007b', 'left \u202egnirts', `e${'\u0301'.repeat(4)}`, 'x'.repeat(301)]) {
    ann.say({ type: 'say', id: 'a', text });
    expect([text, await ann.next('refused')]).toMatchObject([text, { id: 'a', code: 'bad-text' }]);
  }
  ann.say({ type: 'mute', id: 'm', seat: 0, muted: true });
  expect(await ann.next('refused')).toMatchObject({ code: 'bad-request' });
  ann.say({ type: 'mute', id: 'm', seat: 9, muted: true });
  expect(await ann.next('refused')).toMatchObject({ code: 'bad-request' });
  const [, room] = await enter(server, id, keys[1]!);
  expect(room.said).toEqual([]);
});

test('spectators listen and do not speak', async () => {
  const server = await newServer();
  const { id } = await seatedTable(server);
  const [watcher] = await enter(server, id, null);
  for (const message of [
    { type: 'say', id: 's', text: 'look at his cards' },
    { type: 'mute', id: 's', seat: 0, muted: true },
    { type: 'report', id: 's', line: 0, reason: '' },
  ]) {
    watcher.say(message);
    expect(await watcher.next('refused')).toMatchObject({ id: 's', code: 'spectator' });
  }
});

test('who talks too fast has to wait', async () => {
  const clock = new TestClock();
  const server = await newServer({ clock, limits: { chat: { burst: 2, perSecond: 0.5 } } });
  const { id, keys } = await seatedTable(server);
  const [ann] = await enter(server, id, keys[0]!);
  const say = async (sentId: string) => {
    ann.say({ type: 'say', id: sentId, text: sentId });
    return (await ann.take()).type;
  };
  expect([await say('1'), await say('2'), await say('3')]).toEqual(['room', 'room', 'refused']);
  await clock.pass(2000);
  expect([await say('4'), await say('5')]).toEqual(['room', 'refused']);
});

test('spectators who are behind hear what was said when the game is over', async () => {
  const server = await newServer({ games: [hands] });
  const { id, keys } = await seatedTable(server, { game: 'hands', seats: 2, delay: 1 });
  const [ann] = await enter(server, id, keys[0]!);
  const [watcher] = await enter(server, id, null);
  ann.say({ type: 'say', id: 'a', text: 'I have the best card' });
  await hears(ann, 'I have the best card');
  expect(await watcher.isLeftAlone()).toBe(true);
  ann.say({ type: 'move', decision: 0, id: 'c', move: { type: 'concede' } });
  await watcher.until('update', ({ over }) => over !== null);
  const [, room] = await enter(server, id, null);
  expect(texts(room)).toEqual(['I have the best card']);
});
