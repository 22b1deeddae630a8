/** Positions from the thick of lively matches, from which the laws look at the last round: random play seldom gets there. */

import { copyPlain, fastChance, silentStep } from '@roundhouse/kernel';
import { theCircuit } from '../rules.ts';
import type { State } from '../state.ts';
import { livelyMove } from './lively.ts';

/** The bell rings soonest after this round. */
const LAST_ROUND = 10;

/** A game that begins in the middle: the match of this number after so many moves, or somewhat earlier if it was over. */
export function lateGame(seed: number, seats: number, moves: number): typeof theCircuit {
  return {
    ...theCircuit,
    setup(options) {
      // Begun anew each time: a replay sets the same table.
      const chance = fastChance(seed);
      const step = silentStep(chance);
      const state = theCircuit.setup({ ...options, bellRounds: LAST_ROUND }, seats, step);
      let last = copyPlain(state);
      for (let i = 0; i < moves && state.result === null; i++) {
        last = copyPlain(state);
        const seat = theCircuit.toAct(state)[0]!;
        theCircuit.apply(state, seat, livelyMove(state, seat, chance), step);
      }
      return lastRound(state.result === null ? state : last);
    },
  };
}

function lastRound(state: State): State {
  if (state.round > 0) state.round = LAST_ROUND;
  return state;
}
