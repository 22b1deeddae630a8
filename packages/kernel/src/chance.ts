/** Chance from a generator, on record, from a script, and enumerated. */

import type { Chance, Game, Seat } from './game.ts';
import { copyPlain } from './plain.ts';

/** Whole numbers 0 … 2³²-1, each equally likely. */
export type Source = () => number;

const TWO_32 = 2 ** 32;
/** Largest range for which 32 random bits times the range is exact in a double. */
const MAX_RANGE = 2 ** 21;

/** 0 … n-1 without bias: multiply and shift, and draw again in the few cases that would favour small numbers. */
export function intFrom(source: Source, n: number): number {
  if (!(Number.isInteger(n) && n >= 1 && n <= MAX_RANGE)) throw new RangeError(`cannot choose one of ${n}`);
  for (;;) {
    const drawn = source();
    const low = Math.imul(drawn, n) >>> 0;
    if (low >= n || low >= TWO_32 % n) return (drawn * n - low) / TWO_32;
  }
}

/** Chance fed by any source of random bits. */
export function chanceFrom(source: Source): Chance {
  return {
    int: n => intFrom(source, n),
    dice(count, sides) {
      const faces: number[] = [];
      for (let i = 0; i < count; i++) faces.push(intFrom(source, sides) + 1);
      return highToLow(faces);
    },
    draw: pool => takeOut(pool, intFrom(source, pool.length)),
  };
}

/** Passes chance through and writes down what it said: one number a die, an integer, or the place of a drawn card. */
export function recording(chance: Chance): Chance & { readonly drawn: number[] } {
  const drawn: number[] = [];
  return {
    drawn,
    int(n) {
      const chosen = chance.int(n);
      drawn.push(chosen);
      return chosen;
    },
    dice(count, sides) {
      const faces = chance.dice(count, sides);
      drawn.push(...faces);
      return faces;
    },
    draw(pool) {
      // Asked as an integer, so that the place, not the card, is what goes on record.
      const at = chance.int(pool.length);
      drawn.push(at);
      return takeOut(pool, at);
    },
  };
}

/** The script did not fit what the rules asked for. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** Chance that says what it is told to, in order. `finish` throws if something was left over. */
export function scripted(numbers: readonly number[]): Chance & { finish(): void } {
  let at = 0;
  const next = (low: number, high: number): number => {
    const value = numbers[at];
    if (value === undefined) throw new ScriptError(`chance script too short: draw ${at + 1} is missing`);
    if (!Number.isInteger(value) || value < low || value > high) {
      throw new ScriptError(`chance script: draw ${at + 1} must be ${low} to ${high}, not ${value}`);
    }
    at++;
    return value;
  };
  return {
    int: n => next(0, n - 1),
    dice: (count, sides) => highToLow(Array.from({ length: count }, () => next(1, sides))),
    draw: pool => takeOut(pool, next(0, pool.length - 1)),
    finish() {
      if (at < numbers.length) throw new ScriptError(`chance script too long: ${numbers.length - at} left over`);
    },
  };
}

/** Every state a move can lead to, with its probability; the rules themselves are run once for each. */
export function* outcomes<State, Move extends { type: string }>(
  // biome-ignore lint/suspicious/noExplicitAny: options, views and events play no part here.
  game: Game<any, State, Move, any, any>,
  state: State,
  seat: Seat,
  move: Move,
): Generator<{ state: State; p: number }> {
  // Like an odometer: one wheel for each draw, the last turning fastest.
  const wheels: { at: number; of: number }[] = [];
  for (;;) {
    let depth = 0;
    let p = 1;
    const turn = (of: number): number => {
      if (!(of >= 1)) throw new RangeError(`cannot choose one of ${of}`);
      if (depth === wheels.length) wheels.push({ at: 0, of });
      return wheels[depth++]!.at;
    };
    const chance: Chance = {
      int(n) {
        p /= n;
        return turn(n);
      },
      dice(count, sides) {
        const all = allThrows(count, sides);
        const thrown = all[turn(all.length)]!;
        p *= thrown.p;
        return [...thrown.dice];
      },
      draw(pool) {
        // Copies of one card are one outcome: a deck is a handful of kinds, however many cards it has.
        const kinds = [...new Set(pool)];
        const drawn = kinds[turn(kinds.length)]!;
        p *= pool.filter(card => card === drawn).length / pool.length;
        return takeOut(pool, pool.indexOf(drawn));
      },
    };
    const next = copyPlain(state);
    game.apply(next, seat, move, { chance, seal() {} });
    yield { state: next, p };
    while (wheels.length > 0 && wheels.at(-1)!.at === wheels.at(-1)!.of - 1) wheels.pop();
    const last = wheels.at(-1);
    if (!last) return;
    last.at++;
  }
}

/** Each different throw of some dice, high to low, with its multinomial probability. */
export function allThrows(count: number, sides: number): { dice: number[]; p: number }[] {
  const throws: { dice: number[]; p: number }[] = [];
  const fill = (dice: number[], highest: number, p: number): void => {
    const left = count - dice.length;
    if (left === 0) throws.push({ dice, p });
    if (left === 0 || highest === 0) return;
    // k dice show the highest face still allowed: choose(left, k) ways; the rest must show less.
    let ways = 1;
    for (let k = 0; k <= left; k++) {
      if (highest > 1 || k === left) {
        fill([...dice, ...Array(k).fill(highest)], highest - 1, p * ways * sides ** -k);
      }
      ways = (ways * (left - k)) / (k + 1);
    }
  };
  fill([], sides, 1);
  return throws;
}

const highToLow = (faces: number[]): number[] => faces.sort((a, b) => b - a);

/** Order in a face-down pool means nothing, so the last card fills the gap. */
function takeOut<T>(pool: T[], at: number): T {
  const taken = pool[at]!;
  const last = pool.pop()!;
  if (at < pool.length) pool[at] = last;
  return taken;
}
