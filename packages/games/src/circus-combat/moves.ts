/** The moves that each question offers, and what people may send instead of them. */

import { isReady, takenBits } from './hand.ts';
import type { Die, Move, PlaceMove, RerollMove, ResolveMove, RethrowMove, State, SwapMove } from './state.ts';

/** CIRCUS-4. */
export const SLOTS = 8;
/** The largest hand: a reroll throws no more dice than that. */
const MOST_DICE = 6;

// Moves are never changed, so lists may share them.

/** CIRCUS-10: every subset of a pool of so many dice, none first. */
const RETHROWS: readonly (readonly RethrowMove[])[] = [0, 1, 2, 3, 4].map(dice =>
  Array.from({ length: 2 ** dice }, (_, subset) => ({
    type: 'rethrow',
    dice: [1, 2, 3, 4].filter(die => (subset >> (die - 1)) & 1),
  })),
);

const PLACES: readonly (readonly PlaceMove[])[] = Array.from({ length: MOST_DICE + 1 }, (_, die) =>
  Array.from({ length: SLOTS + 1 }, (_, slot) => ({ type: 'place', die, slot })),
);

/** Which dice to throw again. */
export const rethrows = ({ pool }: State): readonly RethrowMove[] => RETHROWS[pool.length]!;

/** CIRCUS-12, CIRCUS-13: each die on each trick it fits; of identical dice the lowest speaks for all. */
export function places({ stage, pool, options }: State): PlaceMove[] {
  const taken = stage.map(trick => (trick ? takenBits(trick, options) : 0));
  const moves: PlaceMove[] = [];
  for (let i = 0; i < pool.length; i++) {
    const die = pool[i];
    if (!die || lowestLike(die, pool) < i) continue;
    for (let slot = 0; slot < SLOTS; slot++) {
      if (taken[slot]! & (1 << die.eyes)) moves.push(PLACES[i + 1]![slot + 1]!);
    }
  }
  return moves;
}

/** Where the first die of this colour and value lies, from 0. */
const lowestLike = ({ colour, eyes }: Die, pool: readonly (Die | null)[]): number =>
  pool.findIndex(die => die?.eyes === eyes && die.colour === colour);

/** The slots of all ready tricks, lowest first. */
export function readySlots({ stage, options }: Pick<State, 'stage' | 'options'>): number[] {
  const slots: number[] = [];
  for (let i = 0; i < SLOTS; i++) {
    const trick = stage[i];
    if (trick && isReady(trick, options)) slots.push(i + 1);
  }
  return slots;
}

/** CIRCUS-R22. */
export const resolutions = (state: State): ResolveMove[] => readySlots(state).map(slot => ({ type: 'resolve', slot }));

/** CIRCUS-23. */
export const REROLLS: readonly RerollMove[] = [
  { type: 'reroll', yes: true },
  { type: 'reroll', yes: false },
];

/** CIRCUS-22, R27: none, or any two neighbours of the decider's queue. */
export const swaps = ({ queue, decider }: State): SwapMove[] =>
  queue[decider!].map((_, left): SwapMove => ({ type: 'swap', left: left === 0 ? null : left }));

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
