/** A short run of what `npm run attack` does at length: no attack that was ever found succeeds again. */

import { expect, test } from 'vitest';
import { ATTACKS, attackAll } from '../attack/run.ts';

const never = new AbortController().signal;

test('no attack succeeds', { timeout: 300_000 }, async () => {
  const { rows, trouble } = await attackAll('SQLite', { isShort: true }, never);
  expect(rows.filter(({ successes }) => successes > 0)).toEqual([]);
  expect(rows.map(({ name, tries }) => [name, tries > 0])).toEqual(ATTACKS.map(({ name }) => [name, true]));
  expect(trouble).toEqual([]);
});

test('a run that is stopped clears everything away', { timeout: 120_000 }, async () => {
  const stopping = new AbortController();
  const attack = { name: 'any', run: async () => ({ tries: 1, successes: 0 }) };
  const run = attackAll('SQLite', { isShort: true }, stopping.signal, () => stopping.abort(), [attack, attack]);
  await expect(run).rejects.toThrow(/aborted/);
});
