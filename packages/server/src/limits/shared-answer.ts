/** An answer that many ask for, made once for all of them. */

/** Good for so long, or until it is known to be old. Whoever asks while it is being made waits for the same one. */
export class SharedAnswer<T> {
  readonly #make: () => Promise<T>;
  readonly #ms: number;
  readonly #now: () => number;
  #kept: { readonly answer: Promise<T>; readonly until: number } | null = null;

  /** `now` in milliseconds. */
  constructor(make: () => Promise<T>, ms: number, now: () => number) {
    this.#make = make;
    this.#ms = ms;
    this.#now = now;
  }

  get(): Promise<T> {
    const now = this.#now();
    if (this.#kept !== null && now < this.#kept.until) return this.#kept.answer;
    const kept = { answer: this.#make(), until: now + this.#ms };
    this.#kept = kept;
    // What could not be made is not kept; whoever asked is told.
    kept.answer.catch(() => {
      if (this.#kept === kept) this.#kept = null;
    });
    return kept.answer;
  }

  /** Something has happened that it does not tell. One that is being made is given to those who asked before, and to nobody else. */
  forget(): void {
    this.#kept = null;
  }
}
