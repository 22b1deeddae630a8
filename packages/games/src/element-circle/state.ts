/**
 * Element Circle's nouns: what is on the table, what can be asked, answered, seen and heard. Seats are numbered from 0
 * clockwise; spells go by their names, since copies of one name are interchangeable.
 */

import type { Seat, Viewer } from '@roundhouse/kernel';
import type { EffectStep, El, Toll } from './content/language.ts';
import type { Options } from './options.ts';

export type { El } from './content/language.ts';
export { OPTIONS, type Options, PRESETS } from './options.ts';

/** The name of a spell of the list that is played. */
export type SpellName = string;

/** An element card in a slot. */
export interface Element {
  type: El;
  used: boolean;
}

/** `C2` is the circle's third slot, `P1.0` the first of seat 1's own. */
export type Slot = `C${number}` | `P${number}.${number}`;

/** A Permanent on the table. */
export interface Permanent {
  /** No two of a match have the same one. */
  id: number;
  spell: SpellName;
  /** Activated this turn, so turned sideways. */
  sideways: boolean;
  /** Who blocks it until the start of their next turn. */
  blockedBy: Seat | null;
}

/** A card that a seat knows to be in one of these hands: it has seen it, and it has not been seen to leave. */
export interface Glimpse {
  spell: SpellName;
  /** Several, when somebody has stolen unseen since. */
  among: Seat[];
}

export interface Player {
  /** Not eliminated in this round. */
  alive: boolean;
  /** Rounds won. */
  wins: number;
  /** In the order of the list. */
  hand: SpellName[];
  slots: (Element | null)[];
  /** Oldest first. */
  permanents: Permanent[];
  /** Who has banned this seat from the circle for its next turn, or the one it is in. */
  bannedBy: Seat | null;
  /** What this seat has learned of the others' hands. */
  glimpses: Glimpse[];
  /** Seats to which this one shows its hand in this round (option `showHand`). */
  showsTo: Seat[];
}

/** Counts of elements in the order E, W, F, A. */
export type Counts = [number, number, number, number];

/** Elements that pay, by type: from the circle and from one's own zone. The lowest-numbered unused slots are meant. */
export interface Payment {
  circle: Counts;
  own: Counts;
}

export type Move =
  | { readonly type: 'keep' }
  | { readonly type: 'redraw' }
  /** In the order E, W, F, A. */
  | { readonly type: 'pickElements'; readonly elements: readonly El[] }
  | { readonly type: 'cast'; readonly spell: SpellName }
  | { readonly type: 'activate'; readonly permanent: number }
  | { readonly type: 'giveUp' }
  | { readonly type: 'end' }
  | ({ readonly type: 'pay' } & Readonly<Payment>)
  | { readonly type: 'opponent'; readonly seat: Seat }
  | { readonly type: 'takeLooked'; readonly spell: SpellName }
  | { readonly type: 'discardSpell'; readonly spell: SpellName }
  | { readonly type: 'destroySlot'; readonly slot: Slot }
  | { readonly type: 'putType'; readonly element: El }
  | { readonly type: 'putSlot'; readonly slot: Slot }
  | { readonly type: 'moveFrom'; readonly slot: Slot }
  | { readonly type: 'moveTo'; readonly slot: Slot }
  | { readonly type: 'permanent'; readonly permanent: number }
  | { readonly type: 'mode'; readonly option: number }
  | { readonly type: 'freeSpell'; readonly spell: SpellName }
  /** A Permanent's id, then names of the hand. */
  | { readonly type: 'limitDiscard'; readonly permanent: number }
  | { readonly type: 'limitDiscard'; readonly spell: SpellName }
  /** Forgoes the rest of a step. */
  | { readonly type: 'stop' }
  /** Lets one other see one's hand for the rest of the round (option `showHand`): out of turn too, and never owed. */
  | { readonly type: 'showHand'; readonly to: Seat };

/** Several moves sent as one: all are made, in order, or none. Never listed. */
export type Compound =
  /** Casts and pays. */
  | { readonly type: 'cast'; readonly spell: SpellName; readonly pay: Payment }
  | { readonly type: 'activate'; readonly permanent: number; readonly pay: Payment }
  | { readonly type: 'put'; readonly element: El; readonly slot: Slot }
  | { readonly type: 'move'; readonly from: Slot; readonly to: Slot };

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
export type Cause = 'cannotOpen' | 'gaveUp' | 'conceded';

/** A card that could not be cast, and what it lacked: symbols by kind, as in a cost. */
export interface Stuck {
  spell: SpellName;
  missing: { [S in El | 'any' | 'same']?: number };
}

/** How somebody went out. */
export interface Elimination {
  seat: Seat;
  turn: number;
  cause: Cause;
  /** The hand, card by card. Empty: there was no card left to cast, or the seat conceded. */
  stuck: Stuck[];
}

export interface RoundResult {
  round: number;
  winner: Seat;
  turns: number;
  /** In the order in which they went. */
  eliminations: Elimination[];
}

export interface Result {
  winner: Seat;
  wins: number[];
}

/** A spell that is being carried out, or a Permanent being activated: tolls first, then step by step. */
export interface Resolving {
  name: 'resolving';
  spell: SpellName;
  /** Of the Permanent being activated; null for a Direct. */
  permanent: number | null;
  /** Tolls paid. */
  toll: number;
  /** The line of its programme that is next, or being asked about. */
  at: number;
}

/** A frame that is only a name, or that counts how many more of the same may follow. */
type Plain<Name extends string> = Name extends string ? { name: Name } : never;
type Counting<Name extends string> = Name extends string ? { name: Name; left: number } : never;

/**
 * Where the rules are. All questions are put to the active seat; those about a step lie on the spell that is resolving.
 * `window`, `resolving` and `ending` are no questions: they look how to go on.
 */
export type Frame =
  | Plain<'redraw' | 'pickElements' | 'window' | 'open' | 'main' | 'ending' | 'limitDiscard'>
  /** Announced and not yet paid. `permanent` null: it is being cast. */
  | { name: 'pay'; spell: SpellName; permanent: number | null }
  | Resolving
  | Plain<'opponent' | 'permanent' | 'mode' | 'freeSpell'>
  | { name: 'takeLooked'; target: Seat; looked: SpellName[]; left: number }
  | Counting<'discardSpell' | 'destroySlot' | 'putType' | 'moveFrom'>
  | { name: 'putSlot'; left: number; element: El }
  | { name: 'moveTo'; left: number; from: Slot };

export interface State {
  options: Options;
  round: number;
  dealer: Seat;
  /** Of the round; 0 while hands and elements are being picked. */
  turn: number;
  /** Whose turn it is, or whose pick. */
  active: Seat;
  opened: boolean;
  /** The opening spell may be paid with any types. */
  wild: boolean;
  circle: (Element | null)[];
  bank: { [E in El]: number };
  /** Face down and unordered: which card is on top is not decided before it is drawn. */
  deck: SpellName[];
  /** How often the deck has been refilled from the discard pile in this round. */
  reshuffles: number;
  /** From bottom to top. */
  discard: SpellName[];
  players: Player[];
  /** The id that the next Permanent will have. */
  nextPermanent: number;
  /** Of this round. */
  eliminations: Elimination[];
  rounds: RoundResult[];
  result: Result | null;
  stack: Frame[];
}

export type Event =
  /** `random`: nobody was named before. */
  | { type: 'dealerChosen'; dealer: Seat; random: boolean }
  | { type: 'roundStarted'; round: number; dealer: Seat; order: Seat[] }
  | { type: 'circleFilled'; elements: El[] }
  /** `hands`: cards each seat holds; what they are is told to their owners by `handDealt`. */
  | { type: 'handsDealt'; hands: number[]; deck: number }
  | { type: 'handDealt'; seat: Seat; spells: SpellName[] }
  | { type: 'handKept'; seat: Seat }
  /** The discarded cards are public; those drawn are told by `drawn`. */
  | { type: 'handReplaced'; seat: Seat; discarded: SpellName[] }
  | { type: 'elementsPicked'; seat: Seat; elements: El[] }
  | { type: 'turnStarted'; seat: Seat; turn: number }
  | { type: 'waningBegan'; turn: number }
  /** `opening`: it opens the turn. `free`: nothing is paid for it. */
  | { type: 'spellCast'; seat: Seat; spell: SpellName; free: boolean; opening: boolean }
  | { type: 'permanentActivated'; seat: Seat; permanent: number; spell: SpellName }
  | { type: 'paid'; seat: Seat; slots: { slot: Slot; type: El }[] }
  /** `spells` null for those who may not know them; `short`: how many could not be drawn. */
  | { type: 'drawn'; seat: Seat; count: number; spells: SpellName[] | null; short: number; deck: number }
  | { type: 'deckReshuffled'; cards: number }
  | { type: 'discarded'; seat: Seat; spell: SpellName; why: 'effect' | 'toll' | 'limit' }
  | { type: 'opponentChosen'; seat: Seat; target: Seat; for: 'blind' | 'lookHand' | 'banCircle' }
  /** `spells` null for those who may not know them; the whole hand when `all`. */
  | { type: 'looked'; seat: Seat; target: Seat; count: number; all: boolean; spells: SpellName[] | null }
  /** `spell` null for those who may not know it. */
  | { type: 'spellStolen'; seat: Seat; target: Seat; spell: SpellName | null }
  | { type: 'spellDestroyed'; seat: Seat; target: Seat; spell: SpellName }
  | { type: 'elementDestroyed'; seat: Seat; slot: Slot; element: El; forced: boolean }
  | { type: 'elementPut'; seat: Seat; slot: Slot; element: El; used: boolean; replaced: El | null }
  | { type: 'elementMoved'; seat: Seat; from: Slot; to: Slot; element: El; used: boolean; replaced: El | null }
  | {
      type: 'permanentDestroyed';
      seat: Seat;
      owner: Seat;
      permanent: number;
      spell: SpellName;
      why: 'effect' | 'toll' | 'self' | 'limit';
    }
  | { type: 'permanentTaken'; seat: Seat; owner: Seat; permanent: number; spell: SpellName }
  | { type: 'permanentBlocked'; seat: Seat; owner: Seat; permanent: number; spell: SpellName }
  | { type: 'circleBanned'; seat: Seat; target: Seat }
  | { type: 'openingWild'; seat: Seat }
  /** The Wizard's card; null: there was none to turn over. */
  | { type: 'topTurned'; seat: Seat; spell: SpellName | null }
  /** Something of an effect was forgone, or had no target. */
  | { type: 'stepPassed'; seat: Seat; op: EffectStep['op']; why: 'stopped' | 'noTarget' }
  /** The spell was a Direct and now lies on the discard pile. */
  | { type: 'spellFinished'; seat: Seat; spell: SpellName }
  | { type: 'turnSkipped'; seat: Seat }
  | { type: 'turnEnded'; seat: Seat; turn: number }
  | { type: 'handShown'; seat: Seat; to: Seat; spells: SpellName[] | null }
  /** His whole hand, in the order in which it went to the pile, is public; so is what each card lacked. */
  | {
      type: 'eliminated';
      seat: Seat;
      turn: number;
      cause: Cause;
      stuck: Stuck[];
      permanents: SpellName[];
      hand: SpellName[];
    }
  | { type: 'roundOver'; result: RoundResult; wins: number[] }
  | { type: 'matchOver'; winner: Seat; wins: number[] };

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
  /**
   * What somebody with a perfect memory of this round's public log knows to be in the discard pile, in the order of
   * the list: for bots, who would otherwise have to keep the log. Tables do not show it.
   */
  remembered: SpellName[];
  players: PlayerView[];
  /** What the viewer knows of the others' hands, besides those that are shown to it. */
  glimpses: Glimpse[];
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
