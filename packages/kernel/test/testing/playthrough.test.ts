/** Playthroughs of the toys: `vitest run -u` writes them anew. */

import { expect, test } from 'vitest';
import { playthrough } from '../../testing/index.ts';
import { duel } from './toys/duel.ts';
import { harbour } from './toys/harbour.ts';

test('Harbour plays as it did', async () => {
  await expect(playthrough(harbour, { seed: 1, seats: 3 })).toMatchFileSnapshot('toys/playthrough.txt');
});

test('another seed is another game', () => {
  expect(playthrough(harbour, { seed: 2 })).not.toBe(playthrough(harbour, { seed: 3 }));
});

test('what some hear is printed with who they are, and what the others hear', () => {
  const whispered: typeof duel = {
    ...duel,
    apply(state, seat, move, step) {
      duel.apply(state, seat, move, step);
      step.emitSecret?.([0, 1], { type: 'signChosen', seat });
    },
  };
  const printed = playthrough(whispered, { seed: 1 });
  expect(printed).toContain('\nseats 0, 1 hear {"type":"signChosen","seat":0}\n  others hear nothing\n');
});
