/** A real browser at the built client: what it loads, and what jumps. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import type { Match } from '@roundhouse/kernel';
import { type Browser, chromium, type Page } from 'playwright-core';
import { needBrowser } from '../../bin/browser.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DIST = join(ROOT, 'packages/web/dist');
/** The screens that are measured. */
export const SCREENS = { phone: { width: 360, height: 640 }, desktop: { width: 1440, height: 900 } } as const;

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];

export async function buildClient(): Promise<void> {
  const building = spawn(process.execPath, ['bin/web.mjs'], { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(building, 'close');
  if (code !== 0) throw new Error('the client could not be built');
}

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await needBrowser(), args: ARGS });

/** A page that keeps nothing of earlier visits, and counts what jumps in it. */
export async function visit(browser: Browser, screen: keyof typeof SCREENS = 'phone'): Promise<Page> {
  const context = await browser.newContext({ viewport: SCREENS[screen] });
  await context.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
    const jumps: number[] = [];
    Object.assign(globalThis, { jumps });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) jumps.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.match-main button, .match-main input')) return;
      performance.mark('first-answer');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  // Of somebody who has sat at these tables before: what is explained once lies over no table that is measured.
  await context.addInitScript(games => {
    if (location.protocol !== 'http:') return;
    for (const game of games) localStorage.setItem(`roundhouse:briefed.${game}`, '{"shape":2,"value":true}');
  }, SHELVED);
  return context.newPage();
}

/** The sum of all jumps so far. */
export const jumpsIn = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { jumps: number[] }).jumps.reduce((sum, one) => sum + one, 0));

/** The scripts of a page so far, without those of workers, which nobody waits for; and whether a table could be answered with them. */
export const scriptsOf = (page: Page): Promise<{ path: string; isEarly: boolean }[]> =>
  page.evaluate(() => {
    const first = performance.getEntriesByName('first-answer')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .map(entry => ({
        path: new URL(entry.name).pathname,
        isEarly: (entry as PerformanceResourceTiming).responseEnd <= first,
      }))
      .filter(({ path }) => path.endsWith('.js') && !/bot-worker|in-worker/.test(path));
  });

/** Bytes of these files on the wire. */
export async function zippedSize(paths: Iterable<string>): Promise<number> {
  const sizes = [...paths].map(async path => gzipSync(await readFile(join(DIST, path))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Scripts that the first page names itself: those without which it is not drawn. */
export async function firstScripts(): Promise<string[]> {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!);
}

/** Sits down at a match in the middle of it. */
export async function sitDown(page: Page, url: string, match: Match): Promise<void> {
  const id = 'bench';
  const players = match.seats.map((_, seat) => (seat === 0 ? 'person' : 'greedy'));
  const kept = { kind: 'solo', id, match, seat: 0, players, over: false, at: Date.now() };
  await page.goto(`${url}/nowhere`);
  await page.locator('h1').waitFor();
  // Where older versions kept their matches; the client takes them in.
  await page.evaluate(text => localStorage.setItem('roundhouse.match.bench', text), JSON.stringify(kept));
  await page.goto(`${url}/solo/${id}`);
  await page.locator('.match-main button, .match-main input').first().waitFor();
  await page.waitForLoadState('networkidle');
}
