/** Bots for commands: in a thread that gets a view and nothing else, and that cannot keep anybody waiting for ever. */

import type { BotRequest } from '@roundhouse/bots';
import { type BotWorker, startBotWorker } from '@roundhouse/bots/node-worker.ts';

/** Given to a bot beyond its budget: a thread's start, and a loaded machine. */
const GRACE_MS = 30_000;
const LONGEST_MS = 3_600_000;

export interface Bots {
  /** The bot's move. Rejects with a sentence if it fails or does not come back in time. */
  choose(request: BotRequest): Promise<{ type: string }>;
  close(): Promise<void>;
}

/** A thread for bots, started at the first request and replaced when it hangs. */
export function openBots(): Bots {
  let worker: BotWorker | null = null;
  return {
    async choose(request) {
      worker ??= startBotWorker();
      const late = Promise.withResolvers<never>();
      // Whoever thinks without a clock is waited for.
      const longest = Math.min(request.budgetMs + GRACE_MS, LONGEST_MS);
      const timer = setTimeout(() => late.reject(new Error('the bot took too long')), longest);
      try {
        return await Promise.race([worker.choose(request), late.promise]);
      } catch (error) {
        await worker?.close();
        worker = null;
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      await worker?.close();
      worker = null;
    },
  };
}
