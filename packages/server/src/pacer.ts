/** Does long work in short pieces with rests between them, so that a move made meanwhile waits for one piece at most. */

import { setTimeout as restFor } from 'node:timers/promises';

const PIECE_MS = 2;
/** Longer than a piece, because answering a move takes several turns of this thread. */
const REST_MS = 6;

export class Pacer {
  #since = performance.now();

  /** Called between any two small steps; rests when a piece is done. */
  async pause(): Promise<void> {
    if (performance.now() - this.#since < PIECE_MS) return;
    await restFor(REST_MS);
    this.#since = performance.now();
  }
}
