/** Whether this process can be given visitors: what it stands on answers, and it is not about to stop. */

import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';

/** What has not answered by then is missing. */
const ANSWER_MS = 2000;

export class Readiness {
  readonly #store: Pick<Store, 'ping'>;
  readonly #bus: Pick<Bus, 'ping'>;
  #isDraining = false;
  /** What fails for want of the operator, though visitors can be served: `mail`. */
  readonly failing: () => readonly string[];

  constructor(store: Pick<Store, 'ping'>, bus: Pick<Bus, 'ping'>, failing: () => readonly string[] = () => []) {
    this.#store = store;
    this.#bus = bus;
    this.failing = failing;
  }

  /** From now on it is not ready, though it still serves. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Names what is missing; nothing where all is well. */
  async missing(): Promise<string[]> {
    const [store, bus] = await Promise.all([answers(this.#store.ping()), answers(this.#bus.ping())]);
    return [...(store ? [] : ['store']), ...(bus ? [] : ['bus']), ...(this.#isDraining ? ['draining'] : [])];
  }
}

async function answers(asked: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), ANSWER_MS);
  });
  const answered = asked.then(
    () => true,
    () => false,
  );
  const isHere = await Promise.race([answered, late]);
  clearTimeout(timer);
  return isHere;
}
