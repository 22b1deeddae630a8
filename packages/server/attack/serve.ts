/** A server as a process of its own, to be attacked: with the limits that it is delivered with, and one proxy before it. */

import { type ServerOptions, startServer } from '../src/index.ts';
import { FEWER_TABLES } from './attack.ts';

type Where = Pick<ServerOptions, 'dataDir' | 'databaseUrl' | 'redisUrl' | 'telling'>;

const where = JSON.parse(process.argv[2]!) as Where;
const server = await startServer({
  // Attackers and bystanders have addresses of their own, which they name as a proxy would.
  ...{ port: 0, host: '127.0.0.1', proxies: 1, limits: { tables: FEWER_TABLES }, ...where },
  logger: { level: 'error', stream: process.stderr },
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!({ cpuMs: (user + system) / 1000 });
});
process.once('SIGTERM', async () => {
  await server.close();
  process.disconnect();
});
process.send!({ url: server.url });
