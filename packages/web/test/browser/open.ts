/** A real server with the built client, and real Chromium pages that remember everything that went wrong in them. */

import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHELVED } from '@roundhouse/games/shelf.ts';
import { isNightly } from '@roundhouse/kernel/testing';
import { type ServerOptions, startServer } from '@roundhouse/server';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { needBrowser } from '../../../../bin/browser.mjs';
import { keepTraces, startTrace, traceFolder } from './traces.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long anything may take to come, on a machine that has other things to do. */
const LATE_MS = 60_000;

export const PHONE = { width: 360, height: 640 };
export const WIDE = { width: 1440, height: 900 };

type Given = Partial<Pick<ServerOptions, 'webDir' | 'telling' | 'provider' | 'port'>>;

export interface House {
  readonly url: string;
  /** Where its server keeps everything. */
  readonly dataDir: string;
  /**
   * A page of a person of their own: nothing is shared with other pages. It holds still unless motion is asked for, and
   * wherever it goes, and whatever is pressed, it is looked at again when all of it is there. `isFirst`: of somebody who
   * has never sat at any table.
   */
  visit(options?: BrowserContextOptions & { readonly installs?: boolean; readonly isFirst?: boolean }): Promise<Page>;
  /** Fails if any page had an error on its console, threw, or broke the content security policy. */
  expectNoTrouble(): void;
  /** Whether that would fail. */
  hasTrouble(): boolean;
  /** Drops what was expected to go wrong. */
  forgive(expected: RegExp): void;
  /** Starts the server anew at the same address, as after an update. */
  restart(): Promise<void>;
  /** Everybody leaves: a page that is still open goes on drawing and asking. What they did and saw is kept in a folder, if named. */
  empty(folder?: string): Promise<void>;
  close(): Promise<void>;
}

const launch = async (): Promise<Browser> => chromium.launch({ executablePath: await needBrowser(), args: ARGS });

let shared: Promise<Browser> | null = null;

/** One browser for all the files that this process runs: starting it takes as long as a test. It ends with the process. */
async function sharedBrowser(): Promise<Browser> {
  if (shared && (await shared).isConnected()) return shared;
  shared = launch();
  return shared;
}

/** A house for all tests of a file. After each nothing may have gone wrong, and everybody leaves; what failed leaves traces. */
export function useHouse(prepare?: () => Promise<Given>): House {
  let house: House | null = null;
  const open = (): House => {
    if (!house) throw new Error('the house is not open before the first test begins');
    return house;
  };
  beforeAll(async () => {
    house = await openHouse(await prepare?.(), await sharedBrowser());
  });
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail' || open().hasTrouble();
    await open().empty(hasFailed ? traceFolder(task) : undefined);
    open().expectNoTrouble();
  });
  afterAll(() => house?.close());
  return {
    get url() {
      return open().url;
    },
    get dataDir() {
      return open().dataDir;
    },
    visit: options => open().visit(options),
    expectNoTrouble: () => open().expectNoTrouble(),
    hasTrouble: () => open().hasTrouble(),
    forgive: expected => open().forgive(expected),
    restart: () => open().restart(),
    empty: folder => open().empty(folder),
    close: () => open().close(),
  };
}

/** `webDir`: another build of the client than the present one. Without a browser that is lent it starts its own. */
export async function openHouse(given: Given = {}, lent?: Browser): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'roundhouse-browser-'));
  const start = (port: number) => startServer({ host: '127.0.0.1', dataDir, ...given, port });
  let server = await start(given.port ?? 0);
  const { url } = server;
  const browser = lent ?? (await launch());
  const visitors = new Set<BrowserContext>();
  let trouble: string[] = [];
  const empty = async (folder?: string): Promise<void> => {
    const leaving = [...visitors];
    visitors.clear();
    if (folder !== undefined) await keepTraces(leaving, folder);
    await Promise.all(leaving.map(context => context.close()));
  };
  return {
    url,
    dataDir,
    async visit({ installs = false, isFirst = false, ...options } = {}) {
      const context = await browser.newContext({
        viewport: PHONE,
        acceptDownloads: true,
        reducedMotion: 'reduce',
        ...options,
      });
      visitors.add(context);
      await startTrace(context);
      context.setDefaultTimeout(LATE_MS);
      // A worker would fetch the whole client on every visit; only the tests of what it does have one.
      if (!installs)
        await context.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker);
      await context.addInitScript(hurryBots);
      await context.addInitScript(repeatDice, diceSeed(visitors.size));
      if (!isFirst) await context.addInitScript(knowGames, SHELVED);
      context.on('page', page => {
        waitForAllOfIt(page);
        listen(page, text => trouble.push(text));
      });
      return context.newPage();
    },
    expectNoTrouble() {
      const found = trouble;
      // Told once: the next test is not to blame.
      trouble = [];
      expect(found).toEqual([]);
    },
    hasTrouble: () => trouble.length > 0,
    forgive(expected) {
      trouble = trouble.filter(text => !expected.test(text));
    },
    async restart() {
      await server.close();
      server = await start(Number(new URL(url).port));
    },
    empty,
    async close() {
      await empty();
      if (!lent) await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/**
 * Runs in the page: bots that play think for a twentieth of the time that people grant them, and play none the less by the
 * rules. Whoever asks for a hint has it thought over.
 */
function hurryBots(): void {
  type Question = { readonly request?: { readonly budgetMs: number }; readonly asks?: string };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (question: Question, ...rest: []) {
    const { request, asks } = question;
    const isMove = request !== undefined && asks === undefined;
    const hurried = isMove ? { ...question, request: { ...request, budgetMs: request.budgetMs / 20 } } : question;
    postMessage.call(this, hurried, ...rest);
  };
}

/** What a visitor's dice come from: the same whenever this test is run, and others every night, of which its trace tells. */
function diceSeed(visitor: number): number {
  const name = `${expect.getState().currentTestName} ${visitor} ${isNightly ? randomUUID() : ''}`;
  return createHash('sha256').update(name).digest().readUInt32LE();
}

/**
 * Runs in the page: dice that are thrown there, and bots, do the same each time. Only what these ask for is meant, a whole
 * seed or one number; keys stay nobody's to guess.
 */
function repeatDice(seed: number): void {
  const { getRandomValues } = Crypto.prototype;
  const [NUMBER, SEED] = [4, 32];
  let state = seed;
  const next = (): number => {
    state = (state + 0x9e_37_79_b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x21_f0_aa_ad);
    return Math.imul(mixed ^ (mixed >>> 15), 0x73_5a_2d_97) >>> 15;
  };
  Crypto.prototype.getRandomValues = function <T extends ArrayBufferView<ArrayBuffer>>(into: T): T {
    if (into.byteLength !== NUMBER && into.byteLength !== SEED) return getRandomValues.call(this, into) as T;
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    bytes.forEach((_, i) => {
      bytes[i] = next();
    });
    return into;
  };
}

/** Runs in the page: its visitor has sat at these games before, so that nothing is explained over their tables. */
function knowGames(games: readonly string[]): void {
  // A page that could not be opened, or keeps nothing, has nothing to remember it in; what is deleted stays so.
  try {
    if (sessionStorage.getItem('known') !== null) return;
    sessionStorage.setItem('known', '');
    for (const game of games) localStorage.setItem(`roundhouse:briefed.${game}`, '{"shape":2,"value":true}');
  } catch {}
}

/** Tells what goes wrong in a page. A policy that was broken is reported on the console too. */
function listen(page: Page, tell: (text: string) => void): void {
  page.on('console', message => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    tell(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', error => tell(String(error.stack ?? error)));
}

/**
 * Runs in the page: ends when nothing is loading any more. A press is answered in one frame and carried out after it, so nobody
 * sees anything sooner than that.
 */
const allOfIt = (lateMs: number): Promise<void> =>
  new Promise(resolve => {
    const began = performance.now();
    const look = (): void => {
      const app = document.querySelector('#app');
      const isComing = app?.childElementCount === 0 || document.querySelector('.loading') !== null;
      if (isComing && performance.now() - began < lateMs) setTimeout(look, 10);
      else resolve();
    };
    requestAnimationFrame(() => setTimeout(() => setTimeout(look)));
  });

/** Pages and tables are loaded when they are first shown. Whoever goes somewhere here, or presses, goes on when they are there. */
function waitForAllOfIt(page: Page): void {
  // Where a press has led to another page, or shut this one, there is nothing to wait for.
  const wait = (at: Page): Promise<void> => at.evaluate(allOfIt, LATE_MS).catch(() => {});
  const { goto, reload } = page;
  page.goto = async (...given) => {
    const response = await goto.apply(page, given);
    await wait(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload.apply(page, given);
    await wait(page);
    return response;
  };
  const { keyboard } = page;
  const pressKey = keyboard.press;
  keyboard.press = async (key, ...given) => {
    await pressKey.call(keyboard, key, ...given);
    if (key === 'Enter' || key === 'Space') await wait(page);
  };
  // All locators share what is changed by this.
  const locators: Locator & { waits?: true } = Object.getPrototypeOf(page.locator('body'));
  if (locators.waits) return;
  locators.waits = true;
  const { click, check, press } = locators;
  locators.click = async function (this: Locator, ...given) {
    await click.apply(this, given);
    await wait(this.page());
  };
  locators.check = async function (this: Locator, ...given) {
    await check.apply(this, given);
    await wait(this.page());
  };
  locators.press = async function (this: Locator, ...given) {
    await press.apply(this, given);
    await wait(this.page());
  };
}

/** Whether the bout on this page is over. */
export const isOver = (page: Page): Promise<boolean> => page.locator('.match-end').isVisible();

/** Walks with Tab until the element with this name is focused. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const said = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    if (said === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never reached '${name}'`);
}

/** Does the next thing a person would do by pointing; nothing if there is nothing to do yet. Lists what it chose. */
export async function takeOneStep(page: Page, pick: (count: number) => number): Promise<string | null> {
  for (const name of ['Next turn', 'Lock it in']) {
    const button = page.getByRole('button', { name });
    if (await canBePressed(button)) {
      // Powers and places must be picked first; a division and a reaction may be locked in as they are.
      await touchSomeDice(page, pick);
      if (!(await canBePressed(button))) return null;
      return (await button.click(LEAVING).then(yes, no)) ? name : null;
    }
  }
  for (const group of ['.fite-powers input', '.fite-spot input']) {
    const choices = page.locator(group);
    const count = await choices.count();
    if (count === 0 || !(await choices.first().isVisible())) continue;
    return (await choices.nth(pick(count)).check(LEAVING).then(yes, no)) ? group : null;
  }
  return null;
}

const [yes, no] = [() => true, () => false];

/** What is on its way leaves with its buttons: whoever waits for one of them longer keeps the other seat waiting too. */
const LEAVING = { timeout: 5000 };

/** `isEnabled` waits for a button that is not there: one that has just gone must not be waited for. */
const canBePressed = async (button: Locator): Promise<boolean> =>
  (await button.isVisible()) &&
  (await button.isEnabled({ timeout: 1000 }).catch(no)) &&
  (await button.and(button.page().locator(':not([data-sent])')).isVisible());

/** In a reaction, sometimes touches a die and touches it back. */
async function touchSomeDice(page: Page, pick: (count: number) => number): Promise<void> {
  const dice = page.locator('.fite-touch[aria-disabled="false"]');
  const count = await dice.count();
  if (count === 0 || pick(3) !== 0) return;
  const die = dice.nth(pick(count));
  if (!(await die.click(LEAVING).then(yes, no))) return;
  const lock = page.getByRole('button', { name: 'Lock it in' });
  if (await canBePressed(lock)) return;
  await page.locator('.fite-touch[aria-pressed="true"]').first().click(LEAVING).then(yes, no);
}
