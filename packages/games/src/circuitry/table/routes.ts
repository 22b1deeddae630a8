/** The ways a pawn can walk, as lines to draw. */

import { type Board, type CardPort, type GapRule, laidCard, wrapPairs } from '../board.ts';
import {
  type End,
  isPort,
  type Laid,
  type NodeRef,
  type Point,
  type Port,
  type Site,
  turnPort,
} from '../content/face.ts';
import { faceOf, nodeKey, type PortPlace, placeOf } from './plan.ts';

/** Lines from node to node; another one begins where the way leads round the board. */
export type Route = readonly (readonly Point[])[];

interface Spot {
  readonly laid: Readonly<Laid>;
  readonly end: End;
}

interface Crossing extends Spot {
  /** The two cards do not touch there: the way leads round the board, or across a gap. */
  readonly wraps: boolean;
}

export interface Ways {
  /** The nodes one step away, with the way to each. */
  from(node: NodeRef): ReadonlyMap<string, { readonly node: NodeRef; readonly route: Route }>;
}

/** All ways of a board. What leads from a node is worked out when it is asked for, and kept. */
export function waysOf(board: Board, gapRule: GapRule): Ways {
  const across = acrossOf(board, gapRule);
  const known = new Map<string, ReturnType<Ways['from']>>();
  return {
    from(node) {
      const key = nodeKey(node);
      const found = known.get(key) ?? search(board, node, (laid, port) => across.get(`${laid.card} ${port}`) ?? null);
      known.set(key, found);
      return found;
    },
  };
}

/** Where each port of a face leads, by card and port. */
function acrossOf(board: Board, gapRule: GapRule): Map<string, Crossing> {
  const across = new Map<string, Crossing>();
  const join = (one: PortPlace, other: PortPlace, wraps: boolean): void => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const port = turnPort(from.port, from.laid.rot);
      across.set(`${from.laid.card} ${port}`, { laid: to.laid, end: turnPort(to.port, to.laid.rot), wraps });
    }
  };
  for (const [one, other] of wrapPairs(board, gapRule)) {
    const place = ({ card, port }: CardPort): PortPlace => ({ laid: laidCard(board, card)!, port });
    join(place(one), place(other), true);
  }
  for (const laid of board) {
    for (const [dx, dy, ports] of TOUCHING) {
      const next = board.find(({ x, y }) => x === laid.x + dx && y === laid.y + dy);
      for (const [out, into] of ports) if (next) join({ laid, port: out }, { laid: next, port: into }, false);
    }
  }
  return across;
}

/** The card to the right and the card below, and which ports meet there. */
const TOUCHING: readonly (readonly [number, number, readonly (readonly [Port, Port])[]])[] = [
  [
    1,
    0,
    [
      ['R0', 'L0'],
      ['R1', 'L1'],
      ['R2', 'L2'],
    ],
  ],
  [
    0,
    1,
    [
      ['B0', 'T0'],
      ['B1', 'T1'],
    ],
  ],
];

type Across = (laid: Readonly<Laid>, port: Port) => Crossing | null;

/** Goes along links, through passing points and joined ports, to the nodes they lead to. */
function search(board: Board, start: NodeRef, across: Across): ReturnType<Ways['from']> {
  const found = new Map<string, { readonly node: NodeRef; readonly route: Route }>();
  const home = laidCard(board, start.card);
  if (!home || home.face !== start.face) return found;
  const seen = new Set([`${start.card} ${start.site}`]);
  const open: { readonly spot: Spot; readonly route: Route }[] = [
    { spot: { laid: home, end: start.site }, route: [[placeOf(home, start.site)]] },
  ];
  for (const { spot, route } of open) {
    for (const { laid, end, wraps } of nextTo(spot, across)) {
      const key = `${laid.card} ${end}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const way = wraps ? [...route, [placeOf(laid, end)]] : extended(route, placeOf(laid, end));
      const face = faceOf(laid);
      if (!isPort(end) && face.nodes[end]) {
        const node = { card: laid.card, face: laid.face, site: end };
        found.set(nodeKey(node), { node, route: way });
      } else if (isPort(end) || face.passing.includes(end)) open.push({ spot: { laid, end }, route: way });
    }
  }
  return found;
}

const extended = (route: Route, point: Point): Route => [...route.slice(0, -1), [...route.at(-1)!, point]];

function nextTo({ laid, end }: Spot, across: Across): Crossing[] {
  const inside = faceOf(laid).links.flatMap(([a, b]) => {
    const other: Site | Port | null = a === end ? b : b === end ? a : null;
    return other === null ? [] : [{ laid, end: other, wraps: false }];
  });
  const joined = isPort(end) ? across(laid, end) : null;
  return joined ? [...inside, joined] : inside;
}

/** The route along several nodes. */
export function routeAlong(ways: Ways, from: NodeRef, path: readonly NodeRef[]): Route {
  let at = from;
  return path.flatMap(node => {
    const route = ways.from(at).get(nodeKey(node))?.route ?? [];
    at = node;
    return route;
  });
}
