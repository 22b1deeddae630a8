import {
  type AnyGame,
  askedSecretly,
  type Entry,
  effectiveSteps,
  heardBy,
  type Match,
  type PlayedStep,
  type Seat,
  type Viewer,
  waitingFor,
} from '@roundhouse/kernel';
import type { GameEvent, TablePosition, Undo } from '../source.ts';
import { whyItStands } from '../undo.ts';
import { before, type Hold } from './hold.ts';
import { needsCover } from './looking.ts';

export const NOTHING_TO_UNDO: Undo = { why: 'nothing', seat: null, asks: false };

/**
 * Whose step could be taken back now: that of whoever looks; or, where that tells nothing to anybody it should not, the last
 * step of another person at this device.
 */
export function undoOf(game: AnyGame, match: Match, people: readonly Seat[], looker: Viewer): Undo {
  const last = effectiveSteps(match.log).at(-1)?.seat ?? null;
  if (looker !== null) {
    const why = whyItStands(match, looker);
    if (why === null) return { why, seat: looker, asks: false };
    const isOpen = last !== null && people.includes(last) && !needsCover(game, match, looker, last);
    if (isOpen && whyItStands(match, last) === null) return { why: null, seat: last, asks: false };
    return { why, seat: null, asks: false };
  }
  if (last === null || !people.includes(last)) return NOTHING_TO_UNDO;
  const why = whyItStands(match, last);
  return { why, seat: why === null ? last : null, asks: false };
}

/** What a seat is shown of a match of which something is held back. */
export const shownTo = (game: AnyGame, match: Match, hold: Hold | null, seat: Seat): Match =>
  hold === null || askedSecretly(game, match.state).includes(seat) ? match : before(match, hold);

export function positionOf(game: AnyGame, match: Match, seat: Seat, heardBefore: number): TablePosition {
  const history = historyOf(match, seat);
  const over = game.payoffs(match.state);
  return {
    view: game.view(match.state, seat),
    moves: over === null ? game.legalMoves(match.state, seat) : [],
    events: history.slice(heardBefore),
    history,
    waiting: waitingFor(game, match.state, seat),
    over,
  };
}

/** What a viewer has heard of so many steps, the last of which is `last`. */
interface Heard {
  readonly steps: number;
  readonly last: PlayedStep | undefined;
  readonly events: readonly GameEvent[];
}

const heardLately = new WeakMap<Entry, Map<Viewer, Heard>>();

/**
 * A game's events have a type, by the contract's convention; the contract itself leaves them open. What was heard before is
 * not gone through again: steps are added at the end of a log, or taken back from there.
 */
export function historyOf({ log }: Match, viewer: Viewer): readonly GameEvent[] {
  const steps = effectiveSteps(log);
  // The set-up, which all positions of a match share.
  const first = log[0]!;
  const ofMatch = heardLately.get(first) ?? new Map<Viewer, Heard>();
  heardLately.set(first, ofMatch);
  const before = ofMatch.get(viewer);
  if (before && before.steps === steps.length && before.last === steps.at(-1)) return before.events;
  const known = before && before.last === steps[before.steps - 1] ? before : { steps: 0, events: [] };
  const news = steps.slice(known.steps).flatMap(entry => heardBy(entry, viewer)) as GameEvent[];
  const events = [...known.events, ...news];
  ofMatch.set(viewer, { steps: steps.length, last: steps.at(-1), events });
  return events;
}
