/** The dice of a match that is on, a step at a time. */

import { type Chance, chanceFrom, type Source, stepSource, streamKey } from '@roundhouse/kernel';
import type { StoredMatch } from '../store/store.ts';

/** So many keys are remembered: to make one costs as much as a move without dice. */
const MOST_KEYS = 1000;
const keys = new Map<string, Uint8Array>();

/** By the seed alone: no two matches have the same, and what was thrown in is fixed when the first dice fall. */
function keyOf({ seed, seats }: StoredMatch): Uint8Array {
  const known = keys.get(seed);
  if (known !== undefined) return known;
  if (keys.size === MOST_KEYS) keys.clear();
  const entropy = seats.map(seat => seat.entropy);
  const key = streamKey(seed, entropy);
  keys.set(seed, key);
  return key;
}

/** Made when the first die is thrown: most steps throw none. */
export function diceOf(match: StoredMatch, step: number): Chance {
  let source: Source | null = null;
  return chanceFrom(() => {
    source ??= stepSource(keyOf(match), step);
    return source();
  });
}
