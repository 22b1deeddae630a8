/** QR codes, read back by a reader that knows nothing of how they were made. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checked, qrCode } from '../src/pages/match/qr-code.ts';

type Square = readonly (readonly boolean[])[];

/** Codewords of correction in a block and blocks, by version, as the standard's table 9 has them for level M. */
const CORRECTION = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

const bitsOf = (modules: readonly boolean[]): number => modules.reduce((all, dark) => 2 * all + Number(dark), 0);

/** The mask that the first of the two places tells, which must be one that the standard lists. */
function maskOf(square: Square): number {
  const places = [0, 1, 2, 3, 4, 5, 7].map(x => square[8]![x]!);
  const rest = [8, 7, 5, 4, 3, 2, 1, 0].map(y => square[y]![8]!);
  const size = square.length;
  const again = [
    ...[1, 2, 3, 4, 5, 6, 7].map(up => square[size - up]![8]!),
    ...[8, 7, 6, 5, 4, 3, 2, 1].map(left => square[8]![size - left]!),
  ];
  const told = bitsOf([...places, ...rest]);
  expect(bitsOf(again)).toBe(told);
  const mask = FORMATS.indexOf(told);
  expect(mask).toBeGreaterThanOrEqual(0);
  return mask;
}

/** The standard's table C.1 for level M. */
const FORMATS = [
  0b101010000010010, 0b101000100100101, 0b101111001111100, 0b101101101001011, 0b100010111111001, 0b100000011001110,
  0b100111110010111, 0b100101010100000,
];

function isData(x: number, y: number, version: number): boolean {
  const size = 17 + 4 * version;
  if (x === 6 || y === 6) return false;
  if ((x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9)) return false;
  if (version >= 7 && ((x < 6 && y > size - 12) || (y < 6 && x > size - 12))) return false;
  if (version === 1) return true;
  const far = size - 7;
  const between = version >= 7 ? [far / 2 + 3] : [];
  const centres = [6, ...between, far];
  for (const cy of centres) {
    for (const cx of centres) {
      const inCorner = (cx === 6 && cy === 6) || (cx === 6 && cy === far) || (cx === far && cy === 6);
      if (!inCorner && Math.abs(cx - x) <= 2 && Math.abs(cy - y) <= 2) return false;
    }
  }
  return true;
}

const TURNED = [
  (i: number, j: number) => (i + j) % 2,
  (i: number) => i % 2,
  (_: number, j: number) => j % 3,
  (i: number, j: number) => (i + j) % 3,
  (i: number, j: number) => ((i >> 1) + Math.trunc(j / 3)) % 2,
  (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
  (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i: number, j: number) => (((i * j) % 3) + ((i + j) % 2)) % 2,
];

function codewords(square: Square, version: number): number[] {
  const mask = TURNED[maskOf(square)]!;
  const bits: boolean[] = [];
  const size = square.length;
  let goesUp = true;
  for (const right of Array.from({ length: (size - 1) / 2 }, (_, i) => size - 1 - 2 * i).map(x =>
    x > 6 ? x : x - 1,
  )) {
    const rows = Array.from({ length: size }, (_, i) => (goesUp ? size - 1 - i : i));
    for (const y of rows) {
      for (const x of [right, right - 1]) {
        if (isData(x, y, version)) bits.push(square[y]![x]! !== (mask(y, x) === 0));
      }
    }
    goesUp = !goesUp;
  }
  return Array.from({ length: bits.length >> 3 }, (_, i) => bitsOf(bits.slice(8 * i, 8 * i + 8)));
}

/** Multiplication in the field, the long way. */
function product(a: number, b: number): number {
  let all = 0;
  for (let bit = 7; bit >= 0; bit--) {
    all = (all << 1) ^ (all & 128 ? 0x11d : 0);
    if ((b >> bit) & 1) all ^= a;
  }
  return all;
}

/** What the square says; every block must be free of errors. */
function read(square: Square): string {
  const version = (square.length - 17) / 4;
  const words = codewords(square, version);
  const [blocks, correction] = [BLOCKS[version]!, CORRECTION[version]!];
  const total = words.length - blocks * correction;
  const small = Math.floor(total / blocks);
  const sizes = Array.from({ length: blocks }, (_, i) => (i < blocks - (total % blocks) ? small : small + 1));
  const parts: number[][] = sizes.map(() => []);
  let at = 0;
  for (let i = 0; i <= small; i++) for (const [b, size] of sizes.entries()) if (i < size) parts[b]!.push(words[at++]!);
  for (let i = 0; i < correction; i++) for (const part of parts) part.push(words[at++]!);
  for (const part of parts) {
    let root = 1;
    for (let i = 0; i < correction; i++) {
      expect(part.reduce((value, word) => product(value, root) ^ word, 0)).toBe(0);
      root = product(root, 2);
    }
  }
  const data = parts.flatMap((part, i) => part.slice(0, sizes[i]));
  const bits = data.map(word => word.toString(2).padStart(8, '0')).join('');
  expect(bits.slice(0, 4)).toBe('0100');
  const counts = version < 10 ? 8 : 16;
  const length = Number.parseInt(bits.slice(4, 4 + counts), 2);
  const bytes = Array.from({ length }, (_, i) =>
    Number.parseInt(bits.slice(4 + counts + 8 * i, 12 + counts + 8 * i), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test('a link is read back as it was', () => {
  const link = 'https://table.example/join/PyLzqSzE-8nSAqFW#m9kq3Q0j8J5bG6uYdX2v1rTnWcZpLsAe';
  const square = qrCode(link)!;
  expect(square.length).toBe(37);
  expect(read(square)).toBe(link);
});

test('any text that fits is, in every version', () => {
  const versions = new Set<number>();
  for (let length = 0; length <= 213; length++) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((7 * i + length) % 90))).join('');
    const square = qrCode(text)!;
    versions.add((square.length - 17) / 4);
    expect(read(square)).toBe(text);
  }
  expect([...versions]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(qrCode('x'.repeat(214))).toBe(null);
});

test('letters of every alphabet are bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), text => {
      fc.pre(new TextEncoder().encode(text).length <= 213 && text.isWellFormed());
      expect(read(qrCode(text)!)).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test('corners, timing and the dark module are where a reader looks for them', () => {
  const square = qrCode(
    'https://table.example/join/PyLzqSzE-8nSAqFW#m9kq3Q0j8J5bG6uYdX2v1rTnWcZpLsAe0123456789abcdefghijkl',
  )!;
  const size = square.length;
  const row = (y: number, from: number, to: number): string =>
    square[y]!.slice(from, to)
      .map(dark => (dark ? '#' : '.'))
      .join('');
  const corner = ['#######.', '#.....#.', '#.###.#.', '#.###.#.', '#.###.#.', '#.....#.', '#######.', '........'];
  for (const [y, line] of corner.entries()) {
    expect(row(y, 0, 8)).toBe(line);
    expect([...row(y, size - 8, size)].toReversed().join('')).toBe(line);
    expect(row(size - 1 - y, 0, 8)).toBe(line);
  }
  expect(row(6, 8, size - 8)).toMatch(/^(?:#\.)+#$/);
  expect(square[size - 8]![8]).toBe(true);
});

test('checksums are those of the standard’s tables', () => {
  expect(checked(5, 0x537) ^ 0x5412).toBe(FORMATS[5]);
  expect(checked(7, 0x1f25)).toBe(0b000111110010010100);
  expect(checked(10, 0x1f25)).toBe(0b001010010011010011);
});
