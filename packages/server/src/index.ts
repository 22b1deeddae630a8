/** The server: matches in a store, played over HTTP and live lines, and the page to play them on. */

import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Bridge } from './api/bridge.ts';
import { Statistics } from './api/statistics.ts';
import { CompetitionScheduler } from './competitions/competition-scheduler.ts';
import { openApp } from './http/app.ts';
import { addressOf } from './limits/address.ts';
import { AddressBuckets } from './limits/buckets.ts';
import { Counts } from './limits/counts.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { openSockets } from './live/sockets.ts';
import { startBotPool } from './matches/bot-pool.ts';
import { startExpiry } from './matches/expiry.ts';
import { type Bots, MatchScheduler } from './matches/match-scheduler.ts';
import { Matches } from './matches/matches.ts';
import { Sharing } from './matches/sharing.ts';
import { Verifier } from './matches/verifier.ts';
import type { Channels } from './notifications/channels.ts';
import { openNotifications } from './notifications/index.ts';
import type { Logging } from './operate/log.ts';
import { Readiness } from './operate/readiness.ts';
import { Accounts } from './people/accounts.ts';
import { Moderation } from './people/moderation.ts';
import { Passkeys } from './people/passkeys/passkeys.ts';
import { People } from './people/people.ts';
import { Provider, type ProviderOptions } from './people/provider.ts';
import { Rooms } from './room/room.ts';
import { openServices, type Services, type ServicesOptions } from './services.ts';
import { challengesOn } from './store/challenges.ts';
import { type Clock, SYSTEM_CLOCK } from './time.ts';

export type { Bots, Clock, Limits };

export interface ServerOptions extends ServicesOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The built web client. */
  readonly webDir?: string;
  /** What browsers need to play games from outside, by address (`/games/…`). */
  readonly gameFiles?: ReadonlyMap<string, string>;
  /** Fastify's: true, false or pino options. Keys and seeds are never logged. */
  readonly logger?: Logging;
  readonly limits?: Partial<Limits>;
  /** How many proxies of ours stand before this server: what they say of where a request comes from is believed. */
  readonly proxies?: number;
  /** What cookies are signed with, the same in all processes; where absent, one that the server made and keeps. */
  readonly secret?: string;
  /** What they were signed with before it was changed: whoever shows one of those stays known. */
  readonly secretBefore?: string;
  /** An OpenID provider by whose word people may sign in too; needs `telling.publicUrl`. */
  readonly provider?: ProviderOptions;
  /** Opens `/metrics` from anywhere; without one it opens to this machine alone. */
  readonly metricsToken?: string;
  /** How long it serves on after it was told to close and is no longer ready, for balancers to see; 0 where absent. */
  readonly drainMs?: number;
  /** What thinks for bots; worker threads that know the registered games where absent. Closed with the server. */
  readonly bots?: Bots;
}

export interface RunningServer {
  readonly url: string;
  /** Finishes answering, says goodbye to clients, and closes the store. */
  close(): Promise<void>;
}

const WEB_DIR = join(import.meta.dirname, '../../web/dist');

/** Starts listening. Throws if the port is taken or the data cannot be opened. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const services = await openServices(options);
  const { repository, competitions, competing } = services;
  const limits = { ...LIMITS, ...options.limits };
  const telling = await openNotifications(repository, competing, options.telling ?? {}, limits.letters);
  const verifier = new Verifier();
  const parts = await openParts(options, { limits, repository, competitions, verifier, ...telling });
  const app = await openApp(parts, options.webDir ?? WEB_DIR, options.logger, options.gameFiles);
  const sockets = openSockets(app.server, { ...parts, rooms: new Rooms(repository, limits.chat), log: app.log });
  const scheduler = new MatchScheduler(repository, options.bots ?? startBotPool(), app.log);
  const competitionScheduler = new CompetitionScheduler(repository, competitions.settlement, app.log);
  scheduler.start();
  competitionScheduler.start();
  telling.notifier.start(app.log);
  const expiry = startExpiry(repository.store, () => parts.clock.now(), app.log);

  async function shutDown(): Promise<void> {
    app.log.info('stopping');
    parts.operation.readiness.drain();
    if (options.drainMs) await new Promise(resolve => setTimeout(resolve, options.drainMs));
    parts.bridge.close();
    await sockets.close();
    await app.close();
    await verifier.close();
    await scheduler.close();
    expiry.stop();
    await competitionScheduler.close();
    await telling.notifier.close();
    await services.close();
    app.log.info('stopped');
  }
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= shutDown();
    return closing;
  };
  try {
    await app.listen({ port: options.port, host: options.host, listenTextResolver: () => 'listening' });
  } catch (error) {
    await close();
    throw error;
  }
  return { url: urlOf(app.server.address(), options.host), close };
}

/** What is opened before any endpoint can reach it. */
interface Opened extends Pick<Services, 'repository' | 'competitions'> {
  readonly limits: Limits;
  readonly verifier: Verifier;
  readonly channels: Channels;
  /** Providers that are failing right now. */
  readonly failing: () => string[];
}

/** Everything that endpoints and live lines call. */
async function openParts(options: ServerOptions, opened: Opened) {
  const { limits, repository, competitions, verifier, channels, failing } = opened;
  const { proxies = 0, secret, secretBefore, metricsToken } = options;
  const publicUrl = options.telling?.publicUrl ?? null;
  const clock = options.clock ?? SYSTEM_CLOCK;
  const now = (): number => clock.now();
  const secrets = { ...(secret !== undefined && { secret }), ...(secretBefore !== undefined && { secretBefore }) };
  const people = await People.open(repository, { proxies, guests: limits.tables, ...secrets });
  const accounts = new Accounts(people, limits);
  const matches = new Matches(repository);
  const readiness = new Readiness(repository.store, repository.bus, failing);
  const messages = new AddressBuckets(limits.messagesOfAddress, now);
  return {
    matches,
    sharing: new Sharing(repository, verifier),
    competitions,
    people,
    accounts,
    passkeys: new Passkeys(accounts, publicUrl),
    provider: options.provider && publicUrl !== null ? new Provider(accounts, options.provider, publicUrl) : null,
    moderation: new Moderation(repository),
    statistics: new Statistics(repository),
    challenges: challengesOn(repository.store.tables),
    bridge: new Bridge({ matches, people, limits, clock, messages }),
    channels,
    limits,
    requests: new AddressBuckets(limits.requests, now),
    spectators: new Counts(),
    messages,
    clock,
    addressOf: (request: IncomingMessage): string => addressOf(request, proxies),
    proxies,
    publicUrl,
    operation: { readiness, store: repository.store, ...(metricsToken !== undefined && { metricsToken }) },
  };
}

function urlOf(address: ReturnType<import('node:http').Server['address']>, host: string): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const isAnywhere = host === '0.0.0.0' || host === '::' || host === '';
  const name = isAnywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
