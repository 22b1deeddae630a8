/** The order of fair dice: promised first, then what the seats throw in, then dealt. */

import { FORMER_PLAYER } from '@roundhouse/games/voice.ts';
import { commitmentTo, parseRecord, promiseOf, verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import { appoint } from '../src/people/operators.ts';
import type { Moderated } from '../src/people/protocol.ts';
import { CLOSE, type ErrorBody, type NewTable, type Rematch, type Seated, type Table } from '../src/protocol.ts';
import { fastClock } from '../testing/fast-clock.ts';
import { Browser } from './browser.ts';
import { TestClock } from './clock.ts';
import { hands } from './hands.ts';
import { get, newFolder, newServer, post, Visitor } from './visit.ts';
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

const SOON = { absent: { seconds: 10, seat: 'free' } } as const;

/** Ann's table on a clock that runs fast, with Bob at it; both have promised, and nobody has opened. */
async function twoPromised(wanted: Partial<NewTable> = {}, options: Partial<ServerOptions> = {}) {
  const server = await newServer({ clock: fastClock(), ...options });
  const first = { ...good, ...SOON, promise: promiseOf('heads'), ...wanted };
  const ann = (await post(server, '/api/matches', first)).body;
  const { id } = ann.table;
  const invite = ann.invite ?? undefined;
  const bob = (await join(server, id, { name: 'Bob', promise: promiseOf('tails'), invite })).body;
  const look = async (key: string | null = null): Promise<Table> =>
    (await get(server, `/api/matches/${id}`, key)).body.table;
  return { server, id, invite, ann, bob, look, open: openerOf(server, id) };
}

const openerOf = (server: Server, id: string) => (entropy: string, key: string, next?: string) =>
  post<Table & ErrorBody>(
    server,
    `/api/matches/${id}/entropy`,
    { entropy, ...(next !== undefined && { next: promiseOf(next) }) },
    key,
  );

const isCalledOff = (times: number) => (message: { table?: Table }) => message.table?.calledOff?.length === times;

test('who does not open loses the seat, all see why, and the deal that was called off stays in the record', async () => {
  const { server, id, ann, bob, open } = await twoPromised();
  const [annLine] = await Visitor.enter(server, id, ann.key);
  const [bobLine] = await Visitor.enter(server, id, bob.key);
  const [watcher] = await Visitor.enter(server, id, null);
  const { commitment } = ann.table;
  await open('heads', ann.key, 'again heads');
  const told = (await annLine.until('update', isCalledOff(1))).table!;
  expect((await watcher.until('update', isCalledOff(1))).table).toEqual(told);
  expect(told).toMatchObject({ status: 'open', seats: [{ name: 'Ann' }, { name: null }] });
  expect(told.opening).toBeUndefined();
  expect(told.commitment).not.toBe(commitment);
  const promises = [promiseOf('heads'), promiseOf('tails')];
  expect(told.calledOff).toEqual([
    { names: ['Ann', 'Bob'], silent: [1], commitment, promises, at: expect.any(Number) },
  ]);
  expect(await bobLine.closed).toBe(CLOSE.seatLost);
  expect(refusal(await get<ErrorBody>(server, `/api/matches/${id}`, bob.key))).toBe('401 seat-lost');
  expect(refusal(await open('tails', bob.key))).toBe('401 seat-lost');

  const cyd = (await join(server, id, { name: 'Cyd', promise: promiseOf('edge') })).body;
  expect(cyd.table.opening!.promises).toEqual([promiseOf('again heads'), promiseOf('edge')]);
  // What is open already is nobody's secret any more.
  expect(refusal(await open('heads', ann.key))).toBe('409 not-promised');
  await open('edge', cyd.key);
  expect((await open('again heads', ann.key)).body.status).toBe('running');
  const text = await recordOf(server, id, cyd.key);
  expect(verifyRecord(() => whispers, text)).toMatchObject({
    ...{ ok: true, couldChoose: 'silent', deals: 2, unopened: [] },
    calledOff: [{ silent: ['Bob'] }],
  });
  const { calledOff, entropy } = parseRecord(text);
  expect(entropy).toEqual(['again heads', 'edge']);
  expect(calledOff).toMatchObject([{ commitment, promises, entropy: ['heads', ''] }]);
  expect(commitmentTo(calledOff![0]!.seed)).toBe(commitment);
});

test('as long as nobody waits for the others no time runs; it begins with the first text that is opened', async () => {
  const { look, open, ann, bob } = await twoPromised();
  // A hundred times as long as it takes by this clock.
  await new Promise(done => setTimeout(done, 800));
  expect(await look()).toMatchObject({ status: 'open', opening: { owing: [0, 1] } });
  await open('tails', bob.key);
  expect((await open('heads', ann.key)).body.status).toBe('running');
});

test('a host who stays silent loses the seat too, and whoever sits there says who takes it', async () => {
  const { server, id, bob, ann, open, look } = await twoPromised({ open: false, private: true });
  const [line] = await Visitor.enter(server, id, bob.key);
  await open('tails', bob.key, 'tails again');
  await line.until('update', isCalledOff(1));
  const give = (seat: number, key: string) =>
    post<Table & ErrorBody>(server, `/api/matches/${id}/seats`, { seat, bot: 'random' }, key);
  expect(refusal(await give(0, ann.key))).toBe('401 seat-lost');
  // Whoever had the seat comes back without an invitation, as somebody who promises anew.
  const back = await join(server, id, { name: 'Ann', key: ann.key, promise: promiseOf('sorry') });
  expect(back).toMatchObject({ status: 200, body: { seat: 0 } });
  await open('tails again', bob.key, 'and again');
  await line.until('update', isCalledOff(2));
  expect((await give(0, bob.key)).body).toMatchObject({ status: 'open', opening: { owing: [1] } });
  expect((await open('and again', bob.key)).body.status).toBe('running');
  expect((await look(bob.key)).calledOff!.map(({ silent }) => silent)).toEqual([[0], [0]]);
});

test('two who stay silent are replaced by bots where the opener wished it, and the deal is made anew', async () => {
  const { server, id, invite, ann, open } = await twoPromised({
    ...{ seats: 3, open: false, level: 'random', absent: { seconds: 10, seat: 'bot' } },
  });
  await join(server, id, { name: 'Cyd', promise: promiseOf('edge'), invite });
  const [line] = await Visitor.enter(server, id, ann.key);
  await open('heads', ann.key, 'once more');
  const told = (await line.until('update', isCalledOff(1))).table!;
  expect(told).toMatchObject({
    ...{ status: 'open', seats: [{ name: 'Ann' }, { name: 'Bot', bot: 'random' }, { name: 'Bot 2', bot: 'random' }] },
    opening: { promises: [promiseOf('once more'), null, null], owing: [0] },
  });
  expect((await open('once more', ann.key)).body.status).toBe('running');
  expect(verifyRecord(() => whispers, await recordOf(server, id, ann.key))).toMatchObject({
    ...{ couldChoose: 'silent', deals: 2, calledOff: [{ silent: ['Bob', 'Cyd'] }] },
  });
});

test('a table cannot be kept from beginning: after three deals that came to nothing a bot has the seat', async () => {
  const { server, id, ann, open } = await twoPromised({ level: 'random' });
  const [line] = await Visitor.enter(server, id, ann.key);
  const texts = ['heads', 'second', 'third', 'fourth', 'fifth'];
  for (const times of [1, 2, 3, 4]) {
    await open(texts[times - 1]!, ann.key, texts[times]);
    const { table } = await line.until('update', isCalledOff(times));
    if (times < 4) {
      expect(table!.seats[1]!.name).toBeNull();
      await join(server, id, { name: `Silent ${times}`, promise: promiseOf(`never ${times}`) });
    } else expect(table!.seats[1]).toEqual({ name: 'Bot', bot: 'random' });
  }
  expect((await open('fifth', ann.key)).body.status).toBe('running');
  const found = verifyRecord(() => whispers, await recordOf(server, id, ann.key));
  expect(found).toMatchObject({ ok: true, couldChoose: 'silent', deals: 5 });
});

test('who promises nothing for the next deal, or what is open already, sits on all the same', async () => {
  const { server, id, ann, bob, open } = await twoPromised();
  const [line] = await Visitor.enter(server, id, ann.key);
  expect(refusal(await open('heads', ann.key, 'heads'))).toBe('400 bad-options');
  expect((await open('heads', ann.key)).status).toBe(200);
  expect((await open('heads', ann.key, 'too late to promise')).status).toBe(200);
  const { table } = await line.until('update', isCalledOff(1));
  expect(table!.seats).toEqual([{ name: 'Ann' }, { name: null }]);
  const back = await join(server, id, { name: 'Bob', key: bob.key, promise: promiseOf('tails again') });
  expect(back.body.table.opening).toEqual({ promises: [null, promiseOf('tails again')], owing: [1] });
});

test('what was said, seen and done at a seat is that of whoever had it', async () => {
  const { server, id, ann, bob, open } = await twoPromised();
  const [bobLine] = await Visitor.enter(server, id, bob.key);
  const [annLine] = await Visitor.enter(server, id, ann.key, 0, true);
  bobLine.say({ type: 'say', id: 'rude', text: 'something rude' });
  await annLine.until('room', ({ said }) => said.length > 0);
  await open('heads', ann.key, 'heads again');
  await annLine.until('update', isCalledOff(1));
  expect(await bobLine.closed).toBe(CLOSE.seatLost);
  const cyd = (await join(server, id, { name: 'Cyd', promise: promiseOf('edge') })).body;
  const [cydLine] = await Visitor.enter(server, id, cyd.key, 0, true);
  expect((await cydLine.until('room', ({ said }) => said.length > 0)).said).toMatchObject([
    { seat: 1, name: 'Bob', text: 'something rude' },
  ]);
  await open('edge', cyd.key);
  await open('heads again', ann.key);
  const concession = { decision: 0, id: 'x', move: { type: 'concede' }, seen: 0 };
  expect(refusal(await post<ErrorBody>(server, `/api/matches/${id}/moves`, concession, bob.key))).toBe('401 seat-lost');
  expect(bobLine.bytes.join('')).not.toContain('Cyd');
});

test('somebody known by a cookie loses the line with the seat, and the name with the account', async () => {
  const server = await newServer({ clock: fastClock() });
  const ann = (await post(server, '/api/matches', { ...good, ...SOON, promise: promiseOf('heads') })).body;
  const { id } = ann.table;
  const bob = new Browser(server);
  const wanted = { name: 'Bob', promise: promiseOf('tails') };
  await bob.post(`/api/matches/${id}/join`, wanted);
  const line = new Visitor(server, id, { headers: { cookie: bob.cookie, origin: server.url } });
  await line.opened();
  line.say({ type: 'hello', key: null, seen: 0 });
  expect((await line.next('welcome')).seat).toBe(1);
  const [annLine] = await Visitor.enter(server, id, ann.key);
  await openerOf(server, id)('heads', ann.key, 'heads again');
  await annLine.until('update', isCalledOff(1));
  expect(await line.closed).toBe(CLOSE.seatLost);
  // Known by the cookie, no invitation is asked for; and gone for good, the name goes too.
  expect((await bob.post(`/api/matches/${id}/join`, wanted)).status).toBe(200);
  expect((await bob.delete('/api/me', {})).status).toBe(200);
  const { table } = (await get(server, `/api/matches/${id}`, ann.key)).body;
  expect(table.calledOff![0]!.names).toEqual(['Ann', FORMER_PLAYER]);
});

test.each([
  [{ type: 'say', id: 'late', text: 'something rude' }, true],
  [{ type: 'mute', id: 'late', seat: 0, muted: false }, true],
  [{ type: 'report', id: 'late', line: 0, reason: 'rude' }, true],
  [{ type: 'ping' }, false],
])('what a line sent before its seat was lost and is read after it does nothing there: %o', async (message, isDeed) => {
  const clock = new TestClock();
  // The fourth message of a line waits until the deal has been called off, and not so long that the cookie is looked at anew.
  const limits = { messages: { burst: 3, perSecond: 1 / 8 } };
  const dataDir = await newFolder();
  const server = await newServer({ clock, limits, dataDir });
  const promise = promiseOf('heads');
  const absent = { seconds: 5, seat: 'free' };
  const ann = (await post(server, '/api/matches', { ...good, absent, promise })).body;
  const { id } = ann.table;
  const bob = new Browser(server);
  await bob.post(`/api/matches/${id}/join`, { name: 'Bob', promise: promiseOf('tails') });
  const [annLine] = await Visitor.enter(server, id, ann.key, 0, true);
  const line = new Visitor(server, id, { headers: { cookie: bob.cookie, origin: server.url } });
  await line.opened();
  line.say({ type: 'hello', key: null, seen: 0, room: true });
  await line.until('room');
  for (let i = 0; i < 2; i++) expect(await line.isLeftAlone()).toBe(true);
  line.say(message);
  annLine.say({ type: 'say', id: 'hi', text: 'is anybody there?' });
  await annLine.until('room', ({ answers }) => answers === 'hi');

  await openerOf(server, id)('heads', ann.key, 'heads again');
  await clock.pass(6000);
  await annLine.until('update', isCalledOff(1));
  const cyd = (await join(server, id, { name: 'Cyd', promise: promiseOf('edge') })).body;
  const [cydLine] = await Visitor.enter(server, id, cyd.key, 0, true);
  cydLine.say({ type: 'mute', id: 'own', seat: 0, muted: true });
  await cydLine.until('room', ({ answers }) => answers === 'own');
  await clock.pass(3000);
  expect(await line.closed).toBe(CLOSE.seatLost);
  expect(line.bytes.join('').includes('"code":"seat-lost","rule"')).toBe(isDeed);
  // Nor does it hear what Cyd has muted.
  expect(line.bytes.join('')).not.toContain('"muted":[0]');
  const said = [{ seat: 0, text: 'is anybody there?' }];
  const [annAgain] = await Visitor.enter(server, id, ann.key, 0, true);
  expect(await annAgain.next('room')).toMatchObject({ said });
  const [cydAgain] = await Visitor.enter(server, id, cyd.key, 0, true);
  expect(await cydAgain.next('room')).toMatchObject({ muted: [0], said: [] });
  const olga = new Browser(server);
  await olga.post('/api/account', { name: 'Olga', password: 'seven dice in a row' });
  await appoint({ dataDir }, 'Olga', 'operator');
  expect((await olga.get<Moderated>('/api/moderation')).body.reports).toEqual([]);
});

test('a server that is started again goes on waiting where it stopped', async () => {
  const dataDir = await newFolder();
  const { server, id, ann, bob, open } = await twoPromised({}, { dataDir });
  await open('heads', ann.key, 'heads again');
  await server.close();
  const later = await newServer({ clock: fastClock(), dataDir });
  const [line, welcome] = await Visitor.enter(later, id, ann.key);
  if (welcome.table.calledOff === undefined) await line.until('update', isCalledOff(1));
  const { table } = (await get(later, `/api/matches/${id}`)).body;
  expect(table).toMatchObject({ seats: [{ name: 'Ann' }, { name: null }], calledOff: [{ silent: [1] }] });
  expect(refusal(await get<ErrorBody>(later, `/api/matches/${id}`, bob.key))).toBe('401 seat-lost');
});

test('a text that comes in the moment in which the deal is called off counts before or not at all', async () => {
  const { server, id, ann, bob, look } = await twoPromised({ absent: { seconds: 5, seat: 'free' } });
  const open = openerOf(server, id);
  await open('heads', ann.key, 'heads again');
  const answers: number[] = [];
  for (let table = await look(); table.status === 'open' && table.calledOff === undefined; table = await look()) {
    // As near to the end as it gets: 5 s of this clock are 200 ms.
    if (answers.length === 0) await new Promise(done => setTimeout(done, 190));
    answers.push((await open('tails', bob.key)).status);
  }
  const { status, calledOff } = await look();
  expect([status, answers.includes(200), calledOff === undefined]).toEqual(
    status === 'running' ? ['running', true, true] : ['open', false, false],
  );
});

test.each([
  [null, 86_400],
  [{ kind: 'move', seconds: 5, out: 'bot' }, 30],
  [{ kind: 'move', seconds: 259_200, out: 'bot' }, 86_400],
  [{ kind: 'match', seconds: 600, increment: 5, out: 'bot' }, 60],
] as const)('a clock of %o waits for what was promised %i seconds', async (clock, seconds) => {
  const server = await newServer();
  const { table } = (await post(server, '/api/matches', { ...good, clock })).body;
  expect(table.absent).toEqual({ seconds, seat: 'free' });
});

test('a table that is given up and dealt again says so, and its record too', async () => {
  const server = await newServer();
  const ann = (await post(server, '/api/matches', good)).body;
  const bob = (await join(server, ann.table.id, { name: 'Bob' })).body;
  let { id } = ann.table;
  for (const givenUp of [1, 2]) {
    await recordOf(server, id, ann.key);
    const next = (await post<Rematch>(server, `/api/matches/${id}/rematch`, {}, ann.key)).body;
    expect(next.table.givenUp).toBe(givenUp);
    id = next.table.id;
    for (const { key } of [ann, bob]) await join(server, id, { name: 'Again', key });
  }
  const text = await recordOf(server, id, ann.key);
  expect(parseRecord(text).givenUp).toBe(2);
  expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, givenUp: 2, deals: 1 });
});

test('so does one that its host opens after leaving others behind; bots’ tables are not counted', async () => {
  const server = await newServer();
  const host = new Browser(server);
  const openAgain = async (more: object = {}) => {
    const { table } = (await host.post<Seated>('/api/matches', { ...good, ...more })).body;
    await join(server, table.id, { name: 'Bob' });
    return table.givenUp;
  };
  expect([await openAgain(), await openAgain(), await openAgain()]).toEqual([undefined, 1, 2]);
  expect(await openAgain({ open: false, seats: 2, bots: [{ seat: 1, level: 'random' }] })).toBeUndefined();
});

test.each([
  ['a promise and an open text', { promise: promiseOf('heads'), entropy: 'heads' }, '400 bad-options'],
  ['a promise that is none', { promise: 'heads' }, '400 bad-request'],
])('%s are refused', async (_, thrown, code) => {
  const server = await newServer();
  const { table } = (await post(server, '/api/matches', good)).body;
  expect(refusal(await join(server, table.id, { name: 'Bob', ...thrown }))).toBe(code);
});
