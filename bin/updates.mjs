// @ts-check
/** Which packages we declare are behind: the schedule for updates, kept by `npm run nightly` and `npm run updates`. */

import { pathToFileURL } from 'node:url';
import { environment, ROOT, runQuietly } from './programs.mjs';

/** A version that has been out for so long, and was not taken back, is taken in. Younger ones may still be found bad. */
const PATIENCE_DAYS = 30;
/** Held to the long-term release that everything runs on: the next is a decision, not an update. */
const HELD = /^(?:node-(?:linux|win)-\w+|@types\/node)$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const LIMIT_MS = 120_000;

/** @typedef {{ name: string, current: string, latest: string, days: number }} Behind */

/**
 * What `npm outdated --json` names, with how long the newest version has been out.
 * @param {string} outdated
 * @param {Readonly<Record<string, Readonly<Record<string, string>>>>} times by package and version
 * @param {number} now
 * @returns {Behind[]}
 */
export function readBehind(outdated, times, now) {
  return Object.entries(readOutdated(outdated)).map(([name, { current, latest }]) => {
    const since = Date.parse(times[name]?.[latest] ?? '');
    return {
      name,
      current: current ?? 'none',
      latest,
      days: Number.isNaN(since) ? 0 : Math.floor((now - since) / DAY_MS),
    };
  });
}

/**
 * The stage: fails on what is overdue, and names all that is behind.
 * @param {readonly Behind[]} behind
 * @returns {import('./stages.mjs').Outcome}
 */
export function judgeUpdates(behind) {
  const overdue = behind.filter(({ days }) => days > PATIENCE_DAYS);
  const lines = behind.map(
    ({ name, current, latest, days }) =>
      `  ${name} ${current} → ${latest}, out for ${days} days${days > PATIENCE_DAYS ? ': overdue' : ''}`,
  );
  const failed = overdue.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, skipped: 0, output: lines.join('\n') };
}

/** @returns {Promise<import('./stages.mjs').Outcome>} */
export async function updates() {
  const outdated = (await npm('outdated', '--json')).output;
  /** @type {Record<string, Record<string, string>>} */
  const times = {};
  try {
    for (const name of Object.keys(readOutdated(outdated))) {
      times[name] = JSON.parse((await npm('view', name, 'time', '--json', '--loglevel=silent')).output);
    }
  } catch {
    return { passed: 0, failed: 0, skipped: 1, output: '  the registry could not be asked what is new' };
  }
  const outcome = judgeUpdates(readBehind(outdated, times, Date.now()));
  if (outcome.output !== '') console.log(outcome.output);
  return outcome;
}

/** @param {string} text @returns {Record<string, { current?: string, latest: string }>} */
function readOutdated(text) {
  // Warnings may stand before it.
  const found = JSON.parse(text.slice(Math.max(0, text.indexOf('{'))) || '{}');
  // In a workspace npm tells one entry for each that asks for it.
  const all = Object.entries(found).map(([name, one]) => [name, [one].flat()[0]]);
  return Object.fromEntries(all.filter(([name]) => !HELD.test(name)));
}

/** @param {string[]} args */
const npm = (...args) => runQuietly('npm', args, { cwd: ROOT, env: environment(), limitMs: LIMIT_MS });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await updates();
  process.exitCode = failed > 0 ? 1 : 0;
}
