/** Random games, position by position, the same for the same seed. */

import {
  type AnyGame,
  type Chance,
  CONCEDE,
  completeOptions,
  deepFreeze,
  fastChance,
  type Match,
  mayConcede,
  type OptionSpec,
  openMatch,
  type PlayedStep,
  play,
} from '../src/index.ts';
import { LawBroken, lawBrokenBy, type TestedPosition } from './broken.ts';
import { closedWorld } from './closed-world.ts';

export type StateOf<G extends AnyGame> = Parameters<G['toAct']>[0];
export type EventOf<G extends AnyGame> = Parameters<NonNullable<Parameters<G['apply']>[3]['emit']>>[0];

export interface RandomGameOptions {
  /** Drawn at random from the game's own list where left out. */
  readonly options?: unknown;
  /** Drawn at random where left out. */
  readonly seats?: number;
  /** Somebody concedes about once in this many steps, if the game has `concede`; 0 is never. */
  readonly concedeOnceIn?: number;
  /** A game longer than this counts as one that never ends. */
  readonly stepLimit?: number;
}

const STEPS_PER_SEED = 2 ** 16;
const CONCEDE_ONCE_IN = 100;
const STEP_LIMIT = 5000;

/** The dice of a random game's step. */
export const diceOf = (seed: number, step: number): Chance => fastChance(seed * STEPS_PER_SEED + step);

/** Plays a game of random moves, stopping at each position before it goes on. */
export function* randomGame(game: AnyGame, seed: number, given: RandomGameOptions = {}): Generator<TestedPosition> {
  const { concedeOnceIn = CONCEDE_ONCE_IN, stepLimit = STEP_LIMIT } = given;
  // Three sources, so that a longer look at a position changes neither the moves nor the dice.
  const mind = fastChance(-1 - 2 * seed);
  const pick = fastChance(-2 - 2 * seed);
  const { min, max } = game.seats;
  const seats = given.seats ?? min + mind.int(max - min + 1);
  const options = given.options ?? fittingOptions(game, seats, mind);
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` }));
  const match = opened(game, { options, seats: names }, seed, pick);
  for (;;) {
    const here: TestedPosition = { game, seed, match, next: null, pick };
    const next = choose(here, mind, concedeOnceIn);
    const position: TestedPosition = { ...here, next };
    yield position;
    if (next === null) return;
    if (match.log.length > stepLimit) throw new LawBroken(position, 'ends', `still going on after ${stepLimit} steps`);
    play(game, match, next.seat, next.move, match.log.length, step => diceOf(seed, step));
  }
}

/** Sets the table. Where the rules fail at it, the match in the `LawBroken` is one that nothing has happened in. */
function opened(game: AnyGame, table: Pick<Match, 'options' | 'seats'>, seed: number, pick: Chance): Match {
  const setup: AnyGame['setup'] = (options, seats, step) => {
    try {
      return game.setup(options, seats, step);
    } catch (error) {
      const entropy = table.seats.map(() => '');
      const match = {
        game: game.id,
        version: game.version,
        ...table,
        options,
        seed: null,
        entropy,
        state: null,
        log: [],
      };
      throw lawBrokenBy({ game, seed, match, next: null, pick }, error);
    }
  };
  return openMatch({ ...game, setup }, { ...table, seed: null, chance: diceOf(seed, 0), at: 0 });
}

/**
 * Looks at every position of a random game played in a closed world, and gives back the last. Whatever the rules throw
 * becomes a `LawBroken`; options or seats that the game does not have remain the caller's mistake.
 */
export function lookThrough(
  game: AnyGame,
  seed: number,
  options: RandomGameOptions,
  look: (at: TestedPosition) => void,
): TestedPosition {
  let last: TestedPosition | null = null;
  return closedWorld(() => {
    try {
      for (const at of randomGame(game, seed, options)) {
        last = at;
        look(at);
      }
      return last!;
    } catch (error) {
      throw last ? lawBrokenBy(last, error) : error;
    }
  });
}

/** The next move of a position, played on the game's own dice from its state or another. The position stays as it is. */
export function tryOut({ game, seed, match, next }: TestedPosition, state: unknown = match.state): Tried {
  const trial: Match = { ...match, state, log: [...match.log] };
  const [entry] = play(game, trial, next!.seat, next!.move, 0, step => diceOf(seed, step));
  return { state: trial.state, entry: entry as PlayedStep };
}

export interface Tried {
  readonly state: unknown;
  readonly entry: PlayedStep;
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

/** Random options that go with so many seats. */
export function fittingOptions(game: AnyGame, seats: number, chance: Chance): Record<string, unknown> {
  for (;;) {
    const options = randomOptions(game, chance);
    if ((game.checkOptions?.(completeOptions(game.options, options), seats) ?? null) === null) return options;
  }
}

/** A move of a seat that owes one or may act out of turn; null if there is none. */
function choose(at: TestedPosition, mind: Chance, concedeOnceIn: number): TestedPosition['next'] {
  const { game, match } = at;
  try {
    if (game.payoffs(match.state) !== null) return null;
    const quitter = concedeOnceIn > 0 && mind.int(concedeOnceIn) === 0 ? mind.int(match.seats.length) : null;
    if (quitter !== null && mayConcede(game, match.state, quitter)) return { seat: quitter, move: CONCEDE };
    const able = [...match.seats.keys()].map(seat => ({ seat, moves: game.legalMoves(match.state, seat) }));
    const ready = able.filter(({ moves }) => moves.length > 0);
    if (ready.length === 0) return null;
    const { seat, moves } = ready[mind.int(ready.length)]!;
    // Frozen: rules may keep a move, but not change it.
    return deepFreeze({ seat, move: moves[mind.int(moves.length)] });
  } catch (error) {
    throw lawBrokenBy(at, error);
  }
}
