/** The ways to take dice out of a pool, by the faces it shows. Everything here is shared and never changed. */

import type { ReactMove } from './state.ts';

/** A way to take one die or two, and the plain reactions that do so, without or with the fighter's power. */
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

const plain = (use: boolean, move: ReactMove['move'], flip: ReactMove['flip']): ReactMove => ({
  type: 'react',
  use,
  move,
  flip,
});

/** The empty reaction, and the use of a power alone. */
export const NOTHING = plain(false, null, null);
export const POWER_ALONE = plain(true, null, null);

const wayToTake = (use: boolean, faces: readonly number[]): Way => ({
  faces,
  moveOff: plain(use, { from: 'off', faces }, null),
  moveDef: plain(use, { from: 'def', faces }, null),
  flipOff: plain(use, null, { off: faces, def: NONE }),
  flipDef: plain(use, null, { off: NONE, def: faces }),
});

/** All there are, without a power or with one. */
const waysWith = (use: boolean) => ({
  ones: FACES.map(face => wayToTake(use, [face])),
  twos: FACES.flatMap(high => FACES.filter(low => low <= high).map(low => wayToTake(use, [high, low]))),
  mixed: FACES.map(off => FACES.map(def => plain(use, null, { off: [off], def: [def] }))),
});
const WITHOUT_POWER = waysWith(false);
const WITH_POWER = waysWith(true);
const { ones: ONES, twos: TWOS } = WITHOUT_POWER;

/** The plain reactions that flip this face of the offence and one of the defence, six first. */
export const mixedFlips = (off: number, use = false): readonly ReactMove[] =>
  (use ? WITH_POWER : WITHOUT_POWER).mixed[6 - off]!;

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
const SETS = 1 << (2 * FACES.length);
const KNOWN = new Array<Ways | undefined>(SETS);
const KNOWN_WITH_POWER = new Array<Ways | undefined>(SETS);

export function waysToTake(pool: readonly number[], use = false): Ways {
  const shown = facesShown(pool);
  const lists = use ? KNOWN_WITH_POWER : KNOWN;
  const known = lists[shown];
  if (known) return known;
  const listed = listWays(shown, use ? WITH_POWER : WITHOUT_POWER);
  lists[shown] = listed;
  return listed;
}

function listWays(shown: number, all: ReturnType<typeof waysWith>): Ways {
  const ones = all.ones.filter(way => canTake(shown, way));
  const twos = all.twos.filter(way => canTake(shown, way));
  return {
    all: [...ones, ...twos],
    ones: ones.length,
    twos: twos.length,
    faces: [[NONE], ones.map(way => way.faces), twos.map(way => way.faces)],
  };
}

function canTake(shown: number, { faces }: Way): boolean {
  const taken = facesShown(faces);
  return (shown & taken) === taken;
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

/** The faces of each set, highest first, in eight places. */
const SHOWN_FACES = Uint8Array.from({ length: 8 * (MOST_FACES + 1) }, (_, at) => {
  const shown = at >> 3;
  return FACES.filter(face => shown & (1 << (face - 1)))[at & 7] ?? 0;
});

/** The face taken by one of the ways that take one die. */
export const faceAt = (shown: number, place: number): number => SHOWN_FACES[8 * (shown & MOST_FACES) + place]!;

/** One of the ways that take one die. */
export const oneAt = (shown: number, place: number): Way => ONES[6 - faceAt(shown, place)]!;

/** For each set of faces the ways that take two, as places in `TWOS`: a row, and where it begins. */
const ROW_BEGINS = new Uint16Array(SETS);
const ROWS = Uint8Array.from(allRows());

function* allRows(): Generator<number> {
  let count = 0;
  for (let shown = 0; shown < ROW_BEGINS.length; shown++) {
    ROW_BEGINS[shown] = count;
    // A face that is shown again is shown.
    const isPossible = ((shown >> FACES.length) & ~shown) === 0;
    for (let place = 0; isPossible && place < TWOS.length; place++) {
      if (!canTake(shown, TWOS[place]!)) continue;
      yield place;
      count++;
    }
  }
}

/** One of the ways that take two. */
export const twoAt = (shown: number, place: number): Way => TWOS[ROWS[ROW_BEGINS[shown]! + place]!]!;
