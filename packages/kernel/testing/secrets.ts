/** The laws about secrets: what leaves the table for one viewer, byte by byte. */

import {
  type AnyGame,
  copyPlain,
  deepFreeze,
  type Entry,
  formatRecordFor,
  heardBy,
  type Match,
  type OwnLaws,
  play,
  type Seat,
  type Viewer,
  waitingFor,
  whyNot,
} from '../src/index.ts';
import { LawBroken, type Place, type Position } from './broken.ts';
import { oneOf, probesFor } from './probes.ts';
import { diceOf, lookThrough, type RandomGameOptions, type StateOf } from './random-game.ts';
import { firstDifference, hearsAlike, redealsAlike } from './redeal.ts';

export type SecretsOf<State = unknown> = NonNullable<OwnLaws<State, never>['secretsOf']>;

/** The doors through which a running match leaves the table. A server tests its own by putting them here. */
export interface Feeds {
  /** What is told of a step as it happens. */
  hear(entry: Entry, viewer: Viewer): unknown;
  /** What a viewer who comes back is told of all that has happened. */
  log(match: Match, viewer: Viewer): unknown;
  /** What it may save and replay. */
  replay(game: AnyGame, match: Match, viewer: Viewer): string;
  waiting(game: AnyGame, state: unknown, viewer: Viewer): unknown;
}

/** The kernel's own doors. */
export const REAL_FEEDS: Feeds = {
  hear: heardBy,
  log: (match, viewer) => match.log.map(entry => heardBy(entry, viewer)),
  replay: formatRecordFor,
  waiting: waitingFor,
};

/** Old steps are searched at one position in so many: what leaked once stays in them. */
const HISTORY_ONCE_IN = 4;

/**
 * Plays random games and looks for secrets in everything that anybody is sent. Throws `LawBroken` at the first. Where
 * secrets are choices rather than ids, `secretsOf` may be empty: redeals and twins find those.
 */
export function keepsSecrets<G extends AnyGame>(
  game: G,
  secretsOf: SecretsOf<StateOf<G>>,
  { games, seed, feeds = REAL_FEEDS, ...options }: RandomGameOptions & { games: number; seed: number; feeds?: Feeds },
): void {
  for (let done = 0; done < games; done++) {
    const watch = watchSecrets(secretsOf, feeds);
    lookThrough(game, seed + done, options, at => {
      watch(at);
      for (const seat of at.match.seats.keys()) hearsAlike(at, redealsAlike(at, at.match.state, seat), seat);
    });
  }
}

/** Watches one game, position by position from its set-up on. */
export function watchSecrets(secretsOf: SecretsOf, feeds: Feeds): (at: Position) => void {
  const hiddenLast = new Map<Viewer, readonly string[]>();
  const hiddenEver = new Map<Viewer, readonly string[]>();
  return at => {
    // Once it is over, all is open.
    if (at.next === null) return;
    const state = deepFreeze(copyPlain(at.match.state));
    const withHistory = at.pick.int(HISTORY_ONCE_IN) === 0;
    for (const viewer of viewersOf(at.match)) {
      const hidden = secretsOf(state, viewer);
      // An event may name what is known before or after it; a log, what has ever been known.
      const inEvents = both(hidden, hiddenLast.get(viewer) ?? hidden);
      const inHistory = both(hidden, hiddenEver.get(viewer) ?? hidden);
      hiddenLast.set(viewer, hidden);
      hiddenEver.set(viewer, inHistory);
      searchAll(at, viewer, { hidden, inEvents, inHistory }, withHistory, feeds);
    }
    twinsLookAlike(at, withHistory, feeds);
  };
}

const viewersOf = ({ seats }: Match): Viewer[] => [...seats.keys(), null];

const both = (some: readonly string[], others: readonly string[]): string[] => some.filter(id => others.includes(id));

type Sent = Readonly<Record<Exclude<Place, 'spectator'>, string>>;

/** All that a viewer is sent at a position, as bytes, by the place where it would leak. */
function sentTo(
  at: Position,
  match: Match,
  viewer: Viewer,
  probes: readonly unknown[],
  withHistory: boolean,
  feeds: Feeds,
): Sent {
  const { game } = at;
  const { state, log } = match;
  return {
    view: JSON.stringify(game.view(state, viewer)),
    waiting: JSON.stringify(feeds.waiting(game, state, viewer)),
    moves: viewer === null ? '' : JSON.stringify(game.legalMoves(state, viewer)),
    refusal: viewer === null ? '' : JSON.stringify(probes.map(move => whyNot(game, match, viewer, move))),
    event: JSON.stringify(feeds.hear(log.at(-1)!, viewer)),
    log: withHistory ? JSON.stringify(feeds.log(match, viewer)) : '',
    replay: withHistory ? feeds.replay(game, match, viewer) : '',
  };
}

const places = (sent: Sent) => Object.keys(sent) as (keyof Sent)[];

function searchAll(
  at: Position,
  viewer: Viewer,
  { hidden, inEvents, inHistory }: Record<'hidden' | 'inEvents' | 'inHistory', readonly string[]>,
  withHistory: boolean,
  feeds: Feeds,
): void {
  const probes = probesOf(at, at.match, viewer);
  const sent = sentTo(at, at.match, viewer, probes, withHistory, feeds);
  // A refusal may repeat what it was asked.
  const asked = JSON.stringify(probes);
  const unasked = hidden.filter(id => !mentions(asked, id));
  const secret = {
    view: hidden,
    waiting: hidden,
    moves: hidden,
    refusal: unasked,
    event: inEvents,
    log: inHistory,
    replay: inHistory,
  };
  for (const place of places(sent)) {
    const found = secret[place].find(id => mentions(sent[place], id));
    if (found !== undefined) throw leak(at, 'secret', viewer, place, `'${found}' in ${sent[place].slice(0, 200)}`);
  }
}

const probesOf = ({ game, pick }: Position, { state, seats }: Match, viewer: Viewer): unknown[] =>
  viewer === null ? [] : probesFor(game, state, seats.length, viewer, pick);

/** Is the id in the text as a word of its own? `red-1` is not in `red-12`. */
export function mentions(text: string, id: string): boolean {
  const joins = (letter = ' '): boolean => /[\w-]/.test(letter);
  for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1)) {
    if (!joins(text[at - 1]) && !joins(text[at + id.length])) return true;
  }
  return false;
}

const leak = (at: Position, law: 'secret' | 'twin', viewer: Viewer, place: Place, detail: string): LawBroken =>
  viewer === null
    ? new LawBroken(at, law, `the spectator's ${place} tells ${detail}`, 'spectator')
    : new LawBroken(at, law, `seat ${viewer}'s ${place} tells ${detail}`, place);

/** The same position twice, one secret answer apart: until the last answer is in, nobody else may be able to tell. */
function twinsLookAlike(at: Position, withHistory: boolean, feeds: Feeds): void {
  const { game, match, pick } = at;
  const owing: readonly Seat[] = game.toAct(match.state);
  if (owing.length < 2) return;
  const seat = oneOf(owing, pick);
  const answers: { type: string }[] = game.legalMoves(match.state, seat);
  if (answers.length < 2) return;
  let twins: Twins = [played(at, match, seat, pick.draw(answers)), played(at, match, seat, pick.draw(answers))];
  compareTwins(at, twins, seat, withHistory, feeds);
  // All others but the last one answer alike.
  for (const later of owing.filter(waiting => waiting !== seat).slice(1)) {
    const answer = oneOf(game.legalMoves(twins[0].state, later) as { type: string }[], pick);
    twins = [played(at, twins[0], later, answer), played(at, twins[1], later, answer)];
    compareTwins(at, twins, seat, withHistory, feeds);
  }
}

type Twins = readonly [Match, Match];

function played({ game, seed }: Position, match: Match, seat: Seat, move: { type: string }): Match {
  const next: Match = { ...match, log: [...match.log] };
  play(game, next, seat, move, 0, step => diceOf(seed, step));
  return next;
}

function compareTwins(at: Position, [one, other]: Twins, secretive: Seat, withHistory: boolean, feeds: Feeds): void {
  for (const viewer of viewersOf(at.match)) {
    if (viewer === secretive) continue;
    const probes = probesOf(at, one, viewer);
    const first = sentTo(at, one, viewer, probes, withHistory, feeds);
    const second = sentTo(at, other, viewer, probes, withHistory, feeds);
    for (const place of places(first)) {
      if (first[place] === second[place]) continue;
      const difference = firstDifference(first[place], second[place]);
      throw leak(at, 'twin', viewer, place, `seat ${secretive}'s answer: ${difference}`);
    }
  }
}
