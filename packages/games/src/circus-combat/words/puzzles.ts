/** What is said of puzzles, in the messages of any language. */

import type { PuzzleWords } from '../../puzzles.ts';
import { FROZEN, pointsBehind } from '../puzzles/set.ts';
import type { Move, View } from '../state.ts';
import type { puzzles } from './en/puzzles.ftl.ts';

export const puzzlesFrom = (said: typeof puzzles): PuzzleWords<Move, View> => ({
  task: said.task,
  title(id) {
    const at = FROZEN.findIndex(puzzle => puzzle.id === id);
    return said.title(at + 1, pointsBehind(FROZEN[at]!));
  },
  names: (_, you) => [you, said.rival],
  point: move => (move.type === 'place' ? said.points.place(move.slot) : said.points.other),
  why({ after: { result }, choices }) {
    const [mine, theirs] = result?.scores ?? [0, 0];
    return said.why(mine, theirs, choices - 1);
  },
});
