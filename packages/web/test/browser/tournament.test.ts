/** A tournament at one device: by pointing, by keys, across a reload, with bouts fought here and entered by hand. */

import { fastChance } from '@roundhouse/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { isOver, PHONE, tabTo, takeOneStep, useHouse, WIDE } from './open.ts';

const house = useHouse();

async function put(page: Page, name: string, player = 'Person', power = 'None'): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('radio', { name: player, exact: true }).check();
  await page.getByRole('radio', { name: power, exact: true }).check();
  await page.getByRole('button', { name: 'Into the bag' }).click();
  await page.locator('.note', { hasText: name }).waitFor();
}

test('five names on a phone: drawn, a bye shown, results entered, a reload in the middle, one champion', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(house.url);
  await page.getByRole('link', { name: /Tournament in a box/ }).click();
  await page.getByText('The bag is empty').waitFor();
  await expectFit(page, 'an empty bag');
  for (const name of ['Ada', 'Bo', 'Cy', 'Di']) await put(page, name, 'Person', name === 'Ada' ? 'Brutal' : 'None');
  // A second Ada is refused, with the rule, and nothing has changed.
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('button', { name: 'Into the bag' }).click();
  await page.getByRole('alert').getByText('FITE-R49').waitFor();
  expect(await page.locator('.note').count()).toBe(4);
  await put(page, 'Ed');
  expect(await page.getByRole('alert').count()).toBe(0);
  await expectFit(page, 'a bag of names');
  await page.getByRole('button', { name: 'Draw the first round' }).click();
  await page.getByText(/has the bye/).waitFor();
  expect(await page.locator('.pairing').count()).toBe(3);
  const faces = await page
    .locator('.side')
    .evaluateAll(sides => sides.map(side => side.querySelector('svg')!.innerHTML));
  expect(new Set(faces).size, 'everybody has a face of their own').toBe(5);
  await expectFit(page, 'a round');
  const drawn = await page.locator('.round').innerText();
  await page.reload();
  await page.locator('.round').waitFor();
  expect(await page.locator('.round').innerText()).toBe(drawn);
  for (let bouts = 0; bouts < 4; ) {
    const open = page.locator('.pairing-actions').first();
    if (await open.isVisible()) {
      const left = await page.locator('.pairing-actions').count();
      await open.getByText('Enter the result').click();
      await open.getByRole('button', { name: / won$/ }).first().click();
      bouts++;
      await expect.poll(() => page.locator('.pairing-actions').count()).toBe(left - 1);
    } else await page.getByRole('button', { name: 'Draw the next round' }).click();
  }
  await page.getByText(/wins the tournament!/).waitFor();
  await expectFit(page, 'a champion');
  await page.getByRole('button', { name: 'Again with the same names' }).click();
  expect(await page.locator('.note').count()).toBe(5);
}, 300_000);

test('a bout against a bot is fought here with the power it came with, and its winner goes on', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(`${house.url}/tournament`);
  await put(page, 'Ada', 'Person', 'Tough');
  await put(page, 'Iron Hugo', 'Hugo', 'Brutal');
  await page.getByRole('button', { name: 'Draw the first round' }).click();
  const chance = fastChance(7);
  // A drawn bout is fought again, at most three times.
  for (let bout = 0; bout < 4 && !(await page.getByText(/wins the tournament!/).isVisible()); bout++) {
    await page.getByRole('button', { name: 'Fight it here' }).click();
    await page.locator('.fite-spot input').first().waitFor();
    expect(await page.getByRole('button', { name: /Tough\W+coin, ready/ }).count()).toBe(1);
    for (let steps = 0; !(await isOver(page)); ) {
      if (steps > 600) throw new Error('the bout does not end');
      if ((await takeOneStep(page, n => chance.int(n))) === null) await page.waitForTimeout(30);
      else steps++;
    }
    await page.getByRole('link', { name: 'Back to the tournament' }).click();
    await page.locator('.round').waitFor();
  }
  await page.getByText(/wins the tournament!/).waitFor();
  await page.getByRole('link', { name: 'Replay', exact: true }).waitFor();
}, 300_000);

test('two bots fight it out by themselves, started by keys alone', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(`${house.url}/tournament`);
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  for (const name of ['One', 'Two']) {
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    if (name === 'One') for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('.note', { hasText: name }).waitFor();
  }
  await tabTo(page, 'Draw the first round');
  await page.keyboard.press('Enter');
  await page.locator('.round').waitFor();
  for (let bout = 0; bout < 4 && !(await page.getByText(/wins the tournament!/).isVisible()); bout++) {
    await tabTo(page, 'Let the bots fight');
    await page.keyboard.press('Enter');
    // Decided, or drawn once more.
    const settled = page.getByText(/wins the tournament!/).or(page.getByText(`${bout + 1} drawn bout`));
    await settled.first().waitFor({ timeout: 90_000 });
  }
  await page.getByText(/wins the tournament!/).waitFor();
}, 300_000);
