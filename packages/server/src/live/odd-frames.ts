/** What comes on a line and is no message: pings, pieces of messages, nothing at all. Each costs work, and none of them is counted as a message. */

import type { Duplex } from 'node:stream';
import { Buckets, type Rate } from '../limits/buckets.ts';

/** Whole messages of text or bytes (RFC 6455, 5.2: final, opcode 1 or 2). */
const MESSAGES: ReadonlySet<number> = new Set([0x81, 0x82]);
/** Nothing that means anything is shorter. */
const SHORTEST = 8;
/** In the second byte, instead of a length: it is in so many bytes after it. */
const LENGTH_BYTES: Readonly<Record<number, number>> = { 126: 2, 127: 8 };
const MASK_BYTES = 4;
const LONGEST_HEAD = 14;

/** Counts them in what is sent, wherever it is cut. */
export class OddFrames {
  /** The beginning of a frame whose head has not arrived whole. */
  #head = Buffer.alloc(0);
  /** Of what is in the frame that is being sent, as far as it has not arrived. */
  #left = 0;

  countIn(piece: Buffer): number {
    let odd = 0;
    let at = Math.min(this.#left, piece.length);
    this.#left -= at;
    if (at === piece.length) return 0;
    const bytes = this.#head.length > 0 ? Buffer.concat([this.#head, piece]) : piece;
    while (at < bytes.length) {
      const head = headAt(bytes, at);
      if (head === null) break;
      if (!MESSAGES.has(bytes[at]!) || head.length < SHORTEST) odd++;
      at += head.bytes + head.length;
    }
    this.#left = Math.max(0, at - bytes.length);
    this.#head = at < bytes.length ? Buffer.from(bytes.subarray(at, at + LONGEST_HEAD)) : Buffer.alloc(0);
    return odd;
  }
}

/** How long the head of a frame is, and what follows it; null if it is not all there. */
function headAt(bytes: Buffer, at: number): { bytes: number; length: number } | null {
  if (at + 2 > bytes.length) return null;
  const second = bytes[at + 1]!;
  const short = second & 0x7f;
  const more = LENGTH_BYTES[short] ?? 0;
  if (at + 2 + more > bytes.length) return null;
  const length = more === 0 ? short : more === 2 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
  return { bytes: 2 + more + (second & 0x80 ? MASK_BYTES : 0), length };
}

/** Has what comes looked at before it is taken apart, and hangs up, with nothing of it read, on whoever sends too many. */
export function capOddFrames(wire: Duplex, rate: Rate, now: () => number, onRefused: () => void): void {
  const frames = new OddFrames();
  const rates = new Buckets(rate, now);
  for (const read of wire.listeners('data') as ((piece: Buffer) => void)[]) {
    const look = (piece: Buffer): void => {
      const odd = frames.countIn(piece);
      // By their number, also where that is more than may ever be taken.
      if (odd > rate.burst || (odd > 0 && rates.take('', odd) > 0)) {
        onRefused();
        wire.destroy();
      } else read.call(wire, piece);
    };
    wire.removeListener('data', read);
    // Goes when that one is removed, as the library does with a line that it is done with; otherwise nobody would hear its end.
    wire.on('data', Object.assign(look, { listener: read }));
  }
}
