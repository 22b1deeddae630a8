/** A clock that runs faster than the wall's, for whole matches of games in which the server holds things back for a time. */

import { type Clock, SYSTEM_CLOCK } from '../src/time.ts';

/** So many milliseconds pass in one. */
const TIMES = 25;

export function fastClock(): Clock {
  const began = Date.now();
  return {
    now: () => began + (Date.now() - began) * TIMES,
    after: (ms, call) => SYSTEM_CLOCK.after(ms / TIMES, call),
  };
}
