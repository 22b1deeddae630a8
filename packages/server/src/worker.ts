/** A process that serves nobody: it thinks for bots and looks after clocks, so that those who serve need not. */

import { fastify } from 'fastify';
import { type Ground, layFoundation } from './foundation.ts';
import { Attendant, type Bots } from './matches/attendant.ts';
import { startCrew } from './matches/crew.ts';
import { type Logging, withoutSecrets } from './operate/log.ts';
import { openTelling } from './telling/index.ts';

export interface WorkerOptions extends Ground {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly logger?: Logging;
  readonly bots?: Bots;
}

/** Starts working for all servers on the same database and Redis. Throws if they are not there. */
export async function startWorker(options: WorkerOptions): Promise<{ close(): Promise<void> }> {
  const foundation = await layFoundation(options);
  // For its log alone; it never listens.
  const { log } = fastify({ logger: withoutSecrets(options.logger) });
  const attendant = new Attendant(foundation.ledger, options.bots ?? startCrew(), log);
  attendant.startAsWorker();
  const { teller } = await openTelling(foundation.ledger, options.telling ?? {});
  teller.start(log);
  let closing: Promise<void> | null = null;
  return {
    close() {
      closing ??= attendant
        .close()
        .then(() => teller.close())
        .then(() => foundation.close());
      return closing;
    },
  };
}
