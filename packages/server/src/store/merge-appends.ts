/** Appends to one match that build on each other, as the one append that comes of them. */

import type { LogRow, StoredMatch } from './store.ts';

export interface Append {
  readonly match: StoredMatch;
  readonly rows: readonly LogRow[];
  /** The match that is replaced, where the caller has it at hand. */
  readonly before?: StoredMatch | undefined;
}

/** What is written at once: the match as the last part leaves it, and the rows of all. */
export interface Merged<Part extends Append> extends Append {
  /** The revision that has to be there. */
  readonly follows: number;
  readonly parts: readonly Part[];
}

/** Whether a write was decided on top of another: both are to one match, and it is the younger one. */
export const buildsOn = (later: Append, append: Append): boolean =>
  later.match.id === append.match.id && later.match.revision > append.match.revision;

/** An append that stands alone. */
export const alone = <Part extends Append>(part: Part): Merged<Part> => ({
  match: part.match,
  rows: part.rows,
  before: part.before,
  follows: part.match.revision - 1,
  parts: [part],
});

/**
 * Those to one match are brought together where each follows the one before; what does not fit stays apart, after it. All
 * parts are kept or none is: a part is worth nothing without those that it builds on.
 */
export function mergeAppends<Part extends Append>(appends: readonly Part[]): Merged<Part>[] {
  const merged: Merged<Part>[] = [];
  const places = new Map<string, number>();
  for (const part of appends) {
    const place = places.get(part.match.id);
    const before = place === undefined ? undefined : merged[place]!;
    if (before !== undefined && before.match.revision === part.match.revision - 1) {
      merged[place!] = {
        match: part.match,
        rows: [...before.rows, ...part.rows],
        before: before.before,
        follows: before.follows,
        parts: [...before.parts, part],
      };
    } else {
      places.set(part.match.id, merged.length);
      merged.push(alone(part));
    }
  }
  return merged;
}
