/**
 * What is kept and sent, described once: moves, compounds, frames and the state. From here come the types, the checks at
 * the door and the published schemas. Seats are numbered from 0 clockwise; minis go by kind, circuit cards by number.
 */

import { type Shaped, shape } from '@roundhouse/kernel';
import { CARD_Y } from './content/cards.ts';
import { COLOURS, GREEN_KINDS, MINIS, MOVE_COLOURS, PORTS, SIDES, SITES } from './content/face.ts';
import { OPTIONS, type Options } from './options.ts';

const { flag, list, nullable, object, one, tagged, whole } = shape;

/** What a shape describes, to be changed by the rules. */
export type Kept<T> = T extends object ? { -readonly [Field in keyof T]: Kept<T[Field]> } : T;

const MOST_SEATS = 6;
const MOST_CHARGE = 1000;
/** No board reaches further: so many cards there are. */
const FARTHEST = 32;

export const seat = whole(0, MOST_SEATS - 1);
export const card = whole(1, CARD_Y);
export const coordinate = whole(-FARTHEST, FARTHEST);
export const colour = one(...COLOURS);
export const pay = one(...MOVE_COLOURS);
export const mini = one(...MINIS);
const greenKind = one(...GREEN_KINDS);
export const port = one(...PORTS);
export const face = one(...SIDES);
export const rot = one(0, 180);
export const axis = one('long', 'short');
export const node = object({ card, face, site: one(...SITES) });
export const amount = whole(1, MOST_CHARGE);
export const charges = whole(0, MOST_CHARGE);
const pile = whole(0, 100);
/** A card on the board. */
export const LAID = object({ card, face, rot, x: coordinate, y: coordinate });
const NONE = {};

/** `axis` where a step turns #1, `exit` where it also comes back to #1 (BOARD-R36); otherwise null. */
const step = { pay, to: node, exit: nullable(port), axis: nullable(axis) };
/** `to` is null exactly if the last pawn on #1 leaves by `exit` and comes back to #1: the axis then decides. */
const forceStep = { pay, to: nullable(node), exit: nullable(port) };
/** Force and Portal (BOARD-61): `payPawn` for the pawn's colour, `payPortal` for the portal's. */
const jump = { payPawn: pay, payPortal: pay, to: node };
const portal = { pay, to: node, axis: nullable(axis) };
/** `at`: the number of the charge-point card. */
const gain = { pay, at: card, amount };
const deliver = { pay, amount };

/** Every move that rules list. */
export const MOVES = tagged('type', {
  pickColour: { colour },
  /** `green`: the top of the active deck; a kind: from its sorted pile. */
  draw: { from: one('gold', 'green', ...GREEN_KINDS) },
  discard: { mini },
  step,
  gain,
  deliver,
  /** Begins to lay a card; `layAt` says where. People send `lay`. */
  layCard: { card },
  layAt: { x: coordinate, y: coordinate, face, rot },
  rotate: { card },
  flip: { card },
  slide: { card, x: coordinate, y: coordinate },
  /** Begins to swap; `swapWith` names the other card. People send `swap`. */
  swapCard: { card },
  swapWith: { card },
  /** Begins a Force; `forceStep` or `jump` makes it a play, and may follow again and again. People send both as one. */
  force: { target: seat },
  forceStep,
  jump,
  portal,
  axis: { axis },
  inhibit: { target: seat },
  /** To a declared play. */
  respond: { answer: one('inhibit', 'pass', 'passTurn') },
  free: { target: seat },
  spendCharge: NONE,
  /** `pay` is null unless Exchange costs a movement card (option `exchangeCost`). */
  take: { from: seat, pay: nullable(pay) },
  giveCharge: { to: seat, amount },
  give: { to: seat, mini },
  ask: { from: seat, mini },
  answer: { yes: flag },
  endTurn: NONE,
});
export type Move = Readonly<Shaped<typeof MOVES>>;

/** Several moves sent as one. Never listed. */
export const COMPOUNDS = tagged('type', {
  lay: { card, x: coordinate, y: coordinate, face, rot },
  swap: { a: card, b: card },
  /** A Force and its first step. */
  force: { target: seat, ...forceStep },
  /** A Force and a jump. */
  forcePortal: { target: seat, ...jump },
  /** Ordinary steps, up to and with the first that an Inhibit could stop. */
  walk: { steps: list(object({ pay, to: node }), { min: 1, max: 40 }) },
  /** Both minis of the turn from the gold deck. */
  drawTwoGold: NONE,
});
export type Compound = Readonly<Shaped<typeof COMPOUNDS>>;

/** Plays that an Inhibit may stop (BOARD-R52). */
export const DECLARABLE = tagged('type', { step, portal, jump, gain, deliver });
export type Declarable = Readonly<Shaped<typeof DECLARABLE>>;

/** Where the rules are; all questions but those with a `seat` are put to the active player. */
export const FRAMES = tagged('name', {
  pickingColour: { seat },
  drawing: NONE,
  discarding: NONE,
  menu: NONE,
  laying: { card },
  swapping: { card },
  /** A Force card is shown and nothing is paid yet. */
  forcing: { target: seat },
  /** `seat` is asked to stop `play`. `forced`: whose pawn a jump moves that needs a new Force card. */
  responding: { seat, play: DECLARABLE, forced: nullable(seat) },
  /** The pawn of `pawn`, last on #1, is forced out; `seat` chooses how #1 turns before it arrives. */
  choosingAxis: { seat, pawn: seat, to: nullable(node), exit: nullable(port) },
  /** `seat` is asked for a mini by the active player. */
  answering: { seat, mini },
});
export type Frame = Kept<Shaped<typeof FRAMES>>;

export const OPTION = shape.options<Options>(OPTIONS);

/** A player and the pawn. */
const PLAYER = object({
  /** Null until chosen (option `colours`). */
  colour: nullable(colour),
  /** Where the pawn stands; null as long as there is none. */
  pawn: nullable(node),
  /** Charges the pawn carries. */
  carried: charges,
  /** The foreign charge point at which one of the carried charges was gained; null if none was (BOARD-73). */
  foreign: nullable(colour),
  delivered: charges,
  /** Own turns still to end under Inhibit; 0: it ends when the next one starts; null: not inhibited (BOARD-R55). */
  inhibited: nullable(whole(0, 3)),
  /** Minis in hand, in the order of `MINIS`. */
  minis: list(mini),
  /** Those of them that everybody has seen, in the order of `MINIS`. */
  known: list(mini),
  /** Those of them that changed hands this turn, in the order of `MINIS` (BOARD-R65). */
  passed: list(mini),
  /** Circuit cards in hand, rising. */
  circuits: list(card),
  /** Has said to stop nothing more in this turn (BOARD-R52). */
  letsPass: flag,
});
export type Player = Kept<Shaped<typeof PLAYER>>;

const GOLD = object({
  /** The next mini first if the order is known; otherwise in no order, and chance draws. */
  deck: list(mini),
  /** The discard pile was turned over: all know the order. */
  isOpen: flag,
  /** Oldest first. */
  discard: list(mini),
});

const GREEN = object({
  /** Which minis may be taken: those of the sorted piles, or those of the active deck. */
  from: one('piles', 'deck'),
  piles: object({ Rotate: pile, Swap: pile, Flip: pile, Slide: pile, Force: pile, Portal: pile }),
  /** The active deck, as the gold one. */
  deck: list(greenKind),
  isOpen: flag,
  discard: list(greenKind),
});

/** What has happened in this turn. */
const TURN = object({
  /** Minis still to be taken. */
  draws: whole(0, 2),
  /** A circuit card has been laid. */
  laid: flag,
  /** Minis the active player has played (BOARD-R68). */
  played: whole(0, 1000),
  /** A mini was taken or played, or a card laid, by anyone (BOARD-R74). */
  eventful: flag,
  /** The Force that may be continued: whose pawn, and whether it has jumped (BOARD-R45, BOARD-R49). */
  force: nullable(object({ target: seat, jumped: flag })),
  /** What has been asked of whom (BOARD-R65). */
  asked: list(object({ from: seat, mini })),
});
export type Turn = Kept<Shaped<typeof TURN>>;

export const RESULT = object({
  /** `unsolved`: the turn of a puzzle ended without its delivery. */
  reason: one('delivered', 'roundLimit', 'stalemate', 'conceded', 'unsolved'),
  winners: list(seat),
});
export type Result = Kept<Shaped<typeof RESULT>>;
export type EndReason = Result['reason'];

export const STATE = object({
  options: OPTION,
  /** In a puzzle seat 0 solves; the other players are pawns that decide nothing (BOARD-86, BOARD-R77). */
  mode: one('game', 'puzzle'),
  first: seat,
  active: seat,
  /** From 1. */
  round: whole(1, OPTIONS.roundLimit.max),
  /** Never changed in place: what is derived from it is kept by its identity. */
  board: list(LAID, { min: 1, max: FARTHEST }),
  players: list(PLAYER, { min: 1, max: MOST_SEATS }),
  gold: GOLD,
  green: GREEN,
  turn: TURN,
  /** Turns in a row in which nothing happened (BOARD-R74). */
  quietTurns: whole(0, MOST_SEATS),
  /** Circuit cards that left the game. */
  removed: list(card),
  result: nullable(RESULT),
  stack: list(FRAMES),
});
type Whole = Kept<Shaped<typeof STATE>>;
export type State = Omit<Whole, 'board'> & { board: readonly Readonly<Whole['board'][number]>[] };
