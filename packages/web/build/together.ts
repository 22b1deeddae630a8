/** Small files of a game that weigh less in one file of the bundle than one by one. Which, the game says itself: `together.json` in its folder. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const GAMES = join(import.meta.dirname, '../../games/src');

/** A group for each game that asks for one. Throws where a game names a file that it does not have. */
export function togetherByGame(): { name: string; test: (file: string) => boolean }[] {
  return readdirSync(GAMES)
    .filter(game => existsSync(join(GAMES, game, 'together.json')))
    .map(game => {
      const named = JSON.parse(readFileSync(join(GAMES, game, 'together.json'), 'utf8')) as string[];
      const files = new Set(named.map(file => join(GAMES, game, file)));
      const missing = [...files].find(file => !existsSync(file));
      if (missing) throw new Error(`${game}/together.json names ${missing}, which is not there`);
      return { name: game, test: file => files.has(file) };
    });
}
