/** Circus Combat as people play it: by pointing and by keys alone; every state of its table held to axe. */

import { readFile } from 'node:fs/promises';
import { findGame } from '@roundhouse/games';
import { fastChance, verifyRecord } from '@roundhouse/kernel';
import { effort, isNightly, samplePositions } from '@roundhouse/kernel/testing';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fullTables } from '../shots/full-tables.ts';
import { entryOf, pathOf } from '../shots/scenes.ts';
import { expectFit } from './fit.ts';
import { plant } from './kept.ts';
import { PHONE, tabTo, useHouse, WIDE } from './open.ts';
import { rememberPlaces, sumOf, watchShifts } from './shifts.ts';

const house = useHouse();

/** The question put to this page; null while somebody else is asked. */
const askedOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.circus-ask')?.getAttribute('data-asked') ?? null);

/** Sends an answer, and waits until the table has taken it in. */
async function sendBy(page: Page, button: Locator): Promise<void> {
  // While dice fall a press ends that and nothing else.
  await page.locator('html:not([data-suspense])').waitFor({ state: 'attached' });
  const before = await page.locator('.circus-table').innerText();
  await button.click();
  await page.waitForFunction(text => document.querySelector<HTMLElement>('.circus-table')?.innerText !== text, before);
}

const submit = (page: Page) => page.locator('.circus-answer [type="submit"]');

/** Answers whatever is asked by pointing; says what was asked, null if nothing was. */
async function answer(page: Page, pick: (count: number) => number): Promise<string | null> {
  const asked = await askedOf(page);
  const pickOne = async (selector: string): Promise<boolean> => {
    const choices = page.locator(selector);
    const count = await choices.count();
    if (count > 0) await choices.nth(pick(count)).click();
    return count > 0;
  };
  switch (asked) {
    case null:
      return null;
    case 'rethrow':
      if (pick(2) === 0) await pickOne('button.circus-pool-die');
      break;
    case 'place':
      while (await pickOne('.circus-trick[data-press="place"]'));
      break;
    case 'resolve':
      await pickOne('.circus-trick[data-press="pick"]');
      break;
    case 'reroll':
      await sendBy(page, page.locator('.circus-answer button').nth(pick(2)));
      return asked;
    case 'swap':
      await pickOne('.circus-swap');
      break;
  }
  await sendBy(page, submit(page));
  return asked;
}

const lookAt = (page: Page) =>
  page.evaluate(() => ({
    asked: document.querySelector('.circus-ask')?.getAttribute('data-asked') ?? null,
    isOver: document.querySelector('.match-end')?.checkVisibility() ?? false,
    isEnding: document.querySelector('.circus-end')?.checkVisibility() ?? false,
  }));

/** Plays until the game is over or a question is asked that is waited for. */
async function playUntil(
  page: Page,
  seed: number,
  isWanted: (asked: string | null, isEnding: boolean) => boolean,
): Promise<string[]> {
  const chance = fastChance(seed);
  const answered: string[] = [];
  for (;;) {
    if (answered.length > 600) throw new Error('the game does not end');
    const { asked, isOver, isEnding } = await lookAt(page);
    if (isOver || isWanted(asked, isEnding)) break;
    const done = await answer(page, n => chance.int(n));
    if (done === null) await page.waitForTimeout(20);
    else answered.push(done);
  }
  return answered;
}

async function sitDown(page: Page): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play Circus Combat' }).click();
  await page.locator('.circus-stage').waitFor();
}

test('a whole game against the bot by pointing on a phone; its sheets add up, and its record verifies outside the browser', async () => {
  const page = await house.visit({ viewport: PHONE, hasTouch: true });
  await sitDown(page);
  const answered = await playUntil(page, 1, () => false);
  expect(answered).toContain('place');
  for (const sheet of await page.locator('.circus-sheet').all()) {
    const numbers = async (cells: string): Promise<number[]> =>
      (await sheet.locator(cells).allInnerTexts()).map(text => Number(text.replace('−', '-').replace('×', '')));
    const [places, colours, points] = await Promise.all([
      numbers('tbody td:nth-child(4)'),
      numbers('tbody td:nth-child(5)'),
      numbers('tbody td:nth-child(6)'),
    ]);
    const bases = (await sheet.locator('tbody td:nth-child(3)').allInnerTexts()).map(text =>
      Number(text.split('=').at(-1)!.trim().replace('−', '-')),
    );
    expect(points).toEqual(bases.map((base, i) => base * places[i]! * colours[i]! || 0));
    const [show, front, total] = await numbers('tfoot td');
    expect(show).toBe(points.reduce((sum, one) => sum + one, 0));
    expect(total).toBe(show! + front!);
  }
  await expectFit(page, 'final score');
  await page.getByRole('link', { name: 'Replay and proof' }).click();
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const record = await readFile(await saved.path(), 'utf8');
  expect(verifyRecord(findGame, record)).toMatchObject({ ok: true, game: 'circus-combat', dice: 'proved' });
}, 240_000);

/** By day, a game by keys is given up after so many presses: a whole one takes thousands. */
const PRESSES_BY_DAY = 300;

test('a game by keys alone: its first turns by day, all of it at night', async () => {
  const page = await house.visit({ viewport: WIDE });
  await page.goto(house.url);
  await tabTo(page, 'Play Circus Combat');
  await page.keyboard.press('Enter');
  await page.locator('.circus-stage').waitFor();
  const used = new Set<string>();
  for (let presses = 0; ; ) {
    if (presses > 8000) throw new Error('the game does not end by keys');
    const at = await focused(page);
    if (at === 'over') break;
    if (!isNightly && presses > PRESSES_BY_DAY && ['die', 'place', 'answer'].every(kind => used.has(kind))) {
      await page.getByRole('button', { name: 'Concede' }).press('Enter');
      await page.getByRole('dialog', { name: 'Concede?' }).getByRole('button', { name: 'Concede' }).press('Enter');
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
      break;
    }
    if (at === 'nothing asked') {
      await page.waitForTimeout(20);
      continue;
    }
    used.add(at);
    presses++;
    if (at === 'die' && presses % 11 === 0) await page.keyboard.press('Space');
    await page.keyboard.press(at === 'place' || at === 'pick' || at === 'answer' || at === 'swap' ? 'Enter' : 'Tab');
  }
  expect([...used]).toEqual(expect.arrayContaining(['die', 'place', 'answer']));
  await tabTo(page, 'Rematch');
  await page.keyboard.press('Enter');
  await page.locator('.circus-stage').waitFor();
}, 300_000);

/** What the keyboard is on, if anything is asked: one look a press, for there are thousands. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector('.match-end')?.checkVisibility()) return 'over';
    if (!document.querySelector('.circus-ask[data-asked]')) return 'nothing asked';
    const at = document.activeElement;
    if (at?.matches('.circus-trick[aria-pressed="true"]')) return 'picked';
    if (at?.matches('.circus-trick')) return at.getAttribute('data-press')!;
    if (at?.matches('button.circus-pool-die')) return 'die';
    if (at?.matches('.circus-swap input')) return 'swap';
    return at?.matches('.circus-answer [type="submit"], .circus-ask[data-asked="reroll"] button')
      ? 'answer'
      : 'elsewhere';
  });

test('behind what is said at a first table nobody moves: a bot that begins waits until it has been read', async () => {
  let begun = 0;
  for (let tables = 0; begun === 0 && tables < 12; tables++) {
    const page = await house.visit({ viewport: PHONE, reducedMotion: 'no-preference', isFirst: true });
    await page.goto(`${house.url}/new/circus-combat`);
    await page.locator('form [type="submit"]').click();
    const briefing = page.getByRole('dialog', { name: 'Circus Combat' });
    await briefing.getByText('You win').waitFor();
    const log = page.locator('.match-log .log > li');
    const lines = await log.count();
    if (await page.locator('.circus-ask[data-asked]').count()) continue;
    // Longer than a bot ever takes over a deed.
    await page.waitForTimeout(2500);
    expect(await log.count()).toBe(lines);
    await briefing.getByRole('button', { name: 'Sit down' }).click();
    await expect.poll(() => log.count()).toBeGreaterThan(lines);
    begun++;
  }
  expect(begun).toBe(1);
}, 240_000);

test('dice are arranged freely, shown before they are sent, and taken back; nothing is sent before that', async () => {
  const page = await house.visit({ viewport: PHONE });
  await sitDown(page);
  await playUntil(page, 3, asked => asked === 'rethrow');
  await submit(page).click();
  await page.locator('.circus-trick[data-press="place"]').first().waitFor();
  const told = await linesOfTheLog(page);
  const poster = page.locator('.circus-trick[data-press="place"]').first();
  // How full it is, which values it takes, who leads it, and what this die would make of that.
  const said = /^Slot \d: .*\. \d of \d dice.*\. .*Put (?:black|gray) \d here: .*(?:lead|even|win|dead heat)/;
  expect(await poster.locator('.unseen').innerText()).toMatch(said);
  expect(await poster.locator('.circus-values [data-takes]').count()).toBeGreaterThan(0);
  await poster.click();
  expect(await page.locator('.circus-die[data-mark="arranged"]').count()).toBe(1);
  const placed = page.locator('.circus-pool-die[data-doing="placed"]');
  expect(await placed.getAttribute('aria-label')).toContain('press to take it back');
  await placed.click();
  expect(await page.locator('.circus-die[data-mark="arranged"]').count()).toBe(0);
  while ((await page.locator('.circus-trick[data-press="place"]').count()) > 0) {
    await page.locator('.circus-trick[data-press="place"]').last().click();
  }
  expect(await page.locator('.circus-note').innerText()).toMatch(/^All are put\. Points then: you −?\d+, Toto −?\d+\./);
  await page.getByRole('button', { name: 'Take back' }).click();
  expect(await submit(page).isEnabled()).toBe(false);
  expect(await linesOfTheLog(page)).toBe(told);
});

/** Opens the log, counts, and shuts it; a key pressed before it is open would be lost. */
async function linesOfTheLog(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const lines = await dialog.locator('.log li').count();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return lines;
}

test('what does not fit says which rule stops it; with no die in hand a poster opens', async () => {
  const page = await house.visit({ viewport: PHONE });
  await sitDown(page);
  const refuses = page.locator('.circus-trick[data-press="refuse"]');
  const chance = fastChance(9);
  for (let turns = 0; (await refuses.count()) === 0; turns++) {
    if (turns > 40) throw new Error('everything fits everywhere');
    await playUntil(page, chance.int(1000), asked => asked === 'rethrow');
    await submit(page).click();
    await page.locator('.circus-ask:not([data-asked="rethrow"])').waitFor();
  }
  await refuses.first().click();
  const refusal = page.getByRole('alert');
  await refusal.waitFor();
  expect(await refusal.innerText()).toMatch(/CIRCUS-(?:12|R21)/);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.locator('.circus-pool-die[data-doing="held"]').click();
  await page.locator('.circus-trick').first().click();
  await page.getByRole('dialog').getByText('Discipline').waitFor();
  await expectFit(page, 'a closer look');
  await page.keyboard.press('Escape');
  await page.locator('.circus-tally').first().click();
  await page.getByRole('dialog').getByRole('table').waitFor();
  await expectFit(page, 'score sheet');
});

const TABLET = { width: 820, height: 1180 };

async function expectFitOn(screens: readonly (typeof PHONE)[], page: Page, what: string): Promise<void> {
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    await expectFit(page, `${what} at ${viewport.width}`);
  }
}

test('a swap in the rival’s turn says why it is asked, what each exchange brings, and that it may be left', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/learn/circus-combat/swap`);
  const swap = (left: number) => page.locator('.circus-swap').nth(left).getByRole('radio');
  await swap(1).check();
  expect(await page.locator('.circus-note').innerText()).toMatch(/change places: 62 becomes 96\.$/);
  expect(await page.locator('.circus-show[data-side="near"] .circus-total').innerText()).toBe('→96');
  await submit(page).click();
  await page.locator('.circus-pause').waitFor();
  expect(await page.locator('.circus-pause').innerText()).toMatch(/^Olga’s turn waits for you$/i);
  const prompt = await page.locator('.circus-prompt').innerText();
  expect(prompt).toMatch(/^You won Crossing Trapeze Couples in Olga’s turn\..*, or none\.$/);
  expect(await page.locator('.circus-swap small').allInnerTexts()).toEqual(['112', '−34', '−8', '+40', '−32']);
  await expectFitOn([PHONE, TABLET, WIDE], page, "a swap in the rival's turn");
});

test.each(['en', 'de'])(
  'on a phone the longest shows are read whole, and the button under all exchanges is in sight (%s)',
  async locale => {
    const page = await house.visit({ viewport: PHONE, locale });
    const { moment, after } = fullTables().find(({ moment: { match } }) => match.game === 'circus-combat')!;
    await page.goto(`${house.url}/nowhere`);
    await plant(page, Object.fromEntries([entryOf(moment)]));
    await page.goto(house.url + pathOf(moment));
    await page.locator('.circus-swap').first().waitFor();
    await after!(page);
    const button = submit(page);
    await expect.poll(() => button.innerText()).toMatch(/9.*10/i);
    const { y, height } = (await button.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
    const points = page.locator('.circus-tile-card b');
    expect(await points.count()).toBe(19);
    const cut = (all: Element[]): (string | null)[] =>
      all.filter(one => one.clientWidth > one.parentElement!.clientWidth).map(one => one.textContent);
    expect(await points.evaluateAll(cut)).toEqual([]);
    for (const viewport of [PHONE, TABLET, WIDE]) {
      await page.setViewportSize(viewport);
      const covered = await page.locator('.circus-tally').evaluateAll(totalsCovered);
      expect(covered, `totals at ${viewport.width}`).toEqual([]);
    }
  },
);

test('beside a review no show lies over the posters of a small table', async () => {
  const page = await house.visit({ viewport: PHONE });
  const over = samplePositions(findGame('circus-combat')!).find(({ name }) => name === 'over')!;
  await page.goto(`${house.url}/nowhere`);
  await plant(page, Object.fromEntries([entryOf(over)]));
  await page.goto(`${house.url}/replay/circus-combat-over?step=60`);
  await page.getByRole('tab', { name: 'Review' }).click();
  await page.locator('.review').waitFor();
  const [last, own] = await Promise.all(
    ['.circus-slot:last-child', '.circus-show[data-side="near"]'].map(part => page.locator(part).boundingBox()),
  );
  expect(last!.y + last!.height).toBeLessThanOrEqual(own!.y);
});

test('in German a die is arranged, and the table asks and fits', async () => {
  const page = await house.visit({ viewport: PHONE, locale: 'de-DE' });
  await page.goto(`${house.url}/learn/circus-combat/rival`);
  await page.locator('.circus-trick[data-press="place"]').first().click();
  expect(await page.locator('.circus-turn').innerText()).toMatch(/^Zug \d+ · Stapel \d+$/i);
  expect(await page.locator('.circus-prompt').innerText()).toMatch(/Lege deine Würfel/);
  await expectFitOn([PHONE, WIDE], page, 'placing in German');
  await page.setViewportSize(PHONE);
  const [note, hand] = await Promise.all(
    ['.circus-note', '.circus-hand'].map(part => page.locator(part).boundingBox()),
  );
  expect(note!.width, 'a line to be read').toBeGreaterThan(PHONE.width / 2);
  expect(hand!.y + hand!.height, 'the dice are in sight').toBeLessThanOrEqual(PHONE.height);
});

test('on a phone as low as its browser’s bars leave it, dice and what answers are in sight', async () => {
  const page = await house.visit({ viewport: { width: 360, height: 560 } });
  await sitDown(page);
  for (const asks of ['rethrow', 'place']) {
    await playUntil(page, 3, asked => asked === asks);
    await expect
      .poll(() => submit(page).evaluate(button => button.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(560);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(560);
  }
});

test('the end is two score sheets that fit', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/learn/circus-combat/ninth`);
  await page.locator('.circus-ask[data-asked="place"]').waitFor();
  for (const slot of [6, 8, 7]) {
    await page
      .locator('.circus-slot')
      .nth(slot - 1)
      .locator('.circus-trick')
      .click();
  }
  const gap = await page.locator('.circus-queue').first().evaluate(gapsOfFactors);
  expect(gap, 'between what each counts for').toBeGreaterThan(2);
  await submit(page).click();
  await page.locator('.circus-sheet').first().waitFor();
  await expectFitOn([PHONE, TABLET, WIDE], page, 'the end');
});

/** Runs in the page: what a face, a clock or the fatigue in front lies over. */
function totalsCovered(tallies: Element[]): string[] {
  return tallies.flatMap(tally => {
    const total = tally.querySelector('.circus-total')!;
    const figures = document.createRange();
    figures.selectNodeContents(total);
    const { right } = figures.getBoundingClientRect();
    return [...tally.querySelectorAll('.seat-face, .clock, .circus-tally-front')]
      .filter(beside => beside.checkVisibility() && beside.getBoundingClientRect().left < right)
      .map(beside => `${total.textContent} under ${beside.className}`);
  });
}

/** Runs in the page: how near the factors of neighbouring tricks come to each other, in pixels. */
function gapsOfFactors(queue: Element): number {
  const boxes = [...queue.querySelectorAll('.circus-tile > .circus-factors')].map(factors => {
    const words = document.createRange();
    words.selectNodeContents(factors);
    return words.getBoundingClientRect();
  });
  return Math.min(...boxes.slice(1).map((box, i) => box.left - boxes[i]!.right));
}

test('of several ready tricks each order says what it comes to; what happened before is not stamped on anew', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/nowhere`);
  const moments = samplePositions(findGame('circus-combat')!).filter(({ name }) => name === 'resolve');
  await plant(page, Object.fromEntries(moments.map(entryOf)));
  await page.goto(house.url + pathOf(moments[0]!));
  const ready = page.locator('.circus-trick[data-press="pick"]');
  await ready.first().waitFor();
  expect(await page.locator('.circus-swing').count()).toBe(0);
  const said: string[] = [];
  for (const i of [0, 1]) {
    await ready.nth(i).click();
    const other = await ready
      .nth(1 - i)
      .locator('.circus-chip')
      .innerText();
    said.push(`${await page.locator('.circus-note').innerText()} ${other}`);
  }
  // The barrels are the third amber trick in a row, but not after the candles.
  expect(said[0]).toMatch(/Barrel Juggle first. Once all are awarded: you 123, Hugo 104.*\+2/s);
  expect(said[1]).toMatch(/Candles first. Once all are awarded: you 43, Hugo 104.*\+40/s);
  expect(await page.locator('[data-side="near"] .circus-total').innerText()).toMatch(/43/);
});

test('no die is told of before it lies on its poster', async () => {
  const page = await house.visit({ viewport: WIDE });
  await sitDown(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // For each change of the log: how many dice are on their way.
  await page.evaluate(() => {
    const early: number[] = [];
    Object.assign(window, { early });
    const isOnItsWay = (die: Element): boolean => die.getAnimations().length > 0;
    new MutationObserver(() => {
      early.push([...document.querySelectorAll('.circus [data-travels]')].filter(isOnItsWay).length);
    }).observe(document.querySelector('.match-log')!, { childList: true, subtree: true });
    new MutationObserver(() => {
      if (document.documentElement.hasAttribute('data-suspense')) Object.assign(window, { wasHeld: true });
    }).observe(document.documentElement, { attributes: true });
  });
  const chance = fastChance(4);
  const wasHeld = (): Promise<boolean> => page.evaluate(() => 'wasHeld' in window);
  while (!(await wasHeld())) if ((await answer(page, n => chance.int(n))) === null) await page.waitForTimeout(20);
  await expect.poll(() => page.locator('html[data-suspense]').count()).toBe(0);
  const told = (): Promise<number[]> => page.evaluate(() => (window as unknown as { early: number[] }).early);
  // The log follows the show.
  await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
  const early = await told();
  expect(early.filter(count => count > 0)).toEqual([]);
});

test('nothing jumps while turns go by', async () => {
  const page = await house.visit({ viewport: PHONE, reducedMotion: 'no-preference' });
  // These two need more room than the others, and take it when they are asked.
  const moved = await watchShifts(page, { except: '[data-asked="swap"], [data-asked="reroll"]' });
  await sitDown(page);
  const before = (await moved()).length;
  await playUntil(page, 5, asked => asked === 'rethrow');
  const places = await rememberPlaces(page, '.circus-table', '.circus-show, .circus-ask, .circus-hand');
  for (let turns = 0; turns < effort(2, 4); turns++) {
    for (const wanted of ['place', 'rethrow']) {
      await playUntil(page, 5, asked => asked === wanted);
      expect(await places(), `${wanted} ${turns}`).toEqual([]);
    }
  }
  const shifts = (await moved()).slice(before);
  expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.05);
});

test('on a phone what a show would be worth stands beside nobody’s face', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/nowhere`);
  const moment = samplePositions(findGame('circus-combat')!).find(({ name }) => name === 'place')!;
  await plant(page, Object.fromEntries([entryOf(moment)]));
  await page.goto(house.url + pathOf(moment));
  // A die on the first poster that takes it changes what both would have.
  await page.locator('.circus-trick[data-press="place"]').first().click();
  await page.locator('.circus-total[data-then]').first().waitFor();
  const covered = await page.locator('.circus-tally').evaluateAll(tallies =>
    tallies.map(tally => {
      const face = tally.querySelector('.seat-face');
      const text = document.createRange();
      text.selectNodeContents(tally.querySelector('.circus-total')!);
      const { right } = text.getBoundingClientRect();
      return face?.checkVisibility() === true && right > face.getBoundingClientRect().left;
    }),
  );
  expect(covered).toEqual([false, false]);
});

test('on a phone a loss, what it would come to and the fatigue in front are read beside each other', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/nowhere`);
  const moment = samplePositions(findGame('circus-combat')!).find(({ name }) => name === 'rethrow')!;
  await plant(page, Object.fromEntries([entryOf(moment)]));
  await page.goto(house.url + pathOf(moment));
  await page.locator('.circus-tally').first().waitFor();
  const crossing = await page.locator('.circus-tally').evaluateAll(tallies =>
    tallies.flatMap((tally, i) => {
      const [total, front, outlook] = ['.circus-total', '.circus-tally-front', '.circus-outlook'].map(
        part => tally.querySelector<HTMLElement>(part)!,
      ) as [HTMLElement, HTMLElement, HTMLElement];
      total.textContent = i === 0 ? '−118' : '−18';
      total.dataset.length = `${total.textContent.length}`;
      front.textContent = '−17';
      delete front.dataset.none;
      outlook.textContent = `⇢ ${total.textContent}`;
      outlook.dataset.below = '';
      const written = [total, front, outlook].map(part => {
        const text = document.createRange();
        text.selectNodeContents(part);
        return text.getBoundingClientRect();
      });
      return written.flatMap((a, at) =>
        written.slice(at + 1).filter(b => a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top),
      );
    }),
  );
  expect(crossing).toEqual([]);
});
