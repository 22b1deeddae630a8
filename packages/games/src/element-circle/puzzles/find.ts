/** Positions of Element Circle, late in a round with open hands, in which one move alone makes sure of the round. */

import { copyPlain } from '@roundhouse/kernel';
import { puzzlesCommand } from '../../find-the-move/command.ts';
import { type Found, onlyWin, positionsOf } from '../../find-the-move/finding.ts';
import { readFrozen } from '../../find-the-move/frozen.ts';
import { knowledge } from '../bot.ts';
import { elementCircle } from '../rules.ts';
import type { Move, State } from '../state.ts';

/** Positions looked at before something better is looked for; whoever wants a proof may look at more. */
const MOST_POSITIONS = 700;
const MOST_FOR_A_PROOF = 5000;
const FEWEST_CHOICES = 3;
/** Cards in both hands: with more there is too much to look at. */
const MOST_CARDS = 9;

/** One round with open hands: nothing is hidden but the order of the deck. */
const OPTIONS = { matchFormat: 'firstTo(1)', openHands: 'always' } as const;

export function* find(seed: number): Generator<Found<State, Move>> {
  const play = { game: elementCircle, knowledge, options: OPTIONS, whims: 60 };
  for (const one of positionsOf(play, seed)) {
    const state = one as State;
    const cards = state.players.reduce((sum, { hand }) => sum + hand.length, 0);
    if (cards > MOST_CARDS) continue;
    const moves = elementCircle.legalMoves(state, 0);
    if (moves.length < FEWEST_CHOICES) continue;
    const puzzle = prove(state, MOST_POSITIONS);
    if (puzzle) yield puzzle;
  }
}

/** The position as a puzzle; null if it is none. */
export function prove(state: State, mostPositions = MOST_FOR_A_PROOF): Found<State, Move> | null {
  const only = onlyWin<State, Move>(elementCircle, state, mostPositions);
  if (!only) return null;
  const choices = elementCircle.legalMoves(state, 0).length;
  return {
    state: copyPlain(state),
    solution: [only.move],
    choices,
    positions: only.positions,
    difficulty: Math.log2(choices) / 10 + Math.log2(only.positions) / 12,
  };
}

/** `roundhouse element-circle puzzles`. */
export const command = puzzlesCommand({
  game: 'element-circle',
  find,
  prove: state => prove(state as State),
  shipped: async () => readFrozen((await import('./puzzles.ts')).PUZZLES),
});
