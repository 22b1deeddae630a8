/**
 * Every page and every kind of question of every game, on a phone: clean for axe in both themes, within the screen, large
 * enough to touch; in German too.
 */

import { GAMES } from '@roundhouse/games';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { enter, furnish, openTables, type Scene, scenes, type Tables } from '../shots/scenes.ts';
import { expectFit, expectToFitTheScreen } from './fit.ts';
import { type House, openHouse, PHONE, WIDE } from './open.ts';

let house: House;
let tables: Tables;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  tables = await openTables(house.url);
  page = await house.visit({ viewport: PHONE, reducedMotion: 'reduce' });
  await furnish(page, house.url, tables);
});
afterEach(() => house.expectNoTrouble());
afterAll(() => house.close());

/** Pages that the server knows nothing of, or cannot be asked: a browser also tells its console. */
function forgive({ withoutServer }: Scene): void {
  house.forgive(withoutServer ? /404|ERR_FAILED/ : /404/);
}

const isTable = ({ path }: Scene): boolean => path.startsWith('/solo/') || path.startsWith('/replay/');

test('the pages around the tables', { timeout: 600_000 }, async () => {
  for (const scene of scenes(tables).filter(one => !isTable(one))) {
    await enter(page, house.url, scene);
    await expectFit(page, scene.name);
    forgive(scene);
  }
});

test('addresses that lead nowhere say so, and where to go', { timeout: 600_000 }, async () => {
  const nowhere = ['/learn/chess', '/learn/fite/chess', '/match/none', '/join/none', '/new/chess', '/rules/chess'];
  for (const path of nowhere) {
    await enter(page, house.url, { name: path, path });
    await expectFit(page, path);
    expect(await page.getByRole('link').count(), path).toBeGreaterThan(0);
    house.forgive(/404/);
  }
});

test.each(GAMES.map(({ id }) => id))(
  'every kind of question of %s, its end, its rules and its replay',
  {
    timeout: 600_000,
  },
  async game => {
    for (const scene of scenes(tables).filter(one => isTable(one) && one.name.includes(game))) {
      await enter(page, house.url, scene);
      await expectFit(page, scene.name);
    }
  },
);

test('in German, and on a wide screen, nothing is wider than the screen or too small', {
  timeout: 600_000,
}, async () => {
  for (const look of [{ viewport: PHONE, locale: 'de-DE' }, { viewport: WIDE }]) {
    const other = await house.visit({ ...look, reducedMotion: 'reduce' });
    await furnish(other, house.url, tables);
    for (const scene of scenes(tables).filter(({ after }) => !after)) {
      await enter(other, house.url, scene);
      await expectToFitTheScreen(other, `${scene.name}, ${look.locale ?? 'wide'}`);
      forgive(scene);
    }
    await other.context().close();
  }
});
