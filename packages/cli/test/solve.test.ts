/** `roundhouse solve`: what it lists and refuses, and that a game's own arithmetic does the work in threads. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWorkerPool, Stopped } from '../src/solving.ts';
import { perform, temporaryFolder } from './stage.ts';

test('lists the parts of a game', async () => {
  const { status, output } = await perform(['solve', 'fite']);
  expect(status).toBe(0);
  expect(output).toContain('check-tempered');
});

test('refuses a game that is not solved, and a part that is not there', async () => {
  expect((await perform(['solve', 'windfall'])).status).toBe(2);
  expect((await perform(['solve', 'fite', 'nothing'])).status).toBe(2);
});

test('writes plots of the shipped tables', async () => {
  const out = temporaryFolder();
  const { status } = await perform(['solve', 'fite', 'report', '--threads', '1', '--out', out]);
  expect(status).toBe(0);
  expect(readFileSync(join(out, 'tempered-leads.svg'), 'utf8')).toContain('1 ahead');
});

test('whoever waits for work is told when it is stopped', async () => {
  const stop = new AbortController();
  const workers = openWorkerPool('fite', 1, stop.signal);
  stop.abort();
  await expect(workers.ask({})).rejects.toBeInstanceOf(Stopped);
  await workers.close();
});
