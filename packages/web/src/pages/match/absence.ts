/** How somebody's absence from a match is noticed. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { rememberSeen, seenFrom } from '../../play/kept/seen.ts';
import type { GameEvent, TablePosition, TableSource } from '../../play/source.ts';

/** An absence: all that was heard before it, and what happened in it. */
export interface Absence {
  readonly before: readonly GameEvent[];
  readonly events: readonly GameEvent[];
}

const NO_ABSENCE: Absence = { before: [], events: [] };

/** A person's absence: the page was shut or out of sight. Without events once it is dismissed. */
export function useMissed(source: TableSource, position: TablePosition | null): [Absence, () => void] {
  const [missed, setMissed] = useState<Absence>(NO_ABSENCE);
  const isPresent = useRef(false);
  useEffect(() => {
    const look = (): void => {
      const seat = source.seat.value;
      if (document.hidden) isPresent.current = false;
      // Where people share a screen, the cover tells them.
      if (document.hidden || !position?.view || seat === null || source.sharing) return;
      const seen = seenFrom(source.id, seat);
      const { history } = position;
      if (!isPresent.current && seen !== null && seen < history.length)
        setMissed({ before: history.slice(0, seen), events: history.slice(seen) });
      isPresent.current = true;
      if (seen !== history.length) rememberSeen(source.id, seat, history.length);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [source, position]);
  // Nothing that is dismissed once more draws the page anew.
  return [missed, () => setMissed(NO_ABSENCE)];
}
