/** Why a move is worth making, in each game's own terms; loaded when somebody asks for a hint. */

import type { Seat } from '@roundhouse/kernel';
import { manifestOf } from './all.ts';
import type { Language } from './language.ts';
import { inLanguage } from './manifest.ts';
import type { AnyWords } from './words.ts';

/** A move to be explained to the one who could make it. All that is known of the game is what that seat sees. */
export interface Advised<Move, View, Words = AnyWords> {
  readonly view: View;
  readonly seat: Seat;
  readonly move: Move;
  /** All that could be done instead. */
  readonly moves: readonly Move[];
  /** What looks next best; null where nothing was compared. */
  readonly other: Move | null;
  readonly names: readonly string[];
  readonly words: Words;
}

/** What a game can say for a move. */
export interface Advice<Move, View, Words = AnyWords> {
  /** What the move does, counted from the view, in a sentence or two; null where nothing can be counted. */
  reason(advised: Advised<Move, View, Words>): string | null;
  /** What the move names on the table, as the table marks it with `data-thing`. */
  things(move: Move, view: View): readonly string[];
}

/** The advice of a game whose types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: five unrelated type families meet here, as in the kernel's AnyGame.
export type AnyAdvice = Advice<any, any, any>;

/** Loads what a game can say for its moves; in English where it does not speak this language. Rejects with a sentence if it can say nothing. */
export async function adviceOf(game: string, language: Language = 'en'): Promise<AnyAdvice> {
  const { advice, words } = manifestOf(game);
  if (!advice) throw new Error(`there is no advice for a game '${game}'`);
  return inLanguage(advice, words, language);
}
