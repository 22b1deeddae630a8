/** The bus within one process. */

import type { Bus, Listener } from './bus.ts';

export function localBus(): Bus {
  const listeners = new Map<string, Set<Listener>>();
  return {
    publish(change) {
      // A copy: a listener may leave while it is being told.
      for (const listener of [...(listeners.get(change.match.id) ?? [])]) listener(change);
    },
    subscribe(match, listener) {
      const own = listeners.get(match) ?? new Set();
      listeners.set(match, own.add(listener));
      return () => {
        own.delete(listener);
        // A match nobody listens to must cost nothing. The set in the map may be a younger one.
        if (own.size === 0 && listeners.get(match) === own) listeners.delete(match);
      };
    },
  };
}
