/** Follows a game by what is told of it: how the board lies, where pawns stand, who carries charge. */

import type { Seat } from '@roundhouse/kernel';
import { adjacentNodes, type Board, flipped, laidCard, moved, rotated, swapped, withCard } from './board.ts';
import { CHARGE_CARDS, START_CARD } from './content/cards.ts';
import type { Colour, NodeRef } from './content/face.ts';
import { faceOf, type Node, nodeAt } from './nodes.ts';
import type { Event } from './state.ts';

export interface Following {
  hear(event: Event): void;
  /** Whether the seat's pawn could walk to where it has to go next; null while that place is not on the board. */
  reachesTarget(seat: Seat): boolean | null;
}

const START: Board = [{ card: START_CARD, face: 'F', rot: 0, x: 0, y: 0 }];

/** Of a game with one charge to deliver, in which rows and columns are rings. */
export function openFollowing(seats: number): Following {
  let board = START;
  const colours: (Colour | null)[] = Array.from({ length: seats }, () => null);
  const pawns: (Node | null)[] = Array.from({ length: seats }, () => null);
  const carried: number[] = Array.from({ length: seats }, () => 0);
  const sit = (seat: Seat, colour: Colour): void => {
    colours[seat] = colour;
    pawns[seat] = faceOf(START_CARD, 'F').nodes.find(node => node.colour === colour)!;
  };
  const stand = (seat: Seat, at: NodeRef): void => {
    pawns[seat] = nodeAt(at);
  };
  return {
    hear(event) {
      board = boardAfter(board, event);
      switch (event.type) {
        case 'gameStarted':
          for (const [seat, colour] of event.colours.entries()) sit(seat, colour);
          break;
        case 'colourPicked':
          sit(event.seat, event.colour);
          break;
        case 'stepped':
        case 'jumped':
        case 'arrived':
          stand(event.pawn, event.to);
          break;
        case 'charged':
        case 'delivered':
          carried[event.seat] = event.carried;
          break;
        case 'chargeTaken':
          carried[event.seat]!++;
          carried[event.from]!--;
          break;
        case 'chargeGiven':
          carried[event.seat]! -= event.amount;
          carried[event.to]! += event.amount;
          break;
        case 'inhibitEnded':
          if (event.why === 'charge') carried[event.seat]!--;
      }
    },
    reachesTarget(seat) {
      const [pawn, colour] = [pawns[seat], colours[seat]];
      if (!pawn || !colour) return null;
      const card = carried[seat]! > 0 ? START_CARD : CHARGE_CARDS[colour];
      const laid = laidCard(board, card);
      if (!laid || (card === START_CARD && laid.face === 'F')) return null;
      const target = faceOf(card, laid.face).nodes.find(node =>
        card === START_CARD ? node.master && node.colour === colour : node.charge === colour,
      );
      return target !== undefined && canWalk(board, pawns, pawn, target);
    },
  };
}

function boardAfter(board: Board, event: Event): Board {
  switch (event.type) {
    case 'cardLaid':
      return withCard(board, event.laid);
    case 'rotated':
      return rotated(board, event.card);
    case 'flipped':
      return flipped(board, event.card);
    case 'slid':
      return moved(board, event.card, event.to);
    case 'swapped':
      return swapped(board, ...event.cards);
    case 'startCardTurned':
      return board.map(laid => (laid.card === START_CARD ? event.laid : laid));
    default:
      return board;
  }
}

/** Over nodes that no other pawn stands on. */
function canWalk(board: Board, pawns: readonly (Node | null)[], from: Node, to: Node): boolean {
  const seen = new Set([from]);
  for (const node of seen) {
    if (node === to) return true;
    for (const next of adjacentNodes(board, 'ring', node)) if (!pawns.includes(next)) seen.add(next);
  }
  return false;
}
