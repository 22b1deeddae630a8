/** What is told, described once, as `shapes.ts` describes what is kept and sent. */

import { type Shaped, shape } from '@roundhouse/kernel';
import { MINIS } from './content/face.ts';
import {
  amount,
  axis,
  card,
  charges,
  colour,
  coordinate,
  DECLARABLE,
  face,
  type Kept,
  LAID,
  mini,
  node,
  pay,
  port,
  RESULT,
  rot,
  seat,
} from './shapes.ts';

const { flag, list, nullable, object, one, tagged, tuple, whole } = shape;

const cell = object({ x: coordinate, y: coordinate });
const MOST_MINIS = 8 * MINIS.length;

export const EVENT = tagged('type', {
  /** `colours` by seat; empty while they are being chosen. */
  gameStarted: { first: seat, colours: list(colour) },
  colourPicked: { seat, colour },
  /** Told to the seat and its teammates. */
  circuitsDealt: { seat, cards: list(card) },
  /** Each charge-point card has gone to the player on the right: `holders[i]` holds seat i's. */
  chargeCardsPassed: { holders: list(seat) },
  turnStarted: { seat, round: whole(1, 200) },
  /** `mini` null for those who may not know it. `bonus`: before the first turn (option `seatBonus`). */
  miniTaken: { seat, from: one('gold', 'green', 'pile'), mini: nullable(mini), bonus: flag },
  /** A discard pile has become the deck. */
  deckTurned: { deck: one('gold', 'green'), minis: whole(1, MOST_MINIS), shuffled: flag },
  /** The active deck is empty: the sorted piles are in use again. */
  pilesOpened: {},
  miniDiscarded: { seat, mini },
  cardLaid: { seat, laid: LAID },
  /** A play that an Inhibit may stop is shown. `forced`: whose pawn a jump would move. */
  declared: { seat, play: DECLARABLE, forced: nullable(seat) },
  /** The declared play was stopped; its minis are back in hand. */
  withdrawn: { seat, play: DECLARABLE, by: seat },
  /** `pawn` is another seat than `seat` if it was forced. `exit`: it came back to #1. */
  stepped: { seat, pawn: seat, from: node, to: node, pay, exit: nullable(port) },
  jumped: { seat, pawn: seat, from: node, to: node, pays: list(pay) },
  /** #1 shows the master node now; `seat` chose the axis. */
  startCardTurned: { seat, axis, laid: LAID },
  /** A forced pawn leaves #1 as the last one; `chooser` now says how #1 turns, and `arrived` tells where it ends up. */
  forcedOut: { seat, pawn: seat, from: node, pays: list(pay), chooser: seat },
  arrived: { pawn: seat, to: node },
  /** The Force card of a Force that begins. */
  forced: { seat, target: seat },
  charged: { seat, at: card, amount, pay, carried: charges },
  delivered: { seat, amount, pay, delivered: charges, carried: charges },
  rotated: { seat, card, rot },
  flipped: { seat, card, face },
  slid: { seat, card, from: cell, to: cell },
  swapped: { seat, cards: tuple(card, card) },
  /** `outOfTurn`: by another player than the active one. `answer`: it stopped a declared play. */
  inhibited: { seat, target: seat, outOfTurn: flag, answer: flag },
  inhibitEnded: { seat, why: one('free', 'charge', 'time'), by: seat },
  chargeTaken: { seat, from: seat, pay: nullable(pay) },
  chargeGiven: { seat, to: seat, amount },
  miniGiven: { seat, to: seat, mini, asked: flag },
  miniAsked: { seat, from: seat, mini },
  miniRefused: { seat, to: seat, mini },
  turnEnded: { seat },
  gameOver: { reason: RESULT.fields.reason, winners: list(seat), delivered: list(charges), carried: list(charges) },
});
export type Event = Kept<Shaped<typeof EVENT>>;
