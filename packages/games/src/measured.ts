/** A whole game with somebody who counts along. */

import { type AnyGame, type Chance, fastChance, optionsFor, type Seat, type Step } from '@roundhouse/kernel';
import type { AnyMetrics, Measure } from './metrics.ts';

type Move = { type: string };

export interface Played {
  readonly seats: number;
  readonly options: object;
  /** Where all chance comes from. */
  readonly seed: number;
}

/** A question: by its number, who is asked, and what that seat may do. */
export interface Asked {
  readonly at: number;
  readonly state: unknown;
  readonly view: unknown;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** How a game went. */
export interface Measured {
  readonly payoffs: readonly number[];
  readonly measures: { readonly [measure: string]: Measure };
}

/** Plays a game to its end, each question answered by `choose`, and measures it. */
export function measured(
  game: AnyGame,
  metrics: AnyMetrics,
  { seats, options, seed }: Played,
  choose: (asked: Asked, chance: Chance) => Move,
): Measured {
  const watch = metrics.watch(seats);
  const chance = fastChance(seed);
  const hear = (event: unknown): void => watch.hear(event);
  const step: Step<unknown> = { chance, emit: hear, emitSecret: (_to, event) => hear(event), seal() {} };
  const state: unknown = game.setup(optionsFor<unknown>(game, seats, options), seats, step);
  for (let at = 0; ; at++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    const moves = game.legalMoves(state, seat);
    const view: unknown = game.view(state, seat);
    watch.asked?.(view, moves);
    game.apply(state, seat, choose({ at, state, view, seat, moves }, chance), step);
  }
  const payoffs: readonly number[] = game.payoffs(state)!;
  return { payoffs, measures: watch.measures(payoffs) };
}

/** Any move, as players choose who do not think. */
export const anything = ({ moves }: Asked, chance: Chance): Move => moves[chance.int(moves.length)]!;
