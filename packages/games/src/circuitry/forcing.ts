/** Force: how far another pawn can be driven with the cards in hand, and what that is worth. */

import type { Seat } from '@roundhouse/kernel';
import { adjacentNodes, arrivalAfterTurn, portalsOn, turnStartCard } from './board.ts';
import { START_CARD } from './content/cards.ts';
import type { Mini, MoveColour } from './content/face.ts';
import type { Race } from './evaluation.ts';
import { type Node, nodeAt } from './nodes.ts';
import type { Move } from './state.ts';
import { holding, judge, type Thinking, without } from './thinking.ts';

/** So many steps are thought of at once. */
const MOST_STEPS = 3;

/** The best that a Force on this pawn can do, with these minis left to pay for it. */
export function bestForce(thinking: Thinking, target: Seat, minis: readonly Mini[]): number {
  const pawn = thinking.race.pawns[target];
  if (!pawn) return 0;
  return Math.max(
    bestSteps(thinking, thinking.race, target, minis, MOST_STEPS),
    ...jumps(thinking, target, minis).map(({ race }) => judge(thinking, race, seatsFor(thinking, target), true)),
  );
}

const seatsFor = ({ seat }: Thinking, target: Seat): Seat[] => [seat, target];

/** The card that is missed least among those that pay for a pawn; null if none is held. */
function payFor({ view }: Thinking, target: Seat, minis: readonly Mini[]): MoveColour | null {
  const colour = view.players[target]!.colour!;
  if (minis.includes(colour)) return colour;
  return minis.includes('K') ? 'K' : null;
}

function bestSteps(thinking: Thinking, race: Race, target: Seat, minis: readonly Mini[], most: number): number {
  const pay = payFor(thinking, target, minis);
  if (most === 0 || pay === null) return 0;
  const left = without(minis, pay);
  let best = 0;
  for (const to of adjacentNodes(race.board, thinking.view.options.gapRule, race.pawns[target]!)) {
    if (race.pawns.includes(to)) continue;
    const after = driven(thinking, race, target, to, left);
    const worth = Math.max(
      judge(thinking, after, seatsFor(thinking, target), true),
      bestSteps(thinking, after, target, left, most - 1),
    );
    if (worth > best) best = worth;
  }
  return best;
}

/** A pawn on another node; if it was the last on #1, that turns as seems best to nobody in particular. */
function driven(thinking: Thinking, race: Race, target: Seat, to: Node, minis: readonly Mini[]): Race {
  const isLast =
    race.pawns.filter(pawn => pawn?.ref.card === START_CARD).length === 1 &&
    race.pawns[target]!.ref.card === START_CARD &&
    race.pawns[target]!.ref.face === 'F' &&
    to.ref.card !== START_CARD;
  const pawns = race.pawns.map((pawn, seat) => (seat === target ? to : pawn));
  const board = isLast ? turnStartCard(race.board, 'long') : race.board;
  return { ...holding(thinking, race, minis), pawns, board };
}

/** Every jump of the pawn to a free portal that can be paid for. */
function jumps(thinking: Thinking, target: Seat, minis: readonly Mini[]): { race: Race }[] {
  if (!minis.includes('Portal') || thinking.race.inhibited[thinking.seat] !== null) return [];
  const payPawn = payFor(thinking, target, minis);
  if (payPawn === null) return [];
  const left = without(minis, 'Portal', payPawn);
  return portalsOn(thinking.race.board).flatMap(to => {
    if (thinking.race.pawns.includes(to)) return [];
    const payPortal = left.includes(to.colour) ? to.colour : left.includes('K') ? 'K' : null;
    if (payPortal === null) return [];
    return [{ race: driven(thinking, thinking.race, target, to, without(left, payPortal)) }];
  });
}

/** A step or jump of a Force that has begun, and what may follow. */
export function forcedTo(thinking: Thinking, move: Extract<Move, { type: 'forceStep' | 'jump' }>): number {
  const { view, race } = thinking;
  const isOpening = view.asking?.name === 'forcing';
  const target = isOpening ? view.asking!.pawn! : view.turn.force!.target;
  const spent: Mini[] = move.type === 'jump' ? ['Portal', move.payPawn, move.payPortal] : [move.pay];
  const left = without(thinking.minis, ...(isOpening ? ['Force' as const] : []), ...spent);
  const to =
    move.type === 'forceStep' && move.exit !== null
      ? arrivalAfterTurn(turnStartCard(race.board, 'long'), move.exit)
      : nodeAt(move.to!);
  const after = driven(thinking, race, target, to, left);
  const worth = judge(thinking, after, seatsFor(thinking, target), true);
  if (move.type === 'jump' || move.to === null) return worth;
  return Math.max(worth, bestSteps(thinking, after, target, left, MOST_STEPS - 1));
}
