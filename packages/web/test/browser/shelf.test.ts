/** What a browser keeps: moved from where older versions kept it, safe between tabs, and told where it cannot be kept. */

import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SHAPE } from '../../src/play/kept/entries.ts';
import { everythingKept, plant } from './kept.ts';
import { useHouse } from './open.ts';

const house = useHouse();

async function playFite(page: Page): Promise<string> {
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play FITE' }).click();
  await page.locator('.fite-powers').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** Another tab of the same person. */
const tabOf = (context: BrowserContext): Promise<Page> => context.newPage();

async function choosePower(page: Page, power: RegExp): Promise<void> {
  await page.getByRole('radio', { name: power }).check();
  await page.getByRole('button', { name: 'Lock it in' }).click();
}

type KeptMatch = {
  readonly shape: number;
  readonly value: { readonly match: { readonly log: { readonly at: number }[] } };
};

/** The same match, but what was done last was done at another time. */
function goneAnotherWay(kept: KeptMatch): KeptMatch {
  const other = structuredClone(kept);
  const { log } = other.value.match;
  log.push({ ...log.pop()!, at: 0 });
  return other;
}

test('what an older version kept in localStorage is moved to the database, once and whole', async () => {
  const page = await house.visit();
  const id = await playFite(page);
  const kept = await everythingKept(page);
  const match = (kept.get(`match.${id}`) as { value: unknown }).value;
  const old = await house.visit();
  await old.goto(`${house.url}/nowhere`);
  await old.evaluate(
    ([name, text]) => {
      localStorage.setItem(`roundhouse.match.${name}`, text!);
      localStorage.setItem('roundhouse.name', 'Ada');
      localStorage.setItem('roundhouse.learned.fite', '["lead"]');
      localStorage.setItem('roundhouse.learned.circus-combat', 'broken');
    },
    [id, JSON.stringify(match)],
  );
  await old.goto(house.url);
  await old.getByRole('heading', { name: 'Go on where you left' }).waitFor();
  const moved = await everythingKept(old);
  expect((moved.get(`match.${id}`) as { value: unknown }).value).toEqual(match);
  expect(moved.get('name')).toMatchObject({ value: 'Ada' });
  expect(moved.get('learned.fite')).toMatchObject({ value: ['lead'] });
  const left = await old.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('roundhouse')));
  expect(left).toEqual(['roundhouse.learned.circus-combat']);
  await old.goto(`${house.url}/solo/${id}`);
  await choosePower(old, /Cunning/);
  await old.getByRole('radio', { name: /^Tactical/ }).waitFor();
});

test('a match against bots can be put away and brought back; a phone shows today’s challenges and Play below two of them', async () => {
  const page = await house.visit();
  const first = await playFite(page);
  await playFite(page);
  await page.goto(house.url);
  const rows = page.locator('#own-running ~ ul > li');
  await rows.nth(1).waitFor();
  const play = await page.getByRole('button', { name: 'Play FITE' }).boundingBox();
  const ways = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(play!.y + play!.height).toBeLessThanOrEqual(ways!.y);
  const [running, today] = [await rows.nth(1).boundingBox(), await page.locator('.today a').first().boundingBox()];
  expect([running!.y < today!.y, today!.y < play!.y]).toEqual([true, true]);
  const remove = rows.nth(1).getByRole('button', { name: /^Remove FITE/ });
  await remove.click();
  await rows.nth(1).waitFor({ state: 'detached' });
  expect((await everythingKept(page)).has(`match.${first}`)).toBe(false);
  await page.getByRole('button', { name: 'Bring it back' }).press('Enter');
  await rows.nth(1).waitFor();
  await page.reload();
  await rows.nth(1).getByRole('link').click();
  await page.locator('.fite-powers').waitFor();
  expect(page.url()).toContain(first);
});

test('whoever is new reads what this is and finds Play first; then posters show who is next to be beaten', async () => {
  const page = await house.visit();
  await page.goto(house.url);
  const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())!.y;
  const play = page.getByRole('button', { name: 'Play FITE' });
  const today = page.locator('.today');
  const rival = page.getByRole('article', { name: 'FITE' }).locator('.next-rival');
  expect(await topOf(page.locator('.home-promise'))).toBeLessThan(await topOf(play));
  expect(await topOf(today)).toBeGreaterThan(await topOf(play));
  await rival.getByText('Pip').waitFor();
  const course = { names: ['Ada', 'Pip'], players: ['person', 'easy'], moves: 20, ms: 60_000, closing: null };
  const won = { kind: 'solo', game: 'fite', seat: 0, at: 0, payoffs: [1, -1], course };
  await plant(page, { 'result.won': { shape: SHAPE, value: won } });
  await page.reload();
  await rival.getByText('Nora').waitFor();
  await playFite(page);
  await page.getByText('Nora has chosen').first().waitFor({ state: 'attached' });
  await page.goto(house.url);
  await page.getByRole('heading', { name: 'Go on where you left' }).waitFor();
  expect(await topOf(today)).toBeLessThan(await topOf(play));
});

test('a newer version has been here: what it wrote is left alone', async () => {
  const page = await house.visit();
  await page.goto(house.url);
  const entry = { shape: 1000, value: { kind: 'solo', id: 'later' } };
  await plant(page, { 'match.later': entry });
  await page.goto(`${house.url}/solo/later`);
  await page.getByRole('heading', { name: 'No such match' }).waitFor();
  expect((await everythingKept(page)).get('match.later')).toEqual(entry);
});

test('two tabs: each sees what the other did, and neither loses a match to the other', async () => {
  const one = await house.visit();
  await one.goto(house.url);
  const two = await tabOf(one.context());
  const id = await playFite(two);
  // The bot has answered: it would answer in both tabs otherwise.
  await two.getByText('Pip has chosen').first().waitFor({ state: 'attached' });
  // Home in the first tab was drawn before there was a match.
  await one.getByRole('heading', { name: 'Go on where you left' }).waitFor();
  await one.goto(`${house.url}/solo/${id}`);
  await one.locator('.fite-powers').waitFor();
  await choosePower(two, /Cunning/);
  await two.getByRole('radio', { name: /^Tactical/ }).waitFor();
  await two.getByText('Pip has chosen').first().waitFor({ state: 'attached' });
  await everythingKept(two);
  await choosePower(one, /Tough/);
  await one.getByText('This match went on in another tab').waitFor();
  const kept = JSON.stringify((await everythingKept(two)).get(`match.${id}`));
  // The bot may have chosen any of them.
  const own = (power: string) => `"seat":0,"move":{"type":"power","power":"${power}"}`;
  expect(kept).toContain(own('cunning'));
  expect(kept).not.toContain(own('tough'));
  // What the first tab did last is often still on its way when it is loaded anew.
  await one.addInitScript(
    ([name, text]) => localStorage.setItem(name!, text!),
    [
      `roundhouse:match.${id}`,
      JSON.stringify(goneAnotherWay((await everythingKept(two)).get(`match.${id}`) as KeptMatch)),
    ],
  );
  await one.getByRole('button', { name: 'Show me' }).click();
  await one.waitForFunction(() => document.querySelector('.news') === null);
  await one.getByRole('radio', { name: /^Tactical/ }).waitFor();
  await everythingKept(one);
  expect(await one.locator('.news').count()).toBe(0);
  expect(JSON.stringify((await everythingKept(two)).get(`match.${id}`))).toContain('"power":"cunning"');
});

test('a page shut in mid-write has lost nothing', async () => {
  const page = await house.visit();
  // A disk that never answers, from some moment on.
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...given) {
      const isStuck = sessionStorage.getItem('stuck') !== null && given[1] === 'readwrite';
      return isStuck ? ({ objectStore: () => ({ get: () => ({}) }) } as never) : transaction.apply(this, given);
    };
  });
  const id = await playFite(page);
  await everythingKept(page);
  await page.evaluate(() => sessionStorage.setItem('stuck', ''));
  await choosePower(page, /Cunning/);
  await page.getByRole('radio', { name: /^Tactical/ }).waitFor();
  await page.evaluate(() => sessionStorage.removeItem('stuck'));
  await page.reload();
  await page.getByRole('radio', { name: /^Tactical/ }).waitFor();
  const kept = (await everythingKept(page)).get(`match.${id}`) as { value: { match: { log: unknown[] } } };
  expect(kept.value.match.log.length).toBeGreaterThan(2);
});

test('without a database matches are kept as before; where nothing can be kept the page says so', async () => {
  const page = await house.visit();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await playFite(page);
  await choosePower(page, /Cunning/);
  await page.getByRole('radio', { name: /^Tactical/ }).waitFor();
  await page.reload();
  await page.getByRole('radio', { name: /^Tactical/ }).waitFor();
  expect(await page.locator('.news').count()).toBe(0);

  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(house.url);
  await page.getByText('This browser keeps nothing').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('This browser keeps nothing').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Play FITE' }).click();
  // Nobody can know that it was explained before.
  await page.getByRole('button', { name: 'Sit down' }).click();
  await choosePower(page, /Cunning/);
  await page.getByRole('radio', { name: /^Tactical/ }).waitFor();
});
