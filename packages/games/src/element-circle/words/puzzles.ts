/** What is said of puzzles, in the messages of any language. */

import type { PuzzleWords } from '../../puzzles.ts';
import { FROZEN } from '../puzzles/set.ts';
import type { Move, View } from '../state.ts';
import type { puzzles } from './en/puzzles.ftl.ts';

const POINTS: { readonly [type: string]: 'cast' | 'activate' | 'end' | 'pay' } = {
  cast: 'cast',
  activate: 'activate',
  end: 'end',
  pay: 'pay',
};

export const puzzlesFrom = (said: typeof puzzles): PuzzleWords<Move, View> => ({
  task: said.task,
  title(id) {
    const at = FROZEN.findIndex(puzzle => puzzle.id === id);
    const [mine, theirs] = FROZEN[at]!.state.players;
    return said.title(at + 1, mine!.hand.length, theirs!.hand.length);
  },
  names: (_, you) => [you, said.rival],
  point: ({ type }) => said.points[POINTS[type] ?? 'inside'],
  why: ({ choices }) => said.why(choices - 1),
});
