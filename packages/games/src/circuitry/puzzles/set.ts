/** The frozen puzzles, in the form that the puzzle pages read. */

import { samePlain } from '@roundhouse/kernel';
import type { PuzzleSet } from '../../puzzles.ts';
import { cardsPlayed } from '../position.ts';
import type { Move, State } from '../state.ts';
import { positionOf } from './puzzle.ts';
import { PUZZLES } from './puzzles.ts';

export const puzzleSet: PuzzleSet<State, Move> = {
  puzzles: PUZZLES.map(puzzle => ({
    id: puzzle.id,
    grade: puzzle.grade,
    par: puzzle.par,
    open: () => positionOf(puzzle),
    solution: puzzle.solution,
    proof: { positions: puzzle.proof.expanded, endings: puzzle.proof.optimal },
  })),
  cost: cardsPlayed,
  // In what order cards were discarded does not matter.
  isAlike: (one, other) => samePlain(positionIn(one), positionIn(other)),
};

const positionIn = ({ board, players, turn, stack, result }: State) => ({ board, players, turn, stack, result });
