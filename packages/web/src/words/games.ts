/** The words of the games, in the language now spoken. */

import { signal } from '@preact/signals';
import { loadWords } from '@roundhouse/games/catalogues.ts';
import { LANGUAGES } from '@roundhouse/games/language.ts';
import { shelfOf } from '@roundhouse/games/shelf.ts';
import type { AnyWords, ShelfWords } from '@roundhouse/games/words.ts';
import { useEffect } from 'preact/hooks';
import { language } from './index.ts';

/** By language and game. */
const loaded = signal<ReadonlyMap<string, AnyWords>>(new Map());

/** What the box of a game says. */
export const shelfWords = (game: string): ShelfWords => shelfOf(game, language.value);

/** All that a game says; null until it is here. In a new language the old words stay until the new ones have come. */
export function useGameWords(game: string): AnyWords | null {
  const now = language.value;
  useEffect(() => {
    const key = `${now} ${game}`;
    if (loaded.value.has(key)) return;
    loadWords(game, now).then(
      words => {
        loaded.value = new Map([...loaded.value, [key, words]]);
      },
      // The page goes on waiting; its table, which cannot be loaded either, tells of the failure.
      () => {},
    );
  }, [game, now]);
  const known = [now, ...LANGUAGES].map(one => loaded.value.get(`${one} ${game}`));
  return known.find(words => words !== undefined) ?? null;
}
