/** Every game in fifteen seconds, loaded when somebody sits down for the first time. */

import { manifestOf } from './all.ts';
import type { Language } from './language.ts';

/** A sentence or two each. */
export interface Briefing {
  /** How one wins. */
  readonly wins: string;
  /** What ends it. */
  readonly ends: string;
  /** What nobody would guess. */
  readonly special: string;
}

/** In the order in which they are read. */
export const BRIEFED = ['wins', 'ends', 'special'] as const satisfies readonly (keyof Briefing)[];

/** In English where the game does not speak this language; null for a game that explains itself. */
export async function briefingOf(game: string, language: Language): Promise<Briefing | null> {
  const { briefing } = manifestOf(game);
  return briefing ? (briefing[language] ?? briefing.en)() : null;
}
