/** What people may send instead of the moves that are listed: placements together, twins of dice, dice in any order. */

import { lowestLike, MOST_DICE } from './hand.ts';
import type { Die, Move, PlaceMove, RethrowMove, State } from './state.ts';

/**
 * The next listed move of what was sent. `placeAll` is a list of placements; a die may be named by its own number
 * where an identical one speaks for it and, within a list, has left the pool in its place; and a set of dice has no
 * order.
 */
export function unfold(state: State, sent: unknown, played: number): Move | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { type } = sent as { type?: unknown };
  if (type === 'rethrow') return played === 0 && isRethrow(sent) ? inPoolOrder(sent) : null;
  if (state.phase !== 'place' && played === 0) return null;
  // A die that is gone before anything is played is not named again: what is sent twice would take the twin too.
  if (type === 'place') return played === 0 && isPlacement(sent, 3) ? speakerFor(state.pool, state.pool, sent) : null;
  if (type !== 'placeAll' || !isPlaceAll(sent)) return null;
  const next = sent.places[played];
  if (next === undefined) return null;
  const dice = played === 0 ? state.pool : (state.thrown ?? state.pool);
  return speakerFor(dice, state.pool, next) ?? { type: 'place', die: next.die, slot: next.slot };
}

const isRethrow = (sent: object): sent is { dice: readonly number[] } =>
  Object.keys(sent).length === 2 && Array.isArray((sent as { dice?: unknown }).dice);

const inPoolOrder = ({ dice }: { readonly dice: readonly number[] }): RethrowMove => ({
  type: 'rethrow',
  dice: [...dice].sort((a, b) => a - b),
});

type Placement = { die: number; slot: number };
type Pool = readonly (Die | null)[];

/** The listed spelling of a placement of one of `dice`; null if no die in the pool is like the one named. */
function speakerFor(dice: Pool, pool: Pool, { die, slot }: Placement): PlaceMove | null {
  const named = dice[die - 1];
  const speaker = named ? lowestLike(named, pool) + 1 : 0;
  return speaker > 0 ? { type: 'place', die: speaker, slot } : null;
}

/** Whether a list of placements was sent: at least one, and no die named twice. */
export function isPlaceAll(sent: unknown): sent is { places: readonly Placement[] } {
  const { places: listed } = sent as { places?: unknown };
  if (Object.keys(sent as object).length !== 2 || !Array.isArray(listed)) return false;
  if (listed.length < 1 || listed.length > MOST_DICE || !listed.every(one => isPlacement(one, 2))) return false;
  return new Set(listed.map(({ die }: Placement) => die)).size === listed.length;
}

function isPlacement(value: unknown, keys: number): value is Placement {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== keys) return false;
  const { die, slot } = value as { die?: unknown; slot?: unknown };
  return Number.isInteger(die) && Number.isInteger(slot);
}
