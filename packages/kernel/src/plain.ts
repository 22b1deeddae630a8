/** Plain data: what JSON can say. States, moves, views and events are made of nothing else. */

/** A copy that shares nothing with the original. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // A flat copy first, because it keeps the object's shape; most values in it need no copy of their own.
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let i = 0; i < copy.length; i++) {
      if (typeof copy[i] === 'object') copy[i] = copyPlain(copy[i]);
    }
    return copy as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    if (typeof copy[key] === 'object') copy[key] = copyPlain(copy[key]);
  }
  return copy as T;
}

/** Same content, whatever the order of keys. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => samePlain(item, b[i]));
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    key => Object.hasOwn(b, key) && samePlain((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

/** JSON with its keys sorted by UTF-16 units (RFC 8785): one spelling for equal content, so it can be hashed. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) {
    return JSON.stringify(value);
  }
  if (typeof value !== 'object') throw new Error('not plain data');
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}

/** Makes any attempt to change the value throw; for tests. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}
