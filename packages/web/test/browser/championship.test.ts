/** A championship at one device: registered in secret, across a reload, at the normal table and in the background, to the champion. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { competition as inGerman } from '../../src/words/de/competition.ftl.ts';
import { match as matchInGerman } from '../../src/words/de/match.ftl.ts';
import { start as startInGerman } from '../../src/words/de/start.ftl.ts';
import { competition as inEnglish } from '../../src/words/en/competition.ftl.ts';
import { match as matchInEnglish } from '../../src/words/en/match.ftl.ts';
import { start as startInEnglish } from '../../src/words/en/start.ftl.ts';
import { expectFit, expectNothingCut } from './fit.ts';
import { PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();

/** What a language calls what is pressed here. */
type Said = Pick<typeof inEnglish, 'letBots' | 'play' | 'back'> & { readonly concede: string; readonly person: string };

const ENGLISH: Said = { ...inEnglish, concede: matchInEnglish.concede, person: startInEnglish.person };
const GERMAN: Said = { ...inGerman, concede: matchInGerman.concede, person: startInGerman.person };

/** People by name, then bots that play at random. */
async function enter(page: Page, people: readonly string[], { person }: Said = ENGLISH): Promise<void> {
  const rows = page.locator('.seat-row');
  // A count does not wait: before the form stands it would be nought, and nobody would be entered.
  await rows.first().waitFor();
  for (let i = 0; i < (await rows.count()); i++) {
    const name = people[i];
    await rows
      .nth(i)
      .getByRole('combobox')
      .selectOption({ label: name === undefined ? 'Bot: Wanda' : person });
    if (name !== undefined) await rows.nth(i).getByRole('textbox').fill(name);
  }
}

/** Whoever has the device registers a ready-made team. */
async function register(page: Page, which: number): Promise<void> {
  await page.locator('.arena-ready-team').nth(which).click();
  await page.locator('.arena-tray .arena-do').click();
  await page.locator('.page.competition').waitFor();
}

/** Gives a match up as soon as that may be done, and goes back. */
async function giveUp(page: Page, say: Said): Promise<void> {
  const concede = page.getByRole('button', { name: say.concede });
  await concede.waitFor();
  await expect.poll(() => concede.isEnabled(), { timeout: 30_000 }).toBe(true);
  await concede.click();
  await page.getByRole('dialog').getByRole('button', { name: say.concede }).click();
  await page.getByRole('link', { name: say.back }).click();
  await page.locator('.page.competition').waitFor();
}

/** Plays whatever can be played until there is a champion. */
async function playAll(page: Page, say = ENGLISH): Promise<void> {
  const champion = page.locator('.competition-champion');
  const bots = page.getByRole('button', { name: say.letBots });
  const busy = page.locator('.competition-busy');
  const own = page.getByRole('button', { name: say.play, exact: true });
  for (let match = 0; match < 8 && !(await champion.isVisible()); match++) {
    // The page may still be counting what was played.
    await champion.or(bots).or(own).first().waitFor();
    if (await champion.isVisible()) break;
    if (await bots.first().isVisible()) {
      await bots.first().click();
      await expect.poll(() => busy.count(), { timeout: 120_000 }).toBe(0);
    } else {
      await own.first().click();
      const cover = page.locator('.cover');
      await cover
        .or(page.getByRole('button', { name: say.concede }))
        .first()
        .waitFor();
      if (await cover.isVisible()) await page.locator('.cover-card .button').first().click();
      await giveUp(page, say);
    }
  }
  await champion.waitFor();
}

test('two people and two bots on a phone: secret teams, a reload in the middle, a champion', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/new/the-circuit?as=championship`);
  await enter(page, ['Ada', 'Bo']);
  await expectFit(page, 'the form of a championship');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('Ada: Register a team').waitFor();
  await page.getByRole('button', { name: 'Decide' }).first().click();
  await page.getByRole('heading', { name: 'Pass to Ada' }).waitFor();
  expect(await page.locator('.arena-ready-team').count(), 'nothing before it is handed over').toBe(0);
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await register(page, 0);
  await page.reload();
  await page.getByText('Bo: Register a team').waitFor();
  expect(await page.getByText('Ada: Register a team').count()).toBe(0);
  // Registered, and nobody sees what: neither Ada's nor the bots' teams.
  expect(await page.locator('.competition-standings .tour-head').count()).toBe(0);
  await expectFit(page, 'a championship before its first stage');
  await page.getByRole('button', { name: 'Decide' }).click();
  await page.getByRole('button', { name: 'I am Bo' }).click();
  await register(page, 1);
  await expect.poll(() => page.locator('.competition-standings .tour-head').count()).toBe(16);
  await expectFit(page, 'a first stage');
  await playAll(page);
  await expectFit(page, 'a champion');
  expect(await page.locator('.tour-place[data-is="been"], .tour-place[data-is="here"]').count()).toBe(2);
}, 300_000);

test('six who set out: whoever cannot join them says why, and the tray stays at the lower edge', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(`${house.url}/new/the-circuit?as=championship`);
  await enter(page, ['Ada']);
  await page.getByText('Fighters, too').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Decide' }).click();
  const tray = page.locator('.tour-tray');
  for (const name of [/^1?Dolly Dynamite/, /^Krag/, /^Gus Okafor/])
    await page.getByRole('button', { name }).first().click();
  await tray.getByText('They have no identity in common.').waitFor();
  // Few are left to look at.
  await page.getByRole('button', { name: 'Voidling', exact: true }).click();
  await expect.poll(() => page.locator('.tour-face').count()).toBeLessThan(8);
  const { y, height } = (await tray.boundingBox())!;
  expect(Math.round(y + height)).toBe(WIDE.height);
  await expectFit(page, 'six to register');
  for (const name of [/^Echo/, /^Hollow/]) await page.getByRole('button', { name }).first().click();
  expect(await tray.getByText('They have no identity in common.').count()).toBe(0);
  await page.getByRole('button', { name: 'Aggressive', exact: true }).click();
  for (const name of [/^Rex Calder/, /^Piston-9/]) await page.getByRole('button', { name }).first().click();
  await tray.getByRole('button', { name: 'Lock in this team' }).click();
  // Four of them for a match, and no fifth.
  await page.getByRole('button', { name: 'Decide' }).click();
  const faces = page.locator('.tour-face > button:first-child');
  for (let one = 0; one < 5; one++) await faces.nth(one).click();
  await tray.getByText('The team is full: take somebody out first.').waitFor();
  expect(await page.locator('.tour-face[data-in]').count()).toBe(4);
  await expectFit(page, 'four for a match');
  await page.locator('.tour-hazards button').first().click();
  expect(await tray.getByRole('button', { name: 'Lock in this team' }).isEnabled()).toBe(true);
});

/** On a phone and on a wide screen: clean, nothing too small, nothing cut off. */
async function expectFitEverywhere(page: Page, where: string): Promise<void> {
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport);
    await expectFit(page, where);
    await expectNothingCut(page, where);
  }
}

test('a series in German: the same teams, another place, until it is won; once more, and put away', async () => {
  const page = await house.visit({ viewport: WIDE, locale: 'de-DE' });
  await page.goto(`${house.url}/new/the-circuit`);
  await page.getByRole('radio', { name: /^Serie/ }).check();
  await enter(page, ['Ada'], GERMAN);
  await expectFitEverywhere(page, 'the form of a series, German');
  await page.getByRole('button', { name: inGerman.start }).click();
  await page.getByRole('button', { name: inGerman.decide }).waitFor();
  await expectFitEverywhere(page, 'a series before its first match, German');
  await page.getByRole('button', { name: inGerman.decide }).click();
  await page.locator('.arena-ready-team').first().waitFor();
  await expectFitEverywhere(page, 'a team to register, German');
  await register(page, 2);
  await expectFitEverywhere(page, 'a series with a match to play, German');
  await playAll(page, GERMAN);
  await page.getByText(inGerman.isChampion('Wanda')).waitFor();
  await expectFitEverywhere(page, 'a series that is won, German');
  expect(await page.locator('.competition-stage[data-is="over"]').count()).toBe(2);
  await page.getByRole('button', { name: inGerman.again }).click();
  await page.getByText(/^Ada: /).waitFor();
  await page.goto(house.url);
  const list = page.getByRole('region', { name: inGerman.running });
  await list.getByRole('link', { name: /Ada · Wanda/ }).click();
  await page.getByRole('button', { name: inGerman.putAway }).click();
  await page.getByRole('heading', { name: /FITE/ }).waitFor();
  expect(await list.count()).toBe(0);
}, 300_000);
