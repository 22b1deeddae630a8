/** The board by itself: joined ports, adjacent nodes, where cards may be laid and slid. */

import { fastChance } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import {
  adjacentNodes,
  type Board,
  flipped,
  type GapRule,
  moved,
  portalsOn,
  rotated,
  swapped,
  turnStartCard,
  waysOut,
  withCard,
  wrapPairs,
} from '../board.ts';
import { isConnected, layCells, slideCells, slides } from '../cells.ts';
import { CARD_NUMBERS, circuitCard } from '../content/cards.ts';
import { CARD_HEIGHT, CARD_WIDTH, PORTS, SIDES, turnPort } from '../content/face.ts';
import { netsOf } from '../content/nets.ts';
import { faceOf, nodeAt } from '../nodes.ts';
import { BOARD_A, board, boardText, node, nodeText, nodeTexts, X, Y } from './positions.ts';

const near = (laid: Board, at: string, gapRule: GapRule = 'ring'): string[] =>
  nodeTexts(adjacentNodes(laid, gapRule, nodeAt(node(at))));

const cellTexts = (cells: readonly { x: number; y: number }[]): string[] => cells.map(({ x, y }) => `${x},${y}`);

const joins = (laid: Board, gapRule: GapRule = 'ring'): string[] => {
  const name = (card: number): string => (card === X ? 'X' : card === Y ? 'Y' : String(card));
  const sides = wrapPairs(laid, gapRule).map(
    ([one, other]) => `${name(one.card)}.${one.port[0]}-${name(other.card)}.${other.port[0]}`,
  );
  return [...new Set(sides)];
};

/** A board of real cards, laid at random as the rules allow. */
function randomBoard(seed: number): Board {
  const chance = fastChance(seed);
  const cards = CARD_NUMBERS.filter(card => card !== 1);
  let laid: Board = board('1F0@(0,0)');
  for (let count = 2 + chance.int(14); count > 0; count--) {
    const cells = layCells(laid);
    const cell = cells[chance.int(cells.length)]!;
    const face = SIDES[chance.int(2)]!;
    laid = withCard(laid, { card: chance.draw(cards), face, rot: chance.int(2) === 0 ? 0 : 180, ...cell });
  }
  return laid;
}

const RANDOM_BOARDS = Array.from({ length: 60 }, (_, seed) => randomBoard(seed));

test('BOARD-1 BOARD-34 BOARD-R15: cards may be laid on every free edge, holes included (example 4)', () => {
  expect(cellTexts(layCells(board(BOARD_A)))).toEqual([
    ...['0,-1', '1,-1', '2,-1', '3,-1', '-1,0', '4,0'],
    ...['-1,1', '1,1', '3,1', '0,2', '2,2'],
  ]);
  const ring = board('1F0@(0,0) 8F0@(1,0) 9F0@(2,0) 10F0@(0,1) 11F0@(2,1) 12F0@(0,2) 13F0@(1,2) 14F0@(2,2)');
  expect(cellTexts(layCells(ring))).toContain('1,1');
});

test('BOARD-2 BOARD-5: a face and its ports turn by half a turn, twice is nothing', () => {
  for (const port of PORTS) expect(turnPort(turnPort(port, 180), 180)).toBe(port);
  for (const laid of RANDOM_BOARDS) {
    const { card } = laid.at(-1)!;
    expect(rotated(rotated(laid, card), card)).toEqual(laid);
    expect(flipped(flipped(laid, card), card)).toEqual(laid);
    expect(swapped(swapped(laid, card, laid[1]!.card), card, laid[1]!.card)).toEqual(laid);
  }
});

test('BOARD-3 BOARD-4 BOARD-R3: every port of every face leads to a node by one net of its own', () => {
  for (const no of [...CARD_NUMBERS, X, Y]) {
    for (const side of SIDES) {
      const nets = netsOf(circuitCard(no)[side]);
      expect(nets.flatMap(({ ports }) => ports).sort()).toEqual([...PORTS].sort());
      for (const { ports, nodes } of nets) {
        expect(ports.length).toBeLessThanOrEqual(1);
        expect(nodes.length).toBeGreaterThan(0);
      }
    }
  }
});

test('BOARD-6 BOARD-7 BOARD-R12: rows and columns are rings across gaps (example 6)', () => {
  const laid = board(BOARD_A);
  expect(wrapPairs(laid, 'ring')).toHaveLength(17);
  expect(joins(laid).sort()).toEqual(['3.B-1.T', '3.R-6.L', '4.B-4.T', '4.R-1.L', '6.B-Y.T', '6.R-3.L', 'X.B-X.T']);
  expect(near(laid, 'YF.c3')).toEqual(['4F.a2', 'YF.c1', 'YF.c5']);
  expect(near(laid, '6F.c2')).toEqual(['3F.a2', '6F.b1']);
  const slid = moved(laid, 4, { x: 3, y: 1 });
  expect(joins(slid).sort()).toEqual(['3.B-1.T', '3.R-6.L', '4.B-4.T', '4.R-3.L', '6.B-Y.T', 'X.B-X.T', 'Y.R-1.L']);
  expect(near(slid, 'YF.c3')).toEqual(['1B.a3', 'YF.c1', 'YF.c5']);
  expect(near(slid, '6F.c2')).toEqual(['4F.a2', '6F.b1']);
  expect(near(slid, '4F.c2')).toEqual(['3F.a2', '4F.b1']);
});

test('BOARD-R12: by the rule of runs every gapless run is a ring of its own', () => {
  const laid = board(BOARD_A);
  expect(joins(laid, 'run').sort()).toEqual([
    ...['3.B-1.T', '3.R-3.L', '4.B-4.T', '4.R-1.L', '6.B-Y.T', '6.R-6.L', 'X.B-X.T'],
  ]);
  expect(near(laid, '6F.c2', 'run')).toEqual(['6F.a2', '6F.b1']);
});

test('BOARD-R2: a card is 7 wide to 12 high, and cells have whole places', () => {
  expect(CARD_WIDTH / CARD_HEIGHT).toBe(7 / 12);
  expect(layCells(board(BOARD_A)).every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
});

test('BOARD-R3: a gapless board of two rows and four columns has 14 pairs to letter', () => {
  const cells = [0, 1, 2, 3].flatMap(x => [0, 1].map(y => ({ x, y })));
  const laid: Board = cells.map((cell, i) => ({ card: i + 1, face: 'F', rot: 0, ...cell }));
  expect(wrapPairs(laid, 'ring')).toHaveLength(14);
});

test('BOARD-7 BOARD-8 BOARD-R14: who is adjacent is adjacent both ways, once, and never to itself', () => {
  const faults: string[] = [];
  for (const laid of RANDOM_BOARDS) {
    for (const from of laid.flatMap(({ card, face }) => faceOf(card, face).nodes)) {
      for (const gapRule of ['ring', 'run'] as const) {
        const reached = adjacentNodes(laid, gapRule, from);
        const isSound =
          !reached.includes(from) &&
          new Set(reached).size === reached.length &&
          reached.every(to => adjacentNodes(laid, gapRule, to).includes(from));
        if (!isSound) faults.push(`${nodeText(from.ref)} on ${boardText(laid)}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('BOARD-R13: a node that wrap-around joins to itself is not adjacent to itself', () => {
  const laid = board('1F0@(0,0) XB0@(0,1)');
  // Both long sides of XB's a3 and c3 face each other in a row of one.
  expect(near(laid, 'XB.a3')).toEqual(['XB.b3', 'XB.c3']);
});

test('BOARD-8 BOARD-41 BOARD-R6: by wraps and past a lay-by (examples 5 and 12)', () => {
  const two = board('1F0@(0,0) YF0@(0,1)');
  expect(near(two, '1F.c1')).toContain('YF.c5');
  expect(near(two, 'YF.c5')).toContain('YF.a5');
  const beside = board('1F0@(0,0) XF0@(1,0)');
  expect(near(beside, 'XF.a3')).toEqual(expect.arrayContaining(['XF.b2', 'XF.c3']));
  expect(near(beside, 'XF.b2')).toEqual(['XF.a3', 'XF.c3']);
});

test('BOARD-51 BOARD-R32: a rotated card joins its neighbours otherwise (example 13)', () => {
  const laid = board('1F0@(0,0) 3F0@(1,0)');
  expect(near(laid, '3F.a2')).toEqual(['1F.c1', '1F.c3', '3F.a5', '3F.b1']);
  expect(near(rotated(laid, 3), '3F.a2')).toEqual(['1F.a3', '1F.a5', '3F.a5', '3F.b1']);
});

test('BOARD-52 BOARD-53 BOARD-R4: flips keep the rotation, swaps keep all but the cells (example 14)', () => {
  const laid = board('1F0@(0,0) XF180@(1,0) YF0@(0,1)');
  expect(boardText(flipped(laid, X))).toBe('1F0@(0,0) XB180@(1,0) YF0@(0,1)');
  expect(boardText(swapped(laid, X, Y))).toBe('1F0@(0,0) XF180@(0,1) YF0@(1,0)');
});

test('BOARD-43: #1 turns about either axis', () => {
  expect(boardText(turnStartCard(board('1F0@(0,0)'), 'long'))).toBe('1B0@(0,0)');
  expect(boardText(turnStartCard(board('1F0@(0,0)'), 'short'))).toBe('1B180@(0,0)');
});

test('BOARD-54 BOARD-55 BOARD-56 BOARD-57 BOARD-R34: all slides of a board (example 7)', () => {
  const listed = (laid: Board): string[] =>
    [...slides(laid)].flatMap(([card, cells]) => cellTexts(cells).map(cell => `${card} ${cell}`)).sort();
  const laid = board(BOARD_A);
  expect(listed(laid)).toEqual(['3 -1,0', '3 1,1', `${X} 1,1`, '4 2,-1', '4 3,1', '6 1,1', '6 3,1'].sort());
  expect(listed(moved(laid, 4, { x: 3, y: 1 }))).toEqual(['3 -1,0', '3 1,1', `${X} 1,1`, '4 2,2', '4 3,0'].sort());
  expect(slideCells(laid, 1)).toEqual([]);
  expect(slideCells(laid, Y)).toEqual([]);
});

test('BOARD-10 BOARD-57: no slide splits the board, and every slide can be undone by another', () => {
  for (const laid of RANDOM_BOARDS) {
    expect(isConnected(laid)).toBe(true);
    for (const { card, x, y } of laid) {
      for (const cell of slideCells(laid, card)) {
        const slid = moved(laid, card, cell);
        expect(isConnected(slid)).toBe(true);
        expect(slideCells(slid, card)).toContainEqual({ x, y });
      }
    }
  }
  expect(isConnected(board('1F0@(0,0) 8F0@(2,0)'))).toBe(false);
  expect(isConnected(board('1F0@(0,0) 8F0@(1,1)'))).toBe(false);
});

test('BOARD-R7: portals count while they lie face up', () => {
  const laid = board('1F0@(0,0) XF0@(1,0) YB0@(0,1)');
  expect(nodeTexts(portalsOn(laid))).toEqual(['XF.b2', 'YB.b4']);
  expect(nodeTexts(portalsOn(flipped(laid, X)))).toEqual(['YB.b4']);
});

test('BOARD-45 BOARD-R36: ways off #1, to other cards and back to itself', () => {
  const laid = board('1F0@(0,0) YF0@(0,1)');
  const ways = waysOut(laid, 'ring', nodeAt(node('1F.c1')));
  expect(ways.map(way => ('exit' in way ? way.exit : nodeText(way.to.ref)))).toEqual(['YF.c5', 'R0']);
});
