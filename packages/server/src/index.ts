/** The server: matches in a store, played over HTTP and live lines, and the page to play them on. */

import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { GAMES } from '@roundhouse/games';
import type { AnyGame } from '@roundhouse/kernel';
import type { Bus } from './bus/bus.ts';
import { localBus } from './bus/local.ts';
import { openRedisBus } from './bus/redis.ts';
import { type Logging, openApp } from './http/app.ts';
import { addressOf } from './limits/address.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { openSockets } from './live/sockets.ts';
import { Attendant, type Bots } from './matches/attendant.ts';
import { startCrew } from './matches/crew.ts';
import { Ledger } from './matches/ledger.ts';
import { Matches } from './matches/matches.ts';
import { Rooms } from './room/room.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { type Clock, House, SYSTEM_CLOCK } from './time.ts';

export type { Bots, Clock, Limits };

export interface ServerOptions {
  /** 0 takes any that is free. */
  readonly port: number;
  readonly host: string;
  /** Where everything is kept unless there is a database; made if it is not there. */
  readonly dataDir: string;
  /** A PostgreSQL that keeps everything instead: `postgres://user:password@host/name`. */
  readonly databaseUrl?: string;
  /** A Redis that brings together all processes on that database: `redis://:password@host`. */
  readonly redisUrl?: string;
  /** The built web client. */
  readonly webDir?: string;
  /** Fastify's: true, false or pino options. Keys and seeds are never logged. */
  readonly logger?: Logging;
  /** What can be played here. */
  readonly games?: readonly AnyGame[];
  readonly limits?: Partial<Limits>;
  /** How many proxies of ours stand before this server: what they say of where a request comes from is believed. */
  readonly proxies?: number;
  /** What tells the time, for tests that cannot wait. */
  readonly clock?: Clock;
  /** What thinks for bots; worker threads that know the registered games where absent. Closed with the server. */
  readonly bots?: Bots;
}

export interface RunningServer {
  readonly url: string;
  /** Answers what is under way, says goodbye, and lets go of the data. */
  close(): Promise<void>;
}

const WEB_DIR = join(import.meta.dirname, '../../web/dist');

/** Starts listening. Throws if the port is taken or the data cannot be opened. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const store = await openStore(options);
  const clock = options.clock ?? SYSTEM_CLOCK;
  const limits = { ...LIMITS, ...options.limits };
  const whence = (request: IncomingMessage): string => addressOf(request, options.proxies ?? 0);
  const house = new House(store, clock);
  const bus = await openBus(options.redisUrl, store);
  const ledger = new Ledger(store, bus, options.games ?? GAMES, house);
  const matches = new Matches(ledger);
  const rooms = new Rooms(ledger, limits.chat);
  try {
    await house.open();
  } catch (error) {
    await bus.close();
    await store.close();
    throw error;
  }
  const doors = { matches, limits, clock, addressOf: whence };
  const app = await openApp(doors, options.webDir ?? WEB_DIR, options.logger);
  const sockets = openSockets(app.server, { ...doors, rooms, log: app.log });
  const attendant = new Attendant(ledger, options.bots ?? startCrew(), app.log);
  attendant.start();

  async function shutDown(): Promise<void> {
    await sockets.close();
    await app.close();
    await attendant.close();
    await ledger.idle();
    await house.close();
    await bus.close();
    await store.close();
  }
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= shutDown();
    return closing;
  };
  try {
    await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    await close();
    throw error;
  }
  return { url: urlOf(app.server.address(), options.host), close };
}

/** Closes the store if it cannot. */
async function openBus(redisUrl: string | undefined, store: Store): Promise<Bus> {
  if (redisUrl === undefined) return localBus();
  try {
    return await openRedisBus(redisUrl);
  } catch (error) {
    await store.close();
    throw error;
  }
}

function urlOf(address: ReturnType<import('node:http').Server['address']>, host: string): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const isAnywhere = host === '0.0.0.0' || host === '::' || host === '';
  const name = isAnywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
