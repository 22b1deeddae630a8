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

/** So many commitments are remembered: hashing costs as much as the rest of a table. */
const MOST_COMMITMENTS = 1000;
const commitments = new Map<string, string>();

function commitmentOf(seed: string): string {
  const known = commitments.get(seed);
  if (known !== undefined) return known;
  if (commitments.size === MOST_COMMITMENTS) commitments.clear();
  const commitment = commitmentTo(seed);
  commitments.set(seed, commitment);
  return commitment;
}

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
  commitment: commitmentOf(match.seed),
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

type Standing = Omit<Position, 'events' | 'heard' | 'clock'>;

/** How a match stands to a viewer, without the feed and the clocks, which show the time of day. */
export function standingFor(game: AnyGame, match: StoredMatch, viewer: Viewer): Standing {
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
    mayAskTakeBack: viewer !== null && isReplayable(game, match) && mayAsk(match, viewer),
  };
}

/** A standing as text: what it is but for the clocks, and the clocks' seats. Two that are alike are no news. */
export interface StandingText {
  /** The fields of an object, without its braces. */
  readonly rest: string;
  readonly clocks: string | null;
}

/** A match may have many spectators, who all see the same. A seat has one watcher, for whom nothing need be kept. */
const forSpectators = new WeakMap<StoredMatch, StandingText>();

export function standingText(game: AnyGame, match: StoredMatch, viewer: Viewer): StandingText {
  const known = viewer === null ? forSpectators.get(match) : undefined;
  if (known !== undefined) return known;
  const clock = clocksFor(game, match, viewer, 0);
  const rest = JSON.stringify(standingFor(game, match, viewer)).slice(1, -1);
  const text = { rest, clocks: clock && JSON.stringify(clock.seats) };
  if (viewer === null) forSpectators.set(match, text);
  return text;
}

/** `Position`, as the fields of an object without its braces. */
export const positionText = (
  events: Position['events'],
  heard: number,
  { rest, clocks }: StandingText,
  house: number,
): string =>
  `"events":${JSON.stringify(events)},"heard":${heard},${rest},"clock":${clocks && `{"now":${house},"seats":${clocks}}`}`;

/**
 * Whether two readings of a match, by their very objects, show the same table; false where that is not certain. Sees at
 * a glance what a move leaves alone: all of it but the seats, of which it changes what no table shows.
 */
export const showSameTable = (a: StoredMatch, b: StoredMatch): boolean =>
  a.options === b.options &&
  a.settings === b.settings &&
  a.asked === b.asked &&
  a.rematch === b.rematch &&
  a.status === b.status &&
  a.version === b.version &&
  a.seats.every((seat, i) => seat === b.seats[i] || isShownAlike(seat, b.seats[i]!));

const isShownAlike = (a: StoredSeat, b: StoredSeat): boolean =>
  a.name === b.name && a.bot === b.bot && a.standIn === b.standIn && a.program === b.program && a.keptFor === b.keptFor;

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
