/** One game in which everything happens, printed; `vitest run packages/games/src/windfall/test/playthrough.test.ts -u` prints it anew. */

import { playthrough } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { windfall } from '../rules.ts';

test('a game plays as it did', async () => {
  await expect(playthrough(windfall, { seed: 44 })).toMatchFileSnapshot('playthrough.txt');
});
