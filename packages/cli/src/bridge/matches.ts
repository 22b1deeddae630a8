/** The matches a bridge keeps, and how many it can. */

import { type AnyGame, type Chance, type Match, matchDice, type Seat } from '@roundhouse/kernel';
import { BridgeError } from '@roundhouse/server/rpc/errors.ts';

export const MAX_MATCHES = 10_000;
/** Characters of state and log, over all matches. */
export const MAX_WEIGHT = 64_000_000;

/** A match and how it came to be here. */
export interface LiveMatch {
  readonly id: string;
  readonly game: AnyGame;
  /** Its seed is null once somebody has said what the dice show: nothing is proved any more. */
  match: Match;
  /** Where unscripted dice come from. */
  readonly seed: string;
  /** The state was given; how it came about is not known. */
  readonly isRestored: boolean;
  /** The dice of a step, as the seed has them. */
  readonly dice: (step: number) => Chance;
  /** Entries in the log before the first step. */
  readonly start: number;
  weight: number;
}

export const stepOf = (live: LiveMatch): number => live.match.log.length - live.start;

/** A seat of this match. */
export function seatIn(live: LiveMatch, seat: unknown): Seat {
  const { length } = live.match.seats;
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < length) return seat;
  throw new BridgeError('bad-seat', `'seat' must be a whole number from 0 to ${length - 1}`);
}

/** Matches by name. When there are too many, the one unused for longest is forgotten. */
export class Matches {
  // A Map remembers the order of its keys: the first is the one unused for longest.
  readonly #byId = new Map<string, LiveMatch>();
  #made = 0;
  #weight = 0;

  get size(): number {
    return this.#byId.size;
  }

  add(made: Omit<LiveMatch, 'id' | 'start' | 'weight' | 'dice'>): LiveMatch {
    const dice = matchDice(made.seed, made.match.entropy);
    const live = { ...made, dice, id: `m${++this.#made}`, start: made.match.log.length, weight: 0 };
    this.#byId.set(live.id, live);
    this.grew(live, [made.match.state, made.match.log]);
    return live;
  }

  find(id: string): LiveMatch {
    const live = this.#byId.get(id);
    if (!live) throw new BridgeError('unknown-match', `there is no match '${id.slice(0, 40)}'`);
    this.#byId.delete(id);
    this.#byId.set(id, live);
    return live;
  }

  /** Counts what a match now holds in addition. */
  grew(live: LiveMatch, added: unknown): void {
    const weight = JSON.stringify(added).length;
    live.weight += weight;
    this.#weight += weight;
    while (this.#byId.size > MAX_MATCHES || (this.#weight > MAX_WEIGHT && this.#byId.size > 1)) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const oldest = this.#byId.values().next().value!;
    this.#byId.delete(oldest.id);
    this.#weight -= oldest.weight;
  }
}
