/** Lively matches come to use every card and every effect. */

import { expect, test } from 'vitest';
import { playUntilAll, type Tally, WANTED } from './runner.ts';

test('every ability, trait, hazard, Ring Rules card and Struggle effect is used, and every defeat happens', {
  timeout: 240_000,
}, () => {
  const tally: Tally = new Map();
  playUntilAll(400, tally);
  expect(WANTED.filter(name => !tally.has(name))).toEqual([]);
});
