// @ts-check
/** Whether the pinned Node is the one that was meant: the lockfile holds what brings it, and nothing else holds the program itself. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './programs.mjs';

/**
 * SHA-256 of the program, by version and platform. One that is not here is not known to us.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const HASHES = JSON.parse(readFileSync(join(ROOT, 'bin', 'node-hashes.json'), 'utf8'));

/**
 * 'known' if it is what it should be, 'unknown' where nobody has noted what it should be, 'other' if it is something else.
 * @param {string} program
 * @param {string} version
 * @param {string} [platform]
 * @returns {'known' | 'unknown' | 'other'}
 */
export function judgeNode(program, version, platform = `${process.platform}-${process.arch}`) {
  const wanted = HASHES[version]?.[platform];
  if (wanted === undefined) return 'unknown';
  return createHash('sha256').update(readFileSync(program)).digest('hex') === wanted ? 'known' : 'other';
}
