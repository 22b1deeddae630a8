/** How Element Circle gives its reasons, in the messages of any language. */

import type { Seat } from '@roundhouse/kernel';
import { capital, type Voice } from '../../voice.ts';
import type { advice } from './en/advice.ftl.ts';

/** So many of so many spells can be paid for. */
export interface Reach {
  readonly can: number;
  readonly of: number;
}

/** A share, in hundredths. */
const percent = (share: number): number => Math.round(100 * share);

export type Reasons = ReturnType<typeof reasonsFrom>;

/** The reasons as they are put to whoever listens. */
export function reasonsFrom(said: typeof advice, voice: Voice) {
  const some = ({ can, of }: Reach): string => said.some(can === of, can, of);
  return {
    ...said,
    /** A hand before elements are picked, and what a fresh one would be on average; null where that is not to be said. */
    hand: (reach: Reach, average: number | null): string => said.hand(some(reach), average),
    picked: (reach: Reach): string => said.picked(some(reach)),
    /** What can be paid at the next opening if nothing changes. */
    next: (reach: Reach): string => (reach.of === 0 ? said.emptyHand : said.next(some(reach))),
    /** A rival's Permanent, and what it does. */
    stops: (owner: Seat, does: string): string => said.stops(voice, owner, does),
    opponent(seat: Seat, spells: number, elements: number, permanents: number): string {
      const things = [
        said.spellCount(spells),
        ...(elements > 0 ? [said.elementCount(elements)] : []),
        ...(permanents > 0 ? [said.permanentCount(permanents)] : []),
      ];
      return capital(said.opponent(voice, seat, things));
    },
    /** Whether somebody could pay for a card; `missing` null: everything is there. */
    payer: (seat: Seat, missing: string | null): string =>
      capital(missing === null ? said.couldPay(voice, seat) : said.couldNotPay(voice, seat, missing)),
    own: (reach: Reach, before: number): string => said.own(some(reach), before),
    /** Shares of all spells there are. */
    rival: (seat: Seat, then: number, now: number): string =>
      capital(said.rival(voice, seat, percent(then), percent(now))),
    harmless: (reach: Reach): string => said.harmless(some(reach)),
  };
}
