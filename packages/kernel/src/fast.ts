/** Chance for search, bots and the lab: small, fast and reproducible; never for a match. */

import type { Chance } from './game.ts';

const TWO_32 = 2 ** 32;
const MOST_CHOICES = 2 ** 21;
/** One draw is split into at most this many six-sided dice. */
const DICE_A_DRAW = 5;

/** The different throws of 0 to 5 six-sided dice, high to low, and which of them each of the 6ⁿ rolls is. */
const THROWS = Array.from({ length: DICE_A_DRAW + 1 }, (_, dice) => {
  const different: number[][] = [];
  const places = new Map<string, number>();
  const placeOf = Uint8Array.from({ length: 6 ** dice }, (_, roll) => {
    const faces = Array.from({ length: dice }, (_, die) => (Math.floor(roll / 6 ** die) % 6) + 1).sort((a, b) => b - a);
    const name = faces.join();
    if (!places.has(name)) places.set(name, different.push(faces) - 1);
    return places.get(name)!;
  });
  return { different, placeOf };
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
    return sum;
  }

  int(n: number): number {
    if (!(n >= 1 && n <= MOST_CHOICES)) throw new RangeError(`cannot choose one of ${n}`);
    for (;;) {
      const drawn = this.#next();
      const low = Math.imul(drawn, n) >>> 0;
      if (low < n && low < TWO_32 % n) continue;
      // The upper half of the product; in integers throughout where 32 bits are enough for its parts.
      if (n <= 2 ** 15) return (Math.imul(drawn >>> 16, n) + (Math.imul(drawn & 0xffff, n) >>> 16)) >>> 16;
      return ((drawn >>> 0) * n - low) / TWO_32;
    }
  }

  dice(count: number, sides: number): readonly number[] {
    if (sides !== 6) return Array.from({ length: count }, () => this.int(sides) + 1).sort((a, b) => b - a);
    if (count <= DICE_A_DRAW) return this.#throw(count);
    let faces = this.#throw(DICE_A_DRAW);
    for (let left = count - DICE_A_DRAW; left > 0; left -= DICE_A_DRAW) {
      faces = merged(faces, this.#throw(Math.min(left, DICE_A_DRAW)));
    }
    return faces;
  }

  #throw(count: number): readonly number[] {
    const { different, placeOf } = THROWS[count]!;
    return different[placeOf[this.int(placeOf.length)]!]!;
  }

  draw<T>(pool: T[]): T {
    const at = this.int(pool.length);
    const taken = pool[at]!;
    const last = pool.pop()!;
    if (at < pool.length) pool[at] = last;
    return taken;
  }
}

/** Copied rather than grown: an array that grows takes room for many more. */
const ZEROS = Array.from({ length: 2 * DICE_A_DRAW + 1 }, (_, count) => Array.from({ length: count }, () => 0));

/** Both run high to low, and so does the result. */
function merged(some: readonly number[], more: readonly number[]): number[] {
  const count = some.length + more.length;
  const faces = ZEROS[count]?.slice() ?? Array.from({ length: count }, () => 0);
  let i = 0;
  let j = 0;
  for (let at = 0; at < count; at++) {
    faces[at] = j === more.length || (i < some.length && some[i]! >= more[j]!) ? some[i++]! : more[j++]!;
  }
  return faces;
}

export const fastChance = (seed: number): Chance => new FastChance(seed);
