/** Circus Combat keeps the laws, its own books and its secrets in random games. */

import { obeysTheLaws } from '@roundhouse/kernel/testing';
import { test } from 'vitest';
import { laws } from '../laws.ts';
import { circusCombat } from '../rules.ts';

test('smoke', () => {
  obeysTheLaws(circusCombat, { games: 4, seed: 1, ...laws });
});
