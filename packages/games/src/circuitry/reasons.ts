/** Reasons against an answer that several answers share, each with its paragraph and the key of its sentence. */

import type { Answer, Forbids, Seat } from '@roundhouse/kernel';
import { laidCard } from './board.ts';
import { faceOfCard, START_CARD } from './content/cards.ts';
import type { Mini, NodeRef } from './content/face.ts';
import { countOf, mayPlay } from './minis.ts';
import { findNode } from './nodes.ts';
import { areOpponents, areTeammates, isSeat, pawnOn, pawnsOnCard } from './seats.ts';
import type { Event, Frame, Move, State } from './state.ts';

export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
/** An answer of this kind, whatever question it stands in. */
export type AnswerOf<T extends Move['type'], F extends Frame = Frame> = Answer<State, F, MoveOf<T>, Event>;
export type Reason<M, F extends Frame = Frame> = Forbids<State, M, F>;

/** BOARD-24: the seat must hold what the play costs. */
export const lacks = <M, F extends Frame = Frame>(
  cost: (move: M, state: State, frame: F) => readonly Mini[],
): Reason<M, F> => {
  const missing = (state: State, seat: Seat, move: M, frame: F): Mini | undefined => {
    const minis = cost(move, state, frame);
    const held = state.players[seat]!.minis;
    return minis.find(mini => countOf(held, mini) < countOf(minis, mini));
  };
  return {
    rule: 'BOARD-24',
    key: 'notInHand',
    if: (state, seat, move, frame) => missing(state, seat, move, frame) !== undefined,
    values: (state, seat, move, frame) => ({ mini: missing(state, seat, move, frame)! }),
  };
};

/** BOARD-83, BOARD-R68: at most six minis a turn, out of turn apart. */
export const tooManyPlays = <M, F extends Frame = Frame>(
  count: (move: M, state: State, frame: F) => number,
): Reason<M, F> => ({
  rule: 'BOARD-83',
  key: 'sixPlayed',
  if: (state, seat, move, frame) => seat === state.active && !mayPlay(state, count(move, state, frame)),
});

/** Both reasons against a play that costs these minis. */
export const costs = <M, F extends Frame = Frame>(
  cost: (move: M, state: State, frame: F) => readonly Mini[],
): readonly Reason<M, F>[] => [lacks(cost), tooManyPlays((move, state, frame) => cost(move, state, frame).length)];

// ---- Cards

type WithCard = { readonly card: number };

/** BOARD-44. */
export const isStartCard: Reason<WithCard> = {
  rule: 'BOARD-44',
  key: 'startCard',
  if: (_state, _seat, { card }) => card === START_CARD,
};

export const notOnBoard: Reason<WithCard> = {
  rule: 'BOARD-2',
  key: 'notOnBoard',
  if: (state, _seat, { card }) => laidCard(state.board, card) === null,
  values: (_state, _seat, { card }) => ({ card }),
};

/** BOARD-52, BOARD-53. */
export const hasPawn = (rule: 'BOARD-52' | 'BOARD-53'): Reason<WithCard> => ({
  rule,
  key: 'pawnOnCard',
  if: (state, _seat, { card }) => pawnsOnCard(state, card) > 0,
  values: (_state, _seat, { card }) => ({ card }),
});

// ---- Nodes

type WithNode = { readonly to: NodeRef };

/** Whether there is such a node, face up. */
export const isNode = (state: State, to: Readonly<NodeRef>): boolean =>
  laidCard(state.board, to.card)?.face === to.face && findNode(to) !== undefined;

/** Why nobody can stand there; nothing where a move names no place that must lie up already. */
export function noNode<M>(place: (move: M) => NodeRef | null): readonly Reason<M>[] {
  const isSpecial =
    (kind: 'charge' | 'master'): Reason<M>['if'] =>
    ({ board }, _seat, move) => {
      const to = place(move);
      if (to === null || laidCard(board, to.card)?.face !== to.face) return false;
      const { charge, master } = faceOfCard(to.card, to.face);
      return to.site === (kind === 'charge' ? charge?.at : master);
    };
  return [
    { rule: 'BOARD-47', key: 'noStanding', if: isSpecial('charge') },
    { rule: 'BOARD-R11', key: 'noStanding', if: isSpecial('master') },
    {
      rule: 'BOARD-8',
      key: 'noSuchNode',
      if(state, _seat, move) {
        const to = place(move);
        return to !== null && !isNode(state, to);
      },
    },
  ];
}

/** BOARD-9, BOARD-39. */
export const isOccupied: Reason<WithNode> = {
  rule: 'BOARD-39',
  key: 'occupied',
  if: (state, _seat, { to }) => pawnOn(state, to) !== null,
  values: (state, _seat, { to }) => ({ seat: pawnOn(state, to) }),
};

// ---- Seats

type Names<M> = (move: M) => Seat;

export const noSeat = <M>(named: Names<M>): Reason<M> => ({
  rule: 'BOARD-22',
  key: 'noSuchSeat',
  if: (state, _seat, move) => !isSeat(state, named(move)),
});

export const notOpponent = <M>(rule: string, named: Names<M>): Reason<M> => ({
  rule,
  key: 'notOpponent',
  if: (state, seat, move) => !areOpponents(state, seat, named(move)),
});

export const notTeammate = <M>(rule: string, named: Names<M>): Reason<M> => ({
  rule,
  key: 'notTeammate',
  if: (state, seat, move) => !areTeammates(state, seat, named(move)),
});
