/**
 * A small evaluation learnt from played games: things of one kind, such as the cards of a stage, are each looked at by the
 * same few neurons and added up, and what comes of that is weighed together with the rest of the position.
 */

/** How a position is told in numbers: of a fixed width for each thing and for the whole. */
export interface Shape {
  /** Numbers for each thing, and for what is there once. */
  readonly thing: number;
  readonly whole: number;
  /** Neurons that look at a thing, and those that look at all together. */
  readonly inner: number;
  readonly outer: number;
}

/** A position in numbers; kept and filled anew, because bots look at thousands a decision. */
export interface Sight {
  readonly shape: Shape;
  /** How many things there are, and their numbers one after another. */
  count: number;
  readonly things: Float32Array;
  readonly whole: Float32Array;
}

export const newSight = (shape: Shape, most: number): Sight => ({
  shape,
  count: 0,
  things: new Float32Array(most * shape.thing),
  whole: new Float32Array(shape.whole),
});

/** Where the parts of the weights begin. */
export function layoutOf({ thing, whole, inner, outer }: Shape) {
  const innerBias = inner * thing;
  const outerAt = innerBias + inner;
  const outerBias = outerAt + outer * (whole + inner);
  const last = outerBias + outer;
  return { innerBias, outerAt, outerBias, last, bias: last + outer, size: last + outer + 1 };
}

/** What a net has worked out on its way, for teaching it. */
export interface Trace {
  /** What each thing moved the inner neurons to, one after another. */
  readonly inner: Float32Array;
  /** The whole, and the inner neurons added up. */
  readonly seen: Float32Array;
  readonly outer: Float32Array;
  /** Which numbers of what is being looked at are not zero. */
  readonly telling: Uint16Array;
}

export const newTrace = ({ thing, whole, inner, outer }: Shape, most: number): Trace => ({
  inner: new Float32Array(most * inner),
  seen: new Float32Array(whole + inner),
  outer: new Float32Array(outer),
  telling: new Uint16Array(Math.max(thing, whole + inner)),
});

/** Lists which numbers are not zero, since zeros move nothing and most are zero; says how many. */
function listTelling(telling: Uint16Array, numbers: Float32Array, from: number, count: number): number {
  let found = 0;
  for (let i = 0; i < count; i++) if (numbers[from + i] !== 0) telling[found++] = i;
  return found;
}

/** The log odds of winning. */
export function logOdds(weights: Float32Array, { shape, count, things, whole }: Sight, trace: Trace): number {
  const { innerBias, outerAt, outerBias, last, bias } = layoutOf(shape);
  const { seen, inner, outer, telling } = trace;
  const width = shape.whole + shape.inner;
  seen.set(whole);
  seen.fill(0, shape.whole);
  for (let one = 0; one < count; one++) {
    const at = one * shape.thing;
    const found = listTelling(telling, things, at, shape.thing);
    for (let unit = 0; unit < shape.inner; unit++) {
      let sum = weights[innerBias + unit]!;
      const from = unit * shape.thing;
      for (let k = 0; k < found; k++) sum += weights[from + telling[k]!]! * things[at + telling[k]!]!;
      const moved = sum > 0 ? sum : 0;
      inner[one * shape.inner + unit] = moved;
      seen[shape.whole + unit]! += moved;
    }
  }
  const found = listTelling(telling, seen, 0, width);
  let odds = weights[bias]!;
  for (let unit = 0; unit < shape.outer; unit++) {
    let sum = weights[outerBias + unit]!;
    const from = outerAt + unit * width;
    for (let k = 0; k < found; k++) sum += weights[from + telling[k]!]! * seen[telling[k]!]!;
    const moved = sum > 0 ? sum : 0;
    outer[unit] = moved;
    odds += moved * weights[last + unit]!;
  }
  return odds;
}

export const chanceAt = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Weights as they are written down: in 16 bits each, as shares of the largest. */
export function decoded(coded: string, most: number): Float32Array {
  const bytes = Uint8Array.from(atob(coded), letter => letter.charCodeAt(0));
  return Float32Array.from(new Int16Array(bytes.buffer), share => (share / 32767) * most);
}

/** A net with its weights: log odds of what it sees. */
export function netOf(shape: Shape, most: number, weights: Float32Array): (sight: Sight) => number {
  const trace = newTrace(shape, most);
  return sight => logOdds(weights, sight, trace);
}
