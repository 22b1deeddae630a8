/** How often something may happen: a bucket for each who does it, filled again as time passes. */

export interface Rate {
  /** So many at once. */
  readonly burst: number;
  /** And so many more each second. */
  readonly perSecond: number;
}

/** Beyond this many, those that are full again are forgotten: a full bucket is a new one. */
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

  /** Takes one from the bucket of `who`: 0 if there was one, otherwise the milliseconds until there will be. */
  take(who: string): number {
    const now = this.#now();
    const left = this.#leftFor(who, now);
    const taken = left >= 1;
    this.#buckets.set(who, { left: taken ? left - 1 : left, at: now });
    if (this.#buckets.size > this.#crowded) this.#forget(now);
    return taken ? 0 : Math.ceil(((1 - left) * 1000) / this.#rate.perSecond);
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
