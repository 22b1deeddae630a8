/** What can be taken back, and whether what is about to be done could be. */

import {
  type AnyGame,
  effectiveSteps,
  fastChance,
  type Match,
  play,
  type Seat,
  type WhyFinal,
  whyFinal,
  whyNotTakeBack,
} from '@roundhouse/kernel';
import type { Move } from './source.ts';

/** Why a seat's last step stands; null if it can be taken back. */
export function whyItStands(match: Match, seat: Seat): WhyFinal | null {
  const hasActed = effectiveSteps(match.log).some(step => step.seat === seat);
  return hasActed ? whyNotTakeBack(match, seat) : 'nothing';
}

/** Of what could come of the next answer: all can be taken back, none can, or it depends. */
export interface UndoForecast {
  readonly kind: 'free' | 'final' | 'mixed';
  /** Why those stand that do. */
  readonly why: WhyFinal | null;
}

/** Where a seat has to answer, and the answers it may give: all that are open to it, or the one it has picked. */
export interface Answering {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seats: number;
  readonly moves: readonly Move[];
}

/** Positions that look the same to the seat, each with other dice and other secrets: enough to meet what a move can lead to. */
const WORLDS = 12;

/**
 * What undo will say once the seat has answered, told beforehand: every answer, in several worlds of which the seat knows no
 * more than it does of its own. Yields after each trial, for a page that has something else to do; null where nothing is asked.
 */
export function* undoForecast(answering: Answering): Generator<undefined, UndoForecast | null> {
  let [free, why] = [false, null as WhyFinal | null];
  // All answers in one world before the next: two kinds of them are met early.
  for (let world = 1; world <= WORLDS; world++) {
    for (const move of answering.moves) {
      const stands = whyAfter(answering, move, world);
      if (stands === null) free = true;
      else why ??= stands;
      if (free && why !== null) return { kind: 'mixed', why };
      yield;
    }
  }
  if (answering.moves.length === 0) return null;
  return { kind: free ? 'free' : 'final', why };
}

function whyAfter({ game, view, seat, seats }: Answering, move: Move, world: number): WhyFinal | null {
  const imagined = imaginedFrom(game, view, seat, seats, world);
  const entries = play(game, imagined, seat, move, 0, () => fastChance(world));
  const last = entries.at(-1);
  return whyFinal(last?.kind === 'move' ? last : undefined, seat);
}

/** A match at a position that looks the same to this seat, with dice that anybody knows. */
export function imaginedFrom(game: AnyGame, view: unknown, seat: Seat, seats: number, world = 1): Match {
  return {
    game: game.id,
    version: game.version,
    options: null,
    seats: Array.from({ length: seats }, () => ({ name: '' })),
    seed: '0'.repeat(64),
    entropy: [],
    state: game.determinize(view, seat, fastChance(world)),
    log: [],
  };
}
