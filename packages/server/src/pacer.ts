/** Long work in short pieces, with rests between them: whoever moves meanwhile waits for one piece at most. */

import { setTimeout as restFor } from 'node:timers/promises';

const PIECE_MS = 2;
/** Longer than a piece: a move comes back to this thread several times before it is answered. */
const REST_MS = 6;

export class Pacer {
  #since = performance.now();

  /** Asked between any two small steps; rests if a piece is done. */
  async pause(): Promise<void> {
    if (performance.now() - this.#since < PIECE_MS) return;
    await restFor(REST_MS);
    this.#since = performance.now();
  }
}
