/** A game's words for the terminal, with plain JSON where a game has none. */

import { type AnyWords, wordsOf } from '@roundhouse/games/words.ts';
import type { AnyGame, Viewer } from '@roundhouse/kernel';

export function catalogueOf(game: AnyGame): AnyWords | null {
  try {
    return wordsOf(game.id);
  } catch {
    return null;
  }
}

/** A move as an order. */
export const sayMove = (game: AnyGame, move: { type: string }, view: unknown): string =>
  catalogueOf(game)?.move(move, view) ?? JSON.stringify(move);

/** An event as a sentence; null for what needs no telling. */
export function sayEvent(game: AnyGame, event: unknown, names: readonly string[], viewer: Viewer): string | null {
  const catalogue = catalogueOf(game);
  return catalogue ? catalogue.event(event, names, viewer) : JSON.stringify(event);
}

/** What is asked of the viewer, or who is being waited for. */
export const sayPrompt = (game: AnyGame, view: unknown, viewer: Viewer, names: readonly string[]): string =>
  catalogueOf(game)?.prompt(view, viewer, names) ?? 'What now?';

/** What an option is called. */
export const sayOption = (game: AnyGame, name: string): string | null => catalogueOf(game)?.options[name]?.help ?? null;

/** The line on the box. */
export const tagline = (game: AnyGame): string | null => catalogueOf(game)?.tagline ?? null;
