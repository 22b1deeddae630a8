/**
 * Every page and every kind of question of every game, on a phone: within the screen, large enough to touch; on a wide
 * screen, on a phone on its side and in German too; clean for axe, in both themes. By day axe sees some of them, in both
 * themes fewer, and one question in three is looked at on other screens than a phone's; pages that there are for every
 * game are looked at for some games.
 */

import { GAMES } from '@roundhouse/games';
import { isNightly, sampled } from '@roundhouse/kernel/testing';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { enter, furnish, openTables, type Scene, scenes, type Tables } from '../shots/scenes.ts';
import { BOTH_THEMES, expectClean, expectFit, expectToFitTheScreen } from './fit.ts';
import { PHONE, useHouse, WIDE } from './open.ts';

const house = useHouse();
let tables: Tables;
beforeAll(async () => {
  tables = await openTables(house);
});

const LONG = { timeout: 600_000 };

async function visitFurnished(locale = 'en'): Promise<Page> {
  const page = await house.visit({ viewport: PHONE, locale });
  await furnish(page, house.url, tables);
  return page;
}

/** Pages that the server knows nothing of, or cannot be asked: a browser also tells its console. */
let wasWithoutServer = false;

function forgive({ withoutServer = false }: Scene): void {
  // A question without an answer may be complained of only when the next scene is on.
  house.forgive(withoutServer || wasWithoutServer ? /404|ERR_FAILED/ : /404/);
  wasWithoutServer = withoutServer;
}

const isTable = ({ path }: Scene): boolean => path.startsWith('/solo/') || path.startsWith('/replay/');

/** By day, of so many games with a page of a kind one is looked at. */
const ONE_GAME_IN = 3;

/** All scenes at night; by day, of each kind of page that every game has, those of some games: others for the next kind. */
function ofSomeGames(all: readonly Scene[]): readonly Scene[] {
  if (isNightly) return all;
  const kinds = Map.groupBy(all, ({ name }) => GAMES.reduce((kind, { id }) => kind.replace(id, '…'), name));
  return [...kinds.values()].flatMap((scenesOfKind, k) =>
    scenesOfKind.filter((_, i) => scenesOfKind.length < ONE_GAME_IN || (i + k) % ONE_GAME_IN === 0),
  );
}

/** How well a scene is looked at: through axe in both themes and on a wide screen too, in one theme, or not; and on which screens. */
interface Look {
  readonly axe: 'closely' | 'once' | 'never';
  readonly isOnEveryScreen: boolean;
}

/**
 * Looks at all of them on a phone, and at those that are sampled more closely. Questions of one table are made of the same
 * parts, so that neither axe nor every screen need see each of them every time.
 */
async function expectAllFit(page: Page, all: readonly Scene[]): Promise<void> {
  const [some, few] = [new Set(sampled(all, 3)), new Set(sampled(all, 6))];
  for (const scene of all) {
    const once = isTable(scene) || !some.has(scene) ? 'never' : 'once';
    const isOnEveryScreen = !isTable(scene) || some.has(scene);
    await expectFitOnScreens(page, scene, { axe: few.has(scene) ? 'closely' : once, isOnEveryScreen });
  }
}

async function expectFitOnScreens(page: Page, scene: Scene, { axe, isOnEveryScreen }: Look): Promise<void> {
  await enter(page, house.url, scene);
  await expectFit(page, scene.name, axe === 'closely' ? BOTH_THEMES : axe === 'once' ? ['light'] : []);
  if (scene.path.startsWith('/replay/')) expect(await page.locator('.table-ask').isVisible(), scene.name).toBe(false);
  if (isOnEveryScreen) await expectFitElsewhere(page, scene, axe === 'closely');
  forgive(scene);
}

/** The same on other screens than a phone's. */
async function expectFitElsewhere(page: Page, scene: Scene, isClose: boolean): Promise<void> {
  await resize(page, WIDE);
  await expectToFitTheScreen(page, `${scene.name}, wide`);
  // Here a table shows what a phone leaves out: its log, what came before.
  if (isClose && isTable(scene) && !scene.after) await expectClean(page, `${scene.name}, wide`);
  if (scene.path.startsWith('/solo/')) await expectNothingHidden(page, scene);
  if (isTable(scene) && !scene.after) await expectSeenOnItsSide(page, scene);
  await resize(page, PHONE);
}

/** A table that is laid out anew for another screen is so a frame later. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/** A laptop's window is wide and low: what belongs to a table neither lies over its neighbours nor is scrolled away. */
async function expectNothingHidden(page: Page, { name }: Scene): Promise<void> {
  await resize(page, { width: 1366, height: 650 });
  const hidden = await page
    .locator('.match-main :is(.fite-pane, .circus-stage, .ec-layout)')
    .evaluateAll(parts => parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  expect(Math.max(0, ...hidden), `${name}: hidden on a laptop`).toBeLessThanOrEqual(1);
}

/** A phone on its side: what answers is in the window, beside the table, without scrolling; in a replay what winds it on. */
async function expectSeenOnItsSide(page: Page, { name }: Scene): Promise<void> {
  await resize(page, { width: 667, height: 375 });
  await expectToFitTheScreen(page, `${name}, on its side`);
  const outside = await page
    .locator(':is(.table-ask, .match-end, .scrubber) :is(.button, input, select):not(:disabled)')
    .evaluateAll(controls =>
      controls
        .filter(control => control.checkVisibility({ visibilityProperty: true }))
        .filter(control => {
          const { top, right, bottom, left } = control.getBoundingClientRect();
          const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return bottom > innerHeight + 1 || top < -1 || !control.contains(above);
        })
        .map(control => control.outerHTML.slice(0, 100)),
    );
  expect(outside, `${name}: out of sight on a phone on its side`).toEqual([]);
}

test('the pages around the tables', LONG, async () => {
  const page = await visitFurnished();
  await expectAllFit(page, ofSomeGames(scenes(tables).filter(one => !isTable(one))));
});

test('addresses that lead nowhere say so, and where to go', LONG, async () => {
  const page = await house.visit({ viewport: PHONE });
  const paths = ['/learn/chess', '/learn/fite/chess', '/match/none', '/join/none', '/competition/none'];
  // The last of them cannot even be read.
  for (const path of [...paths, '/new/chess', '/rules/chess', '/match/%E0%A4%A']) {
    await enter(page, house.url, { name: path, path });
    await expectFit(page, path);
    expect(await page.getByRole('link').count(), path).toBeGreaterThan(0);
    house.forgive(/404/);
  }
});

test.each(GAMES.map(({ id }) => id))(
  'every kind of question of %s, its end, its rules and its replay',
  LONG,
  async game => {
    const page = await visitFurnished();
    await expectAllFit(
      page,
      scenes(tables).filter(one => isTable(one) && one.name.includes(game)),
    );
  },
);

test('in German nothing is wider than the screen or too small', LONG, async () => {
  const page = await visitFurnished('de-DE');
  const [atTables, around] = [isTable, (one: Scene) => !isTable(one)].map(kind =>
    scenes(tables).filter(one => !one.after && kind(one)),
  );
  for (const scene of [...sampled(atTables!, 3), ...ofSomeGames(around!)]) {
    await enter(page, house.url, scene);
    await expectToFitTheScreen(page, `${scene.name}, German`);
    forgive(scene);
  }
});
