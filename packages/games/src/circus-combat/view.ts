/** What a viewer sees of a game, which is everything, and a game that would look so. */

import { copyPlain, type Viewer } from '@roundhouse/kernel';
import { TRICK_IDS } from './content/tricks.ts';
import { lastTurn } from './ending.ts';
import type { Frame, State, Trick, View } from './state.ts';

// Dice never change, so copies may share them.

const copyTrick = ({ card, dice }: Trick): Trick => ({ card, dice: [...dice] });

const copyStage = (stage: State['stage']): State['stage'] => stage.map(trick => trick && copyTrick(trick));

/** Everything is public. The order of the deck is not even decided before a card is drawn. */
export function view(state: State, viewer: Viewer): View {
  const frame = state.stack[0];
  return {
    options: { ...state.options },
    stage: copyStage(state.stage),
    deck: state.unseen.length - state.aside,
    aside: state.aside,
    unseen: TRICK_IDS.filter(card => state.unseen.includes(card)),
    discard: [...state.discard],
    queue: [state.queue[0].map(copyTrick), state.queue[1].map(copyTrick)],
    front: [[...state.front[0]], [...state.front[1]]],
    supply: state.supply && { ...state.supply },
    active: state.active,
    turn: state.turn,
    thrown: [...state.thrown],
    pool: [...state.pool],
    placed: state.placed,
    barren: state.barren,
    trigger: state.trigger && { ...state.trigger },
    last: lastTurn(state),
    result: copyPlain(state.result),
    asking: frame
      ? {
          name: frame.name,
          seat: frame.name === 'swapping' ? frame.seat : state.active,
          slot: 'slot' in frame ? frame.slot : null,
        }
      : null,
    viewer,
  };
}

/** The game that the view shows: chance has nothing to decide, since it has not spoken yet. */
export function determinize(seen: View): State {
  return {
    options: { ...seen.options },
    stage: copyStage(seen.stage),
    unseen: [...seen.unseen],
    aside: seen.aside,
    discard: [...seen.discard],
    queue: [seen.queue[0].map(copyTrick), seen.queue[1].map(copyTrick)],
    front: [[...seen.front[0]], [...seen.front[1]]],
    supply: seen.supply && { ...seen.supply },
    active: seen.active,
    turn: seen.turn,
    thrown: [...seen.thrown],
    pool: [...seen.pool],
    placed: seen.placed,
    barren: seen.barren,
    trigger: seen.trigger && { ...seen.trigger },
    result: copyPlain(seen.result),
    stack: seen.asking ? [frameOf(seen.asking)] : [],
  };
}

function frameOf({ name, seat, slot }: NonNullable<View['asking']>): Frame {
  if (name === 'swapping') return { name, slot: slot!, seat };
  if (name === 'rerolling') return { name, slot: slot! };
  return name === 'placing' ? { name, slot } : { name };
}
