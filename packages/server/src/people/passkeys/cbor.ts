/** The part of CBOR (RFC 8949) that authenticators speak: whole numbers, bytes, texts, lists, maps, true, false and null. */

export type Cbor = number | boolean | null | string | Uint8Array | readonly Cbor[] | CborMap;
export type CborMap = ReadonlyMap<Cbor, Cbor>;

/** What was read, and where what follows begins. */
export interface Decoded {
  readonly value: Cbor;
  readonly end: number;
}

const DEEPEST = 8;

/** Reads one item. Throws if the bytes are not what authenticators send. */
export function decodeCbor(bytes: Uint8Array, at = 0, depth = 0): Decoded {
  if (depth > DEEPEST) throw new Error('nested too deeply');
  const { major, count, end } = readHead(bytes, at);
  switch (major) {
    case 0:
      return { value: count, end };
    case 1:
      return { value: -1 - count, end };
    case 2:
      return { value: slice(bytes, end, count), end: end + count };
    case 3:
      return { value: new TextDecoder('utf-8', { fatal: true }).decode(slice(bytes, end, count)), end: end + count };
    case 4:
      return readList(bytes, end, count, depth);
    case 5:
      return readMap(bytes, end, count, depth);
    default:
      return { value: simple(major, count), end };
  }
}

function readList(bytes: Uint8Array, at: number, count: number, depth: number): Decoded {
  const items: Cbor[] = [];
  let next = at;
  for (let i = 0; i < count; i++) {
    const { value, end } = decodeCbor(bytes, next, depth + 1);
    items.push(value);
    next = end;
  }
  return { value: items, end: next };
}

function readMap(bytes: Uint8Array, at: number, count: number, depth: number): Decoded {
  const { value, end } = readList(bytes, at, 2 * count, depth);
  const items = value as readonly Cbor[];
  const map = new Map<Cbor, Cbor>();
  for (let i = 0; i < items.length; i += 2) {
    if (map.has(items[i]!)) throw new Error('a key stands there twice');
    map.set(items[i]!, items[i + 1]!);
  }
  return { value: map, end };
}

function simple(major: number, count: number): Cbor {
  if (major === 7 && count === 20) return false;
  if (major === 7 && count === 21) return true;
  if (major === 7 && count === 22) return null;
  throw new Error('of a kind that no authenticator sends');
}

/** The first byte and the count that it says follows. */
function readHead(bytes: Uint8Array, at: number): { major: number; count: number; end: number } {
  const first = slice(bytes, at, 1)[0]!;
  const [major, short] = [first >> 5, first & 0x1f];
  if (short < 24) return { major, count: short, end: at + 1 };
  const length = [1, 2, 4][short - 24];
  // Anything longer, or of no length known beforehand, is not for us.
  if (length === undefined || major === 7) throw new Error('of a length that no authenticator sends');
  const count = slice(bytes, at + 1, length).reduce((sum, byte) => sum * 256 + byte, 0);
  return { major, count, end: at + 1 + length };
}

function slice(bytes: Uint8Array, from: number, length: number): Uint8Array {
  if (from + length > bytes.length) throw new Error('cut off');
  return bytes.subarray(from, from + length);
}
