/** What is counted in this process for its operator, in Prometheus' form. No label names a person or a match. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.ts';

const registry = new Registry();
const registers = [registry];
/** From a quarter of a millisecond, which a busy machine takes, to ten seconds, which nobody waits. */
const SECONDS = [0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const MANY = [1, 2, 5, 10, 20, 50, 100, 200];

/** What every move counts is counted here and shown when somebody asks: a gauge's own books cost as much as a small move. */
let changesWaiting = 0;
const messages = new Map<string, number>();

export const metrics = {
  requests: new Histogram({
    name: 'roundhouse_http_request_seconds',
    help: 'Requests answered, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  }),
  moves: new Histogram({
    name: 'roundhouse_move_seconds',
    help: 'Moves played, by the time from being read to being on the disk.',
    buckets: SECONDS,
    registers,
  }),
  commits: new Histogram({
    name: 'roundhouse_commit_seconds',
    help: 'Commits to the store, by how long they took.',
    buckets: SECONDS,
    registers,
  }),
  commitSizes: new Histogram({
    name: 'roundhouse_commit_writes',
    help: 'Commits to the store, by how many writes shared one.',
    buckets: MANY,
    registers,
  }),
  changesWaiting: new Gauge({
    name: 'roundhouse_changes_waiting',
    help: 'Changes to matches that were begun and are not yet on the disk.',
    registers,
    collect() {
      this.set(changesWaiting);
    },
  }),
  lines: new Gauge({ name: 'roundhouse_live_lines', help: 'Live lines open now.', registers }),
  linesClosed: new Counter({
    name: 'roundhouse_live_lines_closed_total',
    help: 'Live lines that have ended, by closing code; other: closed by the client.',
    labelNames: ['code'],
    registers,
  }),
  messages: new Counter({
    name: 'roundhouse_live_messages_total',
    help: 'Messages on live lines, by type; none: not understood.',
    labelNames: ['type'],
    registers,
    collect() {
      this.reset();
      for (const [type, count] of messages) this.inc({ type }, count);
    },
  }),
  refused: new Counter({
    name: 'roundhouse_refused_total',
    help: 'What was refused, by door and code.',
    labelNames: ['door', 'code'],
    registers,
  }),
  thoughts: new Histogram({
    name: 'roundhouse_bot_seconds',
    help: 'Moves chosen by bots, by how long each was waited for.',
    labelNames: ['game', 'level'],
    buckets: SECONDS,
    registers,
  }),
  botsWaiting: new Gauge({ name: 'roundhouse_bots_waiting', help: 'Bots that are thinking now.', registers }),
  matchesAttended: new Gauge({
    name: 'roundhouse_matches_attended',
    help: 'Matches in hand because a bot or a clock was due.',
    registers,
  }),
  tellings: new Counter({
    name: 'roundhouse_tellings_total',
    help: 'Messages to people who are away, by channel and what became of them.',
    labelNames: ['channel', 'outcome'],
    registers,
  }),
  matches: new Gauge({
    name: 'roundhouse_matches',
    help: 'Matches in the store that are not over, by status.',
    labelNames: ['status'],
    registers,
  }),
};

/** Counts a message on a live line. */
export const countMessage = (type: string): void => {
  messages.set(type, (messages.get(type) ?? 0) + 1);
};

/** A change to a match is begun, or is on the disk or given up. */
export const changeBegins = (): void => {
  changesWaiting++;
};
export const changeEnds = (): void => {
  changesWaiting--;
};

/** Counts a commit that began at this reading of `performance.now()`. */
export function countCommit(writes: number, began: number): void {
  metrics.commits.observe(secondsSince(began));
  metrics.commitSizes.observe(writes);
}

/** Seconds since a reading of `performance.now()`. */
export const secondsSince = (began: number): number => (performance.now() - began) / 1000;

let watchesProcess = false;

/** Everything counted so far, as text for Prometheus, and the type that it has. */
export async function readMetrics(store: Store): Promise<{ readonly text: string; readonly type: string }> {
  // Memory, processor time, event loop, garbage: watched from the first time that somebody asks.
  if (!watchesProcess) collectDefaultMetrics({ register: registry });
  watchesProcess = true;
  for (const [status, count] of Object.entries(await store.countUnfinished())) metrics.matches.set({ status }, count);
  return { text: await registry.metrics(), type: registry.contentType };
}
