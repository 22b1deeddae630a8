/** `roundhouse work`: thinks for bots and looks after clocks, for all servers on one database and Redis. */

import { once } from 'node:events';
import { type Command, Failure, numberOf, textOf, UsageError } from '../command.ts';
import { LOG_FLAG, loggerOf } from '../log.ts';
import { tellingOf } from '../notifications.ts';
import { servicesOf } from '../services.ts';
import { say } from '../terminal.ts';

export const command: Command = {
  name: 'work',
  summary: 'Thinks for bots and looks after clocks, so that servers need not.',
  words: [],
  flags: {
    port: { value: 'N', says: 'where to answer /healthz, /readyz and /metrics; 0 takes any that is free (nowhere)' },
    host: { value: 'NAME', says: 'the address to listen on for that (127.0.0.1: this machine only)' },
    log: LOG_FLAG,
  },
  details:
    'Works for all servers with the same DATABASE_URL and REDIS_URL, and the same settings for mail. Without one the servers do it themselves. ' +
    'Stops cleanly on Ctrl-C or SIGTERM.',
  examples: ['roundhouse work'],
  async run(given, terminal) {
    const { databaseUrl, redisUrl } = servicesOf(terminal);
    if (databaseUrl === undefined || redisUrl === undefined) {
      throw new UsageError('DATABASE_URL and REDIS_URL must name what the servers use');
    }
    const logger = loggerOf(given, terminal);
    const telling = await tellingOf(terminal);
    const port = numberOf(given, 'port', { min: 0, max: 65_535 });
    const watch = port === undefined ? {} : { watch: { port, host: textOf(given, 'host') ?? '127.0.0.1' } };
    const metricsToken = terminal.env.ROUNDHOUSE_METRICS_TOKEN;
    const settings = { databaseUrl, redisUrl, logger, ...telling, ...watch, ...(metricsToken && { metricsToken }) };
    const stopping = terminal.stopping();
    const { startWorker } = await import('@roundhouse/server/worker.ts');
    const worker = await startWorker({ dataDir: '', ...settings }).catch(error => {
      throw new Failure(`cannot work: ${(error as Error).message}`);
    });
    const where = worker.url === null ? '' : `, watched at ${worker.url}`;
    say(terminal, `Roundhouse is working${where} (Ctrl-C stops it)`);
    if (!stopping.aborted) await once(stopping, 'abort');
    await worker.close();
    say(terminal, 'Stopped.');
    return 0;
  },
};
