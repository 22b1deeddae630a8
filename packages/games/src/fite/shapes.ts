/** What FITE's data looks like, said once: the types, the check at the door and the published schemas. */

import { type Shape, type Shaped, shape } from '@roundhouse/kernel';
import { LOCATIONS, OPTIONS, POWERS, REASONS } from './state.ts';

const { either, flag, list, nullable, object, one, optional, tagged, tuple, whole } = shape;

/** Something each fighter has: index 0 is seat 0's. */
const both = <T>(each: Shape<T>) => tuple(each, each);

/** A name that the rules judge, so that a wrong one is refused with its rule; the schema lists the right ones. */
const judged = <T>(names: Shape<T>): Shape<T> => ({
  schema: names.schema,
  problem: (value, at) => (typeof value === 'string' && value.length <= 40 ? null : names.problem(value, at)),
});

const SEAT = whole(0, 1);
const PLACE = one(...LOCATIONS);
const POWER = nullable(one(...POWERS));
/** Faces or values of a pool. Shared by states and moves, and never changed. */
const faces = (least: number, most: number): Shape<readonly number[]> => list(whole(least, most), { max: 9 });
const FACES = faces(1, 6);
/** With powers and places a die may be worth less than nothing and more than six. */
const VALUES = list(whole(-9, 19), { max: 9 });

// ---- Moves

const MOVE_KINDS = {
  power: { power: judged(POWER) },
  place: { loc: judged(PLACE) },
  /** `to` null holds the ground. */
  swift: { to: judged(nullable(PLACE)) },
  /** Defence gets the rest. `use` appears only with `powerTiming: withSplit`. */
  split: { off: whole(-99, 99), use: optional(flag) },
  /** Dice are named by face, high to low. A flip names faces of the pools as they are after the move. */
  react: {
    use: flag,
    move: nullable(object({ from: judged(one('off', 'def')), faces: FACES })),
    flip: nullable(object({ off: FACES, def: FACES })),
    /** The face that gets the +1; appears only with `locationBonus: one`. */
    bonus: optional(whole(1, 6)),
  },
} as const;

export const MOVE = tagged('type', MOVE_KINDS);
type AnyMove = Readonly<Shaped<typeof MOVE>>;
export type MoveOf<Type extends AnyMove['type']> = Extract<AnyMove, { type: Type }>;

const answer = <Type extends AnyMove['type']>(type: Type): Shape<MoveOf<Type>> =>
  // The same fields as in `MOVE`, for one kind alone.
  object({ type: one(type), ...MOVE_KINDS[type] }) as Shape<unknown> as Shape<MoveOf<Type>>;

// ---- Questions, each put to one or both seats in secret; the last answer reveals all

const asking = <Type extends AnyMove['type']>(type: Type) => ({
  asked: both(flag) as Shape<readonly [boolean, boolean]>,
  /** The answers given so far. An asked seat without one owes it. */
  committed: both(nullable(answer(type))),
});

const FRAME = tagged('name', {
  choosingPowers: asking('power'),
  placingAtSetup: asking('place'),
  placing: asking('place'),
  relocating: asking('swift'),
  dividing: asking('split'),
  reacting: asking('react'),
});
export type Frame = Shaped<typeof FRAME>;
export const FRAME_NAMES = FRAME.kinds;

// ---- The bout

/** A pugilist: nine dice are both strength and health. Everything here is public. */
export const FIGHTER = object({
  /** Dice left in the dicepool. */
  dice: whole(0, 9),
  power: POWER,
  /** The coin lies face down: the power is used up. */
  spent: flag,
  /** Where it stands; null before the first placement. */
  loc: nullable(PLACE),
  /** The power is in use in this turn's fight. */
  using: flag,
  /** Rolled faces of the offensive and defensive pool, high to low; empty until this turn's roll. */
  off: FACES,
  def: FACES,
});
export type Fighter = Shaped<typeof FIGHTER>;

const RESULT = object({
  /** Null is a draw. */
  winner: nullable(SEAT),
  reason: one(...REASONS),
});
export type Result = Shaped<typeof RESULT>;

/** All options: each is given, and each is one of the values that a lobby may choose. */
export const OPTION = shape.options(OPTIONS);

export const STATE = object({
  options: OPTION,
  /** Counts from 1; 0 while powers are picked or fighters are placed at set-up. */
  turn: whole(0, 201),
  /** Bouts already replayed under `mutualOut: rematch`. */
  rematches: whole(0, 3),
  fighters: both(FIGHTER),
  result: nullable(RESULT),
  stack: list(FRAME, { max: 1 }),
});
export type State = Shaped<typeof STATE>;

// ---- Events

/** A fighter's two pools, faces or values, high to low. */
const POOLS = object({ off: FACES, def: FACES });
export type Pools = Shaped<typeof POOLS>;

/** What became of an offensive die: cancelled by that defensive die, a hit, or below the hit threshold. */
const FATE = either(whole(0, 8), one('hit', 'ignored'));
export type Fate = Shaped<typeof FATE>;

const DICE = both(whole(0, 9));

export const EVENT = tagged('type', {
  powersRevealed: { powers: both(POWER) },
  committed: { seat: SEAT },
  turnStarted: { turn: whole(1, 201) },
  fightersPlaced: { locs: both(PLACE) },
  /** `to` null: the holder of Swift stayed. */
  swiftAnswered: { seat: SEAT, to: nullable(PLACE) },
  poolsDivided: { off: DICE, def: DICE, using: both(flag) },
  diceRolled: { pools: both(POOLS) },
  /** `reactions` null: that seat was not asked. `pools` are the faces after Move and Flip. */
  reactionsRevealed: { reactions: both(nullable(answer('react'))), pools: both(POOLS) },
  /** Values as compared, high to low. A fate is the place of the defensive die that cancelled this one, or why there is none. */
  attackCompared: { attacker: SEAT, off: VALUES, def: VALUES, fates: list(FATE, { max: 9 }), hits: whole(0, 9) },
  diceLost: { lost: DICE, left: DICE },
  fighterDazed: { seat: SEAT },
  rolledOff: { dice: both(whole(1, 6)) },
  rematchCalled: { rematch: whole(1, 3) },
  boutOver: { winner: nullable(SEAT), reason: one(...REASONS) },
});
export type Event = Shaped<typeof EVENT>;
