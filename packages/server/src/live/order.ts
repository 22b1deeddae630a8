/** Doing things in order without waiting where nothing has to be waited for: most moves are answered so. */

/** Calls `next` with a value: at once if it is there, otherwise when it resolves. */
export function andThen<T, U>(value: T | Promise<T>, next: (value: T) => U | Promise<U>): U | Promise<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Runs tasks one after the other, each at once if nothing is under way. */
export class InOrder {
  readonly #works: (() => void | Promise<void>)[] = [];
  readonly #fail: (error: unknown) => void;
  #isBusy = false;
  readonly #next = (): void => this.#goOn();
  readonly #failed = (error: unknown): void => {
    this.#fail(error);
    this.#goOn();
  };

  /** `fail` is told of a task that fails; those after it still run. */
  constructor(fail: (error: unknown) => void) {
    this.#fail = fail;
  }

  do(work: () => void | Promise<void>): void {
    this.#works.push(work);
    if (!this.#isBusy) this.#goOn();
  }

  #goOn(): void {
    this.#isBusy = true;
    for (let work = this.#works.shift(); work !== undefined; work = this.#works.shift()) {
      try {
        const done = work();
        if (done instanceof Promise) {
          done.then(this.#next, this.#failed);
          return;
        }
      } catch (error) {
        this.#fail(error);
      }
    }
    this.#isBusy = false;
  }
}

let ending: Promise<void> | null = null;

/** Resolves when all that becomes known together has become known: what is told then is told once. */
export function endOfTurn(): Promise<void> {
  ending ??= new Promise(resolve => {
    process.nextTick(() => {
      ending = null;
      resolve();
    });
  });
  return ending;
}
