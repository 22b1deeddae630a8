/** Who has to be told that something is asked of them, how, and when to remind them. Time is an argument. */

import type { AnyGame, Seat } from '@roundhouse/kernel';
import { botAt } from '../matches/clocks.ts';
import { openingOf } from '../matches/opening.ts';
import type { Channel, NotificationStore } from '../store/notifications.ts';
import type { LogRow, StoredMatch } from '../store/store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Where all the time there is is shorter, a reminder would come too late to help. */
const LEAST_REMINDED_MS = 10 * MINUTE_MS;
/** A quarter of the time there is, but nobody needs to know a day before. */
const LONGEST_NOTICE_MS = 12 * HOUR_MS;

/** Somebody of whom something is asked. */
export interface Asked {
  readonly seat: Seat;
  readonly person: string;
  readonly decision: number;
  /** When time is out, in the server's time. */
  readonly due: number | null;
}

/** All people of whom something is asked and for whom no bot plays. */
export function askedOf(game: AnyGame, match: StoredMatch): Asked[] {
  if (match.status === 'open') return askedToOpen(match);
  if (match.status !== 'running') return [];
  return game.toAct(match.state).flatMap(seat => {
    const one = match.seats[seat]!;
    if (one.person === null || one.name === null || botAt(one) !== null) return [];
    return [{ seat, person: one.person, decision: one.decisions, due: one.due ?? one.secretDue }];
  });
}

/** Whose page must be opened once before a table can deal: it opens by itself what was promised for the dice. */
function askedToOpen(match: StoredMatch): Asked[] {
  return (openingOf(match)?.owing ?? []).flatMap(seat => {
    const { person, bot } = match.seats[seat]!;
    // Of each deal anew.
    const decision = -1 - match.past.calledOff.length;
    return person === null || bot !== null ? [] : [{ seat, person, decision, due: match.due }];
  });
}

/** Ids of steps that the server sent in somebody's name. */
const OF_THE_HOUSE = new Set(['bot', 'time', 'opening', 'withdrawn']);

/** Whose own doing the last step was: they have seen what came of it. */
export function lastActor(row: LogRow | undefined): Seat | null {
  return row?.sent && !OF_THE_HOUSE.has(row.sent.id) ? row.sent.seat : null;
}

/** When to remind somebody who was asked a moment ago; null where there is nothing to remind of. */
export function reminderAt({ settings: { clock } }: StoredMatch, { due }: Asked, serverTime: number): number | null {
  if (clock === null || due === null) return null;
  return reminderBefore(due, clock.kind === 'move' ? clock.seconds * 1000 : due - serverTime, serverTime);
}

/** When to remind somebody who had so long in all; null where that would help nobody. */
export function reminderBefore(due: number, whole: number, serverTime: number): number | null {
  if (whole < LEAST_REMINDED_MS) return null;
  const at = due - Math.min(whole / 4, LONGEST_NOTICE_MS);
  return at > serverTime ? Math.floor(at) : null;
}

/** How somebody wants to be told of a match or a competition: not at all, where they have had enough of it. */
export async function channelsFor(store: NotificationStore, person: string, match: string): Promise<Channel[]> {
  const channels = (await store.channels(person)).filter(({ confirmed }) => confirmed);
  if (channels.length === 0 || (await store.quiet(person)).includes(match)) return [];
  return channels;
}
