/** A view that shares its parts with an imagined match: for bots, which look at thousands a decision. Good until the next move. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import { chargeColour } from './content/cards.ts';
import { isGreenKind } from './content/face.ts';
import { sideOf } from './seats.ts';
import type { PlayerView, State, View } from './state.ts';
import { askingAs, isAllOpen, seesHand } from './view.ts';

/** Above all it shares the board: what is worked out of a board is kept by its identity. */
export function glance(state: State, viewer: Viewer): View {
  const { gold, green } = state;
  const isOpen = isAllOpen(state);
  return {
    options: state.options,
    mode: state.mode,
    viewer,
    first: state.first,
    active: state.active,
    round: state.round,
    board: state.board,
    players: state.players.map((_, seat) => glanceAt(state, seat, viewer)),
    gold: {
      size: gold.deck.length,
      isOpen: gold.isOpen,
      order: gold.isOpen || isOpen ? gold.deck : null,
      discard: gold.discard,
    },
    green: {
      from: green.from,
      piles: green.piles,
      size: green.deck.length,
      isOpen: green.isOpen,
      order: green.isOpen || isOpen ? green.deck : null,
      discard: green.discard,
    },
    turn: state.turn,
    quietTurns: state.quietTurns,
    asking: askingAs(state, viewer),
    letsPass: viewer !== null && viewer < state.players.length && state.players[viewer]!.letsPass,
    removed: isOpen ? state.removed : null,
    result: state.result,
  };
}

function glanceAt(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const player = state.players[seat]!;
  const isSeen = seesHand(state, viewer, seat);
  let greenMinis = 0;
  for (const mini of player.minis) if (isGreenKind(mini)) greenMinis++;
  return {
    colour: player.colour,
    team: state.options.teams === 'off' ? null : sideOf(state, seat),
    pawn: player.pawn,
    carried: player.carried,
    foreign: player.foreign,
    delivered: player.delivered,
    inhibited: player.inhibited,
    goldMinis: player.minis.length - greenMinis,
    greenMinis,
    minis: isSeen ? player.minis : null,
    known: player.known,
    passed: player.passed,
    circuitCount: player.circuits.length,
    circuits: isSeen ? player.circuits : null,
    chargeCards: chargeCardsIn(player.circuits),
  };
}

const NONE: number[] = [];

function chargeCardsIn(circuits: readonly number[]): number[] {
  for (const card of circuits)
    if (chargeColour(card) !== null) return circuits.filter(one => chargeColour(one) !== null);
  return NONE;
}
