/** What a store must keep, and promise: the one place where matches live. */

import type { Entry, Seat } from '@roundhouse/kernel';

/** A place at a table, and what its holder has thrown in. */
export interface StoredSeat {
  /** Null while the seat is free. */
  readonly name: string | null;
  /** SHA-256 of the key that opens the seat. The key itself is kept nowhere. */
  readonly keyHash: string | null;
  readonly entropy: string;
  /** How often this seat has acted: moves, compounds and takings back. */
  readonly decisions: number;
}

export type Status = 'open' | 'running' | 'over';

/** A match but for its log. Plain data. */
export interface StoredMatch {
  readonly id: string;
  /** Counts the writes; a write names the revision it follows. */
  readonly revision: number;
  readonly game: string;
  /** Of the rules it was dealt by; while it is open, of those it was opened by. */
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly StoredSeat[];
  readonly listed: boolean;
  readonly invite: string;
  /** Secret until the match is over. */
  readonly seed: string;
  readonly status: Status;
  /** Null until all seats are taken. */
  readonly state: unknown;
  /** Entries in the log. */
  readonly steps: number;
  /** The seat that may take back the last step, if any may. */
  readonly mayTakeBack: Seat | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
}

/** An entry of the log, and what it answers. */
export interface LogRow {
  readonly step: number;
  readonly entry: Entry;
  /** Null for the set-up, which nobody sent. */
  readonly sent: Sent | null;
}

/** Which decision of which seat, under the id its client gave it. */
export interface Sent {
  readonly seat: Seat;
  readonly decision: number;
  readonly id: string;
}

/** Somebody else wrote first, or there is no such match: nothing was written. Load again and decide again. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/**
 * Any number of processes may use one store at once. A promise to write resolves only when what it wrote will survive
 * the death of the process and of the machine.
 */
export interface Store {
  /** Keeps a new match, with its first entries if it has any. Throws `Conflict` if the id is taken. */
  create(match: StoredMatch, rows: readonly LogRow[]): Promise<void>;
  /**
   * Replaces the match of revision `match.revision - 1` and adds to its log, both or neither. Throws `Conflict` if the
   * stored revision is another, or if one of the steps exists.
   */
  append(match: StoredMatch, rows: readonly LogRow[]): Promise<void>;
  load(id: string): Promise<StoredMatch | null>;
  /** The log in order, from a step on. */
  log(id: string, from?: number): Promise<LogRow[]>;
  /** Matches that the lobby may show, newest first. */
  listed(status: Status, limit: number): Promise<StoredMatch[]>;
  /** Finishes what was asked before it, then lets go of everything. */
  close(): Promise<void>;
}
