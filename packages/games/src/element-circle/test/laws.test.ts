/**
 * Element Circle keeps the laws, its own books and its secrets in random matches: secrets in a thousand positions at tables
 * of 2, 4 and 6, and with more games in as many as one likes:
 *
 *     GAMES=200 npx vitest run --project unit packages/games/src/element-circle/test/laws.test.ts
 */

import { effort, keepsSecrets, obeysTheLaws, retold, spoilt } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { laws } from '../laws.ts';
import { elementCircle } from '../rules.ts';

const GAMES = Number(process.env.GAMES ?? effort(3, 30));
/** Some 1,000 positions at the three tables together; ten times as many at night. */
const SECRET_GAMES = Number(process.env.GAMES ?? effort(4, 40));
const TIME = 240_000 + GAMES * 60_000;
/** One round, so that there is time for many tables. */
const ROUND = { matchFormat: 'firstTo(1)' };

test('matches with any options keep the laws', { timeout: TIME }, () => {
  obeysTheLaws(elementCircle, { games: Math.ceil(GAMES / 3), seed: 1, ...laws });
});

test.each([2, 4, 6])('ELEM-1 ELEM-2 ELEM-3 ELEM-R40: rounds of %i keep the laws', { timeout: TIME }, seats => {
  obeysTheLaws(elementCircle, { games: GAMES, seed: 1001, seats, options: ROUND, ...laws });
});

test.each([2, 4, 6])('ELEM-13 ELEM-18: nobody at a table of %i is sent a secret', { timeout: TIME }, seats => {
  keepsSecrets(elementCircle, laws.secretsOf!, { games: SECRET_GAMES, seed: 2001, seats, options: ROUND });
});

test('ELEM-R51 ELEM-85: hands that are shown to some are shown to nobody else', { timeout: TIME }, () => {
  keepsSecrets(elementCircle, laws.secretsOf!, {
    games: GAMES,
    seed: 3001,
    seats: 4,
    options: { ...ROUND, showHand: 'on' },
  });
});

test.each<[string, typeof elementCircle, RegExp]>([
  ['an element is made', spoilt(elementCircle, state => void state.bank.E++), /ELEM-16|ELEM-2/],
  ['a card is lost', spoilt(elementCircle, state => void state.deck.pop()), /ELEM-3: 6\d spells/],
  [
    'a round never ends',
    spoilt(elementCircle, state => {
      state.turn += 1000;
    }),
    /ELEM-R40/,
  ],
  ['a cast is not told', retold(elementCircle, event => (event.type === 'spellCast' ? null : event)), /ELEM-14/],
  ['a put is not told', retold(elementCircle, event => (event.type === 'elementPut' ? null : event)), /ELEM-16/],
])('the books show that %s', (_, game, problem) => {
  expect(() => obeysTheLaws(game, { games: 5, seed: 1, seats: 2, options: ROUND, ...laws })).toThrow(problem);
});
