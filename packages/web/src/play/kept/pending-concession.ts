/** Who goes as soon as the rules let them: kept, so that shutting the page does not take it back. */

import { drop, held, hold } from './store.ts';

const nameOf = (match: string): string => `going.${match}`;

/** The seat that has said so at this match, or null. */
export function pendingConcession(match: string): number | null {
  const seat = held(nameOf(match));
  return typeof seat === 'number' ? seat : null;
}

/** Keeps that this seat goes; null: everybody stays, or has gone. */
export function rememberPendingConcession(match: string, seat: number | null): void {
  if (seat !== null) hold(nameOf(match), seat);
  else if (pendingConcession(match) !== null) drop(nameOf(match));
}
