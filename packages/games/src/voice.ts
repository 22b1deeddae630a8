/** Small pieces of English that every game's catalogue is made of. */

import type { Seat, Viewer } from '@roundhouse/kernel';

/** What somebody is called who gave no name. Only they read it, at a table of their own. */
export const NAMELESS = 'You';

/**
 * Speaks to one viewer: their own seat is "you", every other its name, and verbs follow. The nameless is "you" to all
 * who look on, and has no name for the others who sit there.
 */
export function voice(names: readonly string[], viewer: Viewer) {
  const isNameless = (seat: Seat): boolean => (names[seat] ?? NAMELESS) === NAMELESS;
  const isYou = (seat: Seat): boolean => seat === viewer || (viewer === null && names[seat] === NAMELESS);
  const name = (seat: Seat): string => (isYou(seat) ? 'you' : isNameless(seat) ? `seat ${seat + 1}` : names[seat]!);
  return {
    isYou,
    name,
    /** `does(0, 'lose', 'loses')`: "you lose" or "Ada loses". */
    does: (seat: Seat, yours: string, theirs: string): string => `${name(seat)} ${isYou(seat) ? yours : theirs}`,
    /** "your" or "Ada’s". */
    owns: (seat: Seat): string => (isYou(seat) ? 'your' : `${name(seat)}’s`),
  };
}

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 die", "2 dice". */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** "a", "a and b", "a, b and c". */
export const list = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
