/** Tricks that have just changed a show by much: an event on the stage, for a moment. */

import { useEffect, useState } from 'preact/hooks';
import { scoreLines } from '../score.ts';
import type { Event, Side, View } from '../state.ts';
import type { Sides } from './captions.ts';
import { useWords } from './use-words.ts';

/** So many points are worth a drum roll. */
const MUCH = 10;
/** As long as it takes to read; it is in nobody's way. */
const SHOWN_MS = 1800;

export interface Swing {
  readonly seat: Side;
  readonly points: number;
}

/** The greatest change that these events made to a show; null if none is great. */
export function swingIn(events: readonly Event[], { queue }: Pick<View, 'queue'>): Swing | null {
  const swings = events.flatMap((event): Swing[] => {
    if (event.type !== 'trickWon') return [];
    // Where it lies now: it may have been exchanged since.
    const line = scoreLines(queue[event.seat], event.seat).find(({ card }) => card === event.card);
    return line && Math.abs(line.points) >= MUCH ? [{ seat: event.seat, points: line.points }] : [];
  });
  return swings.sort((a, b) => Math.abs(b.points) - Math.abs(a.points))[0] ?? null;
}

interface SwingBannerProps {
  readonly events: readonly Event[];
  readonly view: View;
  readonly sides: Sides;
}

/** Seen only: whoever listens is told by the log. */
export function SwingBanner({ events, view, sides }: SwingBannerProps) {
  const { poster } = useWords().table;
  const [swing, show] = useState<Swing | null>(null);
  useEffect(() => {
    const found = swingIn(events, view);
    show(found);
    if (!found) return;
    const timer = setTimeout(() => show(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [events]);
  if (!swing) return null;
  return (
    <li class="circus-swing" aria-hidden="true">
      <b data-sign={Math.sign(swing.points)}>{poster.swing(swing.seat, swing.points, sides)}</b>
    </li>
  );
}
