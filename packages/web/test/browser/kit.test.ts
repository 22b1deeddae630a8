/**
 * The catalogue of the kit: every piece is there in both themes, fit for everyone, and its pictures look as approved.
 * When a drawing has changed on purpose: `APPROVE=1 npx vitest run --project browser packages/web/test/browser/kit.test.ts`.
 */

import * as kit from '@roundhouse/kit';
import { expect, test } from 'vitest';
import { expectFit } from './fit.ts';
import { PHONE, useHouse, WIDE } from './open.ts';
import { expectLooksAsApproved } from './pictures.ts';

const house = useHouse();

test('every part in both themes, fit for everyone on a phone', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/kit`);
  await page.getByRole('heading', { name: 'The kit' }).waitFor();
  await expectFit(page, 'the kit');
  expect(await page.locator('.kit-icons').first().getByRole('listitem').count()).toBe(kit.ICONS.length);
  expect(await page.locator('[data-part="dice"] .die').count()).toBe(2 * 7);
  expect(await page.locator('[data-part="tokens"] .token').count()).toBe(2 * (kit.TOKEN_SHAPES.length + 1));
  expect(await page.locator('[data-part="sounds"] button').count()).toBe(2 * kit.SOUNDS.length);
  const papers = await page.locator('[data-part="colours"] .kit-theme').evaluateAll(themes => {
    return themes.map(theme => getComputedStyle(theme).backgroundColor);
  });
  expect(papers).toEqual(['rgb(242, 231, 210)', 'rgb(20, 16, 13)']);
});

test('what opens, opens: a tip with its rule, a dialog and an answer', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/kit`);
  const explanations = page.locator('[data-part="explanations"] [data-theme="dark"]');
  await explanations.getByRole('button', { name: 'What is this?' }).click();
  await page.getByText('It explains itself when pressed').filter({ visible: true }).waitFor();
  await page.keyboard.press('Escape');
  await explanations.getByRole('button', { name: 'Open a dialog' }).click();
  await page.getByRole('dialog', { name: 'A dialog' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await explanations.getByRole('button', { name: 'Show an answer' }).click();
  await page.getByRole('alert').waitFor();
  await expectFit(page, 'the kit with an answer to something');
});

test('a hand fits a phone, and every card of it leaves an edge that can be touched', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/kit`);
  const hand = page.getByRole('list', { name: 'A hand of five cards' }).first();
  await hand.waitFor();
  const edges = await hand.evaluate(list => {
    const cards = [...list.children].map(card => (card as HTMLElement).offsetLeft);
    return cards.slice(1).map((left, i) => left - cards[i]!);
  });
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(44);
});

test.each(['dice', 'cards', 'tokens'])('%s look as approved, in both themes', async part => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(`${house.url}/kit`);
  for (const theme of ['light', 'dark']) {
    const pictures = page.locator(`[data-part="${part}"] [data-theme="${theme}"] .kit-pictures`);
    await expectLooksAsApproved(pictures, `kit-${part}-${theme}`);
  }
});
