/** How long a match may become: taking back costs nothing at the table, but every step is kept for ever. */

import { type AnyGame, type Entry, isConcession } from '@roundhouse/kernel';
import type { StoredMatch, TakenBack } from '../store/store.ts';
import { Refused } from './refusal.ts';

/** Steps that may be taken back before the match has to get further than ever before. */
export const MOST_TAKEN_BACK = 50;
/** Many times the length of the longest games. A match this long can only be conceded. */
export const MOST_STEPS = 20_000;

export const NEVER_TAKEN_BACK: TakenBack = { all: 0, furthest: 0, since: 0 };

/** Whether no more may be taken back until the match has got further. */
export const isTakenBackOften = ({ since }: TakenBack): boolean => since >= MOST_TAKEN_BACK;

/**
 * The count after these entries. It begins anew only where more steps stand than ever before, so that neither two who
 * play into each other's hands nor steps repeated after a taking back win anything.
 */
export function takenBackAfter({ steps, takenBack }: StoredMatch, entries: readonly Entry[]): TakenBack {
  const taken = entries.filter(({ kind }) => kind === 'takeBack').length;
  const all = takenBack.all + taken;
  // Each taking back is a step in the log, and so is what it takes back.
  const standing = steps + entries.length - 2 * all;
  if (standing > takenBack.furthest) return { all, furthest: standing, since: 0 };
  return { all, furthest: takenBack.furthest, since: takenBack.since + taken };
}

/** Throws `Refused` if a match has as many steps as one can have, unless this ends it. */
export function mustNotBeTooLong(game: AnyGame, { steps }: StoredMatch, move: unknown): void {
  if (steps < MOST_STEPS || isConcession(game, move)) return;
  throw new Refused('illegal-move', 'This match is too long: it can only be conceded.', {
    rule: 'length',
    key: 'length',
  });
}
