/** What a bot looks at more closely. */

import { expect, test } from 'vitest';
import { bestRated } from '../src/best-rated.ts';

test('what is rated higher is never left out for many that are rated alike', () => {
  expect(bestRated(['a', 'b', 'c', 'd', 'e', 'f'], [1, 1, 1, 1, 2, 3], 3)).toEqual(['a', 'e', 'f']);
});

test('keeps the order of the list, and all where there are few', () => {
  expect(bestRated(['a', 'b', 'c'], [1, 3, 2], 2)).toEqual(['b', 'c']);
  expect(bestRated(['a', 'b', 'c'], [1, 3, 2], 9)).toEqual(['a', 'b', 'c']);
});

test('leaves out what is far behind the best, even where there is room', () => {
  expect(bestRated(['a', 'b', 'c'], [1, 3, 2.5], 3, 1)).toEqual(['b', 'c']);
});
