/** What a person can do now: the legal moves, with those that take two of them put together as the one that is sent. */

import type { Seat } from '@roundhouse/kernel';
import { adjacentNodes, type Cell, portalsOn, waysOut } from '../board.ts';
import { layCells } from '../cells.ts';
import { chargeColour, START_CARD } from '../content/cards.ts';
import type { Axis, Mini, MoveColour, NodeRef, Port, Rotation, Side } from '../content/face.ts';
import { isMoveColour } from '../content/face.ts';
import { nodeAt, sameNode } from '../nodes.ts';
import type { Compound, Move, PlayerView, View } from '../state.ts';

export const KINDS = [
  'step',
  'gain',
  'deliver',
  'lay',
  'rotate',
  'swap',
  'flip',
  'slide',
  'force',
  'portal',
  'inhibit',
  'free',
  'take',
  'giveCharge',
  'spendCharge',
  'give',
  'ask',
  'discard',
  'axis',
] as const;
/** What is being done, as somebody would say it: a forced step and a forced jump are both a Force. */
export type Kind = (typeof KINDS)[number];

/** One thing that can be done, taken apart into what has to be chosen. */
export interface Play {
  readonly kind: Kind;
  readonly send: Move | Compound;
  /** Where the pawn goes: `nodeKey`, or the port by which it comes back to #1, as "exit R1". */
  readonly place?: string;
  readonly to?: NodeRef | null;
  readonly exit?: Port | null;
  /** The pawn that moves, or whom it is done to. */
  readonly target?: Seat;
  readonly card?: number;
  readonly other?: number;
  readonly cell?: string;
  readonly face?: Side;
  readonly rot?: Rotation;
  readonly pay?: MoveColour | null;
  readonly payPortal?: MoveColour;
  readonly axis?: Axis | null;
  readonly amount?: number;
  readonly mini?: Mini;
  /** A Force that is a jump. */
  readonly jumps?: boolean;
}

const cellKey = ({ x, y }: Cell): string => `${x},${y}`;

const placeKey = (to: NodeRef | null, exit: Port | null): string =>
  exit === null ? `${to!.card}${to!.face}.${to!.site}` : `exit ${exit}`;

/** All that can be done by choosing something; what is done at one press is not among them. */
export function playsOf(view: View, moves: readonly Move[]): Play[] {
  const swaps = moves.flatMap(move => (move.type === 'swapCard' ? [move.card] : []));
  return moves.flatMap(move => expand(view, move, swaps));
}

function expand(view: View, move: Move, swaps: readonly number[]): Play[] {
  switch (move.type) {
    case 'step':
      return [{ kind: 'step', send: move, place: placeKey(move.to, move.exit), ...move }];
    case 'portal':
      return [{ kind: 'portal', send: move, place: placeKey(move.to, null), ...move }];
    case 'gain':
      return [{ kind: 'gain', send: move, card: move.at, pay: move.pay, amount: move.amount }];
    case 'take':
      return [{ kind: 'take', send: move, target: move.from, pay: move.pay }];
    case 'ask':
      return [{ kind: 'ask', send: move, target: move.from, mini: move.mini }];
    case 'give':
    case 'giveCharge':
      return [{ ...move, kind: move.type, send: move, target: move.to, to: null }];
    case 'slide':
      return [{ kind: 'slide', send: move, card: move.card, cell: cellKey(move) }];
    case 'layCard':
      return laysOf(view, move.card);
    case 'layAt':
      return [{ kind: 'lay', send: move, ...move, card: view.asking!.card!, cell: cellKey(move) }];
    case 'swapCard':
      return swaps
        .filter(other => other > move.card)
        .map(other => ({ kind: 'swap', send: { type: 'swap', a: move.card, b: other }, card: move.card, other }));
    case 'swapWith':
      return [{ kind: 'swap', send: move, card: view.asking!.card!, other: move.card }];
    case 'force':
      return forcesOf(view, move.target);
    case 'forceStep': {
      const target = forcedPawn(view);
      return [{ ...move, kind: 'force', send: move, target, place: placeKey(move.to, move.exit), jumps: false }];
    }
    case 'jump': {
      const [target, place] = [forcedPawn(view), placeKey(move.to, null)];
      return [{ ...move, kind: 'force', send: move, target, place, pay: move.payPawn, jumps: true }];
    }
    case 'deliver':
    case 'rotate':
    case 'flip':
    case 'inhibit':
    case 'free':
    case 'spendCharge':
    case 'discard':
    case 'axis':
      return [{ ...move, kind: move.type, send: move }];
    default:
      return [];
  }
}

const forcedPawn = ({ asking, turn }: View): Seat => asking?.pawn ?? turn.force!.target;

const ROTATIONS = [0, 180] as const;

/** Charge-point cards are laid front up, unless the option lets them lie either way (BOARD-R9). */
function laysOf({ board, options }: View, card: number): Play[] {
  const isFrontOnly = chargeColour(card) !== null && options.chargeFaceFree === 'off';
  const faces: readonly Side[] = isFrontOnly ? ['F'] : ['F', 'B'];
  return layCells(board).flatMap(({ x, y }) =>
    faces.flatMap(face =>
      ROTATIONS.map(rot => ({
        kind: 'lay' as const,
        send: { type: 'lay' as const, card, x, y, face, rot },
        card,
        cell: cellKey({ x, y }),
        face,
        rot,
      })),
    ),
  );
}

/** Steps of the forced pawn, and its jumps: what a Force and what follows it at once can be (BOARD-58 to BOARD-61). */
function forcesOf(view: View, target: Seat): Play[] {
  const me = view.players[view.viewer!]!;
  const pawn = view.players[target]!;
  const minis = me.minis ?? [];
  const pays = coloursIn(minis).filter(colour => colour === 'K' || colour === pawn.colour);
  const steps = forcedWays(view, pawn).flatMap(({ to, exit }) =>
    pays.map(
      (pay): Play => ({
        kind: 'force',
        send: { type: 'force', target, pay, to, exit },
        target,
        place: placeKey(to, exit),
        to,
        exit,
        pay,
        jumps: false,
      }),
    ),
  );
  const left = view.options.restricted === 'on' ? 6 - view.turn.played : Number.POSITIVE_INFINITY;
  const mayJump = minis.includes('Portal') && me.inhibited === null && left >= 4;
  return [...(left >= 2 ? steps : []), ...(mayJump ? jumpsOf(view, target, pays) : [])];
}

function jumpsOf(view: View, target: Seat, pays: readonly MoveColour[]): Play[] {
  const minis = view.players[view.viewer!]!.minis!;
  const free = portalsOn(view.board).filter(({ ref }) => !isTaken(view, ref));
  return free.flatMap(({ ref: to, colour }) =>
    pays.flatMap(payPawn => {
      const rest = minis.toSpliced(minis.indexOf(payPawn), 1);
      const second = coloursIn(rest).filter(one => one === 'K' || one === colour);
      return second.map(
        (payPortal): Play => ({
          kind: 'force',
          send: { type: 'forcePortal', target, payPawn, payPortal, to },
          target,
          place: placeKey(to, null),
          to,
          pay: payPawn,
          payPortal,
          jumps: true,
        }),
      );
    }),
  );
}

/** Where a forced pawn may step. The last pawn on the front of #1 may also leave it by a port that leads back to it. */
function forcedWays(view: View, { pawn }: PlayerView): Way[] {
  if (!pawn) return [];
  const [from, free] = [nodeAt(pawn), (ref: NodeRef): boolean => !isTaken(view, ref)];
  if (!isLastOnStart(view, pawn)) {
    const near = adjacentNodes(view.board, view.options.gapRule, from).map(({ ref }) => ref);
    return near.filter(free).map(to => ({ to, exit: null }));
  }
  const ways: Way[] = from.beside.map(({ ref }) => ({ to: ref, exit: null }));
  for (const way of waysOut(view.board, view.options.gapRule, from)) {
    if ('exit' in way) ways.push({ to: null, exit: way.exit });
    else if (free(way.to.ref)) ways.push({ to: way.to.ref, exit: null });
  }
  return ways;
}

interface Way {
  readonly to: NodeRef | null;
  readonly exit: Port | null;
}

/** Whether #1 turns when this pawn leaves it. */
export const isLastOnStart = ({ players }: Pick<View, 'players'>, pawn: NodeRef): boolean =>
  pawn.card === START_CARD &&
  pawn.face === 'F' &&
  players.filter(other => other.pawn?.card === START_CARD && other.pawn.face === 'F').length === 1;

export const isTaken = ({ players }: Pick<View, 'players'>, node: NodeRef): boolean =>
  players.some(({ pawn }) => pawn !== null && sameNode(pawn, node));

/** The colours of movement cards among minis, each once. */
const coloursIn = (minis: readonly Mini[]): MoveColour[] => [...new Set(minis)].filter(isMoveColour);
