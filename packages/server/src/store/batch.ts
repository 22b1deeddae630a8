/** Batches writes: what is asked while one group is under way makes up the next. */

/** Answers a whole group: one answer, or one error, for each wish, in order. Throws what befalls all of them. */
export type Carry<Wish, Answer> = (wishes: readonly Wish[]) => Promise<readonly (Answer | Error)[]>;

/** Of what PostgreSQL cannot take, whatever else is in the group (class 22, data exceptions): the others are not to blame. */
const isAboutOne = (error: unknown): boolean => /^22/.test((error as { code?: string }).code ?? '');

interface Waiting<Wish, Answer> {
  readonly wish: Wish;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/**
 * One group at a time, of at most `most` wishes. With a wish that is not granted goes what `buildsOn` it and is still
 * waiting: it would be about something that never was.
 */
export function batch<Wish, Answer>(
  most: number,
  carry: Carry<Wish, Answer>,
  buildsOn: (later: Wish, wish: Wish) => boolean = () => false,
) {
  let waiting: Waiting<Wish, Answer>[] = [];
  let running: Promise<void> | null = null;

  async function carryAll(): Promise<void> {
    // The rest of this turn of the event loop comes along.
    await new Promise(resolve => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await carryGroup(group);
    }
    running = null;
  }

  async function carryGroup(group: readonly Waiting<Wish, Answer>[]): Promise<void> {
    try {
      const answers = await carry(group.map(({ wish }) => wish));
      for (const [i, one] of group.entries()) {
        const answer = answers[i]!;
        if (answer instanceof Error) refuse(one, answer);
        else one.resolve(answer);
      }
    } catch (error) {
      if (group.length > 1 && isAboutOne(error)) for (const one of group) await carryGroup([one]);
      else for (const one of group) refuse(one, error);
    }
  }

  function refuse({ wish, reject }: Waiting<Wish, Answer>, reason: unknown): void {
    reject(reason);
    const spoilt = waiting.filter(later => buildsOn(later.wish, wish));
    if (spoilt.length === 0) return;
    waiting = waiting.filter(later => !spoilt.includes(later));
    for (const later of spoilt) later.reject(reason);
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
