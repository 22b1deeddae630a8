/** What the active player may do to the board: lay a card, rotate, flip, slide, swap. */

import { pop, push, type Seat, type Step } from '@roundhouse/kernel';
import { flipped, laidCard, moved, rotated, swapped, withCard } from './board.ts';
import { isConnected, layCells, slideCells, slides } from './cells.ts';
import { chargeColour, START_CARD } from './content/cards.ts';
import { type GreenKind, SIDES, type Side } from './content/face.ts';
import { holds, mayPlay, spendMini, turnDecks } from './minis.ts';
import { closeForce } from './plays.ts';
import { type AnswerOf, costs, hasPawn, isStartCard, type MoveOf, notOnBoard } from './reasons.ts';
import { pawnsOnCard } from './seats.ts';
import type { Event, State } from './state.ts';

// ---- Laying (BOARD-26, BOARD-34, BOARD-35)

export const layCard: AnswerOf<'layCard'> = {
  offers: ({ turn, players }, seat) =>
    turn.laid ? [] : players[seat]!.circuits.map(card => ({ type: 'layCard' as const, card })),
  exact: true,
  forbids: [
    {
      rule: 'BOARD-26',
      key: 'cardNotInHand',
      if: ({ players }, seat, { card }) => !players[seat]!.circuits.includes(card),
      values: (_state, _seat, { card }) => ({ card }),
    },
  ],
  otherwise: { rule: 'BOARD-26', key: 'alreadyLaid' },
  does: (state, _seat, { card }) => push(state, { name: 'laying', card }),
};

/** BOARD-R9: which sides of a card may lie up when it is laid. */
const sidesToLay = ({ options }: State, card: number): readonly Side[] =>
  chargeColour(card) === null || options.chargeFaceFree === 'on' ? SIDES : ['F'];

export const layAt: AnswerOf<'layAt', { name: 'laying'; card: number }> = {
  offers: (state, _seat, { card }) =>
    layCells(state.board).flatMap(({ x, y }) =>
      sidesToLay(state, card).flatMap(face =>
        ([0, 180] as const).map(rot => ({ type: 'layAt' as const, x, y, face, rot })),
      ),
    ),
  exact: true,
  forbids: [
    {
      rule: 'BOARD-34',
      key: 'noLayCell',
      if: ({ board }, _seat, move) => !layCells(board).some(({ x, y }) => x === move.x && y === move.y),
    },
  ],
  otherwise: { rule: 'BOARD-R9', key: 'chargeFaceDown' },
  does(state, seat, { x, y, face, rot }, step, { card }) {
    pop(state);
    const player = state.players[seat]!;
    const laid = { card, face, rot, x, y };
    player.circuits = player.circuits.filter(held => held !== card);
    state.board = withCard(state.board, laid);
    state.turn.laid = true;
    state.turn.eventful = true;
    closeForce(state);
    step.emit?.({ type: 'cardLaid', seat, laid });
  },
};

// ---- Actions on cards (BOARD-44, BOARD-51 to BOARD-57)

/** Discards the action and ends a Force; the board has changed. */
function acted(state: State, seat: Seat, kind: GreenKind, told: Event, step: Step<Event>): void {
  closeForce(state);
  step.emit?.(told);
  spendMini(state, seat, kind);
  turnDecks(state, step);
}

const canAct = (state: State, seat: Seat, kind: GreenKind): boolean => holds(state, seat, kind) && mayPlay(state, 1);

/** The cards that may be acted on, in the order in which they were laid. */
const actionCards = ({ board }: State): number[] => board.map(({ card }) => card).filter(card => card !== START_CARD);

const freeCards = (state: State): number[] => actionCards(state).filter(card => pawnsOnCard(state, card) === 0);

export const rotate: AnswerOf<'rotate'> = {
  offers: (state, seat) =>
    canAct(state, seat, 'Rotate') ? actionCards(state).map(card => ({ type: 'rotate' as const, card })) : [],
  exact: true,
  forbids: [...costs<MoveOf<'rotate'>>(() => ['Rotate']), isStartCard, notOnBoard],
  does(state, seat, { card }, step) {
    state.board = rotated(state.board, card);
    const { rot } = laidCard(state.board, card)!;
    acted(state, seat, 'Rotate', { type: 'rotated', seat, card, rot }, step);
  },
};

export const flip: AnswerOf<'flip'> = {
  offers: (state, seat) =>
    canAct(state, seat, 'Flip') ? freeCards(state).map(card => ({ type: 'flip' as const, card })) : [],
  exact: true,
  forbids: [...costs<MoveOf<'flip'>>(() => ['Flip']), isStartCard, notOnBoard, hasPawn('BOARD-53')],
  does(state, seat, { card }, step) {
    state.board = flipped(state.board, card);
    const { face } = laidCard(state.board, card)!;
    acted(state, seat, 'Flip', { type: 'flipped', seat, card, face }, step);
  },
};

const slidesTo = ({ board }: State, { card, x, y }: MoveOf<'slide'>): boolean =>
  slideCells(board, card).some(cell => cell.x === x && cell.y === y);

/** Whether the card would go to a cell that touches its own at a corner. */
function isDiagonal({ board }: State, { card, x, y }: MoveOf<'slide'>): boolean {
  const from = laidCard(board, card)!;
  return Math.abs(x - from.x) === 1 && Math.abs(y - from.y) === 1;
}

export const slide: AnswerOf<'slide'> = {
  offers(state, seat) {
    if (!canAct(state, seat, 'Slide')) return [];
    const moves: MoveOf<'slide'>[] = [];
    for (const [card, cells] of slides(state.board)) {
      for (const { x, y } of cells) moves.push({ type: 'slide', card, x, y });
    }
    return moves;
  },
  exact: true,
  forbids: [
    ...costs<MoveOf<'slide'>>(() => ['Slide']),
    isStartCard,
    notOnBoard,
    {
      rule: 'BOARD-57',
      key: 'splitsBoard',
      if: ({ board }, _seat, { card, x, y }) =>
        !board.some(laid => laid.x === x && laid.y === y) && !isConnected(moved(board, card, { x, y })),
    },
    { rule: 'BOARD-56', key: 'noSlide', if: (state, _seat, move) => isDiagonal(state, move) && !slidesTo(state, move) },
  ],
  otherwise: { rule: 'BOARD-55', key: 'noSlide' },
  does(state, seat, { card, x, y }, step) {
    const from = laidCard(state.board, card)!;
    state.board = moved(state.board, card, { x, y });
    const told: Event = { type: 'slid', seat, card, from: { x: from.x, y: from.y }, to: { x, y } };
    acted(state, seat, 'Slide', told, step);
  },
};

export const swapCard: AnswerOf<'swapCard'> = {
  offers(state, seat) {
    if (!canAct(state, seat, 'Swap')) return [];
    const cards = freeCards(state);
    return cards.length < 2 ? [] : cards.map(card => ({ type: 'swapCard' as const, card }));
  },
  exact: true,
  forbids: [...costs<MoveOf<'swapCard'>>(() => ['Swap']), isStartCard, notOnBoard, hasPawn('BOARD-52')],
  otherwise: { rule: 'BOARD-52', key: 'nothingToSwap' },
  does: (state, _seat, { card }) => push(state, { name: 'swapping', card }),
};

export const swapWith: AnswerOf<'swapWith', { name: 'swapping'; card: number }> = {
  offers: (state, _seat, first) =>
    freeCards(state)
      .filter(card => card !== first.card)
      .map(card => ({ type: 'swapWith' as const, card })),
  exact: true,
  forbids: [isStartCard, notOnBoard, hasPawn('BOARD-52')],
  otherwise: { rule: 'BOARD-R33', key: 'sameCard' },
  does(state, seat, { card }, step, first) {
    pop(state);
    state.board = swapped(state.board, first.card, card);
    acted(state, seat, 'Swap', { type: 'swapped', seat, cards: [first.card, card] }, step);
  },
};
