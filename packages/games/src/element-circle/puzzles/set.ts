/** Element Circle's puzzles, in the form that the puzzle pages read. */

import { readFrozen, setOf } from '../../find-the-move/frozen.ts';
import type { Move, State } from '../state.ts';
import { PUZZLES } from './puzzles.ts';

export const FROZEN = readFrozen<State, Move>(PUZZLES);

export const puzzleSet = setOf(FROZEN, { ends: false });
