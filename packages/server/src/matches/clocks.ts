/** Clocks: whose runs, how much is left, and when somebody has to look after a match. Pure: time is an argument. */

import { type AnyGame, type Seat, type Viewer, waitingFor } from '@roundhouse/kernel';
import type { ClockSettings, Clocks } from '../protocol.ts';
import type { StoredMatch, StoredSeat } from '../store/store.ts';

/** Even a clock that is all but empty leaves time to click. */
const LEAST_MS = 2000;
/** What a question asked in secret may take where the clock is the whole match's. It is not charged. */
const SECRET_MS = 60_000;
/** Who comes back to a clock that is all but empty finds so much on it, if a bot has moved in the meantime. */
const RETURN_MS = 60_000;

/** What a seat has just done. */
export interface Act {
  readonly seat: Seat;
  readonly kind: 'move' | 'takeBack' | 'return';
}

/** What a clock shows before anything was played. */
export const wholeTime = (clock: ClockSettings | null): number => (clock?.seconds ?? 0) * 1000;

export const botAt = ({ bot, standIn }: StoredSeat): string | null => bot ?? standIn;

/** The match with its clocks set and its next due time, after `act`, if anybody has acted. */
export function keepTime(game: AnyGame, match: StoredMatch, house: number, act: Act | null = null): StoredMatch {
  const owing = match.status === 'running' ? game.toAct(match.state) : [];
  const known = owing.length > 0 ? waitingFor(game, match.state, null) : [];
  // A game that names seats which owe nothing hides who does: then no clock may tell.
  const open = known.every(seat => owing.includes(seat)) ? known : [];
  const { clock } = match.settings;
  const seats =
    clock === null
      ? match.seats
      : match.seats.map((seat, i) => {
          const owes = owing.includes(i) && botAt(seat) === null;
          const asked = !owes ? 'not' : open.includes(i) ? 'openly' : 'secretly';
          return setClock(clock, seat, asked, house, act?.seat === i ? act.kind : null);
        });
  const due = nextDue(seats, match.asked, owing, house);
  return seats === match.seats && due === match.due ? match : { ...match, seats, due };
}

function setClock(
  clock: ClockSettings,
  seat: StoredSeat,
  asked: 'not' | 'openly' | 'secretly',
  house: number,
  act: Act['kind'] | null,
): StoredSeat {
  if (asked === 'openly' && seat.due !== null && act === null) return { ...seat, secretDue: null };
  const left = leftOf(clock, seat, house, act);
  const isFresh = clock.kind === 'move' && act !== 'takeBack' && act !== 'return';
  const due = asked === 'openly' ? house + Math.max(LEAST_MS, isFresh ? wholeTime(clock) : left) : null;
  const secretMs = clock.kind === 'move' ? wholeTime(clock) : Math.min(wholeTime(clock), SECRET_MS);
  const goesOn = seat.secretDue !== null && act === null;
  const secretDue = asked !== 'secretly' ? null : goesOn ? seat.secretDue : house + secretMs;
  return { ...seat, left, due, secretDue };
}

/** What is left when a clock has stopped. Neither taking back nor going out and coming in again wins any time. */
function leftOf(clock: ClockSettings, seat: StoredSeat, house: number, act: Act['kind'] | null): number {
  const rest = seat.due === null ? seat.left : Math.max(0, seat.due - house);
  const isBots = act === 'move' && seat.standIn !== null;
  if (clock.kind === 'move') {
    if (isBots) return wholeTime(clock);
    // Back at a question that had been answered: with what was left then.
    return act === 'takeBack' ? seat.left : rest;
  }
  // Not more than before: the least time to click is lent, not given.
  const spent = Math.min(seat.left, rest);
  if (isBots) return Math.max(spent, Math.min(wholeTime(clock), RETURN_MS));
  const increment = clock.increment * 1000;
  // A decision asked in secret is not charged, and earns nothing: both could be seen afterwards.
  if (act === 'move' && seat.due !== null) return spent + increment;
  return act === 'takeBack' ? Math.max(0, spent - increment) : spent;
}

function nextDue(
  seats: readonly StoredSeat[],
  asked: StoredMatch['asked'],
  owing: readonly Seat[],
  house: number,
): number | null {
  let next = asked?.until ?? Number.POSITIVE_INFINITY;
  for (const { due, secretDue } of seats) next = Math.min(next, due ?? next, secretDue ?? next);
  if (owing.some(seat => botAt(seats[seat]!) !== null)) next = Math.min(next, house);
  return Number.isFinite(next) ? next : null;
}

/** How the clocks stand to a viewer; null where there is none to see. */
export function clocksFor(game: AnyGame, match: StoredMatch, viewer: Viewer, house: number): Clocks | null {
  const { clock } = match.settings;
  if (clock === null || match.status !== 'running') return null;
  const waiting = waitingFor(game, match.state, viewer);
  const seats = match.seats.map((seat, i) => ({
    left: clock.kind === 'move' ? wholeTime(clock) : seat.left,
    due: waiting.includes(i) ? (seat.due ?? (i === viewer ? seat.secretDue : null)) : null,
  }));
  return { now: house, seats };
}
