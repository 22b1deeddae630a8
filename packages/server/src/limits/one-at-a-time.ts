/** Work that is dear: done one after the other, and whoever comes when too many wait is told so at once. */

import { Refused } from '../matches/refusal.ts';

export class OneAtATime {
  readonly #most: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** So many may wait, the one that is being done among them. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Throws `Refused` if too many wait already. */
  do<T>(work: () => Promise<T>): Promise<T> {
    return this.doWith(async () => {}, work);
  }

  /** What it takes is fetched while others are at work, but only once there is a place to wait in. Throws `Refused` like `do`. */
  async doWith<Taken, T>(fetch: () => Promise<Taken>, work: (taken: Taken) => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#most) throw new Refused('busy', 'Too many ask for this at once. Try again in a minute.');
    this.#waiting++;
    try {
      const taken = await fetch();
      const done = this.#last.then(() => work(taken));
      // The next one does not care how this one ends.
      this.#last = done.catch(() => {});
      return await done;
    } finally {
      this.#waiting--;
    }
  }
}
