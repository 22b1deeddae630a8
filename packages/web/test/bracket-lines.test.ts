/** The lines of a bracket. */

import { expect, test } from 'vitest';
import { elbow } from '../src/pages/competition/bracket-lines.tsx';

test('a line goes across, along the middle of the gap, and across; straight where it can', () => {
  expect(elbow(10, 50, 40, 50)).toBe('M10 50H40');
  expect(elbow(10, 50, 40, 90)).toBe('M10 50H19Q25 50 25 56V84Q25 90 31 90H40');
  expect(elbow(10, 90, 40, 50)).toBe('M10 90H19Q25 90 25 84V56Q25 50 31 50H40');
});
