/** What a bot is asked and what it answers: plain data, so that it can think in any thread or on any machine. */

import type { Seat } from '@roundhouse/kernel';

/** Two plain bots, the same in all games; then the characters that each game has, from the weakest to the strongest. */
export const LEVELS = ['random', 'greedy', 'easy', 'medium', 'hard', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

export interface Move {
  readonly type: string;
}

/** All that a bot gets: what its seat sees and may do. Never the state, never the match's dice. */
export interface BotRequest {
  /** The game's id. */
  readonly game: string;
  /** `game.view(state, seat)`. */
  readonly view: unknown;
  readonly seat: Seat;
  /** `game.legalMoves(state, seat)`: the answer is one of these. */
  readonly moves: readonly Move[];
  readonly level: Level;
  /** Time to think. Every level stops by itself too, so `Infinity` is allowed, and then equal requests get equal answers. */
  readonly budgetMs: number;
  /** Any whole number; feeds the bot's own dice. */
  readonly seed: number;
  /** How many games are imagined before the worse half of the moves is given up; fewer make a quicker, rougher bot. */
  readonly games?: number;
  /** How many games a search imagines at most. */
  readonly iterations?: number;
}

/** A move and how it looks a little ahead: 0 is lost, 1 is won; null where there was nothing to compare it with. */
export interface Weighed {
  readonly move: Move;
  readonly worth: number | null;
}

/** A request on its way to a worker. */
export interface Question {
  readonly id: number;
  readonly request: BotRequest;
  /** How the worthwhile moves look, or all that were sent, instead of one move. */
  readonly asks?: 'worth' | 'compare';
}

/** Said to a worker about an earlier question: what it has found by now will do. */
export interface Stop {
  readonly id: number;
  readonly stop: true;
}

/** What comes back. */
export type Answer =
  | { readonly id: number; readonly move: Move }
  | { readonly id: number; readonly weighed: readonly Weighed[] }
  | { readonly id: number; readonly failure: string };
