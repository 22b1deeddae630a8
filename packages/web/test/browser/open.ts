/** A real server with the built client, and real Chromium pages that remember everything that went wrong in them. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerOptions, startServer } from '@roundhouse/server';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { width: 360, height: 640 };
export const WIDE = { width: 1440, height: 900 };

export interface House {
  readonly url: string;
  /** Where its server keeps everything. */
  readonly dataDir: string;
  /** A page of a person of their own: nothing is shared with other pages. */
  visit(options?: BrowserContextOptions & { readonly installs?: boolean }): Promise<Page>;
  /** Fails if any page had an error on its console, threw, or broke the content security policy. */
  expectNoTrouble(): void;
  /** Drops what was expected to go wrong. */
  forgive(expected: RegExp): void;
  /** Starts the server anew at the same address, as after an update. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** `webDir`: another build of the client than the present one. */
export async function openHouse(given: Pick<ServerOptions, 'webDir' | 'telling'> = {}): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'roundhouse-browser-'));
  const start = (port: number) => startServer({ port, host: '127.0.0.1', dataDir, ...given });
  let server = await start(0);
  const { url } = server;
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ARGS,
  });
  const trouble: string[] = [];
  return {
    url,
    dataDir,
    async visit({ installs = false, ...options } = {}) {
      const context = await browser.newContext({
        viewport: PHONE,
        acceptDownloads: true,
        ...options,
      });
      // A worker would fetch the whole client on every visit; only the tests of what it does have one.
      if (!installs)
        await context.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker);
      const page = await context.newPage();
      waitAfterClicks(page);
      page.on('console', message => {
        // A policy that was broken is reported on the console too.
        if (message.type() === 'error' || message.type() === 'warning') {
          trouble.push(`${message.text()} ${message.location().url}`.trim());
        }
      });
      page.on('pageerror', error => trouble.push(String(error.stack ?? error)));
      return page;
    },
    expectNoTrouble() {
      expect(trouble).toEqual([]);
    },
    forgive(expected) {
      trouble.splice(0, trouble.length, ...trouble.filter(text => !expected.test(text)));
    },
    async restart() {
      await server.close();
      server = await start(Number(new URL(url).port));
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/**
 * A press is answered in one frame and carried out after it: nobody sees anything sooner, so whoever clicks here looks again
 * when that is done. All locators of a browser share what is changed by this.
 */
function waitAfterClicks(page: Page): void {
  const locators: Pick<Locator, 'click'> & { waits?: true } = Object.getPrototypeOf(page.locator('body'));
  if (locators.waits) return;
  locators.waits = true;
  const { click } = locators;
  locators.click = async function (this: Locator, options) {
    await click.call(this, options);
    const drawn = (): Promise<void> =>
      new Promise(resolve => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
    // Where the click has led to another page, or shut this one, there is nothing to wait for.
    await this.page()
      .evaluate(drawn)
      .catch(() => {});
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
    if ((await button.isVisible()) && (await button.isEnabled())) {
      // Powers and places must be picked first; a division and a reaction may be locked in as they are.
      await touchSomeDice(page, pick);
      if (!(await button.isVisible()) || !(await button.isEnabled())) return null;
      await button.click();
      return name;
    }
  }
  for (const group of ['.fite-powers input', '.fite-spot input']) {
    const choices = page.locator(group);
    const count = await choices.count();
    if (count === 0 || !(await choices.first().isVisible())) continue;
    await choices.nth(pick(count)).check();
    return group;
  }
  return null;
}

/** In a reaction, sometimes touches a die and touches it back. */
async function touchSomeDice(page: Page, pick: (count: number) => number): Promise<void> {
  const dice = page.locator('.fite-touch[aria-disabled="false"]');
  const count = await dice.count();
  if (count === 0 || pick(3) !== 0) return;
  const die = dice.nth(pick(count));
  const name = await die.locator('.unseen').innerText();
  await die.click();
  const lock = page.getByRole('button', { name: 'Lock it in' });
  if (name !== 'die' && !(await lock.isEnabled()))
    await page.locator('.fite-touch[aria-pressed="true"]').first().click();
}
