/** The match after the match: one click each, the same table, seats turned. */

import { verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { Bots, RunningServer } from '../src/index.ts';
import type { ErrorBody, NewTable, Rematch, Seated } from '../src/protocol.ts';
import { hands } from './hands.ts';
import { get, newServer, post, seatedTable, Visitor } from './visit.ts';

const bots: Bots = { choose: async ({ moves }) => moves[0]!, async close() {} };

/** A match that is over: all but the first have given up. */
async function finished(server: RunningServer, wanted: Partial<NewTable> = {}) {
  const { id, keys } = await seatedTable(server, { game: 'hands', seats: 2, ...wanted });
  for (const key of keys.slice(1)) {
    const concession = { decision: 0, id: 'c', move: { type: 'concede' }, seen: 0 };
    await post(server, `/api/matches/${id}/moves`, concession, key);
  }
  return { id, keys };
}

const ask = (server: RunningServer, id: string, key: string | null) =>
  post<Rematch & ErrorBody>(server, `/api/matches/${id}/rematch`, {}, key);

test('both ask, both arrive at the same new match, and who was second is first', async () => {
  const server = await newServer({ games: [hands] });
  const clock = { kind: 'match', seconds: 300, increment: 5, out: 'bot' } as const;
  const { id, keys } = await finished(server, { options: { cards: 2 }, clock });
  const [bob] = await Visitor.enter(server, id, keys[1]!);
  const [annAsked, bobAsked] = await Promise.all(keys.map(key => ask(server, id, key)));
  const next = annAsked!.body.table;
  expect(bobAsked!.body.table).toEqual(next);
  expect([annAsked!.body.seat, bobAsked!.body.seat]).toEqual([1, 0]);
  expect(next).toMatchObject({ status: 'open', listed: false, options: { cards: 2 }, clock });
  expect(next.seats).toEqual([
    { name: null, keptFor: 'Bob' },
    { name: null, keptFor: 'Ann' },
  ]);
  // Whoever is still at the old table hears where to go.
  expect((await bob.next('update')).table!.rematch).toBe(next.id);

  const [ann2, bob2] = await Promise.all(
    ['Ann', 'Bob'].map((name, i) =>
      post<Seated>(server, `/api/matches/${next.id}/join`, { name, key: keys[i], entropy: `of ${name}` }),
    ),
  );
  expect([ann2!.body.seat, bob2!.body.seat]).toEqual([1, 0]);
  const now = (await get(server, `/api/matches/${next.id}`, keys[1]!)).body;
  expect(now.table).toMatchObject({ status: 'running', seats: [{ name: 'Bob' }, { name: 'Ann' }] });
  expect(now.moves).toHaveLength(2);
  const concession = { decision: 0, id: 'c', move: { type: 'concede' }, seen: 0 };
  await post(server, `/api/matches/${next.id}/moves`, concession, keys[0]);
  const { text } = await get(server, `/api/matches/${next.id}/record`);
  expect(verifyRecord(() => hands, text)).toMatchObject({ ok: true, dice: 'proved', commitment: next.commitment });
  expect(text).toContain('of Ann');
});

test('asked again, it is the same; and one rematch leads to the next', async () => {
  const server = await newServer({ games: [hands] });
  const { id, keys } = await finished(server);
  const first = (await ask(server, id, keys[0]!)).body;
  expect((await ask(server, id, keys[0]!)).body).toEqual(first);
  for (const [i, name] of ['Ann', 'Bob'].entries()) {
    await post(server, `/api/matches/${first.table.id}/join`, { name, key: keys[i] });
  }
  const concession = { decision: 0, id: 'c', move: { type: 'concede' }, seen: 0 };
  await post(server, `/api/matches/${first.table.id}/moves`, concession, keys[0]);
  const second = (await ask(server, first.table.id, keys[0]!)).body;
  expect(second.table.id).not.toBe(first.table.id);
  expect(second.seat).toBe(0);
});

test('a kept seat is for its owner: others are turned away, invitation or not', async () => {
  const server = await newServer({ games: [hands] });
  const { id, keys } = await finished(server);
  const { table } = (await ask(server, id, keys[0]!)).body;
  const ann = (await post(server, `/api/matches/${table.id}/join`, { name: 'Ann', key: keys[0] })).body;
  for (const invite of [undefined, 'guess', ann.invite]) {
    const wanted = { name: 'Mallory', ...(invite && { invite }) };
    const { status } = await post<ErrorBody>(server, `/api/matches/${table.id}/join`, wanted);
    expect([403, 409]).toContain(status);
  }
  // The key opens nothing there before its owner has sat down.
  expect((await get(server, `/api/matches/${table.id}`, keys[1]!)).status).toBe(401);
  expect((await get(server, `/api/matches/${table.id}`)).body.table.seats).toEqual([
    { name: null, keptFor: 'Bob' },
    { name: 'Ann' },
  ]);
});

test('bots come along, and turn with the others', async () => {
  const server = await newServer({ games: [hands], bots });
  const given = [{ seat: 1, level: 'random' }];
  const { id, keys } = await finished(server, { seats: 3, bots: given });
  const concession = { decision: 0, id: 'c', move: { type: 'concede' }, seen: 0 };
  await post(server, `/api/matches/${id}/moves`, concession, keys[0]);
  const { table, seat } = (await ask(server, id, keys[0]!)).body;
  expect(seat).toBe(2);
  expect(table.seats).toEqual([
    { name: 'Bot', bot: 'random' },
    { name: null, keptFor: 'Bob' },
    { name: null, keptFor: 'Ann' },
  ]);
});

test('only those who sat there may ask, and only when it is over', async () => {
  const server = await newServer({ games: [hands] });
  const { id, keys } = await seatedTable(server, { game: 'hands', seats: 2 });
  const early = await ask(server, id, keys[0]!);
  expect([early.status, early.body.error.code]).toEqual([409, 'too-early']);
  const { id: done } = await finished(server);
  expect((await ask(server, done, null)).status).toBe(403);
  expect((await ask(server, done, keys[0]!)).status).toBe(401);
  expect((await get(server, `/api/matches/${done}`)).body.table.rematch).toBeNull();
});
