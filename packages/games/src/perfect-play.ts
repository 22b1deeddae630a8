/** Games whose perfect play is known, and where to ask for it. */

import type { ComponentType } from 'preact';
import { MANIFESTS, manifestOf } from './all.ts';
import type { Language } from './language.ts';
import { inLanguage } from './manifest.ts';

export const SOLVED: readonly string[] = MANIFESTS.filter(({ perfectPlay }) => perfectPlay).map(({ id }) => id);

/** Loads what answers; in English where the game does not speak this language. Rejects with a sentence for any other game. */
export async function perfectPlayOf(game: string, language: Language): Promise<ComponentType> {
  const { perfectPlay, words } = manifestOf(game);
  if (!perfectPlay) throw new Error(`nobody knows perfect play of '${game}'`);
  return inLanguage(perfectPlay, words, language);
}
