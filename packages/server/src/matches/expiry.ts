/** What was abandoned does not stay for ever: tables that nobody sat down at, and games that nobody has touched for long. */

import type { FastifyBaseLogger } from 'fastify';
import type { Abandoned, Store, Untouched } from '../store/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after which a table that is still open, and a game that is on, is given up. What is over is kept. */
export const KEPT_DAYS = { open: 30, running: 365 } as const;
/** How often a server looks, and how many it removes in one go. */
const EVERY_MS = 60 * 60 * 1000;
const AT_A_TIME = 500;

/** The moments before which something must have been touched last to be given up now. */
export const untouchedAt = (now: number): Untouched => ({
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

/** Removes it every hour, until it is stopped. */
export function startExpiry(store: Store, now: () => number, log: FastifyBaseLogger): { stop(): void } {
  const timer = setInterval(() => {
    removeAbandoned(store, now()).then(
      removed => removed > 0 && log.info({ removed }, 'abandoned matches are removed'),
      (error: unknown) => log.error({ err: error }, 'cannot remove what was abandoned'),
    );
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
