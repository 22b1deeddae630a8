/** What is said of every game before anybody opens it: small enough for the first page. */

import { shelf as circusCombat } from './circus-combat/words/shelf.ts';
import { shelf as elementCircle } from './element-circle/words/shelf.ts';
import { shelf as fite } from './fite/words/shelf.ts';
import type { InEach, Language } from './language.ts';
import type { ShelfWords } from './words.ts';

const SHELF: { readonly [game: string]: InEach<ShelfWords> } = {
  fite,
  'circus-combat': circusCombat,
  'element-circle': elementCircle,
};

/** Ids of the games on the shelf, in the order in which they stand there. */
export const SHELVED: readonly string[] = Object.keys(SHELF);

/** What the box of a game says. Throws a sentence if there is no such game. */
export function shelfOf(game: string, language: Language): ShelfWords {
  const words = Object.hasOwn(SHELF, game) ? SHELF[game] : undefined;
  if (!words) throw new Error(`there is no game '${game}' on the shelf`);
  return words[language];
}
