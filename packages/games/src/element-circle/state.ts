/**
 * Element Circle's nouns and views; what its data looks like, field by field, is in `shapes.ts`. Seats are numbered
 * from 0 clockwise; spells go by their names, since copies of one name are interchangeable.
 */

import type { Seat, Viewer } from '@roundhouse/kernel';
import type { EffectStep, El, Toll } from './content/language.ts';
import type { Options } from './options.ts';
import type { Element, Elimination, Frame, KnownCard, Payment, Permanent, Result, RoundResult } from './shapes.ts';

export type { El } from './content/language.ts';
export { OPTIONS, type Options, PRESETS } from './options.ts';
export type * from './shapes.ts';

/** The name of a spell of the list that is played. */
export type SpellName = string;

/** `C2` is the circle's third slot, `P1.0` the first of seat 1's own. */
export type Slot = `C${number}` | `P${number}.${number}`;

/** Counts of elements in the order E, W, F, A. */
export type Counts = [number, number, number, number];

/** What is being asked, by the names of the decisions. */
export const QUESTIONS = [
  ...([
    'redraw',
    'pickElements',
    'open',
    'pay',
    'main',
    'opponent',
    'takeLooked',
    'discardSpell',
    'destroySlot',
  ] as const),
  ...(['putType', 'putSlot', 'moveFrom', 'moveTo', 'permanent', 'mode', 'freeSpell', 'limitDiscard'] as const),
];
export type Question = (typeof QUESTIONS)[number];

/** Why a seat is out: it could not open, gave up at a clock, or left. */
export const CAUSES = ['cannotOpen', 'gaveUp', 'conceded'] as const;
export type Cause = (typeof CAUSES)[number];

export type Resolving = Extract<Frame, { name: 'resolving' }>;

/** The open question in the terms of its decision. */
export interface Asking {
  name: Question;
  seat: Seat;
  /** The spell that asks, where one does: being paid for, or resolving. */
  spell: SpellName | null;
  /** Of the Permanent being activated. */
  permanent: number | null;
  /** The step or toll being carried out, where there is one. */
  step: EffectStep | Toll | null;
  /** How many more of the same may or must follow, this one included. */
  left: number;
  /** Whether it may be forgone. */
  optional: boolean;
  /** `putSlot`: the element to be put. `moveTo`: the one on its way. */
  element: El | null;
  /** `moveTo`: where it comes from. */
  from: Slot | null;
  /** `takeLooked`: whose hand it is. */
  target: Seat | null;
  /** `takeLooked`: the cards looked at; null for those who may not know them. */
  looked: SpellName[] | null;
  /** `takeLooked`: how many they are, for everyone. */
  lookedAt: number;
  /** `pay`: the payment suggested. */
  suggested: Payment | null;
}

/** One player as a viewer sees them. */
export interface PlayerView {
  alive: boolean;
  wins: number;
  handSize: number;
  /** Null where it is hidden. */
  hand: SpellName[] | null;
  slots: (Element | null)[];
  permanents: Permanent[];
  bannedBy: Seat | null;
  showsTo: Seat[];
}

/** All a viewer may know. */
export interface View {
  options: Options;
  viewer: Viewer;
  round: number;
  dealer: Seat;
  /** Of the round; 0 while hands and elements are being picked. */
  turn: number;
  /** Whose turn it is, or whose pick. */
  active: Seat;
  /** Whether the turn has been opened. */
  opened: boolean;
  /** The opening spell may be paid with any types. */
  wild: boolean;
  waning: boolean;
  circle: (Element | null)[];
  bank: { [E in El]: number };
  deck: number;
  /** How often the deck has been refilled from the discard pile in this round. */
  reshuffles: number;
  discard: number;
  /** The top card; null if there is none. */
  discardTop: SpellName | null;
  /** From bottom to top, if the table plays with an open pile. */
  discardPile: SpellName[] | null;
  /** The cards of the discard pile that the viewer sees, in the order of the list: all of an open pile, else the top one. */
  remembered: SpellName[];
  players: PlayerView[];
  /** What the viewer knows of the others' hands, besides those that are shown to it. */
  glimpses: KnownCard[];
  /** The id that the next Permanent will have. */
  nextPermanent: number;
  /** Being cast or carried out now, outermost first. */
  resolving: { spell: SpellName; seat: Seat; permanent: number | null; toll: number; at: number }[];
  asking: Asking | null;
  /** What the viewer could pay for at this moment, were it at the opening: "payable now". Empty for spectators. */
  payable: SpellName[];
  /** Names of the viewer's hand that all elements, unused, would pay for: "payable if nothing changes". */
  payableNext: SpellName[];
  eliminations: Elimination[];
  /** The rounds played so far. */
  rounds: RoundResult[];
  result: Result | null;
}
