// @ts-check
/**
 * Makes typed functions of the messages, as `npm run words` does, if messages have changed since they were made. What is made
 * is not in git: every set-up makes it, and so does npm after an installation. Plain JavaScript for Node 18 and later.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, fingerprintOf } from './fingerprint.mjs';
import { whileHolding } from './lock.mjs';
import { NODE, ROOT, runQuietly } from './programs.mjs';

const STAMP = join(ROOT, '.words-made');
/** Messages and what is made of them, so that nothing is missed that was deleted or changed by hand; and the languages. */
const WORDS = /[\\/]words[\\/]|\.ftl\.ts$|[\\/]formats\.\w+\.ts$|[\\/]language\.ts$/;
const ASIDE = new Set(['node_modules', 'dist', 'test', 'table']);

/** Makes what is stale; current already, it costs a few milliseconds. */
export async function makeWords() {
  if (isCurrent()) return;
  await whileHolding(join(ROOT, '.words.lock'), async () => {
    if (isCurrent()) return;
    const { code, output } = await runQuietly(NODE, [join(ROOT, 'bin', 'words.ts')]);
    // A message that is missing or wrong stops `npm run check`, and nobody who only wants to play.
    if (code === 0) writeFileSync(STAMP, fingerprint());
    else console.error(output.trimEnd());
  });
}

const isCurrent = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();

function fingerprint() {
  const words = filesBelow(join(ROOT, 'packages'), ASIDE).filter(file => WORDS.test(file));
  return fingerprintOf([...words, join(ROOT, 'bin', 'words.ts'), ...filesBelow(join(ROOT, 'bin', 'words'), ASIDE)]);
}

// npm calls this after an installation; without its optional packages there is no Node yet that could do it.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && existsSync(NODE)) await makeWords();
