/** How much of a match somebody has seen from a seat: what came after that is told on return. */

import { held, hold } from './store.ts';

const nameOf = (match: string, seat: number): string => `seen.${match}.${seat}`;

/** How many events had been seen; null if nobody has looked from there yet. */
export function seenFrom(match: string, seat: number): number | null {
  const seen = held(nameOf(match, seat));
  return typeof seen === 'number' ? seen : null;
}

export const rememberSeen = (match: string, seat: number, events: number): void => hold(nameOf(match, seat), events);
