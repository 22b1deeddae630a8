/** What could have been done instead, at a moment of a match that is looked at. */

import { type AnyGame, type Seat, samePlain } from '@roundhouse/kernel';
import type { Move } from '../source.ts';

export interface Better {
  /** The moment at which it could have been done. */
  readonly step: number;
  readonly seat: Seat;
  readonly move: Move;
}

/** Which of a seat's legal moves this is, counted from 1; 0 where it is none of them. */
export const numberOfMove = (game: AnyGame, state: unknown, seat: Seat, move: unknown): number =>
  game.legalMoves(state, seat).findIndex((one: unknown) => samePlain(one, move)) + 1;
