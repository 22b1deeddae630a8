/** What the table sounds like: events decide, one sound of a kind at a time. An event that is not named here is silent. */

import type { Viewer } from '@roundhouse/kernel';
import { playSound, type Sound } from '@roundhouse/kit';
import { useEffect, useRef } from 'preact/hooks';
import type { Told } from '../play/source.ts';

/** By the type of the event; games call the same things by the same names. */
const SOUND_OF: { readonly [type: string]: Sound } = {
  diceRolled: 'dice',
  rolledOff: 'dice',
  startThrown: 'dice',
  diceThrown: 'dice',
  diceRethrown: 'dice',
  fatigueRerolled: 'dice',
  committed: 'place',
  fightersPlaced: 'place',
  diePlaced: 'place',
  elementPut: 'place',
  elementMoved: 'place',
  elementsPicked: 'place',
  trickWon: 'card',
  trickDealt: 'card',
  tricksSwapped: 'card',
  handDealt: 'card',
  drawn: 'card',
  discarded: 'card',
  spellCast: 'card',
};

/** Somebody who waited this long may be looking elsewhere. */
const LONG_WAIT_MS = 4000;

/** What these events sound like to a viewer: each sound once, in order. */
export function soundsOf(events: readonly Told[], viewer: Viewer): Sound[] {
  const ending = events.find(isEnding);
  if (ending) return ending.winner === null ? ['turn'] : [ending.winner === viewer || viewer === null ? 'win' : 'loss'];
  return [...new Set(events.flatMap(({ type }) => SOUND_OF[type] ?? []))];
}

const isEnding = (event: Told): event is Told & { winner: number | null } =>
  event.type.endsWith('Over') && 'winner' in event;

interface Heard {
  readonly events: readonly Told[];
  readonly seat: Viewer;
  /** Whether something is asked of the viewer. */
  readonly isAsked: boolean;
}

/** Plays what happened since the last position, and that it is the viewer's turn, to who waited long or looks at another page. */
export function useSounds({ events, seat, isAsked }: Heard): void {
  const isFirst = useRef(true);
  const waitsSince = useRef<number | null>(null);
  useEffect(() => {
    // What happened before somebody sat down is not heard again.
    if (!isFirst.current) for (const sound of soundsOf(events, seat)) playSound(sound);
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
