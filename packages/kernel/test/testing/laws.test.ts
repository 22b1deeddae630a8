/** The test of the tests: clean toys pass, and every planted mistake is caught by the law it breaks. */

import { expect, test } from 'vitest';
import { obeysTheLaws } from '../../testing/index.ts';
import { duel } from './toys/duel.ts';
import { everyCardOnce, harbour, outOfTurn } from './toys/harbour.ts';
import { MISTAKES_OF_STYLE, OTHER_MISTAKES } from './toys/mistakes.ts';

test('clean games pass', () => {
  obeysTheLaws(harbour, { games: 60, seed: 1, invariant: everyCardOnce, outOfTurn });
  obeysTheLaws(duel, { games: 60, seed: 1 });
});

test.each([...MISTAKES_OF_STYLE, ...OTHER_MISTAKES])('$name: breaks $breaks', ({ game, breaks }) => {
  const check = () => obeysTheLaws(game, { games: 60, seed: 1, stepLimit: 200, invariant: everyCardOnce, outOfTurn });
  expect(check).toThrow(expect.objectContaining({ name: 'LawBroken', law: breaks }));
});
