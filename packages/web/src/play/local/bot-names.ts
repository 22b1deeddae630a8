/** What bots are called: two plain ones at every table, and the characters of each game. */

import { charactersOf, isCharacter } from '@roundhouse/games/characters.ts';

const PLAIN: { readonly [level: string]: string } = { random: 'Wanda', greedy: 'Hugo' };

/** The name of a bot at a game's table; the level itself for one that is no longer here. */
export const botName = (game: string, level: string): string =>
  isCharacter(level) ? charactersOf(game)[level].name : (PLAIN[level] ?? level);
