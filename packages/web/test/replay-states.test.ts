/** Every position of a match, and playing on from one. */

import { findGame, GAMES } from '@roundhouse/games';
import {
  type AnyGame,
  copyPlain,
  effectiveSteps,
  fastChance,
  formatRecord,
  type Match,
  openMatch,
  play,
  randomMove,
  replayStates,
  samePlain,
  takeBack,
  verifyRecord,
  whyNotTakeBack,
} from '@roundhouse/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { recall } from '../src/play/kept/kept-matches.ts';
import { diceOf } from '../src/play/local/dice.ts';
import { playOn } from '../src/play/local/play-on.ts';

/** A whole random game; every step that can be taken back is, once. */
function finished(game: AnyGame): { match: Match; states: unknown[] } {
  const seats = Array.from({ length: game.seats.min }, (_, i) => ({ name: `Seat ${i}` }));
  const match = openMatch(game, { seats, seed: '5e'.repeat(32), at: 0 });
  const chance = fastChance(7);
  const states = [copyPlain(match.state)];
  while (game.payoffs(match.state) === null) {
    const seat = game.toAct(match.state)[0]!;
    const move = randomMove(game, match.state, seat, chance);
    play(game, match, seat, move, match.log.length);
    if (whyNotTakeBack(match, seat) === null) {
      takeBack(game, match, seat, match.log.length);
      play(game, match, seat, move, match.log.length);
    }
    states.push(copyPlain(match.state));
  }
  return { match, states };
}

describe.each(GAMES.map(game => game.id))('%s', id => {
  const game = findGame(id)!;
  // Played once: nothing that is tried here changes it.
  let whole: ReturnType<typeof finished>;
  beforeAll(() => {
    whole = finished(game);
  });

  test('every position is found again, in any order, and every throw follows from the seed', () => {
    const { match, states } = whole;
    const replayed = replayStates(game, match);
    expect(replayed.steps.map(({ made }) => made)).toEqual(effectiveSteps(match.log));
    const order = fastChance(3);
    for (let i = 0; i < 60; i++) {
      const step = order.int(states.length) + 1;
      expect(replayed.stateAt(step)).toEqual(states[step - 1]);
      expect(replayed.recomputedAt(step)).toEqual(replayed.steps[step - 1]!.made.chance);
    }
    expect(replayStates(game, { ...match, seed: null }).recomputedAt(1)).toBeNull();
  });

  test('another seed would have thrown something else', () => {
    const { match } = whole;
    const replayed = replayStates(game, { ...match, seed: '00'.repeat(32) });
    // One throw may fall alike, and the last card of a pile is always the same; not all of them.
    const differs = replayed.steps.filter(({ made }, step) => !samePlain(replayed.recomputedAt(step + 1), made.chance));
    expect(differs).not.toEqual([]);
  });

  test('playing on keeps what went before, gives a record that can be replayed, and claims nothing about its dice', () => {
    const { match, states } = whole;
    const step = Math.ceil(states.length / 2);
    const id = playOn(game, match, { step, seat: 1, name: 'Ada', level: 'greedy' });
    const kept = recall(id);
    if (kept?.kind !== 'solo') throw new Error('nothing was kept');
    expect(kept.match.state).toEqual(states[step - 1]);
    expect(kept.match.seats[1]).toEqual({ name: 'Ada' });
    expect(kept.match.seats[0]).not.toEqual({ name: 'Ada' });
    const own = copyPlain(kept.match);
    const chance = fastChance(11);
    while (game.payoffs(own.state) === null) {
      const seat = game.toAct(own.state)[0]!;
      play(game, own, seat, randomMove(game, own.state, seat, chance), 0, at => diceOf(own, at));
    }
    expect(verifyRecord(findGame, formatRecord(game, own))).toMatchObject({ ok: true, dice: 'unproved' });
    expect(() => playOn(game, match, { step: states.length, seat: 0, name: 'Ada', level: 'greedy' })).toThrow(
      'The game is over here',
    );
  });
});
