/**
 * What the solver of a puzzle has besides the board and the pawns, each distinct case with a number: actions, movement
 * cards, charges, Inhibit, an open Force.
 *
 * Movement cards are not chosen when they are played. A step that any card pays for only counts; a play that needs a
 * colour takes a card of that colour, or a black one when there is none left. That loses no solution, because a black
 * card can do all that a coloured one can, and it merges all colours that cannot matter. One black card is set aside for
 * the delivery from the start.
 */

import { COLOURS, type Colour, type Mini } from '../content/face.ts';
import type { Task } from './puzzle.ts';

export const ACTIONS = ['Rotate', 'Swap', 'Flip', 'Slide', 'Force', 'Portal', 'Free', 'Exchange'] as const;
export type Action = (typeof ACTIONS)[number];

/** Fields of a hand, after one for each action and one for each colour. */
const COLOUR = ACTIONS.length;
const BLACK = COLOUR + COLOURS.length;
const CARRIED = BLACK + 1;
const INHIBITED = CARRIED + 1;
const LAID = INHIBITED + 1;
/** 0: none is open; otherwise the place of the forced pawn among the others, from 1. */
const FORCED = LAID + 1;
const JUMPED = FORCED + 1;
/** The charges of the other pawns. */
const CHARGES = JUMPED + 1;

/** Changes of a hand, numbered so that what they make of it can be kept. */
const PAY = ACTIONS.length;
const GAIN = PAY + COLOURS.length;
const CLOSE = GAIN + 1;
const BE_FREE = CLOSE + 1;
const SPEND = BE_FREE + 1;
const LAY = SPEND + 1;
const FORCE = LAY + 1;
const JUMP = FORCE + 3;
const TAKE = JUMP + 3;
const CHANGES = TAKE + 3;

/** Not possible. */
export const NONE = -1;

const countOf = (minis: readonly Mini[], mini: Mini): number => minis.filter(held => held === mini).length;

/** All hands of one puzzle. Hand 0 is the one it starts with. */
export class Hands {
  /** Movement cards to begin with, without the black one that delivers. */
  readonly movement: number;
  private readonly hands: (readonly number[])[] = [];
  private readonly ids = new Map<string, number>();
  private readonly made: Int32Array[] = [];
  /** Cards played that are no movement cards. */
  private readonly actionsPlayed: number[] = [];
  private readonly atStart: number;

  constructor({ minis, pawns, inhibited, circuits }: Task) {
    const hand = ACTIONS.map(kind => countOf(minis, kind));
    this.atStart = hand.reduce((sum, count) => sum + count, 0);
    for (const colour of COLOURS) hand.push(countOf(minis, colour));
    const black = countOf(minis, 'K');
    this.movement = minis.length - this.atStart - 1;
    hand.push(black - 1, pawns[0]!.charge, inhibited ? 1 : 0, circuits.length > 0 ? 0 : 1, 0, 0);
    hand.push(...pawns.slice(1).map(({ charge }) => charge));
    this.idOf(hand);
  }

  get count(): number {
    return this.hands.length;
  }

  /** Whether there is a black card to deliver with. */
  get canDeliver(): boolean {
    return this.hands[0]![BLACK]! >= 0;
  }

  /** Movement cards left after so many cards were played, the delivery's apart. */
  movementLeft(id: number, cost: number): number {
    return this.movement - (cost - this.actionsPlayed[id]!);
  }

  has(id: number, action: Action): boolean {
    return this.hands[id]![ACTIONS.indexOf(action)]! > 0;
  }

  carried(id: number): number {
    return this.hands[id]![CARRIED]!;
  }

  isInhibited(id: number): boolean {
    return this.hands[id]![INHIBITED] === 1;
  }

  mayLay(id: number): boolean {
    return this.hands[id]![LAID] === 0;
  }

  /** The other pawn, counted from 0, whose Force is open; -1 if none is. */
  forced(id: number): number {
    return this.hands[id]![FORCED]! - 1;
  }

  hasJumped(id: number): boolean {
    return this.hands[id]![JUMPED] === 1;
  }

  chargeOf(id: number, other: number): number {
    return this.hands[id]![CHARGES + other]!;
  }

  use(id: number, action: Action): number {
    return this.make(id, ACTIONS.indexOf(action));
  }

  /** Pays with this colour, or black; `NONE` if neither is left. */
  pay(id: number, colour: Colour): number {
    return this.make(id, PAY + COLOURS.indexOf(colour));
  }

  gain(id: number): number {
    return this.make(id, GAIN);
  }

  closeForce(id: number): number {
    return this.make(id, CLOSE);
  }

  free(id: number): number {
    return this.make(id, BE_FREE);
  }

  spendCharge(id: number): number {
    return this.make(id, SPEND);
  }

  lay(id: number): number {
    return this.make(id, LAY);
  }

  openForce(id: number, other: number, jumped: boolean): number {
    return this.make(id, (jumped ? JUMP : FORCE) + other);
  }

  takeCharge(id: number, other: number): number {
    return this.make(id, TAKE + other);
  }

  private make(id: number, change: number): number {
    if (id === NONE) return NONE;
    const kept = this.made[id]![change]!;
    if (kept !== 0) return kept - 2;
    const made = this.changed(id, change);
    this.made[id]![change] = made + 2;
    return made;
  }

  private changed(id: number, change: number): number {
    const hand = [...this.hands[id]!];
    const less = (field: number): boolean => {
      hand[field]!--;
      return hand[field]! >= 0;
    };
    if (change < PAY) {
      if (!less(change)) return NONE;
    } else if (change < GAIN) {
      const field = COLOUR + change - PAY;
      if (!less(hand[field]! > 0 ? field : BLACK)) return NONE;
    } else if (change === GAIN) hand[CARRIED]!++;
    else if (change === BE_FREE || change === SPEND) {
      if (change === SPEND && !less(CARRIED)) return NONE;
      hand[INHIBITED] = 0;
    } else if (change === LAY) hand[LAID] = 1;
    else if (change >= TAKE) {
      if (!less(CHARGES + change - TAKE)) return NONE;
      hand[CARRIED]!++;
    }
    const isForce = change >= FORCE && change < TAKE;
    // Paying and using cards is part of a play, which says itself whether it closes a Force.
    if (isForce) {
      hand[FORCED] = ((change - FORCE) % 3) + 1;
      hand[JUMPED] = change >= JUMP ? 1 : 0;
    } else if (change === CLOSE) {
      hand[FORCED] = 0;
      hand[JUMPED] = 0;
    }
    return this.idOf(hand);
  }

  private idOf(hand: readonly number[]): number {
    const key = String.fromCharCode(...hand.map(field => field + 1));
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.hands.length;
      this.ids.set(key, id);
      this.hands.push(hand);
      this.made.push(new Int32Array(CHANGES));
      let left = 0;
      for (let i = 0; i < ACTIONS.length; i++) left += hand[i]!;
      this.actionsPlayed.push(this.atStart - left + (hand[LAID]! - (this.hands[0]![LAID] ?? 0)));
    }
    return id;
  }
}
