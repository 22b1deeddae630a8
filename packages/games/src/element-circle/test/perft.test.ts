/** Counted positions, each named for the trap it guards. The counts were made by hand, from the README. */

import { fastChance } from '@roundhouse/kernel';
import { type Counted, perft, table } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { elementCircle } from '../rules.ts';
import { scenario } from './scenario.ts';

test.each<Counted>([
  {
    name: 'a hand is kept or replaced, then ten pairs of elements, and twenty threes for the dealer',
    set: () => table(elementCircle, { options: { firstDealer: 1 }, chance: fastChance(1) }),
    depth: 4,
    chance: 1,
    count: 800,
  },
  {
    name: 'five cards can be looked at by three in sixty ways, and each of the three taken, or none',
    set: () => scenario({ circle: 'EEEE', hands: [['Robber'], ['Tree', 'Geyser', 'Candle', 'Cloud', 'Crest']] }),
    depth: 3,
    chance: 'all',
    count: 241,
  },
  {
    name: 'two elements of any types out of six different ones pay for the King in fifteen ways',
    set: () => scenario({ own: ['EW'], hands: [[], ['Geyser']], permanents: [['King']], opened: true }),
    depth: 3,
    chance: 1,
    count: 50,
  },
  {
    name: 'four types into ten slots, or none',
    set: () => scenario({ circle: 'W', hands: [['Geyser'], ['Tree']] }),
    depth: 3,
    chance: 1,
    count: 41,
  },
  {
    name: 'an element moves anywhere but where it lies, and the second sees what the first has done',
    set: () => scenario({ circle: 'AAA', own: ['', 'E'], hands: [['Tornado'], ['Tree']] }),
    depth: 4,
    chance: 1,
    count: 169,
  },
  {
    name: 'the toll of the Whale comes before the free cast, which may be forgone',
    set: () =>
      scenario({
        circle: '',
        own: ['', 'W'],
        hands: [['Tree', 'Lava', 'Cloud'], ['Geyser']],
        permanents: [['Whale']],
        opened: true,
      }),
    depth: 3,
    chance: 1,
    count: 14,
  },
  {
    name: 'limits: one of four Permanents, then one of two names',
    set: () =>
      scenario({
        options: { limits: 'on', limitPermanents: 3, limitSpells: 5 },
        circle: '',
        own: ['', 'W'],
        hands: [['Tree', 'Tree', 'Tree', 'Theft', 'Theft', 'Theft'], ['Geyser']],
        permanents: [['Golem', 'Golem', 'Minotaur', 'Devil']],
        opened: true,
      }),
    depth: 3,
    chance: 1,
    count: 8,
  },
])('$name', ({ set, count, ...how }) => {
  expect(perft(set(), how)).toBe(count);
});
