/** One game, printed; `vitest run packages/games/src/circuitry/test/playthrough.test.ts -u` prints it anew. */

import { playthrough } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { circuitry } from '../rules.ts';

test('a game of two plays as it did', async () => {
  const options = { roundLimit: 10 };
  await expect(playthrough(circuitry, { seed: 3, seats: 2, options })).toMatchFileSnapshot('playthrough.txt');
});
