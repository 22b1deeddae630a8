/** Which bouts are solved, and what of their options and powers the solution has to know. */

import { POWER_TABLE } from '../content/powers.ts';
import { type Loc, type Options, POWERS, type Power } from '../state.ts';

/** The two sets of rules that are solved. */
export const SETTING_NAMES = ['classic', 'tempered'] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

export interface Setting {
  readonly name: SettingName;
  /** Each pool holds at least a third of the dice. */
  readonly isThird: boolean;
  /** Lowest value of an attacking die that is compared at all. */
  readonly threshold: number;
  readonly defensiveBonus: number;
  /** How many dice a Move or a Flip touches. */
  readonly reach: number;
  /** FITE-R43: under the published rules whoever has more dice wins, so only equal dice need solving. */
  readonly leaderWins: boolean;
  /** Unspent powers that differ in their results, "none" first; the others are the same as one of these. */
  readonly powers: readonly (Power | null)[];
}

export const SETTINGS: { readonly [Name in SettingName]: Setting } = {
  classic: {
    name: 'classic',
    isThird: false,
    threshold: 1,
    defensiveBonus: 1,
    reach: 2,
    leaderWins: true,
    powers: [null, 'brutal', 'tough', 'cunning', 'swift'],
  },
  tempered: {
    name: 'tempered',
    isThird: true,
    threshold: 4,
    defensiveBonus: 2,
    reach: 1,
    leaderWins: false,
    powers: [null, ...POWERS],
  },
};

/** FITE-R28: with open values and no threshold these come out the same. */
const SAME_WITHOUT_THRESHOLD: { readonly [P in Power]?: Power } = { fast: 'brutal', aggressive: 'tough' };

/** The place of an unspent power in the setting's list. */
export function powerIndex({ powers, threshold }: Setting, power: Power | null): number {
  const same = power !== null && threshold === 1 ? (SAME_WITHOUT_THRESHOLD[power] ?? power) : power;
  return powers.indexOf(same);
}

/** The setting that options amount to; null where nothing is solved for them. */
export function settingOf(options: Options): Setting | null {
  const isUsual =
    options.locationBonus === 'each' &&
    options.valueRange === 'open' &&
    options.flipCount === 'exactly2' &&
    !options.emptyPools &&
    options.powerTiming === 'afterRoll' &&
    options.mutualOut !== 'rematch';
  if (!isUsual) return null;
  const same = ({ isThird, threshold, defensiveBonus, reach }: Setting): boolean =>
    isThird === (options.minPool === 'third') &&
    threshold === options.hitThreshold &&
    defensiveBonus === options.defensiveBonus &&
    reach === options.tacticalReach;
  return Object.values(SETTINGS).find(same) ?? null;
}

/** The fewest and the most dice a fighter may attack with. */
export function divisionBounds({ isThird }: Setting, dice: number): { least: number; most: number } {
  const least = isThird ? Math.max(1, Math.floor(dice / 3)) : 1;
  return { least, most: dice - least };
}

/** One fighter as it goes into the roll. */
export interface Corner {
  readonly dice: number;
  /** Dice in the offensive pool. */
  readonly off: number;
  readonly loc: Loc;
  /** Unspent. */
  readonly power: Power | null;
}

/** Whether the power can be used after the roll. */
export const mayUse = ({ power }: Pick<Corner, 'power'>): boolean =>
  power !== null && POWER_TABLE[power].window === 'react';

/** How many of Move and Flip the fighter has, without and with its power. */
export function tacticalOptions({ loc, power }: Pick<Corner, 'loc' | 'power'>, isUsing: boolean): number {
  return (loc === 'tac' ? 1 : 0) + (isUsing && power !== null ? POWER_TABLE[power].tacticalOptions : 0);
}

/** Whether dice may be moved or turned over at all. */
export const isTactical = (corner: Pick<Corner, 'loc' | 'power'>): boolean =>
  tacticalOptions(corner, mayUse(corner)) > 0;
