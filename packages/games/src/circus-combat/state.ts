/**
 * Circus Combat's nouns and options; what its data looks like, field by field, is in `shapes.ts`. Slots of the stage,
 * dice of the pool and positions of a queue are numbered from 1, as people at the table count them.
 */

import type { OptionSpecs, Viewer } from '@roundhouse/kernel';
import type { TrickId } from './content/tricks.ts';
import type { Die, MoveOf, Trick, Trigger } from './shapes.ts';

export type { TrickId } from './content/tricks.ts';
export type * from './shapes.ts';

/** One of the two artists: 0 throws the black dice, 1 the gray ones. */
export type Side = 0 | 1;

/** Something each artist has: index 0 is seat 0's. */
export type Both<T> = [T, T];

export interface Options {
  deck: 'sheet30' | 'count28';
  swapCards: 'marked' | 'bothTwoPairs';
  groupValues: 'distinct' | 'mayRepeat';
  straight: 'five' | 'six';
  diceSupply: 'recall' | 'strict' | 'unlimited';
  offTurnTrigger: 'alternate' | 'immediate';
}

export const OPTIONS: OptionSpecs<Options> = {
  deck: { kind: 'choice', values: ['sheet30', 'count28'] },
  swapCards: { kind: 'choice', values: ['marked', 'bothTwoPairs'] },
  groupValues: { kind: 'choice', values: ['distinct', 'mayRepeat'] },
  straight: { kind: 'choice', values: ['five', 'six'] },
  diceSupply: { kind: 'choice', values: ['recall', 'strict', 'unlimited'] },
  offTurnTrigger: { kind: 'choice', values: ['alternate', 'immediate'] },
};

export const PRESETS: { readonly [name: string]: Partial<Options> } = { classic: {} };

/** Black is seat 0's concentration, gray seat 1's, and fatigue is the red dice, nobody's. */
export const DIE_COLOURS = ['black', 'gray', 'fatigue'] as const;
export type DieColour = (typeof DIE_COLOURS)[number];
export type Eyes = 1 | 2 | 3 | 4 | 5 | 6;

export type RethrowMove = MoveOf<'rethrow'>;
export type PlaceMove = MoveOf<'place'>;
export type ResolveMove = MoveOf<'resolve'>;
export type RerollMove = MoveOf<'reroll'>;
export type SwapMove = MoveOf<'swap'>;
export type Move = RethrowMove | PlaceMove | ResolveMove | RerollMove | SwapMove;

/** Several placements sent as one: all are made, in order, or none. Never listed. */
export type PlaceAll = {
  readonly type: 'placeAll';
  readonly places: readonly { readonly die: number; readonly slot: number }[];
};

/** The open question, by the type of move that answers it; `over` asks nothing. */
export const PHASES = ['rethrow', 'place', 'resolve', 'reroll', 'swap', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** CIRCUS-4: the tricks on the stage. */
export const SLOTS = 8;

/** CIRCUS-24: a show that is as long as this brings the end. */
export const TRICKS_FOR_THE_END = 9;

export const REASONS = ['nine', 'stage-empty', 'stalled', 'concede'] as const;
export type Reason = (typeof REASONS)[number];

/** How a game ended, worked out from its state. */
export interface Result {
  /** Null is a draw. */
  winner: Side | null;
  reason: Reason;
  scores: Both<number>;
}

/** All a viewer may know: everything but the order of the cards that lie face down. */
export interface View {
  options: Options;
  stage: (Trick | null)[];
  /** Cards left in the deck. */
  deck: number;
  /** Cards put aside. */
  aside: number;
  /** The cards nobody has seen, deck and aside together, in the order of the sheets: what the card list leaves over. */
  unseen: TrickId[];
  /** Once the game is over: how those cards lay, the top of the deck first. */
  revealed: { deck: TrickId[]; aside: TrickId[] } | null;
  discard: TrickId[];
  queue: Both<Trick[]>;
  front: Both<Die[]>;
  supply: Record<DieColour, number>;
  active: Side;
  turn: number;
  /** The last throw, die by die; null where nobody remembers what a die that has left the pool showed. */
  thrown: (Die | null)[];
  pool: (Die | null)[];
  phase: Phase;
  decider: Side | null;
  pendingSlot: number | null;
  placed: number;
  barren: number;
  trigger: Trigger | null;
  /** Once the end is triggered: the last turn and whose it is. */
  last: { turn: number; seat: Side } | null;
  result: Result | null;
  viewer: Viewer;
}
