/** A view that shares its parts with an imagined game: for bots, which look at thousands a decision. Good until the next move. */

import type { Viewer } from '@roundhouse/kernel';
import { TRICK_IDS } from './content/tricks.ts';
import { lastTurn, resultOf } from './ending.ts';
import type { State, View } from './state.ts';

export const glance = (state: State, viewer: Viewer): View => ({
  options: state.options,
  stage: state.stage,
  deck: state.deck.length,
  aside: state.aside.length,
  get unseen() {
    return TRICK_IDS.filter(card => state.deck.includes(card) || state.aside.includes(card));
  },
  revealed: state.phase === 'over' ? { deck: state.deck, aside: state.aside } : null,
  discard: state.discard,
  queue: state.queue,
  front: state.front,
  supply: state.supply,
  active: state.active,
  turn: state.turn,
  thrown: state.thrown ?? state.pool,
  pool: state.pool,
  phase: state.phase,
  decider: state.decider,
  pendingSlot: state.pendingSlot,
  placed: state.placed,
  barren: state.barren,
  trigger: state.trigger,
  last: lastTurn(state),
  result: resultOf(state),
  viewer,
});
