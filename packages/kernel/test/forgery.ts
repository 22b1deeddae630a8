/** Ways to damage a record, and to hide the damage from everything but the rules. */

import { canonicalJson, fingerprint } from '../src/index.ts';

export type Line = Record<string, unknown>;

export const linesOf = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));

/** Written as they are, with the checks they have. */
export const joined = (lines: readonly Line[]): string => lines.map(line => `${JSON.stringify(line)}\n`).join('');

/** Written with a chain that fits again, as a forger who has read the manual would. */
export function rechained(lines: readonly Line[]): string {
  let previous = '';
  return joined(
    lines.map(({ check: _, ...rest }) => {
      previous = fingerprint(previous, canonicalJson(rest));
      return { ...rest, check: previous };
    }),
  );
}

/** The record with one line changed and its chain repaired. */
export function forged(text: string, line: number, change: (content: Line) => Line): string {
  return rechained(linesOf(text).map((content, i) => (i === line - 1 ? change(content) : content)));
}

export type Path = readonly (string | number)[];

/** The way to every value that is neither an object nor a list, and to every empty one. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.length === 0 ? [path] : entries.flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

/** A copy with one leaf changed to something of the same kind. */
export function changedAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return otherThan(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = changedAt(copy[key], rest);
  return copy;
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return /^[0-9a-f]{32,}$/.test(value) ? turned(value) : `${value}x`;
  if (Array.isArray(value)) return [0];
  return value === null ? 0 : { x: 0 };
}

/** Still hex digits, but others. */
const turned = (hex: string): string => (hex[0] === '0' ? '1' : '0') + hex.slice(1);
