/** Being told: set up in the settings, agreed to by a link, shown by the worker, and stopped by one click. */

import { type MailSink, startMailSink } from '@roundhouse/server/testing/mail-sink.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { PHONE, useHouse } from './open.ts';

let sink: MailSink;
// After the house is shut: what was asked for first is done last.
afterAll(() => sink.close());
const house = useHouse(async () => {
  sink = await startMailSink();
  const server = { host: '127.0.0.1', port: sink.port, tls: 'off', login: null } as const;
  return { telling: { publicUrl: 'https://play.test', mail: { server, from: 'us@play.test' } } };
});

/** Where the newest mail's link of this kind leads. */
const linkOf = (kind: string): string => {
  const text = sink.letters.at(-1)!.letter.replaceAll('=\r\n', '');
  return house.url + new RegExp(`https://play\\.test(/told#${kind}\\.[\\w.-]+)`).exec(text)![1]!;
};

test('mail comes after a link was followed, can be tried, and ends with one click', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/settings`);
  const told = page.getByRole('region', { name: 'When it is your turn' });
  // Pages of tests have no worker, and so nothing that could show a message; a browser without windows shows none at all.
  await told.getByText('This browser cannot do it.').or(told.getByText('Your browser blocks notifications')).waitFor();
  await told.getByLabel('Mail address').fill('ann@x.test');
  await told.getByRole('button', { name: 'Write to me' }).click();
  await told.getByText('Not yet: follow the link').waitFor();
  await expectFit(page, 'settings with a mail address');
  expect(sink.letters.length).toBe(1);
  // Opening the link is not enough: some mail programs do so by themselves.
  await page.goto(linkOf('confirm'));
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await page.getByRole('heading', { name: 'You will be told by mail' }).waitFor();
  await expectFit(page, 'a link that was followed');
  await page.getByRole('link', { name: 'To the settings' }).click();
  await told.getByRole('button', { name: 'Try it: ann@x.test' }).click();
  await page.getByRole('alert').getByText('Sent: it should be there in a moment.').waitFor();
  expect(sink.letters.length).toBe(2);
  await page.goto(linkOf('stop'));
  await page.getByRole('heading', { name: 'You get no more mail' }).waitFor();
  await page.goto(`${house.url}/settings`);
  await told.getByLabel('Mail address').waitFor();
  expect(await told.getByText('ann@x.test').count()).toBe(0);
});

/** Hands a message to the page's worker, as a push service would. */
async function deliver(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const known = new Promise<string>(resolve =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const data = JSON.stringify(message);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId: await known, data });
}

type Notice = readonly [title: string, body: string, tag: string];

/**
 * What stands among the notices of this page. A browser without windows has no such place: there it is noted what the worker
 * asks for, and one notice takes the place of another of the same tag, as they do elsewhere.
 */
async function noticesOf(page: Page): Promise<() => Promise<readonly Notice[]>> {
  if (await page.evaluate(() => Notification.permission === 'granted')) {
    return () =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration();
        return (await found!.getNotifications()).map(({ title, body, tag }) => [title, body, tag] as const);
      });
  }
  const worker = page.context().serviceWorkers()[0]!;
  await worker.evaluate(() => {
    const noted = new Map<string, Notice>();
    Object.assign(globalThis, { noted });
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body = '', tag = '' } = {}) =>
      void noted.set(tag, [title, body, tag]);
  });
  return () => worker.evaluate(() => [...(globalThis as unknown as { noted: Map<string, Notice> }).noted.values()]);
}

test('the worker shows what is pushed, one notice a table', async () => {
  const page = await house.visit({ installs: true, permissions: ['notifications'] });
  await page.goto(house.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const message = { id: 'a', title: 'Your turn: FITE', body: 'Asked <b>you</b>', lang: 'en', path: '/match/abc' };
  const notices = await noticesOf(page);
  await deliver(page, { ...message, stop: { label: 'No more of this match', token: 'quiet.x' } });
  await expect.poll(notices).toEqual([['Your turn: FITE', 'Asked <b>you</b>', '/match/abc']]);
  await deliver(page, { ...message, title: 'Time is running out: FITE', stop: null });
  await expect.poll(notices).toEqual([['Time is running out: FITE', 'Asked <b>you</b>', '/match/abc']]);
});

test('a lost password is set anew by a link that comes by mail', { timeout: 120_000 }, async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/account`);
  await page.getByLabel(/^Name/).fill('Lost Ada');
  await page.getByLabel(/^Password/).fill('seven dice in a row');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('heading', { name: 'Lost Ada', level: 1 }).waitFor();
  await page.goto(`${house.url}/settings`);
  const told = page.getByRole('region', { name: 'When it is your turn' });
  await told.getByLabel('Mail address').fill('lost@x.test');
  await told.getByRole('button', { name: 'Write to me' }).click();
  await told.getByText('Not yet: follow the link').waitFor();
  await page.goto(linkOf('confirm'));
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await page.getByRole('heading', { name: 'You will be told by mail' }).waitFor();
  await page.goto(`${house.url}/account`);
  await page.getByRole('checkbox', { name: 'A link to lost@x.test signs me in' }).check();
  await page.getByText('Links to lost@x.test sign you in from now on.').first().waitFor();
  await expectFit(page, 'an account with a mailbox');
  const elsewhere = await house.visit({ viewport: PHONE });
  await elsewhere.goto(`${house.url}/account`);
  await elsewhere.getByText('Password lost? A link by mail').click();
  const before = sink.letters.length;
  await elsewhere.getByLabel('Mail address').fill('Lost@x.test');
  await elsewhere.getByRole('button', { name: 'Send me a link' }).click();
  await elsewhere.getByText('a link is on its way there.').first().waitFor();
  await expectFit(elsewhere, 'the account page of somebody who asked for a link');
  await expect.poll(() => sink.letters.length).toBe(before + 1);
  const letter = sink.letters.at(-1)!.letter.replaceAll('=\r\n', '');
  const address = `${house.url}/account#mail=${/account#mail=3D([\w-]+)/.exec(letter)![1]}`;
  const late = await house.visit({ viewport: PHONE });
  await late.goto(address);
  await late.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await elsewhere.goto(address);
  const link = elsewhere.getByRole('region', { name: 'Your link from the mail' });
  await link.getByText('Set a password').click();
  await link.getByLabel('The new password').fill('eight dice in a row');
  await expectFit(elsewhere, 'a link from the mail');
  await link.getByRole('button', { name: 'Change it' }).click();
  await elsewhere.getByRole('heading', { name: 'Lost Ada', level: 1 }).waitFor();
  expect(elsewhere.url()).not.toContain('mail');
  // Everywhere else one is signed out.
  await page.goto(`${house.url}/account`);
  await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
  // Nothing is left of a link that somebody else was quicker to use but the other ways in.
  await late.getByRole('button', { name: 'Sign in', exact: true }).click();
  await late.getByText('This was good once').first().waitFor();
  await late.getByRole('button', { name: 'Make the account' }).waitFor();
  // A link that was used already leads to the other ways in.
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByText('This was good once').waitFor();
  await page.getByRole('button', { name: 'Make the account' }).waitFor();
  await page.getByText('Password lost? A link by mail').waitFor();
  // Nor does one that lost its end on the way say what only a program understands.
  await page.goto(`${house.url}/account#mail=`);
  await page.getByText('This link is not one of ours, or not whole.').waitFor();
  house.forgive(/410/);
});
