/** The reasons Circus Combat gives: what dice do on a trick, and what becomes of the totals. */

import { expect, test } from 'vitest';
import { adviceFrom } from '../advice.ts';
import type { Move } from '../state.ts';
import { advice as inGerman } from '../words/de/advice.ftl.ts';
import { words as de } from '../words/de/words.ftl.ts';
import { advice as english } from '../words/en/advice.ftl.ts';
import { words as en } from '../words/en/words.ftl.ts';
import { KEEP, place, rethrow, type Scenario, scenario } from './scenario.ts';

const [advice, german] = [adviceFrom(english), adviceFrom(inGerman)];

function reasonFor(game: Scenario, move: Move, language: 'en' | 'de' = 'en'): string | null {
  const seat = game.toAct[0]!;
  const [words, names] = [language === 'en' ? en : de, ['Ada', 'Hugo']];
  const spoken = language === 'en' ? advice : german;
  return spoken.reason({ view: game.view(seat), seat, move, moves: game.choices, other: null, names, words });
}

test('a placement is told by what it completes, whose lead it changes, and what red dice cost', () => {
  const game = scenario({ stage: { 1: 'A1 G4', 2: 'A4 K2', 3: 'T4 K5 K5' } }, 'K5 K2 K4 R2');
  game.go(KEEP);
  const said = game.choices.map(move => [move, reasonFor(game, move)] as const);
  expect(said.length).toBeGreaterThan(2);
  for (const [move, text] of said) expect(text, JSON.stringify(move)).toMatch(/^(That|You|Nobody) .+\.$/);
  expect(advice.things(place(1, 3), game.view(0))).toEqual(['die:1', 'slot:3']);
});

test('a rethrow is told by what is kept and what throwing again promises', () => {
  const game = scenario({ stage: { 1: 'T4 K5 K5' } }, 'K5 K1 K2 R6');
  const said = reasonFor(game, rethrow(2, 3));
  expect(said).toContain('You keep black 5: that completes');
  expect(reasonFor(game, rethrow(2, 3), 'de')).toContain('Du behältst Schwarz 5: das vollendet');
  expect(advice.things(rethrow(2, 3), game.view(0))).toEqual(['die:2', 'die:3']);
  expect(advice.things(KEEP, game.view(0))).toEqual(['answer:send']);
});
