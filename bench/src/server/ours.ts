/** Our server as a process of its own, to be measured. Where it keeps things is its only argument. */

import { type ServerOptions, startServer } from '@roundhouse/server';
import { tellUsage } from './usage.ts';

const BOUNDLESS = { burst: 1e9, perSecond: 1e9 };

const where = JSON.parse(process.argv[2]!) as Pick<ServerOptions, 'dataDir' | 'databaseUrl' | 'redisUrl'>;
// All players come from one address here, and play as fast as they are answered.
const limits = {
  requests: BOUNDLESS,
  tables: BOUNDLESS,
  messages: BOUNDLESS,
  messagesOfAddress: BOUNDLESS,
  connections: 1e6,
  connectionsPerAddress: 1e6,
  linesPerAddress: 1e6,
};
const server = await startServer({ port: 0, host: '127.0.0.1', limits, ...where });
process.once('SIGTERM', () => server.close());
tellUsage(server.url);
