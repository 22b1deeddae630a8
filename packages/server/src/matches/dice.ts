/** The dice of a match that is on, a step at a time. */

import { type Chance, matchDice } from '@roundhouse/kernel';
import type { StoredMatch } from '../store/store.ts';

/** So many are remembered: to make their key costs as much as a move without dice. */
const MOST_KEPT = 1000;
/** By the seed alone: no two matches have the same, and what was thrown in is fixed when the first dice fall. */
const kept = new Map<string, (step: number) => Chance>();

export function diceOf({ seed, seats }: StoredMatch, step: number): Chance {
  const known = kept.get(seed);
  if (known !== undefined) return known(step);
  if (kept.size === MOST_KEPT) kept.clear();
  const dice = matchDice(
    seed,
    seats.map(({ entropy }) => entropy),
  );
  kept.set(seed, dice);
  return dice(step);
}
