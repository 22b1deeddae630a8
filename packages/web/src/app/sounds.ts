/** What the table sounds like: events decide, one sound of a kind at a time. Each game says which event makes which. */

import type { Sounds } from '@roundhouse/games/manifest.ts';
import type { Viewer } from '@roundhouse/kernel';
import { playSound, type Sound } from '@roundhouse/kit';
import { useEffect, useRef } from 'preact/hooks';
import type { GameEvent } from '../play/source.ts';

/** Somebody who waited this long may be looking elsewhere. */
const LONG_WAIT_MS = 4000;

/** What these events sound like to a viewer: each sound once, in order. */
export function soundsOf(sounds: Sounds, events: readonly GameEvent[], viewer: Viewer): Sound[] {
  const ending = events.find(isEnding);
  if (ending) return ending.winner === null ? ['turn'] : [ending.winner === viewer || viewer === null ? 'win' : 'loss'];
  return [...new Set(events.flatMap(({ type }) => sounds[type] ?? []))];
}

const isEnding = (event: GameEvent): event is GameEvent & { winner: number | null } =>
  event.type.endsWith('Over') && 'winner' in event;

interface Heard {
  readonly sounds: Sounds;
  readonly events: readonly GameEvent[];
  readonly seat: Viewer;
  /** Whether something is asked of the viewer. */
  readonly isAsked: boolean;
}

/** Plays what happened since the last position, and that it is the viewer's turn, to who waited long or looks at another page. */
export function useSounds({ sounds, events, seat, isAsked }: Heard): void {
  const isFirst = useRef(true);
  const waitsSince = useRef<number | null>(null);
  useEffect(() => {
    // What happened before somebody sat down is not heard again.
    if (!isFirst.current) for (const sound of soundsOf(sounds, events, seat)) playSound(sound);
    isFirst.current = false;
  }, [events]);
  useEffect(() => {
    if (!isAsked) waitsSince.current ??= Date.now();
    else if (waitsSince.current !== null) {
      if (document.hidden || Date.now() - waitsSince.current > LONG_WAIT_MS) playSound('turn');
      waitsSince.current = null;
    }
  }, [isAsked]);
}
