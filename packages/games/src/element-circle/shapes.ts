/** What Element Circle's data looks like, said once: the types, the check at the door and the published schemas. */

import { type Shape, type Shaped, shape } from '@roundhouse/kernel';
import { ELEMENTS } from './content/language.ts';
import { SPELL_LISTS } from './content/spells.ts';
import { OPTIONS } from './options.ts';
import { ALL_SLOTS } from './slots.ts';
import { CAUSES } from './state.ts';

const { flag, list, nullable, object, one, optional, tagged, tuple, whole } = shape;

/** A name that the rules judge, so that a wrong one is refused with its rule; the schema lists the right ones. */
const judged = <T>(names: Shape<T>): Shape<T> => ({
  schema: names.schema,
  problem: (value, at) => (typeof value === 'string' && value.length <= 40 ? null : names.problem(value, at)),
});

const COUNT = whole(0, 1_000_000);
/** Seats are numbered from 0 clockwise. */
const SEAT: Shape<number> = whole(0, 5);
const EL = one(...ELEMENTS);
const SPELL: Shape<string> = one(...SPELL_LISTS.first.byName.keys());
const SPELLS = list(SPELL, { max: 64 });
const SLOT = one(...ALL_SLOTS);
const ID = COUNT;

// ---- Moves. Seats, numbers and names that mean nothing here are for the rules to refuse.

const NAMED = whole(-1, 1_000_000);
const COUNTS = tuple(whole(0, 99), whole(0, 99), whole(0, 99), whole(0, 99));

/** Elements that pay, by type: from the circle and from one's own zone. The lowest-numbered unused slots are meant. */
const PAYMENT = object({ circle: COUNTS, own: COUNTS });
export type Payment = Shaped<typeof PAYMENT>;

const MOVE_KINDS = {
  keep: {},
  redraw: {},
  /** In the order E, W, F, A. */
  pickElements: { elements: list(judged(EL), { max: 20 }) as Shape<readonly Shaped<typeof EL>[]> },
  cast: { spell: judged(SPELL) },
  activate: { permanent: NAMED },
  giveUp: {},
  end: {},
  pay: PAYMENT.fields,
  opponent: { seat: NAMED },
  takeLooked: { spell: judged(SPELL) },
  discardSpell: { spell: judged(SPELL) },
  destroySlot: { slot: judged(SLOT) },
  putType: { element: judged(EL) },
  putSlot: { slot: judged(SLOT) },
  moveFrom: { slot: judged(SLOT) },
  moveTo: { slot: judged(SLOT) },
  permanent: { permanent: NAMED },
  mode: { option: NAMED },
  freeSpell: { spell: judged(SPELL) },
  /** A Permanent's id, or else a name of the hand. */
  limitDiscard: { permanent: optional(NAMED), spell: optional(judged(SPELL)) },
  /** Forgoes the rest of a step. */
  stop: {},
  /** Lets one other see one's hand for the rest of the round (option `showHand`): out of turn too, and never owed. */
  showHand: { to: NAMED },
} as const;

const ANY_MOVE = tagged('type', MOVE_KINDS);
type AnyMove = Readonly<Shaped<typeof ANY_MOVE>>;
/** One of the two is named, never both. */
type LimitDiscard =
  | { readonly type: 'limitDiscard'; readonly permanent: number }
  | { readonly type: 'limitDiscard'; readonly spell: string };
export type Move = Exclude<AnyMove, { type: 'limitDiscard' }> | LimitDiscard;
export const MOVE = ANY_MOVE as Shape<unknown> as Shape<Move> & { readonly kinds: readonly string[] };

/** Several moves sent as one: all are made, in order, or none. Never listed. */
export const COMPOUND = tagged('type', {
  /** Casts and pays. */
  cast: { spell: judged(SPELL), pay: PAYMENT },
  activate: { permanent: NAMED, pay: PAYMENT },
  put: { element: judged(EL), slot: judged(SLOT) },
  move: { from: judged(SLOT), to: judged(SLOT) },
});
export type Compound = Readonly<Shaped<typeof COMPOUND>>;

// ---- The table

/** An element card in a slot. */
const ELEMENT = object({ type: EL, used: flag });
export type Element = Shaped<typeof ELEMENT>;
const ROW = list(nullable(ELEMENT), { max: 6 });

/** A Permanent on the table. */
const PERMANENT = object({
  /** No two of a match have the same one. */
  id: ID,
  spell: SPELL,
  /** Activated this turn, so turned sideways. */
  sideways: flag,
  /** Who blocks it until the start of their next turn. */
  blockedBy: nullable(SEAT),
});
export type Permanent = Shaped<typeof PERMANENT>;

/** A card that a seat knows to be in one of these hands: it has seen it, and it has not been seen to leave. */
const KNOWN_CARD = object({
  spell: SPELL,
  /** Several, when somebody has stolen unseen since. */
  among: list(SEAT, { min: 1, max: 6 }),
});
export type KnownCard = Shaped<typeof KNOWN_CARD>;

const PLAYER = object({
  /** Not eliminated in this round. */
  alive: flag,
  /** Rounds won. */
  wins: COUNT,
  /** In the order of the list. */
  hand: SPELLS,
  slots: ROW,
  /** Oldest first. */
  permanents: list(PERMANENT, { max: 64 }),
  /** Who has banned this seat from the circle for its next turn, or the one it is in. */
  bannedBy: nullable(SEAT),
  /** What this seat has learned of the others' hands. */
  glimpses: list(KNOWN_CARD, { max: 64 }),
  /** Seats to which this one shows its hand in this round (option `showHand`). */
  showsTo: list(SEAT, { max: 6 }),
});
export type Player = Shaped<typeof PLAYER>;

// ---- What has happened

const SYMBOLS = optional(whole(0, 10));
/** A card that could not be cast, and what it lacked: symbols by kind, as in a cost. */
const STUCK = object({
  spell: SPELL,
  missing: object({ E: SYMBOLS, W: SYMBOLS, F: SYMBOLS, A: SYMBOLS, any: SYMBOLS, same: SYMBOLS }),
});
export type Stuck = Shaped<typeof STUCK>;

/** How somebody went out. */
const ELIMINATION = object({
  seat: SEAT,
  turn: COUNT,
  cause: one(...CAUSES),
  /** The hand, card by card. Empty: there was no card left to cast, or the seat conceded. */
  stuck: list(STUCK, { max: 64 }),
});
export type Elimination = Shaped<typeof ELIMINATION>;

const ROUND = object({
  round: COUNT,
  winner: SEAT,
  turns: COUNT,
  /** In the order in which they went. */
  eliminations: list(ELIMINATION, { max: 6 }),
});
export type RoundResult = Shaped<typeof ROUND>;

const WINS = list(COUNT, { min: 2, max: 6 });
const RESULT = object({ winner: SEAT, wins: WINS });
export type Result = Shaped<typeof RESULT>;

// ---- Where the rules are

/** How many more of the same may follow, this one included. */
const LEFT = whole(1, 64);

const FRAME = tagged('name', {
  redraw: {},
  pickElements: {},
  window: {},
  open: {},
  main: {},
  ending: {},
  limitDiscard: {},
  /** Announced and not yet paid. `permanent` null: it is being cast. */
  pay: { spell: SPELL, permanent: nullable(ID) },
  /** A spell that is being carried out, or a Permanent being activated: tolls first, then step by step. */
  resolving: {
    spell: SPELL,
    /** Of the Permanent being activated; null for a Direct. */
    permanent: nullable(ID),
    /** Tolls paid. */
    toll: whole(0, 9),
    /** The instruction of its programme that is next, or being asked about. */
    at: whole(0, 99),
  },
  opponent: {},
  permanent: {},
  mode: {},
  freeSpell: {},
  takeLooked: { target: SEAT, looked: SPELLS, left: LEFT },
  discardSpell: { left: LEFT },
  destroySlot: { left: LEFT },
  putType: { left: LEFT },
  moveFrom: { left: LEFT },
  putSlot: { left: LEFT, element: EL },
  moveTo: { left: LEFT, from: SLOT },
});
/** `window`, `resolving` and `ending` are no questions: they see how to go on. */
export type Frame = Shaped<typeof FRAME>;

/** All options: each is given, and each is one of the values that a lobby may choose. */
export const OPTION = shape.options(OPTIONS);

const STOCK = whole(0, 10);

export const STATE = object({
  options: OPTION,
  round: whole(1, 1_000_000),
  dealer: SEAT,
  /** Of the round; 0 while hands and elements are being picked. */
  turn: COUNT,
  /** Whose turn it is, or whose pick. */
  active: SEAT,
  opened: flag,
  /** The opening spell may be paid with any types. */
  wild: flag,
  circle: ROW,
  bank: object({ E: STOCK, W: STOCK, F: STOCK, A: STOCK }),
  /** Face down and unordered: which card is on top is not decided before it is drawn. */
  deck: SPELLS,
  /** How often the deck has been refilled from the discard pile in this round. */
  reshuffles: COUNT,
  /** From bottom to top. */
  discard: SPELLS,
  players: list(PLAYER, { min: 2, max: 6 }),
  /** The id that the next Permanent will have. */
  nextPermanent: COUNT,
  /** Of this round. */
  eliminations: list(ELIMINATION, { max: 6 }),
  rounds: list(ROUND, { max: 1000 }),
  result: nullable(RESULT),
  /** All questions are put to the active seat; those about a step lie on the spell that is resolving. */
  stack: list(FRAME, { max: 64 }),
});
export type State = Shaped<typeof STATE>;

// ---- Events

const OPS = [
  ...(['draw', 'discard', 'blind', 'lookHand', 'destroyElement', 'putElement', 'moveElement'] as const),
  ...(['destroyPermanent', 'takePermanent', 'blockPermanent', 'banCircle', 'wildOpening'] as const),
  ...(['castFree', 'skipTurn', 'choose'] as const),
];
const BY = { seat: SEAT };
const ON = { seat: SEAT, owner: SEAT, permanent: ID, spell: SPELL };
const ARRIVES = { element: EL, used: flag, replaced: nullable(EL) };

export const EVENT = tagged('type', {
  /** `random`: nobody was named before. */
  dealerChosen: { dealer: SEAT, random: flag },
  roundStarted: { round: COUNT, dealer: SEAT, order: list(SEAT) },
  circleFilled: { elements: list(EL) },
  /** `hands`: cards each seat holds; what they are is told to their owners by `handDealt`. */
  handsDealt: { hands: list(COUNT), deck: COUNT },
  handDealt: { ...BY, spells: SPELLS },
  handKept: BY,
  /** The discarded cards are public; those drawn are told by `drawn`. */
  handReplaced: { ...BY, discarded: SPELLS },
  elementsPicked: { ...BY, elements: list(EL) },
  turnStarted: { ...BY, turn: COUNT },
  waningBegan: { turn: COUNT },
  /** `opening`: it opens the turn. `free`: nothing is paid for it. */
  spellCast: { ...BY, spell: SPELL, free: flag, opening: flag },
  permanentActivated: { ...BY, permanent: ID, spell: SPELL },
  paid: { ...BY, slots: list(object({ slot: SLOT, type: EL })) },
  /** `spells` null for those who may not know them; `short`: how many could not be drawn. */
  drawn: { ...BY, count: COUNT, spells: nullable(SPELLS), short: COUNT, deck: COUNT },
  deckReshuffled: { cards: COUNT },
  discarded: { ...BY, spell: SPELL, why: one('effect', 'toll', 'limit') },
  opponentChosen: { ...BY, target: SEAT, for: one('blind', 'lookHand', 'banCircle') },
  /** `spells` null for those who may not know them; the whole hand when `all`. */
  looked: { ...BY, target: SEAT, count: COUNT, all: flag, spells: nullable(SPELLS) },
  /** `spell` null for those who may not know it. */
  spellStolen: { ...BY, target: SEAT, spell: nullable(SPELL) },
  spellDestroyed: { ...BY, target: SEAT, spell: SPELL },
  elementDestroyed: { ...BY, slot: SLOT, element: EL, forced: flag },
  elementPut: { ...BY, slot: SLOT, ...ARRIVES },
  elementMoved: { ...BY, from: SLOT, to: SLOT, ...ARRIVES },
  permanentDestroyed: { ...ON, why: one('effect', 'toll', 'self', 'limit') },
  permanentTaken: ON,
  permanentBlocked: ON,
  circleBanned: { ...BY, target: SEAT },
  openingWild: BY,
  /** The Wizard's card; null: there was none to turn over. */
  topTurned: { ...BY, spell: nullable(SPELL) },
  /** Something of an effect was forgone, or had no target. */
  stepPassed: { ...BY, op: one(...OPS), why: one('stopped', 'noTarget') },
  /** The spell was a Direct and now lies on the discard pile. */
  spellFinished: { ...BY, spell: SPELL },
  turnSkipped: BY,
  turnEnded: { ...BY, turn: COUNT },
  handShown: { ...BY, to: SEAT, spells: nullable(SPELLS) },
  /** His whole hand, in the order in which it went to the pile, is public; so is what each card lacked. */
  eliminated: { ...ELIMINATION.fields, permanents: SPELLS, hand: SPELLS },
  roundOver: { result: ROUND, wins: WINS },
  matchOver: { winner: SEAT, wins: WINS },
});
export type Event = Shaped<typeof EVENT>;
