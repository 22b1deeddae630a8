/** Many small wishes as a few large ones: what is asked while one group is under way makes up the next. */

/** Answers a whole group: one answer, or one error, for each wish, in order. Throws what befalls all of them. */
export type Carry<Wish, Answer> = (wishes: readonly Wish[]) => Promise<readonly (Answer | Error)[]>;

interface Waiting<Wish, Answer> {
  readonly wish: Wish;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/** One group at a time, of at most `most` wishes. */
export function grouped<Wish, Answer>(most: number, carry: Carry<Wish, Answer>) {
  let waiting: Waiting<Wish, Answer>[] = [];
  let running: Promise<void> | null = null;

  async function carryAll(): Promise<void> {
    // The rest of this turn of the event loop comes along.
    await new Promise(resolve => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const answers = await carry(group.map(({ wish }) => wish));
        for (const [i, { resolve, reject }] of group.entries()) {
          const answer = answers[i]!;
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        }
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    running = null;
  }

  return {
    ask(wish: Wish): Promise<Answer> {
      return new Promise((resolve, reject) => {
        waiting.push({ wish, resolve, reject });
        running ??= carryAll();
      });
    },
    /** Resolves when everything asked before is answered. */
    async idle(): Promise<void> {
      await running;
    },
  };
}
