/** Signing in by the word of an OpenID provider, there and back in a browser. */

import { once } from 'node:events';
import { createServer } from 'node:net';
import { WAY_BACK } from '@roundhouse/server/people/provider.ts';
import { type OwnProvider, startOpenIdProvider } from '@roundhouse/server/testing/openid-provider.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { PHONE, useHouse } from './open.ts';

/** One that nobody listens at: the provider must know beforehand where it sends people back to. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

let provider: OwnProvider | null = null;
const house = useHouse(async () => {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  provider = await startOpenIdProvider(publicUrl + WAY_BACK);
  const { issuer, clientId, clientSecret } = provider;
  return { port, telling: { publicUrl }, provider: { issuer, clientId, clientSecret, name: 'Example ID' } };
});
afterAll(() => provider?.close());

/** At the provider. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a provider that is away is said to be, and the other ways in stay', async () => {
  await provider!.setOpen(false);
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/account`);
  await page.getByRole('radio', { name: 'Sign in' }).check();
  await page.getByRole('button', { name: 'Sign in with Example ID' }).click();
  await page.getByText('That cannot be done at this moment.').first().waitFor();
  await page.getByLabel(/^Password/).waitFor();
  await provider!.setOpen(true);
  house.forgive(/503/);
});

test('somebody makes an account with a provider, is found again, and ends it', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/account`);
  // Signing in alone makes no account.
  await page.getByRole('radio', { name: 'Sign in' }).check();
  await page.getByRole('button', { name: 'Sign in with Example ID' }).click();
  await signInThere(page, 'ann');
  await page.getByText('Nobody here signs in that way yet.').waitFor();
  await expectFit(page, 'the account page with a provider');
  await page.getByLabel(/^Name/).fill('Ann');
  // By now the provider knows her, and asks nothing.
  await page.getByRole('button', { name: 'Make it with Example ID' }).click();
  await page.getByRole('heading', { name: 'Ann', level: 1 }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await expectFit(page, 'the account of somebody with a provider');
  await page.getByRole('button', { name: /^Remove 127/ }).click();
  await page.getByText('This is the only way into your account').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('radio', { name: 'Sign in' }).check();
  await page.getByRole('button', { name: 'Sign in with Example ID' }).click();
  await page.getByRole('heading', { name: 'Ann', level: 1 }).waitFor();
  house.forgive(/409/);
  // The provider's own pages.
  house.forgive(/fonts\.googleapis/);
});
