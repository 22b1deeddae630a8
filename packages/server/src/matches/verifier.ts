/** Records of strangers, played again in a thread of their own: with an end, in time and in memory, and a queue that has one. */

import { Worker } from 'node:worker_threads';
import { outsideEntries } from '@roundhouse/bots/outside.ts';
import type { Verification } from '@roundhouse/kernel';
import { OneAtATime } from '../limits/one-at-a-time.ts';

export interface VerifierLimits {
  /** Time for one record, once the thread has started. */
  readonly ms: number;
  /** Records that may wait, the one that is being played among them. */
  readonly waiting: number;
}

/** The longest record that may be shared takes some 200 ms. */
const LIMITS: VerifierLimits = { ms: 10_000, waiting: 8 };
/** The thread's memory, in MB; the longest record takes a quarter of it. */
const MEMORY_MB = 256;

/** What was in a body: a record under the name that is made of it, and what came of playing it; null where it is nothing of the kind. */
export type Read = { readonly id: string; readonly record: string; readonly found: Verification } | null;

/** What the thread answers: what it read, and how long it took. */
export interface Answer {
  readonly read: Read;
  readonly ms: number;
}

/** The answer for a record that took too much time or memory; honest ones never get there. */
const TOO_MUCH: Read = {
  id: '',
  record: '',
  found: { ok: false, line: 1, reason: 'it takes too much to play it again' },
};

/** One thread, started when it is first needed, plays one record after the other. */
export class Verifier {
  readonly #limits: VerifierLimits;
  readonly #queue: OneAtATime;
  #thread: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #asked: { resolve(read: Read): void; reject(error: unknown): void } | null = null;

  constructor(limits: Partial<VerifierLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#queue = new OneAtATime(this.#limits.waiting);
  }

  /**
   * Reads the JSON of a `SharedRecord`, of which this thread reads nothing, and which is only fetched where there is a place
   * to wait in. Throws `Refused` if too many wait already.
   */
  verify(fetch: () => Promise<Uint8Array>): Promise<Read> {
    return this.#queue.doWith(fetch, async body => {
      this.#thread ??= this.#start();
      const thread = this.#thread;
      try {
        return await new Promise<Read>((resolve, reject) => {
          this.#asked = { resolve, reject };
          // A process that has nothing else to do may end, but not in the middle of this.
          thread.ref();
          thread.postMessage(body, [body.buffer as ArrayBuffer]);
        });
      } finally {
        clearTimeout(this.#timer);
        thread.unref();
      }
    });
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(new URL('./verify-worker.ts', import.meta.url), {
      env: {},
      execArgv: [],
      workerData: outsideEntries(),
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    thread.on('message', (told: Answer | 'begun') => {
      const { ms } = this.#limits;
      // Its time is counted from here: a machine that is busy may take long to start a thread.
      if (told === 'begun') this.#timer = setTimeout(() => void thread.terminate(), ms);
      // This thread may have been too busy to end that one in time.
      else this.#asked?.resolve(told.ms > ms ? TOO_MUCH : told.read);
    });
    thread.on('error', (error: NodeJS.ErrnoException) =>
      this.#gone(thread, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? null : error),
    );
    thread.on('exit', () => this.#gone(thread, null));
    return thread;
  }

  /** It was ended because it took too much, or has ended by itself; the next record starts another. */
  #gone(thread: Worker, error: unknown): void {
    if (this.#thread !== thread) return;
    this.#thread = null;
    if (error === null) this.#asked?.resolve(TOO_MUCH);
    else this.#asked?.reject(error);
  }
}
