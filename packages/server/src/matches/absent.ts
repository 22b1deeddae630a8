/** How long a table waits for somebody who has promised a text for the dice and is not there to open it, and what becomes of the seat. */

import type { Absent, ClockSettings } from '../protocol.ts';
import type { Settings } from '../store/store.ts';

const DAY_S = 24 * 60 * 60;
/** Long enough for a page that is open, even on a bad connection. */
const LEAST_S = 30;
/**
 * How long a promised text is waited for where nothing else was agreed: about as long as a move. Without a clock nobody
 * has to be here when the last seat is taken, so that is a day.
 */
export function absentBy(clock: ClockSettings | null): Absent {
  const whole = clock === null ? DAY_S : clock.kind === 'move' ? clock.seconds : clock.seconds / 10;
  return { seconds: Math.round(Math.min(DAY_S, Math.max(LEAST_S, whole))), seat: 'free' };
}

export const absentAt = ({ absent, clock }: Settings): Absent => absent ?? absentBy(clock);
