/** Keys of seats: whoever took a seat gives it another key or none, and what opened it before opens nothing. */

import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import type { ClientMessage, ErrorBody, Rematch, Seated, Welcome } from '../src/protocol.ts';
import { Browser } from './browser.ts';
import { get, newFolder, newServer, post, seatedTable, Visitor } from './visit.ts';

const newKey = (): string => randomBytes(16).toString('base64url');
const table = { game: 'whispers', name: 'Ann', open: true };
const seatBy = async (server: RunningServer, id: string, key: string) => {
  const { status, body } = await get<Welcome>(server, `/api/matches/${id}`, key);
  return status === 200 ? body.seat : status;
};

/** Ann, a guest in a browser, with a seat and its key. */
async function guest(server: RunningServer) {
  const ann = new Browser(server);
  const { body } = await ann.post<Seated>('/api/matches', table);
  return { ann, id: body.table.id, key: body.key, path: `/api/matches/${body.table.id}` };
}

test('a key is renewed: the new one opens the seat, the old one nothing, and the line that it opened is closed', async () => {
  const server = await newServer();
  const { ann, id, key, path } = await guest(server);
  const [thief] = await Visitor.enter(server, id, key);
  const next = newKey();
  expect((await ann.post(`${path}/key`, { key: next })).status).toBe(200);
  expect(await thief.closed).toBe(4401);
  expect([await seatBy(server, id, key), await seatBy(server, id, next)]).toEqual([401, 0]);
  // Sent again because its answer was lost, it is answered again; the line of the new key stays.
  const [own] = await Visitor.enter(server, id, next);
  expect((await ann.post(`${path}/key`, { key: next })).status).toBe(200);
  await post(server, `${path}/join`, { name: 'Bob' });
  expect((await own.next('update')).table?.status).toBe('running');
});

test.each([
  [{ type: 'move', decision: 0, move: { type: 'concede' } }],
  [{ type: 'takeBack', decision: 0 }],
  [{ type: 'leave' }],
  [{ type: 'say', text: 'it is me' }],
  [{ type: 'mute', seat: 1, muted: true }],
])('where another process has not heard of it yet, the old key does nothing there either: %o', async deed => {
  const dataDir = await newFolder();
  // On one file, without a bus between them: neither hears of what the other does.
  const [server, deaf] = [await newServer({ dataDir }), await newServer({ dataDir })];
  const { ann, id, key, path } = await guest(server);
  await post(server, `${path}/join`, { name: 'Bob' });
  const [thief] = await Visitor.enter(deaf, id, key, 0, true);
  expect((await ann.post(`${path}/key`, { key: newKey() })).status).toBe(200);
  thief.say({ ...deed, id: 'x' } as ClientMessage);
  expect(await thief.until('refused')).toMatchObject({ id: 'x', code: 'wrong-key' });
  const { status, body } = await ann.get<Welcome>(path);
  expect([status, body.table.status, body.table.seats[0]!.standIn]).toEqual([200, 'running', undefined]);
});

test('a key is withdrawn: only the owner sits there from now on', async () => {
  const server = await newServer();
  const { ann, id, key, path } = await guest(server);
  expect((await ann.post(`${path}/key`, { key: null })).status).toBe(200);
  expect(await seatBy(server, id, key)).toBe(401);
  expect((await ann.get<Welcome>(path)).body.seat).toBe(0);
});

test('who only has the key of a seat that somebody took cannot lock them out', async () => {
  const server = await newServer();
  const { id, key, path } = await guest(server);
  for (const wanted of [newKey(), null]) {
    const { status, body } = await post<ErrorBody>(server, `${path}/key`, { key: wanted }, key);
    expect([status, body.error.code]).toEqual([409, 'not-now']);
  }
  const eve = new Browser(server);
  expect((await eve.post<ErrorBody>(`${path}/key`, { key: newKey() })).body.error.code).toBe('spectator');
  expect(await seatBy(server, id, key)).toBe(0);
});

test('a seat that only its key opens gets another one, never none, and none that opens another seat', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const ask = async (wanted: string | null) => {
    const { status, body } = await post<ErrorBody>(server, `/api/matches/${id}/key`, { key: wanted }, keys[0]);
    return status === 200 ? 200 : body.error.code;
  };
  expect([await ask(null), await ask(keys[1]!)]).toEqual(['not-now', 'key-used']);
  const next = newKey();
  expect(await ask(next)).toBe(200);
  expect([await seatBy(server, id, keys[0]!), await seatBy(server, id, next)]).toEqual([401, 0]);
});

test('the seat that is kept in a rematch is opened by the new key', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const concession = { decision: 0, id: 'end', move: { type: 'concede' }, seen: 0 };
  await post(server, `/api/matches/${id}/moves`, concession, keys[1]);
  const { body } = await post<Rematch>(server, `/api/matches/${id}/rematch`, {}, keys[0]);
  const next = newKey();
  await post(server, `/api/matches/${id}/key`, { key: next }, keys[0]);
  const join = (key: string) => post(server, `/api/matches/${body.table.id}/join`, { key, name: 'Ann' });
  expect((await join(keys[0]!)).status).toBe(403);
  expect((await join(next)).body.seat).toBe(body.seat);
});

test('somebody withdraws the keys of all their seats at once', async () => {
  const server = await newServer();
  const { ann, id, key } = await guest(server);
  const other = (await ann.post<Seated>('/api/matches', table)).body;
  expect((await ann.delete('/api/me/keys')).status).toBe(200);
  expect([await seatBy(server, id, key), await seatBy(server, other.table.id, other.key)]).toEqual([401, 401]);
  expect((await ann.get<Welcome>(`/api/matches/${id}`)).body.seat).toBe(0);
});
