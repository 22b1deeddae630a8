/** Playthroughs of the toys: `vitest run -u` writes them anew. */

import { expect, test } from 'vitest';
import { playthrough } from '../../testing/index.ts';
import { harbour } from './toys/harbour.ts';

test('Harbour plays as it did', async () => {
  await expect(playthrough(harbour, { seed: 1, seats: 3 })).toMatchFileSnapshot('toys/playthrough.txt');
});

test('another seed is another game', () => {
  expect(playthrough(harbour, { seed: 2 })).not.toBe(playthrough(harbour, { seed: 3 }));
});
