/** Chance for search, bots and the lab: small, fast and reproducible; never for a match. */

import type { Source } from './chance.ts';
import type { Chance } from './game.ts';

const TWO_32 = 2 ** 32;
const MOST_CHOICES = 2 ** 21;
const MOST_QUICK = 2 ** 15;
/** One draw is split into at most this many six-sided dice. */
const DICE_A_DRAW = 5;

/** One die of a throw that is packed into a number: half a byte, the highest die in the lowest place, and 0 after the last. */
const DIE_BITS = 4;
const DIE = 2 ** DIE_BITS - 1;

/** The different throws of 0 to 5 six-sided dice, high to low, each also packed; and which of them each of the 6ⁿ rolls is. */
const THROWS = Array.from({ length: DICE_A_DRAW + 1 }, (_, dice) => {
  const different: number[][] = [];
  const places = new Map<string, number>();
  const placeOf = Uint8Array.from({ length: 6 ** dice }, (_, roll) => {
    const faces = Array.from({ length: dice }, (_, die) => (Math.floor(roll / 6 ** die) % 6) + 1).sort((a, b) => b - a);
    const name = faces.join();
    if (!places.has(name)) places.set(name, different.push(faces) - 1);
    return places.get(name)!;
  });
  const packed = Int32Array.from(different, faces => faces.reduceRight((rest, face) => (rest << DIE_BITS) | face, 0));
  return { rolls: 6 ** dice, different, packed, placeOf };
});

/** Chance that tells how often it was asked: where that has not changed, nothing was left to chance. */
export interface CountedChance extends Chance {
  readonly draws: number;
}

/** sfc32, seeded with a whole number; equal seeds give equal play. */
class FastChance implements CountedChance {
  // Kept as 32-bit integers in fields of their own: measured faster than an array or closed-over variables.
  #a = 0;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number) {
    this.#b = Math.floor(seed / TWO_32) | 0;
    this.#c = seed | 0;
    // Neighbouring seeds start alike; a few rounds drive them apart.
    for (let i = 0; i < 15; i++) this.next();
  }

  get draws(): number {
    return this.#counter;
  }

  /** 32 random bits. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum;
  }

  int(n: number): number {
    // In integers throughout where 32 bits are enough for the parts of the product, whose upper half is asked for.
    if (!(n >= 1 && n <= MOST_QUICK)) return this.#largeInt(n);
    let drawn = this.next();
    for (; isUneven(drawn, n); drawn = this.next());
    return (Math.imul(drawn >>> 16, n) + (Math.imul(drawn & 0xffff, n) >>> 16)) >>> 16;
  }

  #largeInt(n: number): number {
    if (!(n >= 1 && n <= MOST_CHOICES)) throw new RangeError(`cannot choose one of ${n}`);
    let drawn = this.next();
    for (; isUneven(drawn, n); drawn = this.next());
    return ((drawn >>> 0) * n - (Math.imul(drawn, n) >>> 0)) / TWO_32;
  }

  dice(count: number, sides: number): readonly number[] {
    if (sides !== 6 || count > DICE_A_DRAW) return this.#otherDice(count, sides);
    const { different, placeOf, rolls } = THROWS[count]!;
    return different[placeOf[this.int(rolls)]!]!;
  }

  #otherDice(count: number, sides: number): readonly number[] {
    if (sides !== 6) return Array.from({ length: count }, () => this.int(sides) + 1).sort((a, b) => b - a);
    const first = this.#packedThrow(DICE_A_DRAW);
    const left = count - DICE_A_DRAW;
    if (left <= DICE_A_DRAW) return merged(first, this.#packedThrow(left), count);
    return [...merged(first, 0, DICE_A_DRAW), ...this.dice(left, 6)].sort((a, b) => b - a);
  }

  #packedThrow(count: number): number {
    const { packed, placeOf, rolls } = THROWS[count]!;
    return packed[placeOf[this.int(rolls)]!]!;
  }

  draw<T>(pool: T[]): T {
    const at = this.int(pool.length);
    const taken = pool[at]!;
    const last = pool.pop()!;
    if (at < pool.length) pool[at] = last;
    return taken;
  }
}

/** Whether these bits are among the few that would favour small numbers. */
function isUneven(drawn: number, n: number): boolean {
  const low = Math.imul(drawn, n) >>> 0;
  return low < n && low < TWO_32 % n;
}

/** Copied rather than grown: an array that grows takes room for many more. */
const ZEROS = Array.from({ length: 2 * DICE_A_DRAW + 1 }, (_, count) => Array.from({ length: count }, () => 0));

/** The dice of two packed throws, high to low. */
function merged(some: number, more: number, count: number): number[] {
  const faces = ZEROS[count]!.slice();
  let a = some;
  let b = more;
  for (let at = 0; at < count; at++) {
    // All bits where the other throw has the higher die, else none: a branch would be guessed wrong every other time.
    const other = ((a & DIE) - (b & DIE)) >> 31;
    faces[at] = (a ^ ((a ^ b) & other)) & DIE;
    a >>= DIE_BITS & ~other;
    b >>= DIE_BITS & other;
  }
  return faces;
}

/** The generator itself, as a source of whole numbers. */
export function fastSource(seed: number): Source {
  const generator = new FastChance(seed);
  return () => generator.next() >>> 0;
}

export const fastChance = (seed: number): CountedChance => new FastChance(seed);
