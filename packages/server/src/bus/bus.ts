/** Who hears of a change, and who is here: the seam between one process and many. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import type { LogRow, Sent, StoredMatch } from '../store/store.ts';

/** A write that is durable: the match after it, and what it added to the log. */
export interface Change {
  readonly match: StoredMatch;
  readonly rows: readonly LogRow[];
  /** What it answers; null for a set-up or somebody sitting down. */
  readonly by: Sent | null;
}

/** Those who have a match open now. */
export interface Here {
  /** In ascending order. */
  readonly seats: readonly Seat[];
  readonly watching: number;
}

/** A change; or only the word that something was said at the table, or that somebody came or went. */
export type News = { readonly change: Change } | { readonly room: 'said' | 'here' };

export type Listener = (news: News) => void;

/**
 * Tells the listeners of a match what has happened. It may lose, repeat or reorder: listeners go by the revision and
 * fetch what they missed.
 */
export interface Bus {
  publish(match: string, news: News): void;
  /** Returns the way to stop. */
  subscribe(match: string, listener: Listener): () => void;
  /** Somebody has opened a match. Returns the way to leave. Those who listen are told of both. */
  enter(match: string, viewer: Viewer): () => void;
  here(match: string): Promise<Here>;
}
