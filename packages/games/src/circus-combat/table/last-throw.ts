/** The dice of the last throw: which of them were thrown once more, and where they went. Pure. */

import type { Event } from '../state.ts';

export interface LastThrow {
  /** Tells one throw from the next. */
  readonly number: number;
  /** Dice that were thrown twice, by their number. */
  readonly again: ReadonlySet<number>;
  /** Where each die went that has been put on a poster, by its number. */
  readonly slots: ReadonlyMap<number, number>;
}

export function lastThrow(history: readonly Event[]): LastThrow {
  const number = history.findLastIndex(({ type }) => type === 'diceThrown' || type === 'fatigueRerolled');
  const again = new Set<number>();
  const slots = new Map<number, number>();
  for (const event of history.slice(number + 1)) {
    if (event.type === 'diceRethrown') for (const die of event.dice) again.add(die);
    if (event.type === 'diePlaced') slots.set(event.die, event.slot);
  }
  return { number, again, slots };
}
