/** When the game ends (CIRCUS-24, CIRCUS-25, R36 to R40). */

import { other } from './contest.ts';
import type { Side, State } from './state.ts';

/** CIRCUS-24. */
export const TRICKS_FOR_THE_END = 9;
/** CIRCUS-R40. */
export const MOST_BARREN = 4;

/** CIRCUS-25, R37: the last turn and whose it is, once the end is triggered. */
export function lastTurn({
  trigger,
  turn,
  active,
  options,
}: Pick<State, 'trigger' | 'turn' | 'active' | 'options'>): { turn: number; seat: Side } | null {
  if (!trigger) return null;
  const seat = other(trigger.seat);
  if (turn > trigger.turn) return { turn: active === seat ? turn : turn + 1, seat };
  const isNext = active === trigger.seat || options.offTurnTrigger === 'immediate';
  return { turn: isNext ? turn + 1 : turn + 2, seat };
}

/** Whose turn comes after this one: the rival's, unless a trigger in the rival's favour ends the game at once (R37). */
export function nextSeat({ active, trigger, turn, options }: State): Side {
  const skips = options.offTurnTrigger === 'immediate' && trigger?.turn === turn && trigger.seat !== active;
  return skips ? active : other(active);
}
