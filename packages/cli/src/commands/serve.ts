/** `roundhouse serve`: the server and its pages, until it is told to stop. */

import { once } from 'node:events';
import type { ServerOptions } from '@roundhouse/server';
import { type Command, Failure, type Given, numberOf, textOf, UsageError } from '../command.ts';
import { DATA_FLAG, dataDirOf } from '../copies.ts';
import { LOG_FLAG, loggerOf } from '../log.ts';
import { tellingOf } from '../notifications.ts';
import { foundGames } from '../outside.ts';
import { servicesOf } from '../services.ts';
import { say, type Terminal } from '../terminal.ts';

const DEFAULT_PORT = 3000;
const PORTS = { min: 0, max: 65_535 };

export const command: Command = {
  name: 'serve',
  summary: 'Serves the tables to browsers.',
  words: [],
  flags: {
    port: { value: 'N', says: `the port; 0 takes any that is free (PORT, or ${DEFAULT_PORT})` },
    host: { value: 'NAME', says: 'the address to listen on (0.0.0.0: everyone who can reach this machine)' },
    data: DATA_FLAG,
    log: LOG_FLAG,
    drain: { value: 'N', says: 'seconds to serve on, no longer ready, once told to stop (0)' },
    proxies: { value: 'N', says: 'how many proxies of yours stand before it, whose x-forwarded-for is believed (0)' },
  },
  details:
    'Stops cleanly on Ctrl-C or SIGTERM: what was answered is kept; a second one ends it at once. ' +
    'DATABASE_URL names a PostgreSQL to keep matches in instead, and REDIS_URL a Redis: ' +
    'any number of processes with the same two are one server. ' +
    'ROUNDHOUSE_SECRET signs the cookies by which browsers are known; without it the server makes a secret and keeps it. ' +
    'ROUNDHOUSE_METRICS_TOKEN opens /metrics to whoever sends it; without one it opens to this machine only. ' +
    'With --game FOLDER, or ROUNDHOUSE_GAMES, it also serves games that are no part of this repository. ' +
    'ROUNDHOUSE_URL, SMTP_URL and MAIL_FROM let it write mail; OIDC_ISSUER and OIDC_CLIENT_ID let people sign in by an ' +
    'OpenID provider; docs/operating.md has all of them.',
  examples: ['roundhouse serve --port 8080 --data /var/lib/roundhouse'],
  async run(given, terminal) {
    const port = portOf(given, terminal);
    const host = textOf(given, 'host') ?? '0.0.0.0';
    const dataDir = dataDirOf(textOf(given, 'data'), terminal);
    const proxies = numberOf(given, 'proxies', { min: 0, max: 9 }) ?? 0;
    const drainMs = 1000 * (numberOf(given, 'drain', { min: 0, max: 600 }) ?? 0);
    const logger = loggerOf(given, terminal);
    const metricsToken = terminal.env.ROUNDHOUSE_METRICS_TOKEN;
    const set = { ...servicesOf(terminal), ...secretOf(terminal), ...(await tellingOf(terminal)) };
    const watched = { drainMs, logger, ...(metricsToken && { metricsToken }) };
    const stopping = terminal.stopping();
    const server = await listen({ port, host, dataDir, proxies, ...set, ...watched, ...(await gamesFromOutside()) });
    say(terminal, `Roundhouse is at ${server.url} (Ctrl-C stops it)`);
    if (!stopping.aborted) await once(stopping, 'abort');
    await server.close();
    say(terminal, 'Stopped.');
    return 0;
  },
};

/** What browsers need of them. */
async function gamesFromOutside(): Promise<Pick<ServerOptions, 'gameFiles'>> {
  const found = foundGames();
  // The bundler is loaded for those who need it.
  return found.length === 0 ? {} : { gameFiles: await (await import('../game-pages.ts')).gamePages(found) };
}

function portOf(given: Given, terminal: Terminal): number {
  const flagged = numberOf(given, 'port', PORTS);
  if (flagged !== undefined) return flagged;
  const { PORT } = terminal.env;
  if (PORT === undefined || PORT === '') return DEFAULT_PORT;
  if (/^\d+$/.test(PORT) && Number(PORT) <= PORTS.max) return Number(PORT);
  throw new UsageError(`PORT must be a whole number from ${PORTS.min} to ${PORTS.max}, not '${PORT}'`);
}

const SECRET_LENGTH = 32;

/** From the environment alone: what is typed is seen by everybody on the machine. */
function secretOf({ env }: Terminal): Pick<ServerOptions, 'secret' | 'secretBefore'> {
  const { ROUNDHOUSE_SECRET: secret, ROUNDHOUSE_SECRET_BEFORE: secretBefore } = env;
  if (!secret) return {};
  if (secret.length < SECRET_LENGTH)
    throw new UsageError(`ROUNDHOUSE_SECRET needs at least ${SECRET_LENGTH} characters`);
  return { secret, ...(secretBefore && { secretBefore }) };
}

async function listen(options: ServerOptions) {
  // Loaded here, so that no other command waits for it.
  const { startServer } = await import('@roundhouse/server');
  try {
    return await startServer(options);
  } catch (error) {
    throw new Failure(whyNotServed(error as NodeJS.ErrnoException, options));
  }
}

function whyNotServed(error: NodeJS.ErrnoException, { port, host, dataDir, databaseUrl }: ServerOptions) {
  if (error.syscall === 'listen' || error.syscall === 'getaddrinfo') {
    const reasons: Record<string, string> = { EADDRINUSE: 'the port is taken', EACCES: 'not allowed' };
    return `cannot listen on ${host}, port ${port}: ${reasons[error.code ?? ''] ?? error.code}`;
  }
  if (error.name === 'NoRedis') return error.message;
  const where = databaseUrl === undefined ? `'${dataDir}'` : 'the database that DATABASE_URL names';
  return `cannot keep matches in ${where}: ${error.message}`;
}
