/** Zero-sum matrix games: what they are worth, and how both sides mix. Always the same answer to the same matrix. */

/** Entries are what the row player gets; entry (row, column) stands at `row * columns + column`. */
export interface MatrixGame {
  readonly value: number;
  /** Chances of the rows and of the columns. */
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

/** Solves a game: a saddle point if there is one, a linear programme without dominated rows and columns if not. */
export function solveMatrix(entries: ArrayLike<number>, rowCount: number, columnCount: number): MatrixGame {
  return saddle(entries, rowCount, columnCount) ?? withoutDominated(entries, rowCount, columnCount);
}

/** One row and one column from which neither side wants to depart. */
function saddle(entries: ArrayLike<number>, rowCount: number, columnCount: number): MatrixGame | null {
  let lower = -Infinity;
  let row = 0;
  for (let i = 0; i < rowCount; i++) {
    let least = Infinity;
    for (let j = 0; j < columnCount; j++) least = Math.min(least, entries[i * columnCount + j]!);
    if (least > lower) {
      lower = least;
      row = i;
    }
  }
  for (let j = 0; j < columnCount; j++) {
    let most = -Infinity;
    for (let i = 0; i < rowCount; i++) most = Math.max(most, entries[i * columnCount + j]!);
    if (most > lower) continue;
    const rows = new Float64Array(rowCount);
    const columns = new Float64Array(columnCount);
    rows[row] = 1;
    columns[j] = 1;
    return { value: lower, rows, columns };
  }
  return null;
}

function withoutDominated(entries: ArrayLike<number>, rowCount: number, columnCount: number): MatrixGame {
  let rows = Array.from({ length: rowCount }, (_, i) => i);
  let columns = Array.from({ length: columnCount }, (_, j) => j);
  const at = (i: number, j: number): number => entries[i * columnCount + j]!;
  for (let before = 0; before !== rows.length + columns.length; ) {
    before = rows.length + columns.length;
    rows = undominated(rows, (a, b) => columns.every(j => at(a, j) >= at(b, j)));
    columns = undominated(columns, (a, b) => rows.every(i => at(i, a) <= at(i, b)));
  }
  const small = rows.flatMap(i => columns.map(j => at(i, j)));
  const solved = byLinearProgramme(small, rows.length, columns.length);
  const all = { value: solved.value, rows: new Float64Array(rowCount), columns: new Float64Array(columnCount) };
  rows.forEach((row, i) => {
    all.rows[row] = solved.rows[i]!;
  });
  columns.forEach((column, j) => {
    all.columns[column] = solved.columns[j]!;
  });
  return all;
}

/** Those that no other one is at least as good as; of equals the first. */
const undominated = (items: readonly number[], isAsGood: (a: number, b: number) => boolean): number[] => {
  const kept: number[] = [];
  for (const item of items) {
    if (kept.some(other => isAsGood(other, item))) continue;
    let left = 0;
    for (const other of kept) if (!isAsGood(item, other)) kept[left++] = other;
    kept.length = left;
    kept.push(item);
  }
  return kept;
};

/** Reduced costs nearer to nothing than this are rounding. */
const TINY = 1e-12;
/** One game in millions goes round in circles for want of digits; what it has found by then is as good. */
const MOST_PIVOTS = 500;

/**
 * The simplex method on: maximise the sum of y with M y ≤ 1, for M with positive entries. Bland's rule picks the
 * pivots, so that it ends.
 */
function byLinearProgramme(entries: readonly number[], rowCount: number, columnCount: number): MatrixGame {
  const shift = 1 - Math.min(...entries);
  const width = columnCount + rowCount + 1;
  const tableau = new Float64Array((rowCount + 1) * width);
  const basis = Array.from({ length: rowCount }, (_, i) => columnCount + i);
  for (let i = 0; i < rowCount; i++) {
    for (let j = 0; j < columnCount; j++) tableau[i * width + j] = entries[i * columnCount + j]! + shift;
    tableau[i * width + columnCount + i] = 1;
    tableau[i * width + width - 1] = 1;
  }
  for (let j = 0; j < columnCount; j++) tableau[rowCount * width + j] = -1;
  for (let turn = 0; turn < MOST_PIVOTS; turn++) {
    const entering = firstEntering(tableau, rowCount, width);
    if (entering < 0) break;
    const leaving = leavingRow(tableau, basis, rowCount, width, entering);
    if (leaving < 0) break;
    pivot(tableau, basis, rowCount, width, leaving, entering);
  }
  return readTableau(tableau, basis, rowCount, columnCount, shift);
}

function firstEntering(tableau: Float64Array, rowCount: number, width: number): number {
  for (let j = 0; j < width - 1; j++) if (tableau[rowCount * width + j]! < -TINY) return j;
  return -1;
}

function leavingRow(
  tableau: Float64Array,
  basis: readonly number[],
  rowCount: number,
  width: number,
  entering: number,
): number {
  let leaving = -1;
  let least = Infinity;
  for (let i = 0; i < rowCount; i++) {
    const slope = tableau[i * width + entering]!;
    if (slope <= TINY) continue;
    const ratio = tableau[i * width + width - 1]! / slope;
    if (ratio < least - TINY || (ratio < least + TINY && leaving >= 0 && basis[i]! < basis[leaving]!)) {
      least = Math.min(least, ratio);
      leaving = i;
    }
  }
  return leaving;
}

function pivot(
  tableau: Float64Array,
  basis: number[],
  rowCount: number,
  width: number,
  leaving: number,
  entering: number,
): void {
  const by = tableau[leaving * width + entering]!;
  for (let j = 0; j < width; j++) tableau[leaving * width + j]! /= by;
  for (let i = 0; i <= rowCount; i++) {
    const factor = tableau[i * width + entering]!;
    if (i === leaving || factor === 0) continue;
    for (let j = 0; j < width; j++) tableau[i * width + j]! -= factor * tableau[leaving * width + j]!;
  }
  basis[leaving] = entering;
}

function readTableau(
  tableau: Float64Array,
  basis: readonly number[],
  rowCount: number,
  columnCount: number,
  shift: number,
): MatrixGame {
  const width = columnCount + rowCount + 1;
  const total = tableau[rowCount * width + width - 1]!;
  const columns = new Float64Array(columnCount);
  basis.forEach((variable, i) => {
    if (variable < columnCount) columns[variable] = tableau[i * width + width - 1]!;
  });
  const rows = Float64Array.from({ length: rowCount }, (_, i) => tableau[rowCount * width + columnCount + i]!);
  return { value: 1 / total - shift, rows: chances(rows), columns: chances(columns) };
}

/** Made to add up to one. */
function chances(parts: Float64Array): Float64Array {
  const positive = parts.map(part => Math.max(0, part));
  const sum = positive.reduce((all, part) => all + part, 0);
  return positive.map(part => part / sum);
}
