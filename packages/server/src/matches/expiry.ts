/**
 * What was abandoned does not stay for ever: tables that nobody sat down at, competitions that never began, games that nobody
 * has touched for long, records shared long ago.
 */

import type { FastifyBaseLogger } from 'fastify';
import { competitionsOn, type UntouchedCompetition } from '../store/competitions.ts';
import { type OldRecord, sharedRecordsOn } from '../store/shared-records.ts';
import type { Abandoned, Store, Untouched } from '../store/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after which a table or competition that is still open, and a game that is on, is given up. What is over is kept. */
const KEPT_DAYS = { open: 30, running: 365 } as const;
/** How often a server looks, and how many it removes in one go. */
const EVERY_MS = 60 * 60 * 1000;
const AT_A_TIME = 500;

/** The moments before which something must have been touched last to be given up now. */
const untouchedAt = (now: number): Untouched => ({
  open: now - KEPT_DAYS.open * DAY_MS,
  running: now - KEPT_DAYS.running * DAY_MS,
});

/** What would go now, the oldest first. */
export const abandonedIn = (store: Store, now: number, limit = AT_A_TIME): Promise<Abandoned[]> =>
  store.untouched(untouchedAt(now), limit);

/** Removes what was abandoned; gives how many. Of several processes that do so at once each removes others. */
export async function removeAbandoned(store: Store, now: number): Promise<number> {
  let removed = 0;
  for (const match of await abandonedIn(store, now)) if (await store.remove(match)) removed++;
  return removed;
}

/** Competitions that would go now, the oldest first. */
export const neverBegunIn = (store: Store, now: number): Promise<UntouchedCompetition[]> =>
  competitionsOn(store.tables).untouched(untouchedAt(now).open, AT_A_TIME);

/** Removes competitions whose places stayed free; gives how many. */
export async function removeNeverBegun(store: Store, now: number): Promise<number> {
  let removed = 0;
  for (const one of await neverBegunIn(store, now)) if (await competitionsOn(store.tables).remove(one)) removed++;
  return removed;
}

/** Shared records that would go now, the oldest first. */
export const oldRecordsIn = (store: Store, now: number): Promise<OldRecord[]> => sharedRecordsOn(store.tables).old(now);

/** Removes shared records whose time is over; gives how many. */
export const removeOldRecords = (store: Store, now: number): Promise<number> =>
  sharedRecordsOn(store.tables).removeOld(now);

/** Removes all of it every hour, until it is stopped. */
export function startExpiry(store: Store, now: () => number, log: FastifyBaseLogger): { stop(): void } {
  const timer = setInterval(() => {
    const told = (what: string, removing: Promise<number>): void =>
      void removing.then(
        removed => removed > 0 && log.info({ removed }, `${what} are removed`),
        (error: unknown) => log.error({ err: error }, `cannot remove ${what}`),
      );
    told('abandoned matches', removeAbandoned(store, now()));
    told('competitions that never began', removeNeverBegun(store, now()));
    told('shared records whose time is over', removeOldRecords(store, now()));
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
