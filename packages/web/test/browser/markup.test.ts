/** Names and words of others are text wherever they are shown, whatever is in them. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();

const ADA = '<i title=x>Ada</i>';
const BO = '<b title=x>Bo</b>';

/** It is there to be read, and nothing was made of it. */
async function reads(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor({ state: 'attached' });
  expect(await page.locator('[title="x"]').count()).toBe(0);
}

test('names and chat with markup in them are text on every page that shows them', { timeout: 300_000 }, async () => {
  const ada = await house.visit({ viewport: WIDE });
  await ada.goto(`${house.url}/new/fite?with=friend`);
  await ada.getByLabel('Your name at the table').fill(ADA);
  await ada.getByRole('button', { name: 'Ring the bell' }).click();
  const link = await ada.getByLabel('Send this link to your opponent').inputValue();
  const bo = await house.visit({ viewport: PHONE });
  await bo.goto(link);
  await bo.getByLabel('Your name at the table').fill(BO);
  await reads(bo, ADA);
  await bo.getByRole('button', { name: 'Take the seat' }).click();
  await Promise.all([ada, bo].map(page => page.locator('.fite-powers').waitFor()));
  await reads(ada, BO);

  await bo.getByRole('button', { name: 'Chat' }).click();
  await bo.getByLabel('Say something').fill('<img src=/x title=x onerror=alert(1)>');
  await bo.getByRole('button', { name: 'Send' }).click();
  await reads(bo, '<img src=/x title=x onerror=alert(1)>');
  await reads(ada, '<img src=/x title=x onerror=alert(1)>');

  for (const page of [ada, bo]) {
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: /Brutal/ }).check();
    await page.getByRole('button', { name: 'Lock it in' }).click();
  }
  await reads(ada, `${BO} enter`);
  await bo.getByRole('button', { name: 'Concede' }).click();
  await bo.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  for (const page of [ada, bo]) {
    await page.locator('.match-end').waitFor();
    await reads(page, page === ada ? BO : ADA);
  }
  await ada.goto(house.url);
  await reads(ada, BO);
});

test('a table in the lobby names its host as the text it is', async () => {
  const table = { game: 'fite', name: ADA, open: true };
  await fetch(`${house.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/lobby`);
  await reads(page, ADA);
});
