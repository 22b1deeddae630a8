/** What a viewer sees of a game, which is all but how the face-down cards lie, and a game that would look so. */

import type { Chance, Viewer } from '@roundhouse/kernel';
import { TRICK_IDS } from './content/tricks.ts';
import { other } from './contest.ts';
import { shuffle } from './deck.ts';
import { lastTurn, resultOf } from './ending.ts';
import type { Die, State, Trick, View } from './state.ts';

// Dice never change, so copies may share them.

const copyTrick = ({ card, dice }: Trick): Trick => ({ card, dice: [...dice] });

const copyStage = (stage: State['stage']): State['stage'] => stage.map(trick => trick && copyTrick(trick));

/** The same for everybody. Which cards are unseen follows from the card list; how they lie stays secret to the end. */
export function view(state: State, viewer: Viewer): View {
  const { deck, aside } = state;
  return {
    options: { ...state.options },
    stage: copyStage(state.stage),
    deck: deck.length,
    aside: aside.length,
    unseen: TRICK_IDS.filter(card => deck.includes(card) || aside.includes(card)),
    revealed: state.phase === 'over' ? { deck: [...deck], aside: [...aside] } : null,
    discard: [...state.discard],
    queue: [state.queue[0].map(copyTrick), state.queue[1].map(copyTrick)],
    front: [[...state.front[0]], [...state.front[1]]],
    supply: { ...state.supply },
    active: state.active,
    turn: state.turn,
    thrown: [...(state.thrown ?? state.pool)],
    pool: [...state.pool],
    phase: state.phase,
    decider: state.decider,
    pendingSlot: state.pendingSlot,
    placed: state.placed,
    barren: state.barren,
    trigger: state.trigger && { ...state.trigger },
    last: lastTurn(state),
    result: resultOf(state),
    viewer,
  };
}

/** A game that looks like the view, with the unseen cards shuffled anew. */
export function determinize(seen: View, _seat: number, chance: Chance): State {
  const deck = seen.revealed ? [...seen.revealed.deck, ...seen.revealed.aside] : shuffle(seen.unseen, chance);
  const aside = deck.splice(seen.deck);
  const { result, thrown } = seen;
  const state: State = {
    options: { ...seen.options },
    stage: copyStage(seen.stage),
    deck,
    aside,
    discard: [...seen.discard],
    queue: [seen.queue[0].map(copyTrick), seen.queue[1].map(copyTrick)],
    front: [[...seen.front[0]], [...seen.front[1]]],
    supply: { ...seen.supply },
    active: seen.active,
    turn: seen.turn,
    pool: [...seen.pool],
    phase: seen.phase,
    decider: seen.decider,
    pendingSlot: seen.pendingSlot,
    placed: seen.placed,
    trigger: seen.trigger && { ...seen.trigger },
    barren: seen.barren,
  };
  if (result) state.endReason = result.reason;
  if (result?.reason === 'concede') state.conceded = other(result.winner!);
  if (isWhole(thrown)) state.thrown = [...thrown];
  return state;
}

/** Without its gaps a throw that is not remembered is no throw. */
const isWhole = (thrown: View['thrown']): thrown is Die[] => !thrown.includes(null);
