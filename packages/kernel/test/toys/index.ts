/** The toy games and a hand that plays them at random. */

import {
  type AnyGame,
  fastSource,
  IllegalMove,
  intFrom,
  type Match,
  mayAct,
  type NewMatch,
  openMatch,
  play,
  takeBack,
  whyNotTakeBack,
} from '../../src/index.ts';
import { hush } from './hush.ts';
import { pig } from './pig.ts';

export { hush, pig };

const GAMES: readonly AnyGame[] = [hush, pig];
export const findGame = (id: string): AnyGame | undefined => GAMES.find(game => game.id === id);

export const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

/** Another seed for every number. */
export const seedOf = (luck: number): string => luck.toString(16).padStart(64, 'f0');

/** A match just set up, with a seed. */
export const opened = (game: AnyGame, seats = 2, given: Partial<NewMatch> = {}): Match =>
  openMatch(game, { seats: named(seats), seed: SEED, at: 1000, ...given });

export const named = (count: number): { name: string }[] =>
  Array.from({ length: count }, (_, seat) => ({ name: ['Ann', 'Bob', 'Cleo', 'Dov'][seat]! }));

/**
 * Goes on with a match at random, until it is over or so many steps are in the log. Every third step that can be
 * taken back is; whoever may act out of turn sometimes does.
 */
export function playOn(game: AnyGame, match: Match, luck: number, steps = 400): Match {
  const source = fastSource(luck);
  for (let at = 1001; game.payoffs(match.state) === null && match.log.length < steps; at++) {
    const owing: number[] = [...game.toAct(match.state)];
    const eager = mayAct(game, match);
    const seats = eager.length > 0 && intFrom(source, 4) === 0 ? eager : owing;
    const seat = seats[intFrom(source, seats.length)]!;
    const moves = game.legalMoves(match.state, seat);
    play(game, match, seat, moves[intFrom(source, moves.length)], at);
    if (whyNotTakeBack(match, seat) === null && intFrom(source, 3) === 0) takeBack(game, match, seat, at);
  }
  return match;
}

/** A whole match played at random. */
export const finished = (game: AnyGame, luck: number, seats = 2, given: Partial<NewMatch> = {}): Match => {
  const match = playOn(game, opened(game, seats, given), luck);
  if (game.payoffs(match.state) === null) throw new Error(`match ${luck} of ${game.name} does not end`);
  return match;
};

/** The rule that refuses an attempt. */
export function refusal(attempt: () => unknown): { rule: string; key: string } {
  try {
    attempt();
  } catch (error) {
    if (error instanceof IllegalMove) return { rule: error.rule, key: error.refusal.key };
    throw error;
  }
  throw new Error('it was allowed');
}
