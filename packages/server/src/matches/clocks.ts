/** Clocks: whose runs, how much is left, and when somebody has to look after a match. Pure: time is an argument. */

import { type AnyGame, type Seat, type Viewer, waitingFor } from '@roundhouse/kernel';
import type { ClockSettings, Clocks } from '../protocol.ts';
import type { StoredMatch, StoredSeat } from '../store/store.ts';
import { MOST_STEPS } from './length.ts';

/** The least time a nearly empty clock leaves, so that there is time to click. */
const LEAST_MS = 2000;
/** What a question asked in secret may take where the clock is the whole match's. It is not charged. */
const SECRET_MS = 60_000;

/** What a seat has just done. */
export interface Act {
  readonly seat: Seat;
  /** `part`: of a move that is not whole yet, or back from one; nobody else heard of it. `leave`, `return`: a bot plays meanwhile. */
  readonly kind: 'move' | 'part' | 'takeBack' | 'leave' | 'return';
}

/** What a clock shows before anything was played. */
export const wholeTime = (clock: ClockSettings | null): number => (clock?.seconds ?? 0) * 1000;

export const botAt = ({ bot, standIn }: StoredSeat): string | null => bot ?? standIn;

/** The match with its clocks set and its next due time, after `act`, if anybody has acted. */
export function keepTime(game: AnyGame, match: StoredMatch, serverTime: number, act: Act | null = null): StoredMatch {
  const owing = match.status === 'running' ? game.toAct(match.state) : [];
  const known = owing.length > 0 ? waitingFor(game, match.state, null) : [];
  // A game that also names seats which owe nothing is hiding who does, so no clock may tell.
  const open = match.held === null && known.every(seat => owing.includes(seat)) ? known : [];
  const { clock } = match.settings;
  const seats =
    clock === null
      ? match.seats
      : match.seats.map((seat, i) => {
          const owes = owing.includes(i) && seat.bot === null;
          // What is held back costs nobody any time: its end is the same for all.
          const asked = !owes || match.held ? 'not' : open.includes(i) ? 'openly' : 'secretly';
          const set = seat.standIn === null ? setClock : setClockOfAbsent;
          return set(clock, seat, asked, serverTime, act?.seat === i ? act.kind : null);
        });
  const due = nextDue(seats, match, owing, known, serverTime);
  return seats === match.seats && due === match.due ? match : { ...match, seats, due };
}

type Asked = 'not' | 'openly' | 'secretly';

function setClock(
  clock: ClockSettings,
  seat: StoredSeat,
  asked: Asked,
  serverTime: number,
  act: Act['kind'] | null,
): StoredSeat {
  // A moving clock would tell that somebody moved.
  const isBack = act === null || act === 'return';
  const goesOnRunning = asked === 'openly' && seat.due !== null && (isBack || act === 'part');
  if (goesOnRunning) return { ...seat, secretDue: null };
  const left = leftOf(clock, seat, serverTime, act);
  const isFresh = clock.kind === 'move' && act !== 'takeBack' && act !== 'return';
  const due = asked === 'openly' ? serverTime + Math.max(LEAST_MS, isFresh ? wholeTime(clock) : left) : null;
  const secretMs = clock.kind === 'move' ? wholeTime(clock) : Math.min(wholeTime(clock), SECRET_MS);
  const goesOn = seat.secretDue !== null && isBack;
  const secretDue = asked !== 'secretly' ? null : goesOn ? seat.secretDue : serverTime + secretMs;
  return { ...seat, left, due, secretDue };
}

/**
 * The clock of a question whose seat was left to a bot goes on, unseen, until the bot has answered it: who is back before
 * that has won no time by going, however often they go. What is left for later stays as it was on leaving.
 */
function setClockOfAbsent(
  clock: ClockSettings,
  seat: StoredSeat,
  asked: Asked,
  serverTime: number,
  act: Act['kind'] | null,
): StoredSeat {
  const hasLeft = act === 'leave';
  const left = leftOf(clock, hasLeft ? seat : { ...seat, due: null }, serverTime, hasLeft ? null : act);
  const isOpen = asked !== 'not' && (act === null || hasLeft);
  const due = isOpen || (asked !== 'not' && act === 'part') ? seat.due : null;
  return { ...seat, left, due, secretDue: isOpen ? seat.secretDue : null };
}

/** What is left when a clock has stopped. Neither taking back nor going out and coming in again wins any time. */
function leftOf(clock: ClockSettings, seat: StoredSeat, serverTime: number, act: Act['kind'] | null): number {
  const rest = seat.due === null ? seat.left : Math.max(0, seat.due - serverTime);
  if (clock.kind === 'move') {
    // A bot has answered: what the seat is asked next is another question.
    if (act === 'move' && seat.standIn !== null) return wholeTime(clock);
    // Back at a question that had been answered: with what was left then.
    return act === 'takeBack' ? seat.left : rest;
  }
  // Not more than before: the least time to click is lent, not given. And what a bot did meanwhile gives nothing back.
  const spent = Math.min(seat.left, rest);
  const increment = clock.increment * 1000;
  // A decision asked in secret is not charged, and earns nothing: both could be seen afterwards.
  if (act === 'move' && seat.due !== null) return spent + increment;
  return act === 'takeBack' ? Math.max(0, spent - increment) : spent;
}

function nextDue(
  seats: readonly StoredSeat[],
  { asked, held, steps }: StoredMatch,
  owing: readonly Seat[],
  known: readonly Seat[],
  serverTime: number,
): number | null {
  // Nothing can be played for anybody any more: there is nothing to look after.
  if (steps >= MOST_STEPS) return null;
  let next = Math.min(asked?.until ?? Number.POSITIVE_INFINITY, held?.until ?? Number.POSITIVE_INFINITY);
  for (const { standIn, due, secretDue } of seats)
    if (standIn === null) next = Math.min(next, due ?? next, secretDue ?? next);
  // While something is held, only what is asked in secret is answered.
  const called = held === null ? owing : owing.filter(seat => !known.includes(seat));
  if (called.some(seat => botAt(seats[seat]!) !== null)) next = Math.min(next, serverTime);
  return Number.isFinite(next) ? next : null;
}

/** How the clocks stand to a viewer; null where there is none to see. */
export function clocksFor(game: AnyGame, match: StoredMatch, viewer: Viewer, serverTime: number): Clocks | null {
  const { clock } = match.settings;
  if (clock === null || match.status !== 'running') return null;
  const waiting = waitingFor(game, match.state, viewer);
  const seats = match.seats.map((seat, i) => ({
    left: clock.kind === 'move' ? wholeTime(clock) : seat.left,
    due: waiting.includes(i) && seat.standIn === null ? (seat.due ?? (i === viewer ? seat.secretDue : null)) : null,
  }));
  return { now: serverTime, seats };
}
