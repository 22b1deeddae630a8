/** What puzzles are about: which actions their solutions play, and what else they do to the board. */

import type { Move } from '../state.ts';
import { actionsUsed } from './grading.ts';

export const THEMES = [
  'Rotate',
  'Swap',
  'Flip',
  'Slide',
  'Force',
  'Portal',
  'Free',
  'Exchange',
  'lay',
  'turn',
] as const;
export type Theme = (typeof THEMES)[number];

/** How many titles words have for each theme; no more puzzles than that can go by it. */
export const TITLES_EACH = 16;

/** Each theme once; `lay`: a circuit card is laid, `turn`: #1 turns. */
export function themesOf(solution: readonly Move[]): Theme[] {
  const themes = new Set<Theme>(actionsUsed({ solution }));
  if (solution.some(({ type }) => type === 'layAt')) themes.add('lay');
  if (solution.some(move => move.type === 'axis' || ('axis' in move && move.axis !== null))) themes.add('turn');
  return THEMES.filter(theme => themes.has(theme));
}
