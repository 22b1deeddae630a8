/** One thing at a time for each match within this process; other processes are held off by the store. */

export function takeTurns() {
  const last = new Map<string, { readonly done: Promise<unknown>; readonly isAlone: boolean }>();

  function under<T>(name: string, done: Promise<T>, isAlone: boolean): Promise<T> {
    const mine = { done, isAlone };
    last.set(name, mine);
    const leave = (): void => {
      if (last.get(name) === mine) last.delete(name);
    };
    done.then(leave, leave);
    return done;
  }

  return {
    /** Runs `work` after everything asked before under the same name. */
    inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
      const before = last.get(name)?.done;
      return under(name, before === undefined ? work() : before.then(work, work), true);
    },
    /** Whether nothing is under way under this name that others have to wait for. */
    isFree: (name: string): boolean => last.get(name)?.isAlone !== true,
    /** Takes no turn, but is waited for by those who do. Whatever goes along with it ends in the order of its beginning. */
    along: <T>(name: string, work: Promise<T>): Promise<T> => under(name, work, false),
    /** Resolves when nothing is under way. */
    async idle(): Promise<void> {
      while (last.size > 0) await Promise.allSettled(Array.from(last.values(), ({ done }) => done));
    },
  };
}
