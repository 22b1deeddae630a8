/** A backup that is read again, or refused with a reason; and what a result means. */

import { expect, test } from 'vitest';
import { parseSettings } from '../src/app/settings.ts';
import { soundsOf } from '../src/app/sounds.ts';
import { parseBackup } from '../src/play/kept/backup.ts';
import { SHAPE } from '../src/play/kept/entries.ts';
import { outcomeOf } from '../src/play/kept/results.ts';

const backup = (entries: unknown, shape: unknown = SHAPE) =>
  JSON.stringify({ format: 'roundhouse-backup', shape, entries });

test('a backup is read, an older one lifted, and anything else refused', () => {
  expect(parseBackup(backup({ name: 'Ada', 'learned.fite': ['lead'] }))).toEqual(
    new Map<string, unknown>([
      ['name', 'Ada'],
      ['learned.fite', ['lead']],
    ]),
  );
  expect(parseBackup(backup({ 'learned.fite': '["lead"]' }, 1))).toEqual(new Map([['learned.fite', ['lead']]]));
  for (const text of ['', 'null', '[]', '{}', '"text"', '{"format":"other"}']) {
    expect(parseBackup(text)).toBe('notOurs');
  }
  expect(parseBackup(backup({}, SHAPE + 1))).toBe('tooNew');
  for (const entries of [null, [], 'x', { other: 1 }, { 'match.': {} }, { 'match.a b': {} }, { name: null }]) {
    expect(parseBackup(backup(entries))).toBe('broken');
  }
  expect(parseBackup(backup({ name: 'Ada' }, 'x'))).toBe('broken');
});

test.each([
  [[1, -1], 0, 'won'],
  [[1, -1], 1, 'lost'],
  [[0, 0], 1, 'drawn'],
  [[2, 2, -4], 0, 'drawn'],
  [[2, 2, -4], 2, 'lost'],
  [null, 0, 'unknown'],
  [[1], 3, 'unknown'],
] as const)('payoffs %j for seat %i: %s', (payoffs, seat, outcome) => {
  expect(outcomeOf({ payoffs, seat })).toBe(outcome);
});

test('settings that do not look right are as if never set', () => {
  const usual = { language: 'auto', theme: 'auto', motion: 'system', plainTables: false, sound: false, volume: 60 };
  for (const kept of [
    undefined,
    null,
    'x',
    [],
    { language: 'fr', theme: 1, motion: 'on', plainTables: 1, sound: 'yes', volume: 101 },
  ]) {
    expect(parseSettings(kept)).toEqual(usual);
  }
  const set = { language: 'de', theme: 'dark', motion: 'off', plainTables: true, sound: true, volume: 0 };
  expect(parseSettings({ ...set, more: 1 })).toEqual(set);
});

test('a position sounds once of each kind, as a chord of all who make it, and its end only of the end', () => {
  const dice = ({ dice }: { readonly dice: number }) => ({ sound: 'dice' as const, count: dice });
  const sounds = { diceRolled: dice, committed: 'place' } as const;
  const rolled = (dice: number) => ({ type: 'diceRolled', dice });
  const events = [rolled(3), { type: 'committed' }, rolled(4), { type: 'unheardOf' }];
  expect(soundsOf(sounds, events, 0)).toEqual([
    { sound: 'dice', count: 7 },
    { sound: 'place', count: 1 },
  ]);
  const over = (winner: number | null) => [...events, { type: 'boutOver', winner }];
  expect(soundsOf(sounds, over(0), 0)).toEqual([{ sound: 'win', count: 1 }]);
  expect(soundsOf(sounds, over(1), 0)).toEqual([{ sound: 'loss', count: 1 }]);
  expect(soundsOf(sounds, over(1), null)).toEqual([{ sound: 'win', count: 1 }]);
  expect(soundsOf(sounds, over(null), 0)).toEqual([{ sound: 'turn', count: 1 }]);
});
