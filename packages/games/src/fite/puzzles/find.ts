/** Positions of FITE after the roll in which one reaction alone makes sure of the bout. */

import { copyPlain } from '@roundhouse/kernel';
import { puzzlesCommand } from '../../find-the-move/command.ts';
import { type Found, onlyWin, positionsOf } from '../../find-the-move/finding.ts';
import { readFrozen } from '../../find-the-move/frozen.ts';
import { knowledge, standing } from '../bot.ts';
import { hitsOf } from '../fight.ts';
import { fite } from '../rules.ts';
import { SETTINGS, settingOf } from '../solution/setting.ts';
import type { Move, ReactMove, State } from '../state.ts';

const MOST_POSITIONS = 20_000;
const FEWEST_CHOICES = 6;

/** FITE-R43: once a turn is over, whoever has more dice wins, and nobody else is sure of anything. */
function isWonAfterTurn({ stack, fighters, options }: State): boolean | null {
  const name = stack.at(-1)?.name;
  if (name === undefined || name === 'reacting') return null;
  return settingOf(options) === SETTINGS.classic && fighters[0].dice > fighters[1].dice;
}

export function* find(seed: number): Generator<Found<State, Move>> {
  const play = { game: fite, knowledge, options: { powers: 'random' }, whims: 50 };
  for (const one of positionsOf(play, seed)) {
    const state = one as State;
    if (state.stack.at(-1)?.name !== 'reacting' || state.stack.at(-1)!.committed.some(answer => answer !== null))
      continue;
    const [me, foe] = state.fighters;
    if (me.dice > foe.dice + 1) continue;
    if (fite.legalMoves(state, 0).length < FEWEST_CHOICES) continue;
    const puzzle = prove(state);
    if (puzzle) yield puzzle;
  }
}

/** The position as a puzzle; null if it is none. */
export function prove(state: State): Found<State, Move> | null {
  const only = onlyWin<State, ReactMove>(fite, state, MOST_POSITIONS, isWonAfterTurn);
  if (!only) return null;
  const [me, foe] = state.fighters;
  const moves = fite.legalMoves(state, 0) as readonly ReactMove[];
  // What hits hardest at first sight is what most people would do.
  const dealt = (move: ReactMove): number => hitsOf(standing(me, move), foe, state.options);
  const isHidden = dealt(only.move) < Math.max(...moves.map(dealt));
  const { use, move, flip } = only.move;
  const parts = Number(use) + Number(move !== null) + Number(flip !== null);
  const isAnswered = state.stack.at(-1)!.asked[1];
  return {
    state: copyPlain(state),
    solution: [only.move],
    choices: moves.length,
    positions: only.positions,
    difficulty: Math.log2(moves.length) / 10 + (isHidden ? 0.3 : 0) + (isAnswered ? 0.2 : 0) + 0.15 * (parts - 1),
  };
}

/** `roundhouse fite puzzles`. */
export const command = puzzlesCommand({
  game: 'fite',
  find,
  prove: state => prove(state as State),
  shipped: async () => readFrozen((await import('./puzzles.ts')).PUZZLES),
});
