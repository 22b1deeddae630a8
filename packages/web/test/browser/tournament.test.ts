/** A tournament at one device: by pointing, by keys, across a reload, with bouts fought here and entered by hand. */

import { fastChance } from '@roundhouse/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { isOver, PHONE, tabTo, takeOneStep, useHouse, WIDE } from './open.ts';

const house = useHouse();

const champion = (page: Page) => page.locator('.competition-champion');

/** So many enter: people by name, then bots. */
async function setUp(page: Page, count: number, people: readonly string[]): Promise<void> {
  await page.goto(`${house.url}/new/fite?as=tournament`);
  const rows = page.locator('.seat-row');
  await rows.first().waitFor();
  await page.getByLabel('How many take part').selectOption(`${count}`);
  await expect.poll(() => rows.count()).toBe(count);
  for (let i = 0; i < count; i++) {
    const name = people[i];
    const player = name === undefined ? 'Bot: Hugo' : 'Person';
    await rows.nth(i).getByRole('combobox').selectOption({ label: player });
    if (name !== undefined) await rows.nth(i).getByRole('textbox').fill(name);
  }
}

/** Somebody puts a note into the bag; alone at the device nobody needs to look away. */
async function enter(page: Page, power: RegExp, name: string | null = null): Promise<void> {
  await page.getByRole('button', { name: 'Decide' }).first().click();
  if (name !== null) await page.getByRole('button', { name: `I am ${name}` }).click();
  await page.getByRole('radio', { name: power }).check();
  await page.getByRole('button', { name: 'Into the bag' }).click();
  await page.locator('.page.competition').waitFor();
}

test('five names on a phone: drawn, a bye shown, results entered, a reload in the middle, one champion', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(house.url);
  await page.getByRole('link', { name: /^Tournaments/ }).click();
  await expectFit(page, 'all competitions');
  await page.getByRole('link', { name: 'Tournament', exact: true }).click();
  await setUp(page, 5, ['Ada', 'Bo', 'Cy', 'Di', 'Ada']);
  await expectFit(page, 'the form of a tournament');
  await page.getByRole('button', { name: 'Begin' }).click();
  // A second Ada could not be told from the first.
  for (const name of ['Ada', 'Bo', 'Cy', 'Di', 'Ada 2']) await enter(page, name === 'Ada' ? /Brutal/ : /None/, name);
  await page.getByText('goes on: a bye').waitFor();
  await expectFit(page, 'a round');
  const faces = await page
    .locator('.competition-standings .fite-portrait')
    .evaluateAll(all => all.map(one => one.innerHTML));
  expect(new Set(faces).size, 'everybody has a face of their own').toBe(5);
  const stage = page.locator('.competition-stage').first();
  const drawn = await stage.innerText();
  await page.reload();
  await stage.waitFor();
  expect(await stage.innerText()).toBe(drawn);
  const results = page.locator('.competition-next details');
  for (let bouts = 0; bouts < 4; bouts++) {
    const decided = await page.locator('.competition-bill [data-is="lost"]').count();
    await results.first().locator('summary').click();
    await results.first().getByRole('button', { name: / won$/ }).first().click();
    await expect.poll(() => page.locator('.competition-bill [data-is="lost"]').count()).toBe(decided + 1);
  }
  await champion(page).waitFor();
  await expectFit(page, 'a champion');
  await page.getByRole('button', { name: 'Again with the same people' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Decide' }).count()).toBe(5);
}, 300_000);

test('a bout that was begun here and decided elsewhere has no replay', async () => {
  const page = await house.visit({ viewport: WIDE });
  await setUp(page, 2, ['Ada', 'Bo']);
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const name of ['Ada', 'Bo']) await enter(page, /None/, name);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.cover').waitFor();
  await page.goBack();
  await page.getByText('Played elsewhere').click();
  await page.getByRole('button', { name: 'Ada won' }).click();
  await champion(page).waitFor();
  expect(await page.locator('.competition-replay').count()).toBe(0);
});

test('a bout against a bot is fought here with the power it came with, and its winner goes on', async () => {
  const page = await house.visit({ viewport: WIDE });
  await setUp(page, 2, ['Ada']);
  await page.getByRole('button', { name: 'Begin' }).click();
  await enter(page, /Tough/);
  const chance = fastChance(7);
  // A drawn bout is fought again, at most three times.
  for (let bout = 0; bout < 4 && !(await champion(page).isVisible()); bout++) {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.fite-spot input').first().waitFor();
    // The bot may have come with the same.
    await page
      .getByRole('button', { name: /Tough\W+coin, ready/ })
      .first()
      .waitFor();
    for (let steps = 0; !(await isOver(page)); ) {
      if (steps > 600) throw new Error('the bout does not end');
      if ((await takeOneStep(page, n => chance.int(n))) === null) await page.waitForTimeout(30);
      else steps++;
    }
    await page.getByRole('link', { name: 'To the standings' }).click();
    await page.locator('.competition-stage').first().waitFor();
  }
  await champion(page).waitFor();
  await page.getByRole('link', { name: 'Replay', exact: true }).waitFor();
}, 300_000);

test('what comes next begins with the bout of a person, whatever was drawn first', async () => {
  const page = await house.visit({ viewport: WIDE });
  await setUp(page, 8, ['Ada']);
  await page.getByRole('button', { name: 'Begin' }).click();
  await enter(page, /Tough/);
  const next = page.locator('.competition-next li');
  await expect.poll(() => next.count()).toBe(4);
  expect(await next.first().textContent()).toContain('Ada');
  expect(await page.locator('.competition-next [data-tone="strong"]').textContent()).toContain('Play');
});

test('by keys alone: bots fight it out among themselves, and whoever leaves is out', async () => {
  const page = await house.visit({ viewport: WIDE });
  await setUp(page, 3, ['Ada']);
  await tabTo(page, 'Begin');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Decide' }).waitFor();
  await tabTo(page, 'Decide');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Into the bag');
  await page.keyboard.press('Enter');
  await page.locator('.competition-stage[data-is="on"]').waitFor();
  // Ada concedes if she was drawn; if she has the bye she is not drawn again.
  await page.getByText('Somebody leaves').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Ada leaves');
  await page.keyboard.press('Enter');
  for (let bout = 0; bout < 4 && !(await champion(page).isVisible()); bout++) {
    await tabTo(page, 'Let the bots play');
    await page.keyboard.press('Enter');
    const busy = page.locator('.competition-busy');
    await expect.poll(() => busy.count(), { timeout: 90_000 }).toBe(0);
  }
  await page.getByText(/^(?:Hugo|Hedda) wins!$/).waitFor();
}, 300_000);
