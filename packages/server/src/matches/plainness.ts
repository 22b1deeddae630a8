/** Limits on what strangers may send, beyond its length. */

const MAX_DEPTH = 16;

/** Whether a value is nested no deeper than any game's move is; recursion over it is then safe. */
export function isShallow(value: unknown, depth: number = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every(item => isShallow(item, depth - 1));
}
