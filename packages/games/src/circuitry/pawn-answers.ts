/** What the active player may do with a pawn: step, portal, Force. */

import { pop, push, type Seat } from '@roundhouse/kernel';
import { adjacentNodes } from './board.ts';
import type { Axis, Mini, MoveColour, NodeRef } from './content/face.ts';
import { countOf, heldColours, holds, mayPlay } from './minis.ts';
import { arrival, freePortals, isLastOnStart, matches, stepWays, type Way } from './moving.ts';
import { type Node, nodeAt, sameNode } from './nodes.ts';
import { forceStep as carryOutForceStep, costOf, declare, paysForPawn } from './plays.ts';
import {
  type AnswerOf,
  costs,
  isNode,
  isOccupied,
  lacks,
  type MoveOf,
  noNode,
  noSeat,
  notOpponent,
  type Reason,
  tooManyPlays,
} from './reasons.ts';
import { areOpponents, colourOf, isInhibited, pawnNode, pawnOn } from './seats.ts';
import type { Frame, State } from './state.ts';

const AXES = ['long', 'short'] as const;
const NO_AXIS = [null] as const;

// ---- Steps (BOARD-36 to BOARD-41, BOARD-63)

function stepMoves(state: State, seat: Seat): MoveOf<'step'>[] {
  if (!mayPlay(state, 1)) return [];
  const pays = heldColours(state, seat);
  if (pays.length === 0) return [];
  const moves: MoveOf<'step'>[] = [];
  const inhibited = isInhibited(state, seat);
  for (const { to, exit, leaves } of stepWays(state, seat)) {
    for (const axis of leaves ? AXES : NO_AXIS) {
      const node = to ?? arrival(state, exit!, axis!);
      for (const pay of pays) {
        if (!inhibited || matches(pay, node.colour)) moves.push({ type: 'step', pay, to: node.ref, exit, axis });
      }
    }
  }
  return moves;
}

/** The way that a step names; undefined if there is none. */
const wayOf = (ways: readonly Way[], to: NodeRef | null, exit: string | null): Way | undefined =>
  exit !== null
    ? ways.find(way => way.exit === exit)
    : ways.find(way => way.to !== null && to !== null && sameNode(way.to.ref, to));

const stepWayOf = (state: State, seat: Seat, { to, exit }: MoveOf<'step'>): Way | undefined =>
  wayOf(stepWays(state, seat), to, exit);

/** BOARD-43: an axis is named exactly if the pawn is the last to leave #1. */
const wrongAxis = <M extends { readonly axis: Axis | null }>(
  leaves: (state: State, seat: Seat, move: M) => boolean,
): readonly Reason<M>[] => [
  {
    rule: 'BOARD-43',
    key: 'axisMissing',
    if: (state, seat, move) => move.axis === null && leaves(state, seat, move),
  },
  {
    rule: 'BOARD-43',
    key: 'axisUnneeded',
    if: (state, seat, move) => move.axis !== null && !leaves(state, seat, move),
  },
];

/** BOARD-R13: a node joined to itself by wrap-around is no step away. */
const staysThere = <M extends { readonly to: NodeRef | null }>(
  pawn: (state: State, seat: Seat, frame: Frame) => Seat,
): Reason<M> => ({
  rule: 'BOARD-R13',
  key: 'staysThere',
  if: (state, seat, { to }, frame) => to !== null && pawnOn(state, to) === pawn(state, seat, frame),
});

/** Why a pawn cannot go to a node that lies up; all but the last say what is in its way. */
function notAdjacent<M extends { readonly to: NodeRef | null }>(
  rule: 'BOARD-36' | 'BOARD-58',
  pawn: (state: State, seat: Seat, frame: Frame) => Seat,
  hasWay: (state: State, seat: Seat, move: M, frame: Frame) => boolean,
): readonly Reason<M>[] {
  const isBlocked =
    (isInTheWay: (state: State, from: Node, to: Node) => boolean): Reason<M>['if'] =>
    (state, seat, move, frame) =>
      !hasWay(state, seat, move, frame) &&
      move.to !== null &&
      isNode(state, move.to) &&
      isInTheWay(state, pawnNode(state, pawn(state, seat, frame)), nodeAt(move.to));
  return [
    { rule: 'BOARD-40', key: 'acrossMaster', if: isBlocked((_state, from, to) => from.master && to.master) },
    { rule: 'BOARD-39', key: 'overPawn', if: isBlocked(isPawnBetween) },
    { rule, key: 'notAdjacent', if: (state, seat, move, frame) => !hasWay(state, seat, move, frame) },
  ];
}

/** Whether all nodes between these two are taken. */
function isPawnBetween(state: State, from: Node, to: Node): boolean {
  const { board, options } = state;
  const between = adjacentNodes(board, options.gapRule, from).filter(node =>
    adjacentNodes(board, options.gapRule, node).includes(to),
  );
  return between.length > 0 && between.every(({ ref }) => pawnOn(state, ref) !== null);
}

export const step: AnswerOf<'step'> = {
  offers: stepMoves,
  exact: true,
  forbids: [
    ...costs<MoveOf<'step'>>(({ pay }) => [pay]),
    // Coming back to #1, the pawn arrives on a face that does not lie up yet.
    ...noNode<MoveOf<'step'>>(({ to, exit }) => (exit === null ? to : null)),
    staysThere<MoveOf<'step'>>((_state, seat) => seat),
    isOccupied,
    ...notAdjacent<MoveOf<'step'>>(
      'BOARD-36',
      (_state, seat) => seat,
      (state, seat, move) => stepWayOf(state, seat, move) !== undefined,
    ),
    ...wrongAxis<MoveOf<'step'>>((state, seat, move) => stepWayOf(state, seat, move)!.leaves),
    {
      rule: 'BOARD-45',
      key: 'arrivesElsewhere',
      if: (state, _seat, { to, exit, axis }) => exit !== null && !sameNode(arrival(state, exit, axis!).ref, to),
    },
    {
      rule: 'BOARD-63',
      key: 'inhibitedStep',
      if: (state, seat, { pay, to }) => isInhibited(state, seat) && !matches(pay, nodeAt(to).colour),
      values: (_state, _seat, { to }) => ({ colour: nodeAt(to).colour }),
    },
  ],
  does: (state, seat, move, stepOf) => declare(state, seat, move, null, stepOf),
};

// ---- Portals (BOARD-60, BOARD-64, BOARD-R50)

const inhibitedPortal: Reason<unknown> = {
  rule: 'BOARD-64',
  key: 'inhibitedPortal',
  if: (state, seat) => isInhibited(state, seat),
};

const noPortal: Reason<{ readonly to: NodeRef }> = {
  rule: 'BOARD-R50',
  key: 'noPortal',
  if: (state, _seat, { to }) => !isNode(state, to) || !nodeAt(to).portal,
};

const takenPortal: Reason<{ readonly to: NodeRef }> = { ...isOccupied, rule: 'BOARD-R50' };

const wrongPortalColour = <M extends { readonly to: NodeRef }>(pay: (move: M) => MoveColour): Reason<M> => ({
  rule: 'BOARD-60',
  key: 'portalColour',
  if: (_state, _seat, move) => !matches(pay(move), nodeAt(move.to).colour),
  values: (_state, _seat, move) => ({ colour: nodeAt(move.to).colour }),
});

export const portal: AnswerOf<'portal'> = {
  offers(state, seat) {
    if (!holds(state, seat, 'Portal') || isInhibited(state, seat) || !mayPlay(state, 2)) return [];
    const axes = isLastOnStart(state, seat) ? AXES : NO_AXIS;
    return freePortals(state).flatMap(({ ref: to, colour }) =>
      ([colour, 'K'] as const)
        .filter(pay => holds(state, seat, pay))
        .flatMap(pay => axes.map(axis => ({ type: 'portal' as const, pay, to, axis }))),
    );
  },
  exact: true,
  forbids: [
    ...costs<MoveOf<'portal'>>(move => costOf(move, false)),
    inhibitedPortal,
    noPortal,
    takenPortal,
    wrongPortalColour<MoveOf<'portal'>>(({ pay }) => pay),
    ...wrongAxis<MoveOf<'portal'>>((state, seat) => isLastOnStart(state, seat)),
  ],
  does: (state, seat, move, stepOf) => declare(state, seat, move, null, stepOf),
};

// ---- Force (BOARD-58 to BOARD-61, BOARD-R45 to BOARD-R49)

/** The Force that a step or jump belongs to: one that is being opened, or one that goes on; null if there is none. */
interface Forcing {
  readonly target: Seat;
  readonly isOpening: boolean;
  readonly jumped: boolean;
}

const forcingIn = ({ turn }: State, frame: Frame): Forcing | null =>
  frame.name === 'forcing'
    ? { target: frame.target, isOpening: true, jumped: false }
    : turn.force && { ...turn.force, isOpening: false };

/** What a Force adds to the cost of its first step or jump. */
const forceCard = (state: State, frame: Frame): Mini[] => (forcingIn(state, frame)?.isOpening ? ['Force'] : []);

function forceStepMoves(state: State, seat: Seat, forcing: Forcing | null): MoveOf<'forceStep'>[] {
  if (!forcing || !mayPlay(state, forcing.isOpening ? 2 : 1)) return [];
  const pays = paysForPawn(state, forcing.target).filter(pay => holds(state, seat, pay));
  if (pays.length === 0) return [];
  return stepWays(state, forcing.target).flatMap(({ to, exit }) =>
    pays.map(pay => ({ type: 'forceStep' as const, pay, to: to?.ref ?? null, exit })),
  );
}

function jumpMoves(state: State, seat: Seat, forcing: Forcing | null): MoveOf<'jump'>[] {
  if (!forcing || forcing.jumped || !holds(state, seat, 'Portal') || isInhibited(state, seat)) return [];
  if (!mayPlay(state, forcing.isOpening ? 4 : 3)) return [];
  const { minis } = state.players[seat]!;
  const moves: MoveOf<'jump'>[] = [];
  const pawnPays = paysForPawn(state, forcing.target).filter(pay => minis.includes(pay));
  if (pawnPays.length === 0) return moves;
  for (const { ref: to, colour } of freePortals(state)) {
    for (const payPawn of pawnPays) {
      for (const payPortal of [colour, 'K'] as const) {
        if (countOf(minis, payPortal) > (payPawn === payPortal ? 1 : 0)) {
          moves.push({ type: 'jump', payPawn, payPortal, to });
        }
      }
    }
  }
  return moves;
}

const noForce: Reason<unknown> = {
  rule: 'BOARD-R45',
  key: 'noForce',
  if: (state, _seat, _move, frame) => forcingIn(state, frame) === null,
};

const wrongPawnColour = <M>(pay: (move: M) => MoveColour): Reason<M> => ({
  rule: 'BOARD-59',
  key: 'forceColour',
  if: (state, _seat, move, frame) => !paysForPawn(state, forcingIn(state, frame)!.target).includes(pay(move)),
  values: (state, _seat, _move, frame) => ({ colour: colourOf(state, forcingIn(state, frame)!.target) }),
});

/** Begins a Force on somebody's pawn. */
export const force: AnswerOf<'force'> = {
  offers(state, seat) {
    if (!holds(state, seat, 'Force')) return [];
    const targets = [...state.players.keys()].filter(target => areOpponents(state, seat, target));
    return targets.filter(target => canForce(state, seat, target)).map(target => ({ type: 'force' as const, target }));
  },
  exact: true,
  forbids: [
    lacks<MoveOf<'force'>>(() => ['Force']),
    // It is no play without a movement card.
    tooManyPlays<MoveOf<'force'>>(() => 2),
    noSeat<MoveOf<'force'>>(({ target }) => target),
    notOpponent<MoveOf<'force'>>('BOARD-R47', ({ target }) => target),
    {
      rule: 'BOARD-59',
      key: 'forceColour',
      if: (state, seat, { target }) => !paysForPawn(state, target).some(pay => holds(state, seat, pay)),
      values: (state, _seat, { target }) => ({ colour: colourOf(state, target) }),
    },
    {
      rule: 'BOARD-R46',
      key: 'cannotForce',
      if: (state, seat, { target }) => !canForce(state, seat, target),
      values: (_state, _seat, { target }) => ({ seat: target }),
    },
  ],
  does: (state, _seat, { target }) => push(state, { name: 'forcing', target }),
};

function canForce(state: State, seat: Seat, target: Seat): boolean {
  const forcing = { target, isOpening: true, jumped: false };
  return forceStepMoves(state, seat, forcing).length > 0 || jumpMoves(state, seat, forcing).length > 0;
}

export const forceStep: AnswerOf<'forceStep'> = {
  offers: (state, seat, frame) => forceStepMoves(state, seat, forcingIn(state, frame)),
  exact: true,
  forbids: [
    noForce,
    ...costs<MoveOf<'forceStep'>>(({ pay }, state, frame) => [...forceCard(state, frame), pay]),
    wrongPawnColour<MoveOf<'forceStep'>>(({ pay }) => pay),
    ...noNode<MoveOf<'forceStep'>>(({ to }) => to),
    staysThere<MoveOf<'forceStep'>>((state, _seat, frame) => forcingIn(state, frame)!.target),
    {
      rule: isOccupied.rule,
      key: isOccupied.key,
      if: (state, _seat, { to }) => to !== null && pawnOn(state, to) !== null,
      values: (state, _seat, { to }) => ({ seat: pawnOn(state, to!) }),
    },
    ...notAdjacent<MoveOf<'forceStep'>>(
      'BOARD-58',
      (state, _seat, frame) => forcingIn(state, frame)!.target,
      (state, _seat, { to, exit }, frame) => {
        const way = wayOf(stepWays(state, forcingIn(state, frame)!.target), to, exit);
        return way !== undefined && (way.to === null) === (to === null);
      },
    ),
  ],
  does(state, seat, move, stepOf, frame) {
    const { target, isOpening } = forcingIn(state, frame)!;
    if (isOpening) pop(state);
    carryOutForceStep(state, seat, move, target, isOpening, stepOf);
  },
};

export const jump: AnswerOf<'jump'> = {
  offers: (state, seat, frame) => jumpMoves(state, seat, forcingIn(state, frame)),
  exact: true,
  forbids: [
    noForce,
    { rule: 'BOARD-R49', key: 'hasJumped', if: (state, _seat, _move, frame) => forcingIn(state, frame)!.jumped },
    ...costs<MoveOf<'jump'>>((move, state, frame) => costOf(move, forcingIn(state, frame)?.isOpening ?? false)),
    inhibitedPortal,
    wrongPawnColour<MoveOf<'jump'>>(({ payPawn }) => payPawn),
    noPortal,
    takenPortal,
    wrongPortalColour<MoveOf<'jump'>>(({ payPortal }) => payPortal),
  ],
  does(state, seat, move, stepOf, frame) {
    const { target, isOpening } = forcingIn(state, frame)!;
    if (isOpening) pop(state);
    declare(state, seat, move, isOpening ? target : null, stepOf);
  },
};
