/** Starts bots in a thread of their own under Node. */

import { Worker } from 'node:worker_threads';
import { type BotChannel, openBotChannel } from './bot-channel.ts';
import { outsideEntries } from './outside.ts';
import type { Answer, BotRequest, Move } from './request.ts';

export interface BotWorker {
  /** As `choose`, without holding up this thread. Requests are answered in turn, and at once after `signal`. */
  choose(request: BotRequest, signal?: AbortSignal): Promise<Move>;
  /** Ends the thread; callers that still wait are told so. */
  close(): Promise<void>;
}

const MEMORY_MB = 256;

/** A thread that thinks for bots. One that dies fails its open requests and is replaced at the next. */
export function startBotWorker(): BotWorker {
  let current: { thread: Worker; line: BotChannel } | null = null;
  let closed = false;

  function start(): { thread: Worker; line: BotChannel } {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), {
      env: {},
      execArgv: [],
      workerData: outsideEntries(),
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const line = openBotChannel(message => thread.postMessage(message));
    const worker = { thread, line };
    const gone = (reason: Error): void => {
      if (current === worker) current = null;
      line.broke(reason);
    };
    thread.on('message', (answer: Answer) => {
      line.answered(answer);
      rest(worker);
    });
    thread.on('error', gone);
    thread.on('exit', () => gone(new Error('the bot worker has stopped')));
    return worker;
  }

  return {
    choose(request, signal) {
      if (closed) return Promise.reject(new Error('the bot worker is closed'));
      current ??= start();
      const move = current.line.ask(request, signal);
      rest(current);
      return move;
    },
    async close() {
      closed = true;
      await current?.thread.terminate();
    },
  };
}

/** An idle thread must not keep the program alive; a thinking one must. */
function rest({ thread, line }: { thread: Worker; line: BotChannel }): void {
  if (line.waiting > 0) thread.ref();
  else thread.unref();
}
