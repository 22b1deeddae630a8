/** A piece of the solution's work: plain data in and out, so that it can be done in any thread. */

import { type Fight, fightUntouched, type Outcomes, type Part, type Tally } from './fight-value.ts';
import { QUANTA } from './grid.ts';
import { type Corner, isTactical, SETTINGS, type SettingName } from './setting.ts';
import { fightTouched, type Sampling } from './touched.ts';

export interface FightTask {
  readonly setting: SettingName;
  readonly corners: readonly [Corner, Corner];
  readonly outcomes: Outcomes;
  /** See the fight. */
  readonly reply: Outcomes | null;
  readonly part: Part;
  readonly sampling: Sampling;
}

/** The sum over the rolls of this part, as a share of all rolls. */
export function work({ setting, corners, outcomes, reply, part, sampling }: FightTask): Tally {
  const fight: Fight = { setting: SETTINGS[setting], corners, outcomes, reply };
  const rolls = 6 ** (corners[0].dice + corners[1].dice);
  const isTouched = corners.some(isTactical);
  const { value, again } = isTouched ? fightTouched(fight, part, sampling) : fightUntouched(fight);
  const all = isTouched ? rolls * QUANTA : rolls;
  return { value: value / all, again: again / all };
}
