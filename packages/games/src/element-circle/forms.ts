/** Small questions about the form of what comes from outside. */

import type { Book } from './book.ts';

/** Whether this is an object with exactly these keys. */
export function hasKeys(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).length === keys.length && keys.every(key => Object.hasOwn(value, key));
}

/** Whether this is a whole number from 0 to `most`. */
export const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** Whether this is a list of names that are in the book. */
export const areSpells = (book: Book, value: unknown): value is string[] =>
  Array.isArray(value) && value.every(name => book.has(name));
