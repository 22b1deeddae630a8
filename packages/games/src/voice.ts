/** Small pieces of speech that every game's catalogues are made of, in English and in German. */

import type { Seat, Viewer } from '@roundhouse/kernel';
import { number as german } from './formats.de.ts';
import { number as english } from './formats.en.ts';

/** What somebody is called who gave no name. Only they read it, at a table of their own. */
export const NAMELESS = 'You';

/** What a seat is called whose owner has deleted everything. */
export const FORMER_PLAYER = 'Former player';

/**
 * Speaks to one viewer: their own seat is "you", every other its name, and verbs follow. The nameless is "you" to all
 * who look on, and has no name for the others who sit there.
 */
function speaker(names: readonly string[], viewer: Viewer, you: string, unnamed: (seat: Seat) => string) {
  const isNameless = (seat: Seat): boolean => (names[seat] ?? NAMELESS) === NAMELESS;
  const isYou = (seat: Seat): boolean => seat === viewer || (viewer === null && names[seat] === NAMELESS);
  const name = (seat: Seat): string => (isYou(seat) ? you : isNameless(seat) ? unnamed(seat) : names[seat]!);
  return {
    isYou,
    name,
    /** `does(0, 'lose', 'loses')`: "you lose" or "Ada loses". */
    does: (seat: Seat, yours: string, theirs: string): string => `${name(seat)} ${isYou(seat) ? yours : theirs}`,
  };
}

export function voice(names: readonly string[], viewer: Viewer) {
  const say = speaker(names, viewer, 'you', seat => `seat ${english(seat + 1)}`);
  return {
    ...say,
    /** "your" or "Ada’s". */
    owns: (seat: Seat): string => (say.isYou(seat) ? 'your' : `${say.name(seat)}’s`),
  };
}

/** German, to a friend: "du verlierst", "Ada verliert". */
export function stimme(names: readonly string[], viewer: Viewer) {
  const say = speaker(names, viewer, 'du', seat => `Platz ${german(seat + 1)}`);
  return {
    ...say,
    /** The seat as the one it is done to: "dich" or "Ada". */
    whom: (seat: Seat): string => (say.isYou(seat) ? 'dich' : say.name(seat)),
    /** The seat as the one who gets it: "dir" or "Ada". */
    toWhom: (seat: Seat): string => (say.isYou(seat) ? 'dir' : say.name(seat)),
    /** `owns(0, 'deine')`: "deine" or "Adas"; after s, x and z an apostrophe alone, after a number one before the s. */
    owns: (seat: Seat, yours: string): string => (say.isYou(seat) ? yours : genitive(say.name(seat))),
  };
}

const genitive = (name: string): string =>
  /[sxzß]$/i.test(name) ? `${name}’` : /\p{L}$/u.test(name) ? `${name}s` : `${name}’s`;

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
