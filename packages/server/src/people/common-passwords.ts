/** The passwords that are tried first: those that people choose most often, as far as ours are long enough to be among them. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Of each of the ten thousand commonest passwords of eight characters or more, in small letters, the first four bytes of its
 * SHA-256, in ascending order. Counted in passwords that became known, by the list that the estimator zxcvbn goes by. One
 * good password in four hundred thousand is taken for one of them.
 */
const KNOWN = readFileSync(new URL('./common-passwords.bin', import.meta.url));
const BYTES = 4;

/** Whether somebody who guesses would come to this one soon; `folded` in small letters. */
export function isCommon(folded: string): boolean {
  const wanted = createHash('sha256').update(folded).digest().readUInt32BE();
  let [low, high] = [0, KNOWN.length / BYTES];
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = KNOWN.readUInt32BE(middle * BYTES);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle;
  }
  return false;
}
