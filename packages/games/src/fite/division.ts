/** The divisions of a dicepool into an offensive and a defensive pool. */

import type { Chance, Forbids, Seat } from '@roundhouse/kernel';
import { POWER_TABLE } from './content/powers.ts';
import { smallestPool } from './fight.ts';
import { hasPowerForFight } from './reactions.ts';
import type { Fighter, Frame, SplitMove, State } from './state.ts';

/** Moves are never changed, so lists may share them. */
const SPLITS: readonly SplitMove[] = Array.from({ length: 9 }, (_, off) => ({ type: 'split', off }));

/** Every division by the smallest pool and the dicepool, where the power is not declared with it. */
const PLAIN_DIVISIONS: readonly (readonly (readonly SplitMove[])[])[] = Array.from({ length: 4 }, (_, least) =>
  Array.from({ length: 10 }, (_, dice) => SPLITS.filter(({ off }) => off >= least && off <= dice - least)),
);

/** Every division of a seat's dicepool, fewest attackers first. */
export function divisions(state: State, seat: Seat): readonly SplitMove[] {
  const fighter = state.fighters[seat as 0 | 1];
  const plain = PLAIN_DIVISIONS[smallestPool(state.options, fighter.dice)]![fighter.dice]!;
  if (state.options.powerTiming === 'afterRoll') return plain;
  // FITE-R21: under `withSplit` the power is declared here.
  const uses = hasPowerForFight(fighter) ? [false, true] : [false];
  return plain.flatMap(split => uses.map(use => ({ ...split, use })));
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

// ---- What forbids a division

const fighterOf = (state: State, seat: Seat): Fighter => state.fighters[seat as 0 | 1];

/** Why a fighter cannot use a power in the fight, for every answer that may declare one. */
export const againstPower = <M extends { readonly use?: boolean }>(): readonly Forbids<State, M, Frame>[] => [
  { rule: 'FITE-9', key: 'noPower', if: (state, seat, { use }) => !!use && fighterOf(state, seat).power === null },
  { rule: 'FITE-35', key: 'powerSpent', if: (state, seat, { use }) => !!use && fighterOf(state, seat).spent },
  {
    rule: 'FITE-43',
    key: 'swiftInFight',
    if: (state, seat, { use }) => !!use && POWER_TABLE[fighterOf(state, seat).power!].window !== 'react',
  },
];

export const AGAINST_DIVISIONS: readonly Forbids<State, SplitMove, Extract<Frame, { name: 'dividing' }>>[] = [
  {
    rule: 'FITE-25',
    key: 'poolTooSmall',
    if: (state, seat, { off }) => {
      const { dice } = fighterOf(state, seat);
      const least = smallestPool(state.options, dice);
      return off < least || off > dice - least;
    },
    values: (state, seat) => {
      const { dice } = fighterOf(state, seat);
      const least = smallestPool(state.options, dice);
      return { least, most: dice - least };
    },
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
];
