/** What home tells of what is new. */

import { expect, test } from 'vitest';
import { newsOf, PLACES } from '../src/pages/home/whats-new.tsx';
import { whatsNew } from '../src/pages/home/words/languages.ftl.ts';

test('every piece of news leads somewhere, in every language', () => {
  for (const { news } of Object.values(whatsNew)) expect(news).toHaveLength(PLACES.length);
});

test('the newest comes first to whoever has not seen it; then there is another one every day', () => {
  expect(newsOf(6, 0, 3)).toBe(5);
  expect(newsOf(6, 5, 4)).toBe(5);
  const week = Array.from({ length: 6 }, (_, day) => newsOf(6, 6, 20_000 + day));
  expect(week.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
});
