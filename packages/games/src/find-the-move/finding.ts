/** Finds positions in bot games where exactly one move keeps the win, and proves that it is so. */

import { type AnyGame, type Chance, copyPlain, fastChance, optionsFor, silentStep } from '@roundhouse/kernel';
import type { AnyKnowledge } from '../knowledge.ts';
import { SureWin, TooMany } from './sure-win.ts';

/** Who has to find the move. */
export const SOLVER = 0;

/** A position and the one move that forces the win. */
export interface Found<State, Move> {
  readonly state: State;
  /** The moves to find, in an order in which they can be made: one, or one for each thing that is arranged. */
  readonly solution: readonly Move[];
  /** How many moves there were to choose from. */
  readonly choices: number;
  /** Positions looked at to prove it. */
  readonly positions: number;
  /** 0 to 1: how hard it looks, before it is set beside the others. */
  readonly difficulty: number;
}

export interface Play {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  readonly options: object;
  /** How often a player does something other than out of habit, of 100. */
  readonly whims: number;
}

const MOST_MOVES = 2000;

/** Every position of a game in which the solver has a choice; two players, by habit and by whim. */
export function* positionsOf({ game, knowledge, options, whims }: Play, seed: number): Generator<unknown> {
  const chance = fastChance(seed);
  const step = silentStep(chance);
  const state: unknown = game.setup(optionsFor(game, 2, options), 2, step);
  for (let made = 0; made < MOST_MOVES; made++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return;
    const moves = game.legalMoves(state, seat);
    if (seat === SOLVER && moves.length > 1) yield state;
    game.apply(state, seat, copyPlain(chosen({ game, knowledge, whims }, state, seat, moves, chance)), step);
  }
}

function chosen(
  { game, knowledge, whims }: Pick<Play, 'game' | 'knowledge' | 'whims'>,
  state: unknown,
  seat: number,
  moves: readonly { readonly type: string }[],
  chance: Chance,
): { readonly type: string } {
  if (moves.length === 1) return moves[0]!;
  const view: unknown = game.view(state, seat);
  const isWhim = chance.int(100) < whims;
  const habit = isWhim ? null : (knowledge.rolloutMove?.(view, seat, moves) ?? null);
  if (habit) return habit;
  const worth: readonly { readonly type: string }[] = knowledge.candidates?.(view, seat, moves) ?? moves;
  return worth[chance.int(worth.length)]!;
}

export interface Only<Move> {
  readonly move: Move;
  readonly positions: number;
}

/** The one move that forces the win; null where there is none, several, or too much to look at. */
export function onlyWin<State, Move extends { readonly type: string }>(
  game: AnyGame,
  state: State,
  mostPositions: number,
  known?: (state: State) => boolean | null,
): Only<Move> | null {
  const search = new SureWin({
    game,
    seat: SOLVER,
    mostPositions,
    ...(known && { known: one => known(one as State) }),
  });
  let only: Move | null = null;
  try {
    for (const move of game.legalMoves(state, SOLVER) as readonly Move[]) {
      if (!search.after(state, SOLVER, move)) continue;
      if (only) return null;
      only = move;
    }
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
  return only && { move: only, positions: search.positions };
}
