/** `npm run shots`: every page at three sizes and in two themes, as pictures in `shots/` with a page to look through them. */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { ROOT } from '../../../../bin/programs.mjs';
import { buildWeb } from '../../../../bin/web.mjs';
import { type House, openHouse } from '../browser/open.ts';
import { indexPage } from './index-page.ts';
import { enter, furnish, openTables, type Scene, scenes, type Tables } from './scenes.ts';

const HELP = `Usage: npm run shots [-- NAME…] [-- --language de]

  Makes pictures of every page, or of those whose name contains one of the NAMEs, in shots/,
  and shots/index.html to look through them.

  --language L   en or de (default en)
  --help         this page`;

const FOLDER = join(ROOT, 'shots');
export const SIZES = [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
export const THEMES = ['light', 'dark'] as const;

/** What the command line asks for; throws a sentence about what it cannot be. */
function readArguments() {
  const { values, positionals } = parseArgs({
    options: { language: { type: 'string', default: 'en' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { help, language } = values;
  if (language !== 'en' && language !== 'de') throw new Error(`--language must be en or de, not '${language}'`);
  return { help, language, wanted: positionals };
}

try {
  const { help, language, wanted } = readArguments();
  if (help) console.log(HELP);
  else process.exitCode = (await buildWeb()) || (await makeAll(wanted, language));
} catch (error) {
  console.error(`shots: ${(error as Error).message}`);
  process.exitCode = 2;
}
// What pages keep listens to other tabs; here there are none, and nobody would end it.
process.exit();

async function makeAll(wanted: readonly string[], language: string): Promise<number> {
  const house = await openHouse();
  try {
    const tables = await openTables(house);
    const all = scenes(tables).filter(({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)));
    if (all.length === 0) throw new Error(`no scene is called ${wanted.join(' or ')}`);
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    let [done, failed] = [0, 0];
    const total = all.length * SIZES.length * THEMES.length;
    for (const viewport of SIZES) {
      for (const colorScheme of THEMES) {
        const page = await visitFurnished(house, { viewport, colorScheme, locale: language }, tables);
        for (const scene of all) {
          const file = `${scene.name}-${viewport.width}-${colorScheme}.png`;
          const trouble = await shoot(page, house.url, scene, join(FOLDER, file));
          if (trouble) failed++;
          console.log(`${++done}/${total} ${file}${trouble ? `: ${trouble}` : ''}`);
        }
        await page.context().close();
      }
    }
    await writeFile(join(FOLDER, 'index.html'), indexPage(all, SIZES, THEMES));
    console.log(`${done - failed} pictures, ${failed} failed: ${join(FOLDER, 'index.html')}`);
    return failed > 0 ? 1 : 0;
  } finally {
    await house.close();
  }
}

type Look = NonNullable<Parameters<House['visit']>[0]>;

async function visitFurnished(house: House, look: Look, tables: Tables): Promise<Page> {
  const page = await house.visit(look);
  await furnish(page, house.url, tables);
  return page;
}

/** Gives what went wrong, or null. */
async function shoot(page: Page, url: string, scene: Scene, path: string): Promise<string | null> {
  try {
    await enter(page, url, scene);
    await page.screenshot({ path, animations: 'disabled' });
    return null;
  } catch (error) {
    return String(error).split('\n')[0]!;
  }
}
