/** What the table sounds like: events decide, one sound of a kind at a time. Each game says which event makes which. */

import type { Sounds } from '@roundhouse/games/manifest.ts';
import type { Viewer } from '@roundhouse/kernel';
import { type Chord, playSound, type Sound, whenTold } from '@roundhouse/kit';
import { useEffect, useRef } from 'preact/hooks';
import type { GameEvent } from '../play/source.ts';

/** Somebody who waited this long may be looking elsewhere. */
const LONG_WAIT_MS = 4000;

/** What these events sound like to a viewer: each sound once, with as many voices as things make it. */
export function soundsOf(sounds: Sounds, events: readonly GameEvent[], viewer: Viewer): Chord[] {
  const ending = events.find(isEnding);
  if (ending) return [{ sound: endOf(ending.winner, viewer), count: 1 }];
  const voices = new Map<Sound, number>();
  for (const event of events) {
    const made = sounds[event.type];
    if (made === undefined) continue;
    const { sound, count } = typeof made === 'string' ? { sound: made, count: 1 } : made(event as never);
    voices.set(sound, (voices.get(sound) ?? 0) + count);
  }
  return [...voices].map(([sound, count]) => ({ sound, count }));
}

function endOf(winner: number | null, viewer: Viewer): Sound {
  if (winner === null) return 'turn';
  return winner === viewer || viewer === null ? 'win' : 'loss';
}

const isEnding = (event: GameEvent): event is GameEvent & { winner: number | null } =>
  event.type.endsWith('Over') && 'winner' in event;

/** How a match ended is not heard before it is seen. */
async function play(chords: readonly Chord[], isEnd: boolean): Promise<void> {
  if (isEnd) await whenTold();
  for (const { sound, count } of chords) if (count > 0) playSound(sound, { count });
}

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
    if (!isFirst.current) void play(soundsOf(sounds, events, seat), events.some(isEnding));
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
