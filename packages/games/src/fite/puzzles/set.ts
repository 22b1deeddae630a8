/** FITE's puzzles, in the form that the puzzle pages read. */

import { copyPlain, silentStep } from '@roundhouse/kernel';
import { readFrozen, setOf } from '../../find-the-move/frozen.ts';
import { fite } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';
import { PUZZLES } from './puzzles.ts';

export const FROZEN = readFrozen<State, Move>(PUZZLES);

/** After the roll nothing is thrown before the next one. */
const NOTHING_THROWN = silentStep({
  int: () => 0,
  dice: count => Array<number>(count).fill(1),
  draw: pool => pool.pop()!,
});

export const puzzleSet = setOf(FROZEN, { ends: false, reply: bestReply, told: theThrow });

/** As the rules told it. */
function theThrow({ fighters: [a, b] }: State): readonly Event[] {
  return [
    {
      type: 'poolsDivided',
      off: [a.off.length, b.off.length],
      def: [a.def.length, b.def.length],
      using: [a.using, b.using],
    },
    {
      type: 'diceRolled',
      pools: [
        { off: a.off, def: a.def },
        { off: b.off, def: b.def },
      ],
    },
  ];
}

/** The rival's reaction that leaves it best off. */
function bestReply(state: State): Move {
  const ahead = (move: Move): number => {
    const after = copyPlain(state);
    fite.apply(after, 1, copyPlain(move), NOTHING_THROWN);
    return after.fighters[1].dice - after.fighters[0].dice;
  };
  return fite.legalMoves(state, 1).reduce((best, move) => (ahead(move) > ahead(best) ? move : best));
}
