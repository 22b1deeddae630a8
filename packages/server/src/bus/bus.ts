/** Who hears of a change, and who is here: the seam between one process and many. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import type { Rate } from '../limits/buckets.ts';
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

/**
 * A change; or only the word that something was said at the table, or that somebody came or went; or that something may
 * have been missed, and whoever wants to know has to look.
 */
export type News = { readonly change: Change } | { readonly room: 'said' | 'here' } | { readonly missed: true };

export type Listener = (news: News) => void;

/**
 * Tells the listeners of a match what has happened. It may repeat or reorder: listeners go by the revision. What it may
 * have lost it says.
 */
export interface Bus {
  publish(match: string, news: News): void;
  /** Returns the way to stop. */
  subscribe(match: string, listener: Listener): () => void;
  /** Somebody has opened a match. Returns the way to leave. Those who listen are told of both. */
  enter(match: string, viewer: Viewer): () => void;
  here(match: string): Promise<Here>;
  /**
   * Takes work upon itself, or keeps it, for so long; false if another process has it. Spares doing things twice and no
   * more: what must not happen twice is prevented by the store.
   */
  claim(work: string, ms: number): Promise<boolean>;
  /** Lets go of what was claimed. */
  release(work: string): Promise<void>;
  /**
   * Takes one from a bucket that all processes share: 0 if there was one, otherwise the milliseconds until there will be.
   * 0 too where the others cannot be reached: each counts for itself as well.
   */
  take(bucket: string, rate: Rate): Promise<number>;
  /** Hands work to the processes that do nothing else; false if none is known to be there. It may be lost on the way. */
  hand(work: string): boolean;
  /** Takes what is handed over, until the bus is closed. */
  takeWork(listener: (work: string) => void): void;
  /** Resolves if other processes can be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
