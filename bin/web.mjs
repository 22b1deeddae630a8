// @ts-check
/** Builds the web client if what it is made of has changed since it was built. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, fingerprintOf } from './fingerprint.mjs';
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

/** Everything the client is made of. */
const fingerprint = () =>
  fingerprintOf([
    join(ROOT, 'package-lock.json'),
    ...INGREDIENTS.flatMap(name => filesBelow(join(ROOT, 'packages', name), NOT_INGREDIENTS)),
  ]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await buildWeb({ always: process.argv.includes('--always') });
}
