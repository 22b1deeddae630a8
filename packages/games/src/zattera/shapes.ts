/** What Zattera's data looks like, said once: the types, the checks at the door and the published schemas come from here. */

import { type OptionSpecs, type Seat, type Shaped, shape, type Viewer } from '@roundhouse/kernel';

/** ZATTERA-2. */
export const WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const CRATES_OF_EACH = 3;
const ALL_CRATES = WEIGHTS.length * CRATES_OF_EACH;
export const HAND = 3;
export const MOST_SEATS = 4;

// ---- Options

export const OPTION = shape.object({ limit: shape.whole(12, 20) });
export type Options = Shaped<typeof OPTION>;

export const OPTIONS: OptionSpecs<Options> = { limit: { kind: 'range', min: 12, max: 20, default: 15 } };
export const PRESETS: { readonly [name: string]: Partial<Options> } = { usual: {}, large: { limit: 20 } };

// ---- Moves

const WEIGHT = shape.whole(1, 8);

export const MOVE = shape.tagged('type', {
  /** Puts a crate of the hand on the raft. */
  load: { weight: WEIGHT },
  /** Lets the raft sail with whoever loaded last. */
  giveWay: {},
  /** Throws this crate of the hand overboard and draws another; null keeps all. */
  exchange: { weight: shape.nullable(WEIGHT) },
});
export type Move = Shaped<typeof MOVE>;

// ---- State

const SEAT = shape.whole(0, MOST_SEATS - 1);

/** What can be asked. `turn` asks nothing: it finds out who is next, or that nobody is. */
export const FRAME = shape.tagged('name', { turn: {}, loading: { seat: SEAT }, exchanging: { seat: SEAT } });
export type Frame = Shaped<typeof FRAME>;

const CRATES = shape.list(WEIGHT, { max: ALL_CRATES });

export const STATE = shape.object({
  options: OPTION,
  /** The crates on the raft, the first one first. */
  raft: CRATES,
  /** Who loaded last, and so gets the raft; null while it is empty. */
  leader: shape.nullable(SEAT),
  /** Who is next to load. */
  next: SEAT,
  /** The crates that lie face down. Which one comes is chance, so they have no order. */
  pile: CRATES,
  /** Crates that sailed or went overboard. Everybody has seen them. */
  gone: CRATES,
  players: shape.list(
    shape.object({ points: shape.whole(0, 2 * ALL_CRATES), hand: shape.list(WEIGHT, { max: HAND }) }),
    {
      min: 2,
      max: MOST_SEATS,
    },
  ),
  stack: shape.list(FRAME, { max: 2 }),
});
export type State = Shaped<typeof STATE>;

// ---- Events

const SEEN_BY_ONE = shape.nullable(WEIGHT);

export const EVENT = shape.tagged('type', {
  began: { seat: SEAT },
  /** Told to the one who got them. */
  dealt: { seat: SEAT, hand: shape.list(WEIGHT, { max: HAND }) },
  /** `load`: what the raft carries now. */
  loaded: { seat: SEAT, weight: WEIGHT, load: shape.whole(1, 20) },
  /** `weight` null: somebody else drew it. */
  drew: { seat: SEAT, weight: SEEN_BY_ONE },
  /** `weight` null: all were kept. */
  exchanged: { seat: SEAT, weight: SEEN_BY_ONE },
  gaveWay: { seat: SEAT },
  sailed: {
    seat: SEAT,
    crates: shape.whole(1, ALL_CRATES),
    points: shape.whole(1, ALL_CRATES + 1),
    isFull: shape.flag,
  },
  over: { points: shape.list(shape.whole(0, 2 * ALL_CRATES)), winners: shape.list(SEAT, { min: 1 }) },
});
export type Event = Shaped<typeof EVENT>;

// ---- View

/** All a viewer may know: everything but the hands of others, and which crates lie in the pile. */
export interface View {
  options: Options;
  raft: number[];
  /** What it carries. */
  load: number;
  leader: Seat | null;
  next: Seat;
  /** How many crates are left in it. */
  pile: number;
  gone: number[];
  /** `hand` null: that is somebody else's. */
  players: { points: number; crates: number; hand: number[] | null }[];
  /** The open question; null when the game is over. */
  asking: { name: Frame['name']; seat: Seat } | null;
  winners: Seat[] | null;
  viewer: Viewer;
}
