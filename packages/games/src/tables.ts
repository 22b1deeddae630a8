/** The tables of every game, each loaded when somebody sits down at it. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import type { ComponentType } from 'preact';
import { manifestOf } from './all.ts';
import { isOutside } from './outside.ts';

/**
 * What a table is given. It draws `view`, offers `moves`, and sends one of them; it decides nothing. What events name it marks
 * with `data-thing`, as "seat:0", "slot:3" or "card:x", so that a page can show what a line of its log is about.
 */
export interface TableProps<Move, View, Event> {
  readonly view: View;
  /** Every legal move of `seat`; empty when it can do nothing. */
  readonly moves: readonly Move[];
  /** Seats that are waited for. One that has moves and is not among them may act out of turn. */
  readonly waiting?: readonly Seat[];
  readonly send: (move: Move) => void;
  /** What happened since the last view drawn, oldest first: how we got here, for motion only. */
  readonly events: readonly Event[];
  /** Everything this viewer has heard since the match began. */
  readonly history: readonly Event[];
  readonly names: readonly string[];
  /**
   * What looks are drawn from by lot: the same for everyone, and another for every match; a match that goes on from
   * another has the other's. Null where there is none.
   */
  readonly lot?: string | null;
  /** Who stands for each seat, where that was settled before the match: as the game names them in `PlannedMatch`. */
  readonly cast?: readonly string[] | null;
  /** Whose eyes these are. */
  readonly seat: Viewer;
  /** Whether several people look at this screen in turn: at the end all of them do, and nobody is "you". */
  readonly isShared?: boolean;
}

/** What a picture of one of a game's faces is given; it draws nothing where there is no such face. */
export interface AvatarProps {
  readonly face: string;
}

/** A table for any game: what it is given was made by the same game's rules. */
// biome-ignore lint/suspicious/noExplicitAny: five unrelated type families meet here, as in the kernel's AnyGame.
export type Table = ComponentType<TableProps<any, any, any>>;

/** Loads a game's table; the generic one where it has none, or where that is wished. Rejects with a sentence for no game. */
export async function tableOf(game: string, isPlain = false): Promise<Table> {
  const { table } = manifestOf(game);
  if (table && !isPlain) {
    if (isOutside(game)) await import('./outside-parts.ts');
    return table();
  }
  return (await import('./generic-table/table.tsx')).GenericTable;
}
