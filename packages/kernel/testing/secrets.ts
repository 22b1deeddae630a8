/** The laws about secrets: what leaves the table for one viewer, byte by byte. */

import {
  type AnyGame,
  copyPlain,
  deepFreeze,
  type Entry,
  formatRecordFor,
  heardBy,
  type Match,
  play,
  type Seat,
  type Viewer,
  waitingFor,
  whyNot,
} from '../src/index.ts';
import { LawBroken, type Place, type Position } from './broken.ts';
import { oneOf, probesFor } from './probes.ts';
import { diceOf, type RandomGameOptions, randomGame, type StateOf } from './random-game.ts';
import { firstDifference, redealsAlike } from './redeal.ts';

/** Ids that this viewer must not be able to find in anything it is sent. */
export type SecretsOf<State = unknown> = (state: State, viewer: Viewer) => readonly string[];

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

/** Plays random games and looks for secrets in everything that anybody is sent. Throws `LawBroken` at the first. */
export function keepsSecrets<G extends AnyGame>(
  game: G,
  secretsOf: SecretsOf<StateOf<G>>,
  { games, seed, feeds = REAL_FEEDS, ...options }: RandomGameOptions & { games: number; seed: number; feeds?: Feeds },
): void {
  for (let done = 0; done < games; done++) {
    const watch = watchSecrets(secretsOf, feeds);
    for (const at of randomGame(game, seed + done, options)) {
      watch(at);
      for (let seat = 0; seat < at.match.seats.length; seat++) redealsAlike(at, at.match.state, seat);
    }
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
    for (const viewer of viewersOf(at.match)) {
      const hidden = secretsOf(state, viewer);
      // An event may name what is known before or after it; a log, what has ever been known.
      const inEvents = both(hidden, hiddenLast.get(viewer) ?? hidden);
      const inLogs = both(hidden, hiddenEver.get(viewer) ?? hidden);
      hiddenLast.set(viewer, hidden);
      hiddenEver.set(viewer, inLogs);
      searchAll(at, viewer, feeds, { hidden, inEvents, inLogs });
    }
    twinsLookAlike(at, feeds);
  };
}

const viewersOf = ({ seats }: Match): Viewer[] => [...seats.keys(), null];

const both = (some: readonly string[], others: readonly string[]): string[] => some.filter(id => others.includes(id));

function searchAll(
  at: Position,
  viewer: Viewer,
  feeds: Feeds,
  { hidden, inEvents, inLogs }: Record<'hidden' | 'inEvents' | 'inLogs', readonly string[]>,
): void {
  const { game, match, pick } = at;
  const { refusal, ...sent } = sentTo(game, match, viewer, feeds);
  const secret = { view: hidden, waiting: hidden, moves: hidden, event: inEvents, log: inLogs, replay: inLogs };
  for (const place of Object.keys(secret) as (keyof typeof secret)[]) {
    search(at, viewer, place, sent[place], secret[place]);
  }
  if (viewer === null) return;
  for (const probe of probesFor(game, match.state, match.seats.length, viewer, pick)) {
    // A refusal may repeat what it was asked.
    const asked = JSON.stringify(probe) ?? '';
    const unasked = hidden.filter(id => !mentions(asked, id));
    search(at, viewer, 'refusal', refusal(probe), unasked);
  }
}

function search(at: Position, viewer: Viewer, place: Place, text: string, secrets: readonly string[]): void {
  const found = secrets.find(id => mentions(text, id));
  if (found !== undefined) throw leak(at, 'secret', viewer, place, `'${found}' in ${text.slice(0, 200)}`);
}

const leak = (at: Position, law: 'secret' | 'twin', viewer: Viewer, place: Place, detail: string): LawBroken =>
  viewer === null
    ? new LawBroken(at, law, `the spectator's ${place} tells ${detail}`, 'spectator')
    : new LawBroken(at, law, `seat ${viewer}'s ${place} tells ${detail}`, place);

/** Is the id in the text as a word of its own? `red-1` is not in `red-12`. */
export function mentions(text: string, id: string): boolean {
  for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1)) {
    if (!/[\w-]/.test(text[at - 1] ?? ' ') && !/[\w-]/.test(text[at + id.length] ?? ' ')) return true;
  }
  return false;
}

/** All that a viewer is sent at a position, as bytes, by the place where it would leak. */
function sentTo(game: AnyGame, match: Match, viewer: Viewer, feeds: Feeds) {
  const { state, log } = match;
  return {
    view: JSON.stringify(game.view(state, viewer)),
    waiting: JSON.stringify(feeds.waiting(game, state, viewer)),
    moves: viewer === null ? '' : JSON.stringify(game.legalMoves(state, viewer)),
    event: JSON.stringify(feeds.hear(log.at(-1)!, viewer)),
    log: JSON.stringify(feeds.log(match, viewer)),
    replay: feeds.replay(game, match, viewer),
    refusal: (move: unknown) => (viewer === null ? '' : JSON.stringify(whyNot(game, match, viewer, move))),
  };
}

/** The same position twice, one secret answer apart: until the last answer is in, nobody else may be able to tell. */
function twinsLookAlike(at: Position, feeds: Feeds): void {
  const { game, match, pick } = at;
  const owing: readonly Seat[] = game.toAct(match.state);
  if (owing.length < 2) return;
  const seat = oneOf(owing, pick);
  const answers: readonly { type: string }[] = game.legalMoves(match.state, seat);
  if (answers.length < 2) return;
  const one = pick.int(answers.length);
  const other = (one + 1 + pick.int(answers.length - 1)) % answers.length;
  let twins = [one, other].map(answer => played(at, match, seat, answers[answer]!)) as [Match, Match];
  compareTwins(at, twins, seat, feeds);
  for (const later of owing.filter(waiting => waiting !== seat).slice(1)) {
    const answer = oneOf(game.legalMoves(twins[0].state, later) as { type: string }[], pick);
    twins = twins.map(twin => played(at, twin, later, answer)) as [Match, Match];
    compareTwins(at, twins, seat, feeds);
  }
}

function played({ game, seed }: Position, match: Match, seat: Seat, move: { type: string }): Match {
  const next: Match = { ...match, log: [...match.log] };
  play(game, next, seat, move, 0, step => diceOf(seed, step));
  return next;
}

function compareTwins(at: Position, [one, other]: readonly [Match, Match], secretive: Seat, feeds: Feeds): void {
  const { game, match, pick } = at;
  for (const viewer of viewersOf(match)) {
    if (viewer === secretive) continue;
    const { refusal: refuseOne, ...first } = sentTo(game, one, viewer, feeds);
    const { refusal: refuseOther, ...second } = sentTo(game, other, viewer, feeds);
    for (const place of Object.keys(first) as (keyof typeof first)[]) {
      if (first[place] === second[place]) continue;
      throw leak(
        at,
        'twin',
        viewer,
        place,
        `seat ${secretive}'s answer: ${firstDifference(first[place], second[place])}`,
      );
    }
    const probes = viewer === null ? [] : probesFor(game, one.state, match.seats.length, viewer, pick);
    for (const probe of probes) {
      if (refuseOne(probe) === refuseOther(probe)) continue;
      throw leak(
        at,
        'twin',
        viewer,
        'refusal',
        `seat ${secretive}'s answer: ${refuseOne(probe)} | ${refuseOther(probe)}`,
      );
    }
  }
}
