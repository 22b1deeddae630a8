/** Counted positions, each named for the trap it guards. The counts were made apart from these rules, from the README. */

import { type PerftRow, perft } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { circusCombat } from '../rules.ts';
import rows from './perft.json' with { type: 'json' };

test.each(rows as readonly PerftRow[])('$name', row => {
  expect(perft(circusCombat, row)).toBe(row.count);
});
