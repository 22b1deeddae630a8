/** The order of fair dice: promised first, then what the seats throw in, then dealt. */

import { commitmentTo, parseRecord, promiseOf, verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { ErrorBody, Seated, Table } from '../src/protocol.ts';
import { fastClock } from '../testing/fast-clock.ts';
import { hands } from './hands.ts';
import { get, newServer, post, Visitor } from './visit.ts';
import { whispers } from './whispers.ts';

type Server = Awaited<ReturnType<typeof newServer>>;

const good = { game: 'whispers', name: 'Ann', open: true };

const addEntropy = (server: Server, id: string, entropy: unknown, key: string | null) =>
  post<Table & ErrorBody>(server, `/api/matches/${id}/entropy`, { entropy }, key);

/** Ends the match and gives its record. */
async function recordOf(server: Server, id: string, key: string): Promise<string> {
  const concession = { decision: 0, id: 'end', move: { type: 'concede' }, seen: 0 };
  await post(server, `/api/matches/${id}/moves`, concession, key);
  return (await get(server, `/api/matches/${id}/record`)).text;
}

test('every seat throws in after it has seen the promise, and the dice are made of both', async () => {
  const server = await newServer();
  const created = (await post(server, '/api/matches', good)).body;
  const { id, commitment } = created.table;
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  const thrown = await addEntropy(server, id, 'heads', created.key);
  expect(thrown).toMatchObject({ status: 200, body: created.table });
  expect((await get(server, `/api/matches/${id}`)).body.table.commitment).toBe(commitment);
  await post(server, `/api/matches/${id}/join`, { name: 'Bob', entropy: 'tails' });

  const text = await recordOf(server, id, created.key);
  expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, dice: 'proved', commitment });
  const { entropy, result } = parseRecord(text);
  expect(entropy).toEqual(['heads', 'tails']);
  expect(commitmentTo(result!.seed!)).toBe(commitment);
});

test('a creation takes no entropy: there is no promise yet', async () => {
  const server = await newServer();
  const { status, body } = await post<ErrorBody>(server, '/api/matches', { ...good, entropy: 'heads' });
  expect([status, body.error.message]).toEqual([400, 'body must not have additional properties: entropy']);
});

test('a seat throws in once: the same again is answered again, another is refused', async () => {
  const server = await newServer();
  const { table, key } = (await post(server, '/api/matches', { ...good, seats: 3 })).body;
  const bob = (await post(server, `/api/matches/${table.id}/join`, { name: 'Bob', entropy: 'tails' })).body.key;
  expect((await addEntropy(server, table.id, 'heads', key)).status).toBe(200);
  expect((await addEntropy(server, table.id, 'heads', key)).status).toBe(200);
  for (const [text, own] of [
    ['heads again', key],
    ['heads', bob],
  ] as const) {
    expect(await addEntropy(server, table.id, text, own)).toMatchObject({
      status: 409,
      body: { error: { code: 'already-thrown' } },
    });
  }
  await post(server, `/api/matches/${table.id}/join`, { name: 'Cyd' });
  // Its answer may have been lost; that it is too late for anything new does not matter.
  expect((await addEntropy(server, table.id, 'heads', key)).status).toBe(200);
  expect(parseRecord(await recordOf(server, table.id, key)).entropy).toEqual(['heads', 'tails', '']);
});

test('when the game has begun it is too late, and the dice stay as they are', async () => {
  const server = await newServer();
  const { table, key } = (await post(server, '/api/matches', good)).body;
  await post(server, `/api/matches/${table.id}/join`, { name: 'Bob', entropy: 'tails' });
  expect(await addEntropy(server, table.id, 'heads', key)).toMatchObject({
    status: 409,
    body: { error: { code: 'too-late' } },
  });
  const text = await recordOf(server, table.id, key);
  expect(parseRecord(text).entropy).toEqual(['', 'tails']);
  expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, dice: 'proved' });
});

test('of a throw and the last join at once, the record tells what was in', async () => {
  const server = await newServer();
  for (let i = 0; i < 10; i++) {
    const { table, key } = (await post(server, '/api/matches', good)).body;
    const [thrown] = await Promise.all([
      addEntropy(server, table.id, 'heads', key),
      post(server, `/api/matches/${table.id}/join`, { name: 'Bob' }),
    ]);
    const text = await recordOf(server, table.id, key);
    expect(parseRecord(text).entropy[0]).toBe(thrown.status === 200 ? 'heads' : '');
    expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, dice: 'proved' });
  }
});

test('only those who sit throw in, and only a text of the right length', async () => {
  const server = await newServer();
  const { table, key } = (await post(server, '/api/matches', good)).body;
  const refused = async (entropy: unknown, own: string | null): Promise<string> => {
    const { status, body } = await addEntropy(server, table.id, entropy, own);
    return `${status} ${body.error.code}`;
  };
  expect(await refused('heads', null)).toBe('403 spectator');
  expect(await refused('heads', 'guess')).toBe('401 wrong-key');
  for (const text of ['', 'x'.repeat(65), 5, null]) expect(await refused(text, key)).toBe('400 bad-request');
  expect((await addEntropy(server, 'nobody', 'heads', key)).status).toBe(404);
  await post(server, `/api/matches/${table.id}/join`, { name: 'Bob' });
  expect(parseRecord(await recordOf(server, table.id, key)).entropy).toEqual(['', '']);
});

test('nobody hears that something was thrown in', async () => {
  const server = await newServer();
  const { table, key } = (await post(server, '/api/matches', good)).body;
  const [own] = await Visitor.enter(server, table.id, key);
  const [watcher] = await Visitor.enter(server, table.id, null);
  await addEntropy(server, table.id, 'heads', key);
  expect(await own.isLeftAlone()).toBe(true);
  expect(await watcher.isLeftAlone()).toBe(true);
});

const join = (server: Server, id: string, wanted: object) =>
  post<Seated & ErrorBody>(server, `/api/matches/${id}/join`, wanted);

const refusal = ({ status, body }: { status: number; body: ErrorBody }) => `${status} ${body.error.code}`;

test('what was promised is opened when the last seat is taken, and not before', async () => {
  const server = await newServer();
  const created = (await post(server, '/api/matches', { ...good, promise: promiseOf('heads') })).body;
  const { id } = created.table;
  expect(refusal(await addEntropy(server, id, 'heads', created.key))).toBe('409 too-early');

  const bob = (await join(server, id, { name: 'Bob', promise: promiseOf('tails') })).body;
  const opening = { promises: [promiseOf('heads'), promiseOf('tails')], owing: [0, 1] };
  expect(bob.table).toMatchObject({ status: 'open', opening });
  expect((await get(server, '/api/matches')).body).toMatchObject({ open: [], running: [] });
  expect(refusal(await join(server, id, { name: 'Cyd' }))).toBe('409 no-free-seat');
  expect(refusal(await addEntropy(server, id, 'edge', created.key))).toBe('409 not-promised');
  expect((await addEntropy(server, id, 'heads', created.key)).body).toMatchObject({
    status: 'open',
    opening: { ...opening, owing: [1] },
  });
  const dealt = (await addEntropy(server, id, 'tails', bob.key)).body;
  expect([dealt.status, dealt.opening]).toEqual(['running', undefined]);
  expect((await addEntropy(server, id, 'tails', bob.key)).status).toBe(200);

  const text = await recordOf(server, id, created.key);
  expect(parseRecord(text)).toMatchObject({ entropy: ['heads', 'tails'], promises: opening.promises });
  expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, couldChoose: 'nobody', unopened: [] });
});

test('a table full of bots deals nothing before its opener has opened what was promised', async () => {
  const server = await newServer({ games: [hands] });
  const bots = [{ seat: 1, level: 'random' }];
  const { table, key } = (
    await post(server, '/api/matches', {
      ...{ game: 'hands', name: 'Ann', open: false, seats: 2, bots },
      promise: promiseOf('heads'),
    })
  ).body;
  expect(table).toMatchObject({ status: 'open', opening: { promises: [promiseOf('heads'), null], owing: [0] } });
  expect((await get(server, `/api/matches/${table.id}`, key)).body.view).toBeNull();
  expect((await addEntropy(server, table.id, 'heads', key)).body.status).toBe('running');
});

test('who throws in openly cannot do so after somebody has opened a promise', async () => {
  const server = await newServer();
  const created = (await post(server, '/api/matches', { ...good, promise: promiseOf('heads'), seats: 3 })).body;
  const { id } = created.table;
  const bob = (await join(server, id, { name: 'Bob' })).body;
  const cyd = (await join(server, id, { name: 'Cyd', entropy: 'open' })).body;
  expect(cyd.table.opening).toEqual({ promises: [promiseOf('heads'), null, promiseOf('open')], owing: [0] });
  expect(refusal(await addEntropy(server, id, 'to suit', bob.key))).toBe('409 too-late');
  await addEntropy(server, id, 'heads', created.key);
  const text = await recordOf(server, id, created.key);
  expect(parseRecord(text)).toMatchObject({
    entropy: ['heads', '', 'open'],
    promises: [promiseOf('heads'), null, null],
  });
  expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, couldChoose: 'nobody' });
});

test('who does not open is not waited for, and the record says so', async () => {
  const server = await newServer({ clock: fastClock() });
  const created = (await post(server, '/api/matches', { ...good, promise: promiseOf('heads') })).body;
  const { id } = created.table;
  const [line] = await Visitor.enter(server, id, created.key);
  await join(server, id, { name: 'Bob', promise: promiseOf('tails') });
  await line.until('update', ({ view }) => view !== null);
  expect(refusal(await addEntropy(server, id, 'heads', created.key))).toBe('409 too-late');
  const text = await recordOf(server, id, created.key);
  expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, couldChoose: 'host', unopened: [0, 1] });
});

test.each([
  ['a promise and an open text', { promise: promiseOf('heads'), entropy: 'heads' }, '400 bad-options'],
  ['a promise that is none', { promise: 'heads' }, '400 bad-request'],
])('%s are refused', async (_, thrown, code) => {
  const server = await newServer();
  const { table } = (await post(server, '/api/matches', good)).body;
  expect(refusal(await join(server, table.id, { name: 'Bob', ...thrown }))).toBe(code);
});
