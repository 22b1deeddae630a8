/** A real browser at the built client: what it loads, what jumps, and how long a move takes to be seen. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Match } from '@roundhouse/kernel';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = join(ROOT, 'packages/web/dist');
const PHONE = { width: 360, height: 640 };
/** How much slower than this machine the visitor's is. */
const SLOWER = 4;

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS });

/** A phone's page that keeps nothing of earlier visits, and counts what jumps in it. */
export async function visit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
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
  return context.newPage();
}

/** The sum of all jumps so far. */
export const jumpsIn = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { jumps: number[] }).jumps.reduce((sum, one) => sum + one, 0));

/** Scripts that a page has asked for so far, by address: its own, and those of workers it started. */
export function watchScripts(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) found.add(pathname);
  });
  return found;
}

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
}

const SEND = '.match-main .button[data-tone="strong"]:enabled';
const CHOICES = '.match-main :is(input[type="radio"], button:not([data-tone]))';

/** Chooses something until a move can be sent; false if nothing leads there. */
export async function getReady(page: Page): Promise<boolean> {
  const choices = page.locator(`${CHOICES}:enabled:not([aria-disabled="true"])`);
  for (let i = 0; i < 12; i++) {
    if ((await page.locator(SEND).count()) > 0) return true;
    const choice = choices.nth(i);
    if ((await choice.count()) === 0) return false;
    await choice.click({ force: true, timeout: 5000 }).catch(() => {});
  }
  return (await page.locator(SEND).count()) > 0;
}

/** Sends the move that is ready, on a slowed machine: milliseconds from the press to the frame that shows what changed. */
export async function clockOfMove(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const seen = page.evaluate(untilSeen);
  await press(page, devtools);
  return seen;
}

/**
 * Sends the move that is ready: milliseconds that the page's own thread worked until the change was seen, times as much as
 * the visitor's machine is slower. Other programs that want the processor do not count.
 */
export async function workOfMove(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const seen = page.evaluate(untilSeen);
  const before = await threadTime(devtools);
  await press(page, devtools);
  await seen;
  return 1000 * SLOWER * ((await threadTime(devtools)) - before);
}

/** As a finger does it: what Playwright does around a click would be counted too. */
async function press(page: Page, devtools: CDPSession): Promise<void> {
  const send = page.locator(SEND).first();
  await send.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await send.boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 } as const;
  await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
  await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
}

async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
}

/** Runs in the page: from the next press to the frame with the first change of the table. */
function untilSeen(): Promise<number> {
  return new Promise(resolve => {
    const time = ({ timeStamp }: MouseEvent): void => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => resolve(performance.now() - timeStamp);
      new MutationObserver((_, observer) => {
        observer.disconnect();
        // The message is delivered once the frame has been handed over.
        requestAnimationFrame(() => painted.port2.postMessage(null));
      }).observe(document.querySelector('.match-main')!, { subtree: true, childList: true, attributes: true });
    };
    addEventListener('click', time, { capture: true, once: true });
  });
}
