/** The flags that a server is started with. */

import { expect, test } from 'vitest';
import { MEMORY_FLAGS, memoryFlagsBeside } from '../src/operate/memory.mjs';

test('what nobody has decided is added', () => {
  expect(memoryFlagsBeside(['--inspect'], '--no-warnings')).toEqual(MEMORY_FLAGS);
});

test('what somebody has decided stays as it is, however it is spelt', () => {
  const left = memoryFlagsBeside(['--max-semi-space-size=64'], ' --min_semi_space_size=8 --enable-source-maps');
  expect(left).toEqual(MEMORY_FLAGS.filter(flag => !flag.includes('semi-space')));
  const allowed = memoryFlagsBeside(['--allocation-site-pretenuring']);
  expect(allowed).toEqual(MEMORY_FLAGS.filter(flag => !flag.includes('pretenuring')));
  expect(memoryFlagsBeside(MEMORY_FLAGS)).toEqual([]);
});
