/** Do two programs play the same game? A chi-square test on how their games end. */

/** How one game went; winner -1 is a draw. */
export interface Outcome {
  readonly winner: number;
  readonly fights: number;
}

const MOST_FIGHTS = 50;
const LENGTHS = MOST_FIGHTS + 1;

/** How many games ended in which way. Adding is cheap, so that it can be done while the clock runs. */
export class Tally {
  games = 0;
  /** By winner (nobody first) and number of fights. */
  readonly cells = new Int32Array(3 * LENGTHS);

  add({ winner, fights }: Outcome): void {
    this.cells[(winner + 1) * LENGTHS + fights]!++;
    this.games++;
  }

  /** Mean number of fights, and the share of draws. */
  summary(): { fights: number; draws: number } {
    let fights = 0;
    let draws = 0;
    for (const [cell, games] of this.cells.entries()) {
      fights += (cell % LENGTHS) * games;
      if (cell < LENGTHS) draws += games;
    }
    return { fights: fights / this.games, draws: draws / this.games };
  }
}

export interface Agreement {
  readonly chiSquare: number;
  readonly degrees: number;
  /** How often two samples of the same game would differ at least this much. */
  readonly p: number;
}

/** Below this expected number a cell is counted with the other rare ones; chi-square is not to be trusted there. */
const RARE = 10;

/** Winner and length together: is it one distribution? */
export function compareTallies(a: Tally, b: Tally): Agreement {
  const all = a.games + b.games;
  const cells: { a: number; b: number }[] = [];
  const rare = { a: 0, b: 0 };
  for (const [cell, games] of a.cells.entries()) {
    const counts = { a: games, b: b.cells[cell]! };
    if (((counts.a + counts.b) * Math.min(a.games, b.games)) / all >= RARE) cells.push(counts);
    else {
      rare.a += counts.a;
      rare.b += counts.b;
    }
  }
  if (rare.a + rare.b > 0) cells.push(rare);
  let chiSquare = 0;
  for (const cell of cells) {
    const share = (cell.a + cell.b) / all;
    chiSquare += (cell.a - share * a.games) ** 2 / (share * a.games);
    chiSquare += (cell.b - share * b.games) ** 2 / (share * b.games);
  }
  const degrees = cells.length - 1;
  return { chiSquare, degrees, p: chiSquareTail(chiSquare, degrees) };
}

/** The chance that a chi-square variable exceeds `x`. */
export function chiSquareTail(x: number, degrees: number): number {
  if (degrees === 0 || x === 0) return 1;
  const a = degrees / 2;
  const half = x / 2;
  const front = Math.exp(a * Math.log(half) - half - logGamma(a));
  return half < a + 1 ? 1 - front * gammaSeries(a, half) : front * gammaFraction(a, half);
}

/** Lower incomplete gamma as a power series: converges for x below a + 1. */
function gammaSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * 1e-15; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Upper incomplete gamma as a continued fraction, evaluated from far down: converges for x above a + 1. */
function gammaFraction(a: number, x: number): number {
  let tail = 0;
  for (let n = 500; n >= 1; n--) tail = (n * (n - a)) / (x + 2 * n + 1 - a - tail);
  return 1 / (x + 1 - a - tail);
}

/** Stirling's series after moving the argument up. */
function logGamma(z: number): number {
  let shift = 0;
  let x = z;
  while (x < 10) shift += Math.log(x++);
  const inverse = 1 / x;
  const series = inverse * (1 / 12 - inverse ** 2 * (1 / 360 - inverse ** 2 / 1260));
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series - shift;
}
