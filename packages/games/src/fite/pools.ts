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

/** The pool with these counts: its faces, high to low. */
export function poolOf(counts: number): readonly number[] {
  const high = counts >> HALF_BITS;
  const low = counts & HALF;
  const highs = DICE[high]!;
  const pool = ZEROS[highs + DICE[low]!]!.slice();
  let left = HIGH[high]! | (LOW[low]! << (FACE_BITS * highs));
  for (let i = 0; i < pool.length; i++) {
    pool[i] = left & FACE;
    left >>= FACE_BITS;
  }
  return pool;
}
