/** An answer in the making: what the viewer has marked, arranged or picked so far, and the move it spells. */

import { isReady } from '../hand.ts';
import { projection } from '../score.ts';
import type { Both, Die, Move, PlaceAll, Trick, View } from '../state.ts';
import { type Arrangement, fateOf, isComplete, type Placement } from './arranging.ts';

/** Picks for every kind of question; only those of the open question matter. */
export interface Draft {
  /** Dice to throw again. */
  readonly marked: readonly number[];
  readonly places: readonly Placement[];
  /** The die that the next poster gets; null is none. Undefined: whichever comes first. */
  readonly held: number | null | undefined;
  /** The ready trick to handle next. */
  readonly slot: number | null;
  /** The exchange to make; null is none. */
  readonly left: number | null;
}

export const NOTHING: Draft = { marked: [], places: [], held: undefined, slot: null, left: null };

/** Tells one question from the next. */
export const questionOf = ({ turn, phase, pendingSlot, queue, discard, pool }: View): string =>
  JSON.stringify([turn, phase, pendingSlot, queue[0].length, queue[1].length, discard.length, pool]);

/** The die in hand: the one chosen, as long as it is in the pool; otherwise the first that is. */
export function heldDie({ held }: Draft, { pool }: Arrangement): number | null {
  if (held === null) return null;
  if (held !== undefined && pool[held - 1]) return held;
  const first = pool.findIndex(die => die !== null);
  return first < 0 ? null : first + 1;
}

/** The move that the picks spell; null while there is not enough to spell one. */
export function moveOf(view: View, draft: Draft, arranged: Arrangement): Move | PlaceAll | null {
  switch (view.phase) {
    case 'rethrow':
      return { type: 'rethrow', dice: [...draft.marked].sort((a, b) => a - b) };
    case 'place':
      return isComplete(arranged) ? { type: 'placeAll', places: arranged.places } : null;
    case 'resolve':
      return draft.slot === null ? null : { type: 'resolve', slot: draft.slot };
    case 'swap':
      return { type: 'swap', left: draft.left };
    default:
      return null;
  }
}

/** The queue with two neighbours exchanged. */
export function swapped(queue: readonly Trick[], left: number | null): readonly Trick[] {
  if (left === null) return queue;
  return queue.map((trick, i) => (i === left - 1 ? queue[left]! : i === left ? queue[left - 1]! : trick));
}

/** Both totals once the arranged dice are sent; of several ready tricks that in slot `first` is taken first, then the lowest. */
export function totalsAfter(view: View, { stage, missed }: Arrangement, first: number | null = null): Both<number> {
  const queue = queueAfter(view, first);
  for (const [i, trick] of stage.entries()) {
    if (!trick || i + 1 === first || !isReady(trick, view.options)) continue;
    const fate = fateOf(trick, queue);
    if (fate.kind === 'won') queue[fate.seat].push(trick);
  }
  const tired = missed.map(number => view.pool[number - 1]!).filter(({ colour }) => colour === 'fatigue');
  const front: Both<Die[]> = [[...view.front[0]], [...view.front[1]]];
  front[view.active].push(...tired);
  return projection({ queue, front });
}

/** Both queues once the ready trick in that slot is handled: where it goes decides what the next one counts for. */
export function queueAfter({ queue, stage }: Pick<View, 'queue' | 'stage'>, slot: number | null): Both<Trick[]> {
  const after: Both<Trick[]> = [[...queue[0]], [...queue[1]]];
  const trick = slot === null ? null : stage[slot - 1];
  const fate = trick ? fateOf(trick, queue) : null;
  if (trick && fate?.kind === 'won') after[fate.seat].push(trick);
  return after;
}
