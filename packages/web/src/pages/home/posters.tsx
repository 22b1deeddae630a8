/** The posters of games that have one: what hangs in the window before anybody sits down. */

import { MANIFESTS } from '@roundhouse/games/all.ts';
import type { ComponentType } from 'preact';
import { lazy } from '../../app/lazy.tsx';

const POSTERS: ReadonlyMap<string, ComponentType> = new Map(
  MANIFESTS.flatMap(({ id, poster }) => (poster ? [[id, lazy(poster)] as const] : [])),
);

/** A game's poster; null where it has none. Decoration only: its words are said elsewhere. */
export const posterOf = (game: string): ComponentType | null => POSTERS.get(game) ?? null;
