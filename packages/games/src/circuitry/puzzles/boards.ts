/**
 * The boards that a puzzle's cards can form, each with a number, and what can be done on each: the ways of a pawn, the
 * portals, and every change that an action or a laid card makes. Found when first asked for, then kept.
 */

import {
  adjacentNodes,
  arrivalAfterTurn,
  type Board,
  flipped,
  moved,
  portalsOn,
  rotated,
  startCardTurned,
  swapped,
  turnStartCard,
  waysOut,
  withCard,
} from '../board.ts';
import { layCells, slides } from '../cells.ts';
import { chargeColour, START_CARD } from '../content/cards.ts';
import { type Axis, type Laid, type Port, SIDES } from '../content/face.ts';
import { faceOf, type Node } from '../nodes.ts';

/** A step of a pawn: to this node, after which this board lies there. An axis where #1 turns. */
export interface PawnWay {
  readonly to: number;
  readonly board: number;
  readonly exit: Port | null;
  readonly axis: Axis | null;
}

/** A board that one play makes of another: which card moved, the other one of a swap, and how the card lies then. */
export interface Change {
  readonly board: number;
  readonly card: number;
  readonly other: number;
  readonly laid: Laid | null;
}

interface Known {
  readonly board: Board;
  readonly startIsUp: boolean;
  readonly ways: (readonly PawnWay[] | undefined)[];
  readonly lastWays: (readonly PawnWay[] | undefined)[];
  portals?: readonly number[];
  turns?: readonly [number, number];
  rotations?: readonly Change[];
  flips?: readonly Change[];
  slides?: readonly Change[];
  swaps?: readonly Change[];
  lays?: readonly Change[];
}

export const AXES: readonly Axis[] = ['long', 'short'];

/** All boards of one puzzle. */
export class Boards {
  readonly nodes: Node[] = [];
  private readonly numbers = new Map<Node, number>();
  private readonly known: Known[] = [];
  private readonly ids = new Map<string, number>();
  private readonly circuits: readonly number[];

  /** `circuits`: the cards in hand that may be laid. */
  constructor(board: Board, circuits: readonly number[]) {
    this.circuits = circuits;
    for (const card of [...board.map(laid => laid.card), ...circuits].sort((a, b) => a - b)) {
      for (const side of SIDES) {
        for (const node of faceOf(card, side).nodes) {
          this.numbers.set(node, this.nodes.length);
          this.nodes.push(node);
        }
      }
    }
    this.idOf(board);
  }

  get count(): number {
    return this.known.length;
  }

  numberOf(node: Node): number {
    return this.numbers.get(node)!;
  }

  at(id: number): Board {
    return this.known[id]!.board;
  }

  /** Whether #1 still shows its front. */
  startIsUp(id: number): boolean {
    return this.known[id]!.startIsUp;
  }

  private idOf(board: Board): number {
    // In the order of the cards, whatever the order in which they were laid.
    let key = '';
    for (const { card, face, rot, x, y } of [...board].sort((a, b) => a.card - b.card)) {
      key += String.fromCharCode(card, (face === 'F' ? 0 : 1) + (rot === 0 ? 0 : 2), x + 64, y + 64);
    }
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.known.length;
      this.ids.set(key, id);
      this.known.push({ board, startIsUp: !startCardTurned(board), ways: [], lastWays: [] });
    }
    return id;
  }

  /** The steps from a node, other pawns apart. */
  ways(id: number, from: number): readonly PawnWay[] {
    const known = this.known[id]!;
    known.ways[from] ??= adjacentNodes(known.board, 'ring', this.nodes[from]!).map(to => ({
      to: this.numberOf(to),
      board: id,
      exit: null,
      axis: null,
    }));
    return known.ways[from];
  }

  /** BOARD-R36: the steps of the last pawn on the front of #1. */
  lastWays(id: number, from: number): readonly PawnWay[] {
    const known = this.known[id]!;
    known.lastWays[from] ??= this.findLastWays(id, from);
    return known.lastWays[from];
  }

  private findLastWays(id: number, from: number): PawnWay[] {
    const { board } = this.known[id]!;
    const node = this.nodes[from]!;
    const ways: PawnWay[] = node.beside.map(to => ({ to: this.numberOf(to), board: id, exit: null, axis: null }));
    for (const way of waysOut(board, 'ring', node)) {
      for (const [i, axis] of AXES.entries()) {
        const turned = this.turned(id, i);
        const exit = 'exit' in way ? way.exit : null;
        const to = 'exit' in way ? arrivalAfterTurn(this.at(turned), way.exit) : way.to;
        ways.push({ to: this.numberOf(to), board: turned, exit, axis });
      }
    }
    return ways;
  }

  /** The board once #1 has turned about an axis (0 long, 1 short). */
  turned(id: number, axis: number): number {
    const known = this.known[id]!;
    known.turns ??= [this.idOf(turnStartCard(known.board, AXES[0]!)), this.idOf(turnStartCard(known.board, AXES[1]!))];
    return known.turns[axis]!;
  }

  portals(id: number): readonly number[] {
    const known = this.known[id]!;
    known.portals ??= portalsOn(known.board).map(node => this.numberOf(node));
    return known.portals;
  }

  rotations(id: number): readonly Change[] {
    const known = this.known[id]!;
    known.rotations ??= this.movable(known.board).map(card => this.change(rotated(known.board, card), card));
    return known.rotations;
  }

  flips(id: number): readonly Change[] {
    const known = this.known[id]!;
    known.flips ??= this.movable(known.board).map(card => this.change(flipped(known.board, card), card));
    return known.flips;
  }

  slides(id: number): readonly Change[] {
    const known = this.known[id]!;
    known.slides ??= [...slides(known.board)].flatMap(([card, cells]) =>
      cells.map(cell => this.change(moved(known.board, card, cell), card)),
    );
    return known.slides;
  }

  swaps(id: number): readonly Change[] {
    const known = this.known[id]!;
    const cards = this.movable(known.board);
    known.swaps ??= cards.flatMap((card, i) =>
      cards.slice(i + 1).map(other => this.change(swapped(known.board, card, other), card, other)),
    );
    return known.swaps;
  }

  lays(id: number): readonly Change[] {
    const known = this.known[id]!;
    known.lays ??= this.circuits.flatMap(card =>
      layCells(known.board).flatMap(({ x, y }) =>
        // BOARD-R9: charge-point cards are laid front up.
        (chargeColour(card) === null ? SIDES : (['F'] as const)).flatMap(face =>
          ([0, 180] as const).map(rot => {
            const laid: Laid = { card, face, rot, x, y };
            return this.change(withCard(known.board, laid), card, 0, laid);
          }),
        ),
      ),
    );
    return known.lays;
  }

  private movable(board: Board): number[] {
    return board.map(({ card }) => card).filter(card => card !== START_CARD);
  }

  private change(board: Board, card: number, other = 0, laid: Laid | null = null): Change {
    const found = laid ?? board.find(one => one.card === card)!;
    return { board: this.idOf(board), card, other, laid: found };
  }
}
