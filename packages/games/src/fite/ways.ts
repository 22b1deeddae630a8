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
const MIXED = FACES.map(off => FACES.map(def => plain(null, { off: [off], def: [def] })));

/** The plain reaction that flips one die of each pool. */
export const mixedFlip = (off: Way, def: Way): ReactMove => MIXED[6 - off.faces[0]!]![6 - def.faces[0]!]!;

/** Pools that show the same faces, and the same faces more than once, can be taken from in the same ways. */
const KNOWN = new Array<Ways | undefined>(1 << (2 * FACES.length));

export function waysToTake(pool: readonly number[]): Ways {
  // Two sets of faces in one number: those shown at all, and above them those shown again.
  let shown = 0;
  for (let i = 0; i < pool.length; i++) {
    const face = 1 << (pool[i]! - 1);
    shown |= face | ((shown & face) << FACES.length);
  }
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
