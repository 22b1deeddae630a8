/** Which bots a form offers, apart from `levels.ts`: the first page needs that one, and none of this. */

import { levelsFor } from './levels.ts';
import type { Level } from './request.ts';

/** The game's characters, then the bots that play without one. */
const ORDER: readonly Level[] = ['easy', 'medium', 'hard', 'champion', 'greedy', 'random'];

/** Those who can play this game, in the order in which they are offered. */
export const offeredFor = (game: string): readonly Level[] => {
  const able = levelsFor(game);
  return ORDER.filter(level => able.includes(level));
};
