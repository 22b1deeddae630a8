/** The words of every game in every language, each loaded when somebody needs it. */

import type { Language } from './language.ts';
import type { AnyWords } from './words.ts';

type Loaders = { readonly [game: string]: () => Promise<AnyWords> };

const ENGLISH: Loaders = {
  fite: async () => (await import('./fite/words/en.ts')).words,
  'circus-combat': async () => (await import('./circus-combat/words/en.ts')).words,
  'element-circle': async () => (await import('./element-circle/words/en.ts')).words,
};

const GERMAN: Loaders = {
  'circus-combat': async () => (await import('./circus-combat/words/de.ts')).words,
  fite: async () => (await import('./fite/words/de.ts')).words,
  'element-circle': async () => (await import('./element-circle/words/de.ts')).words,
};

const CATALOGUES: { readonly [L in Language]: Loaders } = { en: ENGLISH, de: GERMAN };

/** Loads a game's words; its English where it does not speak this language. Rejects with a sentence for no game. */
export async function loadWords(game: string, language: Language): Promise<AnyWords> {
  const loaders = Object.hasOwn(CATALOGUES[language], game) ? CATALOGUES[language] : ENGLISH;
  const load = Object.hasOwn(loaders, game) ? loaders[game] : undefined;
  if (!load) throw new Error(`there are no words for a game '${game}'`);
  return load();
}
