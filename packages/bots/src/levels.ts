/** Which bots can play a game, told without loading any of them. */

import { MANIFESTS } from '@roundhouse/games/all.ts';
import { LEVELS, type Level } from './request.ts';

/** Levels that can play this game: judgement needs knowledge, chance does not. */
export const levelsFor = (game: string): readonly Level[] =>
  LEVELS.filter(level => level === 'random' || MANIFESTS.some(({ id, bot }) => id === game && bot !== undefined));

/** The bot that plays where nobody has chosen one: it thinks, and answers at once. */
export const usualLevelFor = (game: string): Level => levelsFor(game).find(level => level === 'greedy') ?? 'random';
