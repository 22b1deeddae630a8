/** Several people at one device, taking back, and what is told on return. */

import { readFile } from 'node:fs/promises';
import { findGame } from '@roundhouse/games';
import { CONCEDE, fastChance, openMatch, play, randomMove, verifyRecord } from '@roundhouse/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SHAPE } from '../../src/play/kept/entries.ts';
import type { KeptSolo } from '../../src/play/kept/kept-matches.ts';
import { expectFit } from './fit.ts';
import { plant } from './kept.ts';
import { isOver, PHONE, tabTo, takeOneStep, useHouse, WIDE } from './open.ts';

const house = useHouse();

/** Ada and Bo sit down at one device. */
async function sitDown(page: Page, game = 'fite', start = 'Ring the bell'): Promise<void> {
  await page.goto(`${house.url}/new/${game}?with=device`);
  await page.getByLabel('Name at seat 1').fill('Ada');
  await page.getByLabel('Name at seat 2').fill('Bo');
  await page.getByRole('button', { name: start }).click();
}

const cover = (page: Page) => page.locator('.cover');

/** Whoever is asked uncovers the table, if it is covered. */
async function uncover(page: Page): Promise<string | null> {
  if (!(await cover(page).isVisible())) return null;
  const button = page.getByRole('button', { name: /^I am / }).first();
  const said = await button.innerText();
  await button.click();
  await cover(page).waitFor({ state: 'hidden' });
  return said.trim();
}

/** Where choices are secret a match begins under cover, which says who is first. */
async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: `Pass to ${name}` }).waitFor();
  await uncover(page);
  await page.locator('.fite-powers').waitFor();
}

test('a whole bout of two people at one device, with a cover between secret choices; its record verifies', async () => {
  const page = await house.visit({ viewport: PHONE, hasTouch: true });
  await sitDown(page);
  await begin(page, 'Ada');
  const chance = fastChance(11);
  const lookers = new Set<string>();
  for (let steps = 0; !(await isOver(page)); ) {
    if (steps > 1500) throw new Error('the bout does not end');
    const said = await uncover(page);
    if (said !== null) lookers.add(said.toLowerCase());
    if ((await takeOneStep(page, n => chance.int(n))) === null) await page.waitForTimeout(20);
    else steps++;
  }
  expect([...lookers].sort()).toEqual(['i am ada', 'i am bo']);
  await page.getByRole('link', { name: 'Replay and proof' }).click();
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await page.locator('.proof-verdict').waitFor();
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const record = await readFile(await saved.path(), 'utf8');
  expect(verifyRecord(findGame, record)).toMatchObject({ ok: true, game: 'fite', dice: 'proved' });
  await page.goBack();
  await page.getByRole('button', { name: 'Rematch' }).click();
  // Seats are turned: Bo begins in the red corner now.
  await begin(page, 'Bo');
  expect(await page.locator('.fite-corner[data-side="near"] .fite-name').innerText()).toMatch(/^bo$/i);
});

/** Everything random in this page comes out the same every time. */
async function fixChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let drawn = 1;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      const bytes = new Uint8Array(array!.buffer);
      for (let i = 0; i < bytes.length; i++) {
        drawn = (Math.imul(drawn, 1103515245) + 12345) >>> 0;
        bytes[i] = drawn >>> 16;
      }
      return array;
    };
  });
}

test('what one has chosen in secret is nowhere in the page while it is covered, nor while the other looks', async () => {
  const pages: string[][] = [];
  for (const power of [/Cunning/, /Tough/]) {
    const page = await house.visit({ viewport: WIDE });
    await fixChance(page);
    await sitDown(page);
    await begin(page, 'Ada');
    await page.getByRole('radio', { name: power }).check();
    await page.getByRole('button', { name: 'Lock it in' }).click();
    // What is spoken comes last, after what is drawn.
    const heard = (text: string) => page.getByRole('status').getByText(text).waitFor({ state: 'attached' });
    await heard('Pass to Bo');
    expect(await page.locator('.fite, .match-log').count()).toBe(0);
    const covered = await page.locator('#app').innerHTML();
    expect(covered).not.toMatch(/Cunning|Tough/);
    await uncover(page);
    await page.getByText('Ada has chosen').first().waitFor({ state: 'attached' });
    await heard('Pick a super power');
    // The choice Ada made is nowhere: Bo's page is the same whatever it was.
    pages.push([covered, await page.locator('#app').innerHTML()]);
  }
  expect(pages[0]).toEqual(pages[1]);
});

test('how one wins is said once at a device, not to everybody whom it is passed to', async () => {
  const page = await house.visit({ viewport: PHONE, isFirst: true });
  await sitDown(page);
  await page.getByRole('heading', { name: 'Pass to Ada' }).waitFor();
  await uncover(page);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('radio', { name: /Fast/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('heading', { name: 'Pass to Bo' }).waitFor();
  await uncover(page);
  // Under what is shown over a table nothing can be pressed.
  await page.getByRole('radio', { name: /Tough/ }).check();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a reload in the middle covers the table again, for whoever is asked', async () => {
  const page = await house.visit({ viewport: PHONE });
  await sitDown(page);
  await begin(page, 'Ada');
  await page.getByRole('radio', { name: /Fast/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('heading', { name: 'Pass to Bo' }).waitFor();
  await expectFit(page, 'cover');
  await page.reload();
  await page.getByRole('heading', { name: 'Pass to Bo' }).waitFor();
  // The key that ended Ada's turn does not begin Bo's.
  await page.keyboard.press('Enter');
  expect(await cover(page).isVisible()).toBe(true);
  await page.getByText('Somebody else wants to look').click();
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await page.getByText('Waiting for Bo').first().waitFor();
  await page.getByRole('button', { name: 'Pass on' }).click();
  await page.getByRole('heading', { name: 'Pass to Bo' }).waitFor();
  await uncover(page);
  await page.getByRole('radio', { name: /Brutal/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByText('Ada enters with Fast').first().waitFor({ state: 'attached' });
});

test.each(['fite', 'circus-combat', 'element-circle'])('at one device the end of %s names who won', async id => {
  const game = findGame(id)!;
  const match = openMatch(game, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: '5e'.repeat(32), at: 0 });
  const chance = fastChance(3);
  // A round is conceded, or all of it; and not every question may be left unanswered.
  while (game.payoffs(match.state) === null) {
    const mayGo = !game.canConcede || game.canConcede(match.state, 0) === true;
    const seat = mayGo ? 0 : game.toAct(match.state)[0]!;
    play(game, match, seat, mayGo ? CONCEDE : randomMove(game, match.state, seat, chance), 0);
  }
  const kept: KeptSolo = { kind: 'solo', id, match, seat: 0, players: ['person', 'person'], over: true, at: 0 };
  const page = await house.visit({ viewport: PHONE });
  await page.goto(house.url);
  await plant(page, { [`match.${id}`]: { shape: SHAPE, value: kept } });
  await page.goto(`${house.url}/solo/${id}`);
  const table = page.locator('.match-main');
  await table
    .getByText(/Bo wins/)
    .first()
    .waitFor();
  expect(await table.innerText()).not.toMatch(/you (?:win|lose|lost|concede)/i);
});

test('where nothing is secret the device goes on without a cover', async () => {
  const page = await house.visit({ viewport: WIDE });
  await sitDown(page, 'circus-combat', 'Raise the curtain');
  await page.locator('.circus-stage').waitFor();
  const chance = fastChance(5);
  const turns = new Set<string>();
  for (let steps = 0; turns.size < 2; steps++) {
    if (steps > 200) throw new Error('it is always the same one’s turn');
    expect(await cover(page).count()).toBe(0);
    turns.add(
      await page
        .locator('.circus-show[data-side="near"]')
        .innerText()
        .then(text => text.split('\n')[0]!),
    );
    for (;;) {
      const places = page.locator('.circus-trick:is([data-press="place"], [data-press="pick"][aria-pressed="false"])');
      const count = await places.count();
      if (count === 0) break;
      await places.nth(chance.int(count)).click();
    }
    const answers = page.locator('.circus-answer button:not(:disabled)');
    await answers.last().click();
  }
  expect(turns.size).toBe(2);
});

test('a draft outlives a reload, and by the keys locking in comes right after choosing', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  const fast = page.getByRole('radio', { name: /^Fast/ });
  await fast.check();
  await page.reload();
  await page.getByRole('button', { name: 'Lock it in' }).waitFor();
  expect(await fast.isChecked()).toBe(true);
  await fast.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lock it in');
});

test('undo says beforehand what it can do; what was learned stands, and the rest is taken back', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.locator('.fite-powers').waitFor();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.getByText('next: final').waitFor();
  await undo.press('Enter');
  await page.getByRole('alert').getByText('The next step is final.').waitFor();

  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play Circus Combat' }).click();
  const keepAll = page.getByRole('button', { name: 'Keep all' });
  await keepAll.waitFor();
  // Of the very answer that is picked: keeping all is free, and throwing again is not.
  await undo.getByText('next: can be undone').waitFor();
  await page.locator('button.circus-pool-die').first().click();
  await undo.getByText('next: final').waitFor();
  await page.locator('button.circus-pool-die').first().click();
  await undo.getByText('next: can be undone').waitFor();
  await keepAll.click();
  await keepAll.waitFor({ state: 'detached' });
  expect(await undo.getAttribute('aria-disabled')).toBe('false');
  await undo.click();
  await keepAll.waitFor();
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
});

test('a game is set up and begun by keys alone; a bot takes the other seat', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(`${house.url}/new/fite`);
  await page.getByRole('radio', { name: /^Hugo/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Name at seat 1').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada');
  await page.getByRole('combobox', { name: 'Seat 2' }).focus();
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Ring the bell');
  await page.keyboard.press('Enter');
  await page.locator('.fite-powers').waitFor();
  expect(await page.locator('.fite-corner[data-side="far"] .fite-name').innerText()).toMatch(/^pip$/i);
});

test('a line of the log shows on the board what it is about, by pointing, by keys and by a tap', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.getByRole('radio', { name: /Tough/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('radio', { name: /^Tactical/ }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  await page.getByRole('slider', { name: 'Dice to attack' }).waitFor();
  const lit = page.locator('.match-main [data-lit]');
  const line = page.locator('.match-log .log > li').filter({ hasText: 'Tactical' }).first();
  await line.hover();
  await lit.first().waitFor();
  expect(await lit.first().getAttribute('data-thing')).toMatch(/^loc:/);
  await page.getByRole('heading', { level: 1 }).hover();
  await lit.first().waitFor({ state: 'detached' });
  await line.getByRole('button', { name: /^Rule / }).focus();
  await lit.first().waitFor();

  await page.setViewportSize(PHONE);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play Circus Combat' }).click();
  await page.locator('.circus-stage').waitFor();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const first = page.getByRole('dialog').locator('.log > li').filter({ hasText: 'The stage is set' });
  await first.click({ position: { x: 8, y: 12 } });
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  // All that are still on the stage; the rival may have won one meanwhile.
  await lit.first().waitFor();
  expect(await lit.first().getAttribute('data-thing')).toMatch(/card:/);

  await page.setViewportSize(WIDE);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play Element Circle' }).click();
  await page.locator('.match-log .log > li').filter({ hasText: 'You are dealt' }).hover();
  await lit.first().waitFor();
  expect(await lit.first().getAttribute('data-thing')).toBe('seat:0');
});
