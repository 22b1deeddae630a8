// @ts-check
/** The Chromium that browser tests drive: found on the machine, or installed where that is possible. */

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, isDebian } from './debian.mjs';
import { runQuietly } from './programs.mjs';

/** Chromium without windows: what it takes to open a page is less than half of what the whole browser takes. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Without fonts of its own a bare machine draws words in whatever it finds, or not at all. */
const FONTS = ['fonts-dejavu-core', 'fonts-liberation'];

/** The path of a Chromium that starts, or null. `CHROMIUM` in the environment names one and is then the only one. */
export async function findBrowser(env = process.env) {
  for (const path of env.CHROMIUM ? [env.CHROMIUM] : candidates(env)) {
    if (!existsSync(path)) continue;
    const { code } = await runQuietly(path, ['--version'], { limitMs: 30_000 });
    if (code === 0) return path;
  }
  return null;
}

/** The same for who cannot do without: throws a sentence where there is none. */
export async function needBrowser() {
  const browser = await findBrowser();
  if (browser === null) throw new Error('no Chromium starts on this machine: install one, or set CHROMIUM to its path');
  return browser;
}

/** @param {NodeJS.ProcessEnv} env */
function candidates(env) {
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)].filter(folder => folder !== '');
  return [...NAMES.flatMap(name => folders.map(folder => join(folder, name))), ...ELSEWHERE];
}

/**
 * Installs Chromium on Debian as root; elsewhere says how a person can.
 * @param {(line: string) => void} say
 * @returns {Promise<{ browser: string | null, advice: string }>}
 */
export async function installBrowser(say) {
  if (process.env.CHROMIUM) {
    return { browser: null, advice: `CHROMIUM is ${process.env.CHROMIUM}, but no browser starts there.` };
  }
  if (!isDebian()) {
    return { browser: null, advice: 'Install Chromium or Chrome, or set CHROMIUM to the path of one.' };
  }
  if (process.getuid?.() !== 0) {
    return { browser: null, advice: 'Install it with: sudo apt-get install chromium' };
  }
  say('installing Chromium (apt-get install chromium-headless-shell); this takes a minute or two …');
  // Not every Debian has the shell.
  const failure = (await aptInstall([SHELL, ...FONTS])) && (await aptInstall(['chromium', ...FONTS]));
  const browser = await findBrowser();
  if (browser !== null) say(`Chromium is at ${browser}`);
  return { browser, advice: `apt-get could not install it:\n${failure ?? 'it is installed, but does not start'}` };
}

/** Whether tests would be slow with this browser on a machine that is there for tests, and could have the shell instead. */
export const wantsShell = (/** @type {string} */ browser) =>
  process.env.CI === 'true' &&
  !process.env.CHROMIUM &&
  !browser.endsWith(SHELL) &&
  isDebian() &&
  process.getuid?.() === 0;
