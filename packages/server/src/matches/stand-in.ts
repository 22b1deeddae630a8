/** Bots that play for people who are away, and what happens when somebody's time is out. */

import { type AnyGame, askedSecretly, CONCEDE, defaultMove, mayConcede, type Seat } from '@roundhouse/kernel';
import type { LogRow, Sent, StoredMatch, StoredSeat } from '../store/store.ts';
import type { Instant } from '../time.ts';
import { playOn, type Written } from './action.ts';
import { dropAsked } from './asking.ts';
import { keepTime } from './clocks.ts';
import { callOff } from './opening.ts';

/** The match with a bot of the table's level in the seat; null if one is there, or there is nothing left to play. */
export function letStandIn(game: AnyGame, before: StoredMatch, seat: Seat, moment: Instant): StoredMatch | null {
  const { bot, standIn } = before.seats[seat]!;
  if (bot !== null || standIn !== null || before.status !== 'running') return null;
  const match = withSeat(before, seat, { standIn: before.settings.level });
  return { ...keepTime(game, match, moment.serverTime, { seat, kind: 'leave' }), updated: moment.at };
}

/** The match with the seat in its owner's hands again; null if it is. */
export function takeSeatBack(game: AnyGame, before: StoredMatch, seat: Seat, moment: Instant): StoredMatch | null {
  if (before.seats[seat]!.standIn === null) return null;
  const match = withSeat(before, seat, { standIn: null });
  return { ...keepTime(game, match, moment.serverTime, { seat, kind: 'return' }), updated: moment.at };
}

/** The same for an owner who has not answered yet: null, too, where their time is out and the bot is about to answer for them. */
export const comeBack = (game: AnyGame, before: StoredMatch, seat: Seat, moment: Instant): StoredMatch | null =>
  isTimeOut(before.seats[seat]!, moment) ? null : takeSeatBack(game, before, seat, moment);

const isOut = (due: number | null, { serverTime }: Instant): boolean => due !== null && due <= serverTime;
const isTimeOut = ({ due, secretDue }: StoredSeat, moment: Instant): boolean =>
  isOut(due, moment) || isOut(secretDue, moment);

const withSeat = (match: StoredMatch, seat: Seat, change: Partial<StoredSeat>): StoredMatch => ({
  ...match,
  seats: match.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

/** What has run out at this moment, carried out: one thing at a time. Null if nothing has. */
export function runOut(game: AnyGame, before: StoredMatch, moment: Instant): Written | null {
  if (isOut(before.held?.until ?? null, moment)) return letGo(game, before, moment);
  if (before.status !== 'running') return callOff(game, before, moment);
  const seat = before.seats.findIndex(one => one.standIn === null && isTimeOut(one, moment));
  if (seat >= 0) return timeIsOut(game, before, seat, moment);
  return isOut(before.asked?.until ?? null, moment) ? dropAsked(game, before, moment) : null;
}

function timeIsOut(game: AnyGame, before: StoredMatch, seat: Seat, moment: Instant): Written {
  const { due, decisions } = before.seats[seat]!;
  const out = before.settings.clock!.out;
  // Nobody may learn that a question was asked in secret, so nothing happens that all would see.
  if (due !== null && out === 'bot') {
    const match = letStandIn(game, before, seat, moment)!;
    return { match: { ...match, revision: before.revision + 1 }, rows: [] };
  }
  const sent: Sent = { seat, decision: decisions, id: 'time' };
  const givesUp = due !== null && out === 'concede' && mayConcede(game, before.state, seat);
  return playOn(game, before, sent, givesUp ? CONCEDE : defaultMove(game, before.state, seat), moment);
}

/** The end of the time: who was asked and has not answered lets it pass, all in one write, and then all is told. */
function letGo(game: AnyGame, before: StoredMatch, moment: Instant): Written {
  let match = before;
  const rows: LogRow[] = [];
  for (let seat = askedSecretly(game, match.state)[0]; seat !== undefined; seat = askedSecretly(game, match.state)[0]) {
    const sent: Sent = { seat, decision: match.seats[seat]!.decisions, id: 'time' };
    const written = playOn(game, match, sent, defaultMove(game, match.state, seat), moment);
    match = written.match;
    rows.push(...written.rows);
  }
  const free = { ...match, revision: before.revision + 1, held: null, updated: moment.at };
  return { match: keepTime(game, free, moment.serverTime), rows };
}
