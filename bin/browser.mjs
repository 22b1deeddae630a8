// @ts-check
/** The Chromium that browser tests drive: found on the machine, or installed where that is possible. */

import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { handOver, runQuietly } from './programs.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What apt-get is asked for: a browser without any font draws no words. */
const PACKAGES = ['chromium', 'fonts-liberation'];

/** The path of a Chromium that starts, or null. `CHROMIUM` in the environment names one and is then the only one. */
export async function findBrowser(env = process.env) {
  for (const path of env.CHROMIUM ? [env.CHROMIUM] : candidates(env)) {
    if (!existsSync(path)) continue;
    const { code } = await runQuietly(path, ['--version'], { limitMs: 30_000 });
    if (code === 0) return path;
  }
  return null;
}

/** @param {NodeJS.ProcessEnv} env */
function candidates(env) {
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)].filter(folder => folder !== '');
  return [...NAMES.flatMap(name => folders.map(folder => join(folder, name))), ...ELSEWHERE];
}

/**
 * Installs Chromium on Debian as root; elsewhere says how a person can.
 * @param {(line: string) => void} say
 * @returns {Promise<{ path: string | null, advice: string }>}
 */
export async function installBrowser(say) {
  if (process.env.CHROMIUM) {
    return { path: null, advice: `CHROMIUM is ${process.env.CHROMIUM}, but no browser starts there.` };
  }
  if (!isDebian()) {
    return { path: null, advice: 'Install Chromium or Chrome, or set CHROMIUM to the path of one.' };
  }
  if (process.getuid?.() !== 0) {
    return { path: null, advice: 'Install it with: sudo apt-get install chromium' };
  }
  say('installing Chromium (apt-get install chromium) …');
  for (const attempt of [1, 2]) {
    if ((await apt('update')) === 0 && (await apt('install', '-y', '--no-install-recommends', ...PACKAGES)) === 0)
      break;
    if (attempt === 1) say('that failed; trying once more …');
  }
  const path = await findBrowser();
  if (path !== null) say(`Chromium is at ${path}`);
  return { path, advice: 'apt-get could not install it; its own message is above.' };
}

/** @param {string[]} args */
const apt = (...args) =>
  handOver('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

function isDebian() {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'));
}
