/** FITE's nouns: what is on the table, what can be asked, answered, seen and heard. */

import type { OptionSpecs, Seat, Viewer } from '@roundhouse/kernel';

/** The three places of the arena: Offensive, Defensive, Tactical. */
export const LOCATIONS = ['off', 'def', 'tac'] as const;
export type Loc = (typeof LOCATIONS)[number];

export const POWERS = ['aggressive', 'brutal', 'cunning', 'fast', 'swift', 'tough'] as const;
export type Power = (typeof POWERS)[number];

/** Something each fighter has: index 0 is seat 0's. */
export type Both<T> = [T, T];

export interface Options {
  powers: 'choose' | 'random' | 'off';
  setupPlacement: 'merged' | 'separate';
  locationBonus: 'each' | 'one';
  valueRange: 'open' | 'clamp';
  flipCount: 'exactly2' | 'upTo2';
  emptyPools: boolean;
  powerTiming: 'afterRoll' | 'withSplit';
  mutualOut: 'draw' | 'rollOff' | 'rematch';
  turnLimit: number;
  minPool: 'one' | 'third';
  hitThreshold: number;
  defensiveBonus: number;
  tacticalReach: number;
}

export const OPTIONS: OptionSpecs<Options> = {
  powers: { kind: 'choice', values: ['choose', 'random', 'off'] },
  setupPlacement: { kind: 'choice', values: ['merged', 'separate'] },
  locationBonus: { kind: 'choice', values: ['each', 'one'] },
  valueRange: { kind: 'choice', values: ['open', 'clamp'] },
  flipCount: { kind: 'choice', values: ['exactly2', 'upTo2'] },
  emptyPools: { kind: 'choice', values: [false, true] },
  powerTiming: { kind: 'choice', values: ['afterRoll', 'withSplit'] },
  mutualOut: { kind: 'choice', values: ['draw', 'rollOff', 'rematch'] },
  turnLimit: { kind: 'range', min: 10, max: 200, default: 50 },
  minPool: { kind: 'choice', values: ['one', 'third'] },
  hitThreshold: { kind: 'range', min: 1, max: 5, default: 1 },
  defensiveBonus: { kind: 'choice', values: [1, 2] },
  tacticalReach: { kind: 'choice', values: [2, 1] },
};

export const PRESETS: { readonly [name: string]: Partial<Options> } = {
  classic: {},
  tempered: { minPool: 'third', hitThreshold: 4, defensiveBonus: 2, tacticalReach: 1 },
};

/** A pugilist: nine dice are both strength and health. Everything here is public. */
export interface Fighter {
  /** Dice left in the dicepool. */
  dice: number;
  power: Power | null;
  /** The coin lies face down: the power is used up. */
  spent: boolean;
  /** Where it stands; null before the first placement. */
  loc: Loc | null;
  /** The power is in use in this turn's fight. */
  using: boolean;
  /** Rolled faces of the offensive and defensive pool, high to low; empty until this turn's roll. */
  off: readonly number[];
  def: readonly number[];
}

export type PowerMove = { readonly type: 'power'; readonly power: Power | null };
export type PlaceMove = { readonly type: 'place'; readonly loc: Loc };
/** `to` null holds the ground. */
export type SwiftMove = { readonly type: 'swift'; readonly to: Loc | null };
/** Defence gets the rest. `use` appears only with `powerTiming: withSplit`. */
export type SplitMove = { readonly type: 'split'; readonly off: number; readonly use?: boolean };
/** Dice are named by face, high to low. A flip names faces of the pools as they are after the move. */
export type ReactMove = {
  readonly type: 'react';
  readonly use: boolean;
  readonly move: { readonly from: 'off' | 'def'; readonly faces: readonly number[] } | null;
  readonly flip: { readonly off: readonly number[]; readonly def: readonly number[] } | null;
  /** The face that gets the +1; appears only with `locationBonus: one`. */
  readonly bonus?: number;
};
export type Move = PowerMove | PlaceMove | SwiftMove | SplitMove | ReactMove;

/** A question put to one or both seats in secret; the last answer reveals all. */
interface Asking<Name extends string, Answer> {
  name: Name;
  asked: Readonly<Both<boolean>>;
  /** The answers given so far. An asked seat without one owes it. */
  committed: Both<Answer | null>;
}
export type Frame =
  | Asking<'choosingPowers', PowerMove>
  | Asking<'placingAtSetup', PlaceMove>
  | Asking<'placing', PlaceMove>
  | Asking<'relocating', SwiftMove>
  | Asking<'dividing', SplitMove>
  | Asking<'reacting', ReactMove>;

export type Reason = 'takenOut' | 'finished' | 'bothOut' | 'bothDazed' | 'turnLimit' | 'concede' | 'rollOff';

export interface Result {
  /** Null is a draw. */
  winner: Seat | null;
  reason: Reason;
}

export interface State {
  options: Options;
  /** Counts from 1; 0 while powers are picked or fighters are placed at set-up. */
  turn: number;
  /** Bouts already replayed under `mutualOut: rematch`. */
  rematches: number;
  fighters: Both<Fighter>;
  result: Result | null;
  stack: Frame[];
}

/** A fighter's two pools, faces or values, high to low. */
export interface Pools {
  off: readonly number[];
  def: readonly number[];
}

/** What became of an offensive die: cancelled by that defensive die, a hit, or below the hit threshold. */
export type Fate = number | 'hit' | 'ignored';

export type Event =
  | { type: 'powersRevealed'; powers: Both<Power | null> }
  | { type: 'committed'; seat: Seat }
  | { type: 'turnStarted'; turn: number }
  | { type: 'fightersPlaced'; locs: Both<Loc> }
  /** `to` null: the holder of Swift stayed. */
  | { type: 'swiftAnswered'; seat: Seat; to: Loc | null }
  | { type: 'poolsDivided'; off: Both<number>; def: Both<number>; using: Both<boolean> }
  | { type: 'diceRolled'; pools: Both<Pools> }
  /** `reactions` null: that seat was not asked. `pools` are the faces after Move and Flip. */
  | { type: 'reactionsRevealed'; reactions: Both<ReactMove | null>; pools: Both<Pools> }
  /** Values as compared, high to low. A fate is the place of the defensive die that cancelled this one, or why there is none. */
  | { type: 'attackCompared'; attacker: Seat; off: number[]; def: number[]; fates: Fate[]; hits: number }
  | { type: 'diceLost'; lost: Both<number>; left: Both<number> }
  | { type: 'fighterDazed'; seat: Seat }
  | { type: 'rolledOff'; dice: Both<number> }
  | { type: 'rematchCalled'; rematch: number }
  | { type: 'boutOver'; winner: Seat | null; reason: Reason };

/** All a viewer may know. Only an answer that waits for the other seat's is ever secret. */
export interface View {
  options: Options;
  turn: number;
  rematches: number;
  fighters: Both<Fighter>;
  result: Result | null;
  /** The open question, who owes an answer and who has given one; null when the bout is over. */
  asking: { name: Frame['name']; owes: Both<boolean>; committed: Both<boolean> } | null;
  /** The viewer's own answer, while it waits. */
  mine: Move | null;
  viewer: Viewer;
}
