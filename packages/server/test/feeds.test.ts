/** What the server makes of a match for each viewer, held against the laws about secrets in random games. */

import { GAMES } from '@roundhouse/games';
import { lawsOf } from '@roundhouse/games/laws.ts';
import { type AnyGame, formatRecordFor, type Match } from '@roundhouse/kernel';
import { type Feeds, keepsSecrets } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { kernelMatch, whoMayTakeBack } from '../src/matches/action.ts';
import { feedOf, standingFor, tableOf } from '../src/matches/seen.ts';
import type { StoredMatch } from '../src/store/store.ts';
import { whispers } from './whispers.ts';

const nothing = () => [];

/** The match as the store would hold it now. */
const storedAs = (match: Match): StoredMatch => ({
  id: 'a-match',
  revision: match.log.length,
  game: match.game,
  version: match.version,
  options: match.options as StoredMatch['options'],
  seats: match.seats.map(({ name }, seat) => ({
    name,
    keyHash: `hash-${seat}`,
    entropy: '',
    decisions: match.log.filter(entry => entry.seat === seat).length,
  })),
  listed: true,
  invite: 'an-invite',
  seed: '5eed'.repeat(16),
  status: 'running',
  state: match.state,
  steps: match.log.length,
  // The server looks at the end of the log alone.
  mayTakeBack: whoMayTakeBack({ ...match, log: match.log.slice(-1) }),
  created: 0,
  updated: match.log.length,
});

/** The doors of the server. What is sent with the position beside view and moves goes with whom it waits for. */
const feeds: Feeds = {
  standing(game, match, viewer) {
    const stored = storedAs(match);
    const { view, moves, mayTakeBack, ...rest } = standingFor(game, stored, viewer);
    return { view, moves, waiting: { ...rest, table: tableOf(stored) }, takeBack: mayTakeBack };
  },
  hear: (entry, viewer) => feedOf([entry], viewer),
  log(match, viewer) {
    const events = feedOf(match.log, viewer);
    return { events, heard: events.length };
  },
  replay: (game, match, viewer) => formatRecordFor(game, kernelMatch(storedAs(match), match.log), viewer),
};

test.each(GAMES)('$name: nobody is sent what is not theirs', game => {
  keepsSecrets(game, lawsOf(game.id).secretsOf ?? nothing, { games: 20, seed: 1, feeds });
});

test('nobody is sent a sign that somebody was asked in silence', () => {
  keepsSecrets(whispers, nothing, { games: 40, seed: 1, feeds });
});

test.each<[string, AnyGame, Partial<Feeds>, string, string]>([
  [
    'a position that counts the steps',
    whispers,
    { standing: (game, match, viewer) => ({ ...feeds.standing(game, match, viewer), waiting: match.log.length }) },
    'silence',
    'waiting',
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
