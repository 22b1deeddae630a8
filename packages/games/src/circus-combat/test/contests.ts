/** Random games with a listener for all that is heard and seen in them: what the tests of words are written with. */

import { type Listener, listen } from '@roundhouse/kernel/testing';
import { circusCombat } from '../rules.ts';
import type { Event, Move, Options, View } from '../state.ts';

export const NAMES = ['Ada', 'Bo'];

const MIXES: readonly Partial<Options>[] = [
  {},
  { deck: 'count28', swapCards: 'bothTwoPairs', offTurnTrigger: 'immediate' },
  { groupValues: 'mayRepeat', straight: 'six', diceSupply: 'strict' },
  { diceSupply: 'unlimited' },
];

/** Some games with each mix of options. */
export function contests(games: number, on: Listener<Move, View, Event>): void {
  for (const options of MIXES) {
    for (let seed = 0; seed < games; seed++) {
      listen(circusCombat, { options, names: NAMES, seed, concedeOnceIn: 3000 }, on);
    }
  }
}
