/** When the game ends (CIRCUS-24, CIRCUS-25, R36 to R40). */

import { other } from './contest.ts';
import { projection } from './score.ts';
import type { Result, Side, State } from './state.ts';

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
  const seat = other(trigger.player);
  if (turn > trigger.turn) return { turn: active === seat ? turn : turn + 1, seat };
  const isNext = active === trigger.player || options.offTurnTrigger === 'immediate';
  return { turn: isNext ? turn + 1 : turn + 2, seat };
}

/** Whose turn comes after this one: the rival's, unless a trigger in the rival's favour ends the game at once (R37). */
export function nextSeat({ active, trigger, turn, options }: State): Side {
  const skips = options.offTurnTrigger === 'immediate' && trigger?.turn === turn && trigger.player !== active;
  return skips ? active : other(active);
}

/** CIRCUS-32, R48: who won and how, once the game is over. */
export function resultOf(state: State): Result | null {
  const { phase, endReason, conceded } = state;
  if (phase !== 'over') return null;
  const scores = projection(state);
  const leader = scores[0] === scores[1] ? null : scores[0] > scores[1] ? 0 : 1;
  return { winner: conceded === undefined ? leader : other(conceded), reason: endReason!, scores };
}
