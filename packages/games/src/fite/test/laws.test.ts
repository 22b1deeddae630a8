/** FITE keeps the laws, its own books and its secrets in random bouts. */

import { completeOptions, fastChance, type Step, shape, silentStep } from '@roundhouse/kernel';
import { effort, keepsSecrets, obeysTheLaws, randomOptions } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { laws } from '../laws.ts';
import { fite } from '../rules.ts';
import { EVENT, MOVE } from '../shapes.ts';
import type { Event } from '../state.ts';

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

test('every move and every event has its published shape', () => {
  const chance = fastChance(7);
  for (let game = 0; game < GAMES; game++) {
    const options = completeOptions(fite.options, randomOptions(fite, chance));
    const told: Event[] = [];
    const step: Step<Event> = { ...silentStep(chance), emit: event => told.push(event) };
    const state = fite.setup(options, 2, step);
    for (let seat = fite.toAct(state)[0]; seat !== undefined; seat = fite.toAct(state)[0]) {
      const move = fite.randomMove!(state, seat, chance);
      expect(shape.problemIn(MOVE, move, 'move')).toBe(null);
      fite.apply(state, seat, move, step);
    }
    for (const event of told) expect(shape.problemIn(EVENT, event, event.type)).toBe(null);
  }
});

/** FITE whose events are told differently. */
const retold = (tell: (event: Event) => Event): typeof fite => ({
  ...fite,
  apply: (state, seat, move, { emit, ...step }) =>
    fite.apply(state, seat, move, emit ? { ...step, emit: event => emit(tell(event)) } : step),
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
    retold(event => (event.type === 'attackCompared' ? { ...event, attacker: 0 } : event)),
    'each fighter attacks once in a fight',
  ],
  [
    'a die is made',
    retold(event => (event.type === 'attackCompared' ? { ...event, def: [...event.def, 1] } : event)),
    'fought with other dice than its own',
  ],
  [
    'more hits than dice',
    retold(event => (event.type === 'attackCompared' ? { ...event, hits: event.off.length + 1 } : event)),
    'FITE-R43',
  ],
  ['an attack with every die', reckless, 'FITE-R44'],
  [
    'a hit is not counted',
    retold(event => (event.type === 'attackCompared' && event.hits > 0 ? { ...event, hits: event.hits - 1 } : event)),
    'FITE-R30',
  ],
  ['a hit costs nothing', retold(event => (event.type === 'diceLost' ? { ...event, left: [9, 9] } : event)), 'FITE-33'],
])('the books are looked at: %s', (_, game, told) => {
  // Without the fast way, which would betray a change of the slow one.
  const { playRandom: _fast, ...slow } = game;
  expect(() => obeysTheLaws(slow, { games: GAMES, seed: 1, ...laws })).toThrow(
    expect.objectContaining({ law: 'invariant', message: expect.stringContaining(told) }),
  );
});
