/** `bench web`: how light the client is, what jumps in it, and how soon a move is on screen, beside the limits. */

import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@roundhouse/games';
import type { AnyGame } from '@roundhouse/kernel';
import { type SamplePosition, samplePositions } from '@roundhouse/kernel/testing';
import { startServer } from '@roundhouse/server';
import type { Browser, Page } from 'playwright-core';
import type { Screen } from './screen.ts';
import { firstChoice, getReady, type MoveTime, sendButton, timeMove } from './web-move.ts';
import {
  buildClient,
  firstScripts,
  jumpsIn,
  openBrowser,
  SCREENS,
  scriptsOf,
  sitDown,
  visit,
  zippedSize,
} from './web-visit.ts';

const LIMITS = { homeBytes: 60_000, tableBytes: 60_000, jumps: 0.001, moveMs: 100 };
type Size = keyof typeof SCREENS;
const SIZES = Object.keys(SCREENS) as Size[];

interface Measured {
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

export interface WebWishes {
  /** Tables that are opened for each move, of which the median counts. */
  readonly tries: number;
  /** A game, a move of it, a screen, as far as they are named: those moves are timed and nothing else. Null: everything. */
  readonly only: readonly string[] | null;
}

const isAmong = (only: WebWishes['only'], ...names: readonly string[]): boolean =>
  only?.every((name, i) => name === names[i]) ?? true;

/** What a game can ask; when all is over nothing is asked. */
const questionsOf = (game: AnyGame): SamplePosition[] => samplePositions(game).filter(({ name }) => name !== 'over');

/** Whether there is any such move. */
export const isMove = (only: WebWishes['only']): boolean =>
  GAMES.some(game => questionsOf(game).some(({ name }) => SIZES.some(size => isAmong(only, game.id, name, size))));

/** Prints every figure beside its limit; whether all are within. */
export async function benchWeb(wishes: WebWishes, screen: Screen): Promise<boolean> {
  await buildClient();
  const dataDir = await mkdtemp(join(tmpdir(), 'roundhouse-bench-'));
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir });
  const browser = await openBrowser();
  try {
    screen.say(`The client in a real browser: figure, limit. ${loadNow()}`);
    const figures: Measured[] = [];
    for await (const figure of measure(browser, server.url, wishes, screen)) {
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
function loadNow(): string {
  const [load, processors] = [loadavg()[0]!, availableParallelism()];
  const busy = load > processors ? ' Too busy for a fair figure: times by the clock are too long.' : '';
  return `Load ${load.toFixed(1)} on ${processors} processors.${busy}`;
}

async function* measure(
  browser: Browser,
  url: string,
  { tries, only }: WebWishes,
  screen: Screen,
): AsyncGenerator<Measured> {
  if (!only) yield* home(browser, url);
  for (const game of GAMES) {
    const { id, name } = game;
    const moments = questionsOf(game);
    if (!only) yield* table(browser, url, name, moments[0]!);
    for (const size of SIZES) {
      for (const moment of moments) {
        if (!isAmong(only, id, moment.name, size)) continue;
        screen.progress(`${name}: ${moment.name}`);
        await screen.breathe();
        const times = await timesOf(browser, url, size, moment, tries);
        yield moveFigure(`${name}, ${moment.name}, ${size}: from press to screen`, times);
      }
    }
  }
}

function moveFigure(what: string, times: readonly MoveTime[]): Measured {
  const sorted = (kind: keyof MoveTime): number[] => times.map(time => time[kind]).sort((a, b) => a - b);
  const middle = (numbers: readonly number[]): number => numbers[Math.floor(numbers.length / 2)]!;
  const clock = sorted('clock');
  const spread = `${clock[0]!.toFixed(0)} to ${milliseconds(clock.at(-1)!)}`;
  return {
    what,
    value: middle(clock),
    limit: LIMITS.moveMs,
    show: milliseconds,
    note: `${spread}; of it ${milliseconds(middle(sorted('work')))} the page's own work`,
  };
}

async function* home(browser: Browser, url: string): AsyncGenerator<Measured> {
  const value = await zippedSize(await firstScripts());
  yield { what: 'home: script before anything is drawn', value, limit: LIMITS.homeBytes, show: kilobytes };
  const page = await visit(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  yield { what: 'home: what jumps', value: await jumpsIn(page), limit: LIMITS.jumps, show: shift };
  await page.context().close();
}

async function* table(browser: Browser, url: string, name: string, moment: SamplePosition): AsyncGenerator<Measured> {
  const page = await visit(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  // What every table needs comes while somebody looks at the posters.
  const before = new Set((await scriptsOf(page)).map(({ path }) => path));
  await sitDown(page, url, moment.match);
  await page.waitForLoadState('networkidle');
  const more = (await scriptsOf(page)).filter(({ path, isEarly }) => isEarly && !before.has(path));
  yield {
    what: `${name}: script before its table can be played`,
    value: await zippedSize(more.map(({ path }) => path)),
    limit: LIMITS.tableBytes,
    show: kilobytes,
  };
  yield { what: `${name}: what jumps`, value: await jumpsIn(page), limit: LIMITS.jumps, show: shift };
  await page.context().close();
}

/** Some tries, each at a table that was just opened. */
async function timesOf(
  browser: Browser,
  url: string,
  size: Size,
  { match }: SamplePosition,
  tries: number,
): Promise<MoveTime[]> {
  const open = async (): Promise<Page> => {
    const page = await visit(browser, size);
    await sitDown(page, url, match);
    return page;
  };
  const times: MoveTime[] = [];
  while (times.length < tries) {
    let page = await open();
    const hasSendButton = await getReady(page);
    if (!hasSendButton) {
      // A press there is the whole answer, and has been made: once more from the beginning.
      await page.context().close();
      page = await open();
    }
    times.push(await timeMove(browser, page, hasSendButton ? sendButton(page) : await firstChoice(page)));
    await page.context().close();
  }
  return times;
}

const isOver = ({ value, limit }: Measured): boolean => value > limit;

function formatFigure(figure: Measured): string {
  const { what, value, limit, show, note } = figure;
  const judged = `${what.padEnd(66)}${show(value).padStart(10)}  ≤ ${show(limit)}${isOver(figure) ? '   OVER' : ''}`;
  return note === undefined ? judged : `${judged}  (${note})`;
}
