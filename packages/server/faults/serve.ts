/** A server as a process of its own, to be killed: prints its address when it listens. How it is started is its only argument. */

import { type ServerOptions, startServer } from '../src/index.ts';

const BOUNDLESS = { burst: 1e9, perSecond: 1e9 };

const given = JSON.parse(process.argv[2]!) as Partial<ServerOptions> & Pick<ServerOptions, 'dataDir'>;
// All players come from one address here, and play as fast as they are answered.
const limits = { requests: BOUNDLESS, tables: BOUNDLESS, messages: BOUNDLESS, messagesOfAddress: BOUNDLESS };
const server = await startServer({ port: 0, host: '127.0.0.1', limits, ...given });
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => server.close());
