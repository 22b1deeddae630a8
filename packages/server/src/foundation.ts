/** What every process stands on, whether it serves or only works: the store, the bus, the house's time and the ledger. */

import { GAMES } from '@roundhouse/games';
import type { AnyGame } from '@roundhouse/kernel';
import type { Bus } from './bus/bus.ts';
import { localBus } from './bus/local.ts';
import { openRedisBus } from './bus/redis.ts';
import { Ledger } from './matches/ledger.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import type { TellingOptions } from './telling/means.ts';
import { type Clock, House, SYSTEM_CLOCK } from './time.ts';

/** Where things are kept, and what can be played. */
export interface Ground {
  /** Where everything is kept unless there is a database; made if it is not there. */
  readonly dataDir: string;
  /** A PostgreSQL that keeps everything instead: `postgres://user:password@host/name`. */
  readonly databaseUrl?: string;
  /** A Redis that brings together all processes on that database: `redis://:password@host`. */
  readonly redisUrl?: string;
  readonly games?: readonly AnyGame[];
  /** How people can be told that it is their turn, besides in the page. */
  readonly telling?: TellingOptions;
  /** What tells the time, for tests that cannot wait. */
  readonly clock?: Clock;
}

export interface Foundation {
  readonly ledger: Ledger;
  /** Waits for what is under way, then lets go of everything. */
  close(): Promise<void>;
}

/** Throws, with nothing left open, if the data cannot be opened or Redis is not there. */
export async function layFoundation(ground: Ground): Promise<Foundation> {
  const store = await openStore(ground);
  let bus: Bus | null = null;
  try {
    bus = ground.redisUrl === undefined ? localBus() : await openRedisBus(ground.redisUrl);
    const house = new House(store, ground.clock ?? SYSTEM_CLOCK);
    await house.open();
    return standOn(new Ledger(store, bus, ground.games ?? GAMES, house), store, bus);
  } catch (error) {
    await bus?.close();
    await store.close();
    throw error;
  }
}

const standOn = (ledger: Ledger, store: Store, bus: Bus): Foundation => ({
  ledger,
  async close() {
    await ledger.idle();
    await ledger.house.close();
    await bus.close();
    await store.close();
  },
});
