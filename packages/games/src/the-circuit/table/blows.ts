/** What deserves to be seen to its end before anything else happens: somebody beaten, and Finishing Moves. */

import { useShow } from '@roundhouse/kit';
import { useMemo } from 'preact/hooks';
import { type Event, seatOf } from '../state.ts';

type Defeat = Extract<Event, { type: 'defeated' }>;
type Finisher = Extract<Event, { type: 'finishingMoveUsed' }>;

export interface Blow {
  readonly defeat: Defeat | null;
  /** Hype that the winners got for it. */
  readonly hype: number;
  readonly finisher: Finisher | null;
}

/** A moment: as long as a Finishing Move takes to cross the ring. */
const BLOW_MS = 1500;

/** The last of each among some events. A Tap Out has been seen card by card, and a Tag Out is one's own doing. */
export function blowIn(events: readonly Event[]): Blow | null {
  let finisher: Finisher | null = null;
  let defeat: Defeat | null = null;
  let hype = 0;
  for (const event of events) {
    if (event.type === 'finishingMoveUsed') finisher = event;
    if (event.type === 'defeated' && (event.cause === 'knockOut' || event.cause === 'ringOut')) {
      [defeat, hype] = [event, 0];
    }
    if (event.type === 'hypeChanged' && event.why === 'defeat' && defeat && event.seat !== seatOf(defeat.fighter)) {
      hype = event.by;
    }
  }
  return finisher === null && defeat === null ? null : { defeat, hype, finisher };
}

/** The blow that is on; what tells of it, and what follows, wait. A press hurries it. */
export function useBlow(events: readonly Event[]): Blow | null {
  const next = useMemo(() => {
    const blow = blowIn(events);
    return blow && { ...blow, cues: [BLOW_MS] };
  }, [events]);
  const { show, isOn } = useShow(next);
  return isOn ? show : null;
}
