/** What every process stands on, whether it serves or only works: the store, the bus, the server's time and the repository. */

import { GAMES } from '@roundhouse/games';
import type { AnyGame } from '@roundhouse/kernel';
import type { Bus } from './bus/bus.ts';
import { localBus } from './bus/local.ts';
import { openRedisBus } from './bus/redis.ts';
import { Competitions } from './competitions/competitions.ts';
import { COMPETITIONS, type Competing } from './competitions/kinds.ts';
import { MatchRepository } from './matches/match-repository.ts';
import type { NotificationOptions } from './notifications/providers.ts';
import { openStore } from './store/open.ts';
import { type Clock, ServerClock, SYSTEM_CLOCK } from './time.ts';

/** Where things are kept, and what can be played. */
export interface ServicesOptions {
  /** Where everything is kept unless there is a database; made if it is not there. */
  readonly dataDir: string;
  /** A PostgreSQL that keeps everything instead: `postgres://user:password@host/name`. */
  readonly databaseUrl?: string;
  /** A Redis that brings together all processes on that database: `redis://:password@host`. */
  readonly redisUrl?: string;
  readonly games?: readonly AnyGame[];
  /** What more than one match settles, by the game's id; what the games bring where absent. */
  readonly competitions?: Competing;
  /** How people can be told that it is their turn when they are not on the page. */
  readonly telling?: NotificationOptions;
  /** The clock, replaced by tests that cannot wait. */
  readonly clock?: Clock;
}

export interface Services {
  readonly repository: MatchRepository;
  readonly competitions: Competitions;
  readonly competing: Competing;
  /** Waits for what is under way, then closes everything. */
  close(): Promise<void>;
}

/** Throws, with nothing left open, if the data cannot be opened or Redis is not there. */
export async function openServices(options: ServicesOptions): Promise<Services> {
  const store = await openStore(options);
  let bus: Bus | null = null;
  try {
    bus = options.redisUrl === undefined ? localBus() : await openRedisBus(options.redisUrl);
    const serverClock = new ServerClock(store, options.clock ?? SYSTEM_CLOCK);
    await serverClock.open();
    const repository = new MatchRepository(store, bus, options.games ?? GAMES, serverClock);
    return servicesOn(repository, options.competitions ?? COMPETITIONS);
  } catch (error) {
    await bus?.close();
    await store.close();
    throw error;
  }
}

const servicesOn = (repository: MatchRepository, competing: Competing): Services => ({
  repository,
  competitions: new Competitions(repository, competing),
  competing,
  async close() {
    await repository.idle();
    await repository.serverClock.close();
    await repository.bus.close();
    await repository.store.close();
  },
});
