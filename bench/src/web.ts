/** `bench web`: how light the client is, what jumps in it, and how soon a move is on screen, beside the limits. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@roundhouse/games';
import { type Moment, momentsOf } from '@roundhouse/kernel/testing';
import { startServer } from '@roundhouse/server';
import type { Browser } from 'playwright-core';
import type { Screen } from './screen.ts';
import { getReady, type MoveTimes, timeMove, type Wait } from './web-move.ts';
import { firstScripts, jumpsIn, openBrowser, ROOT, sitDown, visit, watchScripts, zippedSize } from './web-visit.ts';

const LIMITS = { homeBytes: 60_000, tableBytes: 60_000, jumps: 0.001, moveMs: 100 };
/** Of each move the median counts. */
const TRIES = 5;

interface Figure {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly show: (value: number) => string;
  /** What else there is to say of it, without a limit. */
  readonly note?: string;
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
    screen.say(`The client in a real browser: figure, limit. ${loadNow()}`);
    const figures: Figure[] = [];
    for await (const figure of measure(browser, server.url, screen)) {
      screen.say(`  ${formatFigure(figure)}`);
      figures.push(figure);
    }
    screen.say(loadNow());
    const over = figures.filter(isOver).length;
    screen.say(over === 0 ? 'All are within their limits.' : `${over} of ${figures.length} are over.`);
    return over === 0;
  } finally {
    await browser.close();
    await server.close();
    await rm(dataDir, { recursive: true });
  }
}

/** How many programs wanted the processor during the last minute. */
const loadNow = (): string => `Load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors.`;

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
      const times = await timesOf(browser, url, moment);
      if (times.length > 0) yield moveFigure(`${name}, ${moment.name}: from press to screen`, times);
    }
  }
}

function moveFigure(what: string, times: readonly MoveTimes[]): Figure {
  const middle = (of: (times: MoveTimes) => Wait, kind: keyof Wait): number =>
    times.map(time => of(time)[kind]).sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
  const clock = milliseconds(middle(({ made }) => made, 'clock'));
  const all = milliseconds(middle(({ followed }) => followed, 'work'));
  return {
    what,
    value: middle(({ made }) => made, 'work'),
    limit: LIMITS.moveMs,
    show: milliseconds,
    note: `by the clock ${clock}; all that follows ${all}`,
  };
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

/** Some tries, each at a table that was just opened; none where no press sends a move. */
async function timesOf(browser: Browser, url: string, { match }: Moment): Promise<MoveTimes[]> {
  const times: MoveTimes[] = [];
  for (let i = 0; i < TRIES; i++) {
    const page = await visit(browser);
    await sitDown(page, url, match);
    const isReady = await getReady(page);
    if (isReady) times.push(await timeMove(browser, page));
    await page.context().close();
    if (!isReady) break;
  }
  return times;
}

const isOver = ({ value, limit }: Figure): boolean => value > limit;

function formatFigure(figure: Figure): string {
  const { what, value, limit, show, note } = figure;
  const judged = `${what.padEnd(58)}${show(value).padStart(10)}  ≤ ${show(limit)}${isOver(figure) ? '   OVER' : ''}`;
  return note === undefined ? judged : `${judged}  (${note})`;
}
