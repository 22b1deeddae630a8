/** How long a whole random game takes: bots play thousands of them. */

import { completeOptions, fastChance, playout, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { circuitry } from '../rules.ts';
import type { Options } from '../state.ts';

/** Milliseconds of processor time; some 9 on the machine this was written on. */
const MOST = 20;
const GAMES = 40;

test('a random game of four takes no longer than it may', { retry: 2 }, () => {
  const options = completeOptions<Options>(circuitry.options);
  const run = (seed: number): void => {
    const chance = fastChance(seed);
    playout(circuitry, circuitry.setup(options, 4, silentStep(chance)), chance);
  };
  for (let seed = 0; seed < GAMES; seed++) run(seed);
  const start = process.cpuUsage();
  for (let seed = 0; seed < GAMES; seed++) run(seed);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000 / GAMES).toBeLessThan(MOST);
});
