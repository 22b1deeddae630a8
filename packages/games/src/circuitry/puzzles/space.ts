/** All plays from any position of a puzzle, on packed positions: a board, the own pawn, the other pawns and a hand. */

import { START_CARD } from '../content/cards.ts';
import type { Axis, Colour, NodeRef } from '../content/face.ts';
import { type Node, nodeAt } from '../nodes.ts';
import type { Move } from '../state.ts';
import { AXES, Boards, type Change, type PawnWay } from './boards.ts';
import { type Action, Hands, NONE } from './hands.ts';
import type { Task } from './puzzle.ts';

/** Four small numbers that say all that matters of a position. */
export interface Position {
  readonly board: number;
  readonly own: number;
  readonly others: number;
  readonly hand: number;
}

/** Which card a play costs besides its actions: any movement card, or one of this colour or black. */
export type Need = 'any' | Colour;

/** A play, to be spelled once its movement cards are chosen. */
export interface Play {
  readonly kind: 'step' | 'gain' | 'lay' | 'Free' | 'spend' | Exclude<Action, 'Free'>;
  readonly needs: readonly Need[];
  readonly spell: (pays: readonly Pay[]) => Move[];
}
export type Pay = Colour | 'K';

/** Hears of every play; `play` makes its description, which only few ask for. */
export type Visit = (
  board: number,
  own: number,
  others: number,
  hand: number,
  cost: number,
  play: (() => Play) | null,
) => void;

const at = ({ ref }: Node): NodeRef => ({ ...ref });

export class Space {
  readonly boards: Boards;
  readonly hands: Hands;
  readonly start: Position;
  readonly me: Colour;
  private readonly colours: readonly Colour[];
  private readonly pawns: (readonly number[])[] = [];
  private readonly pawnIds = new Map<string, number>();
  private readonly movedPawns = new Map<number, number>();

  constructor(task: Task) {
    this.boards = new Boards(task.board, task.circuits);
    this.hands = new Hands(task);
    this.me = task.pawns[0]!.colour;
    this.colours = task.pawns.slice(1).map(({ colour }) => colour);
    const [own, ...others] = task.pawns.map(({ at }) => this.boards.numberOf(nodeAt(at)));
    this.start = { board: 0, own: own!, others: this.pawnsId(others), hand: 0 };
  }

  get pawnSets(): number {
    return this.pawns.length;
  }

  othersAt(id: number): readonly number[] {
    return this.pawns[id]!;
  }

  private pawnsId(nodes: readonly number[]): number {
    const key = String.fromCharCode(...nodes);
    let id = this.pawnIds.get(key);
    if (id === undefined) {
      id = this.pawns.length;
      this.pawnIds.set(key, id);
      this.pawns.push(nodes);
    }
    return id;
  }

  /** BOARD-48: whether the delivery that wins can be made. */
  isGoal({ board, own, hand }: Position): boolean {
    const { master, colour } = this.boards.nodes[own]!;
    return master && colour === this.me && !this.boards.startIsUp(board) && this.hands.carried(hand) > 0;
  }

  /** Every play but the winning delivery. `describe`: also say which play it is. */
  expand(from: Position, cost: number, visit: Visit, describe = false): void {
    const left = this.hands.movementLeft(from.hand, cost);
    if (left > 0) {
      this.steps(from, visit, describe);
      this.gains(from, visit, describe);
      this.portals(from, visit, describe);
      this.forces(from, left, visit, describe);
    }
    this.changes(from, visit, describe);
    this.charges(from, visit, describe);
  }

  private isTaken(node: number, { own, others }: Position): boolean {
    if (node === own) return true;
    const pawns = this.pawns[others]!;
    for (let i = 0; i < pawns.length; i++) if (pawns[i] === node) return true;
    return false;
  }

  private cardOf(node: number): number {
    return this.boards.nodes[node]!.ref.card;
  }

  private hasPawn(card: number, { own, others }: Position): boolean {
    if (this.cardOf(own) === card) return true;
    const pawns = this.pawns[others]!;
    for (let i = 0; i < pawns.length; i++) if (this.cardOf(pawns[i]!) === card) return true;
    return false;
  }

  /** Whether the pawn on this node is the only one on the front of #1. */
  private isLast(node: number, { board, own, others }: Position): boolean {
    if (!this.boards.startIsUp(board) || this.cardOf(node) !== START_CARD) return false;
    let count = this.cardOf(own) === START_CARD ? 1 : 0;
    for (const other of this.pawns[others]!) if (this.cardOf(other) === START_CARD) count++;
    return count === 1;
  }

  private waysFrom(node: number, from: Position): readonly PawnWay[] {
    return this.isLast(node, from) ? this.boards.lastWays(from.board, node) : this.boards.ways(from.board, node);
  }

  private steps(from: Position, visit: Visit, describe: boolean): void {
    const { hands, boards } = this;
    const inhibited = hands.isInhibited(from.hand);
    const closed = hands.closeForce(from.hand);
    for (const { to, board, exit, axis } of this.waysFrom(from.own, from)) {
      if (this.isTaken(to, from)) continue;
      const { colour } = boards.nodes[to]!;
      const hand = inhibited ? hands.pay(closed, colour) : closed;
      if (hand === NONE) continue;
      const play = !describe
        ? null
        : (): Play => ({
            kind: 'step',
            needs: [inhibited ? colour : 'any'],
            spell: ([pay]) => [{ type: 'step', pay: pay!, to: at(boards.nodes[to]!), exit, axis }],
          });
      visit(board, to, from.others, hand, 1, play);
    }
  }

  /** More than can be used: one to deliver, and one to be freed with. */
  private hasEnough(hand: number): boolean {
    return this.hands.carried(hand) >= (this.hands.isInhibited(hand) ? 2 : 1);
  }

  private gains({ board, own, others, hand }: Position, visit: Visit, describe: boolean): void {
    const { charge, ref } = this.boards.nodes[own]!;
    if (charge !== this.me || this.hasEnough(hand)) return;
    const gained = this.hands.gain(this.hands.pay(this.hands.closeForce(hand), this.me));
    if (gained === NONE) return;
    const play = !describe
      ? null
      : (): Play => ({
          kind: 'gain',
          needs: [this.me],
          spell: ([pay]) => [{ type: 'gain', pay: pay!, at: ref.card, amount: 1 }],
        });
    visit(board, own, others, gained, 1, play);
  }

  private portals(from: Position, visit: Visit, describe: boolean): void {
    const { hands, boards } = this;
    if (!hands.has(from.hand, 'Portal') || hands.isInhibited(from.hand)) return;
    const used = hands.closeForce(hands.use(from.hand, 'Portal'));
    const isLast = this.isLast(from.own, from);
    for (const to of boards.portals(from.board)) {
      if (this.isTaken(to, from)) continue;
      const { colour } = boards.nodes[to]!;
      const hand = hands.pay(used, colour);
      if (hand === NONE) continue;
      for (let i = 0; i < (isLast ? 2 : 1); i++) {
        const axis = isLast ? AXES[i]! : null;
        const play = !describe
          ? null
          : (): Play => ({
              kind: 'Portal',
              needs: [colour],
              spell: ([pay]) => [{ type: 'portal', pay: pay!, to: at(boards.nodes[to]!), axis }],
            });
        visit(isLast ? boards.turned(from.board, i) : from.board, to, from.others, hand, 2, play);
      }
    }
  }

  // ---- Force

  private forces(from: Position, left: number, visit: Visit, describe: boolean): void {
    const { hands } = this;
    if (hands.has(from.hand, 'Force')) {
      const opened = hands.use(from.hand, 'Force');
      for (let other = 0; other < this.colours.length; other++) {
        this.forceSteps(from, other, opened, false, 2, visit, describe);
        if (left > 1) this.jumps(from, other, opened, 4, visit, describe);
      }
    }
    const other = hands.forced(from.hand);
    if (other < 0) return;
    const jumped = hands.hasJumped(from.hand);
    this.forceSteps(from, other, from.hand, jumped, 1, visit, describe);
    if (left > 1 && !jumped) this.jumps(from, other, from.hand, 3, visit, describe);
  }

  private withPawn(others: number, other: number, node: number): number {
    const key = (others * 4 + other) * 128 + node;
    let id = this.movedPawns.get(key);
    if (id === undefined) {
      id = this.pawnsId(this.pawns[others]!.with(other, node));
      this.movedPawns.set(key, id);
    }
    return id;
  }

  private forceSteps(
    from: Position,
    other: number,
    hand: number,
    jumped: boolean,
    cost: number,
    visit: Visit,
    describe: boolean,
  ): void {
    const { hands, boards } = this;
    const colour = this.colours[other]!;
    const paid = hands.openForce(hands.pay(hand, colour), other, jumped);
    if (paid === NONE) return;
    for (const { to, board, exit, axis } of this.waysFrom(this.pawns[from.others]![other]!, from)) {
      if (this.isTaken(to, from)) continue;
      const play = !describe
        ? null
        : (): Play => ({
            kind: 'Force',
            needs: [colour],
            spell: ([pay]) => [
              ...openingOf(cost === 2, other),
              { type: 'forceStep', pay: pay!, to: exit === null ? at(boards.nodes[to]!) : null, exit },
              ...turningOf(axis),
            ],
          });
      visit(board, from.own, this.withPawn(from.others, other, to), paid, cost, play);
    }
  }

  private jumps(from: Position, other: number, hand: number, cost: number, visit: Visit, describe: boolean): void {
    const { hands, boards } = this;
    if (hands.isInhibited(hand) || !hands.has(hand, 'Portal')) return;
    const pawn = this.pawns[from.others]![other]!;
    const pawnColour = this.colours[other]!;
    const isLast = this.isLast(pawn, from);
    const used = hands.openForce(hands.pay(hands.use(hand, 'Portal'), pawnColour), other, true);
    for (const to of boards.portals(from.board)) {
      if (this.isTaken(to, from)) continue;
      const { colour } = boards.nodes[to]!;
      const paid = hands.pay(used, colour);
      if (paid === NONE) continue;
      const others = this.withPawn(from.others, other, to);
      for (let i = 0; i < (isLast ? 2 : 1); i++) {
        const axis = isLast ? AXES[i]! : null;
        const play = !describe
          ? null
          : (): Play => ({
              kind: 'Force',
              needs: [pawnColour, colour],
              spell: ([payPawn, payPortal]) => [
                ...openingOf(cost === 4, other),
                { type: 'jump', payPawn: payPawn!, payPortal: payPortal!, to: at(boards.nodes[to]!) },
                ...turningOf(axis),
              ],
            });
        visit(isLast ? boards.turned(from.board, i) : from.board, from.own, others, paid, cost, play);
      }
    }
  }

  // ---- Changes of the board

  private changes(from: Position, visit: Visit, describe: boolean): void {
    const { boards, hands } = this;
    const { board, hand } = from;
    if (hands.has(hand, 'Rotate')) this.change(from, 'Rotate', boards.rotations(board), false, visit, describe);
    if (hands.has(hand, 'Slide')) this.change(from, 'Slide', boards.slides(board), false, visit, describe);
    if (hands.has(hand, 'Flip')) this.change(from, 'Flip', boards.flips(board), true, visit, describe);
    if (hands.has(hand, 'Swap')) this.change(from, 'Swap', boards.swaps(board), true, visit, describe);
    if (hands.mayLay(hand)) this.change(from, 'lay', boards.lays(board), false, visit, describe);
  }

  private change(
    from: Position,
    kind: 'Rotate' | 'Slide' | 'Flip' | 'Swap' | 'lay',
    all: readonly Change[],
    mustBeFree: boolean,
    visit: Visit,
    describe: boolean,
  ): void {
    const used = kind === 'lay' ? this.hands.lay(from.hand) : this.hands.use(from.hand, kind);
    const hand = this.hands.closeForce(used);
    for (const change of all) {
      if (mustBeFree && (this.hasPawn(change.card, from) || this.hasPawn(change.other, from))) continue;
      const play = !describe ? null : (): Play => ({ kind, needs: [], spell: () => changeMoves(kind, change) });
      visit(change.board, from.own, from.others, hand, 1, play);
    }
  }

  // ---- Charge and Inhibit

  private charges(from: Position, visit: Visit, describe: boolean): void {
    const { hands, boards } = this;
    const { board, own, others, hand } = from;
    const stay = (after: number, cost: number, kind: Play['kind'], move: Move): void => {
      const play = !describe ? null : (): Play => ({ kind, needs: [], spell: () => [move] });
      if (after !== NONE) visit(board, own, others, hands.closeForce(after), cost, play);
    };
    if (hands.isInhibited(hand)) {
      stay(hands.free(hands.use(hand, 'Free')), 1, 'Free', { type: 'free', target: 0 });
      stay(hands.spendCharge(hand), 0, 'spend', { type: 'spendCharge' });
    }
    if (!hands.has(hand, 'Exchange') || this.hasEnough(hand)) return;
    const beside = boards.ways(board, own);
    for (const [other, node] of this.pawns[others]!.entries()) {
      if (hands.chargeOf(hand, other) === 0 || !beside.some(({ to }) => to === node)) continue;
      const taken = hands.takeCharge(hands.use(hand, 'Exchange'), other);
      stay(taken, 1, 'Exchange', { type: 'take', from: other + 1, pay: null });
    }
  }
}

const openingOf = (isOpening: boolean, other: number): Move[] =>
  isOpening ? [{ type: 'force', target: other + 1 }] : [];

const turningOf = (axis: Axis | null): Move[] => (axis === null ? [] : [{ type: 'axis', axis }]);

function changeMoves(kind: 'Rotate' | 'Slide' | 'Flip' | 'Swap' | 'lay', { card, other, laid }: Change): Move[] {
  const { x, y, face, rot } = laid!;
  switch (kind) {
    case 'Rotate':
      return [{ type: 'rotate', card }];
    case 'Flip':
      return [{ type: 'flip', card }];
    case 'Slide':
      return [{ type: 'slide', card, x, y }];
    case 'Swap':
      return [
        { type: 'swapCard', card },
        { type: 'swapWith', card: other },
      ];
    case 'lay':
      return [
        { type: 'layCard', card },
        { type: 'layAt', x, y, face, rot },
      ];
  }
}
