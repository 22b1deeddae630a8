/** One round, printed; `vitest run packages/games/src/element-circle/test/playthrough.test.ts -u` prints it anew. */

import { playthrough } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { elementCircle } from '../rules.ts';

test('a round of three plays as it did', async () => {
  const options = { matchFormat: 'firstTo(1)', spells: 'first' };
  await expect(playthrough(elementCircle, { seed: 3, seats: 3, options })).toMatchFileSnapshot('playthrough.txt');
});
