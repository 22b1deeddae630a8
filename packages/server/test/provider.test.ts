/** Signing in by the word of an OpenID provider: a real one, and every way around it that would let in somebody else. */

import { expect, onTestFinished, test } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import { providerFrom } from '../src/notifications/environment.ts';
import type { Me, ProviderShown, WayThere } from '../src/people/protocol.ts';
import { WAY_BACK } from '../src/people/provider.ts';
import type { ErrorBody } from '../src/protocol.ts';
import { startOpenIdProvider, visitProvider } from '../testing/openid-provider.ts';
import { Browser, type Got } from './browser.ts';
import { TestClock } from './clock.ts';
import { newServer } from './visit.ts';

const PUBLIC = 'https://play.test';
const BOUNDLESS = { burst: 1e9, perSecond: 1e9 };

const codeOf = ({ status, body }: Got<unknown>): string => `${status} ${(body as ErrorBody).error?.code}`;

async function open(options: Partial<ServerOptions> = {}) {
  const provider = await startOpenIdProvider(PUBLIC + WAY_BACK);
  onTestFinished(() => provider.close());
  const { issuer, clientId, clientSecret } = provider;
  const server = await newServer({
    telling: { publicUrl: PUBLIC },
    provider: { issuer, clientId, clientSecret, name: 'Example ID' },
    limits: { proofs: BOUNDLESS },
    ...options,
  });
  return { provider, server };
}

/** Where a browser is sent, which it then goes as this person at the provider; gives where that leads back to. */
async function away(browser: Browser, login: string | null, wanted: object = {}, door = '/api/session/provider') {
  const { body } = await browser.post<WayThere>(door, wanted);
  return visitProvider(body.url, login);
}

/** Follows an address back from the provider; gives what came of it. */
async function back(browser: Browser, address: string): Promise<string> {
  expect(address).toMatch(PUBLIC + WAY_BACK);
  const answer = await fetch(browser.server.url + address.slice(PUBLIC.length), {
    redirect: 'manual',
    headers: { cookie: browser.cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  });
  for (const one of answer.headers.getSetCookie()) browser.cookie = one.split(';', 1)[0]!;
  expect(answer.status).toBe(303);
  return answer.headers.get('location')!.replace('/account#provider=', '');
}

const visit = async (browser: Browser, login: string | null, wanted: object = {}, door?: string): Promise<string> =>
  back(browser, await away(browser, login, wanted, door));

const nameIn = async (browser: Browser): Promise<string | undefined> => {
  const { person } = (await browser.get<Me>('/api/me')).body;
  return person?.kind === 'account' ? person.name : undefined;
};

test('an account is made under the name that was chosen, keeps the guest’s seats, and is found again', async () => {
  const { server, provider } = await open();
  const ann = new Browser(server);
  expect((await ann.get<ProviderShown>('/api/session/provider')).body).toEqual({ name: 'Example ID' });
  await ann.post('/api/matches', { game: 'whispers', name: 'Ann', open: false });
  // Nobody makes an account by signing in.
  expect(await visit(ann, 'ann@id')).toBe('unknown');
  expect(await nameIn(ann)).toBeUndefined();
  expect(await visit(ann, 'ann@id', { name: 'Ann' })).toBe('signedIn');
  const { person } = (await ann.get<Me>('/api/me')).body;
  expect(person).toMatchObject({ name: 'Ann', kind: 'account', hasPassword: false });
  expect(person!.identities).toMatchObject([{ issuer: provider.issuer }]);
  expect((await ann.get<unknown[]>('/api/me/matches')).body).toHaveLength(1);
  // Nothing of who she is there is kept but a hash.
  expect(JSON.stringify((await ann.get('/api/me/export')).body)).not.toContain('ann@id');
  const phone = new Browser(server);
  expect(await visit(phone, 'ann@id')).toBe('signedIn');
  expect(await nameIn(phone)).toBe('Ann');
  // Whoever has an account and asks for another gets theirs.
  expect(await visit(new Browser(server), 'ann@id', { name: 'Anna' })).toBe('signedIn');
  expect(await visit(new Browser(server), 'bob@id', { name: 'ANN' })).toBe('nameTaken');
  expect(codeOf(await phone.post('/api/session/provider', { name: ' ' }))).toBe('400 bad-name');
});

test('only the browser that went there is let in, and once', async () => {
  const { server } = await open();
  const [ann, eve] = [new Browser(server), new Browser(server)];
  await visit(ann, 'ann@id', { name: 'Ann' });
  await visit(eve, 'eve@id', { name: 'Eve' });
  for (const browser of [ann, eve]) await browser.delete('/api/session');

  // A link with Eve's code, which Ann is made to follow: with no visit of her own, and in the middle of one.
  const link = await away(eve, 'eve@id');
  expect(await back(ann, link)).toBe('failed');
  const own = await away(ann, 'ann@id');
  expect(await back(ann, link)).toBe('failed');
  expect(await nameIn(ann)).toBeUndefined();
  expect(await back(ann, own)).toBe('signedIn');
  await ann.delete('/api/session');
  // Eve's code under Ann's state: bound to another visit.
  const mixed = new URL(await away(ann, 'ann@id'));
  mixed.searchParams.set('code', new URL(await away(eve, 'eve@id')).searchParams.get('code')!);
  expect(await back(ann, mixed.href)).toBe('failed');
  expect(await nameIn(ann)).toBeUndefined();

  // What was used is void, also with its cookie.
  const again = await away(ann, 'ann@id');
  const kept = ann.cookie;
  expect(await back(ann, again)).toBe('signedIn');
  const thief = new Browser(server);
  thief.cookie = kept;
  expect(await back(thief, again)).toBe('failed');
  expect(await nameIn(thief)).toBeUndefined();
});

test('who changes their mind, comes too late or finds nobody there is told so', async () => {
  const clock = new TestClock();
  const { server, provider } = await open({ clock });
  const ann = new Browser(server);
  expect(await visit(ann, null, { name: 'Ann' })).toBe('cancelled');
  const late = await away(ann, 'ann@id', { name: 'Ann' });
  await clock.pass(15 * 60_000);
  expect(await back(ann, late)).toBe('failed');
  const address = await away(ann, 'ann@id', { name: 'Ann' });
  await provider.setOpen(false);
  expect(await back(ann, address)).toBe('failed');
  await provider.setOpen(true);
  expect(await visit(ann, 'ann@id', { name: 'Ann' })).toBe('signedIn');

  // A server starts whether or not the provider is there.
  await provider.setOpen(false);
  const { issuer, clientId } = provider;
  const early = await newServer({
    telling: { publicUrl: PUBLIC },
    provider: { issuer, clientId, name: 'Example ID' },
  });
  expect(codeOf(await new Browser(early).post('/api/session/provider'))).toBe('503 busy');
  await provider.setOpen(true);
  expect((await new Browser(early).post('/api/session/provider')).status).toBe(200);
});

test('an account gets it as another way in, by its owner alone, and loses it again', async () => {
  const clock = new TestClock();
  const { server } = await open({ clock });
  const [ann, bob] = [new Browser(server), new Browser(server)];
  const account = { name: 'Ann', password: 'seven dice in a row' };
  await ann.post('/api/account', account);
  await visit(bob, 'bob@id', { name: 'Bob' });
  expect(await visit(ann, 'bob@id', {}, '/api/me/identities')).toBe('taken');
  // With a stolen cookie nobody adds one.
  await clock.pass(16 * 60_000);
  expect(codeOf(await ann.post('/api/me/identities'))).toBe('403 prove-first');
  expect(codeOf(await ann.post('/api/me/identities', { password: 'wrong' }))).toBe('401 wrong-password');
  const { password } = account;
  const address = await away(ann, 'ann@id', { password }, '/api/me/identities');
  const aside = ann.cookie;
  await ann.delete('/api/session');
  expect(await back(ann, address)).toBe('failed');
  ann.cookie = aside;
  await ann.post('/api/session', account);
  expect(await visit(ann, 'ann@id', { password }, '/api/me/identities')).toBe('linked');
  const phone = new Browser(server);
  expect(await visit(phone, 'ann@id')).toBe('signedIn');

  const idOf = async (browser: Browser) => (await browser.get<Me>('/api/me')).body.person!.identities[0]!.id;
  expect(codeOf(await ann.delete(`/api/me/identities/${await idOf(bob)}`))).toBe('404 nothing-there');
  expect(codeOf(await bob.delete(`/api/me/identities/${await idOf(bob)}`))).toBe('409 not-now');
  expect((await ann.delete<Me>(`/api/me/identities/${await idOf(ann)}`)).body.person!.identities).toEqual([]);
  expect(await visit(new Browser(server), 'ann@id')).toBe('unknown');
  // Nor does it outlive a changed password where that is wanted.
  await visit(ann, 'ann@id', { password }, '/api/me/identities');
  await ann.post('/api/me/password', { old: password, password: 'eight dice in a row', endPasskeys: true });
  expect(await visit(new Browser(server), 'ann@id')).toBe('unknown');
});

test('where no provider is set up that is said, and what cannot be meant is refused', async () => {
  const ann = new Browser(await newServer());
  expect((await ann.get<ProviderShown>('/api/session/provider')).body).toEqual({ name: null });
  expect(codeOf(await ann.post('/api/session/provider'))).toBe('409 not-offered');
  expect(await back(ann, `${PUBLIC}${WAY_BACK}?code=x&state=y`)).toBe('failed');
  const right = { OIDC_ISSUER: 'https://id.test', OIDC_CLIENT_ID: 'x', ROUNDHOUSE_URL: PUBLIC };
  expect(providerFrom({})).toBeUndefined();
  expect(providerFrom(right)).toEqual({ issuer: 'https://id.test', clientId: 'x', name: 'id.test' });
  for (const wrong of [{ OIDC_ISSUER: 'http://id.test' }, { OIDC_CLIENT_ID: '' }, { ROUNDHOUSE_URL: '' }])
    expect(() => providerFrom({ ...right, ...wrong })).toThrow(/OIDC_ISSUER/);
});
