/** Circus Combat's puzzles, in the form that the puzzle pages read. */

import { readFrozen, setOf } from '../../find-the-move/frozen.ts';
import { projection } from '../score.ts';
import type { Move, State } from '../state.ts';
import { PUZZLES } from './puzzles.ts';

export const FROZEN = readFrozen<State, Move>(PUZZLES);

export const puzzleSet = setOf(FROZEN, { ends: true });

/** How many points the solver is behind at first. */
export function pointsBehind({ state }: (typeof FROZEN)[number]): number {
  const [mine, theirs] = projection(state);
  return theirs - mine;
}
