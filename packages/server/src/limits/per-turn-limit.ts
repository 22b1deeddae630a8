/** Lets so many through in one turn of the event loop: where hundreds come at once, whoever speaks on an open line goes between them. */
export class PerTurnLimit {
  readonly #most: number;
  #passed = 0;
  #isTurning = false;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Nothing to wait for where few come. */
  pass(): Promise<void> | undefined {
    this.#turnSoon();
    if (this.#passed < this.#most && this.#waiting.length === 0) {
      this.#passed++;
      return undefined;
    }
    return new Promise(resolve => this.#waiting.push(resolve));
  }

  #turnSoon(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      const next = this.#waiting.splice(0, this.#most);
      this.#passed = next.length;
      if (next.length > 0) this.#turnSoon();
      for (const enter of next) enter();
    });
  }
}
