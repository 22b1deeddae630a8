/** Does one thing at a time under each name within this process; between processes the store sees to that. */

export function takeTurns() {
  const last = new Map<string, { readonly done: Promise<unknown>; readonly isAlone: boolean }>();

  /** Returns the function that says it is done. */
  function enter(name: string, done: Promise<unknown>, isAlone: boolean): () => void {
    const mine = { done, isAlone };
    last.set(name, mine);
    return () => {
      if (last.get(name) === mine) last.delete(name);
    };
  }

  return {
    /** Runs `work` after everything asked before under the same name. */
    inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
      const before = last.get(name)?.done;
      const mine = before === undefined ? work() : before.then(work, work);
      return mine.finally(enter(name, mine, true));
    },
    /** Whether nothing is under way under this name that others have to wait for. */
    isFree: (name: string): boolean => last.get(name)?.isAlone !== true,
    /**
     * Takes no turn, but is waited for by those who do. Whatever goes along with it ends in the order of its beginning.
     * Returns the way to say that it is done.
     */
    along: (name: string, work: Promise<unknown>): (() => void) => enter(name, work, false),
    /** Resolves when nothing is under way. */
    async idle(): Promise<void> {
      while (last.size > 0) await Promise.allSettled(Array.from(last.values(), ({ done }) => done));
    },
  };
}
