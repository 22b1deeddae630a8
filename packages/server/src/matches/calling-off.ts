/**
 * What becomes of a table at which somebody does not open what was promised: that deal is called off, whoever stayed silent
 * loses the seat, and the others promise anew. All of it stays in the record.
 */

import { type AnyGame, commitmentTo, newSeed, type Seat, type Viewer } from '@roundhouse/kernel';
import type { CalledOffDeal, StoredMatch, StoredSeat } from '../store/store.ts';
import type { Instant } from '../time.ts';
import { absentAt } from './absent.ts';
import { hashOf, isSame } from './keys.ts';
import { Refused } from './refusal.ts';
import { FREE_SEAT, withBot } from './seats.ts';

/** After this many deals were called off, bots take the free seats, so that nobody can keep a table from beginning. */
const MOST_WAITS = 3;

/** Whether a seat has promised a text and not opened it. */
export const owes = ({ promise, entropy }: StoredSeat): boolean => promise !== undefined && entropy === '';

/** Whether this is somebody who owes nothing and, once the table is full, has to wait for the others. */
export const waitsForOthers = (seat: StoredSeat): boolean => seat.name !== null && seat.bot === null && !owes(seat);

/** The match without those who owe their texts: other dice, other promises, and their seats free or a bot's. */
export function withoutSilent(game: AnyGame, before: StoredMatch, { at }: Instant): StoredMatch {
  const silent = before.seats.flatMap((seat, i) => (owes(seat) ? [i] : []));
  const { absent, level } = { absent: absentAt(before.settings), level: before.settings.level };
  const isForBots = absent.seat === 'bot' || before.past.calledOff.length >= MOST_WAITS;
  let seats = before.seats.map((seat, i) => (silent.includes(i) ? leftSeat(seat) : again(seat, silent)));
  if (isForBots) for (const seat of silent) seats = withBot(game, seats, seat, seats[seat]!.bot ?? level) ?? seats;
  const past = { ...before.past, calledOff: [...before.past.calledOff, calledOff(before, silent, at)] };
  return { ...before, revision: before.revision + 1, seats, seed: newSeed(), past, due: null, updated: at };
}

/** Somebody who had a seat and has gone for good has left it to a bot. */
const leftSeat = ({ bot, name }: StoredSeat): StoredSeat => (bot === null ? FREE_SEAT : { ...FREE_SEAT, bot, name });

/** Whoever has opened a text is already bound by the next one; a text that was open from the beginning stays. */
function again({ promise, next, entropy, ...seat }: StoredSeat, silent: readonly Seat[]): StoredSeat {
  const muted = seat.muted.filter(other => !silent.includes(other));
  const kept = promise === undefined ? { entropy } : { entropy: '', ...(next !== undefined && { promise: next }) };
  return { ...seat, ...kept, muted };
}

const calledOff = ({ seats, seed }: StoredMatch, silent: readonly Seat[], at: number): CalledOffDeal => ({
  seats: seats.map(({ name }) => ({ name: name! })),
  commitment: commitmentTo(seed),
  seed,
  promises: seats.map(({ promise }) => promise ?? null),
  entropy: seats.map(({ entropy }) => entropy),
  at,
  lost: silent.map(seat => ({ seat, keyHash: seats[seat]!.keyHash, person: seats[seat]!.person })),
});

/** Counts those who have had a seat: it is another's, once somebody has lost it. */
const occupancy = ({ past }: StoredMatch, seat: Viewer): number =>
  past.calledOff.length === 0 ? 0 : past.calledOff.filter(({ lost }) => lost.some(one => one.seat === seat)).length;

/** Somebody at a match, as it was when they came: their seat may be another's since, or open to another key. */
export interface Guest<Sits extends Viewer = Viewer> {
  readonly viewer: Sits;
  /** How many owners the seat had had before. */
  readonly sat: number;
  /** Of the key that they showed; null where they are known without one. */
  readonly keyHash: string | null;
}

/** Whoever is at a match, as they are found in this reading of it. */
export const guestAt = <Sits extends Viewer>(
  match: StoredMatch,
  viewer: Sits,
  keyHash: string | null = null,
): Guest<Sits> => ({ viewer, sat: occupancy(match, viewer), keyHash });

/** Throws `Refused` where a seat is no longer theirs. */
export function mustStillSit(match: StoredMatch, { viewer, sat, keyHash }: Guest): void {
  if (occupancy(match, viewer) !== sat) throw lostSeat();
  if (keyHash === null || match.seats[viewer!]!.keyHash === keyHash) return;
  throw new Refused('wrong-key', 'This key opens no seat at this table any more.');
}

export const lostSeat = (): Refused =>
  new Refused('seat-lost', 'This seat was given up: what it had promised for the dice was not opened in time.');

/** Whether this key or person had a seat here and lost it. */
export function hasLostSeat({ past }: StoredMatch, key: string | null, person: string | null): boolean {
  const hash = key === null ? null : hashOf(key);
  return past.calledOff.some(({ lost }) =>
    lost.some(
      one =>
        (hash !== null && one.keyHash !== null && isSame(one.keyHash, hash)) ||
        (person !== null && one.person === person),
    ),
  );
}

/** Who sat there at a moment: whoever lost the seat since, or whoever has it. */
export function sitterAt(match: StoredMatch, seat: Seat, at: number): Pick<StoredSeat, 'name' | 'person'> {
  for (const deal of match.past.calledOff) {
    const lost = deal.at >= at ? deal.lost.find(one => one.seat === seat) : undefined;
    if (lost !== undefined) return { name: deal.seats[seat]!.name, person: lost.person };
  }
  return match.seats[seat]!;
}

/** The match with another name for somebody in all deals that were called off, and nothing by which they are known; null where they were in none. */
export function withoutTheirName(match: StoredMatch, person: string, name: string): StoredMatch | null {
  let isIn = false;
  const isTheirs = (seat: Seat, at: number): boolean => {
    const theirs = sitterAt(match, seat, at).person === person;
    isIn ||= theirs;
    return theirs;
  };
  const calledOff = match.past.calledOff.map(deal => ({
    ...deal,
    seats: deal.seats.map((one, seat) => (isTheirs(seat, deal.at) ? { name } : one)),
    lost: deal.lost.map(one => (one.person === person ? { ...one, keyHash: null, person: null } : one)),
  }));
  return isIn ? { ...match, past: { ...match.past, calledOff } } : null;
}

/** Who says who takes the free seats: whoever opened the table, or, if that seat was lost, the first person who sits here. */
export function hostOf({ seats, past }: StoredMatch): Seat {
  const first = past.calledOff.length === 0 ? 0 : seats.findIndex(({ name, bot }) => name !== null && bot === null);
  return Math.max(0, first);
}
