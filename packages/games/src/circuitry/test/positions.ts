/** Boards and nodes as the rules write them: `1F0@(0,0) XF180@(1,0)`, `XF.b2`. */

import type { Board } from '../board.ts';
import { CARD_X, CARD_Y } from '../content/cards.ts';
import type { Laid, NodeRef, Rotation, Side, Site } from '../content/face.ts';
import type { Node } from '../nodes.ts';

export const X = CARD_X;
export const Y = CARD_Y;

const cardNumber = (name: string): number => (name === 'X' ? X : name === 'Y' ? Y : Number(name));
const cardName = (card: number): string => (card === X ? 'X' : card === Y ? 'Y' : String(card));

/** Reads a board. */
export function board(text: string): Laid[] {
  return text
    .trim()
    .split(/\s+/)
    .map(word => {
      const [, card, face, rot, x, y] = /^(\d+|X|Y)([FB])(0|180)@\((-?\d+),(-?\d+)\)$/.exec(word) ?? [];
      if (!card) throw new Error(`'${word}' is not a laid card`);
      return { card: cardNumber(card), face: face as Side, rot: Number(rot) as Rotation, x: Number(x), y: Number(y) };
    });
}

/** Writes a board as `board` reads it. */
export const boardText = (laid: Board): string =>
  laid.map(({ card, face, rot, x, y }) => `${cardName(card)}${face}${rot}@(${x},${y})`).join(' ');

/** Reads a node. */
export function node(text: string): NodeRef {
  const [, card, face, site] = /^(\d+|X|Y)([FB])\.([abc][1-5])$/.exec(text) ?? [];
  if (!card) throw new Error(`'${text}' is not a node`);
  return { card: cardNumber(card), face: face as Side, site: site as Site };
}

/** Writes a node as `node` reads it. */
export const nodeText = ({ card, face, site }: Readonly<NodeRef>): string => `${cardName(card)}${face}.${site}`;

/** The names of nodes in the order of the alphabet. */
export const nodeTexts = (nodes: readonly Node[]): string[] => nodes.map(({ ref }) => nodeText(ref)).sort();

/** Board A of the rules' worked examples. */
export const BOARD_A = '1B0@(0,0) XF0@(1,0) YF0@(2,0) 4F0@(3,0) 3F0@(0,1) 6F0@(2,1)';
