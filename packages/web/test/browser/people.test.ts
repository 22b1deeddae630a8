/** People: a guest makes an account and plays on elsewhere, a passkey opens it, and an operator sanctions somebody. */

import { appoint } from '@roundhouse/server/people/operators.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();

const PASSWORD = 'seven dice in a row';
const LONG = { timeout: 400_000 };

let names = 0;
/** A name that nobody has yet, even where a test is tried again. */
const fresh = (name: string): string => `${name} ${++names}`;

/** Ada opens a table, Bo comes by the link: both are guests. */
async function sitDown(): Promise<{ ada: Page; bo: Page }> {
  const ada = await house.visit({ viewport: WIDE });
  await ada.goto(`${house.url}/new/fite?with=anyone`);
  await ada.getByLabel('Your name at the table').fill('Ada');
  await ada.getByRole('button', { name: 'Ring the bell' }).click();
  const link = await ada.getByLabel('Send this link to your opponent').inputValue();
  const bo = await house.visit({ viewport: PHONE });
  await bo.goto(link);
  await bo.getByLabel('Your name at the table').fill('Bo');
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  await Promise.all([ada, bo].map(page => page.locator('.fite-powers').waitFor()));
  return { ada, bo };
}

async function enterAccount(page: Page, which: 'New account' | 'Sign in', name: string): Promise<void> {
  await page.goto(`${house.url}/account`);
  await page.getByRole('radio', { name: which }).check();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  const press = which === 'Sign in' ? 'Sign in' : 'Make the account';
  await page.getByRole('button', { name: press, exact: true }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

async function lockIn(page: Page, power: RegExp): Promise<void> {
  await page.getByRole('radio', { name: power }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
}

test('a guest makes an account and plays on at the same seat in another browser', LONG, async () => {
  const { ada, bo } = await sitDown();
  const name = fresh('Ada');
  await enterAccount(ada, 'New account', name);
  await expectFit(ada, 'the account of a holder');
  const phone = await house.visit({ viewport: PHONE });
  await enterAccount(phone, 'Sign in', name);
  await phone.goto(house.url);
  const own = phone.getByRole('region', { name: 'Your games on all devices' });
  await own.getByText('Your turn').waitFor();
  await expectFit(phone, 'home with a game from elsewhere');
  // In the lobby it is one's own too: nobody watches their own game.
  await phone.goto(`${house.url}/lobby`);
  const table = phone.getByRole('listitem').filter({ hasText: 'Ada against Bo' }).filter({ hasText: 'your table' });
  await table.getByRole('link', { name: 'Play on' }).click();
  await phone.locator('.fite-powers').waitFor();
  await lockIn(phone, /Fast/);
  await bo.getByText('Ada has chosen').first().waitFor({ state: 'attached' });
  await lockIn(bo, /Brutal/);
  await phone.getByRole('radio', { name: /^Offensive/ }).waitFor();
  // The first browser is signed out from the second: its key to the seat still opens it.
  await phone.goto(`${house.url}/account`);
  await phone.getByRole('button', { name: 'End Chrome, Linux' }).click();
  await phone.getByText('That device is signed out.').first().waitFor();
  await ada.goto(`${house.url}/account`);
  await ada.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
});

test('all games of a guest are carried to another browser by a link', LONG, async () => {
  const { ada } = await sitDown();
  await ada.goto(`${house.url}/account`);
  await ada.getByRole('button', { name: 'Make a link' }).click();
  const link = await ada.getByLabel('Open this link on the other device').inputValue();
  const phone = await house.visit({ viewport: PHONE });
  await phone.goto(link);
  await phone.getByRole('button', { name: 'I am Ada' }).click();
  await phone.getByRole('region', { name: 'Your games on all devices' }).getByRole('link').click();
  await phone.locator('.fite-powers').waitFor();
  expect(phone.url()).not.toContain('carry');
});

test('who has seats here sees whose link it is, and gives none of them away by following it', LONG, async () => {
  const { ada, bo } = await sitDown();
  await ada.goto(`${house.url}/account`);
  await ada.getByRole('button', { name: 'Make a link' }).click();
  const link = await ada.getByLabel('Open this link on the other device').inputValue();
  const table = bo.url();
  await bo.goto(link);
  const asked = bo.getByRole('region', { name: 'Ada’s games on this device' });
  await expect.poll(() => asked.getByRole('checkbox').isChecked()).toBe(false);
  await expectFit(bo, 'a link of somebody else’s');
  await asked.getByRole('button', { name: 'Stay as I am' }).click();
  await asked.waitFor({ state: 'detached' });
  await bo.goto(table);
  await lockIn(bo, /Brutal/);
});

test('links to seats are voided, and the owner plays on', LONG, async () => {
  const { ada, bo } = await sitDown();
  const table = ada.url();
  await ada.goto(`${house.url}/account`);
  await ada.getByRole('button', { name: 'Void all links to my seats' }).click();
  await ada.getByText('No link opens a seat of yours any more.').first().waitFor();
  await ada.goto(table);
  await lockIn(ada, /Fast/);
  await bo.getByText('Ada has chosen').first().waitFor({ state: 'attached' });
});

test('a passkey makes an account and opens it again', LONG, async () => {
  const page = await house.visit({ viewport: PHONE });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  // Browsers make passkeys for names, not for numbers.
  const url = house.url.replace('127.0.0.1', 'localhost');
  await page.goto(`${url}/account`);
  const name = fresh('Pia');
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('button', { name: 'Make it with a passkey' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('list', { name: 'Passkeys' }).getByText('Chrome, Linux').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('radio', { name: 'Sign in' }).check();
  await expectFit(page, 'the account of a stranger');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
});

test('who is sanctioned begins no new game, and plays on', LONG, async () => {
  const { ada, bo } = await sitDown();
  await bo.getByRole('button', { name: 'Chat' }).click();
  await bo.getByLabel('Say something').fill('You are no good.');
  await bo.getByRole('button', { name: 'Send' }).click();
  await ada.getByLabel('More about Bo’s line').click();
  await ada.getByRole('button', { name: 'Report …' }).click();
  await ada.getByRole('radio', { name: 'Something else' }).check();
  await ada.getByLabel('Anything to add').fill('Twice already');
  await expectFit(ada, 'a report');
  await ada.getByRole('button', { name: 'Report', exact: true }).click();
  await ada.getByText('Reported: the operator reads it.').waitFor();
  const olga = await house.visit({ viewport: PHONE });
  const name = fresh('Olga');
  await enterAccount(olga, 'New account', name);
  expect(await appoint({ dataDir: house.dataDir }, name, 'operator')).toBe(name);
  await olga.goto(`${house.url}/moderation`);
  await olga.getByText('You are no good.').waitFor();
  await olga.getByText('Something else “Twice already”').waitFor();
  await olga.getByRole('button', { name: 'Sanction …' }).click();
  await olga.getByLabel('Reason').fill('Insults.');
  await expectFit(olga, 'a sanction');
  await olga.getByRole('button', { name: 'Sanction', exact: true }).click();
  await olga.getByRole('button', { name: 'Lift the sanction of Bo' }).waitFor();
  await expectFit(olga, 'moderation');

  const table = bo.url();
  await bo.goto(`${house.url}/new/fite?with=anyone`);
  await bo.getByRole('button', { name: 'Ring the bell' }).click();
  await bo.getByText(/You cannot begin new games until .*Insults\./).waitFor();
  house.forgive(/403/);
  await bo.goto(table);
  await bo.locator('.fite-powers').waitFor();
  await lockIn(bo, /Brutal/);
  await ada.getByText('Bo has chosen').first().waitFor({ state: 'attached' });
});
