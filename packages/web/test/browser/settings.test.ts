/** Settings hold at once and stay; the profile tells what was played, and everything can be taken out, in again, or removed. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { everythingKept } from './kept.ts';
import { PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();

const paperOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** At once, or once the match was begun in earnest. */
async function giveUp(page: Page, when: 'at once' | 'later'): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.locator('.fite-powers').waitFor();
  if (when === 'later') {
    await page.getByRole('radio', { name: /Cunning/ }).check();
    await page.getByRole('button', { name: 'Lock it in' }).click();
    await page.getByRole('radio', { name: /^Tactical/ }).check();
    await page.getByRole('button', { name: 'Lock it in' }).click();
    await page.getByRole('slider', { name: 'Dice to attack' }).waitFor();
  }
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.locator('.match-end').waitFor();
}

test('theme, motion, language and name hold at once and after a reload, in every tab', async () => {
  const page = await house.visit({ viewport: PHONE, colorScheme: 'light' });
  await page.goto(house.url);
  const other = await page.context().newPage();
  await other.goto(house.url);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await expectFit(page, 'settings');
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await paperOf(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => paperOf(page)).not.toBe(light);
  await expect.poll(() => paperOf(other)).toBe(await paperOf(page));
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Off' }).check();
  await page.getByLabel('Your name at the table').fill('Ada');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await expectFit(page, 'settings in German');
  await everythingKept(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
  expect(await page.getByRole('radio', { name: 'Dunkel' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Dein Name am Tisch').inputValue()).toBe('Ada');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const still = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--slow'));
  expect(Number.parseFloat(still)).toBe(0);
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
});

test('a browser that asks for German gets it, before anything is drawn', async () => {
  const page = await house.visit({ viewport: PHONE, locale: 'de-AT' });
  await page.goto(`${house.url}/nowhere`);
  await page.getByRole('heading', { name: 'Diese Seite gibt es nicht' }).waitFor();
  await expectFit(page, 'a German page');
});

/** Counts what is played in this page, each voice by itself, since it was loaded. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { voices: 0 };
    Object.assign(globalThis, { heard });
    for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
      const { start } = prototype;
      prototype.start = function (...when: []) {
        heard.voices++;
        return start.apply(this, when);
      };
    }
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: { voices: number } }).heard.voices);
}

test('no sound until it is wanted; then each is played', async () => {
  const page = await house.visit({ viewport: WIDE });
  const started = await listen(page);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.getByRole('radio', { name: /Cunning/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('radio', { name: /^Tactical/ }).waitFor();
  expect(await started()).toBe(0);
  const match = page.url();
  await page.goto(`${house.url}/settings`);
  expect(await page.getByRole('button', { name: 'Listen' }).isDisabled()).toBe(true);
  await page.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'On' }).check();
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect.poll(started).toBeGreaterThan(4);
  await everythingKept(page);
  await page.goto(match);
  await page.getByRole('radio', { name: /^Tactical/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await expect.poll(started).toBeGreaterThan(0);
});

test('what nobody can hear is not heard later, or elsewhere: a page that is not touched yet, or hidden, is silent', async () => {
  const page = await house.visit({ viewport: WIDE });
  const started = await listen(page);
  // As a browser does with a page that nobody has touched yet.
  await page.addInitScript(() => {
    const asked: (() => void)[] = [];
    const touched = { is: false };
    AudioContext.prototype.resume = async () => {
      if (!touched.is) await new Promise<void>(resolve => asked.push(resolve));
    };
    Object.assign(globalThis, {
      touch() {
        touched.is = true;
        for (const resolve of asked) resolve();
      },
      asked,
    });
  });
  await page.goto(`${house.url}/kit`);
  const dice = page.locator('[data-part="sounds"]').getByRole('button', { name: 'dice' }).first();
  const turn = page.locator('[data-part="sounds"]').getByRole('button', { name: 'turn' }).first();
  await dice.click();
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { asked: [] }).asked.length)).toBe(1);
  // So much later nobody would know what it was.
  await page.waitForFunction(asked => performance.now() - asked > 300, await page.evaluate(() => performance.now()));
  await page.evaluate(() => (globalThis as unknown as { touch(): void }).touch());
  await dice.click();
  await expect.poll(started).toBe(2);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await dice.click();
  expect(await started()).toBe(2);
  await turn.click();
  await expect.poll(started).toBe(4);
});

test('a match that was given up before it was played counts neither as won nor as lost', async () => {
  const page = await house.visit({ viewport: PHONE });
  await giveUp(page, 'at once');
  await page.goto(`${house.url}/profile`);
  const row = page.getByRole('region', { name: 'Finished matches' }).getByRole('link');
  await row.getByText('broken off', { exact: true }).waitFor();
  await page.getByText('1 broken off before everybody had moved twice: it counts for nobody.').waitFor();
  expect(await page.getByRole('region', { name: 'Against whom' }).count()).toBe(0);
  await expectFit(page, 'a profile with a match that was broken off');
});

test('the profile: nothing yet, then a result; saved, deleted and brought in again', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/profile`);
  await page.getByText('No finished match yet').waitFor();
  await expectFit(page, 'profile of a newcomer');
  await giveUp(page, 'later');
  await page.goto(house.url);
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await page.getByText('1 finished match').waitFor();
  await page.getByText('1 lost').first().waitFor();
  expect(await page.getByText('fewer say next to nothing').count()).toBe(1);
  const rivals = page.getByRole('region', { name: 'Against whom' });
  await rivals.getByText('Pip').waitFor();
  const row = page.getByRole('region', { name: 'Finished matches' }).getByRole('link');
  await row.getByText('lost', { exact: true }).waitFor();
  await row.getByText(/Pip wins.* move.* in 1 minute/).waitFor();
  await expectFit(page, 'profile with a match');

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything as a file' }).click(),
  ]);
  const file = await readFile(await saved.path(), 'utf8');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog', { name: 'Delete everything?' }).waitFor();
  await expectFit(page, 'asked whether to delete everything');
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await page.getByText('No finished match yet').waitFor();
  await expect.poll(async () => (await everythingKept(page)).size).toBe(0);
  await page.reload();
  await page.getByText('No finished match yet').waitFor();

  const bring = (buffer: string) =>
    page
      .getByLabel('Bring in such a file')
      .setInputFiles({ name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(buffer) });
  await bring('{"format":"something else"}');
  await page.getByText('That is not a file we saved').first().waitFor();
  await bring(file.replace('"shape":', '"shape":9'));
  await page.getByText('from a newer version').first().waitFor();
  expect((await everythingKept(page)).size).toBe(0);
  await bring(file);
  await page.getByText('1 lost').first().waitFor();
  await everythingKept(page);
  await page.reload();
  await page.getByText('1 lost').first().waitFor();
  await page.getByRole('region', { name: 'Finished matches' }).getByRole('link').click();
  await page.getByRole('heading', { name: 'Replay' }).waitFor();
});
