/** What a viewer sees of a bout, and a whole bout that would look so. */

import { type Chance, copyPlain, type Seat, type Viewer } from '@roundhouse/kernel';
import type { Both, Frame, Move, State, View } from './state.ts';

/** Everything is public but an answer that waits for the other seat's. */
export function view(state: State, viewer: Viewer): View {
  const frame = state.stack[0];
  return {
    options: { ...state.options },
    turn: state.turn,
    rematches: state.rematches,
    fighters: copyPlain(state.fighters),
    result: state.result && { ...state.result },
    asking: frame
      ? {
          name: frame.name,
          owes: [...frame.owes],
          committed: [frame.committed[0] !== null, frame.committed[1] !== null],
        }
      : null,
    mine: frame && viewer !== null ? copyPlain(frame.committed[viewer as 0 | 1]) : null,
    viewer,
  };
}

/** Fills in a random legal answer where the other seat has given one that is not shown. */
export function determinize(
  seen: View,
  seat: Seat,
  chance: Chance,
  legalMoves: (state: State, seat: Seat) => Move[],
): State {
  const state: State = {
    options: { ...seen.options },
    turn: seen.turn,
    rematches: seen.rematches,
    fighters: copyPlain(seen.fighters),
    result: seen.result && { ...seen.result },
    stack: [],
  };
  if (!seen.asking) return state;
  const committed: Both<Move | null> = [null, null];
  committed[seat as 0 | 1] = copyPlain(seen.mine);
  const frame = { name: seen.asking.name, owes: [...seen.asking.owes], committed } as Frame;
  state.stack = [frame];
  const other = seat === 0 ? 1 : 0;
  if (seen.asking.committed[other]) {
    // Listed as if the other seat were still to answer.
    frame.owes[other] = true;
    const answers = legalMoves(state, other);
    frame.owes[other] = false;
    committed[other] = answers[chance.int(answers.length)]!;
  }
  return state;
}
