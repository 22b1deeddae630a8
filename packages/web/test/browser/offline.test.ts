/** Installed and offline: after one visit everything that needs no server works without a network; a new version waits to be asked for. */

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { useHouse } from './open.ts';

const DIST = join(import.meta.dirname, '../../dist');
/** A build of our own, so that a newer one can be put in its place. */
let webDir: string;
// After the house is shut: what was asked for first is done last.
afterAll(() => rm(webDir, { recursive: true }));
const house = useHouse(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'roundhouse-dist-'));
  await cp(DIST, webDir, { recursive: true });
  return { webDir };
});

/** A page after its first visit, with the whole build kept. */
async function installed(): Promise<Page> {
  const page = await house.visit({ installs: true });
  await page.goto(house.url);
  // Everything there is gets fetched meanwhile, which takes a busy machine more than a minute.
  const isKept = () => navigator.serviceWorker.controller?.state === 'activated';
  await page.waitForFunction(isKept, null, { timeout: 180_000 });
  return page;
}

test('with the network off: home, every game against a bot, hands at one device, replay and proof, lessons, card and rules', async () => {
  const page = await installed();
  await page.context().setOffline(true);
  await page.reload();
  // Home says so, and offers nothing that needs others.
  await page.getByText(/^No connection\./).waitFor();
  expect(await page.getByRole('link', { name: 'With a friend' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.locator('.fite-powers').waitFor();
  await page.reload();
  await page.locator('.fite-powers').waitFor();
  await page.getByRole('radio', { name: /Cunning/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('radio', { name: /^Tactical/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  // The bot has answered twice.
  await page.getByRole('slider', { name: 'Dice to attack' }).waitFor();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('link', { name: 'Replay and proof' }).click();
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await page
    .locator('.proof-verdict')
    .getByText(/^Proved: /)
    .waitFor();
  const places: [string, string][] = [
    ['/learn/fite/turn', '.match-main'],
    ['/learn/circus-combat', 'main'],
    ['/learn/fite/card', 'main h1'],
    ['/rules/fite', '.rule'],
    ['/rules/circus-combat', '.rule'],
    ['/learn/element-circle', 'main'],
    ['/rules/element-circle', '.rule'],
    ['/new/circus-combat', 'form'],
    ['/nowhere', '.notice'],
  ];
  for (const [place, shows] of places) {
    await page.goto(house.url + place);
    await page.locator(shows).first().waitFor();
    expect(await page.getByText('could not be loaded').count(), place).toBe(0);
  }
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play Circus Combat' }).click();
  await page.locator('.circus-hand, .match-main [class^="circus"]').first().waitFor();
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play Element Circle' }).click();
  await page.locator('.ec-hand-card').first().waitFor();
  await page.goto(`${house.url}/new/element-circle?with=device`);
  await page.getByRole('button', { name: 'Light the circle' }).click();
  // Nobody's hand is shown before somebody has said who looks.
  await page.locator('.cover').waitFor();
  expect(await page.locator('.ec-hand-card').count()).toBe(0);
  await page.locator('.cover').getByRole('button').first().click();
  await page.locator('.ec-hand-card').first().waitFor();
  await page.goto(`${house.url}/lobby`);
  await page.getByText('The server cannot be reached').first().waitFor();
  await expectFit(page, 'lobby without a network');
  // The lobby goes on asking.
  await page.context().close();
  house.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
});

test('what the server says is never kept', async () => {
  const page = await installed();
  await page.goto(`${house.url}/lobby`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter(path => path.startsWith('/api') || path === '/sw.js')).toEqual([]);
  const health = await page.goto(`${house.url}/healthz`);
  expect(await health?.json()).toEqual({ ok: true });
  // The browser wants a small picture for a page that names none, and may ask for it late: not after this.
  await page.context().close();
  house.forgive(/404/);
});

test('a new version waits; one tap shows it, and the match on the table goes on', async () => {
  const page = await installed();
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.getByRole('radio', { name: /Cunning/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('radio', { name: /^Tactical/ }).waitFor();

  const [index, worker] = [join(webDir, 'index.html'), join(webDir, 'sw.js')];
  const before = { index: await readFile(index, 'utf8'), worker: await readFile(worker, 'utf8') };
  await writeFile(index, before.index.replace('<body>', '<body data-newer>'));
  await writeFile(worker, before.worker.replace(/"name":"\w+"/, '"name":"newer"'));
  await house.restart();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A new version is ready').waitFor();
  await expectFit(page, 'a table, and news of a new version');
  // Nothing has changed under anybody's hands, not by a reload either.
  await page.reload();
  await page.getByText('A new version is ready').waitFor();
  expect(await page.locator('body[data-newer]').count()).toBe(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('body[data-newer]').waitFor();
  await page.getByRole('radio', { name: /^Tactical/ }).waitFor();
  expect(await page.getByText('A new version is ready').count()).toBe(0);
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
});

test('it can be installed: a manifest with icons that are there', async () => {
  const page = await house.visit();
  await page.goto(house.url);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
    const response = await fetch(link.href);
    return { type: response.headers.get('content-type'), body: await response.json() };
  });
  expect(manifest.type).toMatch(/^application\/manifest\+json/);
  expect(manifest.body).toMatchObject({ name: 'Roundhouse', start_url: '/', display: 'standalone' });
  for (const { src, sizes, type } of manifest.body.icons) {
    const found = await page.evaluate(async address => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (type === 'image/png') expect(found).toBe(sizes);
  }
});
