/** `roundhouse work`: thinks for bots and looks after clocks, for all servers on one database and Redis. */

import { once } from 'node:events';
import { type Command, Failure, UsageError } from '../command.ts';
import { LOG_FLAG, loggerOf } from '../log.ts';
import { servicesOf } from '../services.ts';
import { tellingOf } from '../telling.ts';
import { say } from '../terminal.ts';

export const command: Command = {
  name: 'work',
  summary: 'Thinks for bots and looks after clocks, so that servers need not.',
  words: [],
  flags: { log: LOG_FLAG },
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
    const stopping = terminal.stopping();
    const { startWorker } = await import('@roundhouse/server/worker.ts');
    const worker = await startWorker({ databaseUrl, redisUrl, dataDir: '', logger, ...telling }).catch(error => {
      throw new Failure(`cannot work: ${(error as Error).message}`);
    });
    say(terminal, 'Roundhouse is working (Ctrl-C stops it)');
    if (!stopping.aborted) await once(stopping, 'abort');
    await worker.close();
    say(terminal, 'Stopped.');
    return 0;
  },
};
