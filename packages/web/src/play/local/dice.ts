/** Dice for matches that are played in this browser. */

import { type Chance, chanceFrom, chanceOf, type Match } from '@roundhouse/kernel';

/** Straight from the system's own generator: as good as any, but nothing was promised about them. */
export const systemChance = (): Chance => chanceFrom(() => crypto.getRandomValues(new Uint32Array(1))[0]!);

/** Works out what all dice of a match come from, and shakes some that nobody sees: the first throw need not wait for that. */
export function getDiceReady(match: Match): void {
  if (match.seed !== null) diceOf(match, 0).int(6);
}

/** The dice of a step: those of the match's seed, or the system's where it was played on from another match. */
export const diceOf = (match: Match, step: number): Chance =>
  match.seed === null ? systemChance() : chanceOf(match, step);
