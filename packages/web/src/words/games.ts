/** The words of the games, in the language now spoken. */

import { signal } from '@preact/signals';
import { manifestOf } from '@roundhouse/games/all.ts';
import { loadWords } from '@roundhouse/games/catalogues.ts';
import { LANGUAGES } from '@roundhouse/games/language.ts';
import type { CharacterWords } from '@roundhouse/games/manifest.ts';
import { refusalSentence } from '@roundhouse/games/refusals.ts';
import { nameOf, shelfOf } from '@roundhouse/games/shelf.ts';
import type { AnyWords, ShelfWords } from '@roundhouse/games/words.ts';
import type { Refusal } from '@roundhouse/kernel';
import { useEffect } from 'preact/hooks';
import { language } from './index.ts';

/** A refusal as people read it: of a game's rules in the game's words, or as the server said it. */
export const refusalSaid = (game: AnyWords | null, refusal: Refusal): string =>
  refusal.key === 'said' || !game ? String(refusal.values?.text ?? '') : refusalSentence(game, refusal);

/** By language and game. */
const loaded = signal<ReadonlyMap<string, AnyWords>>(new Map());

/** The name on a game's box; its id for one that is no longer here. */
export const gameName = (game: string): string => nameOf(game, language.value);

/** What the box of a game says. */
export const shelfWords = (game: string): ShelfWords => shelfOf(game, language.value);

/** By language and game. */
const characterWords = signal<ReadonlyMap<string, CharacterWords>>(new Map());

/** A sentence about each of a game's characters; null until they are here, or where nothing is said. */
export function useCharacterWords(game: string): CharacterWords | null {
  const now = language.value;
  useEffect(() => {
    const key = `${now} ${game}`;
    const said = manifestOf(game).characterWords;
    if (!said || characterWords.value.has(key)) return;
    (said[now] ?? said.en)().then(
      words => {
        characterWords.value = new Map([...characterWords.value, [key, words]]);
      },
      // They only help: the page does without them.
      () => {},
    );
  }, [game, now]);
  return characterWords.value.get(`${now} ${game}`) ?? null;
}

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
