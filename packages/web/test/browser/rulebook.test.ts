/** The rulebook: searched by keys, and its rules tried at a table. */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { type House, openHouse, PHONE, WIDE } from './open.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.expectNoTrouble());
afterAll(() => house.close());

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('data-rule') ?? document.activeElement?.getAttribute('type') ?? null,
  );

test('a search by keys alone finds by words and by numbers, marks them, and walks along what it found', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(`${house.url}/rules/fite`);
  await page.locator('.rule').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('dazed die');
  await page
    .getByRole('status')
    .getByText(/^\d+ rules with “dazed die”\.$/)
    .waitFor();
  const rules = page.locator('.rule');
  for (const text of await rules.allInnerTexts()) {
    expect(text.toLowerCase()).toContain('dazed');
    expect(text.toLowerCase()).toContain('die');
  }
  expect((await page.locator('mark').allInnerTexts()).map(text => text.toLowerCase())).toContain('dazed');
  await expectFit(page, 'a search in the rules');
  await page.keyboard.press('Enter');
  const first = await rules.first().getAttribute('data-rule');
  await expect.poll(() => focused(page)).toBe(first);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe(await rules.nth(1).getAttribute('data-rule'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focused(page)).toBe('search');
  await page.getByRole('searchbox').fill('FITE-R44');
  await page.getByRole('status').getByText('1 rule with “FITE-R44”.').waitFor();
  await page.getByRole('searchbox').fill('no such thing');
  await page.getByText('No rule mentions “no such thing”.').waitFor();
});

test('a rule leads to the lesson that shows it', async () => {
  const page = await house.visit({ viewport: PHONE, reducedMotion: 'reduce' });
  await page.goto(`${house.url}/rules/fite#FITE-21`);
  await page.getByRole('button', { name: 'Try it: FITE-21' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Lesson “Move a die”').waitFor();
  await expectFit(page, 'an example from a lesson');
  await dialog.getByRole('link', { name: 'Open the lesson' }).click();
  await page.waitForURL('**/learn/fite/move');
  await page.getByRole('heading', { name: 'Move a die' }).waitFor();
});

test('a rule no lesson shows leads to a position that can be played', async () => {
  const page = await house.visit({ viewport: PHONE, reducedMotion: 'reduce' });
  await page.goto(`${house.url}/rules/circus-combat`);
  const played = page.getByText('A position from a game between bots.');
  const tries = page.locator('.rule-try');
  await tries.first().waitFor();
  // Lessons are known first; the positions come in while one reads.
  await expect
    .poll(
      async () => {
        for (const name of ['CIRCUS-R13', 'CIRCUS-28', 'CIRCUS-R20', 'CIRCUS-R15', 'CIRCUS-R16', 'CIRCUS-R21']) {
          const button = page.getByRole('button', { name: `Try it: ${name}`, exact: true });
          if (!(await button.isVisible())) continue;
          await button.click();
          await page.locator('.rule-example').waitFor();
          if (await played.isVisible()) return true;
          await page.keyboard.press('Escape');
          await page.locator('.rule-example').waitFor({ state: 'detached' });
        }
        return false;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await expectFit(page, 'an example from a game');
  await page.getByRole('button', { name: 'Sit down there' }).click();
  await page.waitForURL(/\/solo\/example-CIRCUS-/);
  await page.locator('.circus-slot').first().waitFor();
});

test('a rulebook that does not exist says so', async () => {
  const page = await house.visit();
  await page.goto(`${house.url}/rules/chess`);
  await page.getByRole('heading', { name: 'There is no such rulebook' }).waitFor();
});
