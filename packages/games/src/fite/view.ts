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
    asking: askingOf(state),
    mine: frame && viewer !== null ? copyPlain(frame.committed[viewer as 0 | 1]) : null,
    viewer,
  };
}

/** Who has been asked what, and who has answered. */
export function askingOf({ stack: [frame] }: State): View['asking'] {
  if (!frame) return null;
  return {
    name: frame.name,
    owes: [owes(frame, 0), owes(frame, 1)],
    committed: [frame.committed[0] !== null, frame.committed[1] !== null],
  };
}

const owes = ({ asked, committed }: Frame, seat: 0 | 1): boolean => asked[seat] && committed[seat] === null;

/** Fills in a random legal answer where the other seat has given one that is not shown. */
export function determinize(
  seen: View,
  seat: Seat,
  chance: Chance,
  legalMoves: (state: State, seat: Seat) => readonly Move[],
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
  const { name, owes, committed } = seen.asking;
  const other = seat === 0 ? 1 : 0;
  const answers: Both<Move | null> = [null, null];
  // A seat that has answered was asked.
  state.stack = [{ name, asked: [owes[0] || committed[0], owes[1] || committed[1]], committed: answers } as Frame];
  if (committed[other]) {
    const possible = legalMoves(state, other);
    answers[other] = possible[chance.int(possible.length)]!;
  }
  answers[seat as 0 | 1] = copyPlain(seen.mine);
  return state;
}
