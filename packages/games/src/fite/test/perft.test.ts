/** Counted positions, each named for the trap it guards. The counts were made apart from these rules, die by die. */

import { type Counted, perft } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import type { Both, Loc } from '../state.ts';
import { EXAMPLE, openScenario, type Roll, type Scenario, type Setting, scenario } from './scenario.ts';

/** Attack and defence of A, then of B. */
const ALL_DIFFERENT: Roll = [
  [6, 5, 4],
  [6, 5, 4, 3, 2, 1],
  [5, 4, 2],
  [6, 6, 3, 2, 1, 1],
];
const ONE_ATTACKER: Roll = [[6], [6, 5, 4, 4, 3, 2, 2, 1], [5, 4, 2], [6, 6, 3, 2, 1, 1]];
const SIXES: Roll = [Array(8).fill(6), [6], Array(8).fill(6), [6]];

/** Reactions to a roll are open. */
function rolled(locs: Both<Loc>, roll: Roll, setting: Setting = {}): Scenario {
  const bout = scenario(setting);
  bout.place(...locs);
  bout.roll(roll);
  return bout;
}

test.each<Counted>([
  { name: 'six powers or none, for both', set: openScenario, depth: 2, chance: 1, count: 49 },
  {
    name: 'three places each, then one to eight attackers',
    set: scenario,
    depth: 4,
    chance: 1,
    count: 576,
  },
  {
    name: 'a third of nine dice in each pool leaves four divisions',
    set: () => scenario({ options: { minPool: 'third' } }),
    depth: 4,
    chance: 1,
    count: 144,
  },
  {
    name: 'an extra placement at set-up comes before turn 1',
    set: () => openScenario({ powers: 'off', setupPlacement: 'separate' }),
    depth: 5,
    chance: 1,
    count: 648,
  },
  {
    name: 'a power declared with the division doubles it, but not for Swift, which is asked before',
    set: () => scenario({ options: { powerTiming: 'withSplit' }, powers: ['tough', 'swift'] }),
    depth: 5,
    chance: 1,
    count: 3456,
  },
  {
    name: 'Swift asks its holder alone, to hold or to go to another place',
    set: () => scenario({ powers: ['swift', 'tough'] }),
    depth: 4,
    chance: 1,
    count: 216,
  },
  {
    name: 'two dice are divided without asking: the dice are rolled as soon as both are placed',
    set: () => rolled(['def', 'def'], SIXES),
    depth: 2,
    chance: 'all',
    count: 11664,
  },
  {
    name: 'equal dice are one die',
    set: () => rolled(['tac', 'tac'], EXAMPLE),
    depth: 1,
    chance: 1,
    count: 42,
  },
  {
    name: 'both react, each to its own dice alone',
    set: () => rolled(['tac', 'tac'], EXAMPLE),
    depth: 2,
    chance: 1,
    count: 1764,
  },
  {
    name: 'all faces different: 28 Moves with none, 36 Flips',
    set: () => rolled(['tac', 'off'], ALL_DIFFERENT),
    depth: 1,
    chance: 1,
    count: 64,
  },
  {
    name: 'a power for the fight doubles the list',
    set: () => rolled(['tac', 'off'], ALL_DIFFERENT, { powers: ['brutal', null] }),
    depth: 1,
    chance: 1,
    count: 128,
  },
  {
    name: 'Cunning on Tactical: a Flip of the pools as the Move left them',
    set: () => rolled(['tac', 'off'], ALL_DIFFERENT, { powers: ['cunning', null] }),
    depth: 1,
    chance: 1,
    count: 917,
  },
  {
    name: 'Cunning off Tactical: a Move or a Flip, not both',
    set: () => rolled(['def', 'off'], ALL_DIFFERENT, { powers: ['cunning', null] }),
    depth: 1,
    chance: 1,
    count: 65,
  },
  {
    name: 'one die gets the bonus: named by face, or left to the highest',
    set: () => rolled(['def', 'off'], ALL_DIFFERENT, { options: { locationBonus: 'one' } }),
    depth: 1,
    chance: 1,
    count: 7,
  },
  {
    name: 'a pool of one keeps its die',
    set: () => rolled(['tac', 'off'], ONE_ATTACKER),
    depth: 1,
    chance: 1,
    count: 47,
  },
  {
    name: 'a Move may empty a pool, a Flip may turn one die',
    set: () => rolled(['tac', 'off'], ONE_ATTACKER, { options: { emptyPools: true, flipCount: 'upTo2' } }),
    depth: 1,
    chance: 1,
    count: 55,
  },
  {
    name: 'a shorter reach: one die moved or flipped',
    set: () => rolled(['tac', 'off'], ONE_ATTACKER, { options: { tacticalReach: 1 } }),
    depth: 1,
    chance: 1,
    count: 14,
  },
  {
    name: 'two dice a side: a hit ends the bout, no hit begins another turn',
    set: () => rolled(['def', 'def'], SIXES),
    depth: 3,
    chance: 'all',
    count: 18309,
  },
])('$name', ({ set, count, ...how }) => {
  expect(perft(set(), how)).toBe(count);
});
