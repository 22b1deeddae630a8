/** How much of a match somebody has seen from a seat, and what of it a bot did there: told on return, and in the log. */

import { held, hold } from './store.ts';

const nameOf = (match: string, seat: number): string => `seen.${match}.${seat}`;

/** How many events had been seen; null if nobody has looked from there yet. */
export function seenFrom(match: string, seat: number): number | null {
  const seen = held(nameOf(match, seat));
  return typeof seen === 'number' ? seen : null;
}

export const rememberSeen = (match: string, seat: number, events: number): void => hold(nameOf(match, seat), events);

/** Events of a match by their numbers: from the first on, up to the last and without it. */
type Stretch = readonly [first: number, last: number];

const botsAt = (match: string, seat: number): string => `bots.${match}.${seat}`;

/** When a bot has answered for whoever sits there, as far as this device was told. */
export function stretchesOfBots(match: string, seat: number): readonly Stretch[] {
  const kept = held(botsAt(match, seat));
  return Array.isArray(kept) ? (kept as Stretch[]) : [];
}

/** Keeps such a stretch; one that begins where another ends goes on with it. */
export function rememberBot(match: string, seat: number, [first, last]: Stretch): void {
  const kept = stretchesOfBots(match, seat);
  const before = kept.at(-1);
  const goesOn = before !== undefined && before[1] >= first;
  hold(botsAt(match, seat), goesOn ? [...kept.slice(0, -1), [before[0], last]] : [...kept, [first, last]]);
}
