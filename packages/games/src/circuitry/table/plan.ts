/** Where things lie on the board, in drawing units. */

import { type Board, laidCard } from '../board.ts';
import { circuitCard } from '../content/cards.ts';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  type End,
  type FaceData,
  type Laid,
  type NodeRef,
  type Point,
  type Port,
  turnPort,
} from '../content/face.ts';
import { turnedPoint } from './face.tsx';

export const faceOf = ({ card, face }: Pick<Laid, 'card' | 'face'>): FaceData => circuitCard(card)[face];

export const nodeKey = ({ card, face, site }: NodeRef): string => `${card}${face}.${site}`;

/** The upper left corner of a cell. */
export const cornerOf = ({ x, y }: Point): Point => ({ x: x * CARD_WIDTH, y: y * CARD_HEIGHT });

/** Where an end of a link of a laid card is. */
export function placeOf(laid: Readonly<Laid>, end: End): Point {
  const [corner, at] = [cornerOf(laid), turnedPoint(end, laid.rot)];
  return { x: corner.x + at.x, y: corner.y + at.y };
}

/** Where a node is; null while its face is not up. */
export function nodePlace(board: Board, node: NodeRef): Point | null {
  const laid = laidCard(board, node.card);
  return laid && laid.face === node.face ? placeOf(laid, node.site) : null;
}

/** A port of a laid card, by its position on the board. */
export interface PortPlace {
  readonly laid: Readonly<Laid>;
  readonly port: Port;
}

/** Where a port is, by its position on the board. */
export const portPlace = ({ laid, port }: PortPlace): Point => placeOf(laid, turnPort(port, laid.rot));

/** The cells that laid cards take, from the least to the greatest. */
export function extentOf(board: Board): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [board.map(({ x }) => x), board.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
