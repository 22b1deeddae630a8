/** Counted positions, each named for the trap it guards. The counts were made by hand, from the README. */

import { type PerftRow, perft } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { theCircuit } from '../rules.ts';
import rows from './perft.json' with { type: 'json' };

test.each(rows as unknown as readonly PerftRow[])('$name', row => {
  expect(perft(theCircuit, row)).toBe(row.count);
});
