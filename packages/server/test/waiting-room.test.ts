/** A table that waits: seats given to bots and taken back, and a code that is said aloud. */

import { expect, test } from 'vitest';
import { newCode, parseCode } from '../src/matches/spoken-code.ts';
import type { ErrorBody, FoundTable, SpokenCode, Table } from '../src/protocol.ts';
import { get, newServer, post } from './visit.ts';

const wanted = { game: 'whispers', name: 'Ann', open: false, seats: 3 };

test('who opened the table gives a seat to a bot and takes it back; the last one given away starts the game', async () => {
  const server = await newServer();
  const { table, key, invite } = (await post(server, '/api/matches', wanted)).body;
  const give = (seat: number, bot: string | null, by = key) =>
    post<Table & ErrorBody>(server, `/api/matches/${table.id}/seats`, { seat, bot }, by);
  expect((await give(1, 'random')).body.seats).toEqual([
    { name: 'Ann' },
    { name: 'Bot', bot: 'random' },
    { name: null },
  ]);
  // Sent again because its answer was lost.
  expect((await give(1, 'random')).status).toBe(200);
  expect((await give(1, null)).body.seats[1]).toEqual({ name: null });
  await give(2, 'random');
  const begun = (await give(1, 'random')).body;
  expect(begun).toMatchObject({ status: 'running', seats: [{}, { name: 'Bot 2' }, { name: 'Bot' }] });
  expect(await give(1, null)).toMatchObject({ status: 409, body: { error: { code: 'too-late' } } });
  expect((await post(server, `/api/matches/${table.id}/join`, { name: 'Bob', invite })).status).toBe(409);
});

test('nobody else gives seats away, and no seat that is somebody’s', async () => {
  const server = await newServer();
  const { table, key, invite } = (await post(server, '/api/matches', wanted)).body;
  const path = `/api/matches/${table.id}/seats`;
  const bob = (await post(server, `/api/matches/${table.id}/join`, { name: 'Bob', invite })).body;
  const refused = async (body: object, by: string | null): Promise<string> =>
    (await post<ErrorBody>(server, path, body, by)).body.error.code;
  expect(await refused({ seat: 2, bot: 'random' }, bob.key)).toBe('not-host');
  expect(await refused({ seat: 2, bot: 'random' }, null)).toBe('spectator');
  expect(await refused({ seat: 1, bot: 'random' }, key)).toBe('no-free-seat');
  expect(await refused({ seat: 1, bot: null }, key)).toBe('no-free-seat');
  expect(await refused({ seat: 7, bot: 'random' }, key)).toBe('bad-options');
  expect(await refused({ seat: 2, bot: 'nobody' }, key)).toBe('bad-options');
  expect((await get(server, `/api/matches/${table.id}`)).body.table.seats).toEqual([
    { name: 'Ann' },
    { name: 'Bob' },
    { name: null },
  ]);
});

test('a code leads to the invitation while seats are free, however it is typed', async () => {
  const server = await newServer();
  const { table, key, invite } = (await post(server, '/api/matches', { ...wanted, seats: 2 })).body;
  const ask = () => post<SpokenCode & ErrorBody>(server, `/api/matches/${table.id}/code`, {}, key);
  const { code } = (await ask()).body;
  expect(code).toMatch(/^(?:[BDFGHKLMNRSTVZ][AEIOU]){3}$/);
  expect((await ask()).body.code).toBe(code);
  const find = (typed: string) => post<FoundTable & ErrorBody>(server, '/api/codes', { code: typed });
  expect((await find(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)}`)).body).toEqual({ id: table.id, invite });
  expect((await find('nobody')).body.error.code).toBe('nothing-there');
  expect((await post(server, `/api/matches/${table.id}/code`, {})).status).toBe(403);
  await post(server, `/api/matches/${table.id}/join`, { name: 'Bob', invite });
  expect((await find(code)).body.error.code).toBe('nothing-there');
  expect((await ask()).body.error.code).toBe('too-late');
});

test('codes cannot be tried without end', async () => {
  const server = await newServer({ limits: { codes: { burst: 2, perSecond: 0.001 } } });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await post(server, '/api/codes', { code: newCode() })).status);
  expect(statuses).toEqual([404, 404, 429]);
});

test('what was typed is the code whatever stands between its letters', () => {
  const code = newCode();
  expect(parseCode(`${code.slice(0, 4)} … ${code.slice(4).toLowerCase()}.`)).toBe(code);
});
