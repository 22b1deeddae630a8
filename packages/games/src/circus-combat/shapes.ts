/** What Circus Combat's data looks like, said once: the types, the check at the door and the published schemas. */

import { type Shape, type Shaped, shape } from '@roundhouse/kernel';
import { TRICK_IDS } from './content/tricks.ts';
import { DIE_COLOURS, OPTIONS, PHASES, REASONS } from './state.ts';

const { flag, list, nullable, object, one, optional, tagged, tuple, whole } = shape;

/** Something each artist has: index 0 is seat 0's. */
const both = <T>(each: Shape<T>) => tuple(each, each);

const SIDE = one(0, 1);
const CARD = one(...TRICK_IDS);
const CARDS = list(CARD, { max: 30 });
const EYES = one(1, 2, 3, 4, 5, 6);
const SLOT = whole(1, 8);
const TURN = whole(1, 544);

/** A thrown die. Never changed once it lies: another throw is another die. */
const DIE = object({ colour: one(...DIE_COLOURS), eyes: EYES });
export type Die = Readonly<Shaped<typeof DIE>>;
const THROW: Shape<Die[]> = list(DIE, { max: 6 });
const FATIGUE: Shape<Die[]> = list(object({ colour: one('fatigue'), eyes: EYES }));

/** A trick card with the dice on it, in the order in which they were put there. */
export const TRICK = object({ card: CARD, dice: THROW });
export type Trick = { readonly card: Shaped<typeof CARD>; dice: Die[] };
const TRICK_ON_TABLE: Shape<Trick> = TRICK;

// ---- Moves. Numbers that name nothing are for the rules to refuse.

const NAMED = whole(0, 99);

export const MOVE = tagged('type', {
  /** Chosen dice of the pool, lowest first; none keeps all. */
  rethrow: { dice: list(NAMED, { max: 36 }) as Shape<readonly number[]> },
  /** Of identical dice only the lowest is listed. */
  place: { die: NAMED, slot: NAMED },
  /** Which ready trick is handled next. */
  resolve: { slot: NAMED },
  /** Whether the dice of a trick full of fatigue are thrown onto the other tricks. */
  reroll: { yes: flag },
  /** Exchanges positions `left` and `left` + 1 of one's own queue; null leaves it alone. */
  swap: { left: nullable(NAMED) },
});
type AnyMove = Readonly<Shaped<typeof MOVE>>;
export type MoveOf<Type extends AnyMove['type']> = Extract<AnyMove, { type: Type }>;

// ---- The game

/** All options: each is given, and each is one of the values that a lobby may choose. */
export const OPTION = shape.options(OPTIONS);

const SUPPLY = object({ black: whole(0, 36), gray: whole(0, 36), fatigue: whole(0, 36) });

/** Who first had nine tricks, and in which turn. */
const TRIGGER = object({ player: SIDE, turn: whole(0, 544) });
export type Trigger = Shaped<typeof TRIGGER>;

export const STATE = object({
  options: OPTION,
  /** Eight slots; null is vacant. */
  stage: list(nullable(TRICK_ON_TABLE), { min: 8, max: 8 }),
  /** Face down, in order, the top card first. */
  deck: CARDS,
  /** Never in the deck, and never seen (CIRCUS-R1). */
  aside: CARDS,
  /** Face up and out of the game. */
  discard: CARDS,
  /** The shows, left to right. */
  queue: both(list(TRICK_ON_TABLE, { max: 30 })),
  /** Fatigue dice lying in front of each artist. */
  front: both(FATIGUE),
  /** Dice not in use. Means nothing, and stays as it is, where dice are not counted. */
  supply: SUPPLY,
  /** Whose turn it is. */
  active: SIDE,
  /** Counts from 1. No game is longer (CIRCUS-R41). */
  turn: TURN,
  /** The dice still to be placed: own dice in throwing order, then fatigue; null is a gap. Empty between throws. */
  pool: list(nullable(DIE as Shape<Die>), { max: 6 }),
  /** The open question, by the type of move that answers it; `over` asks nothing. */
  phase: one(...PHASES),
  /** Who is asked: the active artist, or in `swap` the owner of the queue; null when the game is over. */
  decider: nullable(SIDE),
  /** The slot that is being handled: of the trick to reroll, while its dice are distributed, and of a swap. */
  pendingSlot: nullable(SLOT),
  /** Dice put on the stage in this turn; no more can be (CIRCUS-R41). */
  placed: whole(0, 135),
  trigger: nullable(TRIGGER),
  /** Turns in a row, before this one, in which no die was placed. */
  barren: whole(0, 4),
  /** Only when the game is over. */
  endReason: optional(one(...REASONS)),
  /** Who gave up; only after a concession. */
  conceded: optional(SIDE),
  /** What the dice of the last throw showed, those that have left the pool too. May be left out of a set table. */
  thrown: optional(THROW),
});
export type State = Shaped<typeof STATE>;

// ---- Events

/** What one artist has on a trick. */
const SHARE = object({ dice: whole(0, 6), eyes: whole(0, 36) });
export type Share = Shaped<typeof SHARE>;

const POINTS = whole(-99_999, 99_999);

/** One trick of a show, as it scores. */
const SCORE_LINE = object({
  position: whole(1, 30),
  card: CARD,
  /** Eyes of the owner's dice. */
  own: whole(0, 36),
  /** Eyes of the fatigue dice on it. */
  fatigue: whole(0, 36),
  /** `own` − `fatigue`. */
  base: whole(-36, 36),
  positionFactor: POINTS,
  colourFactor: POINTS,
  /** The product of the three. */
  points: POINTS,
});
export type ScoreLine = Shaped<typeof SCORE_LINE>;

/** A score, line by line. */
const SCORE_SHEET = object({
  lines: list(SCORE_LINE, { max: 30 }),
  /** The sum of the lines. */
  show: POINTS,
  /** Eyes of the fatigue in front of the artist, to be subtracted. */
  front: POINTS,
  total: POINTS,
});
export type ScoreSheet = Shaped<typeof SCORE_SHEET>;

const NUMBER_OF_DIE = whole(1, 6);
const CARDS_LEFT = whole(0, 30);
const POSITION = whole(1, 30);
const FACE = DIE as Shape<Die>;
const ON_CARD = { slot: SLOT, card: CARD };

export const EVENT = tagged('type', {
  /** The first eight tricks, in slot order, and how many cards the deck has left. */
  stageSet: { cards: CARDS, deck: CARDS_LEFT },
  /** `first` null: equal, so it is thrown again. */
  startThrown: { eyes: both(EYES), first: nullable(SIDE) },
  /** `last`: nobody has a turn after this one. */
  turnStarted: { turn: TURN, seat: SIDE, last: flag },
  /** Own dice taken back from the rival's show, in that order; `position` is the trick's in that queue. */
  diceRecalled: { seat: SIDE, dice: list(object({ position: POSITION, card: CARD, die: FACE })) },
  /** An empty pool: there was nothing to throw, and the turn passes. */
  diceThrown: { seat: SIDE, pool: THROW },
  /** `dice` empty: all were kept. `pool` is how all dice lie now. */
  diceRethrown: { seat: SIDE, dice: list(NUMBER_OF_DIE) as Shape<readonly number[]>, pool: THROW },
  /** `ready`: the trick now holds its whole hand. */
  diePlaced: { seat: SIDE, die: NUMBER_OF_DIE, face: FACE, ...ON_CARD, ready: flag },
  /** It fits nowhere: own dice return to the supply, fatigue comes to lie in front of the artist. */
  dieMissed: { seat: SIDE, die: NUMBER_OF_DIE, face: FACE },
  /** More than one trick is ready, so the active artist chooses the order. */
  tricksReady: { seat: SIDE, slots: list(SLOT) },
  /** `by`: more dice, or with as many dice more eyes. `seat` won it in `active`'s turn. `base` is what it would score ×1. */
  trickWon: {
    seat: SIDE,
    active: SIDE,
    ...ON_CARD,
    dice: THROW,
    shares: both(SHARE),
    fatigue: whole(0, 36),
    by: one('dice', 'eyes'),
    position: POSITION,
    base: whole(-36, 36),
  },
  /** As many dice and as many eyes: the card is discarded and the dice return. */
  trickTied: { ...ON_CARD, dice: THROW, shares: both(SHARE) },
  /** Full of fatigue: the active artist may throw its dice onto the other tricks. */
  rerollOffered: { seat: SIDE, ...ON_CARD, dice: THROW },
  /** The card is discarded; `pool` is how its dice fell. */
  fatigueRerolled: { seat: SIDE, ...ON_CARD, pool: THROW },
  /** The card is discarded, and its dice return to the supply. */
  fatigueReturned: { seat: SIDE, ...ON_CARD, dice: THROW },
  /** `tricks`: how many the queue has, the new one included. */
  swapOffered: { seat: SIDE, ...ON_CARD, tricks: POSITION },
  /** `cards`: the two as they stood before, left and right. */
  tricksSwapped: { seat: SIDE, left: POSITION, cards: both(CARD) },
  swapDeclined: { seat: SIDE },
  /** `card` null: the deck is empty and the slot stays vacant. `deck`: cards left in it. */
  trickDealt: { slot: SLOT, card: nullable(CARD), deck: CARDS_LEFT },
  /** `seat` has nine tricks; `last` is the last turn and whose it will be. */
  endTriggered: { seat: SIDE, turn: TURN, last: object({ turn: TURN, seat: SIDE }) },
  /** `barren`: turns in a row, this one included, in which no die was placed. */
  turnEnded: { turn: TURN, seat: SIDE, placed: whole(0, 135), barren: whole(0, 4) },
  /** `deck` and `aside`: the cards that never came up, the next one first. */
  gameOver: {
    winner: nullable(SIDE),
    reason: one(...REASONS),
    sheets: both(SCORE_SHEET),
    deck: CARDS,
    aside: CARDS,
  },
});
export type Event = Shaped<typeof EVENT>;
