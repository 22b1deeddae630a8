/** One game, printed; `vitest run packages/games/src/circus-combat/test/playthrough.test.ts -u` prints it anew. */

import { playthrough } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { circusCombat } from '../rules.ts';

test('a game plays as it did', async () => {
  await expect(playthrough(circusCombat, { seed: 1 })).toMatchFileSnapshot('playthrough.txt');
});
