/** Outlines as pixels: what is left of an SVG path at the size it is shown. */

type Point = readonly [number, number];

/** Side of the box that outlines are drawn in, in pixels. */
export const BOX = 48;
/** Straight pieces that stand for one curve. */
const CURVE_STEPS = 6;

/**
 * Which of the 48 × 48 pixels the path covers, row by row; null if it is not a path of absolute M, L, Q and Z inside the
 * box. Overlapping pieces add up (the nonzero rule).
 */
export function coveredPixels(path: string): boolean[] | null {
  const loops = loopsOf(path);
  if (loops === null || loops.length === 0) return null;
  if (loops.flat().some(point => point.some(c => c < 0 || c > BOX))) return null;
  return Array.from({ length: BOX * BOX }, (_, i) => {
    const centre: Point = [(i % BOX) + 0.5, Math.floor(i / BOX) + 0.5];
    return loops.reduce((turns, loop) => turns + windings(loop, centre), 0) !== 0;
  });
}

/** Share of the pixels covered by either outline that only one of them covers: 0 is the same shape. */
export function shareThatDiffers(one: readonly boolean[], other: readonly boolean[]): number {
  const either = one.filter((covered, i) => covered || other[i]).length;
  const both = one.filter((covered, i) => covered && other[i]).length;
  return either === 0 ? 0 : 1 - both / either;
}

function loopsOf(path: string): Point[][] | null {
  const commands = path.match(/[A-Za-z][^A-Za-z]*/g) ?? [];
  const loops: Point[][] = [];
  let loop: Point[] | null = null;
  for (const command of commands) {
    const letter = command[0]!;
    const numbers = command
      .slice(1)
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (numbers.some(Number.isNaN)) return null;
    const [a, b, c, d] = numbers;
    if (letter === 'M' && numbers.length === 2) {
      loop = [[a!, b!]];
      loops.push(loop);
    } else if (letter === 'L' && loop && numbers.length === 2) loop.push([a!, b!]);
    else if (letter === 'Q' && loop && numbers.length === 4) loop.push(...curve(loop.at(-1)!, [a!, b!], [c!, d!]));
    else if (letter === 'Z' && loop && numbers.length === 0) loop = null;
    else return null;
  }
  return loops;
}

const curve = (from: Point, bend: Point, to: Point): Point[] =>
  Array.from({ length: CURVE_STEPS }, (_, i) => {
    const t = (i + 1) / CURVE_STEPS;
    const at = (k: 0 | 1): number => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * bend[k] + t ** 2 * to[k];
    return [at(0), at(1)];
  });

/** How often the loop goes round the point, clockwise counted positive. */
function windings(loop: readonly Point[], [x, y]: Point): number {
  let turns = 0;
  for (const [i, from] of loop.entries()) {
    const to = loop[(i + 1) % loop.length]!;
    if (from[1] > y === to[1] > y) continue;
    const crossing = from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
    if (crossing > x) turns += to[1] > from[1] ? 1 : -1;
  }
  return turns;
}
