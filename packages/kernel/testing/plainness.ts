/** Finds what JSON would lose. */

/** The path of the first thing in `value` that would not survive being written as JSON and read again; null if all would. */
export function notPlain(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (Object.is(value, -0)) return `${path} is -0`;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) {
    return `${path} is a ${prototype?.constructor?.name ?? 'bare object'}`;
  }
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol for a key`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${path} has holes or extra keys`;
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
