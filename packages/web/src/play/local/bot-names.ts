/** What bots are called: two plain ones at every table, and the characters of each game. */

import { charactersOf, isCharacter } from '@roundhouse/games/characters.ts';

/** The first is what the kind is called; the others are its company, so that nobody plays against five of one name. */
const PLAIN: { readonly [level: string]: readonly string[] } = {
  random: ['Wanda', 'Willi', 'Winnie', 'Waldo', 'Wenke', 'Wim', 'Wilma', 'Wolf'],
  greedy: ['Hugo', 'Hedda', 'Hanno', 'Hilde', 'Henri', 'Hatty', 'Hiro', 'Hella'],
};

/** The name of a bot at a game's table, after so many of its kind; the level itself for one that is no longer here. */
export function botName(game: string, level: string, before = 0): string {
  if (isCharacter(level)) {
    const { name } = charactersOf(game)[level];
    return before === 0 ? name : `${name} ${before + 1}`;
  }
  const names = PLAIN[level] ?? [level];
  return names[before % names.length]!;
}
