/** A server as a process of its own, to be bombarded: tells its address, and on request how much memory it holds. */

import { type ServerOptions, startServer } from '../src/index.ts';

const BOUNDLESS = { burst: 1e9, perSecond: 1e9 };

const where = JSON.parse(process.argv[2]!) as Pick<ServerOptions, 'dataDir'>;
// All of it comes from one address. What rates do is tested elsewhere; here they would hide what is behind them.
const rates = {
  requests: BOUNDLESS,
  tables: BOUNDLESS,
  messages: BOUNDLESS,
  messagesOfAddress: BOUNDLESS,
  deeds: BOUNDLESS,
};
const limits = {
  ...rates,
  connectionsPerAddress: 1e9,
  linesPerAddress: 1e9,
  spectatorsPerMatch: 1e9,
  linesPerMatchAndAddress: 1e9,
};
const server = await startServer({
  ...{ port: 0, host: '127.0.0.1', limits, ...where },
  logger: { level: 'error', stream: process.stderr },
});
process.on('message', () => {
  // Twice: the first time wakes what waits to be thrown away.
  for (let i = 0; i < 2; i++) globalThis.gc!();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send!({ rss, heap: heapUsed + external });
});
process.once('SIGTERM', async () => {
  await server.close();
  process.disconnect();
});
process.send!({ url: server.url });
