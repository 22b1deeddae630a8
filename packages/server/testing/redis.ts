/** A Redis of our own, on a free port and in a temporary folder; one that the machine runs already is left alone. */

import { Redis } from 'ioredis';
import { findProgram, folderFor, freePort, type Program, removeFolder, someUser, start, untilUp } from './programs.ts';

export interface OwnRedis {
  readonly url: string;
  /** Forgets everything. */
  flush(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Lets it stand still, with every line to it open; and go on. */
  halt(): void;
  wake(): void;
  /** Stops it and removes all it wrote. */
  remove(): Promise<void>;
}

/** Where Redis is installed, or null. */
export const findRedis = (): string | null => findProgram('redis-server', ['/usr/bin']);

/** Throws if it is not installed, or does not start. */
export async function startRedis(): Promise<OwnRedis> {
  const file = findRedis();
  if (file === null) throw new Error('Redis is not installed');
  const who = someUser(['redis', 'nobody']);
  const folder = await folderFor('redis', who);
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: Program;
  const startUp = async (): Promise<void> => {
    server = start(file, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder], who, folder);
    await untilUp(server, async () => (await askOnce(url, 'PING')) === 'PONG');
  };
  await startUp();
  return {
    url,
    async flush() {
      await askOnce(url, 'FLUSHALL');
    },
    stop: () => server.stop('SIGKILL'),
    start: startUp,
    halt: () => void server.child.kill('SIGSTOP'),
    wake: () => void server.child.kill('SIGCONT'),
    async remove() {
      await server.stop('SIGKILL');
      await removeFolder(folder);
    },
  };
}

/** Null if there is no answer. */
async function askOnce(url: string, command: string): Promise<unknown> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 5000 });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return await redis.call(command);
  } catch {
    return null;
  } finally {
    redis.disconnect();
  }
}
