/**
 * Whole games, one for each mode and for each way a game can end, as records in `games/`. After a change of rules
 * `vitest run packages/games/src/circuitry/test/games.test.ts -u` writes them anew, to be read as a diff.
 */

import { defaultMove, type Match, openMatch, play } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Recorded, testRecords } from '../../../test/recorded.ts';
import { circuitry } from '../rules.ts';
import type { EndReason, Move, Options, State } from '../state.ts';
import { walk } from './walker.ts';

interface RecordedGame extends Recorded {
  readonly options: Partial<Options>;
  readonly reason: EndReason;
  readonly winners: readonly number[];
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

type Player = (state: State, seat: number) => Move;

/** For a seat whose time is out, as the table plays. */
const idle: Player = (state, seat) => defaultMove(circuitry, state, seat) as Move;

function game(
  name: string,
  seats: number,
  options: Partial<Options>,
  seed: string,
  [reason, ...winners]: readonly [EndReason, ...number[]],
  player: Player = walk,
): RecordedGame {
  return { name, options, reason, winners, play: () => played(seats, options, seed.repeat(16), player) };
}

function played(seats: number, options: Partial<Options>, seed: string, player: Player): Match {
  const names = NAMES.slice(0, seats).map(name => ({ name }));
  const entropy = names.map(({ name }) => name);
  const match = openMatch(circuitry, { options, seats: names, seed, entropy, at: 0 });
  for (;;) {
    const state = match.state as State;
    const [seat] = circuitry.toAct(state);
    if (seat === undefined) return match;
    play(circuitry, match, seat, player(state, seat), match.log.length * 1000);
  }
}

/** Gives up in the second round. */
const quitter: Player = (state, seat) =>
  state.round === 2 && seat === 1 ? ({ type: 'concede' } as unknown as Move) : walk(state, seat);

const RECORDED_GAMES: readonly RecordedGame[] = [
  game('basic', 2, {}, 'c1a0', ['delivered', 1]),
  game('colours-chosen', 3, { colours: 'choose', firstPlayer: 1 }, 'c1a1', ['delivered', 0]),
  game('multiple-charge', 3, { charges: 3 }, 'c1a2', ['delivered', 2]),
  game('own-points-only', 2, { charges: 2, altPoints: 'off' }, 'c1a3', ['delivered', 1]),
  game('two-pairs', 4, { teams: '2x2', charges: 2 }, 'c1a4', ['delivered', 0, 2]),
  game('two-trios', 6, { teams: '2x3', charges: 3 }, 'c1a5', ['delivered', 1, 3, 5]),
  game('three-pairs', 6, { teams: '3x2', charges: 2 }, 'c1a6', ['delivered', 1, 4]),
  game('sophisticated', 3, { sophisticated: 'on' }, 'c1a7', ['delivered', 2]),
  game('restricted', 4, { restricted: 'on', seatBonus: 'staggered' }, 'c1a8', ['delivered', 2]),
  game('shuffled-runs', 2, { recycle: 'shuffle', gapRule: 'run' }, 'c1a9', ['delivered', 0]),
  game('round-limit', 2, { roundLimit: 10 }, 'c1b0', ['roundLimit', 0, 1], idle),
  game('stalemate', 2, {}, 'c1b1', ['stalemate', 0, 1], idle),
  game('conceded', 2, {}, 'c1b2', ['conceded', 0], quitter),
];

testRecords(circuitry, {
  recorded: RECORDED_GAMES,
  folder: new URL('games/', import.meta.url),
  holds({ reason, winners, options: wanted }, match) {
    const { result, options } = match.state as State;
    expect(result).toEqual({ reason, winners });
    expect(options).toMatchObject(wanted);
  },
  forged: ['basic', '"carried":1', '"carried":2'],
});

test('there is a record for each way a game can end', () => {
  // A puzzle that is not solved is no match.
  const reasons: Record<Exclude<EndReason, 'unsolved'>, true> = {
    delivered: true,
    roundLimit: true,
    stalemate: true,
    conceded: true,
  };
  expect(new Set(RECORDED_GAMES.map(({ reason }) => reason))).toEqual(new Set(Object.keys(reasons)));
});
