/** Random games, position by position, the same for the same seed. */

import {
  type AnyGame,
  type Chance,
  CONCEDE,
  deepFreeze,
  fastChance,
  type OptionSpec,
  openMatch,
  play,
} from '../src/index.ts';
import { LawBroken, type Position } from './broken.ts';

export type StateOf<G extends AnyGame> = Parameters<G['toAct']>[0];

export interface RandomGameOptions {
  /** Drawn at random from the game's own list where left out. */
  readonly options?: unknown;
  /** Drawn at random where left out. */
  readonly seats?: number;
  /** Somebody gives up once in so many steps, where the game has `concede`; 0 is never. */
  readonly concedeOnceIn?: number;
  /** A game longer than this never ends. */
  readonly stepLimit?: number;
}

const STEPS_PER_SEED = 2 ** 16;
const CONCEDE_ONCE_IN = 100;
const STEP_LIMIT = 5000;

/** The dice of a random game's step. */
export const diceOf = (seed: number, step: number): Chance => fastChance(seed * STEPS_PER_SEED + step);

/** Plays a game of random moves, stopping at each position before it goes on. */
export function* randomGame(game: AnyGame, seed: number, given: RandomGameOptions = {}): Generator<Position> {
  const { concedeOnceIn = CONCEDE_ONCE_IN, stepLimit = STEP_LIMIT } = given;
  // Three sources, so that a longer look at a position changes neither the moves nor the dice.
  const mind = fastChance(-1 - 2 * seed);
  const pick = fastChance(-2 - 2 * seed);
  const { min, max } = game.seats;
  const seats = given.seats ?? min + mind.int(max - min + 1);
  const options = given.options ?? randomOptions(game, mind);
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` }));
  const match = openMatch(game, { options, seats: names, seed: null, chance: diceOf(seed, 0), at: 0 });
  for (;;) {
    const next = deepFreeze(choose(game, match.state, seats, mind, concedeOnceIn));
    const position: Position = { game, seed, match, next, pick };
    yield position;
    if (next === null) return;
    if (match.log.length > stepLimit) throw new LawBroken(position, 'ends', `still going on after ${stepLimit} steps`);
    play(game, match, next.seat, next.move, match.log.length, step => diceOf(seed, step));
  }
}

/** A value for each option: half the time its default, so that most games are nearly ordinary. */
export function randomOptions(game: AnyGame, chance: Chance): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(game.options) as [string, OptionSpec<unknown>][]) {
    if (chance.int(2) === 0) continue;
    chosen[name] =
      spec.kind === 'choice'
        ? spec.values[chance.int(spec.values.length)]
        : spec.min + chance.int(spec.max - spec.min + 1);
  }
  return chosen;
}

/** A move of a seat that owes one or may act out of turn; null if there is none. */
function choose(game: AnyGame, state: unknown, seats: number, mind: Chance, concedeOnceIn: number): Position['next'] {
  if (game.payoffs(state) !== null) return null;
  if (game.concede && concedeOnceIn > 0 && mind.int(concedeOnceIn) === 0)
    return { seat: mind.int(seats), move: CONCEDE };
  const able = Array.from({ length: seats }, (_, seat) => ({ seat, moves: game.legalMoves(state, seat) }));
  const ready = able.filter(({ moves }) => moves.length > 0);
  if (ready.length === 0) return null;
  const { seat, moves } = ready[mind.int(ready.length)]!;
  return { seat, move: moves[mind.int(moves.length)] };
}
