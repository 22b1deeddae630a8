/** Threads that work out a game's perfect play piece by piece. */

import { Worker } from 'node:worker_threads';

/** The person wants to stop. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export interface WorkerPool {
  /** Has a piece of work done by whichever thread is free, in the order of asking. */
  ask(task: unknown): Promise<unknown>;
  close(): Promise<void>;
}

interface Job {
  readonly task: unknown;
  readonly done: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** Opens so many threads. After `stopping` nothing is begun, and what waits is told so. */
export function openWorkerPool(game: string, threads: number, stopping: AbortSignal): WorkerPool {
  const waiting: Job[] = [];
  let next = 0;
  const idle: Worker[] = [];
  const jobs = new Map<Worker, Job>();
  const workers = Array.from({ length: threads }, () => openWorker());

  function openWorker(): Worker {
    const worker = new Worker(new URL('./solving-worker.ts', import.meta.url), { workerData: game });
    worker.on('message', answer => {
      const job = jobs.get(worker);
      jobs.delete(worker);
      job?.done(answer);
      give(worker);
    });
    worker.on('error', error => jobs.get(worker)?.failed(error as Error));
    idle.push(worker);
    return worker;
  }

  function give(worker: Worker): void {
    const job = waiting[next];
    if (!job || stopping.aborted) {
      idle.push(worker);
      return;
    }
    next++;
    if (next === waiting.length) {
      waiting.length = 0;
      next = 0;
    }
    jobs.set(worker, job);
    worker.postMessage(job.task);
  }

  const stop = (): void => {
    for (const { failed } of [...waiting.splice(next), ...jobs.values()]) failed(new Stopped('stopped'));
  };
  stopping.addEventListener('abort', stop);
  return {
    ask: task =>
      new Promise((done, failed) => {
        if (stopping.aborted) {
          failed(new Stopped('stopped'));
          return;
        }
        waiting.push({ task, done, failed });
        const worker = idle.pop();
        if (worker) give(worker);
      }),
    async close() {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
}
