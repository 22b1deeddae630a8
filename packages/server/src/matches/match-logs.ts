/**
 * Logs as far as they were read. A row, once written, never changes, so what was read once need not be read again. Moves do
 * not add to them as they are played: hardly anybody reads on, and kept entries make the collector of garbage slow.
 */

import { setImmediate as breathe } from 'node:timers/promises';
import { type Entry, effectiveSteps, heardBy, type PlayedStep, type Seat, type Viewer } from '@roundhouse/kernel';
import type { Position } from '../protocol.ts';
import type { LogRow, Store, StoredMatch } from '../store/store.ts';

type Heard = Position['events'][number];

/** What is kept of all matches together; beyond it, those that were not asked for the longest are forgotten. */
const MOST = { logs: 200, entries: 50_000 };

/** Steps that are read at a time. */
const STEPS_AT_A_TIME = 500;

/** What one viewer has heard, and how much of it after each step. */
interface Feed {
  readonly events: Heard[];
  readonly ends: number[];
  /** Of each step that stands, how many events were heard of it. */
  readonly standing: number[];
}

/** One match's log, from its beginning on. */
export class MatchLog {
  readonly entries: Entry[] = [];
  readonly #feeds = new Map<Viewer, Feed>();
  /** The steps that stand after so many entries. */
  readonly #standing: PlayedStep[] = [];
  #until = 0;

  /** Adds those rows that are next; others are known, or come too early. */
  add(rows: readonly Pick<LogRow, 'step' | 'entry'>[]): void {
    for (const { step, entry } of rows) if (step === this.entries.length) this.entries.push(entry);
  }

  /** The steps that stand after the first `until` entries; the caller's own. Each entry is looked at once, however often this is asked. */
  standing(until: number): PlayedStep[] {
    if (until < this.#until) return effectiveSteps(this.entries.slice(0, until));
    for (; this.#until < until; this.#until++) {
      const entry = this.entries[this.#until]!;
      if (entry.kind === 'takeBack') this.#standing.pop();
      else this.#standing.push(entry);
    }
    return [...this.#standing];
  }

  /**
   * All that a viewer has heard in the steps from `from` up to `until`. Positions in this feed are counted in events and
   * never in steps: a gap in the steps would betray that somebody was asked in secret.
   */
  feed(viewer: Viewer, from: number, until: number): Heard[] {
    const { events, ends } = this.#feedOf(viewer, until);
    return events.slice(from === 0 ? 0 : ends[from - 1], until === 0 ? 0 : ends[until - 1]);
  }

  #feedOf(viewer: Viewer, until: number): Feed {
    const feed = this.#feeds.get(viewer) ?? { events: [], ends: [], standing: [] };
    this.#feeds.set(viewer, feed);
    for (let step = feed.ends.length; step < until; step++) {
      feed.events.push(...heardOf(this.entries[step]!, viewer, feed.standing));
      feed.ends.push(feed.events.length);
    }
    return feed;
  }
}

/** What a viewer hears of the next entry. `standing` is brought up to date. */
export function heardOf(entry: Entry, viewer: Viewer, standing: number[]): Heard[] {
  if (entry.kind === 'takeBack') return heardOfTakeBack(entry.seat, standing.pop() ?? 0, viewer);
  // A game's events have a type, by the contract's convention; the contract itself leaves them open.
  const heard = heardBy(entry, viewer) as Heard[];
  standing.push(heard.length);
  return heard;
}

/** Who heard nothing of a move must not hear that it was taken back. */
const heardOfTakeBack = (seat: Seat, events: number, viewer: Viewer): Heard[] =>
  events > 0 || viewer === seat ? [{ type: 'takenBack', seat, events } as Heard] : [];

export class MatchLogs {
  readonly #store: Pick<Store, 'log'>;
  readonly #most: { readonly logs: number; readonly entries: number };
  /** In the order of use: the log asked for last is at the end. */
  readonly #logs = new Map<string, MatchLog>();
  #entries = 0;

  constructor(store: Pick<Store, 'log'>, most = MOST) {
    this.#store = store;
    this.#most = most;
  }

  /** The log of a match with at least the entries of this reading of it. Only what is new is read. */
  async of({ id, steps }: Pick<StoredMatch, 'id' | 'steps'>): Promise<MatchLog> {
    const log = this.#logs.get(id) ?? new MatchLog();
    this.#logs.delete(id);
    this.#logs.set(id, log);
    // A log of thousands of steps must not keep a move waiting.
    while (log.entries.length < steps) {
      const before = log.entries.length;
      this.#add(id, log, await this.#store.log(id, before, STEPS_AT_A_TIME));
      if (log.entries.length === before) break;
      if (log.entries.length < steps) await breathe();
    }
    return log;
  }

  /** How many entries would have to be read for that. */
  missing({ id, steps }: Pick<StoredMatch, 'id' | 'steps'>): number {
    return Math.max(0, steps - (this.#logs.get(id)?.entries.length ?? 0));
  }

  #add(id: string, log: MatchLog, rows: readonly LogRow[]): void {
    const before = log.entries.length;
    log.add(rows);
    // It may have been forgotten while it was read.
    if (this.#logs.get(id) === log) this.#entries += log.entries.length - before;
    for (const [other, { entries }] of this.#logs) {
      const isFull = this.#entries > this.#most.entries || this.#logs.size > this.#most.logs;
      if (!isFull || other === id) break;
      this.#logs.delete(other);
      this.#entries -= entries.length;
    }
  }
}
