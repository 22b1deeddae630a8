/** FITE's nouns and options. What its data looks like, field by field, is in `shapes.ts`. */

import type { OptionSpecs, Viewer } from '@roundhouse/kernel';
import type { Fighter, Frame, MoveOf, Result } from './shapes.ts';

export type * from './shapes.ts';

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

/** How a bout can end. */
export const REASONS = ['takenOut', 'finished', 'bothOut', 'bothDazed', 'turnLimit', 'concede', 'rollOff'] as const;
export type Reason = (typeof REASONS)[number];

export type PowerMove = MoveOf<'power'>;
export type PlaceMove = MoveOf<'place'>;
export type SwiftMove = MoveOf<'swift'>;
export type SplitMove = MoveOf<'split'>;
export type ReactMove = MoveOf<'react'>;
export type Move = PowerMove | PlaceMove | SwiftMove | SplitMove | ReactMove;

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
