/** How deep a text of JSON goes and what is written in it, told before it is read: nobody who reads or keeps it later has to be careful. */

import { isUtf8 } from 'node:buffer';

/** No message, and no game's move in it, is nested as deep as this. */
const MOST_DEPTH = 20;

const [QUOTE, BACKSLASH, ARRAY, ARRAY_END, OBJECT, OBJECT_END, U] = [...Buffer.from('"\\[]{}u')];

/**
 * Whether these bytes are text, and nested no deeper than anything meant for us. It need not be JSON. No text has a
 * character 0 or half of a character in it, also where they are only described: databases do not take them.
 */
export const isShallowText = (bytes: Buffer): boolean => isUtf8(bytes) && depthOf(bytes) <= MOST_DEPTH;

/** Infinite where it describes a character that there is not. */
function depthOf(bytes: Buffer): number {
  let depth = 0;
  let deepest = 0;
  let isQuoted = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (isQuoted) {
      if (byte === BACKSLASH) {
        const length = escapeAt(bytes, i);
        if (length === 0) return Number.POSITIVE_INFINITY;
        i += length - 1;
      } else if (byte === QUOTE) isQuoted = false;
    } else if (byte === QUOTE) isQuoted = true;
    else if (byte === ARRAY || byte === OBJECT) deepest = Math.max(deepest, ++depth);
    else if (byte === ARRAY_END || byte === OBJECT_END) depth--;
  }
  return deepest;
}

/** How long the escape is that begins here; 0 where it is of no character. Two may make up one. */
function escapeAt(bytes: Buffer, at: number): number {
  if (bytes[at + 1] !== U) return 2;
  const [unit, next] = [unitAt(bytes, at), unitAt(bytes, at + 6)];
  if (unit === 0 || isLow(unit)) return 0;
  if (!isHigh(unit)) return 2;
  return bytes[at + 6] === BACKSLASH && bytes[at + 7] === U && isLow(next) ? 12 : 0;
}

/** Not a number where there is none. */
const unitAt = (bytes: Buffer, at: number): number => Number(`0x${bytes.toString('latin1', at + 2, at + 6)}`);

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
