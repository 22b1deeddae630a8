/**
 * Whole games, one for each way a game can end, as records in `games/`. After a change of rules `vitest run
 * packages/games/src/circus-combat/test/games.test.ts -u` writes them anew, to be read as a diff.
 */

import { type Chance, fastChance, type Match, openMatch, play, randomMove, scripted } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Recorded, testRecords } from '../../../test/recorded.ts';
import { circusCombat } from '../rules.ts';
import { REASONS, type Reason, type Side, type State, type TrickId } from '../state.ts';
import { KEEP, place, shuffledTo } from './scenario.ts';

interface RecordedGame extends Recorded {
  readonly reason: Reason;
  /** Null is a draw. */
  readonly winner: Side | null;
}

const SEATS = [{ name: 'Ada' }, { name: 'Bo' }];

const askedIn = (match: Match): number | undefined => circusCombat.toAct(match.state as State)[0];

/** Random moves until the game is over, a second each. */
function playOn(match: Match, moves: Chance, dice?: Chance): Match {
  for (let seat = askedIn(match); seat !== undefined; seat = askedIn(match)) {
    const move = randomMove(circusCombat, match.state, seat, moves);
    play(circusCombat, match, seat, move, match.log.length * 1000, dice && (() => dice));
  }
  return match;
}

/** A game in which dice and moves come from one small generator. */
function randomGame(seed: number): Match {
  const chance = fastChance(seed);
  return playOn(openMatch(circusCombat, { seats: SEATS, seed: null, chance, at: 0 }), chance, chance);
}

/** A game with real dice. */
const openProved = (seed: string): Match =>
  openMatch(circusCombat, { seats: SEATS, seed, entropy: ['left', 'right'], at: 0 });

const RECORDED_GAMES: readonly RecordedGame[] = [
  {
    name: 'nine',
    reason: 'nine',
    winner: 0,
    play: () => playOn(openProved('c1'.repeat(32)), fastChance(1)),
  },
  {
    name: 'stage-empty',
    reason: 'stage-empty',
    winner: 1,
    dice: 'unproved',
    // One random game in some ten thousand empties the stage. In this one a show reaches nine in the very turn that does
    // (CIRCUS-R39), so that nobody has a last turn.
    play: () => randomGame(5668),
  },
  {
    name: 'stalled',
    reason: 'stalled',
    winner: 0,
    dice: 'unproved',
    // And one in some ten thousand stalls, this one with a few last tricks that nothing fits any more.
    play: () => randomGame(29976),
  },
  {
    name: 'stalled-at-once',
    reason: 'stalled',
    winner: null,
    dice: 'unproved',
    play() {
      const script = (...numbers: number[]): (() => Chance) => {
        const chance = scripted(numbers);
        return () => chance;
      };
      // Three single pairs, three of three and two of four of a kind: with a one on each, nothing else fits.
      const kinds: TrickId[] = ['A10', 'T8', 'V6', 'A4', 'T4', 'V8', 'A3', 'T5'];
      const match = openMatch(circusCombat, {
        seats: SEATS,
        seed: null,
        chance: scripted([...shuffledTo(kinds), 6, 1, 1, 1, 1, 1]),
        at: 0,
      });
      const go = (move: object, ...draws: number[]) =>
        play(circusCombat, match, askedIn(match)!, move, match.log.length * 1000, script(...draws));
      for (const [turn, next] of [
        [0, 1],
        [1, 2],
      ] as const) {
        go(KEEP);
        go(place(1, 4 * turn + 1));
        go(place(2, 4 * turn + 2));
        go(place(3, 4 * turn + 3));
        go(place(4, 4 * turn + 4), next, next, next, next);
      }
      for (let turn = 3; turn <= 6; turn++) go(KEEP, ...(turn < 6 ? [2, 2, 2, 2] : []));
      return match;
    },
  },
  {
    name: 'conceded',
    reason: 'concede',
    winner: 0,
    play() {
      const match = openProved('c2'.repeat(32));
      const moves = fastChance(2);
      for (let step = 0; step < 12; step++) {
        const seat = askedIn(match)!;
        play(circusCombat, match, seat, randomMove(circusCombat, match.state, seat, moves), match.log.length * 1000);
      }
      play(circusCombat, match, 1, { type: 'concede' }, match.log.length * 1000);
      return match;
    },
  },
];

testRecords(circusCombat, {
  recorded: RECORDED_GAMES,
  folder: new URL('games/', import.meta.url),
  holds({ winner, reason }, match, found) {
    expect(found).toMatchObject({ payoffs: winner === null ? [0.5, 0.5] : [1 - winner, winner] });
    expect(circusCombat.view(match.state as State, null).result).toMatchObject({ winner, reason });
  },
  forged: ['stalled-at-once', '"eyes":2', '"eyes":3'],
});

test('there is a record for each way a game can end', () => {
  expect(new Set(RECORDED_GAMES.map(game => game.reason))).toEqual(new Set(REASONS));
});
