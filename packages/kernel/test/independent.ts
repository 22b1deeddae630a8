/**
 * The dice of `docs/record.md` written again from that page alone, with Node's own cryptography and big integers: what
 * a doubter would write. Shares no code with the kernel.
 */

import { createHash, createHmac } from 'node:crypto';

export interface Vectors {
  commitments: { seed: string; commitment: string }[];
  streams: {
    seed: string;
    entropy: string[];
    key: string;
    step: number;
    words: number[];
    ints: { n: number; drawn: number[] };
    dice: { count: number; sides: number; faces: number[] };
  }[];
  rejections: { n: number; words: number[]; drawn: number[] }[];
  fast: { seed: number; words: number[]; ints: { n: number; drawn: number[] } }[];
}

export const commitment = (seed: string): string =>
  createHash('sha256').update('roundhouse commitment 1\n').update(Buffer.from(seed, 'hex')).digest('hex');

export const promise = (text: string): string =>
  createHash('sha256').update('roundhouse entropy 1\n').update(text, 'utf8').digest('hex');

export function matchKey(seed: string, entropy: readonly string[]): Buffer {
  const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update('roundhouse stream 1\n');
  for (const text of entropy) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(Buffer.byteLength(text, 'utf8'));
    mac.update(length).update(text, 'utf8');
  }
  return mac.digest();
}

/** The words of one step, for ever. */
export function* stepWords(key: Buffer, step: number): Generator<number> {
  for (let block = 0n; ; block++) {
    const message = Buffer.alloc(16);
    message.writeBigUInt64BE(BigInt(step), 0);
    message.writeBigUInt64BE(block, 8);
    const bytes = createHmac('sha256', key).update(message).digest();
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
  }
}

/** sfc32 with numbers of any size, cut to 32 bits by hand. */
export function* fastWords(seed: number): Generator<number> {
  const cut = (value: bigint): bigint => value & 0xffff_ffffn;
  let a = 0n;
  let b = cut(BigInt(seed) >> 32n);
  let c = cut(BigInt(seed));
  for (let counter = 1n; ; counter++) {
    const word = cut(a + b + counter);
    a = b ^ (b >> 9n);
    b = cut(c + (c << 3n));
    c = cut(cut((c << 21n) | (c >> 11n)) + word);
    if (counter > 15n) yield Number(word);
  }
}

/** 0 … n-1 from words: the high half of word × n; a word whose low half is under 2³² mod n is thrown away. */
export function intOf(words: Iterator<number>, n: number): number {
  for (;;) {
    const product = BigInt(words.next().value) * BigInt(n);
    if (product % 2n ** 32n >= 2n ** 32n % BigInt(n)) return Number(product / 2n ** 32n);
  }
}

const diceOf = (words: Iterator<number>, count: number, sides: number): number[] =>
  Array.from({ length: count }, () => intOf(words, sides) + 1).sort((a, b) => b - a);

export const first = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

/** All that `vectors.json` holds, computed here. */
export function computeVectors(): Vectors {
  const zero = '0'.repeat(64);
  const counting = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  const streams: [string, string[], number][] = [
    [zero, ['', ''], 0],
    [zero, ['', ''], 1],
    [counting, ['', ''], 0],
    [counting, ['heads', 'tails'], 7],
    [counting, ['headst', 'ails'], 7],
    [counting, ['Zoë', '', '🎲'], 4_294_967_296],
  ];
  return {
    commitments: [zero, counting].map(seed => ({ seed, commitment: commitment(seed) })),
    streams: streams.map(([seed, entropy, step]) => {
      const key = matchKey(seed, entropy);
      const words = () => stepWords(key, step);
      const [forInts, forDice, plain] = [words(), words(), words()];
      return {
        seed,
        entropy,
        key: key.toString('hex'),
        step,
        words: first(12, () => plain.next().value as number),
        ints: { n: 1000, drawn: first(8, () => intOf(forInts, 1000)) },
        dice: { count: 9, sides: 6, faces: diceOf(forDice, 9, 6) },
      };
    }),
    rejections: [
      { n: 6, words: [0, 715_827_882, 715_827_883, 4_294_967_295] },
      { n: 3, words: [0, 1, 1_431_655_765, 1_431_655_766, 2_863_311_530, 2_863_311_531] },
    ].map(({ n, words }) => ({ n, words, drawn: drawnFrom(words, n) })),
    fast: [0, 1, 2, 123_456_789, 2 ** 53 - 1].map(seed => {
      const [plain, forInts] = [fastWords(seed), fastWords(seed)];
      return {
        seed,
        words: first(8, () => plain.next().value as number),
        ints: { n: 6, drawn: first(12, () => intOf(forInts, 6)) },
      };
    }),
  };
}

/** Integers until the words are used up. */
function drawnFrom(words: readonly number[], n: number): number[] {
  const drawn: number[] = [];
  for (const word of words) {
    const product = BigInt(word) * BigInt(n);
    if (product % 2n ** 32n >= 2n ** 32n % BigInt(n)) drawn.push(Number(product / 2n ** 32n));
  }
  return drawn;
}
