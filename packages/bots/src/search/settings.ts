/** What a search is tuned by: usual values, and those that a game's knowledge gives instead. */

import type { AnyKnowledge, SearchSettings } from '@roundhouse/games/knowledge';

export type Settings = Required<Omit<SearchSettings, 'turnsUnlearnt'>>;

const USUAL: Settings = {
  iterations: 3000,
  exploration: 0.25,
  turns: 0,
  widening: 2,
  habitBonus: 0.1,
  deepest: 60,
  most: 16,
  trust: 0,
  isParanoid: false,
  second: null,
};

export function settingsFor({ search }: AnyKnowledge, seats: number, isLearnt: boolean): Settings {
  const { turnsUnlearnt, ...given } = { ...USUAL, ...search };
  const { turns, second } = given;
  return {
    ...given,
    turns: isLearnt ? turns : (turnsUnlearnt ?? turns),
    second: isLearnt && seats === 2 ? second : null,
  };
}
