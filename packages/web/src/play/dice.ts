/** Dice for matches that are played in this browser. */

import { type Chance, chanceFrom, type Match, type Source, stepSource, streamKey } from '@roundhouse/kernel';

/** Straight from the system's own generator: as good as any, but nothing was promised about them. */
export const systemChance = (): Chance => chanceFrom(() => crypto.getRandomValues(new Uint32Array(1))[0]!);

/** What all dice of a match come from, worked out once. */
const keys = new WeakMap<Match, Uint8Array>();

/** Works out what all dice of a match come from, and shakes some that nobody sees: the first throw need not wait for that. */
export function getDiceReady(match: Match): void {
  if (match.seed !== null) diceOf(match, 0).int(6);
}

/** The dice of a step: those of the match's seed, or the system's where it was played on from another match. */
export function diceOf(match: Match, step: number): Chance {
  const { seed, entropy } = match;
  if (seed === null) return systemChance();
  // Most moves throw nothing, and none of them waits for dice.
  let source: Source | null = null;
  const open = (): Source => {
    const key = keys.get(match) ?? streamKey(seed, entropy);
    keys.set(match, key);
    return stepSource(key, step);
  };
  return chanceFrom(() => {
    source ??= open();
    return source();
  });
}
