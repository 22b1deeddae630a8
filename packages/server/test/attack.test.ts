/** A short run of what `npm run attack` does at length: no attack that was ever found succeeds again. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ATTACKS, attackAll } from '../attack/run.ts';
import { waitAtAnyMoment, waitsWithin } from '../attack/waits.ts';

test('a server that stands still for a while now and then is waited for, however seldom that is', () => {
  expect(waitsWithin(5, 20)).toEqual([5]);
  expect(waitsWithin(50, 20)).toEqual([50, 30, 10]);
  // Once in four seconds for 150 ms, and a thousand short turns besides: who plays meets it four times in a hundred.
  const turns = [150, ...Array.from({ length: 1000 }, () => 1)];
  expect(waitAtAnyMoment(turns, 4000)).toBeCloseTo(110, 0);
  expect(waitAtAnyMoment(turns.slice(1), 4000)).toBeLessThan(1);
});

const never = new AbortController().signal;

test('no attack succeeds', { timeout: 300_000 }, async () => {
  const { rows, trouble } = await attackAll('SQLite', { isShort: true }, never);
  expect(rows.filter(({ successes }) => successes > 0)).toEqual([]);
  expect(rows.map(({ name, tries }) => [name, tries > 0])).toEqual(ATTACKS.map(({ name }) => [name, true]));
  expect(trouble).toEqual([]);
});

test('the page on security names every attack, and none that there is not', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  const rows = page
    .split('## Where each is proved')[1]!
    .split('\n## ')[0]!
    .matchAll(/^\|[^|]*\|([^|]*)\|/gm);
  const named = [...rows].flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, words]) => words!));
  const names = ATTACKS.map(({ name }) => name).filter(name => name !== '(nobody attacks)');
  expect(names.filter(name => !named.some(words => name.includes(words)))).toEqual([]);
  expect(named.filter(words => !names.some(name => name.includes(words)))).toEqual([]);
});

test('a run that is stopped clears everything away', { timeout: 120_000 }, async () => {
  const stopping = new AbortController();
  const attack = { name: 'any', run: async () => ({ tries: 1, successes: 0 }) };
  const run = attackAll('SQLite', { isShort: true }, stopping.signal, () => stopping.abort(), [attack, attack]);
  await expect(run).rejects.toThrow(/aborted/);
});
