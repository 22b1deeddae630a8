/**
 * A play that somebody might stop, at a match on this device: what follows is shown after the same time, whether or not
 * anybody was asked. Where several share the device all are asked openly whether anybody stops it, so that handing it
 * over tells nothing.
 */

import {
  type AnyGame,
  askedSecretly,
  defaultMove,
  type Entry,
  heardBy,
  isPausedAfter,
  type Match,
  type Seat,
  samePlain,
} from '@roundhouse/kernel';
import type { GameEvent, Move } from '../source.ts';

/** Bots answer within it. */
export const PAUSE_MS = 900;

export interface Hold {
  /** Entries in the log before the play, and the state they had led to. */
  readonly from: number;
  readonly state: unknown;
  readonly by: Seat;
  /** How much the one who has the device had heard before. */
  readonly heard: number;
  isOver: boolean;
  /** Nobody at this device stops it, or somebody has. */
  isSettled: boolean;
}

/** Whether what was just played begins a hold. */
export const beginsHold = (game: AnyGame, entries: readonly Entry[]): boolean =>
  entries.some(entry => isPausedAfter(game, entry));

/** Whether everything may be shown. */
export const isReleased = (game: AnyGame, { state }: Match, { isOver, isSettled }: Hold): boolean =>
  isOver && isSettled && askedSecretly(game, state).length === 0;

/** Whether a seat's answer lets the play pass, as one who was not there would have. */
export const isLetPass = (game: AnyGame, { state }: Match, seat: Seat, move: Move): boolean =>
  askedSecretly(game, state).includes(seat) && samePlain(move, defaultMove(game, state, seat));

/** The match as it was before the play, for who is not asked. */
export const before = (match: Match, { from, state }: Hold): Match => ({
  ...match,
  state,
  log: match.log.slice(0, from),
});

/** What everybody may know so far: nothing after what is paused after. */
export function toldSoFar(game: AnyGame, match: Match, { from }: Hold): GameEvent[] {
  const old = match.log.slice(0, from).flatMap(entry => heardBy(entry, null)) as GameEvent[];
  const told = match.log.slice(from, from + 1).flatMap(entry => heardBy(entry, null)) as GameEvent[];
  const pause = told.findIndex(({ type }) => game.pausesAfter?.includes(type));
  return [...old, ...told.slice(0, pause + 1)];
}
