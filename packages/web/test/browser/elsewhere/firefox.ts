/** Firefox, by WebDriver BiDi. */

import { launch } from 'puppeteer-core';
import type { Driver, Key } from './guest.ts';

const PREFERENCES = {
  // Holds still, as visitors of the other tests do.
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB, en',
};

/** What Firefox says of itself and not of us: what a page asked for ahead is given up when one goes elsewhere. */
const NOT_OURS = /^downloadable font|A ServiceWorker intercepted the request and encountered an unexpected error/;

export async function openFirefox(program: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: PREFERENCES,
    defaultViewport: null,
    // A machine with much to do takes long to start it, and to answer.
    timeout: 300_000,
    protocolTimeout: 300_000,
  });
  const page = await browser.newPage();
  let trouble: string[] = [];
  page.on('console', message => {
    if (message.type() !== 'error' && message.type() !== 'warn') return;
    if (!NOT_OURS.test(message.text())) trouble.push(message.text());
  });
  page.on('pageerror', error => {
    if (!NOT_OURS.test(String(error))) trouble.push(String(error instanceof Error ? (error.stack ?? error) : error));
  });
  page.setDefaultTimeout(300_000);
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    run: (act, ...given) => page.evaluate<unknown[]>(act as never, ...given) as never,
    point: (x, y) => page.mouse.click(x, y),
    key: (key: Key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: text => page.keyboard.type(text),
    async resize(width, height) {
      await page.setViewport({ width, height });
    },
    shot: async () => Buffer.from(await page.screenshot()),
    trouble() {
      const found = trouble;
      trouble = [];
      return found;
    },
    close: () => browser.close(),
  };
}
