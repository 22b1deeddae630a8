/** Moments in addresses and in names of files. */

import type { Viewer } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { fileNameOf, formatMoment, parseMoment, searchIn } from '../src/play/replay/moment.ts';

const MOMENTS: { step: number; eyes: Viewer }[] = [
  { step: 1, eyes: 0 },
  { step: 12, eyes: 1 },
  { step: 40, eyes: null },
];

test.each(MOMENTS)('%j survives an address and the name of a file', moment => {
  expect(parseMoment(formatMoment(moment), 40, 2)).toEqual(moment);
  // A second copy gets a number from the browser.
  const name = fileNameOf('circus-combat', moment).replace('.jsonl', ' (1).jsonl');
  expect(parseMoment(searchIn(name), 40, 2)).toEqual(moment);
});

test('an address can say what would have been better', () => {
  const moment = { step: 12, eyes: 1, better: 7 };
  expect(parseMoment(formatMoment(moment), 40, 2)).toEqual(moment);
});

test('what does not fit is left out or brought within the match', () => {
  expect(parseMoment('', 9, 2)).toEqual({});
  expect(parseMoment('?step=0&seat=0', 9, 2)).toEqual({});
  expect(parseMoment('?step=99&seat=3', 9, 2)).toEqual({ step: 9 });
  expect(parseMoment('?step=-1&seat=x', 9, 2)).toEqual({});
  expect(parseMoment('?step=1e3&seat=2', 9, 2)).toEqual({ eyes: 1 });
  expect(parseMoment('?step=3&seat=1&better=0', 9, 2)).toEqual({ step: 3, eyes: 0 });
  expect(searchIn('my best game.jsonl')).toBe('');
});
