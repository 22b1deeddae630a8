/** Who is spoken to, and by which name: the same in every language. */

import type { Seat, Viewer } from '@roundhouse/kernel';

/** What somebody is called who gave no name. Only they read it, at a table of their own. */
export const NAMELESS = 'You';

/** What a seat is called whose owner has deleted everything. */
export const FORMER_PLAYER = 'Former player';

/**
 * Speaks to one viewer: their own seat is "you", every other its name, and verbs follow. The nameless is "you" to all
 * who look on, and has no name for the others who sit there.
 */
export function speaker(names: readonly string[], viewer: Viewer, you: string, unnamed: (seat: Seat) => string) {
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

/** Each event of a game as a clause. */
export type Clauses<Event extends { readonly type: string }> = {
  readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, say: Voice) => string;
};

/** How a language speaks to one viewer: `words/<language>/voice.ts`. */
export interface Voice {
  isYou(seat: Seat): boolean;
  name(seat: Seat): string;
  does(seat: Seat, yours: string, theirs: string): string;
  /** "your" or "Ada’s"; where "your" has endings, `yours` is the one that fits. */
  owns(seat: Seat, yours?: string): string;
  /** The seat as the one it is done to. */
  whom(seat: Seat): string;
  /** The seat as the one who gets it. */
  toWhom(seat: Seat): string;
}

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What tells an event in a sentence, as a viewer would say it: made of the clause for its type. */
export function sentencesOf<Event extends { readonly type: string }>(
  clauses: Clauses<Event>,
  voice: (names: readonly string[], viewer: Viewer) => Voice,
) {
  return (event: Event, names: readonly string[], viewer: Viewer): string => {
    const clause = clauses[event.type as Event['type']] as (event: Event, say: Voice) => string;
    return `${capital(clause(event, voice(names, viewer)))}.`;
  };
}
