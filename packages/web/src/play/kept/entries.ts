/** How kept things are written down: with a number for their shape, so that a later version can read what an older one wrote. */

/** One thing as the database holds it. */
export interface Entry {
  readonly shape: number;
  readonly value: unknown;
}

/** The present shape. Whoever changes what is kept raises it and adds a lift. */
export const SHAPE = 2;

/**
 * From each shape to the next, by the shape they lift from. Shape 1 was kept in `localStorage` as texts, JSON but for the
 * name; there are no databases with it.
 */
const LIFTS: { readonly [shape: number]: (name: string, value: unknown) => unknown } = {
  1: (name, text) => (name === 'name' ? text : JSON.parse(String(text))),
};

type Fields = { readonly [field: string]: unknown };

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const toEntry = (value: unknown): Entry => ({ shape: SHAPE, value });

/** What was found under a name, in the present shape; null if it is no entry, or one of a newer version, which is left where it is. */
export function readEntry(name: string, found: unknown): Entry | null {
  if (!isObject(found)) return null;
  let { shape, value } = found;
  if (typeof shape !== 'number' || !Number.isInteger(shape) || shape < 1 || shape > SHAPE) return null;
  try {
    for (; shape < SHAPE; shape++) value = LIFTS[shape]!(name, value);
  } catch {
    return null;
  }
  return value === undefined || value === null ? null : toEntry(value);
}

/** What a version without a database has left. */
export const parseLegacy = (name: string, text: string): Entry | null => readEntry(name, { shape: 1, value: text });

interface Merged {
  readonly value: unknown;
  /** What is stored has gone another way: it stays, and what came is not kept. */
  readonly isOvertaken: boolean;
}

/** What is kept of something stored and something new of the same name, which two tabs may have written. */
export function merged(name: string, stored: unknown, came: unknown): Merged {
  const newest = { value: came, isOvertaken: false };
  if (stored === undefined) return newest;
  if (name.startsWith('learned.')) return { ...newest, value: union(stored, came) };
  if (name.startsWith('puzzles.')) return { ...newest, value: best(stored, came) };
  if (!name.startsWith('match.') || !isObject(stored) || !isObject(came) || stored.kind !== came.kind) return newest;
  if (came.kind === 'live') return { ...newest, value: mergedSeat(stored, came) };
  return goesOn(logOf(stored), logOf(came)) ? newest : { value: stored, isOvertaken: true };
}

/** The higher number under each key. */
function best(a: unknown, b: unknown): unknown {
  if (!isObject(a) || !isObject(b)) return b;
  const both = { ...a, ...b };
  return Object.fromEntries(Object.keys(both).map(key => [key, Math.max(Number(a[key] ?? 0), Number(b[key] ?? 0))]));
}

function union(a: unknown, b: unknown): unknown {
  return Array.isArray(a) && Array.isArray(b) ? [...new Set([...a, ...b])] : b;
}

/** A seat's text that is in the dice stays in them, and a match that is over stays over, whatever an idle tab believes. */
function mergedSeat(stored: Fields, came: Fields): Fields {
  // What was kept of a deal says nothing of the next one.
  const [goneBefore, gone] = [lengthOf(stored.calledOff), lengthOf(came.calledOff)];
  if (goneBefore !== gone)
    return { ...(gone > goneBefore ? came : stored), over: came.over === true || stored.over === true };
  const [before, now] = [stored.entropy, came.entropy];
  const isIn = isObject(before) && isObject(now) && before.text === now.text && before.isIn === true;
  const promises = came.promises ?? stored.promises;
  const next = stored.next ?? came.next;
  return {
    ...came,
    ...(isIn ? { entropy: before } : {}),
    ...(promises !== undefined && { promises }),
    ...(next !== undefined && { next }),
    over: came.over === true || stored.over === true,
  };
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

function logOf({ match }: Fields): readonly unknown[] {
  return isObject(match) && Array.isArray(match.log) ? match.log : [];
}

/** Whether the log that came is the stored one and perhaps more; a log only ever grows. */
function goesOn(stored: readonly unknown[], came: readonly unknown[]): boolean {
  const last = stored.length - 1;
  return last < 0 || (came.length > last && JSON.stringify(stored[last]) === JSON.stringify(came[last]));
}
