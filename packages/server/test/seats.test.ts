/** Sitting down: a seat that was given is never lost to a lost answer, and no seat or table is given twice. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { ErrorBody, Lobby } from '../src/protocol.ts';
import { get, newFolder, newServer, post } from './visit.ts';

const newKey = (): string => randomBytes(16).toString('base64url');
const good = { game: 'whispers', name: 'Ann', open: true };

describe('asked again with the same key', () => {
  test('a join gets the same seat, also when the table is full and the game has begun', async () => {
    const server = await newServer();
    const { table, invite, key } = (await post(server, '/api/matches', { ...good, open: false, seats: 3 })).body;
    const path = `/api/matches/${table.id}/join`;
    const wanted = { name: 'Bob', invite, key: newKey() };
    const first = await post(server, path, wanted);
    expect(first).toMatchObject({ status: 200, body: { seat: 1, key: wanted.key, table: { status: 'open' } } });
    expect((await post(server, path, wanted)).body).toEqual(first.body);

    await post(server, path, { name: 'Cyd', invite });
    const late = await post(server, path, wanted);
    expect(late).toMatchObject({ status: 200, body: { seat: 1, invite: null, table: { status: 'running' } } });
    expect(late.body.table.seats).toEqual([{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cyd' }]);
    expect((await get(server, `/api/matches/${table.id}`, wanted.key)).body.seat).toBe(1);

    const concession = { decision: 0, id: 'end', move: { type: 'concede' }, seen: 0 };
    await post(server, `/api/matches/${table.id}/moves`, concession, key);
    expect((await post(server, path, wanted)).body).toMatchObject({ seat: 1, table: { status: 'over' } });
  });

  test('a join is answered by the seat and not by what else is sent: name and invitation are those of the first', async () => {
    const server = await newServer();
    const { table, invite } = (await post(server, '/api/matches', { ...good, open: false })).body;
    const key = newKey();
    await post(server, `/api/matches/${table.id}/join`, { name: 'Bob', invite, key });
    const again = await post(server, `/api/matches/${table.id}/join`, { name: 'Robert', invite: 'lost', key });
    expect(again.body.table.seats).toEqual([{ name: 'Ann' }, { name: 'Bob' }]);
  });

  test('many at once take one seat', async () => {
    const server = await newServer();
    const { table } = (await post(server, '/api/matches', { ...good, seats: 3 })).body;
    const wanted = { name: 'Bob', key: newKey() };
    const tries = Array.from({ length: 6 }, () => post(server, `/api/matches/${table.id}/join`, wanted));
    for (const { body } of await Promise.all(tries)) expect(body.seat).toBe(1);
    expect((await get(server, `/api/matches/${table.id}`)).body.table.seats[2]).toEqual({ name: null });
  });

  test('a creation gets the same table, however often and whatever has become of it', async () => {
    const dataDir = await newFolder();
    const [server, other] = [await newServer({ dataDir }), await newServer({ dataDir })];
    const wanted = { ...good, options: { rounds: 3 }, key: newKey() };
    const tries = [server, other, server, other].map(one => post(one, '/api/matches', wanted));
    const [first, ...rest] = await Promise.all(tries);
    expect(first).toMatchObject({ status: 201, body: { seat: 0, key: wanted.key, invite: expect.any(String) } });
    for (const { body } of rest) expect(body).toEqual(first!.body);
    expect((await get<Lobby>(server, '/api/matches')).body.open).toEqual([first!.body.table]);

    const { id } = first!.body.table;
    await post(server, `/api/matches/${id}/join`, { name: 'Bob' });
    const late = (await post(server, '/api/matches', wanted)).body;
    expect(late).toMatchObject({ seat: 0, invite: null, table: { id, status: 'running' } });
  });

  test('a creation of another table is refused and changes nothing', async () => {
    const server = await newServer();
    const wanted = { ...good, key: newKey() };
    const { table } = (await post(server, '/api/matches', wanted)).body;
    for (const other of [{ open: false }, { seats: 3 }, { options: { rounds: 5 } }]) {
      const answer = await post<ErrorBody>(server, '/api/matches', { ...wanted, ...other });
      expect([other, answer.status, answer.body.error.code]).toEqual([other, 409, 'key-used']);
    }
    expect((await get<Lobby>(server, '/api/matches')).body.open).toEqual([table]);
  });
});

test('one key may sit at many tables, and each sitting is its own', async () => {
  const server = await newServer();
  const key = newKey();
  const own = (await post(server, '/api/matches', { ...good, key })).body;
  const other = (await post(server, '/api/matches', { ...good, name: 'Bob' })).body;
  const there = (await post(server, `/api/matches/${other.table.id}/join`, { name: 'Ann', key })).body;
  expect([own.seat, there.seat]).toEqual([0, 1]);
  expect(own.table.id).not.toBe(other.table.id);
  // At its own table the key has a seat, so it does not get another.
  expect((await post(server, `/api/matches/${own.table.id}/join`, { name: 'Ann', key })).body.seat).toBe(0);
});

test('without a key the server makes one, and every asking is a new one', async () => {
  const server = await newServer();
  const [one, two] = [await post(server, '/api/matches', good), await post(server, '/api/matches', good)];
  expect(one.body.key).toMatch(/^[\w-]{32}$/);
  expect(one.body.table.id).not.toBe(two.body.table.id);
  const path = `/api/matches/${one.body.table.id}/join`;
  expect((await post(server, path, { name: 'Bob' })).status).toBe(200);
  expect((await post(server, path, { name: 'Bob' })).status).toBe(409);
});

test('a key that is too short or not of the form is refused, and nothing is made', async () => {
  const server = await newServer();
  const { table } = (await post(server, '/api/matches', good)).body;
  for (const key of [
    '',
    'a',
    'x'.repeat(21),
    'x'.repeat(65),
    `${'x'.repeat(22)}=`,
    `${'x'.repeat(22)} `,
    'ü'.repeat(22),
    5,
  ]) {
    for (const [path, wanted] of [
      ['/api/matches', good],
      [`/api/matches/${table.id}/join`, { name: 'Bob' }],
    ] as const) {
      const { status, body } = await post<ErrorBody>(server, path, { ...wanted, key });
      expect([key, status, body.error.code]).toEqual([key, 400, 'bad-request']);
      expect(body.error.message).toContain('body/key');
    }
  }
  expect((await get<Lobby>(server, '/api/matches')).body.open).toEqual([table]);
});

test('a key made by the client is kept as a hash only, and reaches no log', async () => {
  const dataDir = await newFolder();
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const server = await newServer({ dataDir, logger });
  const [ann, bob] = [newKey(), newKey()];
  const { table } = (await post(server, '/api/matches', { ...good, key: ann })).body;
  await post(server, `/api/matches/${table.id}/join`, { name: 'Bob', key: bob });
  await post(server, `/api/matches/${table.id}/join`, { name: 'Bob', key: `${bob}!` });
  const stored = new DatabaseSync(join(dataDir, 'roundhouse.sqlite'), { readOnly: true });
  const kept = JSON.stringify([
    stored.prepare('SELECT * FROM matches').all(),
    stored.prepare('SELECT * FROM log').all(),
  ]);
  stored.close();
  expect(kept).toContain(table.id);
  for (const key of [ann, bob]) {
    expect(kept).not.toContain(key);
    expect(lines.join('\n')).not.toContain(key);
  }
});
