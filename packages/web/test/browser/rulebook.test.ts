/** The rulebook: searched by keys, and its rules tried at a table. */

import { findGame } from '@roundhouse/games';
import { loadWords } from '@roundhouse/games/catalogues.ts';
import { examplesInGame, lessonsByRule } from '@roundhouse/games/examples.ts';
import { tutorialOf } from '@roundhouse/games/tutorial.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();

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
  await page.getByRole('searchbox').fill('dazed xylophone');
  await page.getByRole('status').getByText('No rule has all of “dazed xylophone”.').waitFor();
  await page.getByRole('searchbox').fill('xylophone');
  await page.getByText('No rule mentions “xylophone”.').waitFor();
});

test('whoever asks how to win is told so before any rule', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/rules/circus-combat`);
  await page.locator('.rule').first().waitFor();
  await page.getByRole('searchbox').fill('how do I win');
  await page.getByRole('status').getByText('rules with “how do I win”').waitFor();
  expect(await page.locator('.briefing dt').allInnerTexts()).toEqual(['YOU WIN', 'WHAT IS SPECIAL']);
  await page.getByRole('searchbox').fill('no such thing');
  await page.locator('.briefing').waitFor({ state: 'detached' });
});

test('a rule leads to the lesson that shows it', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/rules/fite#FITE-21`);
  await page.getByRole('button', { name: 'Try it: FITE-21' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Lesson “Move a die”').waitFor();
  await expectFit(page, 'an example from a lesson');
  await dialog.getByRole('link', { name: 'Open the lesson' }).click();
  await page.waitForURL('**/learn/fite/move');
  await page.getByRole('heading', { name: 'Move a die' }).waitFor();
});

/** A rule that comes up in games and in no lesson. */
async function unteachable(id: string): Promise<string> {
  const game = findGame(id)!;
  const words = await loadWords(id, 'en');
  const rulesOf = (event: unknown) => words.rules(event);
  const taught = lessonsByRule(game, await tutorialOf(id), rulesOf);
  const rule = [...examplesInGame(game, rulesOf, 1).keys()].find(one => !taught.has(one) && /-R?\d+$/.test(one));
  if (rule === undefined) throw new Error('the lessons show everything');
  return rule;
}

test('a rule no lesson shows leads to a position that can be played', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/rules/circus-combat`);
  const button = page.getByRole('button', { name: `Try it: ${await unteachable('circus-combat')}`, exact: true });
  const dialog = page.locator('.rule-example');
  // Lessons are known first, and a neighbour's may stand in; the positions come in while one reads.
  await expect
    .poll(
      async () => {
        await button.click();
        await dialog.waitFor();
        if (await dialog.getByText('A position from a game between bots.').isVisible()) return true;
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
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

test('in German the rules are German, under the same numbers, with their examples', async () => {
  const page = await house.visit({ viewport: PHONE, locale: 'de' });
  await page.goto(`${house.url}/rules/circus-combat#CIRCUS-17`);
  await page.getByRole('heading', { name: 'Fertige Nummern' }).waitFor();
  await expect.poll(() => focused(page)).toBe('CIRCUS-17');
  await page.getByRole('searchbox').fill('Müdigkeit Vorrat');
  await page.locator('[data-rule="CIRCUS-R34"]').waitFor();
  await page.getByRole('button', { name: /CIRCUS-R34$/ }).click();
  await page.getByRole('dialog').waitFor();
  await expectFit(page, 'rules in German');
});
