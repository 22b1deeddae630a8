/** Pawns: where they may go, by step, by portal or by force, and how #1 turns when the last one leaves it. */

import type { Seat, Step } from '@roundhouse/kernel';
import {
  adjacentNodes,
  arrivalAfterTurn,
  laidCard,
  portalsOn,
  startCardTurned,
  turnStartCard,
  waysOut,
} from './board.ts';
import { START_CARD } from './content/cards.ts';
import type { Axis, Colour, MoveColour, NodeRef, Port } from './content/face.ts';
import { type Node, nodeAt } from './nodes.ts';
import { pawnNode, pawnOn, pawnsOnCard } from './seats.ts';
import type { Event, State } from './state.ts';

/** A place a pawn may go to. `leaves`: it is the last one on the front of #1, which turns. */
export interface Way {
  /** Null if it comes back to #1 by `exit`: the axis then decides. */
  readonly to: Node | null;
  readonly exit: Port | null;
  readonly leaves: boolean;
}

/** Whether this pawn is the only one on the front of #1 (BOARD-42). */
export const isLastOnStart = (state: State, seat: Seat): boolean =>
  state.players[seat]!.pawn!.card === START_CARD &&
  !startCardTurned(state.board) &&
  pawnsOnCard(state, START_CARD) === 1;

/** BOARD-8, BOARD-39, BOARD-40, BOARD-R36: every step of a pawn. */
export function stepWays(state: State, seat: Seat): Way[] {
  const from = pawnNode(state, seat);
  const { gapRule } = state.options;
  if (!isLastOnStart(state, seat)) {
    return adjacentNodes(state.board, gapRule, from)
      .filter(to => pawnOn(state, to.ref) === null)
      .map(to => ({ to, exit: null, leaves: false }));
  }
  // Nobody else stands on #1, so every node inside is free.
  const ways: Way[] = from.beside.map(to => ({ to, exit: null, leaves: false }));
  for (const way of waysOut(state.board, gapRule, from)) {
    if ('exit' in way) ways.push({ to: null, exit: way.exit, leaves: true });
    else if (pawnOn(state, way.to.ref) === null) ways.push({ to: way.to, exit: null, leaves: true });
  }
  return ways;
}

/** BOARD-R50: portals that lie face up and free. */
export const freePortals = (state: State): Node[] =>
  portalsOn(state.board).filter(portal => pawnOn(state, portal.ref) === null);

/** BOARD-63: whether a card of this colour may be used for a node of that colour under Inhibit. */
export const matches = (pay: MoveColour, colour: Colour | 'K'): boolean => pay === colour || pay === 'K';

/** Where a pawn that leaves #1 by an exit arrives if #1 turns about this axis. */
export const arrival = (state: State, exit: Port, axis: Axis): Node =>
  arrivalAfterTurn(turnStartCard(state.board, axis), exit);

/** Puts the pawn there. */
export function movePawn(state: State, seat: Seat, to: Readonly<NodeRef>): void {
  // The shared name of the node, so that states do not keep what was sent.
  state.players[seat]!.pawn = nodeAt(to).ref;
}

/** BOARD-42, BOARD-43. */
export function turnStart(state: State, chooser: Seat, axis: Axis, step: Step<Event>): void {
  state.board = turnStartCard(state.board, axis);
  step.emit?.({ type: 'startCardTurned', seat: chooser, axis, laid: { ...laidCard(state.board, START_CARD)! } });
}
