/** A process that serves nobody: it thinks for bots and looks after clocks, so that those who serve need not. */

import { fastify, LogController } from 'fastify';
import { CompetitionScheduler } from './competitions/competition-scheduler.ts';
import { answerError, answerNoise, answerNotFound } from './http/errors.ts';
import { HEADERS } from './http/headers.ts';
import type { TypeBoxTypes } from './http/schemas.ts';
import { startBotPool } from './matches/bot-pool.ts';
import { type Bots, MatchScheduler } from './matches/match-scheduler.ts';
import { openNotifications } from './notifications/index.ts';
import { type Logging, withoutSecrets } from './operate/log.ts';
import { Readiness } from './operate/readiness.ts';
import { addOperatorRoutes, type Operation } from './operate/routes.ts';
import { openServices, type ServicesOptions } from './services.ts';

export interface WorkerOptions extends ServicesOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly logger?: Logging;
  readonly bots?: Bots;
  /** Where its operator finds `/healthz`, `/readyz` and `/metrics`; nowhere if absent. */
  readonly watch?: { readonly port: number; readonly host: string };
  readonly metricsToken?: string;
}

export interface RunningWorker {
  /** The address of its health and metrics pages; null if it has none. */
  readonly url: string | null;
  /** Finishes what is under way. */
  close(): Promise<void>;
}

/** Starts working for all servers on the same database and Redis. Throws if they are not there. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const foundation = await openServices(options);
  const { repository, competitions, competing } = foundation;
  const { notifier, failing } = await openNotifications(repository, competing, options.telling ?? {});
  const readiness = new Readiness(repository.store, repository.bus, failing);
  const { metricsToken } = options;
  const operation = { readiness, store: repository.store, ...(metricsToken !== undefined && { metricsToken }) };
  const app = openWatch(operation, options.logger);
  const scheduler = new MatchScheduler(repository, options.bots ?? startBotPool(), app.log);
  const competitionScheduler = new CompetitionScheduler(repository, competitions.settlement, app.log);
  scheduler.startAsWorker();
  competitionScheduler.start();
  notifier.start(app.log);

  async function shutDown(): Promise<void> {
    readiness.drain();
    await scheduler.close();
    await competitionScheduler.close();
    await notifier.close();
    await app.close();
    await foundation.close();
  }
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= shutDown();
    return closing;
  };
  try {
    return { url: options.watch === undefined ? null : await app.listen(options.watch), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The endpoints for its operator, and no others. */
function openWatch(operation: Operation, logger: Logging) {
  const app = fastify({
    logger: withoutSecrets(logger),
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: answerNoise,
    frameworkErrors: answerError,
  }).withTypeProvider<TypeBoxTypes>();
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  addOperatorRoutes(app, operation);
  return app;
}
