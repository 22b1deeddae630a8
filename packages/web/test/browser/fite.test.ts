/** FITE's table as people meet it: what it shows before a choice, what it draws after, and a bout through the accessibility tree. */

import { fite } from '@roundhouse/games/fite/rules.ts';
import { fastChance } from '@roundhouse/kernel';
import { samplePositions } from '@roundhouse/kernel/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fullTables } from '../shots/full-tables.ts';
import { entryOf, pathOf } from '../shots/scenes.ts';
import { expectFit } from './fit.ts';
import { plant } from './kept.ts';
import { isOver, PHONE, takeOneStep, useHouse, WIDE } from './open.ts';

const house = useHouse();

const lock = (page: Page) => page.locator('.fite button[type="submit"]');

/** A bout against Pip, as far as the roll, from Tactical. */
async function reachTheRoll(page: Page): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.getByRole('radio', { name: /^None/ }).check();
  await lock(page).click();
  await page.getByRole('radio', { name: /^Tactical/ }).check();
  await lock(page).click();
  await page.getByRole('slider', { name: 'Dice to attack' }).waitFor();
  await lock(page).click();
  await page.getByRole('radio', { name: 'Flip' }).waitFor();
}

test('what a choice would do is shown before it is made, and the lines of cancelling with it', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  // What is not chosen yet, Enter chooses; the next one locks it in.
  const none = page.getByRole('radio', { name: /^None/ });
  await none.press('Enter');
  expect(await none.isChecked()).toBe(true);
  await none.press('Enter');
  // Each place says what it gives.
  for (const gives of ['+1 attack', '+1 defence', 'move or flip 2']) await page.getByText(gives).waitFor();
  await page.getByRole('radio', { name: /^Tactical/ }).check();
  await lock(page).click();
  // A division is held against each one that Pip may make.
  const outlook = page.getByRole('table', { name: /What this division does on average/ });
  await outlook.waitFor();
  expect(await outlook.getByRole('columnheader').count()).toBe(8);
  const careful = await outlook.innerText();
  await page.getByRole('slider', { name: 'Dice to attack' }).press('End');
  await expect.poll(() => outlook.innerText()).not.toBe(careful);
  await page.getByRole('slider', { name: 'Dice to attack' }).press('Home');
  for (let more = 0; more < 4; more++) await page.getByRole('slider', { name: 'Dice to attack' }).press('ArrowRight');
  await lock(page).click();
  await page.getByRole('radio', { name: 'Flip' }).check();
  // Each die says what flipping it would make of the fight; the forecast says what was made of it.
  const dice = page.getByRole('button', { name: /flip it to \d: then you hit \d and take \d/ });
  await expect.poll(() => dice.count()).toBe(9);
  const said = (await dice.first().getAttribute('aria-label'))!;
  const [, hit, take] = /then you hit (\d+) and take (\d+)/.exec(said)!;
  // So does the prompt, to those who see which die they are about to touch.
  await dice.first().hover();
  await expect
    .poll(() => page.locator('.fite-forecast').innerText())
    .toMatch(new RegExp(`^Flip it to \\d: then you hit ${hit} and take ${take}\\.$`, 'm'));
  await dice.first().click();
  await expect
    .poll(() => page.locator('.fite-forecast').innerText())
    .toMatch(new RegExp(`hit ${hit}\\b.*take ${take}\\b`));
  await page.locator('.fite-touch[aria-pressed="true"]').click();
  // As many lines as dice that are cancelled, dashed while they may still change.
  const cancelled = page.locator('[data-mark="cancelled"]');
  const drawn = (lines: string) => async () =>
    (await page.locator(`.fite-lines${lines} .fite-line`).count()) - (await cancelled.count());
  await expect.poll(drawn('[data-preview]')).toBe(0);
  await lock(page).click();
  await page.getByRole('button', { name: 'Next turn' }).or(page.locator('.match-end')).first().waitFor();
  await expect.poll(drawn(':not([data-preview])')).toBe(0);
  // The turn's result is one sentence.
  expect((await page.locator('.fite-prompt').innerText()).match(/[.!?]/g)).toHaveLength(1);
}, 240_000);

test('of dice that show the same, the one that is touched turns, and turns back', async () => {
  const page = await house.visit({ viewport: WIDE });
  await reachTheRoll(page);
  await page.getByRole('radio', { name: 'Flip' }).check();
  const dice = page.locator('.fite-touch');
  const states = () => dice.evaluateAll(all => all.map(die => `${die.ariaPressed} ${die.ariaDisabled}`));
  await expect.poll(states).toEqual(Array(9).fill('false false'));
  for (let touched = 0; touched < 9; touched++) {
    await dice.nth(touched).click();
    await expect.poll(states).toEqual(Array.from({ length: 9 }, (_, die) => `${die === touched} false`));
    await dice.nth(touched).click();
    await expect.poll(states).toEqual(Array(9).fill('false false'));
  }
}, 240_000);

test('compared dice face each other: every line is straight', async () => {
  const page = await house.visit({ viewport: PHONE });
  await reachTheRoll(page);
  await lock(page).click();
  await page.getByRole('button', { name: 'Next turn' }).or(page.locator('.match-end')).first().waitFor();
  const bent = await page.locator('.fite-line path:first-child').evaluateAll(paths =>
    paths.filter(path => {
      const [from, , to] = [...(path.getAttribute('d') ?? '').matchAll(/(?:M|C|\s)(-?[\d.]+) /g)].map(([, x]) => x);
      return from !== to;
    }),
  );
  expect(bent).toEqual([]);
}, 240_000);

test('nothing of a fight is told before it is shown; who has seen enough presses a key', async () => {
  const page = await house.visit({ viewport: WIDE });
  await reachTheRoll(page);
  // The other has chosen, or has gone where there is nothing to choose: locking in decides the fight.
  await page.locator('.fite-corner[data-side="far"] .fite-status:not([data-state="choosing"])').waitFor();
  const log = page.locator('.match-log .log > li');
  const spoken = page.locator('[role="status"].unseen');
  const before = { lines: await log.count(), voice: await spoken.textContent(), turn: await banner(page) };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // What was over at once is not shown now because motion is wanted: the press below would only end it.
  await page.getByRole('radio', { name: 'Move' }).press('ArrowRight');
  await page.getByRole('radio', { name: 'Flip', checked: true }).waitFor();
  expect(await page.locator('html[data-suspense]').count()).toBe(0);
  // Time stands still: what is on waits for whoever presses.
  await page.evaluate(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (then: () => void, ms = 0) => (ms < 250 ? setTimeout(then, ms) : 0) });
  });
  await lock(page).click();
  await page.locator('html[data-suspense] .fite-decided').waitFor();
  const told = page.locator('.fite-ask .fite-prompt');
  await page.locator('.fite-ask .fite-turn').getByText('Fight of turn 1').waitFor();
  expect(await told.isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Next turn' }).count()).toBe(0);
  expect({ lines: await log.count(), voice: await spoken.textContent(), turn: await banner(page) }).toEqual(before);
  expect(await page.locator('.fite-corner .fite-dicepool [data-lost]').count()).toBe(0);
  await page.keyboard.press('Space');
  await told.waitFor();
  await expect.poll(() => told.innerText()).toMatch(/dice|die|nothing/);
  await expect.poll(() => log.count()).toBeGreaterThan(before.lines);
  await expect.poll(() => spoken.textContent()).not.toBe(before.voice);
  // And the keys are on the way on.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next turn');
  // The stage says whose fight is told until the next turn is begun.
  expect(await banner(page)).toBe(before.turn);
  await page.keyboard.press('Enter');
  await expect.poll(() => banner(page)).not.toBe(before.turn);
});

test('what is got ready while somebody thinks holds nothing up', async () => {
  const page = await house.visit({ viewport: WIDE });
  // Spare time comes when the test says so.
  await page.addInitScript(() => {
    const later: (() => void)[] = [];
    Object.assign(window, { later, requestIdleCallback: (then: () => void) => later.push(then) });
  });
  await reachTheRoll(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const seen = await page.evaluate(async () => {
    const { later } = window as unknown as { later: (() => void)[] };
    const frame = () => new Promise(requestAnimationFrame);
    const held: boolean[] = [];
    for (let next = later.shift(); next; next = later.shift()) {
      next();
      await frame();
      await frame();
      held.push(document.documentElement.hasAttribute('data-suspense'));
    }
    return held;
  });
  expect(seen.length).toBeGreaterThan(8);
  expect(seen).not.toContain(true);
});

test('two quick presses lock in one answer: what is asked next has not been read', async () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const page = await house.visit({ viewport: WIDE });
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Play FITE' }).click();
    await page.getByRole('radio', { name: /^None/ }).check();
    await lock(page).click();
    await page.getByRole('radio', { name: /^Tactical/ }).check();
    await page.locator('.fite-corner[data-side="far"] .fite-status:not([data-state="choosing"])').waitFor();
    await page.emulateMedia({ reducedMotion });
    await lock(page).dblclick();
    await page.locator('html:not([data-suspense])').waitFor({ state: 'attached' });
    expect(await page.getByRole('slider', { name: 'Dice to attack' }).isVisible()).toBe(true);
    await lock(page).click();
    await page.getByRole('radio', { name: 'Flip' }).waitFor();
  }
});

test('that a bout is over is not told by the tools of the page either, before it is seen', async () => {
  const page = await house.visit({ viewport: PHONE });
  await reachTheRoll(page);
  // Whatever can be pressed while the end is known and not yet told.
  await page.evaluate(() => {
    const note = (): void => {
      if (!document.documentElement.hasAttribute('data-suspense') || !document.querySelector('.match-end')) return;
      const shown = [...document.querySelectorAll('button')].filter(one =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      Object.assign(window, { early: shown.map(one => one.getAttribute('aria-label') ?? one.textContent) });
    };
    new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const chance = fastChance(3);
  while (!(await isOver(page))) await takeOneStep(page, n => chance.int(n));
  const early = await page.evaluate(() => (window as { early?: string[] }).early);
  expect(early).toContain('Concede');
  expect(early).not.toContain('To the arena');
  await page.getByRole('button', { name: 'Concede' }).waitFor({ state: 'detached' });
});

const banner = (page: Page): Promise<string> => page.locator('.fite-banner').innerText();

test('in German nothing of a bout is wider than a phone, and every phase is fit', async () => {
  const page = await house.visit({ viewport: PHONE, locale: 'de' });
  await page.goto(house.url);
  await page.getByRole('button', { name: /^Spielen FITE/ }).click();
  await page.locator('.fite-powers').waitFor();
  await expectFit(page, 'powers');
  await page.getByRole('radio', { name: /Gerissen/ }).check();
  await lock(page).click();
  await page.locator('.fite-spot input').first().waitFor();
  await expectFit(page, 'places');
  await page.getByRole('radio', { name: /^Tak/ }).check();
  await lock(page).click();
  await page.locator('.fite-slider').waitFor();
  await expectFit(page, 'division');
  await lock(page).click();
  await page.locator('.fite-reaction').waitFor();
  await page.locator('.fite-use input').check();
  await expectFit(page, 'reaction');
  await lock(page).click();
  // Once in a long while one fight decides the bout.
  await page.locator('.fite-decided:visible, .fite[data-over]').first().waitFor();
  await expectFit(page, 'result');
}, 300_000);

/** Whether one’s own corner is whole above what is asked, and that in sight. */
async function expectOwnCorner(page: Page, where: string, { height } = PHONE): Promise<void> {
  const [corner, ask] = await Promise.all(
    ['.fite-corner[data-side="near"]', '.fite-ask'].map(part => page.locator(part).boundingBox()),
  );
  expect(corner!.y + corner!.height, where).toBeLessThanOrEqual(ask!.y + 1);
  expect(ask!.y + ask!.height, where).toBeLessThanOrEqual(height + 1);
}

test.each(['en', 'de'])(
  'on a phone one’s own corner is in sight at a puzzle, above the longest answer, and after the last fight (%s)',
  async locale => {
    const page = await house.visit({ viewport: PHONE, locale });
    // Powers to use, much to change, and a long way to say it; one of few dice.
    for (const id of ['a0nbvw', 'yz6spa', 'nfqn6o']) {
      await page.goto(`${house.url}/puzzles/fite/${id}`);
      await page.locator('.fite-ask').waitFor();
      await expectOwnCorner(page, id);
    }
    await page.goto(`${house.url}/nowhere`);
    const over = samplePositions(fite).find(({ name }) => name === 'over')!;
    const { moment, after } = fullTables().find(({ after }) => after)!;
    await plant(page, Object.fromEntries([over, moment].map(entryOf)));
    await page.goto(house.url + pathOf(moment));
    await page.locator('.fite-reaction').waitFor();
    await after!(page);
    await expect.poll(() => page.locator('.fite-touch[aria-pressed="true"]').count()).toBe(4);
    await expectOwnCorner(page, 'the longest answer');
    await page.goto(house.url + pathOf(over));
    await page.locator('.fite-about').click();
    await page.locator('.fite-lane').first().waitFor();
    await expectOwnCorner(page, 'the last fight');
  },
);

test.each([
  { width: 768, height: 954 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
])('on a tablet of $width × $height arena, fight and both corners are in sight at once', async viewport => {
  const page = await house.visit({ viewport });
  await page.goto(`${house.url}/nowhere`);
  const moments = samplePositions(fite).filter(({ name }) => name !== 'over');
  await plant(page, Object.fromEntries(moments.map(entryOf)));
  for (const address of [...moments.map(pathOf), '/puzzles/fite/a0nbvw']) {
    await page.goto(house.url + address);
    for (const part of ['.fite-stage', '.fite-pane']) await page.locator(part).waitFor();
    await expectOwnCorner(page, address, viewport);
    const hidden = await page.locator('.fite-pane').evaluate(pane => pane.scrollHeight - pane.clientHeight);
    expect(hidden, address).toBeLessThanOrEqual(1);
  }
  await page.goto(`${house.url}/learn/fite`);
  await page.locator('.fite-ask').waitFor();
  await expectOwnCorner(page, 'a lesson', viewport);
});

test('a whole bout through the accessibility tree: only roles and names are used', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page
    .getByRole('group', { name: 'Super powers' })
    .getByRole('radio', { name: /^Cunning/ })
    .check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
  const chance = fastChance(11);
  const used = new Set<string>();
  for (let steps = 0; !(await isOver(page)); steps++) {
    if (steps > 400) throw new Error('the bout does not end');
    const next = page.getByRole('button', { name: 'Next turn' });
    const place = page.getByRole('group', { name: 'Places' }).getByRole('radio');
    const slider = page.getByRole('slider', { name: 'Dice to attack' });
    const flip = page.getByRole('radio', { name: 'Flip' });
    const locked = page.getByRole('button', { name: 'Lock it in' });
    if (await next.isVisible()) await next.click();
    else if (await place.first().isVisible()) {
      used.add('place');
      await place.nth(chance.int(3)).check();
      await locked.click();
    } else if (await slider.isVisible()) {
      used.add('divide');
      await slider.press(chance.int(2) === 0 ? 'ArrowRight' : 'ArrowLeft');
      await locked.click();
    } else if (await locked.isVisible()) {
      used.add('react');
      if (await flip.isVisible()) {
        await flip.check();
        const dice = page.getByRole('button', { name: /flip it to/ });
        if ((await dice.count()) >= 2) {
          used.add('flip');
          await dice.first().click();
          await dice.first().click();
        }
      }
      if (await locked.isEnabled()) await locked.click();
    } else {
      // Nothing to do yet is no step.
      steps--;
      await page.waitForTimeout(30);
    }
  }
  expect([...used].sort()).toEqual(expect.arrayContaining(['divide', 'place', 'react']));
  await page
    .getByText(/(win|wins) the bout|A draw/)
    .first()
    .waitFor();
}, 240_000);

test('two people at one device: what one chose stays a closed fist until both are in', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/new/fite?with=device`);
  const names = page.locator('.seat-row input[type="text"]');
  await names.nth(0).fill('Ada');
  await names.nth(1).fill('Bo');
  // As published unless somebody wants it otherwise, and what is wrong with that is not kept quiet.
  const published = page.getByRole('radio', { name: /^As published/ });
  expect(await published.isChecked()).toBe(true);
  await page.locator('.cards-chosen').getByText('with perfect play any lead wins').waitFor();
  await page.getByRole('radio', { name: /Tempered/ }).check();
  await page.getByRole('button', { name: 'Ring the bell' }).click();
  const cover = page.locator('.cover');
  const choose = async (name: string, power: string): Promise<void> => {
    await page.locator('.fite-powers').or(cover).first().waitFor();
    if (await cover.isVisible())
      await cover
        .getByRole('button', { name: new RegExp(name) })
        .first()
        .click();
    await page.getByRole('radio', { name: new RegExp(`^${power}`) }).check();
    await lock(page).click();
  };
  await choose('Ada', 'Brutal');
  // Nothing of the first choice is on the page before the second is made.
  await cover.waitFor();
  expect(await page.getByText('Brutal').count()).toBe(0);
  await choose('Bo', 'Tough');
  await page
    .getByText(/Brutal/)
    .first()
    .waitFor({ state: 'attached' });
}, 240_000);
