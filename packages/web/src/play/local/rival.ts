/** Whom somebody plays against who has chosen nobody. */

import { levelsFor } from '@roundhouse/bots/levels.ts';
import type { Level } from '@roundhouse/bots/request.ts';
import { allResults } from '../kept/results.ts';
import { nextRival } from '../kept/trophies.ts';

/** The next of the game's characters to beat, from the easiest on; one that plays at random where the game has none. */
export function rivalFor(game: string): Level {
  const rival = nextRival(allResults(), game);
  return levelsFor(game).includes(rival) ? rival : 'random';
}
