/** QR codes (ISO/IEC 18004) for links: bytes, error correction of level M, versions 1 to 10, which is up to 213 bytes. */

/** Of each version: correction codewords of a block, and how many codewords of data each block has. */
const BLOCKS: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];

/** Where the middle of an alignment pattern may be, by version. */
const ALIGNED: readonly (readonly number[])[] = [
  ...[[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34]],
  ...[
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
  ],
];

/** Rows of modules, dark ones true, without the quiet zone around them; null for what does not fit. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex(([, data], i) => bytes.length <= sum(data) - (i < 9 ? 2 : 3));
  if (version === 0) return null;
  const drawing = new Drawing(version);
  drawing.fill(withCorrection(dataCodewords(bytes, version), version));
  return drawing.masked();
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Mode, length, bytes, an end, and padding until all is full. */
function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, 4);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
  for (let i = 0; words.length < sum(BLOCKS[version - 1]![1]); i++) words.push(i % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** All blocks, one codeword of each in turn: first the data, then what corrects it. */
function withCorrection(words: readonly number[], version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1]!;
  const blocks = sizes.map((size, i) => words.slice(sum(sizes.slice(0, i)), sum(sizes.slice(0, i)) + size));
  const corrections = blocks.map(block => remainder(block, count));
  return [blocks, corrections].flatMap(parts =>
    Array.from({ length: Math.max(...parts.map(part => part.length)) }, (_, at) =>
      parts.flatMap(part => part.slice(at, at + 1)),
    ).flat(),
  );
}

/** Powers of 2 in the field of 256 elements that the code is made in, and their logarithms. */
const POWERS: number[] = [];
const LOGS: number[] = [];
for (let i = 0, power = 1; i < 255; i++) {
  POWERS[i] = power;
  LOGS[power] = i;
  power = power < 128 ? 2 * power : (2 * power) ^ 0x11d;
}

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWERS[(LOGS[a]! + LOGS[b]!) % 255]!);

/** Of a division by (x − 1)(x − 2)(x − 4) …: what makes the whole divisible. */
function remainder(block: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    divisor = [...divisor, 0].map((term, at) => term ^ times(divisor[at - 1] ?? 0, POWERS[i]!));
  }
  const rest = [...block, ...Array.from({ length: count }, () => 0)];
  for (let at = 0; at < block.length; at++) {
    const factor = rest[at]!;
    for (const [i, term] of divisor.entries()) rest[at + i]! ^= times(term, factor);
  }
  return rest.slice(block.length);
}

/** A value and its checksum by the divisor of a BCH code. */
export function checked(value: number, divisor: number): number {
  const length = 31 - Math.clz32(divisor);
  let rest = value << length;
  while (rest >= 1 << length) rest ^= divisor << (Math.clz32(divisor) - Math.clz32(rest));
  return (value << length) | rest;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A square in the making. */
class Drawing {
  readonly #version: number;
  readonly #size: number;
  readonly #dark: boolean[][];
  /** What is no data: it is not masked. */
  readonly #fixed: boolean[][];

  constructor(version: number) {
    this.#version = version;
    this.#size = 17 + 4 * version;
    const empty = (): boolean[][] => Array.from({ length: this.#size }, () => Array(this.#size).fill(false));
    this.#dark = empty();
    this.#fixed = empty();
    this.#drawPatterns();
  }

  #fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.#size || y >= this.#size) return;
    this.#dark[y]![x] = dark;
    this.#fixed[y]![x] = true;
  }

  /** Rings around a middle, up to a distance. */
  #drawRings(cx: number, cy: number, to: number, isDark: (distance: number) => boolean): void {
    for (let y = -to; y <= to; y++) {
      for (let x = -to; x <= to; x++) this.#fix(cx + x, cy + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
    }
  }

  #drawPatterns(): void {
    const last = this.#size - 1;
    for (let i = 0; i <= last; i++) {
      this.#fix(6, i, i % 2 === 0);
      this.#fix(i, 6, i % 2 === 0);
    }
    const corners = [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const;
    for (const [x, y] of corners) this.#drawRings(x, y, 4, distance => distance !== 2 && distance !== 4);
    const middles = ALIGNED[this.#version - 1]!;
    for (const y of middles) {
      for (const x of middles) {
        const isCorner = (x === 6 && (y === 6 || y === last - 6)) || (x === last - 6 && y === 6);
        if (!isCorner) this.#drawRings(x, y, 2, distance => distance !== 1);
      }
    }
    this.#drawFormat(0);
    if (this.#version < 7) return;
    const bits = checked(this.#version, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [along, across] = [Math.floor(i / 3), last - 10 + (i % 3)];
      this.#fix(along, across, ((bits >> i) & 1) === 1);
      this.#fix(across, along, ((bits >> i) & 1) === 1);
    }
  }

  /** Twice: around the first corner, and along the other two. Level M is 00. */
  #drawFormat(mask: number): void {
    const last = this.#size - 1;
    const bits = checked(mask, 0x537) ^ 0x5412;
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >> i) & 1) === 1;
      // Down the ninth column and back along the ninth row, without the timing patterns.
      if (i < 8) this.#fix(8, i < 6 ? i : i + 1, dark);
      else this.#fix(i === 8 ? 7 : 14 - i, 8, dark);
      if (i < 8) this.#fix(last - i, 8, dark);
      else this.#fix(8, last - 14 + i, dark);
    }
    this.#fix(8, last - 7, true);
  }

  /** Up and down in columns of two from the lower right. */
  fill(words: readonly number[]): void {
    let bit = 0;
    for (let right = this.#size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const isUpwards = ((right + 1) & 2) === 0;
      for (let i = 0; i < this.#size; i++) {
        const y = isUpwards ? this.#size - 1 - i : i;
        for (const x of [right, right - 1]) {
          if (this.#fixed[y]![x]) continue;
          this.#dark[y]![x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
      }
    }
  }

  /** By the mask that leaves the least for a reader to stumble over. */
  masked(): boolean[][] {
    const tried = MASKS.map((isTurned, mask) => {
      this.#drawFormat(mask);
      return this.#dark.map((row, y) => row.map((dark, x) => dark !== (!this.#fixed[y]![x] && isTurned(x, y))));
    });
    const penalties = tried.map(penaltyOf);
    return tried[penalties.indexOf(Math.min(...penalties))]!;
  }
}

/** Long runs, squares of one colour, what looks like a corner, and too much of one colour. */
function penaltyOf(rows: readonly (readonly boolean[])[]): number {
  const columns = rows.map((_, x) => rows.map(row => row[x]!));
  let penalty = 0;
  for (const line of [...rows, ...columns]) {
    const text = line.map(dark => (dark ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < rows.length; y++) {
    for (let x = 1; x < rows.length; x++) {
      const dark = rows[y]![x];
      if (rows[y - 1]![x] === dark && rows[y]![x - 1] === dark && rows[y - 1]![x - 1] === dark) penalty += 3;
    }
  }
  const share = rows.flat().filter(Boolean).length / rows.length ** 2;
  return penalty + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
