/** Whether something could be sent, before it is. */

import {
  type AnyGame,
  fastChance,
  IllegalMove,
  type Match,
  play,
  type Refusal,
  type Seat,
  whyNot,
} from '@roundhouse/kernel';

/** As `play` would find: a compound is tried on a copy, with dice that are nobody's. Null if it is legal. */
export function whyNotSent(game: AnyGame, match: Match, seat: Seat, move: unknown): Refusal | null {
  const refusal = whyNot(game, match, seat, move);
  if (refusal === null || !game.unfold || game.payoffs(match.state) !== null) return refusal;
  try {
    play(game, { ...match, log: [...match.log] }, seat, move, 0, () => fastChance(1));
    return null;
  } catch (error) {
    if (error instanceof IllegalMove) return { rule: error.rule, text: error.message };
    throw error;
  }
}
