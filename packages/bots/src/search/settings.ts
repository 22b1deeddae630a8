/** What a search is tuned by: usual values, and those that a game's knowledge gives instead. */

import type { AnyKnowledge, SearchSettings } from '@roundhouse/games/knowledge';

const USUAL: Required<SearchSettings> = {
  iterations: 3000,
  exploration: 0.25,
  turns: 0,
  widening: 2,
  habitBonus: 0.1,
  deepest: 60,
  most: 16,
  trust: 0,
};

export const settingsFor = ({ search }: AnyKnowledge): Required<SearchSettings> => ({ ...USUAL, ...search });
