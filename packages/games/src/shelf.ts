/** What is said of every game before anybody opens it: small enough for the first page. */

import { MANIFESTS, manifestOf } from './all.ts';
import type { Language } from './language.ts';
import type { ShelfWords } from './words.ts';

/** Ids of the games on the shelf, in the order in which they stand there. */
export const SHELVED: readonly string[] = MANIFESTS.filter(({ isListed }) => isListed).map(({ id }) => id);

/** Whether there is such a game, on the shelf or not. */
export const isGame = (game: string): boolean => MANIFESTS.some(({ id }) => id === game);

/** The name on a game's box; its id for one that is no longer here. */
export const nameOf = (game: string, language: Language): string =>
  isGame(game) ? shelfOf(game, language).name : game;

/** What the box of a game says. Throws a sentence if there is no such game. */
export function shelfOf(game: string, language: Language): ShelfWords {
  const { shelf } = manifestOf(game);
  return shelf[language] ?? shelf.en;
}
