/** What posters say of themselves, and of whom. */

import { capital } from '../../voice.ts';
import { hasSwap } from '../content/tricks.ts';
import { contestOver } from '../contest.ts';
import { isReady, sizeOf, takenBy } from '../hand.ts';
import type { Both, Options, Side, Trick } from '../state.ts';
import type { CircusWords, Company, Fate, Short } from '../words/catalogue.ts';
import { type Foresight, fateOf } from './arranging.ts';

/** Who sits at which edge of the table, and what they are called. */
export interface Sides extends Company {
  readonly near: Side;
  readonly far: Side;
}

/** Something short, and whose it is. */
export interface Caption extends Short {
  readonly seat: Side | null;
  /** What a trick that is not ready would count for whoever leads it, if it ended now. */
  readonly worth?: number | undefined;
}

const worthOf = (fate: Fate): number | undefined => (fate.kind === 'won' ? fate.points : undefined);

const worthSaid = (fate: Fate, { table: { poster } }: CircusWords): string =>
  fate.kind === 'won' ? `, ${poster.worth(fate.base, fate.factor, fate.points)}` : '';

/** Who leads a trick, or what becomes of it once it is ready. */
export function standingOf(
  trick: Trick,
  options: Options,
  queue: Both<Trick[]>,
  sides: Sides,
  words: CircusWords,
): Caption {
  const fate = fateOf(trick, queue);
  if (!isReady(trick, options)) {
    const contest = contestOver(trick);
    const said = words.lead(contest, sides);
    return { ...said, seat: contest.leader, full: `${said.full}${worthSaid(fate, words)}`, worth: worthOf(fate) };
  }
  return { seat: fate.kind === 'won' ? fate.seat : null, ...words.fate(fate, sides) };
}

/** What one die more would do. */
export function foresightSaid({ contest, fate, worth, misses }: Foresight, sides: Sides, words: CircusWords): Caption {
  const seat = fate ? (fate.kind === 'won' ? fate.seat : null) : contest.leader;
  const said = fate ? words.fate(fate, sides) : words.lead(contest, sides);
  const then = misses.length === 0 ? '' : `; ${words.table.poster.thenMisses(misses)}`;
  if (fate) return { ...said, seat, full: `${said.full}${then}` };
  return { ...said, seat, full: `${said.full}${worthSaid(worth, words)}${then}`, worth: worthOf(worth) };
}

/** A poster for those who listen. */
export function trickSaid(
  slot: number,
  trick: Trick,
  options: Options,
  sides: Sides,
  queue: Both<Trick[]>,
  words: CircusWords,
): string {
  const { poster } = words.table;
  const { full } = standingOf(trick, options, queue, sides, words);
  const standing = isReady(trick, options)
    ? poster.ready(full)
    : `${poster.takes(takenBy(trick, options))}. ${capital(full)}`;
  return poster.said(slot, trick, sizeOf(trick, options), hasSwap(trick.card, options), standing);
}
