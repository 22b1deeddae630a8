/** Options are completed with defaults, and refused with a sentence that names the first wrong one. */

import { expect, test } from 'vitest';
import { completeOptions, type OptionSpecs } from '../src/index.ts';

interface Options {
  speed: 'slow' | 'fast';
  blind: boolean;
  rounds: number;
}

const specs: OptionSpecs<Options> = {
  speed: { kind: 'choice', values: ['slow', 'fast'] },
  blind: { kind: 'choice', values: [false, true] },
  rounds: { kind: 'range', min: 2, max: 9, default: 4 },
};

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
};

test('what is left out stays at its default: the first choice, or the range’s own', () => {
  expect(completeOptions(specs)).toEqual({ speed: 'slow', blind: false, rounds: 4 });
  expect(completeOptions(specs, {})).toEqual({ speed: 'slow', blind: false, rounds: 4 });
  expect(completeOptions(specs, { rounds: undefined })).toEqual({ speed: 'slow', blind: false, rounds: 4 });
});

test('what is given is kept', () => {
  expect(completeOptions(specs, { rounds: 9, blind: true })).toEqual({ speed: 'slow', blind: true, rounds: 9 });
  expect(completeOptions(specs, { rounds: 2, speed: 'fast' })).toEqual({ speed: 'fast', blind: false, rounds: 2 });
});

test.each([
  [{ tempo: 1 }, `there is no option 'tempo'`],
  [{ toString: 1 }, `there is no option 'toString'`],
  [JSON.parse('{"__proto__": {"rounds": 3}}'), `there is no option '__proto__'`],
  [{ speed: 'medium' }, `option 'speed' must be one of "slow", "fast", not "medium"`],
  [{ blind: 1 }, `option 'blind' must be one of false, true, not 1`],
  [{ rounds: 1 }, `option 'rounds' must be a whole number from 2 to 9, not 1`],
  [{ rounds: 10 }, `option 'rounds' must be a whole number from 2 to 9, not 10`],
  [{ rounds: 4.5 }, `option 'rounds' must be a whole number from 2 to 9, not 4.5`],
  [{ rounds: '4' }, `option 'rounds' must be a whole number from 2 to 9, not "4"`],
  [{ rounds: null }, `option 'rounds' must be a whole number from 2 to 9, not null`],
  [{ rounds: Number.NaN }, `option 'rounds' must be a whole number from 2 to 9, not NaN`],
  [{ rounds: nested(20_000) }, `option 'rounds' must be a whole number from 2 to 9, not a list`],
  [{ speed: { a: 1 } }, `option 'speed' must be one of "slow", "fast", not an object`],
  [{ speed: 'x'.repeat(1000) }, `option 'speed' must be one of "slow", "fast", not "${'x'.repeat(40)}…"`],
  [null, 'options must be an object'],
  [[], 'options must be an object'],
  ['fast', 'options must be an object'],
])('%# is refused', (given, reason) => {
  expect(() => completeOptions(specs, given)).toThrow(new Error(reason));
});
