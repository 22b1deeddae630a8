/** Who hears of a change: the seam between one process and many. */

import type { LogRow, Sent, StoredMatch } from '../store/store.ts';

/** A write that is durable: the match after it, and what it added to the log. */
export interface Change {
  readonly match: StoredMatch;
  readonly rows: readonly LogRow[];
  /** What it answers; null for a set-up or somebody sitting down. */
  readonly by: Sent | null;
}

export type Listener = (change: Change) => void;

/**
 * Tells the listeners of a match what was written. It may lose, repeat or reorder: listeners go by the revision and
 * fetch what they missed.
 */
export interface Bus {
  publish(change: Change): void;
  /** Returns the way to stop. */
  subscribe(match: string, listener: Listener): () => void;
}
