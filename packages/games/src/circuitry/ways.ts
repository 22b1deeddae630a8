/** How far it is from node to node on a board, counted in steps; other pawns are detours, not walls. */

import { adjacencyOf, type Board, type GapRule } from './board.ts';
import { MOST_NODES, type Node } from './nodes.ts';

/** A pawn on the way, in steps: it may move on, or be forced. */
const PAWN_IN_THE_WAY = 2;
/** Farther than this nobody looks. */
export const FAR = 14;

// Kept between calls, because bots ask thousands of times a decision: nothing in them outlives a call.
const distance = new Int16Array(MOST_NODES);
const seenIn = new Int32Array(MOST_NODES);
const takenIn = new Int32Array(MOST_NODES);
const rings: Node[][] = Array.from({ length: FAR + PAWN_IN_THE_WAY + 2 }, () => []);
// How much of each ring counts: emptying the ring itself would give its memory back, only to ask for it again.
const filled = new Int32Array(rings.length);
let call = 0;

/**
 * Visits nodes by rising distance from a start until the visitor has seen enough. `pawns`: those that stand in the way;
 * the walker's own is none of them.
 */
export function spreadFrom(
  board: Board,
  gapRule: GapRule,
  start: Node,
  pawns: readonly (Node | null)[],
  visit: (node: Node, steps: number) => boolean,
): void {
  call++;
  for (const pawn of pawns) if (pawn) takenIn[pawn.id] = call;
  filled.fill(0);
  const adjacent = adjacencyOf(board, gapRule);
  const first = takenIn[start.id] === call ? PAWN_IN_THE_WAY : 0;
  rings[first]![filled[first]!++] = start;
  distance[start.id] = first;
  seenIn[start.id] = call;
  for (let steps = first; steps <= FAR; steps++) {
    const ring = rings[steps]!;
    for (let i = 0; i < filled[steps]!; i++) {
      const node = ring[i]!;
      if (distance[node.id] !== steps) continue;
      if (visit(node, steps)) return;
      for (const next of adjacent(node)) {
        const reached = steps + 1 + (takenIn[next.id] === call ? PAWN_IN_THE_WAY : 0);
        if (seenIn[next.id] === call && distance[next.id]! <= reached) continue;
        seenIn[next.id] = call;
        distance[next.id] = reached;
        rings[reached]![filled[reached]!++] = next;
      }
    }
  }
}
