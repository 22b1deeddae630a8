/** What somebody missed, cut into pictures: where it began, and each step with what was told of it. */

import type { Missed } from '@roundhouse/kernel';
import type { GameEvent } from '../source.ts';

/** The table at one moment of what was missed. */
export interface Picture {
  readonly view: unknown;
  /** How it came about; nothing where the film cuts to another moment. */
  readonly events: readonly GameEvent[];
  /** Everything heard until then. */
  readonly history: readonly GameEvent[];
}

/**
 * The pictures of all steps that are `wanted`, in order. Where steps between two of them are left out, or at the beginning, a
 * picture of the moment before comes first, so that one sees what changes.
 */
export function picturesOf(
  { from, scenes }: Missed,
  before: readonly GameEvent[],
  wanted: (events: readonly GameEvent[]) => boolean,
): Picture[] {
  const pictures: Picture[] = [];
  let last: Picture = { view: from, events: [], history: before };
  let isShown = false;
  for (const { view, events: told } of scenes) {
    const events = told as readonly GameEvent[];
    const next: Picture = { view, events, history: [...last.history, ...events] };
    const isWanted = wanted(events);
    if (isWanted && !isShown) pictures.push({ ...last, events: [] });
    if (isWanted) pictures.push(next);
    isShown = isWanted;
    last = next;
  }
  return pictures;
}
