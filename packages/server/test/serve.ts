/** A server as a process of its own, to be killed: `node serve.ts FOLDER` prints its address when it listens. */

import { startServer } from '../src/index.ts';
import { whispers } from './whispers.ts';

const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: process.argv[2]!, games: [whispers] });
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => server.close());
