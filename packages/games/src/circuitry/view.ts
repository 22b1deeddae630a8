/** What a viewer sees of a match, field by field, by the table of who knows what. */

import { copyPlain, type Seat, type Viewer } from '@roundhouse/kernel';
import { chargeColour } from './content/cards.ts';
import { isGreenKind } from './content/face.ts';
import { areOpponents, nextSeat, sideOf } from './seats.ts';
import type { Asking, Frame, PlayerView, State, View } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  const { gold, green } = state;
  const isOpen = isAllOpen(state);
  return {
    options: { ...state.options },
    mode: state.mode,
    viewer,
    first: state.first,
    active: state.active,
    round: state.round,
    board: state.board.map(laid => ({ ...laid })),
    players: state.players.map((_, seat) => playerAs(state, seat, viewer)),
    gold: {
      size: gold.deck.length,
      isOpen: gold.isOpen,
      order: gold.isOpen || isOpen ? [...gold.deck] : null,
      discard: [...gold.discard],
    },
    green: {
      from: green.from,
      piles: { ...green.piles },
      size: green.deck.length,
      isOpen: green.isOpen,
      order: green.isOpen || isOpen ? [...green.deck] : null,
      discard: [...green.discard],
    },
    turn: copyPlain(state.turn),
    quietTurns: state.quietTurns,
    asking: askingAs(state, viewer),
    letsPass: viewer !== null && viewer < state.players.length && state.players[viewer]!.letsPass,
    removed: isOpen ? [...state.removed] : null,
    result: copyPlain(state.result),
  };
}

/** The end reveals everything, and in a puzzle nothing is hidden. */
export const isAllOpen = ({ result, mode }: State): boolean => result !== null || mode === 'puzzle';

/** Whether the viewer sees the hand of a seat: its own, a teammate's, all at the end. */
export const seesHand = (state: State, viewer: Viewer, seat: Seat): boolean =>
  isAllOpen(state) || (viewer !== null && sideOf(state, viewer) === sideOf(state, seat));

function playerAs(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const player = state.players[seat]!;
  const isSeen = seesHand(state, viewer, seat);
  const greenMinis = player.minis.filter(isGreenKind).length;
  return {
    colour: player.colour,
    team: state.options.teams === 'off' ? null : sideOf(state, seat),
    pawn: copyPlain(player.pawn),
    carried: player.carried,
    foreign: player.foreign,
    delivered: player.delivered,
    inhibited: player.inhibited,
    goldMinis: player.minis.length - greenMinis,
    greenMinis,
    minis: isSeen ? [...player.minis] : null,
    known: [...player.known],
    passed: [...player.passed],
    circuitCount: player.circuits.length,
    circuits: isSeen ? [...player.circuits] : null,
    chargeCards: player.circuits.filter(card => chargeColour(card) !== null),
  };
}

const NOTHING: Omit<Asking, 'name' | 'seat'> = {
  card: null,
  pawn: null,
  mini: null,
  to: null,
  exit: null,
  play: null,
  forced: null,
  hasAnswered: false,
};

/** The open question; a play that is being composed is the active player's own business. */
export function askingAs(state: State, viewer: Viewer): Asking | null {
  const frame = state.stack.at(-1);
  if (!frame) return null;
  const seat = 'seat' in frame ? frame.seat : state.active;
  const asking = { ...NOTHING, name: frame.name, seat };
  switch (frame.name) {
    case 'laying':
    case 'swapping':
      return viewer === seat ? { ...asking, card: frame.card } : { ...asking, name: 'menu' };
    case 'forcing':
      return viewer === seat ? { ...asking, pawn: frame.target } : { ...asking, name: 'menu' };
    case 'responding':
      return respondingAs(state, viewer, frame, asking);
    case 'choosingAxis':
      return { ...asking, pawn: frame.pawn, to: copyPlain(frame.to), exit: frame.exit };
    case 'answering':
      return { ...asking, mini: frame.mini };
    default:
      return asking;
  }
}

/** BOARD-R52: what is declared is shown to all; who is asked, only to the one who is. */
function respondingAs(
  state: State,
  viewer: Viewer,
  { seat, play, forced }: Extract<Frame, { name: 'responding' }>,
  asking: Asking,
): Asking {
  return {
    ...asking,
    seat: viewer === seat ? seat : null,
    play: copyPlain(play),
    forced,
    hasAnswered: viewer !== null && viewer !== seat && isToBeAsked(state, viewer) && isBefore(state, viewer, seat),
  };
}

/** Whether this seat is asked about the declared play, sooner or later, if nobody stops it before. */
export const isToBeAsked = (state: State, seat: Seat): boolean =>
  areOpponents(state, seat, state.active) &&
  !state.players[seat]!.letsPass &&
  state.players[seat]!.minis.includes('Inhibit');

/** Whether one seat is asked before another: clockwise from the active player's left. */
export function isBefore(state: Pick<State, 'active' | 'players'>, one: Seat, other: Seat): boolean {
  for (let seat = nextSeat(state, state.active); seat !== other; seat = nextSeat(state, seat)) {
    if (seat === one) return true;
  }
  return false;
}
