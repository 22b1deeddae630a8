// @ts-check
/** One at a time: a lock between processes of this machine that survives the death of its holder. */

import { mkdirSync, readdirSync, rmdirSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A holder touches its lock this often; one untouched for much longer belonged to a process that is gone. */
const TOUCH_MS = 2_000;
const STALE_MS = 30_000;
/** A holder whose process is not to be found may live in another container: give its touch time to show. */
const GONE_MS = 5_000;
const POLL_MS = 100;

/**
 * Does `work` while holding the lock, a folder at `path`; `onWait` is told once if another process has it.
 *
 * The folder holds one file, named after its holder. Taking over means deleting the file of a holder that is gone,
 * and a file can be deleted by one process only: that one is the next holder.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait]
 * @returns {Promise<T>}
 */
export async function whileHolding(path, work, onWait = () => {}) {
  const mine = join(path, `${process.pid}-${Date.now()}-${Math.random().toString(36).slice(2)}`);
  for (let waited = false; !tryToTake(path, mine); await sleep(POLL_MS)) {
    if (!waited) onWait();
    waited = true;
  }
  const touching = setInterval(() => touch(mine), TOUCH_MS);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    if (unless(['ENOENT'], () => unlinkSync(mine))) unless(['ENOENT', 'ENOTEMPTY'], () => rmdirSync(path));
  }
}

/**
 * @param {string} path
 * @param {string} mine
 */
function tryToTake(path, mine) {
  if (!unless(['EEXIST'], () => mkdirSync(path)) && !tryToTakeOver(path)) return false;
  return unless(['ENOENT'], () => writeFileSync(mine, ''));
}

/** True if the lock lay abandoned and is now ours to sign. @param {string} path */
function tryToTakeOver(path) {
  try {
    const holder = readdirSync(path)[0];
    if (holder !== undefined) {
      const sign = join(path, holder);
      if (ageOf(sign) < (isGone(holder) ? GONE_MS : STALE_MS)) return false;
      unlinkSync(sign);
      return true;
    }
    // Empty: somebody is about to sign it, or died just before. Removing it makes a signature in progress fail safely.
    if (ageOf(path) >= STALE_MS) rmdirSync(path);
    return false;
  } catch {
    // Somebody else was faster with the same thing.
    return false;
  }
}

/** @param {string} path */
const ageOf = path => Date.now() - statSync(path).mtimeMs;

/** @param {string} holder */
function isGone(holder) {
  const pid = Number.parseInt(holder, 10);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  unless(['ENOENT'], () => utimesSync(file, now, now));
}

/**
 * Does something in which another process may be first: false if it failed with one of these codes.
 * @param {readonly string[]} codes
 * @param {() => void} act
 */
function unless(codes, act) {
  try {
    act();
    return true;
  } catch (error) {
    if (codes.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) return false;
    throw error;
  }
}
