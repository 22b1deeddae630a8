/** What comes on a line, looked at before it is taken apart: pings, pieces of messages, nothing at all, messages by the thousand. */

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { Buckets } from '../limits/buckets.ts';
import type { Limits } from '../limits/limits.ts';

/** Whole messages of text or bytes (RFC 6455, 5.2: final, opcode 1 or 2). */
const MESSAGES: ReadonlySet<number> = new Set([0x81, 0x82]);
/** No message that means anything is shorter. */
const SHORTEST = 8;
/** In the second byte, instead of a length: it is in so many bytes after it. */
const LENGTH_BYTES: Readonly<Record<number, number>> = { 126: 2, 127: 8 };
const MASK_BYTES = 4;
const LONGEST_HEAD = 14;

/** Of frames: how many there are, and how many of them are no message. */
interface Count {
  readonly all: number;
  readonly odd: number;
}

const NONE: Count = { all: 0, odd: 0 };
const NOTHING = Buffer.alloc(0);

/** Counts the frames that begin in a piece of data, wherever it is cut. */
export class FrameCounter {
  /** The beginning of a frame whose head has not arrived whole. */
  #head = NOTHING;
  /** Bytes of the current frame that have not arrived yet. */
  #left = 0;

  countIn(piece: Buffer): Count {
    let [all, odd] = [0, 0];
    let at = Math.min(this.#left, piece.length);
    this.#left -= at;
    if (at === piece.length) return NONE;
    const bytes = this.#head.length > 0 ? Buffer.concat([this.#head, piece]) : piece;
    while (at < bytes.length) {
      const head = headAt(bytes, at);
      if (head === null) break;
      all++;
      if (!MESSAGES.has(bytes[at]!) || head.length < SHORTEST) odd++;
      at += head.bytes + head.length;
    }
    this.#left = Math.max(0, at - bytes.length);
    this.#head = at < bytes.length ? Buffer.from(bytes.subarray(at, at + LONGEST_HEAD)) : NOTHING;
    return { all, odd };
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

/** Hangs up, with nothing of it read, on whoever sends too many frames in one piece, too many odd ones, or goes on after a goodbye. */
export function capFloods(
  line: WebSocket,
  wire: Duplex,
  limits: Pick<Limits, 'framesAtOnce' | 'oddFrames' | 'lateBytes'>,
  now: () => number,
  onRefused: () => void,
): void {
  const frames = new FrameCounter();
  const rates = new Buckets(limits.oddFrames, now);
  let late = 0;
  const isTooMuch = (piece: Buffer): boolean => {
    // What was on its way when we said goodbye is let go; the answer to that is in it, sooner or later.
    if (line.readyState !== line.OPEN) late += piece.length;
    const { all, odd } = frames.countIn(piece);
    if (late > limits.lateBytes || all > limits.framesAtOnce) return true;
    // Charged for each frame, even if that is more than the bucket holds.
    return odd > limits.oddFrames.burst || (odd > 0 && rates.take('', odd) > 0);
  };
  for (const read of wire.listeners('data') as ((piece: Buffer) => void)[]) {
    const look = (piece: Buffer): void => {
      if (isTooMuch(piece)) {
        onRefused();
        wire.destroy();
      } else read.call(wire, piece);
    };
    wire.removeListener('data', read);
    // Goes when that one is removed, as the library does with a line that it is done with; otherwise nobody would hear its end.
    wire.on('data', Object.assign(look, { listener: read }));
  }
}
