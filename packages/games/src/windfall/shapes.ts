/** What Windfall's data looks like, said once: the types, the checks at the door and the published schemas come from here. */

import { type OptionSpecs, type Seat, type Shaped, shape, type Viewer } from '@roundhouse/kernel';
import { FRUITS, type Fruit } from './content/fruits.ts';

/** WINDFALL-3. */
export const HAND = 4;
/** WINDFALL-11. */
const SET = 3;
export const MOST_SEATS = 4;
const MOST_POINTS = 200;

// ---- Options

export const OPTION = shape.object({ row: shape.whole(3, 5), magpies: shape.whole(0, 2) });
export type Options = Shaped<typeof OPTION>;

export const OPTIONS: OptionSpecs<Options> = {
  row: { kind: 'range', min: 3, max: 5, default: 4 },
  magpies: { kind: 'range', min: 0, max: 2, default: 1 },
};
export const PRESETS: { readonly [name: string]: Partial<Options> } = {
  usual: {},
  peaceful: { magpies: 0 },
  wild: { row: 3, magpies: 2 },
};

// ---- Moves

const FRUIT = shape.one(...FRUITS);

export const MOVE = shape.tagged('type', {
  /** Takes a fruit out of the row for one of the hand. */
  trade: { take: FRUIT, give: FRUIT },
  /** Lays down three fruits of the hand, in the order of hands. */
  press: { fruits: shape.list(FRUIT, { min: SET, max: SET }) },
  wait: {},
  /** Takes a fruit out of the row for nothing; null takes none. */
  take: { fruit: shape.nullable(FRUIT) },
  /** Brings a fruit of the hand to the market. */
  offer: { fruit: FRUIT },
  /** Out of turn: sends a magpie to a fruit of the row. */
  sendMagpie: { fruit: FRUIT },
});
export type Move = Shaped<typeof MOVE>;
export type Offer = Extract<Move, { type: 'offer' }>;

// ---- State

const SEAT = shape.whole(0, MOST_SEATS - 1);

/** What can be asked; `turn`, `market`, `fall` and `storm` run by themselves. */
export const FRAME = shape.tagged('name', {
  /** Below everything: asks the next one. */
  turn: {},
  acting: { seat: SEAT },
  taking: { seat: SEAT },
  /** The hand is refilled, and the market opens. */
  market: { seat: SEAT },
  offering: {
    /** Who pressed, and so draws first afterwards. */
    seat: SEAT,
    asked: shape.list(shape.flag, { min: 2, max: MOST_SEATS }),
    committed: shape.list(shape.nullable(shape.object({ type: shape.one('offer'), fruit: FRUIT })), {
      min: 2,
      max: MOST_SEATS,
    }),
  },
  fall: {},
  storm: {},
});
export type Frame = Shaped<typeof FRAME>;

const SOME_FRUITS = shape.list(FRUIT, { max: FRUITS.length });

const PLAYER = shape.object({
  points: shape.whole(0, MOST_POINTS),
  /** How often this one pressed. */
  pressed: shape.whole(0, FRUITS.length / SET),
  /** Magpies that have not flown. */
  magpies: shape.whole(0, 2),
  hand: shape.list(FRUIT, { max: HAND }),
});

export const STATE = shape.object({
  options: OPTION,
  /** The fruits that lie in the grass, the oldest first. */
  row: SOME_FRUITS,
  /** The fruits on the tree. Which one comes is chance, so they have no order. */
  tree: SOME_FRUITS,
  /** Fruits that are out of the game, in the order of hands. Everybody has seen them. */
  gone: SOME_FRUITS,
  /** Whose turn it is, or comes next. */
  next: SEAT,
  players: shape.list(PLAYER, { min: 2, max: MOST_SEATS }),
  stack: shape.list(FRAME, { max: 4 }),
});
export type State = Shaped<typeof STATE>;

// ---- Events

const SEEN = shape.nullable(FRUIT);
const POINTS = shape.whole(0, MOST_POINTS);

export const EVENT = shape.tagged('type', {
  /** `row`: what lies in the grass. */
  began: { seat: SEAT, row: SOME_FRUITS },
  /** Told to the one who got them. */
  dealt: { seat: SEAT, hand: SOME_FRUITS },
  traded: { seat: SEAT, take: FRUIT, give: FRUIT },
  pressed: { seat: SEAT, fruits: SOME_FRUITS, points: POINTS },
  waited: { seat: SEAT },
  /** `fruit` null: nothing was taken. */
  took: { seat: SEAT, fruit: SEEN },
  /** In the order of hands. `fruits` null: somebody else picked them. */
  picked: { seat: SEAT, count: shape.whole(1, HAND), fruits: shape.nullable(SOME_FRUITS) },
  /** Has chosen for the market; what, is not told. */
  chose: { seat: SEAT },
  /** What each seat brought; null for whoever had nothing. */
  offered: { fruits: shape.list(SEEN) },
  /** `seat` null: nobody did. */
  sold: { seat: shape.nullable(SEAT) },
  fell: { fruits: SOME_FRUITS },
  rotted: { fruit: FRUIT },
  stormed: { row: SOME_FRUITS },
  /** `isDropped`: the fruit stays. */
  magpieFlew: { seat: SEAT, fruit: FRUIT, face: shape.whole(1, 6), isDropped: shape.flag },
  /** The hands at the end, and who alone held the most. */
  handsShown: { hands: shape.list(SOME_FRUITS), best: shape.nullable(SEAT) },
  over: { points: shape.list(POINTS), winners: shape.list(SEAT, { min: 1 }) },
});
export type Event = Shaped<typeof EVENT>;

// ---- View

/** All a viewer may know: everything but the hands of others, what they chose, and which fruits hang on the tree. */
export interface View {
  options: Options;
  row: Fruit[];
  /** How many fruits hang on it. */
  tree: number;
  gone: Fruit[];
  next: Seat;
  /** `hand` null: that is somebody else's. */
  players: { points: number; pressed: number; magpies: number; fruits: number; hand: Fruit[] | null }[];
  /** The open question; null when the game is over. */
  asking: Asking | null;
  /** What the viewer chose for the market. */
  chosen: Fruit | null;
  winners: Seat[] | null;
  viewer: Viewer;
}

export interface Asking {
  name: 'acting' | 'taking' | 'offering';
  /** Whose turn it is. */
  seat: Seat;
  /** To whom the question is put, and who of them has answered. */
  asked: boolean[];
  answered: boolean[];
  /** Whoever is not asked may send a magpie. */
  areMagpiesFree: boolean;
}
