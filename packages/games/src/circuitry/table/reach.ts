/** How far pawns can walk, counted in steps. */

import { adjacentNodes, type Board, type GapRule } from '../board.ts';
import type { NodeRef } from '../content/face.ts';
import { type Node, nodeAt } from '../nodes.ts';

/** A node that can be walked to. */
export interface Reached {
  readonly node: NodeRef;
  readonly steps: number;
  /** The nodes on the way, the last one included. */
  readonly path: readonly NodeRef[];
}

/** The nodes that one step leads to. */
export type Neighbours = (node: Node) => readonly Node[];

export const neighboursOn =
  (board: Board, gapRule: GapRule): Neighbours =>
  node =>
    adjacentNodes(board, gapRule, node);

/** Without leaving the card. */
export const neighboursInside: Neighbours = node => node.beside;

/** Nodes by the number of steps to them: each knows the one before it. */
function* walked(
  neighbours: Neighbours,
  from: Node,
  most: number,
  isOpen: (node: NodeRef) => boolean,
): Generator<Step> {
  const seen = new Set([from]);
  const open: Step[] = [{ node: from, steps: 0, before: null }];
  for (const at of open) {
    if (at.steps > 0) yield at;
    if (at.steps === most) continue;
    for (const node of neighbours(at.node)) {
      if (seen.has(node) || !isOpen(node.ref)) continue;
      seen.add(node);
      open.push({ node, steps: at.steps + 1, before: at });
    }
  }
}

interface Step {
  readonly node: Node;
  readonly steps: number;
  readonly before: Step | null;
}

/** Every node within so many steps over open nodes, nearest first. */
export function reachOf(
  neighbours: Neighbours,
  from: NodeRef,
  most: number,
  isOpen: (node: NodeRef) => boolean,
): Reached[] {
  return [...walked(neighbours, nodeAt(from), most, isOpen)].map(step => {
    const path: NodeRef[] = [];
    for (let at: Step | null = step; at && at.steps > 0; at = at.before) path.unshift(at.node.ref);
    return { node: step.node.ref, steps: step.steps, path };
  });
}

/** Steps from node to node over open nodes; null if there is no way. */
export function stepsBetween(
  neighbours: Neighbours,
  from: NodeRef,
  to: NodeRef,
  isOpen: (node: NodeRef) => boolean,
): number | null {
  const goal = nodeAt(to);
  for (const { node, steps } of walked(neighbours, nodeAt(from), Number.POSITIVE_INFINITY, isOpen)) {
    if (node === goal) return steps;
  }
  return null;
}
