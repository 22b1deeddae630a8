/** Starts bots in a thread of their own under Node. */

import { Worker } from 'node:worker_threads';
import { type Line, openLine } from './line.ts';
import type { Answer, BotRequest, Move } from './request.ts';

export interface BotWorker {
  /** As `choose`, without holding up this thread. Requests are answered in turn. */
  choose(request: BotRequest): Promise<Move>;
  /** Ends the thread; whoever still waits is told so. */
  close(): Promise<void>;
}

const MEMORY_MB = 256;

/** A thread that thinks for bots. One that dies fails its open requests and is replaced at the next. */
export function startBotWorker(): BotWorker {
  let current: { thread: Worker; line: Line } | null = null;
  let closed = false;

  function start(): { thread: Worker; line: Line } {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const line = openLine(question => thread.postMessage(question));
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
    choose(request) {
      if (closed) return Promise.reject(new Error('the bot worker is closed'));
      current ??= start();
      const move = current.line.ask(request);
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
function rest({ thread, line }: { thread: Worker; line: Line }): void {
  if (line.waiting > 0) thread.ref();
  else thread.unref();
}
