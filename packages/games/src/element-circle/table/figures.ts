/** What stands in the middle of each card's picture. `figures.json` has it all: pictures come beside the script, not in it. */

import type { EffectStep } from '../content/language.ts';

/** The colours of the cutter's table; `line` is drawn, not filled. */
export type Paint =
  | 'ink'
  | 'gold'
  | 'cream'
  | 'main'
  | 'deep'
  | 'light'
  | 'red'
  | 'green'
  | 'blue'
  | 'stone'
  | 'wood'
  | 'skin'
  | 'line';

/** A cut shape, as a path. */
export type Piece = readonly [Paint, string];

/** A few shapes each, on a ground 100 wide and 72 high, feet at 63. */
export interface Figures {
  /** By the spell's name. */
  readonly spells: { readonly [name: string]: readonly Piece[] };
  /** For cards that nobody has drawn yet: a sign for each thing a spell can do. */
  readonly signs: { readonly [O in EffectStep['op']]?: readonly Piece[] };
}

let figures: Figures = { spells: {}, signs: {} };

/** Brings the pictures, to be awaited before the first card is drawn. Never rejects: without them, cards show a land and a sky. */
export async function loadFigures(): Promise<void> {
  try {
    const answer = await fetch(new URL('./figures.json', import.meta.url));
    if (answer.ok) figures = (await answer.json()) as Figures;
  } catch {
    // The next table tries again.
  }
}

/** The picture of a spell: its own, or a sign for what it does first. */
export function figureOf(
  name: string,
  steps: readonly EffectStep[],
  { spells, signs }: Figures = figures,
): readonly Piece[] {
  const own = Object.hasOwn(spells, name) ? spells[name] : undefined;
  return own ?? signs[steps[0]?.op ?? 'choose'] ?? [];
}
