/** The server: matches on one file, played over HTTP and live lines, and the page to play them on. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { GAMES } from '@roundhouse/games';
import type { AnyGame } from '@roundhouse/kernel';
import { localBus } from './bus/local.ts';
import { type Logging, openApp } from './http/app.ts';
import { LIMITS, type Limits } from './live/limits.ts';
import { openSockets } from './live/sockets.ts';
import { Matches } from './matches/matches.ts';
import { openSqliteStore } from './store/sqlite.ts';

export interface ServerOptions {
  /** 0 takes any that is free. */
  readonly port: number;
  readonly host: string;
  /** Where everything is kept; made if it is not there. */
  readonly dataDir: string;
  /** The built web client. */
  readonly webDir?: string;
  /** Fastify's: true, false or pino options. Keys and seeds are never logged. */
  readonly logger?: Logging;
  /** What can be played here. */
  readonly games?: readonly AnyGame[];
  readonly limits?: Partial<Limits>;
}

export interface RunningServer {
  readonly url: string;
  /** Answers what is under way, says goodbye, and lets go of the data. */
  close(): Promise<void>;
}

const WEB_DIR = join(import.meta.dirname, '../../web/dist');

/** Starts listening. Throws if the port is taken or the data cannot be opened. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  // Seeds of running matches lie here.
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const store = openSqliteStore(join(options.dataDir, 'roundhouse.sqlite'));
  const matches = new Matches(store, localBus(), options.games ?? GAMES);
  const app = await openApp(matches, options.webDir ?? WEB_DIR, options.logger);
  const limits = { ...LIMITS, ...options.limits };
  const sockets = openSockets(app.server, { matches, limits, log: app.log });

  async function close(): Promise<void> {
    await sockets.close();
    await app.close();
    await matches.idle();
    await store.close();
  }
  try {
    await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    await close();
    throw error;
  }
  return { url: addressOf(app.server.address(), options.host), close };
}

function addressOf(address: ReturnType<import('node:http').Server['address']>, host: string): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const isAnywhere = host === '0.0.0.0' || host === '::' || host === '';
  const name = isAnywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
