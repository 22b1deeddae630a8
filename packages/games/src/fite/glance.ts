/** A view that shares its parts with an imagined bout: for bots, which look at thousands a decision. Good until the next move. */

import type { Viewer } from '@roundhouse/kernel';
import type { State, View } from './state.ts';
import { askingOf } from './view.ts';

export const glance = (state: State, viewer: Viewer): View => ({
  options: state.options,
  turn: state.turn,
  rematches: state.rematches,
  fighters: state.fighters,
  result: state.result,
  asking: askingOf(state),
  mine: viewer === null ? null : (state.stack[0]?.committed[viewer as 0 | 1] ?? null),
  viewer,
});
