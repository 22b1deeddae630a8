/** When cards fly. How they do is fetched with the first that does: a table is there before any card is taken. */

import type { Viewer } from '@roundhouse/kernel';
import { isStill } from '@roundhouse/kit';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Event } from '../state.ts';

export function useFlights(box: RefObject<HTMLElement | null>, events: readonly Event[], viewer: Viewer): void {
  const flown = useRef<readonly Event[]>(events);
  // Once the frame that shows what came of it is on screen.
  useEffect(() => {
    const table = box.current;
    if (flown.current === events || !table) return;
    flown.current = events;
    if (isStill() || !events.some(({ type }) => type === 'miniTaken' || type === 'miniGiven')) return;
    let isLate = false;
    let end = (): void => {};
    import('./flights.ts').then(
      ({ flyAll }) => {
        if (!isLate) end = flyAll(table, events, viewer);
      },
      () => {},
    );
    return () => {
      isLate = true;
      end();
    };
  }, [events]);
}
