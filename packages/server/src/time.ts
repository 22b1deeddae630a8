/** Time as the server knows it: the wall's, and the server's own, which stands still while the server is closed. */

import type { Store } from './store/store.ts';

/** What tells the time and wakes up; a test may bring its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once, after so many milliseconds; returns how to cancel it. Does not keep the process alive. */
  after(ms: number, call: () => void): () => void;
}

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms).unref();
    return () => clearTimeout(timer);
  },
};

const BEAT_MS = 5000;
/** No heartbeat for this long means that the server was closed, or its machine asleep. */
const PAUSE_MS = 3 * BEAT_MS;
/** A heartbeat that takes this long was waiting for a store that was away. */
const SLOW_MS = 1000;

/** A moment on both clocks. */
export interface Instant {
  /** By the wall, milliseconds since 1970. */
  readonly at: number;
  /** By the server: for everything that runs out. */
  readonly serverTime: number;
}

/**
 * The server's time. Every process that is open says so in the store every few seconds; a time in which none did is left
 * out, and however short it was where a process knows of it: it has just been started, or the store was away. So up to one
 * beat more than the outage is left out, which costs no player anything.
 */
export class ServerClock {
  readonly #store: Store;
  readonly #clock: Clock;
  #closed = 0;
  #beat = 0;
  #beating: Promise<void> | null = null;
  /** Whether the server may have been closed since the last beat, by anybody, that the store has kept. */
  #mayHaveBeenClosed = true;
  #cancel: () => void = () => {};
  #isOpen = false;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async open(): Promise<void> {
    this.#isOpen = true;
    await this.beat();
    this.#next();
  }

  /** Also says that the server was open until now. */
  async close(): Promise<void> {
    this.#isOpen = false;
    this.#cancel();
    // A store that has stopped first keeps nobody from ending in order; for the clocks it is as if this had been killed.
    await this.beat().catch(() => {});
  }

  /** Writes a heartbeat, or waits for the one that is being written. */
  beat(): Promise<void> {
    this.#beating ??= this.#sayOpen().finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  async #sayOpen(): Promise<void> {
    const at = this.#clock.now();
    const pause = this.#mayHaveBeenClosed ? 0 : PAUSE_MS;
    this.#mayHaveBeenClosed = true;
    this.#closed = await this.#store.beat(at, pause);
    this.#beat = at;
    this.#mayHaveBeenClosed = this.#clock.now() - at > SLOW_MS;
  }

  /** Writes a heartbeat if the time may be wrong, because the machine slept or the store was away; then nobody is late yet. */
  async catchUp(): Promise<void> {
    if (this.#mayHaveBeenClosed || this.#clock.now() - this.#beat > 2 * BEAT_MS) await this.beat();
  }

  moment(): Instant {
    const at = this.#clock.now();
    // Woken from sleep, before the next beat: the time slept is not anybody's thinking time.
    return { at, serverTime: Math.min(at, this.#beat + PAUSE_MS) - this.#closed };
  }

  after(ms: number, call: () => void): () => void {
    return this.#clock.after(ms, call);
  }

  #next(): void {
    if (!this.#isOpen) return;
    this.#cancel = this.#clock.after(BEAT_MS, () => {
      // A store that fails is noticed by those who wait for an answer; the beat only tries again.
      this.beat()
        .catch(() => {})
        .finally(() => this.#next());
    });
  }
}
