/** Accounts: a guest becomes a holder and keeps the seats, is known on other devices, and nobody else gets in. */

import { beforeAll, expect, test } from 'vitest';
import type { RunningServer, ServerOptions } from '../src/index.ts';
import type { Carry, CodeShown, Me, OwnMatches, Sessions } from '../src/people/protocol.ts';
import type { ErrorBody, MadeToken, Seated, Welcome } from '../src/protocol.ts';
import { Browser } from './browser.ts';
import { TestClock } from './clock.ts';
import { get, newServer, received, Visitor } from './visit.ts';

const BOUNDLESS = { burst: 1e9, perSecond: 1e9 };
const table = { game: 'whispers', name: 'Ann', open: true };
const ANN = { name: 'Ann', password: 'seven dice in a row' };

const openTo = (options: Partial<ServerOptions> = {}): Promise<RunningServer> =>
  newServer({ limits: { proofs: BOUNDLESS, proofsOfAccount: BOUNDLESS }, ...options });

// Only what these tests are told: the API's pages show a password as an example.
beforeAll(() => {
  received.length = 0;
});

const codeOf = ({ status, body }: { status: number; body: unknown }): string =>
  `${status} ${(body as ErrorBody).error.code}`;

/** A guest with a seat at a running match, who then makes an account. */
async function holder(server: RunningServer): Promise<{ ann: Browser; path: string }> {
  const [ann, bob] = [new Browser(server), new Browser(server)];
  const { body } = await ann.post<Seated>('/api/matches', table);
  const path = `/api/matches/${body.table.id}`;
  await bob.post(`${path}/join`, { name: 'Bob' });
  expect((await ann.post('/api/account', ANN)).status).toBe(201);
  return { ann, path };
}

test('a guest who makes an account keeps the seats, and finds them on another device', async () => {
  const server = await openTo();
  const { ann, path } = await holder(server);
  expect((await ann.get<Me>('/api/me')).body.person).toMatchObject({ kind: 'account', name: 'Ann', hasPassword: true });
  const phone = new Browser(server);
  expect((await phone.get<Me>('/api/me')).body).toEqual({ person: null });
  expect((await phone.get<OwnMatches>('/api/me/matches')).body).toEqual([]);
  expect((await phone.post<Me>('/api/session', { ...ANN, name: ' aNN ' })).status).toBe(200);
  const [own] = (await phone.get<OwnMatches>('/api/me/matches')).body;
  expect(own).toMatchObject({ seat: 0, isYourTurn: true, table: { status: 'running' } });
  expect((await phone.get<Welcome>(path)).body.seat).toBe(0);
  const move = { decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' }, seen: 0 };
  expect((await phone.post(`${path}/moves`, move)).status).toBe(200);
  expect((await ann.get<OwnMatches>('/api/me/matches')).body[0]).toMatchObject({ isYourTurn: false });
});

test('a guest who has an account already brings the seats of this device along', async () => {
  const server = await openTo();
  await holder(server);
  const tablet = new Browser(server);
  const { body } = await tablet.post<Seated>('/api/matches', { ...table, name: 'Annie' });
  await tablet.post('/api/session', ANN);
  const own = (await tablet.get<OwnMatches>('/api/me/matches')).body;
  expect(own.map(one => one.table.id)).toContain(body.table.id);
  expect(own).toHaveLength(2);
  expect((await tablet.get<Welcome>(`/api/matches/${body.table.id}`)).body.seat).toBe(0);
});

test('whether name or password is wrong is not told, and a name is taken once', async () => {
  const server = await openTo();
  await holder(server);
  const eve = new Browser(server);
  const wrong = await eve.post<ErrorBody>('/api/session', { ...ANN, password: 'seven dice in a cup' });
  const nobody = await eve.post<ErrorBody>('/api/session', { ...ANN, name: 'Nobody' });
  expect(codeOf(wrong)).toBe('401 wrong-password');
  expect(nobody).toEqual(wrong);
  expect(codeOf(await eve.post('/api/account', { ...ANN, name: 'ANN' }))).toBe('409 name-taken');
  expect((await eve.get<Me>('/api/me')).body).toEqual({ person: null });
  for (const password of ['Password1', 'iloveyou1', 'short', 'aaaaaaaaaaaa', 'Nobody Else']) {
    expect(codeOf(await eve.post('/api/account', { name: 'Nobody Else', password }))).toBe('400 bad-password');
  }
  expect(codeOf(await eve.post('/api/account', { ...ANN, name: ' ' }))).toBe('400 bad-name');
  expect(codeOf(await eve.post('/api/me/password', { password: ANN.password }))).toBe('401 not-signed-in');
});

test('tries are counted for each address and for each account', async () => {
  const clock = { now: () => 1_000_000, after: () => () => {} };
  const limits = { proofs: { burst: 4, perSecond: 0.1 }, proofsOfAccount: { burst: 2, perSecond: 0.1 } };
  const server = await newServer({ clock, limits, proxies: 1 });
  const tryFrom = async (address: string, name: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const body = JSON.stringify({ name, password: 'a guess at random' });
    return (await fetch(`${server.url}/api/session`, { method: 'POST', headers, body })).status;
  };
  expect([
    await tryFrom('10.0.0.1', 'Ann'),
    await tryFrom('10.0.0.2', 'ann'),
    await tryFrom('10.0.0.3', 'ANN'),
  ]).toEqual([401, 401, 429]);
  for (const name of ['Bob', 'Cyd', 'Dan']) expect(await tryFrom('10.0.0.1', name)).toBe(401);
  expect(await tryFrom('10.0.0.1', 'Eve')).toBe(429);
  expect(await tryFrom('10.0.0.4', 'Eve')).toBe(401);
});

test('strangers who guess at an account do not lock its owner out on a device on which they signed in before', async () => {
  const clock = new TestClock();
  const server = await openTo({ clock, limits: { proofsOfAccount: { burst: 2, perSecond: 1 / 60 } } });
  const { ann } = await holder(server);
  await ann.delete('/api/session');
  const [eve, phone] = [new Browser(server), new Browser(server)];
  const guess = async (browser: Browser) => (await browser.post('/api/session', { ...ANN, password: 'wrong' })).status;
  expect([await guess(eve), await guess(eve), await guess(eve)]).toEqual([401, 401, 429]);
  expect((await phone.post('/api/session', ANN)).status).toBe(429);
  expect((await ann.post('/api/session', ANN)).status).toBe(200);
  // What is known of a device holds for the account that was opened there, and for so many tries.
  const bob = { name: 'Bob', password: 'nine dice in a row' };
  await phone.post('/api/account', bob);
  await phone.delete('/api/session');
  expect((await phone.post('/api/session', ANN)).status).toBe(429);
  expect([await guess(ann), await guess(ann), await guess(ann)]).toEqual([401, 429, 429]);
});

test('a browser that several people share is known as each of theirs', async () => {
  const server = await openTo({ limits: { proofsOfAccount: { burst: 1, perSecond: 1 / 3600 } } });
  const [shared, eve] = [new Browser(server), new Browser(server)];
  const people = ['Ann', 'Bob', 'Cyd'].map(name => ({ name, password: 'seven dice in a row' }));
  for (const one of people) {
    await shared.post('/api/account', one);
    await shared.delete('/api/session');
    expect((await eve.post('/api/session', { ...one, password: 'wrong' })).status).toBe(401);
  }
  for (const one of people) {
    expect((await eve.post('/api/session', one)).status).toBe(429);
    expect((await shared.post('/api/session', one)).status).toBe(200);
    await shared.delete('/api/session');
  }
});

test('devices are listed and ended; another password ends all others', async () => {
  const server = await openTo();
  const { ann, path } = await holder(server);
  const [phone, tablet] = [new Browser(server), new Browser(server)];
  for (const device of [phone, tablet]) await device.post('/api/session', ANN);
  const devices = (await ann.get<Sessions>('/api/me/sessions')).body;
  expect(devices).toHaveLength(3);
  expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1);
  expect(devices[0]).toMatchObject({ device: 'Firefox, Linux' });
  const own = (await phone.get<Sessions>('/api/me/sessions')).body.find(({ isThis }) => isThis)!;
  expect((await ann.delete(`/api/me/sessions/${own.id}`)).status).toBe(200);
  expect(codeOf(await ann.delete(`/api/me/sessions/${own.id}`))).toBe('404 nothing-there');
  expect((await phone.get<Welcome>(path)).body.seat).toBeNull();
  const next = 'eight dice in a row';
  expect(codeOf(await ann.post('/api/me/password', { old: 'wrong password', password: next }))).toBe(
    '401 wrong-password',
  );
  expect((await ann.post('/api/me/password', { old: ANN.password, password: next })).status).toBe(200);
  expect((await tablet.get<Me>('/api/me')).body).toEqual({ person: null });
  expect((await ann.get<Me>('/api/me')).body.person?.name).toBe('Ann');
  expect(codeOf(await phone.post('/api/session', ANN))).toBe('401 wrong-password');
  expect((await phone.post('/api/session', { ...ANN, password: next })).status).toBe(200);
  const cookie = phone.cookie;
  await phone.delete('/api/session');
  phone.cookie = cookie;
  expect((await phone.get<Me>('/api/me')).body).toEqual({ person: null });
});

test('a line that is open when its device is signed out is closed, and comes back as a stranger’s', async () => {
  let later = 0;
  const after = (ms: number, call: () => void) => {
    const timer = setTimeout(call, ms).unref();
    return () => clearTimeout(timer);
  };
  const server = await openTo({ clock: { now: () => Date.now() + later, after } });
  const { ann, path } = await holder(server);
  const phone = new Browser(server);
  await phone.post('/api/session', ANN);
  const id = path.split('/').at(-1)!;
  const enter = async (): Promise<[Visitor, number | null]> => {
    const line = new Visitor(server, id, { headers: { cookie: phone.cookie } });
    await line.opened();
    line.say({ type: 'hello', key: null, seen: 0 });
    return [line, (await line.next('welcome')).seat];
  };
  const [line, seat] = await enter();
  expect(seat).toBe(0);
  await ann.post('/api/me/password', { old: ANN.password, password: 'eight dice in a row' });
  later = 11_000;
  line.say({ type: 'move', decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' } });
  expect(await line.closed).toBe(1001);
  expect((await ann.get<Welcome>(path)).body.decision).toBe(0);
  expect((await enter())[1]).toBeNull();
});

test('nor does it hear what is said at the table from then on', async () => {
  let later = 0;
  const after = (ms: number, call: () => void) => {
    const timer = setTimeout(call, ms).unref();
    return () => clearTimeout(timer);
  };
  const server = await openTo({ clock: { now: () => Date.now() + later, after } });
  const { ann, path } = await holder(server);
  const thief = new Browser(server);
  await thief.post('/api/session', ANN);
  const enter = async (headers: Record<string, string>): Promise<Visitor> => {
    const line = new Visitor(server, path.split('/').at(-1)!, { headers });
    await line.opened();
    line.say({ type: 'hello', key: null, seen: 0, room: true });
    await line.next('welcome');
    await line.next('room');
    return line;
  };
  const listening = await enter({ cookie: thief.cookie });
  const own = await enter({ cookie: ann.cookie });
  await ann.post('/api/me/password', { old: ANN.password, password: 'eight dice in a row' });
  later = 11_000;
  own.say({ type: 'say', id: 'a', text: 'just between us' });
  await own.until('room', ({ said }) => said.length > 0);
  expect(await listening.closed).toBe(1001);
  expect(JSON.stringify(listening.inbox)).not.toContain('between us');
});

test('a link carries all games to another device, once', async () => {
  const server = await openTo();
  const [ann, phone, eve] = [new Browser(server), new Browser(server), new Browser(server)];
  const { body } = await ann.post<Seated>('/api/matches', table);
  const { code } = (await ann.post<Carry>('/api/me/carry')).body;
  expect((await phone.post<Me>('/api/carry', { code })).body.person).toMatchObject({ kind: 'guest', name: 'Ann' });
  expect((await phone.get<Welcome>(`/api/matches/${body.table.id}`)).body.seat).toBe(0);
  expect(codeOf(await eve.post('/api/carry', { code }))).toBe('410 used-up');
  expect(codeOf(await eve.post('/api/me/carry'))).toBe('401 not-signed-in');
  expect((await ann.get<Sessions>('/api/me/sessions')).body).toHaveLength(2);
});

test('a link says whose it is, and takes the seats of the guest who follows it only if they agree', async () => {
  const server = await openTo();
  const { ann } = await holder(server);
  const follow = async (adopt: boolean) => {
    const guest = new Browser(server);
    const { body } = await guest.post<Seated>('/api/matches', { ...table, name: 'Bob' });
    const { code } = (await ann.post<Carry>('/api/me/carry')).body;
    const shown = await guest.post<CodeShown>('/api/carry/look', { code });
    expect(shown.body).toEqual({ name: 'Ann', kind: 'account', seats: 1 });
    await guest.post('/api/carry', { code, adopt });
    const path = `/api/matches/${body.table.id}`;
    return { seat: (await ann.get<Welcome>(path)).body.seat, key: (await get(server, path, body.key)).body.seat };
  };
  expect(await follow(false)).toEqual({ seat: null, key: 0 });
  expect(await follow(true)).toEqual({ seat: 0, key: 0 });
  expect(codeOf(await ann.post('/api/carry/look', { code: 'none' }))).toBe('410 used-up');
});

test('a changed password ends codes that were made before it, and tokens if that is wanted; so does an ended device', async () => {
  const server = await openTo();
  const { ann } = await holder(server);
  const codes = async () => (await ann.post<Carry>('/api/me/carry')).body.code;
  const before = await codes();
  const token = (await ann.post<MadeToken>('/api/me/tokens', { name: 'Bot' })).body.token;
  const isGood = async () => (await get(server, '/api/matches/none', token)).status !== 401;
  const change = { old: ANN.password, password: 'eight dice in a row' };
  expect((await ann.post('/api/me/password', change)).status).toBe(200);
  expect(codeOf(await new Browser(server).post('/api/carry', { code: before }))).toBe('410 used-up');
  expect(await isGood()).toBe(true);
  await ann.post('/api/me/password', { old: change.password, password: ANN.password, endTokens: true });
  expect(await isGood()).toBe(false);
  const phone = new Browser(server);
  await phone.post('/api/session', ANN);
  const again = await codes();
  const other = (await ann.get<Sessions>('/api/me/sessions')).body.find(({ isThis }) => !isThis)!;
  await ann.delete(`/api/me/sessions/${other.id}`);
  expect(codeOf(await new Browser(server).post('/api/carry', { code: again }))).toBe('410 used-up');
});

test('who has not signed in of late proves who they are before anything is made that outlives a cookie', async () => {
  const clock = new TestClock();
  const server = await openTo({ clock });
  const { ann } = await holder(server);
  expect((await ann.post('/api/me/tokens', { name: 'Bot' })).status).toBe(201);
  await clock.pass(16 * 60_000);
  expect(codeOf(await ann.post('/api/me/tokens', { name: 'Bot' }))).toBe('403 prove-first');
  expect(codeOf(await ann.post('/api/me/carry'))).toBe('403 prove-first');
  const passkey = { clientDataJSON: 'eyJ9', attestationObject: 'o2Nm' };
  expect(codeOf(await ann.post('/api/me/passkeys', passkey))).toBe('403 prove-first');
  expect(codeOf(await ann.post('/api/me/tokens', { name: 'Bot', password: 'wrong' }))).toBe('401 wrong-password');
  expect((await ann.post('/api/me/tokens', { name: 'Bot', password: ANN.password })).status).toBe(201);
  await ann.post('/api/session', ANN);
  expect((await ann.post('/api/me/carry')).status).toBe(200);
  // A guest has nothing to prove it by, and keeps the way to another device.
  const guest = new Browser(server);
  await guest.post('/api/matches', table);
  await clock.pass(16 * 60_000);
  expect((await guest.post('/api/me/carry')).status).toBe(200);
});

test('tries are counted where a token is made as anywhere, and one too many is refused and nothing worse', async () => {
  const clock = new TestClock();
  const server = await newServer({
    clock,
    limits: { proofs: BOUNDLESS, proofsOfAccount: { burst: 2, perSecond: 0.001 } },
  });
  const { ann } = await holder(server);
  await clock.pass(16 * 60_000);
  const tried = [];
  for (let i = 0; i < 3; i++) tried.push(codeOf(await ann.post('/api/me/tokens', { name: 'Bot', password: 'wrong' })));
  expect(tried).toEqual(['401 wrong-password', '401 wrong-password', '429 too-fast']);
});

test('neither password nor hash nor cookie is ever told', () => {
  expect(received.filter(text => /argon2|seven dice in a row/.test(text))).toEqual([]);
});
