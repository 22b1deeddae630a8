/** FITE keeps the laws, its own books and its secrets in random bouts. */

import { effort, keepsSecrets, obeysTheLaws, retold } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { laws } from '../laws.ts';
import { fite } from '../rules.ts';

const GAMES = effort(30, 600);

test('bouts with any options keep the laws, and FITE-R43 in every fight', () => {
  obeysTheLaws(fite, { games: GAMES, seed: 1, ...laws });
});

test('bouts with the default options keep the laws, and FITE-R43 and FITE-R44 in every fight', () => {
  obeysTheLaws(fite, { games: GAMES, seed: 1001, options: {}, ...laws });
});

test.each([
  ['any options', {}],
  ['the default options', { options: {} }],
])('a choice reaches nobody else before all are in, with %s', (_, options) => {
  keepsSecrets(fite, laws.secretsOf ?? (() => []), { games: GAMES, seed: 2001, ...options });
});

/** FITE in which every division keeps no die back. */
const reckless: typeof fite = {
  ...fite,
  apply: (state, seat, move, step) =>
    fite.apply(state, seat, move.type === 'split' ? { ...move, off: state.fighters[seat as 0 | 1].dice } : move, step),
  checkState: () => null,
};

test.each<[string, typeof fite, string]>([
  [
    'a die comes back',
    {
      ...fite,
      apply(state, seat, move, step) {
        fite.apply(state, seat, move, step);
        for (const fighter of state.fighters) if (fighter.dice === 7) fighter.dice++;
      },
    },
    'dice became',
  ],
  [
    'a fighter attacks twice',
    retold(fite, event => (event.type === 'attackCompared' ? { ...event, attacker: 0 } : event)),
    'each fighter attacks once in a fight',
  ],
  [
    'a die is made',
    retold(fite, event => (event.type === 'attackCompared' ? { ...event, def: [...event.def, 1] } : event)),
    'fought with other dice than its own',
  ],
  [
    'more hits than dice',
    retold(fite, event => (event.type === 'attackCompared' ? { ...event, hits: event.off.length + 1 } : event)),
    'FITE-R43',
  ],
  ['an attack with every die', reckless, 'FITE-R44'],
  [
    'a hit is not counted',
    retold(fite, event =>
      event.type === 'attackCompared' && event.hits > 0 ? { ...event, hits: event.hits - 1 } : event,
    ),
    'FITE-R30',
  ],
  [
    'a hit costs nothing',
    retold(fite, event => (event.type === 'diceLost' ? { ...event, left: [9, 9] } : event)),
    'FITE-33',
  ],
])('the books are looked at: %s', (_, game, told) => {
  // Without the fast way, which would betray a change of the slow one.
  const { playRandom: _fast, ...slow } = game;
  expect(() => obeysTheLaws(slow, { games: GAMES, seed: 1, ...laws })).toThrow(
    expect.objectContaining({ law: 'invariant', message: expect.stringContaining(told) }),
  );
});
