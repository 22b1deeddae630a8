/** `bench web`: how light the client is, what jumps in it, and how soon a move is on screen, beside the limits. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@roundhouse/games';
import { type Moment, momentsOf } from '@roundhouse/kernel/testing';
import { startServer } from '@roundhouse/server';
import type { Browser, Page } from 'playwright-core';
import type { Screen } from './screen.ts';
import {
  clockOfMove,
  firstScripts,
  getReady,
  jumpsIn,
  openBrowser,
  ROOT,
  sitDown,
  visit,
  watchScripts,
  workOfMove,
  zippedSize,
} from './web-visit.ts';

/** The frame in which a change is drawn, at most. */
const FRAME_MS = 17;
const LIMITS = { homeBytes: 60_000, tableBytes: 60_000, jumps: 0.001, moveMs: 100 };
/** A busy machine only ever makes things slower, so the best of some tries is the nearest to the truth. */
const TRIES = 4;

interface Figure {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly show: (value: number) => string;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;
const shift = (value: number): string => value.toFixed(3);

/** Prints every figure beside its limit; whether all are within. */
export async function benchWeb(screen: Screen): Promise<boolean> {
  await build();
  const dataDir = await mkdtemp(join(tmpdir(), 'roundhouse-bench-'));
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir });
  const browser = await openBrowser();
  try {
    screen.say('The client in a real browser: figure, limit');
    const figures: Figure[] = [];
    for await (const figure of measure(browser, server.url, screen)) {
      screen.say(`  ${formatFigure(figure)}`);
      figures.push(figure);
    }
    const over = figures.filter(isOver).length;
    screen.say(over === 0 ? 'All are within their limits.' : `${over} of ${figures.length} are over.`);
    return over === 0;
  } finally {
    await browser.close();
    await server.close();
    await rm(dataDir, { recursive: true });
  }
}

async function build(): Promise<void> {
  const building = spawn(process.execPath, ['bin/web.mjs'], { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(building, 'close');
  if (code !== 0) throw new Error('the client could not be built');
}

async function* measure(browser: Browser, url: string, screen: Screen): AsyncGenerator<Figure> {
  yield* home(browser, url);
  for (const game of GAMES) {
    const { name } = game;
    const moments = momentsOf(game).filter(moment => moment.name !== 'over');
    yield* table(browser, url, name, moments[0]!);
    for (const moment of moments) {
      screen.progress(`${name}: ${moment.name}`);
      await screen.breathe();
      const value = await bestTime(browser, url, moment);
      if (value !== null) {
        yield {
          what: `${name}, ${moment.name}: from press to screen`,
          value,
          limit: LIMITS.moveMs,
          show: milliseconds,
        };
      }
    }
  }
}

async function* home(browser: Browser, url: string): AsyncGenerator<Figure> {
  const value = await zippedSize(await firstScripts());
  yield { what: 'home: script before anything is drawn', value, limit: LIMITS.homeBytes, show: kilobytes };
  const page = await visit(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  yield { what: 'home: what jumps', value: await jumpsIn(page), limit: LIMITS.jumps, show: shift };
  await page.context().close();
}

async function* table(browser: Browser, url: string, name: string, moment: Moment): AsyncGenerator<Figure> {
  const page = await visit(browser);
  const scripts = watchScripts(page);
  await sitDown(page, url, moment.match);
  await page.waitForLoadState('networkidle');
  const first = new Set(await firstScripts());
  // The bot thinks in a worker of its own, which nobody waits for.
  const more = [...scripts].filter(path => !first.has(path) && !path.includes('bot-worker'));
  yield {
    what: `${name}: script for its table`,
    value: await zippedSize(more),
    limit: LIMITS.tableBytes,
    show: kilobytes,
  };
  yield { what: `${name}: what jumps`, value: await jumpsIn(page), limit: LIMITS.jumps, show: shift };
  await page.context().close();
}

/**
 * By the clock on a slowed machine, or by the work that the page's thread did and a frame, whichever is less: other
 * programs that want the processor make the clock run on. Null where a move is not sent by one press.
 */
async function bestTime(browser: Browser, url: string, { match }: Moment): Promise<number | null> {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES; i++) {
    for (const take of [clockOfMove, async (page: Page) => (await workOfMove(page)) + FRAME_MS]) {
      const page = await visit(browser);
      await sitDown(page, url, match);
      if (!(await getReady(page)))
        return page
          .context()
          .close()
          .then(() => null);
      best = Math.min(best, await take(page));
      await page.context().close();
    }
    if (best < LIMITS.moveMs) break;
  }
  return best;
}

const isOver = ({ value, limit }: Figure): boolean => value > limit;

function formatFigure(figure: Figure): string {
  const { what, value, limit, show } = figure;
  return `${what.padEnd(58)}${show(value).padStart(10)}  ≤ ${show(limit)}${isOver(figure) ? '   OVER' : ''}`;
}
