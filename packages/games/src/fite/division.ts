/** The divisions of a dicepool into an offensive and a defensive pool. */

import type { Answer, Chance, Seat } from '@roundhouse/kernel';
import { smallestPool } from './fight.ts';
import { againstPower, fighterOf, hasPowerForFight } from './powers.ts';
import type { Event, Frame, SplitMove, State } from './state.ts';

/** Moves are never changed, so lists may share them. */
const SPLITS: readonly SplitMove[] = Array.from({ length: 9 }, (_, off) => ({ type: 'split', off }));

/** Every division by the smallest pool and the dicepool, where the power is not declared with it. */
const PLAIN_DIVISIONS: readonly (readonly (readonly SplitMove[])[])[] = Array.from({ length: 4 }, (_, least) =>
  Array.from({ length: 10 }, (_, dice) => SPLITS.filter(({ off }) => off >= least && off <= dice - least)),
);

/** Every division of a seat's dicepool, fewest attackers first. */
export function divisions(state: State, seat: Seat): readonly SplitMove[] {
  const fighter = fighterOf(state, seat);
  const plain = PLAIN_DIVISIONS[smallestPool(state.options, fighter.dice)]![fighter.dice]!;
  if (state.options.powerTiming === 'afterRoll') return plain;
  // FITE-R21: under `withSplit` the power is declared here.
  const uses = hasPowerForFight(fighter) ? [false, true] : [false];
  return plain.flatMap(split => uses.map(use => ({ ...split, use })));
}

export function divisionCount(state: State, seat: Seat): number {
  const fighter = fighterOf(state, seat);
  const counts = fighter.dice - 2 * smallestPool(state.options, fighter.dice) + 1;
  return state.options.powerTiming === 'withSplit' && hasPowerForFight(fighter) ? 2 * counts : counts;
}

export function randomDivision(state: State, seat: Seat, chance: Chance): SplitMove {
  const index = chance.int(divisionCount(state, seat));
  if (state.options.powerTiming === 'withSplit') return divisions(state, seat)[index]!;
  return SPLITS[smallestPool(state.options, fighterOf(state, seat).dice) + index]!;
}

/** FITE-25: how few and how many dice may attack. */
function offensiveRange({ options, fighters }: State, seat: Seat): { readonly least: number; readonly most: number } {
  const { dice } = fighters[seat as 0 | 1];
  const least = smallestPool(options, dice);
  return { least, most: dice - least };
}

export const division: Omit<Answer<State, Frame, SplitMove, Event>, 'does'> = {
  offers: divisions,
  exact: true,
  forbids: [
    {
      rule: 'FITE-25',
      key: 'poolTooSmall',
      if(state, seat, { off }) {
        const { least, most } = offensiveRange(state, seat);
        return off < least || off > most;
      },
      values: offensiveRange,
    },
    {
      rule: 'FITE-R21',
      key: 'declaredAfterRoll',
      if: ({ options }, _, { use }) => options.powerTiming === 'afterRoll' && use !== undefined,
    },
    {
      rule: 'FITE-R21',
      key: 'saysWhetherUsed',
      if: ({ options }, _, { use }) => options.powerTiming === 'withSplit' && use === undefined,
    },
    ...againstPower<SplitMove>(),
  ],
};
