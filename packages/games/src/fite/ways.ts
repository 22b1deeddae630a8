/** The ways to take dice out of a pool, by the faces it shows. Everything here is shared and never changed. */

import type { ReactMove } from './state.ts';

/** A way to take one die or two, and the plain reactions that do so. */
export interface Way {
  /** High to low. */
  readonly faces: readonly number[];
  readonly moveOff: ReactMove;
  readonly moveDef: ReactMove;
  readonly flipOff: ReactMove;
  readonly flipDef: ReactMove;
}

/** All the ways of one pool. */
export interface Ways {
  /** First those that take one die, then those that take two. */
  readonly all: readonly Way[];
  readonly ones: number;
  readonly twos: number;
  /** The faces taken, by the number of dice: none, one or two. */
  readonly faces: readonly (readonly (readonly number[])[])[];
}

const FACES = [6, 5, 4, 3, 2, 1] as const;
const NONE: readonly number[] = [];

const plain = (move: ReactMove['move'], flip: ReactMove['flip']): ReactMove => ({
  type: 'react',
  use: false,
  move,
  flip,
});

/** The empty reaction. */
export const NOTHING = plain(null, null);

const wayToTake = (faces: readonly number[]): Way => ({
  faces,
  moveOff: plain({ from: 'off', faces }, null),
  moveDef: plain({ from: 'def', faces }, null),
  flipOff: plain(null, { off: faces, def: NONE }),
  flipDef: plain(null, { off: NONE, def: faces }),
});

const ONES = FACES.map(face => wayToTake([face]));
const TWOS = FACES.flatMap(high => FACES.filter(low => low <= high).map(low => wayToTake([high, low])));
const TWO_BY_FACES: Way[] = [];
for (const way of TWOS) TWO_BY_FACES[7 * way.faces[0]! + way.faces[1]!] = way;
const MIXED = FACES.map(off => FACES.map(def => plain(null, { off: [off], def: [def] })));

/** The plain reactions that flip this face of the offence and one of the defence, six first. */
export const mixedFlips = (off: number): readonly ReactMove[] => MIXED[6 - off]!;

/** Two sets of faces in one number: those that a pool shows at all, and above them those it shows again. */
export function facesShown(pool: readonly number[]): number {
  let shown = 0;
  for (let i = 0; i < pool.length; i++) {
    const face = 1 << (pool[i]! - 1);
    shown |= face | ((shown & face) << FACES.length);
  }
  return shown;
}

/** Pools that show the same faces, and the same faces more than once, can be taken from in the same ways. */
const KNOWN = new Array<Ways | undefined>(1 << (2 * FACES.length));

export function waysToTake(pool: readonly number[]): Ways {
  const shown = facesShown(pool);
  const known = KNOWN[shown];
  if (known) return known;
  const listed = listWays(shown);
  KNOWN[shown] = listed;
  return listed;
}

function listWays(shown: number): Ways {
  const isShown = (face: number): boolean => (shown & (1 << (face - 1))) !== 0;
  const isDoubled = (face: number): boolean => (shown & (1 << (face - 1 + FACES.length))) !== 0;
  const ones = ONES.filter(({ faces: [face] }) => isShown(face!));
  const twos = TWOS.filter(({ faces: [high, low] }) =>
    high === low ? isDoubled(high!) : isShown(high!) && isShown(low!),
  );
  return {
    all: [...ones, ...twos],
    ones: ones.length,
    twos: twos.length,
    faces: [[NONE], ones.map(way => way.faces), twos.map(way => way.faces)],
  };
}

// ---- The same ways without their lists, which lie far apart in memory: what a playout needs is counted, not looked up.

const MOST_FACES = (1 << FACES.length) - 1;
const HOW_MANY = Uint8Array.from(
  { length: MOST_FACES + 1 },
  (_, faces) => FACES.filter(f => faces & (1 << (f - 1))).length,
);

/** How many ways take one die. */
export const onesOf = (shown: number): number => HOW_MANY[shown & MOST_FACES]!;

/** How many ways take two. */
export function twosOf(shown: number): number {
  const ones = onesOf(shown);
  return ((ones * (ones - 1)) >> 1) + HOW_MANY[shown >> FACES.length]!;
}

/** The face taken by one of the ways that take one die. */
export function faceAt(shown: number, place: number): number {
  let left = place;
  for (let face = 6; ; face--) if (shown & (1 << (face - 1)) && left-- === 0) return face;
}

/** One of the ways that take one die. */
export const oneAt = (shown: number, place: number): Way => ONES[6 - faceAt(shown, place)]!;

/** One of the ways that take two. */
export function twoAt(shown: number, place: number): Way {
  let left = place;
  for (let high = 6; ; high--) {
    if (!(shown & (1 << (high - 1)))) continue;
    if (shown & (1 << (high - 1 + FACES.length)) && left-- === 0) return TWO_BY_FACES[7 * high + high]!;
    const below = shown & ((1 << (high - 1)) - 1);
    const pairs = HOW_MANY[below]!;
    if (left < pairs) return TWO_BY_FACES[7 * high + faceAt(below, left)]!;
    left -= pairs;
  }
}
