/** The laws by name, and the error that says which was broken, where, and how to get there again. */

import type { AnyGame, Chance, Match, Seat } from '../src/index.ts';
import { LookedOutside } from './closed-world.ts';

/** What every game promises. */
export const LAWS = {
  answers: 'the rules answer every question and carry out every legal move without failing',
  pure: 'asking changes nothing',
  plain: 'states, views, moves and events are plain data',
  owed: 'a decision is owed exactly while the game is on',
  ends: 'the game ends',
  payoffs: 'there is one payoff a seat, each from 0 to 1',
  moves: 'whoever owes a decision can make one, and nobody else can unless a rule says so',
  listed: 'legal moves are all different and always listed in the same order',
  randomMove: 'the fast way to the legal moves leads to the same moves',
  defaultMove: 'the move made for a seat out of time is legal',
  waiting: 'a seat is told that the table waits for it exactly when it owes a decision',
  why: 'every move that is not legal is refused with a rule and a reason',
  offered:
    'what the questions offer and nothing forbids are the legal moves, and a refusal names the first reason against',
  checkState: 'every reachable state is accepted, and anything else is answered',
  invariant: "the game's own invariant holds",
  determinism: 'equal chance gives equal play, whatever the clock and the world say',
  copies: 'a copy plays on as the original would, whether or not anybody listens to its events',
  order: 'simultaneous answers can come in any order',
  redeal: 'redealing what a seat cannot know changes nothing for it',
  takeBack: 'a step that can be taken back taught its seat nothing; `step.seal()` says that it cannot be',
  chance: 'the ways a move can turn out have probabilities that sum to 1',
  replay: 'the log leads to the state',
  clock: 'a question asked in secret comes only after an event that is paused after, so that no time tells of it',
  secret: 'nothing that a viewer must not know is in the bytes it is sent',
  twin: 'an answer that waits for others changes nothing for them',
  silence: 'a step that a viewer neither sees nor hears changes nothing for it',
} as const;

export type Law = keyof typeof LAWS;

/** Where something can leak. */
export type Place = 'view' | 'event' | 'moves' | 'refusal' | 'waiting' | 'takeBack' | 'log' | 'replay' | 'spectator';

/** A position of a random game and what is about to be played there. */
export interface TestedPosition {
  readonly game: AnyGame;
  /** Makes the same game again. */
  readonly seed: number;
  readonly match: Match;
  /** Null when the game is over, or stuck. */
  readonly next: { readonly seat: Seat; readonly move: { readonly type: string } } | null;
  /** For looking only: using it does not change the game. */
  readonly pick: Chance;
}

/** A game broke a law. `match` is the game so far, ready to be saved as a record unless its set-up failed: no log then. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: Law;
  /** The leaking place, where the law is about secrets. */
  readonly place: Place | null;
  readonly seed: number;
  /** Steps played before. */
  readonly step: number;
  readonly match: Match;
  /** What was about to be played. */
  readonly next: TestedPosition['next'];

  constructor(at: TestedPosition, law: Law, detail: string, place: Place | null = null, cause?: unknown) {
    const { game, seed, match, next } = at;
    const step = match.log.length;
    const setting =
      step === 0 ? `, ${match.seats.length} seats about to be set up with ${JSON.stringify(match.options)}` : '';
    const playing = next ? `, seat ${next.seat} about to play ${JSON.stringify(next.move)}` : setting;
    super(`${game.id} broke the law '${law}' (${LAWS[law]}): ${detail} [seed ${seed}, step ${step}${playing}]`, {
      cause,
    });
    this.law = law;
    this.place = place;
    this.seed = seed;
    this.step = step;
    this.match = match;
    this.next = next;
  }
}

/** What a failure of the rules amounts to: writing on what is frozen and looking outside are crimes of their own. */
export function lawBrokenBy(at: TestedPosition, error: unknown): LawBroken {
  if (error instanceof LawBroken) return error;
  const law = error instanceof LookedOutside ? 'determinism' : isWriteOnFrozen(error) ? 'pure' : 'answers';
  return new LawBroken(at, law, error instanceof Error ? error.message : String(error), null, error);
}

/** Did somebody try to change what `deepFreeze` froze? */
export const isWriteOnFrozen = (error: unknown): boolean =>
  error instanceof TypeError && /read only|not extensible|Cannot delete/.test(error.message);
