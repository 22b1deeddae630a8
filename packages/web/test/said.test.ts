/** Small things the pages say: options, clocks, who sits where, and what a line of the log is about. */

import { findGame } from '@roundhouse/games';
import { wordsOf } from '@roundhouse/games/words.ts';
import type { ClockSettings } from '@roundhouse/server/protocol.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { thingsOf } from '../src/pages/match/pointing.ts';
import { timeLeft } from '../src/pages/match/time-left.ts';
import { clockSaid } from '../src/pages/start/clock-field.tsx';
import { isPreset, optionsSaid, withPreset } from '../src/pages/start/options.ts';
import { sittersOf } from '../src/pages/start/seats-field.tsx';
import { speak } from '../src/words/index.ts';

vi.stubGlobal('document', { documentElement: {} });
beforeEach(() => speak('en'));
afterAll(async () => {
  await speak('en');
  vi.unstubAllGlobals();
});

const fite = findGame('fite')!;
const words = wordsOf('fite');

test('options are said by their preset, and one by one where they differ from it', () => {
  expect(optionsSaid(fite, words, {})).toEqual([words.presets.classic!.label]);
  const tempered = withPreset(fite, 'tempered', {});
  expect(isPreset(fite, 'tempered', tempered)).toBe(true);
  expect(optionsSaid(fite, words, tempered)).toEqual([words.presets.tempered!.label]);
  const own = { ...tempered, powers: 'off' };
  expect(optionsSaid(fite, words, own)[0]).toBe(words.presets.tempered!.label);
  expect(optionsSaid(fite, words, own)).toHaveLength(2);
});

test('clocks and times are said in the language that is spoken', async () => {
  const clocks: ClockSettings[] = [
    { kind: 'match', seconds: 600, increment: 5, out: 'bot' },
    { kind: 'match', seconds: 5400, increment: 0, out: 'concede' },
    { kind: 'move', seconds: 259_200, out: 'move' },
  ];
  expect(clocks.map(clockSaid)).toEqual([
    '10 minutes each, 5 seconds more a move',
    '90 minutes each · out of time: lost',
    '3 days a move · out of time: the usual move',
  ]);
  expect([0, 999, 61_000, 3_600_000, 3 * 86_400_000].map(timeLeft)).toEqual([
    '0:00',
    '0:01',
    '1:01',
    '1:00:00',
    '3 days',
  ]);
  await speak('de');
  expect(clocks.map(clockSaid)).toEqual([
    'je 10 Minuten, 5 Sekunden mehr pro Zug',
    'je 90 Minuten · Zeit um: verloren',
    '3 Tage pro Zug · Zeit um: der übliche Zug',
  ]);
});

test('the nameless are numbered, and no two at a table have the same name', () => {
  const chairs = [
    { player: 'person', name: ' Ada ' },
    { player: 'person', name: '' },
    { player: 'greedy', name: '' },
    { player: 'greedy', name: '' },
    { player: 'person', name: 'Ada' },
  ] as const;
  expect(sittersOf('fite', chairs).map(({ name }) => name)).toEqual(['Ada', 'Player 2', 'Hugo', 'Hedda', 'Ada 2']);
  // A person may be called as a bot is, and a bag of names holds more than there are names.
  const crowd = [{ player: 'person', name: 'Hedda' } as const, ...Array.from({ length: 12 }, () => chairs[2])];
  const names = sittersOf('fite', crowd).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Hedda', 'Hugo', 'Hedda 2']);
  expect(new Set(names).size).toBe(13);
});

test('a line is about what its event names', () => {
  expect(thingsOf({ type: 'diePlaced', seat: 1, slot: 3, card: 'high-wire', ready: true } as { type: string })).toEqual(
    ['seat:1', 'slot:3', 'card:high-wire'],
  );
  expect(thingsOf({ type: 'fightersPlaced', locs: ['off', 'tac'] } as { type: string })).toEqual([
    'loc:off',
    'loc:tac',
  ]);
  expect(thingsOf({ type: 'boutOver', winner: null } as { type: string })).toEqual([]);
  const moved = { type: 'elementMoved', seat: 0, from: 'C1', to: 'P2.0', element: 'E' };
  expect(thingsOf(moved)).toEqual(['seat:0', 'slot:C1', 'slot:P2.0']);
  expect(thingsOf({ type: 'handShown', seat: 0, to: 2 })).toEqual(['seat:0', 'seat:2']);
  expect(thingsOf({ type: 'paid', slots: [{ slot: 'C1', type: 'E' }] })).toEqual(['slot:C1']);
  expect(thingsOf({ type: 'spellFinished', spell: 'Cloud Castle' })).toEqual(['spell:Cloud-Castle']);
});
