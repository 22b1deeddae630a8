/** Pictures for a game's rulebook and its reference card, loaded when somebody reads them. */

import { manifestOf } from './all.ts';
import type { Language } from './language.ts';
import type { Illustrations } from './manifest.ts';
import type { AnyWords } from './words.ts';

/** In one language. */
export interface Illustrated extends Omit<Illustrations, 'signs'> {
  readonly signs: ReturnType<NonNullable<Illustrations['signs']>> | null;
  readonly words: AnyWords;
}

/** Null for a game that is told by words alone. */
export async function illustrationsOf(game: string, language: Language): Promise<Illustrated | null> {
  const { illustrations, words } = manifestOf(game);
  if (!illustrations) return null;
  const [{ rules, signs }, said] = await Promise.all([illustrations(), (words[language] ?? words.en)()]);
  return { rules, signs: signs?.(said as never) ?? null, words: said };
}
