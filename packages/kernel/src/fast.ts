/** Chance for search, bots and the lab: small, fast and reproducible; never for a match. */

import type { Chance } from './game.ts';

const TWO_32 = 2 ** 32;
/** One draw is split into at most this many six-sided dice. */
const DICE_A_DRAW = 5;
/** A throw is counted in one integer, four bits a face, so that throws can be added up. */
const BITS_A_FACE = 4;
const MOST_COUNTED = 2 ** BITS_A_FACE - 1;

/** For 0 to 5 six-sided dice: each of the 6ⁿ throws as a count of faces. */
const THROWS: readonly Int32Array[] = Array.from({ length: DICE_A_DRAW + 1 }, (_, dice) => {
  const counts = new Int32Array(6 ** dice);
  for (let code = 0; code < counts.length; code++) {
    let rest = code;
    for (let die = 0; die < dice; die++) {
      counts[code]! += 1 << (BITS_A_FACE * (rest % 6));
      rest = Math.floor(rest / 6);
    }
  }
  return counts;
});

/** sfc32, seeded with a whole number; equal seeds give equal play. Its words are those of `fastSource`. */
class FastChance implements Chance {
  // Kept as 32-bit integers in fields of their own: measured faster than an array or closed-over variables.
  #a = 0;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number) {
    this.#b = Math.floor(seed / TWO_32) | 0;
    this.#c = seed | 0;
    for (let i = 0; i < 15; i++) this.#next();
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  int(n: number): number {
    if (!(n >= 1 && n <= 2 ** 21)) throw new RangeError(`cannot choose one of ${n}`);
    for (;;) {
      const drawn = this.#next();
      const low = Math.imul(drawn, n) >>> 0;
      if (low >= n || low >= TWO_32 % n) return (drawn * n - low) / TWO_32;
    }
  }

  dice(count: number, sides: number): number[] {
    if (sides !== 6 || count > MOST_COUNTED) {
      return Array.from({ length: count }, () => this.int(sides) + 1).sort((a, b) => b - a);
    }
    let counted = 0;
    for (let left = count; left > 0; left -= DICE_A_DRAW) {
      const throws = THROWS[Math.min(left, DICE_A_DRAW)]!;
      counted += throws[this.int(throws.length)]!;
    }
    const faces: number[] = [];
    for (let face = 6; face >= 1; face--) {
      for (let n = (counted >>> (BITS_A_FACE * (face - 1))) & MOST_COUNTED; n > 0; n--) faces.push(face);
    }
    return faces;
  }

  draw<T>(pool: T[]): T {
    const at = this.int(pool.length);
    const taken = pool[at]!;
    const last = pool.pop()!;
    if (at < pool.length) pool[at] = last;
    return taken;
  }
}

export const fastChance = (seed: number): Chance => new FastChance(seed);
