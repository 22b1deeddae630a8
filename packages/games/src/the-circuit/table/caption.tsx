/** What others have just done, written over the ring for a moment; a Finishing Move in letters as large as it deserves. */

import { isStill } from '@roundhouse/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { cardOf, type Event, seatOf } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import { Figure } from './figure.tsx';
import { useLooks } from './look.ts';
import type { Scene } from './scene.ts';

/** Long enough to be read. */
const CAPTION_MS = 3500;
const SPLASH_MS = 1500;

type Deed = Extract<Event, { type: 'abilityUsed' | 'traitUsed' | 'activated' | 'reacted' }>;

const DEEDS = new Set(['abilityUsed', 'traitUsed', 'activated', 'reacted']);

const isDeed = (event: Event): event is Deed => DEEDS.has(event.type);

type Finisher = Extract<Event, { type: 'finishingMoveUsed' }>;

const isFinisher = (event: Event): event is Finisher => event.type === 'finishingMoveUsed';

/** The last of such events, for a while: others may come meanwhile. */
function useLast<E extends Event>(events: readonly Event[], isIt: (event: Event) => event is E, ms: number): E | null {
  const last = useRef<E | null>(null);
  const found = events.findLast(isIt);
  if (found) last.current = found;
  const [ended, end] = useState<E | null>(null);
  const shown = last.current;
  useEffect(() => {
    const timer = setTimeout(() => end(shown), ms);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown === ended ? null : shown;
}

interface CaptionProps {
  readonly scene: Scene;
  readonly events: readonly Event[];
}

/** Decoration: the page reads the log aloud. */
export function Caption({ scene: { names, viewer }, events }: CaptionProps) {
  const words = useWords();
  const isTheirs = (event: Event): event is Deed => isDeed(event) && seatOf(event.fighter) !== viewer;
  const deed = useLast(events, isTheirs, CAPTION_MS);
  const text = deed && words.event(deed, names, viewer);
  if (!deed || !text) return null;
  return (
    <p class="arena-caption" data-team={seatOf(deed.fighter)} aria-hidden="true">
      {text}
    </p>
  );
}

/** Nobody waits for it: what is under it can be pressed. */
export function FinisherSplash({ events }: Pick<CaptionProps, 'events'>) {
  const words = useWords();
  const lookOf = useLooks();
  const used = useLast(events, isFinisher, SPLASH_MS);
  if (!used || isStill()) return null;
  return (
    <div class="arena-splash" data-team={seatOf(used.fighter)} aria-hidden="true">
      <span>
        <Figure look={lookOf(cardOf(used.fighter))} team={seatOf(used.fighter)} pose="win" isBare />
      </span>
      <p class="poster">
        <small>{words.says.act.finisher}</small>
        {words.ability(used.ability).name}
      </p>
    </div>
  );
}
