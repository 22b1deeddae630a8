/** One bout, printed; `vitest run packages/games/src/fite/test/playthrough.test.ts -u` prints it anew. */

import { playthrough } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { fite } from '../rules.ts';

test('a bout plays as it did', async () => {
  await expect(playthrough(fite, { seed: 4 })).toMatchFileSnapshot('playthrough.txt');
});
