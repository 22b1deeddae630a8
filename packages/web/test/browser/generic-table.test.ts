/** The generic table: a game that has no table of its own, and one that has, by pointing, by keys and in German. */

import { findGame } from '@roundhouse/games';
import { fastChance, type Match, openMatch, play } from '@roundhouse/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SHAPE } from '../../src/play/kept/entries.ts';
import type { KeptSolo } from '../../src/play/kept/kept-matches.ts';
import { expectFit } from './fit.ts';
import { plant } from './kept.ts';
import { isOver, PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();

/** Sits down against a bot that plays at random. */
async function sitDown(page: Page, game: string, start: string): Promise<void> {
  await page.goto(`${house.url}/new/${game}?with=random`);
  await page.getByRole('button', { name: start }).click();
  await page.locator('.plain-ask').waitFor();
}

/** Presses any of what can be pressed, choices and moves alike, until the game is over. Lists what the choices were about. */
async function playByPointing(page: Page, seed: number): Promise<Set<string>> {
  const chance = fastChance(seed);
  const choices = new Set<string>();
  for (let presses = 0; !(await isOver(page)); presses++) {
    if (presses > 800) throw new Error('the game does not end');
    const legend = page.locator('.plain-choice > legend');
    if ((await legend.count()) > 0) choices.add(await legend.innerText());
    const buttons = page.locator('.plain-list button');
    const count = await buttons.count();
    if (count === 0) await page.waitForTimeout(30);
    else
      await buttons
        .nth(chance.int(count))
        .click({ timeout: 2000 })
        .catch(() => {});
  }
  return choices;
}

test('a game without a table of its own is played on a phone, by pointing, to its end', async () => {
  const page = await house.visit({ viewport: PHONE, hasTouch: true });
  await sitDown(page, 'zattera', 'Cast off');
  await page.locator('.plain-list button').first().waitFor();
  await expectFit(page, 'zattera on a phone');
  // Three crates of one's own are seen, and nobody else's.
  expect(await page.locator('.plain-card[data-own] .plain-items > li').count()).toBe(3);
  expect(await page.locator('.plain-card[data-thing="seat:1"] .plain-items').count()).toBe(0);
  // One's own hand lies above the question, whatever else is on the table.
  const hand = await page.locator('.plain-card[data-own] .plain-items').boundingBox();
  const ask = await page.locator('.plain-ask').boundingBox();
  expect(hand!.y + hand!.height).toBeLessThan(ask!.y);
  await playByPointing(page, 1);
  expect(await page.locator('.plain-prompt').innerText()).toMatch(/win|share/);
  await page.getByRole('link', { name: 'Replay and proof' }).click();
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await page
    .getByText(/^Proved: all \d+ steps follow the rules/)
    .first()
    .waitFor();
});

test('by keys alone: whoever presses Enter is led from question to question', async () => {
  const page = await house.visit({ viewport: WIDE });
  await sitDown(page, 'zattera', 'Cast off');
  await page.locator('.plain-list button').first().waitFor();
  const buttons = page.locator('.plain-list button');
  const isThere = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('.plain-list > li:first-child > button') ?? false);
  // The first question is walked to; from then on the focus waits at each.
  for (let presses = 0; !(await isThere()); presses++) {
    expect(presses).toBeLessThan(40);
    await page.keyboard.press('Tab');
  }
  const chance = fastChance(2);
  for (let turns = 0; !(await isOver(page)); turns++) {
    if (turns > 400) throw new Error('the game does not end');
    const count = await buttons.count();
    if (count === 0) {
      await page.waitForTimeout(30);
      continue;
    }
    await expect.poll(isThere).toBe(true);
    for (let steps = chance.int(count); steps > 0; steps--) await page.keyboard.press('Tab');
    await page.locator(':focus').press('Enter');
  }
  await expectFit(page, 'zattera, over');
});

test('FITE on a plain table: set in the settings, narrowed choice by choice, found by searching', async () => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/settings`);
  await page.getByRole('group', { name: 'Plain tables' }).getByRole('radio', { name: 'On' }).check();
  await sitDown(page, 'fite', 'Ring the bell');
  await page.getByRole('button', { name: /^Enter without a power/ }).click();
  await page.getByRole('button', { name: /^Stand on Tactical/ }).click();
  await page.getByRole('button', { name: '5 to attack, 4 to defence' }).click();
  const search = page.getByRole('searchbox', { name: 'Search your moves' });
  await search.waitFor();
  await expectFit(page, 'many moves of FITE');
  await search.fill('leave dice');
  expect(await page.locator('.plain-list button').allInnerTexts()).toEqual(['Leave the dice as they lie']);
  await search.fill('there is no such move');
  await page.getByText('No move reads like this.').waitFor();
  await search.fill('');
  const option = page.locator('.plain-option').first();
  const chosen = await option.locator('span').innerText();
  await option.click();
  await page.getByRole('list', { name: 'Chosen' }).getByRole('button').click();
  expect(await page.locator('.plain-option').first().locator('span').innerText()).toBe(chosen);
  const choices = await playByPointing(page, 3);
  expect([...choices].some(text => text.startsWith('Choose: '))).toBe(true);
});

test('in German, and its own table again when that is wished', async () => {
  const page = await house.visit({ viewport: WIDE, locale: 'de-DE' });
  await page.goto(`${house.url}/settings`);
  const plain = page.getByRole('group', { name: 'Schlichte Tische' });
  await plain.getByRole('radio', { name: 'An', exact: true }).check();
  await sitDown(page, 'zattera', 'Leinen los');
  await page.getByRole('region', { name: 'Stellung' }).getByText('Stapel').waitFor();
  await page.getByRole('heading', { name: 'Du', exact: true }).waitFor();
  await page.goto(`${house.url}/settings`);
  await plain.getByRole('radio', { name: 'Aus' }).check();
  await page.goto(`${house.url}/new/fite?with=random`);
  await page.getByRole('button', { name: 'Gong!' }).click();
  await page.locator('.fite-powers').waitFor();
});

test.each([
  ['circus-combat', 'Raise the curtain'],
  ['element-circle', 'Light the circle'],
  ['circuitry', 'Close the circuit'],
  ['the-circuit', 'Ring the bell'],
])('%s fits a plain table on a phone and on a wide screen', async (game, start) => {
  const page = await house.visit({ viewport: PHONE });
  await page.goto(`${house.url}/settings`);
  await page.getByRole('group', { name: 'Plain tables' }).getByRole('radio', { name: 'On' }).check();
  await sitDown(page, game, start);
  await page.locator('.plain-list button').first().waitFor();
  await expectFit(page, `${game} on a phone`);
  await page.setViewportSize(WIDE);
  await expectFit(page, `${game} on a wide screen`);
});

const windfall = findGame('windfall')!;

interface Trade {
  readonly type: string;
  readonly take: string;
}

/** Bo is to trade for a fruit that Ada's magpie can carry off meanwhile. */
function beforeATheft(): { readonly match: Match; readonly trade: Trade; readonly theft: string } {
  for (let digit = 1; digit < 10; digit++) {
    const seats = [{ name: 'Ada' }, { name: 'Bo' }];
    const match = openMatch(windfall, { seats, seed: `${digit}`.repeat(64), at: 0 });
    if (windfall.toAct(match.state)[0] !== 1) continue;
    const moves: readonly Trade[] = windfall.legalMoves(match.state, 1);
    const trade = moves.find(({ type }) => type === 'trade')!;
    const after = structuredClone(match);
    play(windfall, after, 0, { type: 'sendMagpie', fruit: trade.take }, 0);
    const isGone = !(windfall.legalMoves(after.state, 1) as readonly Trade[]).some(({ take }) => take === trade.take);
    if (isGone) return { match, trade, theft: `Send a magpie to ${trade.take.replace(/\d/, ' $&')}` };
  }
  throw new Error('no magpie carries anything off');
}

/** Runs in the page: bots answer when the test does, in their place. */
function thinkForBots(): void {
  const questions: { id: number; request: { moves: readonly unknown[] } }[] = [];
  let bot: Worker;
  globalThis.Worker = class {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      bot = this as never;
    }
    postMessage(question: (typeof questions)[number]): void {
      questions.push(question);
    }
  } as never;
  Object.assign(globalThis, {
    questions,
    answer: (at: number, move: unknown) =>
      bot.onmessage!({ data: { id: questions[at]!.id, move: move ?? questions[at]!.request.moves[0] } } as never),
  });
}

declare const questions: readonly unknown[];
declare const answer: (at: number, move: unknown) => void;

test('a bot that somebody has overtaken out of turn thinks again', async () => {
  const { match, trade, theft } = beforeATheft();
  const page = await house.visit({ viewport: PHONE });
  await page.goto(house.url);
  const kept: KeptSolo = {
    kind: 'solo',
    id: 'theft',
    match,
    seat: 0,
    players: ['person', 'greedy'],
    over: false,
    at: 0,
  };
  await plant(page, { 'match.theft': { shape: SHAPE, value: kept } });
  await page.addInitScript(thinkForBots);
  await page.goto(`${house.url}/solo/theft`);
  const asked = (): Promise<number> => page.evaluate(() => questions.length);
  await expect.poll(asked).toBe(1);
  await page.getByRole('button', { name: theft }).click();
  await page.locator('.plain-news', { hasText: 'carries off' }).waitFor();
  await page.evaluate(move => answer(0, move), trade);
  await expect.poll(asked).toBe(2);
  await page.evaluate(() => answer(1, null));
  await page.locator('.plain-prompt', { hasText: 'Waiting' }).waitFor({ state: 'detached' });
});
