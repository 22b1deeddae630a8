/** The tables of every game, each loaded when somebody sits down at it. */

import type { Viewer } from '@roundhouse/kernel';
import type { ComponentType } from 'preact';

/**
 * What a table is given. It draws `view`, offers `moves`, and sends one of them; it decides nothing. What events name it marks
 * with `data-thing`, as "seat:0", "slot:3" or "card:x", so that a page can show what a line of its log is about.
 */
export interface TableProps<Move, View, Event> {
  readonly view: View;
  /** Every legal move of `seat`; empty when nothing is asked of it. */
  readonly moves: readonly Move[];
  readonly send: (move: Move) => void;
  /** What happened since the last view drawn, oldest first: how we got here, for motion only. */
  readonly events: readonly Event[];
  /** Everything this viewer has heard since the match began. */
  readonly history: readonly Event[];
  readonly names: readonly string[];
  /** The promise about the match's dice, if one was made: the same for everyone, and another for every match. */
  readonly commitment?: string | null;
  /** Whose eyes these are. */
  readonly seat: Viewer;
}

/** A table for any game: what it is given was made by the same game's rules. */
// biome-ignore lint/suspicious/noExplicitAny: five unrelated type families meet here, as in the kernel's AnyGame.
export type Table = ComponentType<TableProps<any, any, any>>;

const TABLES: { readonly [game: string]: () => Promise<Table> } = {
  fite: async () => (await import('./fite/table/table.tsx')).Table,
  'circus-combat': async () => (await import('./circus-combat/table/table.tsx')).Table,
  'element-circle': async () => {
    const pictures = import('./element-circle/table/figures.ts').then(({ loadFigures }) => loadFigures());
    const [{ Table }] = await Promise.all([import('./element-circle/table/table.tsx'), pictures]);
    return Table;
  },
};

/** Loads a game's table. Rejects with a sentence if there is no such game. */
export async function tableOf(game: string): Promise<Table> {
  const load = Object.hasOwn(TABLES, game) ? TABLES[game] : undefined;
  if (!load) throw new Error(`there is no table for a game '${game}'`);
  return load();
}
