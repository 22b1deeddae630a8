// @ts-check
/** Builds the web client if what it is made of has changed since it was built. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { whileHolding } from './lock.mjs';
import { handOver, NODE, ROOT, VITE } from './programs.mjs';

const WEB = join(ROOT, 'packages', 'web');
/** Inside the build, so that it goes where the build goes. */
const STAMP = join(WEB, 'dist', '.built-from');
const INGREDIENTS = ['kernel', 'kit', 'games', 'bots', 'server', 'web'];
const NOT_INGREDIENTS = new Set(['node_modules', 'dist', 'test', 'testing']);

/**
 * Makes sure that packages/web/dist is the client of the present source; gives the exit code of the build.
 * @param {{ always?: boolean }} [wish] with `always`, builds even what is up to date
 */
export async function buildWeb({ always = false } = {}) {
  const isFresh = (/** @type {string} */ source) =>
    !always && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === source;
  // Before the lock: who serves a finished build need not be allowed to write here.
  if (isFresh(fingerprint())) return 0;
  const waiting = () => console.error('web: another build is running; waiting for it');
  return whileHolding(
    join(ROOT, '.web-build.lock'),
    async () => {
      const source = fingerprint();
      if (isFresh(source)) return 0;
      console.error('web: building the client …');
      const code = await handOver(NODE, [VITE, 'build', '--logLevel', 'warn'], { cwd: WEB, output: process.stderr });
      if (code === 0) writeFileSync(STAMP, source);
      return code;
    },
    waiting,
  );
}

/** Everything the client is made of, by content: a checkout touches files without changing them. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const name of INGREDIENTS) {
    for (const file of filesIn(join(ROOT, 'packages', name))) {
      hash
        .update(`${relative(ROOT, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(entry => !NOT_INGREDIENTS.has(entry.name));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap(entry => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await buildWeb({ always: process.argv.includes('--always') });
}
