/**
 * Draws what links to a game show: its poster, as `preview.jpg` in its folder. Run when a poster has changed:
 * `node bin/run.mjs packages/web/test/shots/previews.ts`
 */

import { join } from 'node:path';
import { SHELVED, shelfOf } from '@roundhouse/games/shelf.ts';
import { ROOT } from '../../../../bin/programs.mjs';
import { buildWeb } from '../../../../bin/web.mjs';
import { openHouse } from '../browser/open.ts';

/** As sites that show previews want it. */
const SIZE = { width: 1200, height: 630 };
/** Over everything else on the page, and as large as the picture. */
const ALONE = 'position: fixed; inset: 0; z-index: 99; width: 100vw; height: 100vh; aspect-ratio: auto; border: 0';

process.exitCode = await buildWeb();
const house = await openHouse();
try {
  // The page's policy forbids styles of others, ours included.
  const page = await house.visit({ viewport: SIZE, bypassCSP: true });
  for (const game of SHELVED) {
    await page.goto(house.url);
    const card = page.getByRole('article', { name: shelfOf(game, 'en').name, exact: true });
    const poster = card.locator('.game-card-poster');
    await poster.locator('svg').first().waitFor();
    await poster.evaluate((element, style) => {
      document.body.append(element);
      element.setAttribute('style', style);
    }, ALONE);
    await page.screenshot({ path: join(ROOT, 'packages/games/src', game, 'preview.jpg'), type: 'jpeg', quality: 80 });
    console.log(`packages/games/src/${game}/preview.jpg`);
  }
} finally {
  await house.close();
}
process.exit();
