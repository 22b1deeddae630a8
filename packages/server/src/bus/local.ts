/** The bus within one process. */

import type { Viewer } from '@roundhouse/kernel';
import type { Bus, Listener, News } from './bus.ts';

export function localBus(): Bus {
  const listeners = perMatch<Listener>();
  const guests = perMatch<{ readonly viewer: Viewer }>();
  const publish = (match: string, news: News): void => {
    // One that leaves while they are being told is not told.
    for (const listener of listeners.of(match)) listener(news);
  };
  return {
    publish,
    subscribe: (match, listener) => listeners.add(match, listener),
    enter(match, viewer) {
      const remove = guests.add(match, { viewer });
      publish(match, { room: 'here' });
      return () => {
        remove();
        publish(match, { room: 'here' });
      };
    },
    async here(match) {
      const viewers = [...guests.of(match)].map(({ viewer }) => viewer);
      const seats = new Set(viewers.filter(viewer => viewer !== null));
      return {
        seats: [...seats].sort((a, b) => a - b),
        watching: viewers.filter(viewer => viewer === null).length,
      };
    },
    claim: async () => true,
    release: async () => {},
    // There is nobody else.
    take: async () => 0,
    hand: () => false,
    takeWork: () => {},
    ping: async () => {},
    close: async () => {},
  };
}

/** Things kept for matches. A match for which there is none costs nothing. */
function perMatch<T>() {
  const sets = new Map<string, Set<T>>();
  const nobody: ReadonlySet<T> = new Set();
  return {
    of: (match: string): ReadonlySet<T> => sets.get(match) ?? nobody,
    /** Returns the way to take it out again. */
    add(match: string, thing: T): () => void {
      const own = sets.get(match) ?? new Set();
      sets.set(match, own.add(thing));
      return () => {
        own.delete(thing);
        // The set in the map may be a younger one.
        if (own.size === 0 && sets.get(match) === own) sets.delete(match);
      };
    },
  };
}
