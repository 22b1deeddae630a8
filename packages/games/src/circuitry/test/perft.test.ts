/** Counted positions, each named for the trap it guards. The counts were made by hand, from the rules. */

import { type PerftRow, perft } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { circuitry } from '../rules.ts';
import rows from './perft.json' with { type: 'json' };

test.each(rows as unknown as readonly PerftRow[])('$name', row => {
  expect(perft(circuitry, row)).toBe(row.count);
});
