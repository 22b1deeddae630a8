// @ts-check
/** Gets a clone ready to run: its packages, its Node, the code of its messages and, for tests, a browser and servers. Plain JavaScript for Node 18 and later. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser, installBrowser, wantsShell } from './browser.mjs';
import { installedAsLocked, readManifests } from './installed.mjs';
import { whileHolding } from './lock.mjs';
import { makeWords } from './make-words.mjs';
import { handOver, NODE, PINNED, ROOT, runQuietly } from './programs.mjs';
import { installServices, missingServices } from './services.mjs';

const STAMP = join(ROOT, 'node_modules', '.roundhouse-setup');
const OLDEST_NODE = 18;
/** The oldest that runs what is installed. */
const NODE_NEEDED = 24;

/** Something is missing that only the person at the keyboard can provide; the message says what and how. */
export class SetupError extends Error {}

/**
 * On standard error, like all that is said here: the output belongs to the program that is being set up.
 * @param {string} line
 */
const say = line => console.error(`setup: ${line}`);

/**
 * Installs what is missing or out of date; done already, it costs a few milliseconds. With `lean`, only what is needed to
 * play and to serve; without `words`, messages are left as they are. With `browser`, also looks for a Chromium and gives its
 * path, or null with a word on how to get one; with `services`, for the servers that tests start, and says what is missing.
 * @param {{ lean?: boolean, words?: boolean, browser?: boolean, services?: boolean }} [needs]
 * @returns {Promise<{ browser: string | null, advice: string, missing: string }>}
 */
export async function setup({ lean = false, words = true, browser = false, services = false } = {}) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new SetupError(`Node ${OLDEST_NODE} or later is needed to install; this is ${process.version}`);
  }
  if (!isReady(lean)) {
    await oneAtATime(async () => isReady(lean) || install(lean));
  }
  if (words) await makeWords();
  const isLacking = services && missingServices().length > 0;
  const missing = isLacking ? await oneAtATime(() => installServices(say)) : '';
  const found = browser ? await needBrowser() : { browser: null, advice: '' };
  return { ...found, missing };
}

/**
 * @template T
 * @param {() => Promise<T>} work
 */
const oneAtATime = work =>
  whileHolding(join(ROOT, '.setup.lock'), work, () => say('another set-up of this folder is running; waiting for it'));

/** What the installed packages must agree with. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  return hash.update(JSON.stringify(readManifests(ROOT))).digest('hex');
}

/** What the stamp says of a lean set-up: enough for those who want no more. */
const leanStamp = () => `lean ${fingerprint()}`;

/** @param {boolean} lean */
function isReady(lean) {
  if (!existsSync(NODE) || !existsSync(STAMP)) return false;
  const stamp = readFileSync(STAMP, 'utf8');
  return stamp === fingerprint() || (lean && stamp === leanStamp());
}

/** @param {boolean} lean */
async function install(lean) {
  const isWhole = existsSync(NODE) && installedAsLocked(ROOT);
  if (isWhole) {
    say('packages are up to date');
  } else {
    say('installing packages (npm ci); the first time takes a minute or two …');
    const began = Date.now();
    const code = await npm(['ci', ...(lean ? ['--omit=dev'] : []), '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) throw new SetupError(`npm ci failed with exit code ${code}; its own message is above`);
    say(`packages installed in ${Math.round((Date.now() - began) / 1000)} s`);
  }
  await checkNode();
  writeFileSync(STAMP, lean && !isWhole ? leanStamp() : fingerprint());
}

/** @param {readonly string[]} args */
function npm(args) {
  // The npm that runs us, where there is one: the machine may have several.
  const cli = process.env.npm_execpath;
  const how = { env: process.env, output: process.stderr };
  if (cli?.endsWith('npm-cli.js')) return handOver(process.execPath, [cli, ...args], how);
  return handOver(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, how);
}

async function checkNode() {
  const found = await versionOf(NODE);
  if (PINNED === null ? Number.parseInt(found.slice(1), 10) >= NODE_NEEDED : found === `v${PINNED}`) {
    say(`Node ${found} works`);
    return;
  }
  throw new SetupError(
    PINNED === null
      ? `no Node is published for this kind of machine: install Node ${NODE_NEEDED} or later, this is ${process.version}`
      : `Node v${PINNED} should run at ${NODE}, but ${found || 'it does not start'}`,
  );
}

/** @param {string} program */
async function versionOf(program) {
  const { code, output } = await runQuietly(program, ['--version'], { limitMs: 20_000 });
  return code === 0 ? output.trim() : '';
}

async function needBrowser() {
  const found = await findBrowser();
  if (found !== null && !wantsShell(found)) return { browser: found, advice: '' };
  return oneAtATime(async () => {
    const browser = await findBrowser();
    return browser === null || wantsShell(browser) ? installBrowser(say) : { browser, advice: '' };
  });
}

/** Runs `main` and gives its exit code to the shell; a set-up that cannot be done is one line, not a stack. */
export async function endWith(/** @type {() => Promise<number>} */ main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`setup: ${error.message}`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await endWith(async () => {
    const browser = process.argv.includes('--browser');
    const services = process.argv.includes('--services');
    const found = await setup({ browser, services });
    const isMissing = browser && found.browser === null;
    if (isMissing) say(`there is no Chromium. ${found.advice}`);
    if (found.missing !== '') say(found.missing);
    const isReady = !isMissing && found.missing === '';
    if (isReady) say('ready');
    return isReady ? 0 : 1;
  });
}
