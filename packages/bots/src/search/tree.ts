/** The tree of a search: what was chosen at each point, how often, and with what success for the seat that chose. */

import type { Seat } from '@roundhouse/kernel';
import type { Move } from '../request.ts';
import type { ClosedChoice } from './closed-choice.ts';

/** A choice that may be made at a node. It may not be there in every deal. */
export interface Edge {
  readonly move: Move;
  visits: number;
  /** How often it could have been chosen. */
  possible: number;
  /** What it brought to the seat that chose it, summed; and squared, to tell how sure that is. */
  sum: number;
  squares: number;
  /** What follows, by the dice that were thrown in between: dice lie open, so what is done depends on them. */
  readonly after: Map<string, TreeNode>;
}

/**
 * A point in the imagined game as the searching seat tells them apart: by the moves that led there and by open dice.
 * Hidden cards do not tell nodes apart, so that what is learnt holds for all deals together.
 */
export interface TreeNode {
  visits: number;
  /** Null until something is chosen there: most nodes are reached once. */
  edges: Map<string, Edge> | null;
  /** Where several seats choose in secret at once. */
  together: Together | null;
}

/** Each seat's own record, and what follows their choices together. */
export interface Together {
  readonly choices: Map<Seat, ClosedChoice>;
  readonly after: Map<string, TreeNode>;
}

export const newNode = (): TreeNode => ({ visits: 0, edges: null, together: null });

/** One name for equal moves: rules list them with their fields in one order. */
export const keyOf = (move: Move): string => JSON.stringify(move);

/** The edge of a move, made when it is first possible. */
export function edgeOf(node: TreeNode, move: Move): Edge {
  const key = keyOf(move);
  node.edges ??= new Map();
  let edge = node.edges.get(key);
  if (!edge) {
    edge = { move, visits: 0, possible: 0, sum: 0, squares: 0, after: new Map() };
    node.edges.set(key, edge);
  }
  return edge;
}

/** The node behind a key, and whether it had to be made. */
export function following(after: Map<string, TreeNode>, key: string): { node: TreeNode; isNew: boolean } {
  const known = after.get(key);
  if (known) return { node: known, isNew: false };
  const node = newNode();
  after.set(key, node);
  return { node, isNew: true };
}
