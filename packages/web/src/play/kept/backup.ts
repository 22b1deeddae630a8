/** Everything this browser keeps, as one file, and back. */

import { merged, readEntry, SHAPE } from './entries.ts';
import { drop, held, heldUnder, hold, redraw } from './store.ts';

const FORMAT = 'roundhouse-backup';
/** What a backup may bring in. */
const NAMES =
  /^(?:(?:match|briefed|competition|entered|asked|learned|puzzles|result|seen|start|table)\.[\w.-]+|name|known|settings)$/;

/** All of it, as JSON. It holds the keys of seats: whoever has it can sit there. */
export const formatBackup = (): string =>
  JSON.stringify({ format: FORMAT, shape: SHAPE, entries: Object.fromEntries(heldUnder('')) });

export type Unread = 'notOurs' | 'tooNew' | 'broken';

/** What a backup holds, lifted to the present shape; or why it cannot be read. */
export function parseBackup(text: string): Map<string, unknown> | Unread {
  let found: { readonly [field: string]: unknown };
  try {
    found = JSON.parse(text);
  } catch {
    return 'notOurs';
  }
  if (found?.format !== FORMAT) return 'notOurs';
  const { shape, entries } = found;
  if (typeof shape === 'number' && shape > SHAPE) return 'tooNew';
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries)) return 'broken';
  const read = new Map<string, unknown>();
  for (const [name, value] of Object.entries(entries)) {
    const entry = NAMES.test(name) ? readEntry(name, { shape, value }) : null;
    if (!entry) return 'broken';
    read.set(name, entry.value);
  }
  return read;
}

/** Brings in what was read. Of a match that is in both, the one that went further stays. */
export function bringIn(read: ReadonlyMap<string, unknown>): void {
  for (const [name, value] of read) hold(name, merged(name, held(name), value).value);
  redraw();
}

export function deleteEverything(): void {
  for (const name of heldUnder('').keys()) drop(name);
  redraw();
}
