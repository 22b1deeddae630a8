/** What the server makes of a match for each viewer, held against the laws about secrets in random games. */

import { GAMES } from '@roundhouse/games';
import { lawsOf } from '@roundhouse/games/laws.ts';
import { type AnyGame, type Entry, formatRecordFor, type Match, replay, type Viewer } from '@roundhouse/kernel';
import { effort, type Feeds, isNightly, keepsSecrets } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { kernelMatch, written } from '../src/matches/action.ts';
import { clocksFor, keepTime } from '../src/matches/clocks.ts';
import { shownTo } from '../src/matches/delay.ts';
import { FREE_SEAT } from '../src/matches/seats.ts';
import { feedOf, standingFor, tableOf } from '../src/matches/seen.ts';
import type { ClockSettings } from '../src/protocol.ts';
import type { StoredMatch } from '../src/store/store.ts';
import { whispers } from './whispers.ts';

const nothing = () => [];

const CLOCK: ClockSettings = { kind: 'match', seconds: 600, increment: 5, out: 'bot' };

const opened = (match: Match, state: unknown): StoredMatch => ({
  id: 'a-match',
  revision: 0,
  game: match.game,
  version: match.version,
  options: match.options as StoredMatch['options'],
  seats: match.seats.map(({ name }, seat) => ({ ...FREE_SEAT, name, keyHash: `hash-${seat}`, left: 600_000 })),
  listed: true,
  settings: { private: false, delay: 0, clock: CLOCK, level: 'greedy' },
  invite: 'an-invite',
  past: { calledOff: [], givenUp: 0 },
  seed: '5eed'.repeat(16),
  status: 'running',
  state,
  steps: 1,
  mayTakeBack: null,
  undoable: [],
  takenBack: { all: 0, furthest: 0, since: 0 },
  asked: null,
  held: null,
  rematch: null,
  due: null,
  created: 0,
  updated: 0,
});

/** By the last entry of the log: positions are looked at in order, so the one before is known. */
const known = new WeakMap<Entry, StoredMatch>();

/** The match as the store would hold it now, had each step come a second after the one before. */
function storedAs(game: AnyGame, match: Match): StoredMatch {
  const last = match.log.at(-1)!;
  const found = known.get(last);
  if (found !== undefined) return found;
  const moment = { at: 0, serverTime: match.log.length * 1000 };
  const stored =
    last.kind === 'setup'
      ? keepTime(game, opened(match, match.state), moment.serverTime)
      : written(game, storedBefore(game, match), match, [last], { seat: last.seat!, decision: 0, id: 'x' }, moment)
          .match;
  known.set(last, stored);
  return stored;
}

function storedBefore(game: AnyGame, match: Match): StoredMatch {
  const log = match.log.slice(0, -1);
  return known.get(log.at(-1)!) ?? storedAs(game, { ...match, log, state: replay(game, { ...match, log }) });
}

function told(game: AnyGame, stored: StoredMatch, viewer: Viewer): ReturnType<Feeds['standing']> {
  const { view, moves, mayTakeBack, mayAskTakeBack, ...rest } = standingFor(game, stored, viewer);
  const clock = clocksFor(game, stored, viewer, 0);
  const takeBack = [mayTakeBack, mayAskTakeBack];
  return { view, moves, waiting: { ...rest, clock, table: tableOf(stored) }, takeBack };
}

/** The endpoints of the server. What is sent with the position beside view and moves goes with whom it waits for. */
const feeds: Feeds = {
  standing: (game, match, viewer) => told(game, storedAs(game, match), viewer),
  hear: (entry, viewer) => feedOf([entry], viewer),
  log(match, viewer) {
    const events = feedOf(match.log, viewer);
    return { events, heard: events.length };
  },
  replay: (game, match, viewer) => formatRecordFor(game, kernelMatch(storedAs(game, match), match.log), viewer),
};

test.each(GAMES)('$name: nobody is sent what is not theirs', game => {
  // A match of six seats and several rounds is as much work as many bouts. The rules are searched at more length on their own.
  const games = game.seats.max > 2 ? effort(1, 6) : effort(5, 50);
  // By day as few as can have a secret between them that a third must not know.
  const seats = isNightly ? {} : { seats: Math.min(3, game.seats.max) };
  keepsSecrets(game, lawsOf(game.id).secretsOf ?? nothing, { games, ...seats, seed: 1, feeds });
});

test('nobody is sent a sign that somebody was asked in silence', () => {
  keepsSecrets(whispers, nothing, { games: 40, seed: 1, feeds });
});

const DELAY = 2;

function cut(game: AnyGame, match: Match): ReturnType<typeof shownTo> {
  const stored = storedAs(game, match);
  return shownTo(game, { ...stored, settings: { ...stored.settings, delay: DELAY } }, match.log, null);
}

/** The same endpoints where spectators are some moves behind. */
const delayed: Feeds = {
  ...feeds,
  standing: (game, match, viewer) =>
    viewer === null ? told(game, cut(game, match), null) : feeds.standing(game, match, viewer),
  log: (match, viewer) =>
    viewer === null ? feedOf(match.log.slice(0, cut(whispers, match).steps), null) : feeds.log(match, viewer),
};

test('nor are spectators who are behind', () => {
  keepsSecrets(whispers, nothing, { games: 40, seed: 1, feeds: delayed });
});

test.each<[string, AnyGame, Partial<Feeds>, string, string]>([
  [
    'a position that counts the steps',
    whispers,
    { standing: (game, match, viewer) => ({ ...feeds.standing(game, match, viewer), waiting: match.log.length }) },
    'silence',
    'waiting',
  ],
  [
    'a clock that runs for whom nobody may know to be asked',
    whispers,
    {
      standing: (game, match, viewer) => ({
        ...feeds.standing(game, match, viewer),
        waiting: storedAs(game, match).due,
      }),
    },
    'silence',
    'waiting',
  ],
  [
    'spectators who are behind by steps, and not by what they heard',
    whispers,
    { log: (match, viewer) => (viewer === null ? feedOf(match.log.slice(0, -DELAY), null) : 0) },
    'silence',
    'spectator',
  ],
  ['a feed that counts the steps', whispers, { log: ({ log }) => log.length }, 'silence', 'log'],
  [
    'a question put in silence that can be taken back until it is answered',
    {
      ...whispers,
      apply: (state, seat, move, step) =>
        whispers.apply(state, seat, move, move.type === 'done' ? { ...step, seal() {} } : step),
    },
    {},
    'silence',
    'takeBack',
  ],
  ['steps sent as they are kept', whispers, { hear: entry => entry }, 'twin', 'event'],
])('it would be seen: %s', (_, game, leak, law, place) => {
  const check = () => keepsSecrets(game, nothing, { games: 40, seed: 1, feeds: { ...feeds, ...leak } });
  expect(check).toThrow(expect.objectContaining({ law, place }));
});
