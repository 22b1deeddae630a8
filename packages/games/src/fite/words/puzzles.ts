/** What is said of puzzles, in the messages of any language. */

import type { PuzzleWords } from '../../puzzles.ts';
import { FROZEN } from '../puzzles/set.ts';
import type { Move, View } from '../state.ts';
import type { puzzles } from './en/puzzles.ftl.ts';

/** Whoever has no more is dazed, and will be finished off: FITE-46. */
const LAST_DIE = 1;

export const puzzlesFrom = (said: typeof puzzles): PuzzleWords<Move, View> => ({
  task: said.task,
  title(id) {
    const at = FROZEN.findIndex(puzzle => puzzle.id === id);
    const [mine, theirs] = FROZEN[at]!.state.fighters;
    return said.title(at + 1, mine.dice, theirs.dice);
  },
  names: (_, you) => [you, said.rival],
  point(move) {
    if (move.type !== 'react') return said.task;
    const { use, move: moved, flip } = move;
    if (use) return said.points.power;
    return moved ? said.points.move : flip ? said.points.flip : said.points.nothing;
  },
  why({ after: { fighters, result }, choices }) {
    const [mine, theirs] = fighters;
    return result || theirs.dice <= LAST_DIE
      ? said.whyOver(choices - 1)
      : said.whyAhead(mine.dice, theirs.dice, choices - 1);
  },
});
