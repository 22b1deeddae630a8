/** Which bots a form offers, apart from `levels.ts`: the first page needs that one, and none of this. */

import { levelsFor } from './levels.ts';
import type { Level } from './request.ts';

/** Whoever plays usually, whoever plays anything, then the characters. */
const ORDER: readonly Level[] = ['greedy', 'random', 'easy', 'medium', 'hard', 'champion'];

/** Those who can play this game, in the order in which they are offered. */
export const offeredFor = (game: string): readonly Level[] => {
  const able = levelsFor(game);
  return ORDER.filter(level => able.includes(level));
};
