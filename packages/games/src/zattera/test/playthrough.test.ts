/** One game, printed; `vitest run packages/games/src/zattera/test/playthrough.test.ts -u` prints it anew. */

import { playthrough } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { zattera } from '../rules.ts';

test('a game plays as it did', async () => {
  await expect(playthrough(zattera, { seed: 4 })).toMatchFileSnapshot('playthrough.txt');
});
