/** What a play would come to, as far as the board tells: how it would lie, and how far everybody would still have to go. */

import type { Seat } from '@roundhouse/kernel';
import { type Board, flipped, laidCard, moved, rotated, swapped, turnStartCard, withCard } from '../board.ts';
import { CHARGE_CARDS, START_CARD } from '../content/cards.ts';
import type { NodeRef } from '../content/face.ts';
import { faceOf, sameNode } from '../nodes.ts';
import type { PlayerView, View } from '../state.ts';
import type { Play } from './plays.ts';
import { neighboursOn, reachOf, stepsBetween } from './reach.ts';

const cellOf = (key: string): { x: number; y: number } => {
  const [x, y] = key.split(',').map(Number);
  return { x: x!, y: y! };
};

/** The board after a play; the board itself where it stays the same. */
export function boardAfter(board: Board, play: Omit<Play, 'send'> | null): Board {
  switch (play?.kind) {
    case 'rotate':
      return rotated(board, play.card!);
    case 'flip':
      return flipped(board, play.card!);
    case 'slide':
      return moved(board, play.card!, cellOf(play.cell!));
    case 'swap':
      return swapped(board, play.card!, play.other!);
    case 'lay':
      return withCard(board, { card: play.card!, face: play.face!, rot: play.rot!, ...cellOf(play.cell!) });
    case 'step':
    case 'portal':
    case 'axis':
      return play.axis ? turnStartCard(board, play.axis) : board;
    default:
      return board;
  }
}

/** How many charges somebody still has to bring. A team brings its own together, unless each has to bring all. */
export function stillNeeded(
  { options, players }: Pick<View, 'options' | 'players'>,
  { team, delivered }: PlayerView,
): number {
  if (team === null || options.teamGoal === 'each') return Math.max(0, options.charges - delivered);
  const all = players.reduce((sum, player) => sum + (player.team === team ? player.delivered : 0), 0);
  return Math.max(0, options.charges - all);
}

/** Whether the next way leads to the master node: as much is carried as is still needed. */
export const hasLoad = (view: Pick<View, 'options' | 'players'>, player: PlayerView): boolean =>
  player.carried >= Math.max(1, stillNeeded(view, player));

/**
 * The node somebody has to reach next: the one at the own charge point, or with charge the own one at the master node.
 * Null where nothing leads there, or all has been delivered.
 */
export function goalOf(view: Pick<View, 'options' | 'players'>, board: Board, player: PlayerView): NodeRef | null {
  const { colour } = player;
  if (colour === null || stillNeeded(view, player) === 0) return null;
  const isLoaded = hasLoad(view, player);
  const laid = laidCard(board, isLoaded ? START_CARD : CHARGE_CARDS[colour]);
  if (laid?.face !== (isLoaded ? 'B' : 'F')) return null;
  const { nodes } = faceOf(laid.card, laid.face);
  return nodes.find(node => (isLoaded ? node.colour === colour : node.charge === colour))?.ref ?? null;
}

/** Steps from a node to where a pawn wants to be, over free nodes; null if there is no such place or no way. */
export function stepsToGoal(view: View, board: Board, player: PlayerView, from: NodeRef | null): number | null {
  const goal = goalOf(view, board, player);
  if (!goal || !from || laidCard(board, from.card)?.face !== from.face) return null;
  if (sameNode(goal, from)) return 0;
  return stepsBetween(neighboursOn(board, view.options.gapRule), from, goal, freeFor(view, player));
}

const freeFor =
  ({ players }: View, player: PlayerView) =>
  (node: NodeRef): boolean =>
    !players.some(({ pawn }) => pawn && pawn !== player.pawn && sameNode(pawn, node));

/** The nodes on the shortest way to where a pawn wants to be; none if there is no way, or it is there. */
export function pathToGoal(view: View, board: Board, player: PlayerView, from: NodeRef): readonly NodeRef[] {
  const goal = goalOf(view, board, player);
  if (!goal || laidCard(board, from.card)?.face !== from.face) return [];
  const all = reachOf(neighboursOn(board, view.options.gapRule), from, Number.POSITIVE_INFINITY, freeFor(view, player));
  return all.find(({ node }) => sameNode(node, goal))?.path ?? [];
}

export interface Change {
  readonly seat: Seat;
  readonly before: number | null;
  readonly after: number | null;
}

/** Whose way becomes longer or shorter by a play; the viewer first. */
export function changesBy(view: View, play: Omit<Play, 'send'>): Change[] {
  const board = boardAfter(view.board, play);
  const mover = MOVES_PAWN.has(play.kind) ? (play.target ?? view.viewer) : null;
  const changes = view.players.map((player, seat) => {
    const to = seat === mover && play.to ? play.to : player.pawn;
    const before = stepsToGoal(view, view.board, player, player.pawn);
    return { seat, before, after: stepsToGoal(view, board, player, to) };
  });
  return changes
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => Number(b.seat === view.viewer) - Number(a.seat === view.viewer));
}

const MOVES_PAWN: ReadonlySet<Play['kind']> = new Set(['step', 'portal', 'force']);
