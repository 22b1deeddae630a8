/** A clock that a test moves on. */

import type { Clock } from '../src/index.ts';

const STEP_MS = 1000;

export class TestClock implements Clock {
  #now = 1_800_000_000_000;
  readonly #timers = new Set<{ readonly at: number; call(): void }>();

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.#now + ms, call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets time pass second by second, so that what happens every few seconds happens. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      this.#now += Math.min(left, STEP_MS);
      this.#ring();
      for (let turn = 0; turn < 4 || isWaitingForDisk(); turn++) await new Promise(resolve => setImmediate(resolve));
    }
  }

  /** Time in which nobody looks at the clock: the machine is off. */
  skip(ms: number): void {
    this.#now += ms;
  }

  #ring(): void {
    for (const timer of this.#timers) {
      if (timer.at > this.#now) continue;
      this.#timers.delete(timer);
      timer.call();
    }
  }
}

/** Time does not pass while something is on its way to the disk: a slow one would look like a house that was closed. */
const isWaitingForDisk = (): boolean => process.getActiveResourcesInfo().includes('FSReqCallback');
