/** Why a move is worth making, in each game's own terms; loaded when somebody asks for a hint. */

import type { Seat } from '@roundhouse/kernel';
import type { Language } from './language.ts';
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
  readonly language: Language;
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

const ADVICE: { readonly [game: string]: () => Promise<AnyAdvice> } = {
  fite: async () => (await import('./fite/advice.ts')).advice,
  'circus-combat': async () => (await import('./circus-combat/advice.ts')).advice,
  'element-circle': async () => (await import('./element-circle/advice.ts')).advice,
};

/** Loads what a game can say for its moves. Rejects with a sentence if there is no such game. */
export async function adviceOf(game: string): Promise<AnyAdvice> {
  const load = Object.hasOwn(ADVICE, game) ? ADVICE[game] : undefined;
  if (!load) throw new Error(`there is no advice for a game '${game}'`);
  return load();
}
