/** The one door through which a match's data leaves: the table for everybody, the position and the feed for a viewer. */

import { type AnyGame, commitmentTo, type Entry, type Viewer, waitingFor } from '@roundhouse/kernel';
import Type from 'typebox';
import { Clocks, Position, Table } from '../protocol.ts';
import { type Fields, field, fieldsWriterOf, type Json, joined, objectOf, writerOf } from '../serialise.ts';
import type { StoredMatch, StoredSeat } from '../store/store.ts';
import { absentAt } from './absent.ts';
import { isReplayable } from './action.ts';
import { mayAsk } from './asking.ts';
import { clocksFor } from './clocks.ts';
import { heardOf } from './match-logs.ts';
import { openingOf } from './opening.ts';
import { Refused } from './refusal.ts';

type Heard = Position['events'][number];

/** How many commitments are remembered, since hashing one costs as much as the rest of a table. */
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
  absent: absentAt(match.settings),
  asked: match.asked && { id: match.asked.id, seat: match.asked.seat, agreed: [...match.asked.agreed] },
  rematch: match.rematch,
  ...(match.settings.competition && { competition: match.settings.competition.id }),
  status: match.status,
  commitment: commitmentOf(match.seed),
  ...openingField(match),
  ...pastFields(match),
  created: match.created,
});

function openingField(match: StoredMatch): Pick<Table, 'opening'> {
  const opening = openingOf(match);
  return opening === null ? {} : { opening };
}

const pastFields = ({ past: { calledOff, givenUp } }: StoredMatch): Pick<Table, 'calledOff' | 'givenUp'> => ({
  ...(calledOff.length > 0 && {
    calledOff: calledOff.map(({ seats, lost, commitment, promises, at }) => ({
      ...{ names: seats.map(({ name }) => name), silent: lost.map(({ seat }) => seat), commitment },
      ...{ promises: [...promises], at },
    })),
  }),
  ...(givenUp > 0 && { givenUp }),
});

const seatOf = ({ name, avatar, bot, standIn, program, keptFor }: StoredSeat): Table['seats'][number] => ({
  name,
  ...(avatar !== undefined && { avatar }),
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
    moves:
      dealt && viewer !== null && payoffs === null && !match.held?.isMute ? [...game.legalMoves(state, viewer)] : [],
    waiting: dealt ? [...waitingFor(game, state, viewer)] : [],
    decision: viewer === null ? 0 : match.seats[viewer]!.decisions,
    mayTakeBack: viewer !== null && match.mayTakeBack === viewer && isReplayable(game, match),
    over: payoffs === null ? null : [...payoffs],
    mayAskTakeBack: viewer !== null && isReplayable(game, match) && mayAsk(match, viewer),
  };
}

/** A standing as text: all of it but the clocks, and the clocks' seats. Two that are alike are no news. */
export interface StandingText {
  readonly rest: Fields<Standing>;
  readonly clocks: Json<Clocks['seats']> | null;
}

const writeStanding = fieldsWriterOf(Type.Omit(Position, ['events', 'heard', 'clock']));
const writeFeed = fieldsWriterOf(Type.Pick(Position, ['events', 'heard']));
const writeTime = fieldsWriterOf(Type.Pick(Clocks, ['now']));
const writeClocks = writerOf(Clocks.properties.seats);
const NO_CLOCK = writerOf(Type.Null())(null);
export const writeTable = writerOf(Table);

/** A match may have many spectators, who all see the same. A seat has one watcher, for whom nothing need be kept. */
const forSpectators = new WeakMap<StoredMatch, StandingText>();

export function standingText(game: AnyGame, match: StoredMatch, viewer: Viewer): StandingText {
  const known = viewer === null ? forSpectators.get(match) : undefined;
  if (known !== undefined) return known;
  const clock = clocksFor(game, match, viewer, 0);
  const rest = writeStanding(standingFor(game, match, viewer));
  const text = { rest, clocks: clock && writeClocks(clock.seats) };
  if (viewer === null) forSpectators.set(match, text);
  return text;
}

export function positionText(told: ToldText, { clocks }: StandingText, serverTime: number): Fields<Position> {
  const clock = clocks === null ? NO_CLOCK : objectOf(joined(writeTime({ now: serverTime }), field('seats', clocks)));
  return joined(told, field('clock', clock));
}

/** A position but for the clocks, which show the time of day. */
type ToldText = Fields<Omit<Position, 'clock'>>;

/** What spectators are told of a reading of a match, by what they had heard: nearly all have heard the same. */
const toldSpectators = new WeakMap<StoredMatch, Map<number, ToldText>>();

/** What a viewer is told who had heard `before` events: those after them, and how the match stands. */
export function toldText(
  match: StoredMatch,
  viewer: Viewer,
  before: number,
  events: Position['events'],
  { rest }: StandingText,
): ToldText {
  const write = (): ToldText => joined(writeFeed({ events, heard: before + events.length }), rest);
  if (viewer !== null) return write();
  const known = toldSpectators.get(match) ?? new Map<number, ToldText>();
  toldSpectators.set(match, known);
  const text = known.get(before) ?? write();
  known.set(before, text);
  return text;
}

const tables = new WeakMap<StoredMatch, Json<Table>>();

/** The table as text, made once for each reading of a match. */
export function tableText(match: StoredMatch): Json<Table> {
  const text = tables.get(match) ?? writeTable(tableOf(match));
  tables.set(match, text);
  return text;
}

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
  a.past === b.past &&
  a.seats.every((seat, i) => seat === b.seats[i] || isShownAlike(seat, b.seats[i]!));

const isShownAlike = (a: StoredSeat, b: StoredSeat): boolean =>
  a.name === b.name &&
  a.avatar === b.avatar &&
  a.bot === b.bot &&
  a.standIn === b.standIn &&
  a.program === b.program &&
  a.keptFor === b.keptFor;

/** What a viewer hears of steps of which none takes another back, or of a whole log. */
export function feedOf(log: readonly Entry[], viewer: Viewer): Heard[] {
  const standing: number[] = [];
  return log.flatMap(entry => heardOf(entry, viewer, standing));
}
