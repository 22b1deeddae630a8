/** How fast a line is read: as fast as it, and all lines of its address together, may speak. */

import type { WebSocket } from 'ws';
import { type AddressBuckets, Buckets, type Rate } from '../limits/buckets.ts';
import type { Clock } from '../time.ts';

export class LinePace {
  readonly #line: WebSocket;
  readonly #address: string;
  readonly #own: Buckets;
  readonly #ofAddress: AddressBuckets;
  readonly #clock: Clock;
  #goOn: () => void = () => {};

  constructor(line: WebSocket, address: string, rate: Rate, ofAddress: AddressBuckets, clock: Clock) {
    this.#line = line;
    this.#address = address;
    this.#own = new Buckets(rate, () => clock.now());
    this.#ofAddress = ofAddress;
    this.#clock = clock;
    line.on('close', () => this.#goOn());
  }

  /** Asked before each message. Who sends too much is answered more slowly; what it sends meanwhile stays on its side. */
  turn(): Promise<void> | undefined {
    const ms = this.#waitMs();
    return ms > 0 ? this.#waitFor(ms) : undefined;
  }

  /** How long the next message has to wait: for its line, and for all lines of its address. */
  #waitMs(): number {
    return this.#own.take('') || this.#ofAddress.take(this.#address);
  }

  async #waitFor(ms: number): Promise<void> {
    for (let left = ms; left > 0 && this.#line.readyState === this.#line.OPEN; left = this.#waitMs()) {
      await new Promise<void>(resolve => {
        this.#goOn = resolve;
        this.#clock.after(left, resolve);
      });
    }
  }
}
