/** A plain player for whole recorded games: lays its charge card, walks the shortest way, gains, delivers. */

import { adjacentNodes, laidCard, startCardTurned } from '../board.ts';
import { CHARGE_CARDS, START_CARD } from '../content/cards.ts';
import type { Colour } from '../content/face.ts';
import { faceOf, type Node, nodeAt } from '../nodes.ts';
import { circuitry } from '../rules.ts';
import { pawnOn, stillRequired } from '../seats.ts';
import type { Move, State } from '../state.ts';

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

/** What the walker answers to the open question. */
export function walk(state: State, seat: number): Move {
  const moves = circuitry.legalMoves(state, seat);
  const find = <T extends Move['type']>(type: T): MoveOf<T> | undefined =>
    moves.find((move): move is MoveOf<T> => move.type === type);
  const findLast = <T extends Move['type']>(type: T): MoveOf<T> | undefined =>
    moves.findLast((move): move is MoveOf<T> => move.type === type);
  switch (state.stack.at(-1)!.name) {
    case 'menu': {
      const wants = state.players[seat]!.carried < Math.max(1, stillRequired(state, seat));
      const charge = wants ? findLast('gain') : undefined;
      return (
        findLast('deliver') ??
        charge ??
        lay(state, moves) ??
        find('free') ??
        stepOn(state, seat, moves) ??
        find('endTurn') ??
        find('layCard')!
      );
    }
    case 'responding': {
      const stops = state.players[state.active]!.carried > 0;
      return { type: 'respond', answer: stops ? 'inhibit' : 'pass' };
    }
    case 'answering':
      return { type: 'answer', yes: true };
    default:
      return moves[0]!;
  }
}

/** Charge-point cards first, as the others wait for them. */
function lay({ board }: State, moves: readonly Move[]): Move | undefined {
  const cards = moves.filter((move): move is MoveOf<'layCard'> => move.type === 'layCard');
  return cards.find(({ card }) => card <= 7 && laidCard(board, card) === null);
}

/** The step that leads on by the shortest way; none without a way, or if only a black card is left for the delivery. */
function stepOn(state: State, seat: number, moves: readonly Move[]): Move | undefined {
  const target = targetOf(state, seat);
  if (!target) return undefined;
  const away = distances(state, seat, target);
  const far = (node: Node): number => away.get(node) ?? Number.POSITIVE_INFINITY;
  const here = far(nodeAt(state.players[seat]!.pawn!));
  const steps = moves.filter((move): move is MoveOf<'step'> => move.type === 'step' && move.pay !== 'K');
  const best = steps.toSorted((a, b) => far(nodeAt(a.to)) - far(nodeAt(b.to)))[0];
  return best && far(nodeAt(best.to)) < here ? best : undefined;
}

/** The approach node of the own charge point, then the own node beside the master node; none where neither is there. */
function targetOf({ players, board, options }: State, seat: number): Node | undefined {
  const { colour, carried, delivered } = players[seat]!;
  const isCharged = carried > 0 && (carried + delivered >= options.charges || options.charges > 1);
  if (isCharged) return startCardTurned(board) ? ownNode(colour!, START_CARD, 'B') : undefined;
  const card = CHARGE_CARDS[colour!];
  return laidCard(board, card)?.face === 'F'
    ? faceOf(card, 'F').nodes.find(({ charge }) => charge === colour)
    : undefined;
}

const ownNode = (colour: Colour, card: number, face: 'F' | 'B'): Node =>
  faceOf(card, face).nodes.find(node => node.colour === colour)!;

/** How many steps lead from each node to this one, over free nodes. */
function distances(state: State, seat: number, to: Node): Map<Node, number> {
  const found = new Map<Node, number>([[to, 0]]);
  for (const [node, steps] of found) {
    for (const next of adjacentNodes(state.board, state.options.gapRule, node)) {
      const stands = pawnOn(state, next.ref);
      if (!found.has(next) && (stands === null || stands === seat)) found.set(next, steps + 1);
    }
  }
  return found;
}
