/** The matches a bridge keeps, and how many it can. */

import { type AnyGame, type Chance, type Entry, type Match, matchDice, type Seat } from '@roundhouse/kernel';
import { BridgeError } from '@roundhouse/server/rpc/errors.ts';

export const MAX_MATCHES = 10_000;
/** Characters of state and log, over all matches. */
export const MAX_WEIGHT = 64_000_000;

/** A match and how it came to be here. */
export interface LiveMatch {
  readonly id: string;
  readonly game: AnyGame;
  /**
   * Its seed is null once somebody has said what the dice show: nothing is proved any more. Of the steps its log has only
   * their number: `logOf` has the rest.
   */
  match: Match;
  /** What was played, as JSON: as objects the logs of thousands of matches keep the collector of garbage busy. */
  readonly played: string[];
  /** Where unscripted dice come from. */
  readonly seed: string;
  /** The state was given; how it came about is not known. */
  readonly isRestored: boolean;
  /** The dice of a step, as the seed has them. */
  readonly dice: (step: number) => Chance;
  /** Entries in the log before the first step. */
  readonly start: number;
  weight: number;
  /** What was told last; null before that. */
  offered: Offers | null;
}

/** A seat's legal moves in a state. */
export interface Offers {
  readonly state: unknown;
  readonly seat: Seat;
  readonly moves: readonly { readonly type: string }[];
}

/** What was offered last is what is chosen from next. A state is never changed in place. */
export function offersTo(live: LiveMatch, seat: Seat): Offers {
  const { game, match } = live;
  const known = knownOffers(live, seat);
  if (known !== null) return known;
  const moves: Offers['moves'] = game.payoffs(match.state) === null ? game.legalMoves(match.state, seat) : [];
  live.offered = { state: match.state, seat, moves };
  return live.offered;
}

/** Null where this seat has been offered nothing in this state. */
export function knownOffers({ match, offered }: LiveMatch, seat: Seat): Offers | null {
  return offered !== null && offered.state === match.state && offered.seat === seat ? offered : null;
}

/** Stands in a log for what is kept as text. */
const AS_TEXT: Entry = Object.freeze({ kind: 'takeBack', seat: 0, at: 0 });

/** The whole log. */
export const logOf = ({ match, start, played }: LiveMatch): Entry[] => [
  ...match.log.slice(0, start),
  ...played.flatMap(entries => JSON.parse(entries) as Entry[]),
];

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

  add(made: Omit<LiveMatch, 'id' | 'start' | 'played' | 'weight' | 'dice' | 'offered'>): LiveMatch {
    const dice = matchDice(made.seed, made.match.entropy);
    const { state, log } = made.match;
    const id = `m${++this.#made}`;
    const live = { ...made, dice, id, start: log.length, played: [], weight: 0, offered: null };
    this.#byId.set(id, live);
    this.#grew(live, JSON.stringify([state, log]).length);
    return live;
  }

  find(id: string): LiveMatch {
    const live = this.#byId.get(id);
    if (!live) throw new BridgeError('unknown-match', `there is no match '${id.slice(0, 40)}'`);
    this.#byId.delete(id);
    this.#byId.set(id, live);
    return live;
  }

  /** Keeps what was just played. */
  keep(live: LiveMatch, entries: readonly Entry[]): void {
    const text = JSON.stringify(entries);
    const { log } = live.match;
    log.fill(AS_TEXT, log.length - entries.length);
    live.played.push(text);
    this.#grew(live, text.length);
  }

  #grew(live: LiveMatch, weight: number): void {
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
