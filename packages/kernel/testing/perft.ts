/** Perft: how many ways a game can go on, counted, because a wrong rule seldom leaves the count right. */

import { type AnyGame, copyPlain, fastChance, outcomes, type Seat, silentStep } from '../src/index.ts';
import { table } from './scenario.ts';

/** A position and the number of ways to go on from it, as `perft.json` has it. */
export interface PerftRow {
  /** The trap that it guards. */
  readonly name: string;
  readonly options?: Record<string, unknown>;
  readonly seats?: number;
  /** The set-up, where left out. */
  readonly state?: unknown;
  /** Moves that lead on to the position, each with what it draws. */
  readonly play?: readonly { readonly seat: Seat; readonly move: unknown; readonly draws?: readonly number[] }[];
  readonly depth: number;
  /** `all`: every way that chance can fall counts. A number: each step draws anew from this seed. */
  readonly chance: 'all' | number;
  readonly count: number;
}

/**
 * Counts the sequences of exactly `depth` moves from a row's position. Seats asked at the same time answer in seat
 * order; a seat that may act out of turn may do so at any moment. A game that ends early is no sequence.
 */
export function perft(game: AnyGame, row: Omit<PerftRow, 'name' | 'count'>): number {
  const { options = {}, seats = game.seats.min, state, play = [], depth, chance } = row;
  const dealt = fastChance(chance === 'all' ? 0 : chance);
  const start = table(game, { options, seats, chance: dealt, ...(state === undefined ? {} : { state }) });
  for (const { seat, move, draws } of play) start.play(seat, move, draws);
  return sequences({ game, seats, chance }, start.state, depth);
}

type Rules = Pick<PerftRow, 'chance'> & { readonly game: AnyGame; readonly seats: number };

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
