// @ts-check
/** What tells whether files have changed. Plain JavaScript for Node 18 and later. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './programs.mjs';

/** Of the files' names and what they hold: a checkout touches files without changing them. @param {readonly string[]} files */
export function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Every file below a folder, in a fixed order, without the folders of these names.
 * @param {string} folder
 * @param {ReadonlySet<string>} without
 * @returns {string[]}
 */
export function filesBelow(folder, without) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(entry => !without.has(entry.name));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap(entry => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path, without) : [path];
  });
}
