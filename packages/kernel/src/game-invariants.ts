/** What a game says of itself so that the laws can hold it to that. Types only: who plays the game never asks. */

import type { Seat, Viewer } from './game.ts';

/** A game's share in its own tests, beside the laws that bind all games. */
export interface GameInvariants<State, Event> {
  /** What is wrong with a state by the game's own book-keeping; null if nothing is. Holds in redealt states too. */
  readonly invariant?: (state: State) => string | null;
  /** What is wrong with a step, from the state before it, all that was told of it, and the state after it. */
  readonly stepInvariant?: (before: State, events: readonly Event[], after: State) => string | null;
  /** Whether a rule lets this seat act though it owes nothing. If absent, no rule does. */
  readonly outOfTurn?: (state: State, seat: Seat) => boolean;
  /** Ids that this viewer must not find in anything it is sent. None where secrets are choices, not things with ids. */
  readonly secretsOf?: (state: State, viewer: Viewer) => readonly string[];
  /** Steps that no random game should need, where games may be longer than usual. */
  readonly stepLimit?: number;
}
