/** A game at telling moments, always the same: for screenshots, measurements and tests. */

import { type AnyGame, fastChance, type Match, openMatch, play, type Seat } from '../src/index.ts';

/** Over whose shoulder we look. */
const SEAT = 0;
const SEED = '5'.repeat(64);
const BEGAN = Date.UTC(2026, 0, 1, 12);
const MOST_STEPS = 2000;

export interface SamplePosition {
  /** What is asked, as the game's rules call it; `over` for the end. */
  readonly name: string;
  readonly match: Match;
  /** Who is asked. */
  readonly seat: Seat;
}

/** One moment for every kind of question that seat 0 is asked, each from as near the middle of the game as there is, and the end. */
export function samplePositions(game: AnyGame, seats: number = game.seats.min): SamplePosition[] {
  const asked = new Map<string, Match[]>();
  const end = playThrough(game, seats, match => {
    const name = questionOf(game, match);
    asked.set(name, [...(asked.get(name) ?? []), structuredClone(match)]);
  });
  const middle = end.log.length / 2;
  const moments = [...asked].map(([name, found]) => {
    const match = found.reduce((best, one) => (distance(one, middle) < distance(best, middle) ? one : best));
    return { name, match, seat: SEAT };
  });
  return [...moments, { name: 'over', match: end, seat: SEAT }];
}

const distance = (match: Match, middle: number): number => Math.abs(match.log.length - middle);

/** Plays a whole game at random, and shows every position in which seat 0 has a choice. */
function playThrough(game: AnyGame, seats: number, look: (match: Match) => void): Match {
  const names = ['Ada', 'Hugo', 'Wanda', 'Bo', 'Cleo', 'Dora'].slice(0, seats);
  const match = openMatch(game, { seats: names.map(name => ({ name })), seed: SEED, at: BEGAN });
  const chance = fastChance(3);
  for (let step = 0; step < MOST_STEPS; step++) {
    const owing = game.toAct(match.state);
    if (owing.length === 0) return match;
    if (owing.includes(SEAT)) look(match);
    const seat = owing.at(-1)!;
    const moves = game.legalMoves(match.state, seat);
    play(game, match, seat, moves[chance.int(moves.length)], BEGAN + 1000 * step);
  }
  throw new Error(`a game of ${game.name} does not end`);
}

/** By the open frame; a game that keeps none is told by the first thing that may be done. */
function questionOf(game: AnyGame, { state }: Match): string {
  const { stack } = state as { readonly stack?: readonly { readonly name: string }[] };
  return stack?.at(-1)?.name ?? (game.legalMoves(state, SEAT)[0] as { readonly type: string }).type;
}
