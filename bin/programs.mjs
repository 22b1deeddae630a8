// @ts-check
/** Where the programs of this repository are, and how one is run. Plain JavaScript for Node 18 and later. */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));
const MODULES = join(ROOT, 'node_modules');

const OF_NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/**
 * The version of the Node this repository is written for, which is a package like the others; null on machines that none is
 * published for, and there the Node at hand must do.
 * @type {string | null}
 */
export const PINNED =
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).optionalDependencies[OF_NODE] ?? null;

export const NODE =
  PINNED === null
    ? process.execPath
    : join(MODULES, OF_NODE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const TSC = join(MODULES, 'typescript', 'bin', 'tsc');
export const BIOME = join(MODULES, '@biomejs', 'biome', 'bin', 'biome');
export const KNIP = join(MODULES, 'knip', 'bin', 'knip.js');
export const VITEST = join(MODULES, 'vitest', 'vitest.mjs');
export const VITE = join(MODULES, 'vite', 'bin', 'vite.js');
export const ROUNDHOUSE = join(ROOT, 'packages', 'cli', 'bin', 'roundhouse.mjs');

/** The environment of a program of ours: the pinned Node comes first on the path. */
export function environment(extra = {}) {
  return { ...process.env, PATH: [join(MODULES, '.bin'), process.env.PATH].join(delimiter), ...extra };
}

/**
 * Runs a program on this terminal until it ends, passing on the signals that ask us to stop; gives its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, output?: { fd: number } }} [where]
 * @returns {Promise<number>}
 */
export function handOver(command, args, { cwd = ROOT, env = environment(), output = process.stdout } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env, stdio: ['inherit', output.fd, 'inherit'] });
    /** @param {NodeJS.Signals} signal */
    const passOn = signal => {
      // A terminal sends Ctrl-C to the child too; a second one would tell it to stop waiting for its players.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const listenNoMore = onStop(passOn);
    child.on('error', error => {
      listenNoMore();
      fail(error);
    });
    child.on('exit', (code, signal) => {
      listenNoMore();
      done(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** @type {readonly NodeJS.Signals[]} */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_POLL_MS = 250;

/**
 * Calls `stop` when somebody wants us to end; gives a function that ends the listening. npm runs us through a shell,
 * and a shell that is told to end dies without a word to us: then its death is the signal.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
function onStop(stop) {
  for (const signal of STOPPING) process.on(signal, stop);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, PARENT_POLL_MS);
  if (!process.env.npm_lifecycle_event) clearInterval(watch);
  return () => {
    clearInterval(watch);
    for (const signal of STOPPING) process.off(signal, stop);
  };
}

/**
 * What runs out of sight: whoever wants us to end wants all of it to end.
 * @type {Set<number | undefined>}
 */
const unseen = new Set();

/**
 * Runs a program out of sight; gives its exit code and all it printed. Past `limitMs` the program and all it started
 * are stopped.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, limitMs?: number }} [how]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, args, { cwd = ROOT, env = environment(), limitMs = 0 } = {}) {
  return new Promise(done => {
    // A group of its own, so that nothing the program started outlives it.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    unseen.add(child.pid);
    let output = '';
    /** @param {string} text */
    const keep = text => {
      output += text;
    };
    const late = () => {
      keep(`\nstopped: not done after ${Math.round(limitMs / 1000)} s\n`);
      stopGroup(child.pid);
    };
    const limit = limitMs > 0 ? setTimeout(late, limitMs) : undefined;
    /** @param {NodeJS.Signals} signal */
    const abandon = signal => {
      for (const pid of unseen) stopGroup(pid);
      process.exit(128 + constants.signals[signal]);
    };
    const listenNoMore = onStop(abandon);
    /** @param {number} code */
    const settle = code => {
      clearTimeout(limit);
      unseen.delete(child.pid);
      listenNoMore();
      done({ code, output });
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', error => {
      keep(`${error.message}\n`);
      settle(127);
    });
    child.on('close', (code, signal) => settle(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** @param {number | undefined} pid */
function stopGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
