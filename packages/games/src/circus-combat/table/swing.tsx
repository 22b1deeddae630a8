/** Tricks that have just changed a show by much: an event on the stage, for a moment. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { scoreLines } from '../score.ts';
import type { Event, ScoreLine, Side, View } from '../state.ts';
import type { Sides } from './captions.ts';
import { ARRIVAL_MS, NEXT_MS } from './shows.ts';
import { useWords } from './use-words.ts';

/** So many points are worth a drum roll. */
const MUCH = 10;
/** As long as it takes to read; it is in nobody's way. */
const SHOWN_MS = 1800;

export interface Swing {
  readonly seat: Side;
  readonly line: ScoreLine;
}

/** The great changes that these events made to shows, one after the other: a loss that follows a win is told as well. */
export function swingsIn(events: readonly Event[], { queue }: Pick<View, 'queue'>): Swing[] {
  return events.flatMap((event): Swing[] => {
    if (event.type !== 'trickWon') return [];
    // Where it lies now: it may have been exchanged since.
    const line = scoreLines(queue[event.seat], event.seat).find(({ card }) => card === event.card);
    return line && Math.abs(line.points) >= MUCH ? [{ seat: event.seat, line }] : [];
  });
}

interface SwingBannerProps {
  readonly events: readonly Event[];
  readonly view: View;
  readonly sides: Sides;
}

/** Seen only: whoever listens is told by the log. */
export function SwingBanner({ events, view, sides }: SwingBannerProps) {
  const { poster } = useWords().table;
  // What the table opens with happened before anybody looked.
  const seen = useRef(events);
  const [swings, show] = useState<readonly Swing[]>([]);
  useEffect(() => {
    if (seen.current === events) return;
    seen.current = events;
    const found = swingsIn(events, view);
    show(found);
    if (found.length === 0) return;
    const timer = setTimeout(() => show([]), ARRIVAL_MS + SHOWN_MS + (found.length - 1) * NEXT_MS);
    return () => clearTimeout(timer);
  }, [events]);
  if (swings.length === 0) return null;
  return (
    <li class="circus-swing" aria-hidden="true">
      {swings.map(({ seat, line }, i) => (
        <b key={i} data-sign={Math.sign(line.points)} style={{ animationDelay: `${ARRIVAL_MS + i * NEXT_MS}ms` }}>
          {poster.swing(seat, line.points, sides)}
          <small>{poster.swingOf(line)}</small>
        </b>
      ))}
    </li>
  );
}
