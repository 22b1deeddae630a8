/** Element Circle keeps the laws, its own books and its secrets in random matches. More of them: `GAMES=2000 vitest run …`. */

import { keepsSecrets, obeysTheLaws } from '@roundhouse/kernel/testing';
import { test } from 'vitest';
import { laws } from '../laws.ts';
import { elementCircle } from '../rules.ts';

const GAMES = Number(process.env.GAMES ?? 6);
const TIME = GAMES * 60_000;
/** One round, so that there is time for many tables. */
const ROUND = { matchFormat: 'firstTo(1)' };

test('matches with any options keep the laws', { timeout: TIME }, () => {
  obeysTheLaws(elementCircle, { games: Math.ceil(GAMES / 3), seed: 1, ...laws });
});

test.each([2, 4, 6])('ELEM-1 ELEM-2 ELEM-3 ELEM-R40: rounds of %i keep the laws', { timeout: TIME }, seats => {
  obeysTheLaws(elementCircle, { games: GAMES, seed: 1001, seats, options: ROUND, ...laws });
});

test.each([2, 4, 6])('ELEM-13 ELEM-18: nobody at a table of %i is sent a secret', { timeout: TIME }, seats => {
  keepsSecrets(elementCircle, laws.secretsOf!, { games: GAMES, seed: 2001, seats, options: ROUND });
});

test('ELEM-R51 ELEM-85: hands that are shown to some are shown to nobody else', { timeout: TIME }, () => {
  keepsSecrets(elementCircle, laws.secretsOf!, {
    games: GAMES,
    seed: 3001,
    seats: 4,
    options: { ...ROUND, showHand: 'on' },
  });
});
