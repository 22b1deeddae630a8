/** The laws about secrets: what leaves the table for one viewer, byte by byte. */

import {
  type AnyGame,
  copyPlain,
  deepFreeze,
  type Entry,
  formatRecordFor,
  type GameInvariants,
  heardBy,
  type Match,
  play,
  type Seat,
  samePlain,
  type Viewer,
  waitingFor,
  whyNot,
  whyNotTakeBack,
} from '../src/index.ts';
import { LawBroken, type Place, type TestedPosition } from './broken.ts';
import { effort } from './effort.ts';
import { oneOf, probesFor } from './probes.ts';
import { diceOf, lookThrough, type RandomGameOptions, type StateOf } from './random-game.ts';
import { firstDifference, hearsAlike, redealsAlike } from './redeal.ts';

export type SecretsOf<State = unknown> = NonNullable<GameInvariants<State, never>['secretsOf']>;

const STANDING = ['view', 'moves', 'waiting', 'takeBack'] as const satisfies Place[];

/** The doors through which a running match leaves the table. A server tests its own by putting them here. */
export interface Feeds {
  /** How the match stands to a viewer, and what it may do: its moves, and whether its last step can be taken back. */
  standing(game: AnyGame, match: Match, viewer: Viewer): Readonly<Record<(typeof STANDING)[number], unknown>>;
  /** What is told of a step as it happens. */
  hear(entry: Entry, viewer: Viewer): unknown;
  /** What a viewer who comes back is told of all that has happened. */
  log(match: Match, viewer: Viewer): unknown;
  /** What it may save and replay. */
  replay(game: AnyGame, match: Match, viewer: Viewer): string;
}

/** The kernel's own doors. */
export const REAL_FEEDS: Feeds = {
  standing: (game, match, viewer) => ({
    view: game.view(match.state, viewer),
    moves: viewer === null ? [] : game.legalMoves(match.state, viewer),
    waiting: waitingFor(game, match.state, viewer),
    takeBack: viewer === null ? null : whyNotTakeBack(match, viewer),
  }),
  hear: heardBy,
  log: (match, viewer) => match.log.flatMap(entry => heardBy(entry, viewer)),
  replay: formatRecordFor,
};

/**
 * Old steps are searched at one position in so many: what leaked once stays in them. By day less often the more there are,
 * or long games would take most of the time.
 */
const historyOnceIn = ({ log }: Match): number => Math.max(4, effort(Math.ceil(log.length / 8), 4));

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
export function watchSecrets(secretsOf: SecretsOf, feeds: Feeds): (at: TestedPosition) => void {
  const hiddenLast = new Map<Viewer, readonly string[]>();
  const hiddenEver = new Map<Viewer, readonly string[]>();
  return at => {
    // Once it is over, all is open.
    if (at.next === null) return;
    const state = deepFreeze(copyPlain(at.match.state));
    const withHistory = at.pick.int(historyOnceIn(at.match)) === 0;
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
    silenceIsKept(at, withHistory, feeds);
  };
}

const viewersOf = ({ seats }: Match): Viewer[] => [...seats.keys(), null];

const both = (some: readonly string[], others: readonly string[]): string[] => some.filter(id => others.includes(id));

type Sent = Readonly<Record<Exclude<Place, 'spectator'>, string>>;

/** All that a viewer is sent at a position, as bytes, by the place where it would leak. */
function sentTo(
  at: TestedPosition,
  match: Match,
  viewer: Viewer,
  probes: readonly unknown[],
  withHistory: boolean,
  feeds: Feeds,
): Sent {
  const { game } = at;
  const { view, moves, waiting, takeBack } = feeds.standing(game, match, viewer);
  return {
    view: JSON.stringify(view),
    waiting: JSON.stringify(waiting),
    moves: JSON.stringify(moves),
    takeBack: JSON.stringify(takeBack),
    refusal: viewer === null ? '' : JSON.stringify(probes.map(move => whyNot(game, match, viewer, move))),
    event: JSON.stringify(feeds.hear(match.log.at(-1)!, viewer)),
    log: withHistory ? JSON.stringify(feeds.log(match, viewer)) : '',
    replay: withHistory ? feeds.replay(game, match, viewer) : '',
  };
}

const places = (sent: Sent) => Object.keys(sent) as (keyof Sent)[];

function searchAll(
  at: TestedPosition,
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
    takeBack: hidden,
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

const probesOf = ({ game, pick }: TestedPosition, { state, seats }: Match, viewer: Viewer): unknown[] =>
  viewer === null ? [] : probesFor(game, state, seats.length, viewer, pick);

/** Is the id in the text as a word of its own? `red-1` is not in `red-12`. */
export function mentions(text: string, id: string): boolean {
  const joins = (letter = ' '): boolean => /[\w-]/.test(letter);
  for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1)) {
    if (!joins(text[at - 1]) && !joins(text[at + id.length])) return true;
  }
  return false;
}

const leak = (
  at: TestedPosition,
  law: 'secret' | 'twin' | 'silence',
  viewer: Viewer,
  place: Place,
  detail: string,
): LawBroken =>
  viewer === null
    ? new LawBroken(at, law, `the spectator's ${place} tells ${detail}`, 'spectator')
    : new LawBroken(at, law, `seat ${viewer}'s ${place} tells ${detail}`, place);

/** The same position twice, one secret answer apart: until the last answer is in, nobody else may be able to tell. */
function twinsLookAlike(at: TestedPosition, withHistory: boolean, feeds: Feeds): void {
  const { game, match, pick } = at;
  const owing: readonly Seat[] = game.toAct(match.state);
  if (owing.length < 2) return;
  const seat = oneOf(owing, pick);
  const answers: { type: string }[] = [...game.legalMoves(match.state, seat)];
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

function played({ game, seed }: TestedPosition, match: Match, seat: Seat, move: { type: string }): Match {
  const next: Match = { ...match, log: [...match.log] };
  play(game, next, seat, move, 0, step => diceOf(seed, step));
  return next;
}

function compareTwins(at: TestedPosition, twins: Twins, secretive: Seat, withHistory: boolean, feeds: Feeds): void {
  for (const viewer of viewersOf(at.match)) {
    if (viewer === secretive) continue;
    const tell = tellsApart(at, twins, viewer, withHistory, feeds)[0];
    if (tell) throw leak(at, 'twin', viewer, tell.place, `seat ${secretive}'s answer: ${tell.difference}`);
  }
}

/** Before and after a step of which a viewer sees and hears nothing: not even its own way back may close. */
function silenceIsKept(at: TestedPosition, withHistory: boolean, feeds: Feeds): void {
  const { game, match, next } = at;
  const { seat, move } = next!;
  const after = played(at, match, seat, move);
  if (game.payoffs(after.state) !== null) return;
  for (const viewer of viewersOf(match)) {
    const notices = viewer === seat || heardBy(after.log.at(-1)!, viewer).length > 0;
    if (notices || !samePlain(game.view(match.state, viewer), game.view(after.state, viewer))) continue;
    // The last event is of another step, heard before.
    const tell = tellsApart(at, [match, after], viewer, withHistory, feeds).find(({ place }) => place !== 'event');
    if (tell) throw leak(at, 'silence', viewer, tell.place, `that seat ${seat} acted: ${tell.difference}`);
  }
}

/** The places where what a viewer is sent of one match is not what it would be sent of the other. */
function tellsApart(at: TestedPosition, [one, other]: Twins, viewer: Viewer, withHistory: boolean, feeds: Feeds) {
  const probes = probesOf(at, one, viewer);
  const first = sentTo(at, one, viewer, probes, withHistory, feeds);
  const second = sentTo(at, other, viewer, probes, withHistory, feeds);
  return places(first)
    .filter(place => first[place] !== second[place])
    .map(place => ({ place, difference: firstDifference(first[place], second[place]) }));
}
