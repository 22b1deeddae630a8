/** Play that nobody hears and nobody records: what bots, search and the lab do millions of times. */

import type { AnyGame, Chance, Seat, Step } from './game.ts';

const unheard = (): void => {};

/** A step with chance and no listeners. */
export const silentStep = (chance: Chance): Step<unknown> => ({
  chance,
  seal: unheard,
});

/** One of the seat's legal moves, each equally likely; by the game's own fast way where it has one. */
export function randomMove(game: AnyGame, state: unknown, seat: Seat, chance: Chance): { type: string } {
  if (game.randomMove) return game.randomMove(state, seat, chance);
  const moves = game.legalMoves(state, seat);
  return moves[chance.int(moves.length)];
}

/** Plays `state` to its end with random moves and says how many there were. */
export function playout(game: AnyGame, state: unknown, chance: Chance): number {
  const step = silentStep(chance);
  let moves = 0;
  if (game.playRandom) {
    for (;;) {
      const made = game.playRandom(state, step);
      if (made === 0) return moves;
      moves += made;
    }
  }
  for (; ; moves++) {
    const owing = game.toAct(state);
    // Not by asking an empty list for its first, which is slow.
    if (owing.length === 0) return moves;
    const seat = owing[0]!;
    game.apply(state, seat, randomMove(game, state, seat, chance), step);
  }
}
