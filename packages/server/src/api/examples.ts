/** What goes through the endpoints, as it may look: shown to builders beside each schema, and held to it by a test. */

import { GAMES } from '@roundhouse/games';
import { heardBy, openMatch, waitingFor } from '@roundhouse/kernel';
import type { ChallengeSpread, GameListing, Position, Seated, Statistics, Table, Welcome } from '../protocol.ts';

export const EXAMPLE_KEY = 'Zm9yZ2V0LWFib3V0LWl0LWl0cw';
const INVITE = 'c7AyymW2rut_InGIC2VzAjzfG5rZL28Y';

/** Any game will do: the first, with Ann and Bob about to begin. */
const GAME = GAMES[0]!;
const BEGUN = openMatch(GAME, { seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: '5e'.repeat(32), at: 0 });
const OPTIONS = BEGUN.options as Table['options'];
const MOVES = GAME.legalMoves(BEGUN.state, 0);
const HEARD = heardBy(BEGUN.log[0]!, 0) as Position['events'];

export const EXAMPLE_GAME: GameListing = {
  id: GAME.id,
  name: GAME.name,
  version: GAME.version,
  seats: GAME.seats,
  options: GAME.options,
  presets: GAME.presets,
  levels: ['random', 'greedy', 'champion'],
  characters: [{ level: 'champion', name: 'Sable', elo: 1540 }],
  concede: true,
};

export const EXAMPLE_TABLE: Table = {
  id: 'PKq19TvrS87hoCVc',
  game: GAME.id,
  version: GAME.version,
  options: OPTIONS,
  seats: [{ name: 'Ann' }, { name: null }],
  listed: true,
  private: false,
  delay: 0,
  clock: { kind: 'move', seconds: 259_200, out: 'bot' },
  level: 'greedy',
  absent: { seconds: 86_400, seat: 'free' },
  asked: null,
  rematch: null,
  status: 'open',
  commitment: '3c5ae530a81d23ef71567a32b94487d3794a49310b1553bd8f3f2f534d2364e2',
  created: 1_794_760_418_503,
};

export const EXAMPLE_SEATED: Seated = { table: EXAMPLE_TABLE, seat: 0, key: EXAMPLE_KEY, invite: INVITE };

export const EXAMPLE_MOVE: { type: string } = MOVES[0]!;

export const EXAMPLE_POSITION: Position = {
  events: HEARD,
  heard: HEARD.length,
  view: GAME.view(BEGUN.state, 0),
  moves: [...MOVES],
  waiting: [...waitingFor(GAME, BEGUN.state, 0)],
  decision: 0,
  mayTakeBack: false,
  over: null,
  clock: {
    now: 86_400_000,
    seats: [
      { left: 259_200_000, due: 345_600_000 },
      { left: 259_200_000, due: null },
    ],
  },
  mayAskTakeBack: false,
};

export const EXAMPLE_WELCOME: Welcome = {
  table: { ...EXAMPLE_TABLE, seats: [{ name: 'Ann' }, { name: 'Bob' }], status: 'running' },
  seat: 0,
  invite: null,
  ...EXAMPLE_POSITION,
};

export const EXAMPLE_CHALLENGE: ChallengeSpread = { met: [3, 8, 5] };

export const EXAMPLE_STATISTICS: Statistics = {
  complete: true,
  kinds: [
    {
      game: GAME.id,
      version: GAME.version,
      options: OPTIONS,
      seats: 2,
      bots: false,
      finished: 100,
      drawn: 4,
      conceded: 7,
      wins: [
        { won: 52, share: 0.52, low: 0.4232, high: 0.6154 },
        { won: 48, share: 0.48, low: 0.3846, high: 0.5768 },
      ],
      steps: { mean: 41.5, deviation: 12.1, shortest: 9, longest: 88 },
    },
  ],
};
