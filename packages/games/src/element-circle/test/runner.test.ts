/** Random rounds come to use every card and every effect. */

import { expect, test } from 'vitest';
import { playUntilAll, type Tally, WANTED } from './runner.ts';

test('every card is cast, every Permanent activated and every effect used, in random rounds', {
  timeout: 120_000,
}, () => {
  const tally: Tally = new Map();
  playUntilAll(3000, tally);
  expect(WANTED.filter(name => !tally.has(name))).toEqual([]);
});
