/** One match, printed; `vitest run packages/games/src/the-circuit/test/playthrough.test.ts -u` prints it anew. */

import { playthrough } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { theCircuit } from '../rules.ts';

test('a match of two plays as it did', async () => {
  const options = { bellRounds: 10, ringRules: 'home-turf', content: 'ref-1', seatHype: 'off' };
  await expect(playthrough(theCircuit, { seed: 5, seats: 2, options })).toMatchFileSnapshot('playthrough.txt');
});
