/**
 * Whole bouts, one for each way a bout can end, as records in `games/`. After a change of rules `vitest run
 * packages/games/src/fite/test/games.test.ts -u` writes them anew, to be read as a diff.
 */

import { defaultMove, type Match, openMatch, play, scripted } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Recorded, testRecords } from '../../../test/recorded.ts';
import { fite } from '../rules.ts';
import type { Loc, Options, Reason, State } from '../state.ts';
import { PASS, place, type Roll, shift, split } from './scenario.ts';

interface RecordedGame extends Recorded {
  readonly reason: Reason;
  /** Null is a draw. */
  readonly winner: number | null;
}

const SEATS = [{ name: 'Ada' }, { name: 'Bo' }];
const eight = (face: number): number[] => Array<number>(8).fill(face);
const QUIET: Roll = [[1], eight(6), [1], eight(6)];
const BOTH_DAZED: Roll = [eight(6), [1], eight(6), [1]];

/** A bout without powers and with scripted dice. */
function scriptedBout(options: Partial<Options> = {}): Match {
  const given = { powers: 'off', ...options };
  return openMatch(fite, { options: given, seats: SEATS, seed: null, chance: scripted([]), at: 0 });
}

/** Everyone asked answers, a second later each; the last answer draws. */
function answer(match: Match, moves: readonly object[], draws: readonly number[] = []): void {
  const asked = fite.toAct(match.state as State);
  for (const seat of asked) {
    const chance = scripted(seat === asked.at(-1) ? draws : []);
    play(fite, match, seat, moves[seat], match.log.length * 1000, () => chance);
    chance.finish();
  }
}

/** One turn on the same place for both, `after` being what the end of the fight draws. */
function fight(match: Match, loc: Loc, roll: Roll, after: readonly number[] = []): void {
  answer(match, [place(loc), place(loc)]);
  answer(match, [split(roll[0].length), split(roll[2].length)], [...roll.flat(), ...after]);
}

function turnsUpTo(match: Match, turns: number): Match {
  while ((match.state as State).turn <= turns && fite.payoffs(match.state as State) === null)
    fight(match, 'def', QUIET);
  return match;
}

const RECORDED_GAMES: readonly RecordedGame[] = [
  {
    name: 'taken-out',
    reason: 'takenOut',
    winner: 0,
    dice: 'unproved',
    play() {
      const match = scriptedBout();
      fight(match, 'off', [
        [6, 6, 6, 1, 1],
        [6, 6, 6, 6],
        [1, 1, 1, 1],
        [2, 2, 2, 2, 2],
      ]);
      fight(match, 'off', [eight(6), [6], [1, 1, 1], [1, 1, 1]]);
      return match;
    },
  },
  {
    name: 'finished',
    reason: 'finished',
    winner: 1,
    dice: 'unproved',
    play() {
      const match = scriptedBout();
      fight(match, 'off', [[1], eight(1), eight(6), [6]]);
      return match;
    },
  },
  {
    name: 'both-out',
    reason: 'bothOut',
    winner: null,
    dice: 'unproved',
    play() {
      const match = scriptedBout({ emptyPools: true });
      fight(match, 'tac', BOTH_DAZED);
      answer(match, [shift('def', 1), shift('def', 1)]);
      return match;
    },
  },
  {
    name: 'both-dazed',
    reason: 'bothDazed',
    winner: null,
    dice: 'unproved',
    play() {
      const match = scriptedBout();
      fight(match, 'off', BOTH_DAZED);
      return match;
    },
  },
  {
    name: 'roll-off',
    reason: 'rollOff',
    winner: 1,
    dice: 'unproved',
    play() {
      const match = scriptedBout({ mutualOut: 'rollOff' });
      fight(match, 'off', BOTH_DAZED, [3, 3, 2, 5]);
      return match;
    },
  },
  {
    name: 'turn-limit-won',
    reason: 'turnLimit',
    winner: 0,
    dice: 'unproved',
    play() {
      const match = scriptedBout({ turnLimit: 10 });
      fight(match, 'off', [[6], eight(6), [1], eight(1)]);
      for (let turn = 2; turn <= 10; turn++) fight(match, 'def', [[1], eight(6), [1], eight(6).slice(1)]);
      return match;
    },
  },
  {
    name: 'turn-limit-drawn',
    reason: 'turnLimit',
    winner: null,
    dice: 'unproved',
    play: () => turnsUpTo(scriptedBout({ turnLimit: 10 }), 10),
  },
  {
    name: 'conceded',
    reason: 'concede',
    winner: 0,
    play() {
      // Real dice: what the table plays by itself while the clock runs out, until Bo has had enough.
      const match = openMatch(fite, { seats: SEATS, seed: 'f17e'.repeat(16), entropy: ['left', 'right'], at: 0 });
      for (let step = 0; step < 10; step++) {
        const seat = fite.toAct(match.state as State)[0]!;
        play(fite, match, seat, defaultMove(fite, match.state, seat), match.log.length * 1000);
      }
      play(fite, match, 1, { type: 'concede' }, match.log.length * 1000);
      return match;
    },
  },
  {
    name: 'rematch-won',
    reason: 'finished',
    winner: 0,
    dice: 'unproved',
    play() {
      const match = scriptedBout({ mutualOut: 'rematch' });
      fight(match, 'off', BOTH_DAZED);
      fight(match, 'tac', [eight(6), [6], [1], eight(1)]);
      answer(match, [PASS, PASS]);
      return match;
    },
  },
  {
    name: 'rematches-used-up',
    reason: 'bothDazed',
    winner: null,
    dice: 'unproved',
    play() {
      const match = scriptedBout({ mutualOut: 'rematch' });
      for (let bout = 0; bout < 4; bout++) fight(match, 'off', BOTH_DAZED);
      return match;
    },
  },
];

testRecords(fite, {
  recorded: RECORDED_GAMES,
  folder: new URL('games/', import.meta.url),
  holds({ winner, reason }, match, found) {
    expect(found).toMatchObject({ payoffs: winner === null ? [0.5, 0.5] : [1 - winner, winner] });
    expect((match.state as State).result).toEqual({ winner, reason });
  },
  forged: ['taken-out', '"winner":0', '"winner":1'],
});

test('there is a record for each way a bout can end', () => {
  const reasons: Record<Reason, true> = {
    takenOut: true,
    finished: true,
    bothOut: true,
    bothDazed: true,
    turnLimit: true,
    concede: true,
    rollOff: true,
  };
  expect(new Set(RECORDED_GAMES.map(game => game.reason))).toEqual(new Set(Object.keys(reasons)));
});
