/** Random games with a listener for all that is heard and seen in them: what the tests of words are written with. */

import { listen } from '@roundhouse/kernel/testing';
import { circusCombat } from '../rules.ts';
import type { Event, Options, View } from '../state.ts';

export const NAMES = ['Ada', 'Bo'];

/** Plays a game at random, with a listener for each thing said on the way. */
export const contest = (
  options: Partial<Options>,
  seed: number,
  heard: (event: Event) => void,
  seen: (view: View) => void,
): void => listen(circusCombat, { options, names: NAMES, seed, concedeOnceIn: 3000 }, { heard, seen });

export const MIXES: readonly Partial<Options>[] = [
  {},
  { deck: 'count28', swapCards: 'bothTwoPairs', offTurnTrigger: 'immediate' },
  { groupValues: 'mayRepeat', straight: 'six', diceSupply: 'strict' },
  { diceSupply: 'unlimited' },
];

/** Some games with each mix of options. */
export function contests(games: number, heard: (event: Event) => void, seen: (view: View) => void): void {
  for (const options of MIXES) for (let seed = 0; seed < games; seed++) contest(options, seed, heard, seen);
}
