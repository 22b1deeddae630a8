/** Counted positions, each named for the trap it guards. The counts were made apart from these rules, die by die. */

import { type PerftRow, perft } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { fite } from '../rules.ts';
import rows from './perft.json' with { type: 'json' };

test.each(rows as readonly PerftRow[])('$name', row => {
  expect(perft(fite, row)).toBe(row.count);
});
