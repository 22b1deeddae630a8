/** The words of a game in some language, loaded when somebody needs them. */

import { manifestOf } from './all.ts';
import type { Language } from './language.ts';
import type { AnyWords } from './words.ts';

/** Loads a game's words; its English where it does not speak this language. Rejects with a sentence for no game. */
export async function loadWords(game: string, language: Language): Promise<AnyWords> {
  const { words } = manifestOf(game);
  return (words[language] ?? words.en)();
}
