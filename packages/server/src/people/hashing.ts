/** Hashing of passwords in a thread of its own, with a queue that has an end: whoever comes too late is told so at once. */

import { Worker } from 'node:worker_threads';
import { Refused } from '../matches/refusal.ts';

export interface HashParameters {
  readonly message: Uint8Array;
  readonly nonce: Uint8Array;
  readonly tagLength: number;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** What the thread is asked, and what it answers. */
export interface HashRequest extends HashParameters {
  readonly number: number;
}
export interface HashResult {
  readonly number: number;
  readonly tag: Uint8Array;
}

/** With thirty milliseconds each, the last one waits half a second. */
const MOST_WAITING = 16;

interface Waiting {
  resolve(tag: Buffer): void;
  reject(error: Error): void;
}

/**
 * One thread, started when it is first needed, hashes one password after the other. So sign-ins take at most one
 * processor, and never a thread that a commit needs.
 */
export class Hashing {
  readonly #most: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(most = MOST_WAITING) {
    this.#most = most;
  }

  /** Throws `Refused` if too many wait already: whoever asks first need not look for anything else. */
  mustHaveRoom(): void {
    if (this.#waiting.size >= this.#most) {
      throw new Refused('busy', 'Too many sign in at this moment. Try again in a few seconds.');
    }
  }

  /** Argon2id. Throws `Refused` if too many wait already. */
  async hash(parameters: HashParameters): Promise<Buffer> {
    this.mustHaveRoom();
    const worker = this.#thread();
    const number = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.ref();
      worker.postMessage({ ...parameters, number } satisfies HashRequest);
    });
  }

  #thread(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url));
    worker.on('message', ({ number, tag }: HashResult) => this.#settle(number, Buffer.from(tag)));
    worker.on('error', error => this.#fail(worker, error as Error));
    worker.on('exit', () => this.#fail(worker, new Error('the thread that hashes has ended')));
    this.#worker = worker;
    return worker;
  }

  #settle(number: number, tag: Buffer): void {
    this.#waiting.get(number)?.resolve(tag);
    this.#waiting.delete(number);
    // A process that has nothing else to do may end.
    if (this.#waiting.size === 0) this.#worker?.unref();
  }

  /** The next one starts another thread. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
