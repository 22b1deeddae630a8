/** A piece of the solution's work: plain data in and out, so that it can be done in any thread. */

import { fightTouchedByBoth } from './both-react.ts';
import { type Fight, fightTouchedByFirst, fightUntouched, type Part, type Tally, turned } from './fight-value.ts';
import { fightSampled } from './sampled.ts';
import { type Corner, isTactical, SETTINGS, type SettingName } from './setting.ts';

export interface FightTask {
  readonly setting: SettingName;
  readonly corners: readonly [Corner, Corner];
  readonly outcomes: Float64Array;
  readonly part: Part;
  /** How many pairs of rolls stand for all of them; null where all are looked at. */
  readonly pairs: number | null;
  /** Moves the pairs that stand for all, so that others can be tried: 0 for the usual ones, below 1. */
  readonly shift: number;
}

/** The sum over the rolls of this part, as a share of all rolls. */
export function work({ setting, corners, outcomes, part, pairs, shift }: FightTask): Tally {
  const fight: Fight = { setting: SETTINGS[setting], corners, outcomes };
  const all = 6 ** (corners[0].dice + corners[1].dice);
  const { value, again } = tallyOf(fight, part, pairs, shift);
  return { value: value / all, again: again / all };
}

function tallyOf(fight: Fight, part: Part, pairs: number | null, shift: number): Tally {
  const [first, second] = fight.corners.map(isTactical);
  if (first && second)
    return pairs === null ? fightTouchedByBoth(fight, part) : fightSampled(fight, part, pairs, shift);
  if (first) return fightTouchedByFirst(fight);
  if (!second) return fightUntouched(fight);
  const { value, again } = fightTouchedByFirst(turned(fight));
  return { value: 6 ** (fight.corners[0].dice + fight.corners[1].dice) - value, again };
}
