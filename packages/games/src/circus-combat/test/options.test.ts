/** Every option: its values, its default, and where its effect is tested. */

import { readdirSync, readFileSync } from 'node:fs';
import { completeOptions } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { circusCombat } from '../rules.ts';
import { OPTIONS, type Options } from '../state.ts';
import { NEXT, openScenario } from './scenario.ts';

const STAGE = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'] as const;

test('the defaults are the published rules, and only known values are taken', () => {
  expect(completeOptions(OPTIONS)).toEqual({
    deck: 'sheet30',
    swapCards: 'marked',
    groupValues: 'distinct',
    straight: 'five',
    diceSupply: 'recall',
    offTurnTrigger: 'alternate',
  });
  for (const wrong of [{ deck: 'count52' }, { straight: 5 }, { players: 3 }]) {
    expect(() => openScenario(wrong as Partial<Options>, STAGE, [6, 1, ...NEXT])).toThrow(/option/);
  }
});

test('preset classic: every option at its default', () => {
  expect(Object.keys(circusCombat.presets)).toEqual(['classic']);
  expect(completeOptions(OPTIONS, circusCombat.presets.classic)).toEqual(completeOptions(OPTIONS));
});

test('every value of every option has a test that is named for it', () => {
  const folder = new URL('./', import.meta.url);
  const tests = readdirSync(folder)
    .filter(name => name.endsWith('.test.ts'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  for (const [name, spec] of Object.entries(OPTIONS)) {
    if (spec.kind === 'choice') for (const value of spec.values) expect(tests).toContain(`${name} ${value}:`);
  }
});
