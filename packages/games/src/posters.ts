/** The posters of games that have one: what hangs in the window before anybody sits down. */

import type { ComponentType } from 'preact';
import { Poster as circusCombat } from './circus-combat/table/poster.tsx';
import { Poster as elementCircle } from './element-circle/table/poster.tsx';
import { Poster as fite } from './fite/table/poster.tsx';

const POSTERS: { readonly [game: string]: ComponentType } = {
  fite,
  'circus-combat': circusCombat,
  'element-circle': elementCircle,
};

/** A game's poster; null where it has none. Decoration only: its words are said elsewhere. */
export const posterOf = (game: string): ComponentType | null =>
  Object.hasOwn(POSTERS, game) ? (POSTERS[game] ?? null) : null;
