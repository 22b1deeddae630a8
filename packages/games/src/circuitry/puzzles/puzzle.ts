/** What a puzzle is, and the position it starts from (BOARD-86 to BOARD-88). */

import type { Colour, Laid, Mini, NodeRef } from '../content/face.ts';
import { puzzlePosition } from '../position.ts';
import type { Move, State } from '../state.ts';
import type { Theme } from './themes.ts';

export interface PuzzlePawn {
  readonly colour: Colour;
  readonly at: NodeRef;
  readonly charge: number;
}

/** What is laid out; nothing is said about how it is solved. */
export interface Task {
  readonly board: readonly Laid[];
  /** The solver's own pawn first. */
  readonly pawns: readonly PuzzlePawn[];
  readonly inhibited: boolean;
  readonly minis: readonly Mini[];
  readonly circuits: readonly number[];
}

export type Grade = 1 | 2 | 3 | 4 | 5;
export const GRADES: readonly Grade[] = [1, 2, 3, 4, 5];

export interface Puzzle extends Task {
  /** Made of the task itself, so that it stays the same whichever puzzles ship. */
  readonly id: string;
  /** Words have so many titles for each theme. */
  readonly title: { readonly theme: Theme; readonly place: number };
  /** The proven minimum of cards played. */
  readonly par: number;
  readonly grade: Grade;
  readonly difficulty: number;
  /** One way to win at par. */
  readonly solution: readonly Move[];
  /** Positions looked at to prove par, and how many different ends there are at par. */
  readonly proof: { readonly expanded: number; readonly optimal: number };
}

/** Turns that an Inhibit lasts; a puzzle is over before the first of them. */
const FULL_INHIBIT = 3;

/** The state a puzzle starts from: seat 0 solves, the others are pawns. */
export function positionOf({ board, pawns, inhibited, minis, circuits }: Task): State {
  const players = pawns.map(({ colour, at, charge }, seat) => ({
    colour,
    at,
    carried: charge,
    inhibited: seat === 0 && inhibited ? FULL_INHIBIT : null,
    minis: seat === 0 ? [...minis] : [],
    circuits: seat === 0 ? [...circuits] : [],
  }));
  return puzzlePosition({ board, players });
}
