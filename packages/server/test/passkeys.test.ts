/** Passkeys, made and shown by an authenticator in software; and everything that is not quite one. */

import { request } from 'node:http';
import { expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { decodeCbor } from '../src/people/passkeys/cbor.ts';
import type { Me, PasskeyChallenge, PasskeyCreation } from '../src/people/protocol.ts';
import type { ErrorBody, Seated, Welcome } from '../src/protocol.ts';
import { Authenticator, type Circumstances, type Kind } from './authenticator.ts';
import { Browser } from './browser.ts';
import { TestClock } from './clock.ts';
import { newServer } from './visit.ts';

const BOUNDLESS = { burst: 1e9, perSecond: 1e9 };
const openHouse = (): Promise<RunningServer> => newServer({ host: 'localhost', limits: { proofs: BOUNDLESS } });
const here = ({ url }: RunningServer): Circumstances => ({ origin: url, rpId: 'localhost' });
const codeOf = ({ status, body }: { status: number; body: unknown }): string =>
  `${status} ${(body as ErrorBody).error.code}`;

async function signUp(browser: Browser, device: Authenticator, name: string): Promise<Me> {
  const begun = await browser.post<PasskeyCreation>('/api/passkeys/registration', { name });
  expect(begun.body).toMatchObject({ rpId: 'localhost', user: { name }, algorithms: [-7, -8, -257] });
  const passkey = device.make(begun.body.challenge, here(browser.server));
  return (await browser.post<Me>('/api/account/passkey', { name, passkey })).body;
}

const challengeFor = async (browser: Browser): Promise<string> =>
  (await browser.post<PasskeyChallenge>('/api/passkeys/challenge')).body.challenge;

test.for<Kind>(['ES256', 'EdDSA', 'RS256'])('a passkey of kind %s makes an account and opens it', async kind => {
  const server = await openHouse();
  const [ann, phone] = [new Browser(server), new Browser(server)];
  const { table } = (await ann.post<Seated>('/api/matches', { game: 'whispers', name: 'Ann', open: true })).body;
  const device = new Authenticator(kind);
  expect((await signUp(ann, device, 'Ann')).person).toMatchObject({ kind: 'account', hasPassword: false });
  const shown = device.show(await challengeFor(phone), here(server));
  const { status, body } = await phone.post<Me>('/api/session/passkey', shown);
  expect([status, body.person?.name]).toEqual([200, 'Ann']);
  expect((await phone.get<Welcome>(`/api/matches/${table.id}`)).body.seat).toBe(0);
  // A challenge is good once, and so is what was signed with it.
  expect(codeOf(await phone.post('/api/session/passkey', shown))).toBe('410 used-up');
});

test('a passkey is added to an account and removed, but not the last way in', async () => {
  const server = await openHouse();
  const ann = new Browser(server);
  await ann.post('/api/account', { name: 'Ann', password: 'seven dice in a row' });
  const device = new Authenticator('ES256');
  const begin = async (): Promise<string> =>
    (await ann.post<PasskeyCreation>('/api/passkeys/registration', { name: '' })).body.challenge;
  const made = device.make(await begin(), here(server));
  const added = await ann.post<Me>('/api/me/passkeys', made);
  expect(added.body.person?.passkeys).toMatchObject([{ label: 'Firefox, Linux' }]);
  expect(codeOf(await ann.post('/api/me/passkeys', made))).toBe('410 used-up');
  expect(codeOf(await ann.post('/api/me/passkeys', device.make(await begin(), here(server))))).toBe('400 bad-passkey');
  const id = device.id.toString('base64url');
  expect((await ann.delete<Me>(`/api/me/passkeys/${id}`)).body.person?.passkeys).toEqual([]);
  const bob = new Browser(server);
  const other = new Authenticator('EdDSA');
  await signUp(bob, other, 'Bob');
  expect(codeOf(await bob.delete(`/api/me/passkeys/${other.id.toString('base64url')}`))).toBe('409 not-now');
});

test('a stolen cookie of somebody without a password neither sets one nor ends the account', async () => {
  const clock = new TestClock();
  const server = await newServer({ host: 'localhost', clock, limits: { proofs: BOUNDLESS } });
  const [ann, device] = [new Browser(server), new Authenticator('ES256')];
  await signUp(ann, device, 'Ann');
  await clock.pass(16 * 60_000);
  const wanted = { password: 'seven dice in a row', endPasskeys: true };
  expect(codeOf(await ann.post('/api/me/password', wanted))).toBe('403 prove-first');
  expect(codeOf(await ann.delete('/api/me', {}))).toBe('403 prove-first');
  // Whoever has the passkey signs in again, and does both.
  await ann.post('/api/session/passkey', device.show(await challengeFor(ann), here(server)));
  expect((await ann.post('/api/me/password', { password: wanted.password })).status).toBe(200);
  expect((await ann.delete('/api/me', { password: wanted.password })).status).toBe(200);
});

test('passkeys are bound to where people find the server, whatever name a request comes by', async () => {
  const server = await newServer({
    ...{ host: 'localhost', proxies: 1, limits: { proofs: BOUNDLESS } },
    telling: { publicUrl: 'https://play.test' },
  });
  const rpIdFor = (host: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const asked = request(new URL('/api/passkeys/challenge', server.url), { method: 'POST', headers: { host } });
      asked
        .on('error', reject)
        .on('response', async answer => resolve(JSON.parse((await answer.toArray()).join('')).rpId));
      asked.end();
    });
  expect([await rpIdFor('play.test'), await rpIdFor('evil.example')]).toEqual(['play.test', 'play.test']);
  expect(await rpIdFor('localhost:3000')).toBe('localhost');
});

test('what is made for another site, page, moment or person is no passkey', async () => {
  const server = await openHouse();
  const ann = new Browser(server);
  const bad: Partial<Circumstances>[] = [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { flags: 0x04 },
    { flags: 0x01 },
    { type: 'webauthn.get' },
    { crossOrigin: true },
  ];
  for (const lie of bad) {
    const { challenge } = (await ann.post<PasskeyCreation>('/api/passkeys/registration', { name: 'Ann' })).body;
    const passkey = new Authenticator('ES256').make(challenge, { ...here(server), ...lie });
    expect([lie, codeOf(await ann.post('/api/account/passkey', { name: 'Ann', passkey }))]).toEqual([
      lie,
      '400 bad-passkey',
    ]);
  }
  const eve = new Browser(server);
  await eve.post('/api/passkeys/registration', { name: 'Eve' });
  const { challenge } = (await ann.post<PasskeyCreation>('/api/passkeys/registration', { name: 'Ann' })).body;
  const passkey = new Authenticator('ES256').make(challenge, here(server));
  expect(codeOf(await eve.post('/api/account/passkey', { name: 'Eve', passkey }))).toBe('400 bad-passkey');
  expect((await ann.get<Me>('/api/me')).body.person?.kind).toBe('guest');
});

test('what is signed by another key, for another site, or by a copy opens nothing', async () => {
  const server = await openHouse();
  const device = new Authenticator('ES256');
  await signUp(new Browser(server), device, 'Ann');
  const eve = new Browser(server);
  const tried = async (change: (challenge: string) => object): Promise<string> =>
    codeOf(await eve.post('/api/session/passkey', change(await challengeFor(eve))));
  const thief = new Authenticator('ES256');
  const id = device.id.toString('base64url');
  expect(await tried(challenge => ({ ...thief.show(challenge, here(server)), id }))).toBe('400 bad-passkey');
  expect(await tried(challenge => thief.show(challenge, here(server)))).toBe('400 bad-passkey');
  expect(await tried(challenge => device.show(challenge, { ...here(server), origin: 'http://localhost:1' }))).toBe(
    '400 bad-passkey',
  );
  expect(await tried(challenge => device.show(challenge, { ...here(server), flags: 0x01 }))).toBe('400 bad-passkey');
  expect(await tried(() => device.show('a challenge nobody gave', here(server)))).toBe('410 used-up');
  const shown = device.show(await challengeFor(eve), { ...here(server), counter: 9 });
  expect((await eve.post('/api/session/passkey', shown)).status).toBe(200);
  await eve.delete('/api/session');
  // A copy of the key that counts for itself.
  expect(await tried(challenge => device.show(challenge, { ...here(server), counter: 9 }))).toBe('400 bad-passkey');
  expect((await eve.get<Me>('/api/me')).body).toEqual({ person: null });
});

test('bytes that are no CBOR are refused, whatever they are', () => {
  const bad = ['', '5f', '1b0000000000000001', '9f', 'a1', 'a20101', '62ff', '62c328', 'f7', 'c101', 'a201020103'];
  for (const hex of [...bad, '81'.repeat(50)]) {
    expect(() => decodeCbor(Buffer.from(hex, 'hex')), hex).toThrow();
  }
  const good = decodeCbor(Buffer.from('a201616161618203f5', 'hex'));
  expect(good.value).toEqual(
    new Map<unknown, unknown>([
      [1, 'a'],
      ['a', [3, true]],
    ]),
  );
});
