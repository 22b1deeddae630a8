/** Small pieces of English that every game's catalogue is made of. */

import type { Seat, Viewer } from '@roundhouse/kernel';

/** Speaks to one viewer: their own seat is "you", every other its name, and verbs follow. */
export function voice(names: readonly string[], viewer: Viewer) {
  const isYou = (seat: Seat): boolean => seat === viewer;
  const name = (seat: Seat): string => (isYou(seat) ? 'you' : (names[seat] ?? `seat ${seat + 1}`));
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
