/** What a hint says of the other moves. */

import { expect, test } from 'vitest';
import { chanceOf } from '../src/pages/match/hint.tsx';

const said = ({ type }: { readonly type: string }): string => type;

test('there is nothing else to do only where nothing else is legal, not where the bot weighed one move alone', () => {
  const weighed = [{ move: { type: 'step' }, worth: null }];
  expect(chanceOf(weighed, 1, said)).toBe('There is nothing else to do.');
  expect(chanceOf(weighed, 6, said)).toBeNull();
});

test('the best move is told with the next best, and both with what they are worth', () => {
  const weighed = [
    { move: { type: 'hit' }, worth: 0.54 },
    { move: { type: 'wait' }, worth: 0.5 },
  ];
  expect(chanceOf(weighed, 2, said)).toMatch(/54.*wait.*50/);
});
