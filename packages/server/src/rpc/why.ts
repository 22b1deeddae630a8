/** Whether something could be sent, before it is. */

import { refusalInEnglish } from '@roundhouse/games/words.ts';
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
    if (error instanceof IllegalMove) return error.refusal;
    throw error;
  }
}

/** What `why` answers, with the reason also as an English sentence. */
export const answerWhy = (game: AnyGame, refusal: Refusal | null) =>
  refusal === null ? { legal: true } : { legal: false, ...refusal, text: refusalInEnglish(game.id, refusal) };
