/**
 * A second proof of par, independent of the solver: depth first through the moves that the rules themselves list. Slow,
 * so it is for small puzzles. Only movement cards whose colour cannot matter are taken for one another.
 */

import { type Chance, copyPlain, type Step } from '@roundhouse/kernel';
import { COLOURS, isMoveColour, type Mini, SIDES } from '../content/face.ts';
import { faceOf } from '../nodes.ts';
import { cardsPlayed } from '../position.ts';
import { circuitry } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';
import { positionOf, type Task } from './puzzle.ts';

const NO_CHANCE: Chance = {
  int: () => fail(),
  dice: () => fail(),
  draw: () => fail(),
};
function fail(): never {
  throw new Error('a puzzle leaves nothing to chance');
}
const STEP: Step<Event> = { chance: NO_CHANCE, seal() {} };

/** Colours that no step, gain, portal or Force can ask for: neither own, nor a portal's, nor an opponent's. */
function plainColours({ board, circuits, pawns, inhibited }: Task): ReadonlySet<Mini> {
  const cards = [...board.map(({ card }) => card), ...circuits];
  const portals = cards.flatMap(card => SIDES.flatMap(side => faceOf(card, side).portal?.colour ?? []));
  return new Set(
    COLOURS.filter(colour => !inhibited && !portals.includes(colour) && !pawns.some(pawn => pawn.colour === colour)),
  );
}

/** Whether at most so many cards win; throws after looking at `states` positions. */
export function canBeSolvedWithin(task: Task, most: number, states: number): boolean {
  const plain = plainColours(task);
  const seen = new Map<string, number>();
  const search = (state: State): boolean => {
    if (state.result !== null) return state.result.winners.length > 0;
    const played = cardsPlayed(state);
    // Another card is always needed, at least for the delivery.
    if (played >= most) return false;
    const key = keyOf(state, plain);
    if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= played) return false;
    seen.set(key, played);
    if (seen.size > states) throw new Error(`more than ${states} positions`);
    return movesOf(state, plain).some(move => {
      const next = copyState(state);
      circuitry.apply(next, 0, move, STEP);
      return cardsPlayed(next) <= most && search(next);
    });
  };
  return search(positionOf(task));
}

/** Boards are never changed in place, and what is derived from them is kept by their identity. */
function copyState(state: State): State {
  const { board, ...rest } = state;
  return { ...copyPlain(rest), board };
}

/** The listed moves, one for each way to pay that makes a difference. */
function movesOf(state: State, plain: ReadonlySet<Mini>): Move[] {
  const payers = new Set<string>();
  return circuitry.legalMoves(state, 0).filter(move => {
    if (move.type === 'endTurn') return false;
    if (move.type !== 'step' || !plain.has(move.pay)) return true;
    const { card, face, site } = move.to;
    const key = `${card}${face}${site} ${move.exit} ${move.axis}`;
    if (payers.has(key)) return false;
    payers.add(key);
    return true;
  });
}

function keyOf({ board, players, turn, stack }: State, plain: ReadonlySet<Mini>): string {
  const laid = board.map(({ card, face, rot, x, y }) => `${card}${face}${rot}@${x},${y}`).sort();
  const pawns = players.map(({ pawn, carried, inhibited }) => [pawn, carried, inhibited]);
  const minis = players[0]!.minis.map(mini => (isMoveColour(mini) && plain.has(mini) ? '*' : mini)).sort();
  return JSON.stringify([laid, pawns, minis, players[0]!.circuits, turn.laid, turn.force, stack]);
}
