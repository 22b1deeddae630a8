/** The reasons Element Circle gives: what a card does, and what can be paid for afterwards. */

import { expect, test } from 'vitest';
import { adviceFrom } from '../advice.ts';
import type { Move } from '../state.ts';
import { advice as inGerman } from '../words/de/advice.ftl.ts';
import { words as de } from '../words/de/words.ftl.ts';
import { advice as english } from '../words/en/advice.ftl.ts';
import { words as en } from '../words/en/words.ftl.ts';
import { type Scenario, scenario } from './scenario.ts';

const [advice, german] = [adviceFrom(english), adviceFrom(inGerman)];

function reasonFor(game: Scenario, move: Move, language: 'en' | 'de' = 'en', other: Move | null = null): string | null {
  const [words, names] = [language === 'en' ? en : de, ['Ada', 'Hugo']];
  const spoken = language === 'en' ? advice : german;
  return spoken.reason({ view: game.view(0), seat: 0, move, moves: game.moves(0), other, names, words });
}

test('a spell is told by its own text, and by what can be paid for after it', () => {
  const game = scenario({ circle: 'EFFF', hands: [['Tree', 'Fireball', 'Lake'], ['Tree']] });
  expect(reasonFor(game, { type: 'cast', spell: 'Tree' })).toMatch(
    /^Draw 2 spells\. .*You can still pay for 1 other spell this turn\.$/,
  );
  expect(reasonFor(game, { type: 'cast', spell: 'Tree' }, 'de')).toContain('noch 1 anderen Zauber bezahlen');
  expect(advice.things({ type: 'cast', spell: 'Tree' }, game.view(0))).toEqual(['hand:spell:Tree']);
});

test('an element that goes is told by whom it hurts, and nobody’s hidden hand is read', () => {
  const setting = { circle: 'EFF-', own: ['W', 'WW'], opened: true } as const;
  const hands = [['Fireball', 'Lake'], ['Wizard']];
  const game = scenario({ ...setting, hands });
  game.play(0, { type: 'cast', spell: 'Fireball' });
  const destroy: Move = { type: 'destroySlot', slot: 'P1.0' };
  const said = reasonFor(game, destroy);
  expect(said).toMatch(/^Hugo can then pay for \d+% of all spells instead of \d+%\.$/);
  const unlike = scenario({ ...setting, hands: [hands[0]!, ['Lightning']] });
  unlike.play(0, { type: 'cast', spell: 'Fireball' });
  expect(reasonFor(unlike, destroy)).toBe(said);
});

test('ending a turn counts what the next one can open with', () => {
  const game = scenario({ circle: 'E---', hands: [['Tree', 'Fireball'], ['Tree']], opened: true });
  expect(reasonFor(game, { type: 'end' })).toBe(
    'Next turn you can pay for 1 of the 2 spells left in your hand, if nothing changes.',
  );
});
