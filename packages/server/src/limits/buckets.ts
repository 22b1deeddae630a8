/** How often something may happen: a bucket for each who does it, filled again as time passes. */

import { networksOf } from './address.ts';

export interface Rate {
  /** How many at once. */
  readonly burst: number;
  /** How many more each second. */
  readonly perSecond: number;
}

/** Beyond this many buckets, full ones are forgotten: a full bucket is as good as a new one. */
const MANY = 10_000;

export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { left: number; at: number }>();
  #crowded = MANY;

  /** `now` in milliseconds. */
  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /**
   * Takes one from the bucket of `who`, or as many as what they ask for weighs, the whole bucket at most: 0 if they were
   * there, otherwise the milliseconds until they will be.
   */
  take(who: string, weight = 1): number {
    const now = this.#now();
    const left = this.#leftFor(who, now);
    const wanted = Math.min(weight, this.#rate.burst);
    const taken = left >= wanted;
    this.#buckets.set(who, { left: taken ? left - wanted : left, at: now });
    if (this.#buckets.size > this.#crowded) this.#forget(now);
    return taken ? 0 : Math.ceil(((wanted - left) * 1000) / this.#rate.perSecond);
  }

  /**
   * Takes what was used beyond what was asked for, also where it is not there: whoever owes waits until it is made up for.
   * Nobody owes more than a whole bucket; gives how much was taken.
   */
  charge(who: string, weight: number): number {
    const now = this.#now();
    const before = this.#leftFor(who, now);
    const left = Math.max(-this.#rate.burst, before - weight);
    this.#buckets.set(who, { left, at: now });
    return before - left;
  }

  /** How many are being counted. */
  get size(): number {
    return this.#buckets.size;
  }

  #leftFor(who: string, now: number): number {
    const { burst, perSecond } = this.#rate;
    const bucket = this.#buckets.get(who);
    if (bucket === undefined) return burst;
    return Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) * perSecond) / 1000);
  }

  #forget(now: number): void {
    for (const who of this.#buckets.keys()) {
      if (this.#leftFor(who, now) >= this.#rate.burst) this.#buckets.delete(who);
    }
    // Looking through all of them at every call would be the very load that this is to prevent.
    this.#crowded = Math.max(MANY, 2 * this.#buckets.size);
  }
}

/** The same for addresses, which are counted with the networks around them as well. */
export class AddressBuckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  /** By how many times the rate is granted. */
  readonly #buckets = new Map<number, Buckets>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /**
   * Takes so much from the buckets of an address: 0 if all had it, otherwise the milliseconds until the first will that had
   * not. The smallest first, and no further: whoever is refused must not use up what their neighbours have.
   */
  take(address: string, weight = 1): number {
    for (const { name, times } of networksOf(address)) {
      const ms = this.#of(times).take(name, weight);
      if (ms > 0) return ms;
    }
    return 0;
  }

  /** Takes so much from all of them, whether or not it is there; from the larger ones no more than the address itself can owe. */
  charge(address: string, weight: number): void {
    let taken = weight;
    for (const { name, times } of networksOf(address)) if (taken > 0) taken = this.#of(times).charge(name, taken);
  }

  #of(times: number): Buckets {
    const { burst, perSecond } = this.#rate;
    const buckets =
      this.#buckets.get(times) ?? new Buckets({ burst: burst * times, perSecond: perSecond * times }, this.#now);
    this.#buckets.set(times, buckets);
    return buckets;
  }
}
