/**
 * The CIRCUIT keeps the laws, its own books and its secrets in random matches of two and three teams. More of them:
 *
 *     GAMES=200 npx vitest run --project unit packages/games/src/the-circuit/test/laws.test.ts
 */

import { effort, keepsSecrets, obeysTheLaws, retold, spoilt } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { laws } from '../laws.ts';
import { theCircuit } from '../rules.ts';
import { lateGame } from './late.ts';

const GAMES = Number(process.env.GAMES ?? effort(1, 15));
const TIME = 240_000 + GAMES * 60_000;
/** The shortest matches there are, so that there is time for many. */
const SHORT = { bellRounds: 10 };

test('matches with any options keep the laws', { timeout: TIME }, () => {
  for (let seed = 1; seed <= 2 * GAMES; seed++) obeysTheLaws(theCircuit, { games: 1, seed, ...laws });
});

test.each([2, 3])(
  'ARENA-1 ARENA-26 ARENA-R18 ARENA-R70: matches of %i teams keep the laws',
  { timeout: TIME },
  seats => {
    obeysTheLaws(theCircuit, { games: GAMES, seed: 1001, seats, options: SHORT, concedeOnceIn: 0, ...laws });
  },
);

test.each([2, 3])('ARENA-R4: nobody at a table of %i is sent a secret', { timeout: TIME }, seats => {
  keepsSecrets(theCircuit, laws.secretsOf!, { games: GAMES, seed: 2001, seats, options: SHORT });
});

/** Everything that is not the default, at once. */
const OTHERWISE = {
  ...SHORT,
  sharedIdentity: 'pairwise',
  uniqueFighters: true,
  burning: 'own',
  pinAttempts: 'declared',
  genericPayment: 'card',
  seatHype: 'staggered',
  openHands: true,
};

test('ARENA-R2 ARENA-R3 ARENA-R25 ARENA-R36 ARENA-R57: every option the other way keeps the laws', {
  timeout: TIME,
}, () => {
  obeysTheLaws(theCircuit, { games: GAMES, seed: 4001, seats: 2, options: OTHERWISE, concedeOnceIn: 0, ...laws });
});

test.each([2, 3])('the thick of matches of %i teams keeps the laws', { timeout: TIME }, seats => {
  for (let seed = 1; seed <= 8 * GAMES; seed++) {
    obeysTheLaws(lateGame(seed, seats, 40 * seed), {
      games: 1,
      seed,
      seats,
      concedeOnceIn: seed % 4 ? 0 : 60,
      ...laws,
    });
  }
});

test.each<[string, typeof theCircuit, RegExp]>([
  ['a card is lost', spoilt(theCircuit, state => state.turn > 2 && state.teams[0]!.deck.pop()), /ARENA-26/],
  ['Hype is made', spoilt(theCircuit, state => state.turn > 2 && state.teams[0]!.hype++), /ARENA-32/],
  [
    'a match never ends',
    spoilt(theCircuit, state => {
      if (state.turn > 2) state.round = 99;
    }),
    /ARENA-R70/,
  ],
  ['a gain is not told', retold(theCircuit, event => (event.type === 'hypeChanged' ? null : event)), /ARENA-32/],
  ['a discard is not told', retold(theCircuit, event => (event.type === 'handDiscarded' ? null : event)), /ARENA-28/],
])('the books show that %s', { timeout: TIME }, (_, game, problem) => {
  const play = () => obeysTheLaws(game, { games: 3, seed: 1, seats: 2, options: SHORT, concedeOnceIn: 0, ...laws });
  expect(play).toThrow(problem);
});

test('a hand that is told to everybody is found out', { timeout: TIME }, () => {
  const leaky: typeof theCircuit = {
    ...theCircuit,
    apply(state, seat, move, step) {
      const { emit, emitSecret } = step;
      const tell: typeof emitSecret = (to, event, others) =>
        event.type === 'drawn' ? emit!(event) : emitSecret!(to, event, others);
      theCircuit.apply(state, seat, move, emitSecret ? { ...step, emitSecret: tell } : step);
    },
  };
  expect(() => keepsSecrets(leaky, laws.secretsOf!, { games: 1, seed: 1, seats: 2, options: SHORT })).toThrow(/secret/);
});
