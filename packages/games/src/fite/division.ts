/** The divisions of a dicepool into an offensive and a defensive pool. */

import type { Chance, Seat } from '@roundhouse/kernel';
import { smallestPool } from './fight.ts';
import { hasPowerForFight } from './reactions.ts';
import type { SplitMove, State } from './state.ts';

/** Moves are never changed, so lists may share them. */
const SPLITS: readonly SplitMove[] = Array.from({ length: 9 }, (_, off) => ({ type: 'split', off }));

/** Every division of a seat's dicepool, fewest attackers first. */
export function divisions(state: State, seat: Seat): SplitMove[] {
  const fighter = state.fighters[seat as 0 | 1];
  const least = smallestPool(state.options, fighter.dice);
  const listed: SplitMove[] = [];
  for (let off = least; off <= fighter.dice - least; off++) {
    // FITE-R21: under `withSplit` the power is declared here.
    if (state.options.powerTiming === 'afterRoll') listed.push(SPLITS[off]!);
    else {
      listed.push({ type: 'split', off, use: false });
      if (hasPowerForFight(fighter)) listed.push({ type: 'split', off, use: true });
    }
  }
  return listed;
}

export function divisionCount(state: State, seat: Seat): number {
  const fighter = state.fighters[seat as 0 | 1];
  const counts = fighter.dice - 2 * smallestPool(state.options, fighter.dice) + 1;
  return state.options.powerTiming === 'withSplit' && hasPowerForFight(fighter) ? 2 * counts : counts;
}

export function randomDivision(state: State, seat: Seat, chance: Chance): SplitMove {
  const index = chance.int(divisionCount(state, seat));
  if (state.options.powerTiming === 'withSplit') return divisions(state, seat)[index]!;
  return SPLITS[smallestPool(state.options, state.fighters[seat as 0 | 1].dice) + index]!;
}
