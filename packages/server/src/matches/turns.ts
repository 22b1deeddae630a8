/** One thing at a time for each match within this process; other processes are held off by the store. */

export function takeTurns() {
  const last = new Map<string, Promise<unknown>>();
  return {
    /** Runs `work` after everything asked before under the same name. */
    async inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
      const before = last.get(name);
      const mine = before === undefined ? work() : before.then(work, work);
      last.set(name, mine);
      try {
        return await mine;
      } finally {
        if (last.get(name) === mine) last.delete(name);
      }
    },
    /** Resolves when nothing is under way. */
    async idle(): Promise<void> {
      while (last.size > 0) await Promise.allSettled(last.values());
    },
  };
}
