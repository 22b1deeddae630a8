/** A championship on a server: opened, entered by link, registered in secret, a match opened for each, a champion. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();

const FORM = '/new/the-circuit?as=championship';

async function register(page: Page, team: string): Promise<void> {
  await page.getByRole('button', { name: 'Decide' }).click();
  await page.getByText(team).click();
  await page.getByRole('button', { name: 'Lock in this team' }).click();
}

async function concede(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'To your match' }).first().click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.locator('.match-end').getByRole('link', { name: 'To the standings' }).click();
}

test('one person and three bots play a championship to its champion, over a restart of the server', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(`${house.url}${FORM}&where=anyone`);
  await page.getByLabel('Your name at the table').fill('Ada');
  await page.getByRole('group', { name: 'Places for bots' }).getByText('3', { exact: true }).click();
  await page.getByRole('radio', { name: 'Wanda' }).check();
  await page.getByText('Rules of every match').click();
  await page.getByLabel('Bell after').fill('10');
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('heading', { name: 'You have something to decide' }).waitFor();
  await expectFit(page, 'a championship that waits for a team');
  await register(page, 'Over the edge');
  await page.getByRole('heading', { name: 'Your match is open' }).waitFor();
  const address = page.url();

  // Home says so too, and who has no part in it may watch.
  await page.goto(house.url);
  await page.getByText('your match is open').waitFor();
  const watcher = await house.visit({ viewport: PHONE, locale: 'de' });
  await watcher.goto(`${house.url}/lobby`);
  await watcher.locator('.tables').getByRole('link', { name: 'Zuschauen' }).first().click();
  await watcher.getByText('Du schaust zu.').waitFor();
  await expectFit(watcher, 'a championship on a phone, watched');

  await house.restart();
  await page.goto(address);
  await concede(page);
  await page.getByText(/^Bot.* wins!$/).waitFor({ timeout: 180_000 });
  await expectFit(page, 'a champion');
  expect(await page.getByRole('link', { name: 'Replay', exact: true }).count()).toBe(3);
  await watcher.getByText(/^Bot.* gewinnt!$/).waitFor();
  // A page that asks while the server is down is told so.
  house.forgive(/ERR_CONNECTION_REFUSED/);
}, 300_000);

test('two are called by a link; bots take what is free; who gives up hands the match to the other', async () => {
  const ada = await house.visit({ viewport: PHONE, hasTouch: true });
  await ada.goto(`${house.url}${FORM}&where=friends`);
  await ada.getByLabel('Your name at the table').fill('Ada');
  await ada.getByRole('button', { name: 'Open it' }).click();
  const link = await ada.getByLabel('Send this link to whoever shall take part').inputValue();
  await expectFit(ada, 'a championship that waits for others');
  const bo = await house.visit({ viewport: PHONE, hasTouch: true });
  await bo.goto(link);
  await bo.getByRole('heading', { name: 'Ada invites you' }).waitFor();
  await bo.getByLabel('Your name at the table').fill('Bo');
  // Without scrolling, however many places there are.
  const enter = (await bo.getByRole('button', { name: 'Take part' }).boundingBox())!;
  const ways = (await bo.getByRole('navigation', { name: 'Main' }).boundingBox())!;
  expect(enter.y + enter.height).toBeLessThan(ways.y);
  await bo.getByRole('button', { name: 'Take part' }).click();
  await ada.getByText('Bo', { exact: true }).waitFor();
  await ada.getByRole('button', { name: 'Begin now' }).click();
  await register(ada, 'Clockwork');
  await ada.getByText('Waiting for Bo.').waitFor();
  await register(bo, 'Cold blood');
  for (const page of [ada, bo]) await page.getByRole('heading', { name: 'Your match is open' }).waitFor();
  expect(await bo.title()).toMatch(/^● Your match is open · /);
  await ada.getByText('Give up the competition').first().click();
  await ada.getByRole('button', { name: 'Give up the competition' }).click();
  const out = ada.getByText('You are out.');
  // Drawn against Bo, who may be asked first, she goes when she is asked (ARENA-R71).
  const goesOn = bo
    .locator('a:has-text("To your match"), .arena-ask [data-now]:not(:disabled), .arena-zone-spot')
    .first();
  while (!(await out.isVisible())) await goesOn.click({ timeout: 1000 }).catch(() => {});
  expect(await ada.getByText('has given up').count()).toBeGreaterThan(0);
}, 300_000);
