/** Perft: how many ways a game can go on, counted, because a wrong rule seldom leaves the count right. */

import { type AnyGame, copyPlain, fastChance, type Match, outcomes, type Seat, silentStep } from '../src/index.ts';

/** How far to count, and what chance does on the way. */
export interface Counting {
  readonly depth: number;
  /** `all`: every way that chance can fall counts. A number: each step draws anew from this seed. */
  readonly chance: 'all' | number;
}

/** A position whose ways to go on were counted apart from the rules. */
export interface Counted extends Counting {
  /** The trap that it guards. */
  readonly name: string;
  readonly set: () => Start;
  readonly count: number;
}

/** A table that is set. */
interface Start {
  readonly game: AnyGame;
  readonly match: Pick<Match, 'seats' | 'state'>;
}

/**
 * Counts the sequences of exactly `depth` moves from where a table stands. Seats asked at the same time answer in seat
 * order; a seat that may act out of turn may do so at any moment. A game that ends early is no sequence.
 */
export function perft({ game, match }: Start, { depth, chance }: Counting): number {
  return sequences({ game, seats: match.seats.length, chance }, match.state, depth);
}

type Rules = Pick<Counting, 'chance'> & { readonly game: AnyGame; readonly seats: number };

function sequences(rules: Rules, state: unknown, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of seatsToTry(rules, state)) {
    for (const move of rules.game.legalMoves(state, seat)) {
      for (const next of afterMove(rules, state, seat, move)) count += sequences(rules, next, depth - 1);
    }
  }
  return count;
}

/** The first seat that owes an answer, and all that owe none. */
function seatsToTry({ game, seats }: Rules, state: unknown): Seat[] {
  const owing = game.toAct(state);
  const first = Math.min(...owing);
  return Array.from({ length: seats }, (_, seat) => seat).filter(seat => seat === first || !owing.includes(seat));
}

function* afterMove({ game, chance }: Rules, state: unknown, seat: Seat, move: { type: string }): Generator<unknown> {
  if (chance === 'all') {
    for (const outcome of outcomes(game, state, seat, move)) yield outcome.state;
    return;
  }
  const next = copyPlain(state);
  game.apply(next, seat, copyPlain(move), silentStep(fastChance(chance)));
  yield next;
}
