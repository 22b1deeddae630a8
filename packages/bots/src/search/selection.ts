/** Which of the moves that are open at a node is looked at next: the promising, the neglected, and at first the habitual. */

import type { Chance } from '@roundhouse/kernel';
import type { Move } from '../request.ts';
import type { Settings } from './settings.ts';
import { type Edge, edgeOf, type TreeNode } from './tree.ts';

/**
 * Upper confidence bounds over those moves that this deal allows, each counted against the times it could have been
 * chosen. Only some moves are open at first; the oftener the node is visited, the more. What a sensible player would do
 * without thought is tried first and gets a bonus that fades as its visits grow.
 */
export function selectEdge(
  node: TreeNode,
  moves: readonly Move[],
  habit: Move | null,
  { exploration, widening, habitBonus }: Settings,
  lot: Chance,
): Edge {
  const edges: Edge[] = [];
  let tried = 0;
  for (const move of moves) {
    const edge = edgeOf(node, move);
    edge.possible++;
    if (edge.visits > 0) tried++;
    edges.push(edge);
  }
  // Habits are mostly one of the very moves that were listed.
  const usual = habit === null ? null : (edges[moves.indexOf(habit)] ?? edgeOf(node, habit));
  if (tried < edges.length && tried < widening * Math.sqrt(node.visits + 1)) {
    if (usual && usual.visits === 0 && edges.includes(usual)) return usual;
    const untried = edges.filter(({ visits }) => visits === 0);
    return untried[lot.int(untried.length)]!;
  }
  let [best, most] = [edges[0]!, -Infinity];
  for (const edge of edges) {
    if (edge.visits === 0) continue;
    const bonus = edge === usual ? habitBonus / edge.visits : 0;
    const bound = edge.sum / edge.visits + exploration * Math.sqrt(Math.log(edge.possible) / edge.visits) + bonus;
    if (bound > most) {
      best = edge;
      most = bound;
    }
  }
  return best;
}
