/** Buckets that all processes of a server take from together: whoever guesses gains nothing by asking several of them. */

import type { Bus } from '../bus/bus.ts';
import { networksOf } from './address.ts';
import { Buckets, type Rate } from './buckets.ts';

/** While the others cannot be reached, what this process has counted itself is what holds. */
export class SharedBuckets {
  readonly #name: string;
  readonly #rate: Rate;
  readonly #bus: Bus;
  readonly #own: Buckets;

  /** `name` tells these from others in the same bus; `now` in milliseconds. */
  constructor(name: string, rate: Rate, bus: Bus, now: () => number) {
    this.#name = name;
    this.#rate = rate;
    this.#bus = bus;
    this.#own = new Buckets(rate, now);
  }

  /** Takes one from the bucket of `who`: 0 if there was one, otherwise the milliseconds until there will be. */
  async take(who: string): Promise<number> {
    return this.#own.take(who) || this.#bus.take(`${this.#name} ${who}`, this.#rate);
  }
}

/** The same for addresses, which are counted with the networks around them as well. */
export class SharedAddressBuckets {
  readonly #of: (times: number) => SharedBuckets;

  constructor(name: string, { burst, perSecond }: Rate, bus: Bus, now: () => number) {
    const made = new Map<number, SharedBuckets>();
    this.#of = times => {
      const rate = { burst: burst * times, perSecond: perSecond * times };
      const buckets = made.get(times) ?? new SharedBuckets(`${name} ${times}`, rate, bus, now);
      made.set(times, buckets);
      return buckets;
    };
  }

  async take(address: string): Promise<number> {
    // The smallest first, and no further: whoever is refused must not use up what their neighbours have.
    for (const { name, times } of networksOf(address)) {
      const ms = await this.#of(times).take(name);
      if (ms > 0) return ms;
    }
    return 0;
  }
}
