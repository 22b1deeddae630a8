/** The match after the match: one click each, the same table, seats turned. */

import { verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { Bots, RunningServer } from '../src/index.ts';
import type { ErrorBody, NewTable, Rematch, Seated, Welcome } from '../src/protocol.ts';
import { Browser } from './browser.ts';
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

/** A match of guests that is over: Bob and Cyd have given up. */
async function finishedByGuests(server: RunningServer) {
  const [ann, bob, cyd] = [new Browser(server), new Browser(server), new Browser(server)];
  const opened = await ann.post<Seated>('/api/matches', { game: 'hands', seats: 3, name: 'Ann', open: true });
  const path = `/api/matches/${opened.body.table.id}`;
  await bob.post(`${path}/join`, { name: 'Bob' });
  await cyd.post(`${path}/join`, { name: 'Cyd' });
  const concession = { decision: 0, id: 'c', move: { type: 'concede' }, seen: 0 };
  for (const guest of [bob, cyd]) await guest.post(`${path}/moves`, concession);
  return { ann, bob, cyd, path };
}

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

test.each(['before', 'after'])(
  'the seat of who goes %s a rematch is asked for is free to whoever is invited',
  async when => {
    const server = await newServer({ games: [hands] });
    const { ann, bob, cyd, path } = await finishedByGuests(server);
    if (when === 'after') await ann.post(`${path}/rematch`);
    expect((await bob.delete('/api/me', {})).status).toBe(200);
    const { table } = (await ann.get<Welcome>(path)).body;
    const asked = when === 'after' ? table.rematch : (await ann.post<Rematch>(`${path}/rematch`)).body.table.id;
    const next = `/api/matches/${asked}`;
    expect((await cyd.get<Welcome>(next)).body.table.seats).toEqual([
      { name: null },
      { name: null, keptFor: 'Cyd' },
      { name: null, keptFor: 'Ann' },
    ]);
    expect((await bob.post(`${next}/join`, { name: 'Bob' })).status).toBe(403);
    const { invite } = (await ann.post<Seated>(`${next}/join`, { name: 'Ann' })).body;
    const dan = await post(server, `${next}/join`, { name: 'Dan', invite });
    expect(dan.body.seat).toBe(0);
    // The others' seats are theirs still.
    expect((await post<ErrorBody>(server, `${next}/join`, { name: 'Eve', invite })).body.error.code).toBe(
      'no-free-seat',
    );
    expect((await cyd.post<Seated>(`${next}/join`, { name: 'Cyd' })).body.table.status).toBe('running');
  },
);

test('a seat that is kept for a guest is kept for the account that the guest turns out to have', async () => {
  const server = await newServer({ games: [hands] });
  const account = { name: 'Robert', password: 'seven dice in a row' };
  const phone = new Browser(server);
  await phone.post('/api/account', account);
  const { ann, bob, path } = await finishedByGuests(server);
  const next = `/api/matches/${(await ann.post<Rematch>(`${path}/rematch`)).body.table.id}`;
  expect((await bob.post('/api/session', account)).status).toBe(200);
  expect((await phone.post<Seated>(`${next}/join`, { name: 'Robert' })).body.seat).toBe(0);
});
