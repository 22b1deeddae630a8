/** Text as the wire carries it: one frame in one piece, because a head and a body written apart cost a fifth more. */

/** A whole text message (RFC 6455, 5.2: final, opcode 1) from a server, which masks nothing. */
const TEXT = 0x81;
/** Up to here the length is in the second byte, or in two or eight bytes after it. */
const SHORT = 125;
const MIDDLE = 0xffff;

/** A text message for a client, to be written to its connection as it is. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) {
    frame[1] = length;
  } else if (head === 4) {
    frame[1] = SHORT + 1;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = SHORT + 2;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
