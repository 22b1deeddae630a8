/** How deep a text of JSON goes, told before it is read: nobody who reads it later has to be careful. */

import { isUtf8 } from 'node:buffer';

/** No message, and no game's move in it, is nested as deep as this. */
const MOST_DEPTH = 20;

const [QUOTE, BACKSLASH, ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [...Buffer.from('"\\[]{}')];

/** Whether these bytes are text, and nested no deeper than anything meant for us. It need not be JSON. */
export const isShallowText = (bytes: Buffer): boolean => isUtf8(bytes) && depthOf(bytes) <= MOST_DEPTH;

function depthOf(bytes: Buffer): number {
  let depth = 0;
  let deepest = 0;
  let isQuoted = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (isQuoted) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) isQuoted = false;
    } else if (byte === QUOTE) isQuoted = true;
    else if (byte === ARRAY || byte === OBJECT) deepest = Math.max(deepest, ++depth);
    else if (byte === ARRAY_END || byte === OBJECT_END) depth--;
  }
  return deepest;
}
