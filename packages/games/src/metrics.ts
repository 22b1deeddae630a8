/** What a game's designers count: measures of one game, and where their means should lie. */

import type { Chance } from '@roundhouse/kernel';

/** A number whose mean is asked for (0 or 1 for a share); or how many of how many, where all games are taken together. */
export type Measure = number | readonly [part: number, whole: number];

/** Counts along with one game, from its set-up on. */
export interface Watch<Event, Move = never, View = never> {
  hear(event: Event): void;
  /** Before a seat chooses among these moves: what it sees. */
  asked?(view: View, moves: readonly Move[]): void;
  /** A measure that this game says nothing about is left out. */
  measures(payoffs: readonly number[]): { readonly [measure: string]: Measure };
}

/** Where the mean of a measure should lie. */
export interface Band {
  readonly least?: number;
  readonly most?: number;
  /** Its median should lie there instead. */
  readonly isMedian?: true;
  /** The measure is a share, printed in per cent. */
  readonly isShare?: true;
}

export interface Metrics<Event, Move = never, View = never> {
  watch(seats: number): Watch<Event, Move, View>;
  /** The bands are about games in which every seat chooses at random; otherwise about games between equal bots. */
  readonly isRandom?: true;
  /**
   * Of a seat's legal moves one that is drawn by lot rather than chosen, so that everything the game brings is measured
   * and not only what bots like; null where the seat chooses.
   */
  draws?(moves: readonly Move[], chance: Chance): Move | null;
  /** By measure, for so many seats; a measure without a band is printed without one. */
  bands(seats: number): { readonly [measure: string]: Band };
  /** How much processor time a whole random game may take at a table of so many; whatever it takes, where absent. */
  readonly randomGame?: { readonly seats: number; readonly mostMs: number };
}

/** The metrics of a game whose types do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: events and moves of unrelated games meet here, as in AnyGame.
export type AnyMetrics = Metrics<any, any, any>;
