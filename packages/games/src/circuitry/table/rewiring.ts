/** What a change of the board connects and cuts: steps between cards that become possible, and those that no longer are. */

import { adjacentNodes, type Board, type GapRule, laidCard } from '../board.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Laid, type NodeRef, type Point } from '../content/face.ts';
import { faceOf as nodesOf } from '../nodes.ts';
import { cornerOf, nodeKey } from './plan.ts';
import { type Route, waysOf } from './routes.ts';

/** Two nodes of different cards that are one step apart. */
type Link = readonly [NodeRef, NodeRef];

export interface Rewiring {
  readonly opened: readonly Link[];
  readonly cut: readonly Link[];
}

/** Every link between two cards, by the keys of its nodes. */
function linksOf(board: Board, gapRule: GapRule): Map<string, Link> {
  const links = new Map<string, Link>();
  for (const { card, face } of board) {
    for (const node of nodesOf(card, face).nodes) {
      for (const { ref } of adjacentNodes(board, gapRule, node)) {
        if (ref.card > card) links.set(`${nodeKey(node.ref)} ${nodeKey(ref)}`, [node.ref, ref]);
      }
    }
  }
  return links;
}

export function rewiringOf(before: Board, after: Board, gapRule: GapRule): Rewiring {
  const [old, now] = [linksOf(before, gapRule), linksOf(after, gapRule)];
  const missing = (from: Map<string, Link>, others: Map<string, Link>): Link[] =>
    [...from].flatMap(([key, link]) => (others.has(key) ? [] : [link]));
  return { opened: missing(now, old), cut: missing(old, now) };
}

/** How a rewiring is drawn: the new ways whole, and of the old ones what is left of them, up to where they now break off. */
export interface RewiringDrawn {
  readonly opened: Route;
  readonly ends: readonly (readonly Point[])[];
}

export function drawnRewiring({ opened, cut }: Rewiring, before: Board, after: Board, gapRule: GapRule): RewiringDrawn {
  const [old, now] = [waysOf(before, gapRule), waysOf(after, gapRule)];
  const routes = opened.flatMap(([one, other]) => now.from(one).get(nodeKey(other))?.route ?? []);
  const passed = new Set(routes.flat().map(spell));
  const ends = cut.flatMap(([one, other]) => [
    stubOf(before, after, one, old.from(one).get(nodeKey(other))?.route),
    stubOf(before, after, other, old.from(other).get(nodeKey(one))?.route),
  ]);
  // Where a new way goes on, nothing breaks off.
  return { opened: routes, ends: ends.filter(end => end.length > 1 && !passed.has(spell(end.at(-1)!))) };
}

const spell = ({ x, y }: Point): string => `${x} ${y}`;

/** The part of a way on the card it starts from; nothing if that card is another now. */
function stubOf(before: Board, after: Board, { card }: NodeRef, route: Route | undefined): readonly Point[] {
  const laid = laidCard(after, card);
  if (!laid || !route?.[0] || !isSame(laid, laidCard(before, card)!)) return [];
  const { x, y } = cornerOf(laid);
  const isOn = (point: Point): boolean =>
    point.x >= x && point.x <= x + CARD_WIDTH && point.y >= y && point.y <= y + CARD_HEIGHT;
  const end = route[0].findIndex(point => !isOn(point));
  return end < 0 ? route[0] : route[0].slice(0, end);
}

const isSame = (one: Readonly<Laid>, other: Readonly<Laid>): boolean =>
  one.x === other.x && one.y === other.y && one.rot === other.rot && one.face === other.face;
