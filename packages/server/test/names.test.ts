/** What a guest may be called. */

import { expect, test } from 'vitest';
import { parseName } from '../src/matches/names.ts';
import { Refused } from '../src/matches/refusal.ts';

test('a name of 1 to 24 characters is taken, trimmed', () => {
  expect(parseName('  Ann  ')).toBe('Ann');
  expect(parseName('x')).toBe('x');
  expect(parseName('Zoë Ångström-O’Neill')).toBe('Zoë Ångström-O’Neill');
  expect(parseName('👩‍🚀🎲')).toBe('👩‍🚀🎲');
  // Counted as people count, not in halves of characters.
  expect(parseName('🎲'.repeat(24))).toBe('🎲'.repeat(24));
});

test('any other is refused', () => {
  const bad = ['', '   ', 'x'.repeat(25), '🎲'.repeat(25), 'a\nb', 'a\u0000b', 'a\u007fb', 'a\u0085b'];
  const sneaky = ['\u200b', 'a\u202eb', 'a\u2066b', 'a\u2028b', 'a\ud800b'];
  for (const name of [...bad, ...sneaky]) expect(() => parseName(name), JSON.stringify(name)).toThrow(Refused);
});
