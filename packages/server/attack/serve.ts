/** A server as a process of its own, to be attacked: with the limits that it is delivered with, and one proxy before it. */

import { type ServerOptions, startServer } from '../src/index.ts';
import { FEWER_TABLES } from './attack.ts';
import { waitAtAnyMoment } from './waits.ts';

const LOOK_MS = 2;

type Where = Pick<ServerOptions, 'dataDir' | 'webDir' | 'databaseUrl' | 'redisUrl' | 'telling'>;

const where = JSON.parse(process.argv[2]!) as Where;
const server = await startServer({
  // Attackers and bystanders have addresses of their own, which they name as a proxy would.
  ...{ port: 0, host: '127.0.0.1', proxies: 1, limits: { tables: FEWER_TABLES }, ...where },
  logger: { level: 'error', stream: process.stderr },
});

/** What the server's own thread worked between two looks, in milliseconds of its processor: whoever asks waits behind that. */
let turns: number[] = [];
let since = performance.now();
let last = process.threadCpuUsage();

setInterval(() => {
  const now = process.threadCpuUsage();
  turns.push((now.user + now.system - last.user - last.system) / 1000);
  last = now;
}, LOOK_MS).unref();

process.on('message', asked => {
  const { user, system } = process.cpuUsage();
  if (asked === 'count') {
    process.send!({ cpuMs: (user + system) / 1000 });
    return;
  }
  const now = performance.now();
  const worst = turns.reduce((most, turn) => Math.max(most, turn), 0);
  process.send!({ cpuMs: (user + system) / 1000, turns: { p99: waitAtAnyMoment(turns, now - since), worst } });
  turns = [];
  since = now;
});
process.once('SIGTERM', async () => {
  await server.close();
  process.disconnect();
});
process.once('disconnect', () => process.exit());
process.send!({ url: server.url });
