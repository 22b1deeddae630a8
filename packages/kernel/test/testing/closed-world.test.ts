/** Rules that look at the clock or throw the system's dice fail, and the world is as it was when they are done. */

import { expect, test } from 'vitest';
import { closedWorld, LookedOutside } from '../../testing/closed-world.ts';

test.each<[string, () => unknown]>([
  ['Math.random', () => Math.random()],
  ['the clock', () => Date.now()],
  ['the clock', () => new Date()],
  ['the clock', () => Date()],
])('whoever looks at %s is stopped', (what, look) => {
  expect(() => closedWorld(look)).toThrow(new LookedOutside(`the rules looked at ${what}`));
  expect(look()).toBeDefined();
});

test('a moment that was given is no look at the clock', () => {
  expect(closedWorld(() => new Date(0).toISOString())).toBe('1970-01-01T00:00:00.000Z');
  expect(closedWorld(() => Date.UTC(1970, 0, 1))).toBe(0);
});
