/** The one door through which a match's data leaves: the table for everybody, the position and the feed for a viewer. */

import {
  type AnyGame,
  commitmentTo,
  type Entry,
  heardBy,
  type Seat,
  type Viewer,
  waitingFor,
} from '@roundhouse/kernel';
import type { Position, Table } from '../protocol.ts';
import type { StoredMatch, StoredSeat } from '../store/store.ts';
import { isReplayable } from './action.ts';
import { mayAsk } from './asking.ts';
import { clocksFor } from './clocks.ts';
import { Refused } from './refusal.ts';

type Heard = Position['events'][number];

/** What anyone may know who knows the match's id. */
export const tableOf = (match: StoredMatch): Table => ({
  id: match.id,
  game: match.game,
  version: match.version,
  options: match.options,
  seats: match.seats.map(seatOf),
  listed: match.listed,
  private: match.settings.private,
  delay: match.settings.delay,
  clock: match.settings.clock,
  level: match.settings.level,
  asked: match.asked && { id: match.asked.id, seat: match.asked.seat, agreed: [...match.asked.agreed] },
  rematch: match.rematch,
  status: match.status,
  commitment: commitmentTo(match.seed),
  created: match.created,
});

const seatOf = ({ name, bot, standIn, program, keptFor }: StoredSeat): Table['seats'][number] => ({
  name,
  ...(bot !== null && { bot }),
  ...(standIn !== null && { standIn }),
  ...(program && { program }),
  ...(keptFor !== null && name === null && { keptFor }),
});

/** Throws `Refused` if this viewer may see nothing of a match that is private. */
export function mustBeOpenTo({ settings, status }: StoredMatch, viewer: Viewer): void {
  if (viewer === null && settings.private && status !== 'open') {
    throw new Refused('private', 'Only those who sit at this table see it.');
  }
}

export type Standing = Omit<Position, 'events' | 'heard'>;

/** How a match stands to a viewer at a moment of the house's time, without the feed. */
export function standingFor(game: AnyGame, match: StoredMatch, viewer: Viewer, house: number): Standing {
  const { state } = match;
  const dealt = match.status !== 'open';
  const payoffs = dealt ? game.payoffs(state) : null;
  return {
    view: dealt ? game.view(state, viewer) : null,
    moves: dealt && viewer !== null && payoffs === null ? game.legalMoves(state, viewer) : [],
    waiting: dealt ? [...waitingFor(game, state, viewer)] : [],
    decision: viewer === null ? 0 : match.seats[viewer]!.decisions,
    mayTakeBack: viewer !== null && match.mayTakeBack === viewer && isReplayable(game, match),
    over: payoffs === null ? null : [...payoffs],
    clock: clocksFor(game, match, viewer, house),
    mayAskTakeBack: viewer !== null && isReplayable(game, match) && mayAsk(match, viewer),
  };
}

/** What makes a standing news: anything but that time has passed. */
export const fingerprintOf = ({ clock, ...rest }: Standing): string => JSON.stringify([rest, clock?.seats]);

/**
 * All that a viewer has heard in the steps from `from` on. Positions in this feed are counted in events and never in
 * steps: a gap in the steps would betray that somebody was asked in secret.
 */
export function feedOf(log: readonly Entry[], viewer: Viewer, from = 0): Heard[] {
  const feed: Heard[] = [];
  const standing: number[] = [];
  for (const [step, entry] of log.entries()) {
    let heard: Heard[];
    if (entry.kind === 'takeBack') {
      heard = heardOfTakeBack(entry.seat, standing.pop() ?? 0, viewer);
    } else {
      // A game's events have a type, by the contract's convention; the contract itself leaves them open.
      heard = heardBy(entry, viewer) as Heard[];
      standing.push(heard.length);
    }
    if (step >= from) feed.push(...heard);
  }
  return feed;
}

/** Who heard nothing of a move must not hear that it was taken back. */
const heardOfTakeBack = (seat: Seat, events: number, viewer: Viewer): Heard[] =>
  events > 0 || viewer === seat ? [{ type: 'takenBack', seat, events } as Heard] : [];
