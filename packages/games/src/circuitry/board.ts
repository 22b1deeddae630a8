/**
 * The board: where cards lie, which ports are joined, which nodes are adjacent, where a card may be laid or slid. A board
 * is never changed in place, so all that is derived from it is found once and kept by its identity.
 */

import { START_CARD } from './content/cards.ts';
import { type Axis, type Laid, type NodeRef, PORTS, type Port, turnPort } from './content/face.ts';
import { faceOf, type Node, nodeAt, SITE_OF } from './nodes.ts';
import type { Options } from './state.ts';

export type Board = readonly Readonly<Laid>[];
export type GapRule = Options['gapRule'];

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** One end of a joined pair of ports; the port as it lies on the board. */
export interface CardPort {
  readonly card: number;
  readonly port: Port;
}

interface Wiring {
  /** Places in the board, by card number; -1 for cards that are not on it. */
  readonly places: Int8Array;
  /** Four neighbours of each place, round its row and column: top, bottom, left, right. */
  readonly neighbours: Int8Array;
  /** By place in the board and site, 16 a place; found when first asked for. */
  readonly adjacent: (readonly Node[] | undefined)[];
}

/** Cards that may ever be laid, with room for those of tests. */
const MOST_CARDS = 64;

const wirings: { readonly [G in GapRule]: WeakMap<Board, Wiring> } = { ring: new WeakMap(), run: new WeakMap() };

function wiringOf(board: Board, gapRule: GapRule): Wiring {
  let wiring = wirings[gapRule].get(board);
  if (!wiring) {
    wiring = wire(board, gapRule);
    wirings[gapRule].set(board, wiring);
  }
  return wiring;
}

function wire(board: Board, gapRule: GapRule): Wiring {
  const places = new Int8Array(MOST_CARDS).fill(-1);
  for (let i = 0; i < board.length; i++) places[board[i]!.card] = i;
  return { places, neighbours: joinRings(board, gapRule), adjacent: [] };
}

/**
 * The last board that somebody only thought of. Bots think of a hundred boards for each that comes to be, ask a few times
 * running about one, and never again: to keep them all would be dearer than to find them.
 */
const thoughtOf: { board: Board | null; gapRule: GapRule; wiring: Wiring | null } = {
  board: null,
  gapRule: 'ring',
  wiring: null,
};

function passingWiringOf(board: Board, gapRule: GapRule): Wiring {
  if (thoughtOf.board === board && thoughtOf.gapRule === gapRule) return thoughtOf.wiring!;
  const kept = wirings[gapRule].get(board);
  if (kept) return kept;
  const wiring = wire(board, gapRule);
  thoughtOf.board = board;
  thoughtOf.gapRule = gapRule;
  thoughtOf.wiring = wiring;
  return wiring;
}

const [TOP, BOTTOM, LEFT, RIGHT] = [0, 1, 2, 3] as const;

/** BOARD-6, BOARD-R12: each row and each column is a ring, or each of its gapless runs is. */
function joinRings(board: Board, gapRule: GapRule): Int8Array {
  const neighbours = new Int8Array(board.length * 4);
  const order = board.map((_, i) => i);
  order.sort((a, b) => board[a]!.y - board[b]!.y || board[a]!.x - board[b]!.x);
  joinLines(neighbours, order, LEFT, RIGHT, (a, b) => {
    const [one, next] = [board[a]!, board[b]!];
    return one.y === next.y && (gapRule === 'ring' || next.x === one.x + 1);
  });
  order.sort((a, b) => board[a]!.x - board[b]!.x || board[a]!.y - board[b]!.y);
  joinLines(neighbours, order, TOP, BOTTOM, (a, b) => {
    const [one, next] = [board[a]!, board[b]!];
    return one.x === next.x && (gapRule === 'ring' || next.y === one.y + 1);
  });
  return neighbours;
}

/** Joins cards that lie in one line in this order, and the last of each line to its first. */
function joinLines(
  neighbours: Int8Array,
  order: readonly number[],
  before: number,
  after: number,
  inLine: (a: number, b: number) => boolean,
): void {
  const join = (a: number, b: number): void => {
    neighbours[a * 4 + after] = b;
    neighbours[b * 4 + before] = a;
  };
  let first = 0;
  for (let i = 0; i < order.length; i++) {
    if (i + 1 < order.length && inLine(order[i]!, order[i + 1]!)) join(order[i]!, order[i + 1]!);
    else {
      join(order[i]!, order[first]!);
      first = i + 1;
    }
  }
}

const EDGE_OF: readonly number[] = PORTS.map(port => 'TBLR'.indexOf(port.charAt(0)));
/** BOARD-7: the port that lies opposite on a neighbour. */
const FACING: readonly number[] = PORTS.map(port => {
  const edge = { T: 'B', B: 'T', L: 'R', R: 'L' }[port.charAt(0)];
  return PORTS.indexOf(`${edge}${port.charAt(1)}` as Port);
});
const TURNED: readonly number[] = PORTS.map(port => PORTS.indexOf(turnPort(port, 180)));

/** Where a port of a card's face leads: the place of a card, and the port of its face. */
function joinedTo(board: Board, { neighbours }: Wiring, place: number, port: number): { place: number; port: number } {
  const onBoard = board[place]!.rot === 0 ? port : TURNED[port]!;
  const other = neighbours[place * 4 + EDGE_OF[onBoard]!]!;
  const facing = FACING[onBoard]!;
  return { place: other, port: board[other]!.rot === 0 ? facing : TURNED[facing]! };
}

/** BOARD-8, BOARD-R13: the nodes that one step from this one may end on, other pawns apart. */
export function adjacentNodes(board: Board, gapRule: GapRule, from: Node): readonly Node[] {
  return adjacentIn(board, wiringOf(board, gapRule), from);
}

/** As `adjacentNodes`, for whoever asks for many nodes of one board that may never come to be. */
export function adjacencyOf(board: Board, gapRule: GapRule): (from: Node) => readonly Node[] {
  const wiring = passingWiringOf(board, gapRule);
  return from => adjacentIn(board, wiring, from);
}

function adjacentIn(board: Board, wiring: Wiring, from: Node): readonly Node[] {
  const at = wiring.places[from.ref.card]! * 16 + (from.id & SITE_OF);
  let adjacent = wiring.adjacent[at];
  if (!adjacent) {
    adjacent = findAdjacent(board, wiring, from);
    wiring.adjacent[at] = adjacent;
  }
  return adjacent;
}

function findAdjacent(board: Board, wiring: Wiring, from: Node): readonly Node[] {
  const place = wiring.places[from.ref.card]!;
  const found = [...from.beside];
  for (const port of from.ports) {
    const joined = joinedTo(board, wiring, place, port);
    const { card, face } = board[joined.place]!;
    for (const node of faceOf(card, face).entries[joined.port]!) {
      if (node !== from && !found.includes(node)) found.push(node);
    }
  }
  return found;
}

export const areAdjacent = (
  board: Board,
  gapRule: GapRule,
  one: Readonly<NodeRef>,
  other: Readonly<NodeRef>,
): boolean => adjacentNodes(board, gapRule, nodeAt(one)).includes(nodeAt(other));

/** A way off the front of #1: to another card, or by a port that is joined to #1 itself. */
export type WayOut = { readonly to: Node } | { readonly exit: Port };

/** BOARD-R36: how the last pawn may leave #1 from this node. Several ports may lead to one node of another card. */
export function waysOut(board: Board, gapRule: GapRule, from: Node): WayOut[] {
  const wiring = wiringOf(board, gapRule);
  const place = wiring.places[START_CARD]!;
  const ways: WayOut[] = [];
  const reached: Node[] = [];
  for (const port of from.ports) {
    const joined = joinedTo(board, wiring, place, port);
    if (joined.place === place) {
      ways.push({ exit: board[place]!.rot === 0 ? PORTS[port]! : PORTS[TURNED[port]!]! });
      continue;
    }
    const { card, face } = board[joined.place]!;
    for (const to of faceOf(card, face).entries[joined.port]!) {
      if (!reached.includes(to)) ways.push({ to });
      reached.push(to);
    }
  }
  return ways;
}

/** BOARD-45: where a pawn that left #1 by a port joined to #1 arrives once #1 has turned. */
export function arrivalAfterTurn(turned: Board, exit: Port): Node {
  const start = laidCard(turned, START_CARD)!;
  const facing = FACING[PORTS.indexOf(exit)]!;
  const port = start.rot === 0 ? facing : TURNED[facing]!;
  return faceOf(START_CARD, start.face).entries[port]![0]!;
}

export function laidCard(board: Board, card: number): Readonly<Laid> | null {
  for (let i = 0; i < board.length; i++) if (board[i]!.card === card) return board[i]!;
  return null;
}

export const startCardTurned = (board: Board): boolean => laidCard(board, START_CARD)!.face === 'B';

const portals = new WeakMap<Board, readonly Node[]>();

/** BOARD-R7: the portal nodes that lie face up, in the order in which their cards were laid. */
export function portalsOn(board: Board): readonly Node[] {
  let found = portals.get(board);
  if (!found) {
    const faceUp: Node[] = [];
    for (let i = 0; i < board.length; i++) {
      const { portal } = faceOf(board[i]!.card, board[i]!.face);
      if (portal) faceUp.push(portal);
    }
    found = faceUp;
    portals.set(board, found);
  }
  return found;
}

/** Every joined pair of ports that do not touch, each named once: where pawns wrap round. */
export function wrapPairs(board: Board, gapRule: GapRule): [CardPort, CardPort][] {
  const { neighbours } = wiringOf(board, gapRule);
  const pairs: [CardPort, CardPort][] = [];
  for (const [place, laid] of board.entries()) {
    for (const port of PORTS) {
      const edge = 'TBLR'.indexOf(port.charAt(0));
      if (edge !== RIGHT && edge !== BOTTOM) continue;
      const other = board[neighbours[place * 4 + edge]!]!;
      const touches = edge === RIGHT ? other.x === laid.x + 1 : other.y === laid.y + 1;
      if (touches) continue;
      pairs.push([
        { card: laid.card, port },
        { card: other.card, port: PORTS[FACING[PORTS.indexOf(port)]!]! },
      ]);
    }
  }
  return pairs;
}

// ---- Changing the board.

const changed = (board: Board, card: number, change: (laid: Readonly<Laid>) => Laid): Board =>
  board.map(laid => (laid.card === card ? change(laid) : laid));

const turned = (rot: Laid['rot']): Laid['rot'] => (rot === 0 ? 180 : 0);

/** BOARD-51. */
export const rotated = (board: Board, card: number): Board =>
  changed(board, card, laid => ({ ...laid, rot: turned(laid.rot) }));

/** BOARD-53, BOARD-R4: about the long axis, which keeps the rotation. */
export const flipped = (board: Board, card: number): Board =>
  changed(board, card, laid => ({ ...laid, face: laid.face === 'F' ? 'B' : 'F' }));

/** BOARD-43: #1 turns to its master side. */
export const turnStartCard = (board: Board, axis: Axis): Board =>
  changed(board, START_CARD, laid => ({ ...laid, face: 'B', rot: axis === 'long' ? laid.rot : turned(laid.rot) }));

export const moved = (board: Board, card: number, { x, y }: Cell): Board =>
  changed(board, card, laid => ({ ...laid, x, y }));

/** BOARD-52. */
export function swapped(board: Board, one: number, other: number): Board {
  const [a, b] = [laidCard(board, one)!, laidCard(board, other)!];
  return board.map(laid => {
    if (laid === a) return { ...a, x: b.x, y: b.y };
    return laid === b ? { ...b, x: a.x, y: a.y } : laid;
  });
}

export const withCard = (board: Board, laid: Readonly<Laid>): Board => [...board, laid];
