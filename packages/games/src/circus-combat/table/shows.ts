/** How long what happens is looked at before anything tells of it: dice fall, and a game ends act by act. Pure. */

import type { Show } from '@roundhouse/kit';
import type { Event } from '../state.ts';

/** A card takes so long to its show: only then does it count there. */
export const ARRIVAL_MS = 280;
/** From one great change to the next: each is stamped on by itself. */
export const NEXT_MS = 420;
/** How long a die falls, and how long after the one before it. */
export const FALL_MS = 380;
export const LANDING_MS = 60;
/** The stage as it stands in the end, before the curtain. */
const LAST_LOOK_MS = 900;
/** As long as two numbers take to run up, and a breath. */
const COUNT_MS = 1000;

/** Null where nothing is to be seen before it is told. */
export const showOf = (events: readonly Event[]): Show | null => endingOf(events) ?? throwOf(events);

/** The last tricks go where they go, the curtain falls, and both totals are counted. Whoever gives up is not kept waiting. */
function endingOf(events: readonly Event[]): Show | null {
  const over = events.find(event => event.type === 'gameOver');
  if (!over || over.reason === 'concede') return null;
  const tricks = events.filter(({ type }) => type === 'trickWon').length;
  const curtain = (tricks === 0 ? 0 : ARRIVAL_MS + tricks * NEXT_MS) + LAST_LOOK_MS;
  return { cues: [curtain, curtain + COUNT_MS] };
}

function throwOf(events: readonly Event[]): Show | null {
  const last = events.findLast(
    event => event.type === 'diceThrown' || event.type === 'fatigueRerolled' || isAgain(event),
  );
  if (!last || !('pool' in last) || last.pool.length === 0) return null;
  return { cues: [(last.pool.length - 1) * LANDING_MS + FALL_MS] };
}

const isAgain = (event: Event): event is Extract<Event, { type: 'diceRethrown' }> =>
  event.type === 'diceRethrown' && event.dice.length > 0;
