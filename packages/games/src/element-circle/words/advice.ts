/** How Element Circle gives its reasons: what there is to say, whatever the language. */

import type { Seat } from '@roundhouse/kernel';

/** So many of so many spells can be paid for. */
export interface Reach {
  readonly can: number;
  readonly of: number;
}

export interface AdviceText {
  /** A hand before elements are picked, and what a fresh one would be on average; null where that is not to be said. */
  hand(reach: Reach, average: number | null): string;
  picked(reach: Reach): string;
  pickedElse(can: number): string;
  /** What can be paid at the next opening if nothing changes. */
  next(reach: Reach): string;
  /** What else can be paid in this turn. */
  more(spells: number): string;
  moreElse(spells: number): string;
  /** Nothing is left to be paid in this turn, so it does not matter what pays. */
  readonly fresh: string;
  /** A rival's Permanent, and what it does. */
  stops(owner: Seat, does: string): string;
  opponent(seat: Seat, spells: number, elements: number, permanents: number): string;
  /** Whether somebody could pay for a card; `missing` null: everything is there. */
  payer(seat: Seat, missing: string | null): string;
  lacks(spell: string, missing: string): string;
  saves(elements: number): string;
  own(reach: Reach, before: number): string;
  /** Shares of all spells there are. */
  rival(seat: Seat, then: number, now: number): string;
  harmless(reach: Reach): string;
}

/** A share, in hundredths. */
export const percent = (share: number): number => Math.round(100 * share);
