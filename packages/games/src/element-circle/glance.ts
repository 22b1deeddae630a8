/** A view that shares its parts with an imagined match: for bots, which look at thousands a decision. Good until the next move. */

import type { Viewer } from '@roundhouse/kernel';
import { isWaning } from './cards.ts';
import { seesHand } from './known-cards.ts';
import type { PlayerView, State, View } from './state.ts';
import { askingAs, payableBy, payableNextBy, rememberedIn, resolvingAs } from './view.ts';

/** What no judgement reads is worked out only for whoever asks. */
export const glance = (state: State, viewer: Viewer): View => ({
  options: state.options,
  viewer,
  round: state.round,
  dealer: state.dealer,
  turn: state.turn,
  active: state.active,
  opened: state.opened,
  wild: state.wild,
  get waning() {
    return isWaning(state);
  },
  circle: state.circle,
  bank: state.bank,
  deck: state.deck.length,
  reshuffles: state.reshuffles,
  discard: state.discard.length,
  discardTop: state.discard.at(-1) ?? null,
  discardPile: state.options.discardView === 'all' ? state.discard : null,
  get remembered() {
    return rememberedIn(state);
  },
  players: state.players.map(
    ({ alive, wins, hand, slots, permanents, bannedBy, showsTo }, seat): PlayerView => ({
      alive,
      wins,
      handSize: hand.length,
      hand: seesHand(state, viewer, seat) ? hand : null,
      slots,
      permanents,
      bannedBy,
      showsTo,
    }),
  ),
  glimpses: viewer === null ? [] : state.players[viewer]!.glimpses,
  nextPermanent: state.nextPermanent,
  get resolving() {
    return state.stack.flatMap(frame => resolvingAs(state, frame));
  },
  asking: askingAs(state, viewer),
  get payable() {
    return payableBy(state, viewer);
  },
  get payableNext() {
    return payableNextBy(state, viewer);
  },
  eliminations: state.eliminations,
  rounds: state.rounds,
  result: state.result,
});
