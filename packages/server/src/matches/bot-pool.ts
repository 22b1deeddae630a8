/** Several threads that think for bots, so that one long thought does not hold up every table. */

import { availableParallelism } from 'node:os';
import { startBotWorker } from '@roundhouse/bots/node-worker.ts';
import type { Bots } from './match-scheduler.ts';

const MOST_THREADS = 4;

/** Threads start when they are first needed; a request goes to the one with the shortest queue. */
export function startBotPool(size: number = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1))): Bots {
  const threads = Array.from({ length: size }, () => ({ worker: startBotWorker(), waiting: 0 }));
  return {
    async choose(request) {
      const one = threads.reduce((best, other) => (other.waiting < best.waiting ? other : best));
      one.waiting++;
      try {
        return await one.worker.choose(request);
      } finally {
        one.waiting--;
      }
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.close()));
    },
  };
}
