/** Films of matches, and playing on from a moment of one. */

import { findGame, GAMES } from '@roundhouse/games';
import {
  type AnyGame,
  copyPlain,
  fastChance,
  formatRecord,
  type Made,
  type Match,
  openMatch,
  play,
  randomMove,
  standing,
  takeBack,
  verifyRecord,
  whyNotTakeBack,
} from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { diceOf } from '../src/play/dice.ts';
import { filmOf } from '../src/play/film.ts';
import { playOn } from '../src/play/play-on.ts';
import { recall } from '../src/play/shelf.ts';

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

  test('every position is found again, in any order, and every throw follows from the seed', () => {
    const { match, states } = finished(game);
    const film = filmOf(game, match);
    expect(film.frames.map(({ made }) => made)).toEqual(standing(match.log));
    const order = fastChance(3);
    for (let i = 0; i < 60; i++) {
      const step = order.int(states.length) + 1;
      expect(film.stateAt(step)).toEqual(states[step - 1]);
      expect(film.recomputedAt(step)).toEqual(film.frames[step - 1]!.made.chance);
    }
    expect(filmOf(game, { ...match, seed: null }).recomputedAt(1)).toBeNull();
  });

  test('another seed would have thrown something else', () => {
    const { match } = finished(game);
    const drawn = match.log.findLastIndex(entry => entry.kind !== 'takeBack' && entry.chance.length > 0);
    const other: Match = { ...match, seed: '00'.repeat(32) };
    const film = filmOf(game, other);
    const step = film.frames.findIndex(({ place }) => place === drawn) + 1;
    expect(film.recomputedAt(step)).not.toEqual((match.log[drawn] as Made).chance);
  });

  test('playing on keeps what went before, gives a record that can be replayed, and claims nothing about its dice', () => {
    const { match, states } = finished(game);
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
