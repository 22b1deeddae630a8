/**
 * Every page and every kind of question of every game, on a phone: clean for axe in both themes, within the screen, large
 * enough to touch; on a wide screen (where the tables are clean too), on a phone on its side and in German too.
 */

import { GAMES } from '@roundhouse/games';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { enter, furnish, openTables, type Scene, scenes, type Tables } from '../shots/scenes.ts';
import { expectClean, expectFit, expectToFitTheScreen } from './fit.ts';
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
function forgive({ withoutServer }: Scene): void {
  house.forgive(withoutServer ? /404|ERR_FAILED/ : /404/);
}

const isTable = ({ path }: Scene): boolean => path.startsWith('/solo/') || path.startsWith('/replay/');

async function expectFitOnEveryScreen(page: Page, scene: Scene): Promise<void> {
  await enter(page, house.url, scene);
  await expectFit(page, scene.name);
  if (scene.path.startsWith('/replay/')) expect(await page.locator('.table-ask').isVisible(), scene.name).toBe(false);
  await page.setViewportSize(WIDE);
  await expectToFitTheScreen(page, `${scene.name}, wide`);
  // Here a table shows what a phone leaves out: its log, what came before.
  if (isTable(scene) && !scene.after) await expectClean(page, `${scene.name}, wide`);
  if (scene.path.startsWith('/solo/')) await expectNothingHidden(page, scene);
  if (isTable(scene) && !scene.after) await expectSeenOnItsSide(page, scene);
  await page.setViewportSize(PHONE);
  forgive(scene);
}

/** A laptop's window is wide and low: what belongs to a table neither lies over its neighbours nor is scrolled away. */
async function expectNothingHidden(page: Page, { name }: Scene): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 650 });
  const hidden = await page
    .locator('.match-main :is(.fite-pane, .circus-stage, .ec-layout)')
    .evaluateAll(parts => parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  expect(Math.max(0, ...hidden), `${name}: hidden on a laptop`).toBeLessThanOrEqual(1);
}

/** A phone on its side: what answers is in the window, beside the table, without scrolling; in a replay what winds it on. */
async function expectSeenOnItsSide(page: Page, { name }: Scene): Promise<void> {
  await page.setViewportSize({ width: 667, height: 375 });
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
  for (const scene of scenes(tables).filter(one => !isTable(one))) await expectFitOnEveryScreen(page, scene);
});

test('addresses that lead nowhere say so, and where to go', LONG, async () => {
  const page = await house.visit({ viewport: PHONE });
  for (const path of ['/learn/chess', '/learn/fite/chess', '/match/none', '/join/none', '/new/chess', '/rules/chess']) {
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
    const its = scenes(tables).filter(one => isTable(one) && one.name.includes(game));
    for (const scene of its) await expectFitOnEveryScreen(page, scene);
  },
);

test('in German nothing is wider than the screen or too small', LONG, async () => {
  const page = await visitFurnished('de-DE');
  for (const scene of scenes(tables).filter(({ after }) => !after)) {
    await enter(page, house.url, scene);
    await expectToFitTheScreen(page, `${scene.name}, German`);
    forgive(scene);
  }
});
