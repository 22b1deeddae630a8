/** Cells of the board: where a card may be laid, where one may slide, whether all cards hang together. */

import type { Board, Cell } from './board.ts';
import { START_CARD } from './content/cards.ts';

/** Which place of the board lies on which cell, with room around it. */
interface Grid {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Places in the board; -1 for empty cells. */
  readonly cells: Int8Array;
}

/** A slid card may lie one cell outside, and its neighbours are looked at. */
const MARGIN = 2;

interface Derived {
  readonly grid: Grid;
  lays: readonly Cell[] | null;
  slides: ReadonlyMap<number, readonly Cell[]> | null;
}

const kept = new WeakMap<Board, Derived>();

function derived(board: Board): Derived {
  let found = kept.get(board);
  if (!found) {
    found = { grid: gridOf(board), lays: null, slides: null };
    kept.set(board, found);
  }
  return found;
}

function gridOf(board: Board): Grid {
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (const { x, y } of board) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  left -= MARGIN;
  top -= MARGIN;
  const width = right - left + 1 + MARGIN;
  const cells = new Int8Array(width * (bottom - top + 1 + MARGIN)).fill(-1);
  for (let i = 0; i < board.length; i++) cells[board[i]!.x - left + (board[i]!.y - top) * width] = i;
  return { left, top, width, cells };
}

const cellAt = ({ left, top, width }: Grid, at: number): Cell => ({
  x: (at % width) + left,
  y: Math.floor(at / width) + top,
});

const indexOf = ({ left, top, width }: Grid, { x, y }: Cell): number => x - left + (y - top) * width;

/** BOARD-34, BOARD-R15: every empty cell that shares an edge with a card, from top to bottom and left to right. */
export function layCells(board: Board): readonly Cell[] {
  const found = derived(board);
  if (!found.lays) {
    const { grid } = found;
    const { cells, width } = grid;
    const lays: Cell[] = [];
    for (let at = width; at < cells.length - width; at++) {
      if (cells[at] !== -1) continue;
      const touches =
        cells[at - 1] !== -1 || cells[at + 1] !== -1 || cells[at - width] !== -1 || cells[at + width] !== -1;
      if (touches) lays.push(cellAt(grid, at));
    }
    found.lays = lays;
  }
  return found.lays;
}

const NOWHERE: readonly Cell[] = [];

/** BOARD-54 to BOARD-57: where this card may slide. */
export const slideCells = (board: Board, card: number): readonly Cell[] => slides(board).get(card) ?? NOWHERE;

/** Every slide there is, by card, in the order in which the cards were laid. */
export function slides(board: Board): ReadonlyMap<number, readonly Cell[]> {
  const found = derived(board);
  if (!found.slides) {
    const { grid } = found;
    const all = new Map<number, readonly Cell[]>();
    for (const [place, { card, x, y }] of board.entries()) {
      if (card === START_CARD) continue;
      const cells = slidesFrom(grid, board.length, place, indexOf(grid, { x, y }));
      if (cells.length > 0) all.set(card, cells);
    }
    found.slides = all;
  }
  return found.slides;
}

function slidesFrom(grid: Grid, count: number, place: number, from: number): Cell[] {
  const { cells, width } = grid;
  const reachable: number[] = [];
  addStraight(cells, from, -width, 1, reachable);
  addStraight(cells, from, -1, width, reachable);
  addStraight(cells, from, 1, width, reachable);
  addStraight(cells, from, width, 1, reachable);
  addCorner(cells, from, -width, -1, reachable);
  addCorner(cells, from, -width, 1, reachable);
  addCorner(cells, from, width, -1, reachable);
  addCorner(cells, from, width, 1, reachable);
  if (reachable.length === 0) return [];
  const parts = partsWithout(grid, count, place, from);
  return reachable
    .filter(to => joinsAll(grid, parts, to))
    .sort((a, b) => a - b)
    .map(to => cellAt(grid, to));
}

/** BOARD-55: along a card that lies beside the old or the new cell, across the way. */
function addStraight(cells: Int8Array, from: number, along: number, across: number, reachable: number[]): void {
  const to = from + along;
  if (cells[to] !== -1) return;
  const isGuided =
    cells[from - across] !== -1 ||
    cells[from + across] !== -1 ||
    cells[to - across] !== -1 ||
    cells[to + across] !== -1;
  if (isGuided) reachable.push(to);
}

/** BOARD-56: round the one card that touches both cells. */
function addCorner(cells: Int8Array, from: number, vertical: number, horizontal: number, reachable: number[]): void {
  const to = from + vertical + horizontal;
  if (cells[to] !== -1) return;
  if ((cells[from + vertical] === -1) !== (cells[from + horizontal] === -1)) reachable.push(to);
}

interface Parts {
  /** For each cell the part it belongs to, counted from 1; 0 for empty cells and the card left out. */
  readonly of: Int8Array;
  readonly count: number;
}

/** Used again and again: parts are read before the next ones are found, and a board is asked for many. */
let scratch = new Int8Array(1 << 9);

/** The parts into which the other cards fall when one is taken away; gone when the next ones are found. */
function partsWithout({ cells, width }: Grid, cards: number, place: number, at: number): Parts {
  if (scratch.length < cells.length) scratch = new Int8Array(cells.length * 2);
  const of = scratch.fill(0, 0, cells.length);
  let count = 0;
  let found = 1;
  for (let start = 0; start < cells.length && found < cards; start++) {
    if (cells[start] === -1 || cells[start] === place || of[start] !== 0) continue;
    count++;
    found += fill(cells, width, of, start, at, count);
  }
  return { of, count };
}

/** Marks all cards that hang together with this one, the card left out apart, and counts them. */
function fill(cells: Int8Array, width: number, of: Int8Array, start: number, leftOut: number, part: number): number {
  const open = [start];
  of[start] = part;
  let found = 0;
  const reach = (at: number): void => {
    if (at === leftOut || cells[at] === -1 || of[at] !== 0) return;
    of[at] = part;
    open.push(at);
  };
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    found++;
    reach(next - 1);
    reach(next + 1);
    reach(next - width);
    reach(next + width);
  }
  return found;
}

/** BOARD-57: whether a card on this cell touches every part. */
function joinsAll({ width }: Grid, { of, count }: Parts, to: number): boolean {
  // One bit a part; parts are few, and bit 0 stands for empty cells.
  const touched = (1 << of[to - 1]!) | (1 << of[to + 1]!) | (1 << of[to - width]!) | (1 << of[to + width]!);
  return (touched | 1) === (1 << (count + 1)) - 1;
}

/** BOARD-10: whether all cards hang together through shared edges. */
export function isConnected(board: Board): boolean {
  if (board.length < 2) return true;
  const { grid } = derived(board);
  const first = board[0]!;
  const { of, count } = partsWithout(grid, board.length, 0, indexOf(grid, first));
  return joinsAll(grid, { of, count }, indexOf(grid, first));
}
