/**
 * Pools as counts: how often each face is shown, in one number, half a byte a face, ones lowest. So dice are taken, added
 * and turned over by plain arithmetic, without the branches of a list in order, which are guessed wrong too often.
 */

const COUNT_BITS = 4;
const COUNT = 2 ** COUNT_BITS - 1;
const FACE_BITS = 3;
const FACE = 2 ** FACE_BITS - 1;
/** More than a fighter has: as many faces as are packed into one number. */
const MOST_DICE = 10;

export function countsOf(pool: readonly number[]): number {
  let counts = 0;
  for (let i = 0; i < pool.length; i++) counts += countOf(pool[i]!);
  return counts;
}

/** One die that shows this face. */
export const countOf = (face: number): number => 1 << (COUNT_BITS * (face - 1));

/** Counts are looked up in halves: of fours, fives and sixes, and of ones, twos and threes. */
const HALF_BITS = 3 * COUNT_BITS;
const HALF = 2 ** HALF_BITS - 1;

/** The dice of either half, high to low, the highest in the lowest bits; and how many there are. */
const HIGH = new Int32Array(HALF + 1);
const LOW = new Int32Array(HALF + 1);
const DICE = new Uint8Array(HALF + 1);
for (let counts = 0; counts <= HALF; counts++) {
  const shown = [counts >> (2 * COUNT_BITS), (counts >> COUNT_BITS) & COUNT, counts & COUNT];
  const dice = shown.reduce((sum, count) => sum + count);
  if (dice > MOST_DICE) continue;
  const places = shown.flatMap((count, place) => Array<number>(count).fill(place));
  HIGH[counts] = packed(places.map(place => 6 - place));
  LOW[counts] = packed(places.map(place => 3 - place));
  DICE[counts] = dice;
}

function packed(faces: readonly number[]): number {
  return faces.reduceRight((rest, face) => (rest << FACE_BITS) | face, 0);
}

/** Copied rather than grown: an array that grows takes room for many more. */
const ZEROS = Array.from({ length: MOST_DICE + 1 }, (_, count) => Array.from({ length: count }, () => 0));

/** How many dice these counts are. */
export const diceIn = (counts: number): number => DICE[counts >> HALF_BITS]! + DICE[counts & HALF]!;

/** The faces of a pool with these counts in one number, three bits each, the highest face lowest: no list to be made. */
export function facesIn(counts: number): number {
  const high = counts >> HALF_BITS;
  return HIGH[high]! | (LOW[counts & HALF]! << (FACE_BITS * DICE[high]!));
}

/** Whether `taken`, high to low, are the lowest of so many dice, as `facesIn` has them. */
export function areLowest(faces: number, dice: number, taken: readonly number[]): boolean {
  let left = faces >> (FACE_BITS * (dice - taken.length));
  for (let i = 0; i < taken.length; i++) {
    if ((left & FACE) !== taken[i]) return false;
    left >>= FACE_BITS;
  }
  return true;
}

/** By what two fighters' dice are compared besides their faces, where that is the same for every die. */
export interface Terms {
  /** What the offence has over the defence. */
  readonly lead: number;
  /** Faces below this do nothing. */
  readonly least: number;
}

/** Dice of `off` that none of `def` stops, both as `facesIn` has them (FITE-R30). */
export function hitsBetween(off: number, def: number, { lead, least }: Terms): number {
  let hits = 0;
  while (off !== 0 && (off & FACE) >= least) {
    // A defence that is used up shows 0, which stops nothing. The sign bit is 1 where its die is too low.
    const isHit = ((def & FACE) - Math.max(1, (off & FACE) + lead)) >>> 31;
    hits += isHit;
    def >>= FACE_BITS * (1 - isHit);
    off >>= FACE_BITS;
  }
  return hits;
}

/** The pool with these counts: its faces, high to low. */
export function poolOf(counts: number): readonly number[] {
  const pool = ZEROS[diceIn(counts)]!.slice();
  let left = facesIn(counts);
  for (let i = 0; i < pool.length; i++) {
    pool[i] = left & FACE;
    left >>= FACE_BITS;
  }
  return pool;
}

/** As pools are listed. */
export const isHighToLow = (faces: readonly number[]): boolean =>
  faces.every((face, place) => place === 0 || face <= faces[place - 1]!);
