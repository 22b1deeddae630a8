/** What others have just done, written over the ring for a moment; a blow in letters as large as it deserves. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { capital } from '../../voice.ts';
import { cardOf, type Event, seatOf } from '../state.ts';
import { useWords } from '../words/catalogue.ts';
import type { Blow } from './blows.ts';
import { Figure } from './figure.tsx';
import { useLooks } from './look.ts';
import type { Scene } from './scene.ts';
import { Sign } from './signs.tsx';

/** Long enough to be read. */
const CAPTION_MS = 3500;

type Deed = Extract<Event, { type: 'abilityUsed' | 'traitUsed' | 'activated' | 'reacted' }>;

const DEEDS = new Set(['abilityUsed', 'traitUsed', 'activated', 'reacted']);

const isDeed = (event: Event): event is Deed => DEEDS.has(event.type);

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
export function Caption({ scene: { names, viewer, draft }, events }: CaptionProps) {
  const words = useWords();
  const isTheirs = (event: Event): event is Deed => isDeed(event) && seatOf(event.fighter) !== viewer;
  const deed = useLast(events, isTheirs, CAPTION_MS);
  const text = deed && words.event(deed, names, viewer);
  // Whoever has begun to answer has read it, and looks at what it would cover.
  if (!deed || !text || draft.hex !== null) return null;
  return (
    <p class="arena-caption" data-team={seatOf(deed.fighter)} aria-hidden="true">
      {text}
    </p>
  );
}

/** A Finishing Move right across the ring, or how somebody was beaten and what that is worth: under it everything can be pressed. */
export function BlowShown({ scene: { view, names }, blow }: { readonly scene: Scene; readonly blow: Blow }) {
  const words = useWords();
  const lookOf = useLooks();
  const { finisher, defeat, hype } = blow;
  if (finisher) {
    return (
      <div class="arena-splash" data-team={seatOf(finisher.fighter)} aria-hidden="true">
        <span>
          <Figure look={lookOf(cardOf(finisher.fighter))} team={seatOf(finisher.fighter)} pose="win" isBare />
        </span>
        <p class="poster">
          <small>{words.says.act.finisher}</small>
          {words.ability(finisher.ability).name}
        </p>
      </div>
    );
  }
  if (!defeat) return null;
  return (
    <p class="arena-beaten poster" aria-hidden="true">
      {words.says.float[defeat.cause]}
      <small>
        {capital(words.fighterOf(defeat.fighter, view, names))}
        {hype > 0 && (
          <>
            {' · '}
            <Sign name="hype" />+{hype}
          </>
        )}
      </small>
    </p>
  );
}
