/**
 * Circus Combat's nouns: what is on the table, what can be asked, answered, seen and heard. Slots of the stage, dice of
 * the pool and positions of a queue are numbered from 1 wherever they have numbers, as people at the table count them.
 */

import type { OptionSpecs, Viewer } from '@roundhouse/kernel';
import type { TrickId } from './content/tricks.ts';

export type { TrickId } from './content/tricks.ts';

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

/** A thrown die. Never changed once it lies: another throw is another die. */
export interface Die {
  readonly colour: DieColour;
  readonly eyes: Eyes;
}

/** A trick card with the dice on it, in the order in which they were put there. */
export interface Trick {
  readonly card: TrickId;
  dice: Die[];
}

/** Chosen dice of the pool, lowest first; none keeps all. */
export type RethrowMove = { readonly type: 'rethrow'; readonly dice: readonly number[] };
/** Of identical dice only the lowest is listed. */
export type PlaceMove = { readonly type: 'place'; readonly die: number; readonly slot: number };
/** Which ready trick is handled next. */
export type ResolveMove = { readonly type: 'resolve'; readonly slot: number };
/** Whether the dice of a trick full of fatigue are thrown onto the other tricks. */
export type RerollMove = { readonly type: 'reroll'; readonly yes: boolean };
/** Exchanges positions `left` and `left` + 1 of one's own queue; null leaves it alone. */
export type SwapMove = { readonly type: 'swap'; readonly left: number | null };
export type Move = RethrowMove | PlaceMove | ResolveMove | RerollMove | SwapMove;

/** Several placements sent as one: all are made, in order, or none. Never listed. */
export type PlaceAll = {
  readonly type: 'placeAll';
  readonly places: readonly { readonly die: number; readonly slot: number }[];
};

/** The open question, by the type of move that answers it; `over` asks nothing. */
export const PHASES = ['rethrow', 'place', 'resolve', 'reroll', 'swap', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** CIRCUS-24: a show that is as long as this brings the end. */
export const TRICKS_FOR_THE_END = 9;

export const REASONS = ['nine', 'stage-empty', 'stalled', 'concede'] as const;
export type Reason = (typeof REASONS)[number];

/** Who first had nine tricks, and in which turn. */
export interface Trigger {
  player: Side;
  turn: number;
}

export interface State {
  options: Options;
  /** Eight slots; null is vacant. */
  stage: (Trick | null)[];
  /** Face down, in order, the top card first. */
  deck: TrickId[];
  /** Never in the deck, and never seen (CIRCUS-R1). */
  aside: TrickId[];
  /** Face up and out of the game. */
  discard: TrickId[];
  /** The shows, left to right. */
  queue: Both<Trick[]>;
  /** Fatigue dice lying in front of each artist. */
  front: Both<Die[]>;
  /** Dice not in use. Means nothing, and stays as it is, where dice are not counted. */
  supply: Record<DieColour, number>;
  /** Whose turn it is. */
  active: Side;
  /** Counts from 1. */
  turn: number;
  /** The dice still to be placed: own dice in throwing order, then fatigue; null is a gap. Empty between throws. */
  pool: (Die | null)[];
  phase: Phase;
  /** Who is asked: the active artist, or in `swap` the owner of the queue; null when the game is over. */
  decider: Side | null;
  /** The slot that is being handled: of the trick to reroll, while its dice are distributed, and of a swap. */
  pendingSlot: number | null;
  /** Dice put on the stage in this turn. */
  placed: number;
  trigger: Trigger | null;
  /** Turns in a row, before this one, in which no die was placed. */
  barren: number;
  /** Only when the game is over. */
  endReason?: Reason;
  /** Who gave up; only after a concession. */
  conceded?: Side;
  /** What the dice of the last throw showed, those that have left the pool too. May be left out of a set table. */
  thrown?: Die[];
}

/** How a game ended, worked out from its state. */
export interface Result {
  /** Null is a draw. */
  winner: Side | null;
  reason: Reason;
  scores: Both<number>;
}

/** What one artist has on a trick. */
export interface Share {
  dice: number;
  eyes: number;
}

/** One trick of a show, as it scores. */
export interface ScoreLine {
  position: number;
  card: TrickId;
  /** Eyes of the owner's dice. */
  own: number;
  /** Eyes of the fatigue dice on it. */
  fatigue: number;
  /** `own` − `fatigue`. */
  base: number;
  positionFactor: number;
  colourFactor: number;
  /** The product of the three. */
  points: number;
}

/** A score, line by line. */
export interface ScoreSheet {
  lines: ScoreLine[];
  /** The sum of the lines. */
  show: number;
  /** Eyes of the fatigue in front of the artist, to be subtracted. */
  front: number;
  total: number;
}

export type Event =
  /** The first eight tricks, in slot order, and how many cards the deck has left. */
  | { type: 'stageSet'; cards: TrickId[]; deck: number }
  /** `first` null: equal, so it is thrown again. */
  | { type: 'startThrown'; eyes: Both<Eyes>; first: Side | null }
  /** `last`: nobody has a turn after this one. */
  | { type: 'turnStarted'; turn: number; seat: Side; last: boolean }
  /** Own dice taken back from the rival's show, in that order; `position` is the trick's in that queue. */
  | { type: 'diceRecalled'; seat: Side; dice: { position: number; card: TrickId; die: Die }[] }
  /** An empty pool: there was nothing to throw, and the turn passes. */
  | { type: 'diceThrown'; seat: Side; pool: Die[] }
  /** `dice` empty: all were kept. `pool` is how all dice lie now. */
  | { type: 'diceRethrown'; seat: Side; dice: readonly number[]; pool: Die[] }
  /** `ready`: the trick now holds its whole hand. */
  | { type: 'diePlaced'; seat: Side; die: number; face: Die; slot: number; card: TrickId; ready: boolean }
  /** It fits nowhere: own dice return to the supply, fatigue comes to lie in front of the artist. */
  | { type: 'dieMissed'; seat: Side; die: number; face: Die }
  /** More than one trick is ready, so the active artist chooses the order. */
  | { type: 'tricksReady'; seat: Side; slots: number[] }
  /** `by`: more dice, or with as many dice more eyes. `seat` won it in `active`'s turn. `base` is what it would score ×1. */
  | {
      type: 'trickWon';
      seat: Side;
      active: Side;
      slot: number;
      card: TrickId;
      dice: Die[];
      shares: Both<Share>;
      fatigue: number;
      by: 'dice' | 'eyes';
      position: number;
      base: number;
    }
  /** As many dice and as many eyes: the card is discarded and the dice return. */
  | { type: 'trickTied'; slot: number; card: TrickId; dice: Die[]; shares: Both<Share> }
  /** Full of fatigue: the active artist may throw its dice onto the other tricks. */
  | { type: 'rerollOffered'; seat: Side; slot: number; card: TrickId; dice: Die[] }
  /** The card is discarded; `pool` is how its dice fell. */
  | { type: 'fatigueRerolled'; seat: Side; slot: number; card: TrickId; pool: Die[] }
  /** The card is discarded, and its dice return to the supply. */
  | { type: 'fatigueReturned'; seat: Side; slot: number; card: TrickId; dice: Die[] }
  /** `tricks`: how many the queue has, the new one included. */
  | { type: 'swapOffered'; seat: Side; slot: number; card: TrickId; tricks: number }
  /** `cards`: the two as they stood before, left and right. */
  | { type: 'tricksSwapped'; seat: Side; left: number; cards: Both<TrickId> }
  | { type: 'swapDeclined'; seat: Side }
  /** `card` null: the deck is empty and the slot stays vacant. `deck`: cards left in it. */
  | { type: 'trickDealt'; slot: number; card: TrickId | null; deck: number }
  /** `seat` has nine tricks; `last` is the last turn and whose it will be. */
  | { type: 'endTriggered'; seat: Side; turn: number; last: { turn: number; seat: Side } }
  /** `barren`: turns in a row, this one included, in which no die was placed. */
  | { type: 'turnEnded'; turn: number; seat: Side; placed: number; barren: number }
  /** `deck` and `aside`: the cards that never came up, the next one first. */
  | {
      type: 'gameOver';
      winner: Side | null;
      reason: Reason;
      sheets: Both<ScoreSheet>;
      deck: TrickId[];
      aside: TrickId[];
    };

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
