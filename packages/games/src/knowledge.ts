/** What bots know of each game beyond its rules: one line a game, written in that game's own `bot.ts`. */

import type { Seat } from '@roundhouse/kernel';
import { knowledge as circusCombat } from './circus-combat/bot.ts';
import { knowledge as elementCircle } from './element-circle/bot.ts';
import { knowledge as fite } from './fite/bot.ts';

/** Judgement of a game, from views alone: a bot can use it on real and on imagined positions alike. */
export interface Knowledge<View, Move extends { type: string }> {
  /** How good a settled position looks to this seat: 0 is lost, 1 is won. Need not be asked once the game is over. */
  evaluate(view: View, seat: Seat): number;
  /** Where `evaluate` can be believed: nothing is half done. Everywhere, where absent. */
  settled?(view: View): boolean;
  /** Those of the seat's legal moves worth looking at: at least one, in the same order. All, where absent. */
  candidates?(view: View, seat: Seat, moves: readonly Move[]): readonly Move[];
  /**
   * The move that a sensible player makes without much thought, for use in imagined games; null where any candidate
   * will do. Quick: it is asked thousands of times a decision.
   */
  habit?(view: View, seat: Seat, moves: readonly Move[]): Move | null;
}

/** Knowledge of a game whose types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: views and moves of unrelated games meet here, as in AnyGame.
export type AnyKnowledge = Knowledge<any, any>;

const KNOWLEDGE: { readonly [game: string]: AnyKnowledge } = {
  'circus-combat': circusCombat,
  'element-circle': elementCircle,
  fite,
};

/** What is known of a game; undefined where only its rules are. */
export const knowledgeOf = (id: string): AnyKnowledge | undefined =>
  Object.hasOwn(KNOWLEDGE, id) ? KNOWLEDGE[id] : undefined;
