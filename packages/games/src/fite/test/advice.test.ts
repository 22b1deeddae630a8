/** The reasons FITE gives: counted by the fight's own comparison, from what a seat sees. */

import { expect, test } from 'vitest';
import { adviceFrom } from '../advice.ts';
import type { Move } from '../state.ts';
import { advice as inGerman } from '../words/de/advice.ftl.ts';
import { words as de } from '../words/de/words.ftl.ts';
import { advice as english } from '../words/en/advice.ftl.ts';
import { words as en } from '../words/en/words.ftl.ts';
import { EXAMPLE, flip, openScenario, PASS, type Scenario, scenario, split, USE } from './scenario.ts';

const NAMES = ['Ada', 'Hugo'];

const [advice, german] = [adviceFrom(english), adviceFrom(inGerman)];

function reasonFor(bout: Scenario, move: Move, other: Move | null = null, language: 'en' | 'de' = 'en'): string | null {
  const words = language === 'en' ? en : de;
  return (language === 'en' ? advice : german).reason({
    view: bout.view(0),
    seat: 0,
    move,
    moves: bout.moves(0),
    other,
    names: NAMES,
    words,
  });
}

test('a reaction is told beside leaving the dice alone', () => {
  const bout = scenario({ dice: [9, 9] });
  bout.place('tac', 'def');
  bout.roll(EXAMPLE);
  const turned = flip([2, 2], []);
  expect(reasonFor(bout, turned)).toBe('You would hit 2 and take 1 instead of 0 and 1.');
  expect(reasonFor(bout, turned, null, 'de')).toBe('Du würdest 2 Treffer landen und 1 einstecken statt 0 und 1.');
  expect(reasonFor(bout, PASS)).toBe('As the dice lie you hit 0 and take 1.');
  // The two dice that are to be turned, and no others.
  expect(advice.things(turned, bout.view(0))).toEqual(['die:0off3', 'die:0off4']);
});

test('a power that gains little now is kept, and one that decides the bout says so', () => {
  const idle = scenario({ powers: ['tough', null], dice: [9, 2] });
  idle.place('off', 'def');
  idle.roll([[6, 6, 6, 6, 6, 6, 6, 6], [6], [1], [1]]);
  expect(reasonFor(idle, PASS)).toBe('2 hits take Hugo out.');
  const held = scenario({ powers: ['brutal', null] });
  held.place('def', 'def');
  held.roll([[3, 1], [1, 1, 1, 1, 1, 1, 1], [1], [2, 1, 1, 1, 1, 1, 1, 1]]);
  expect(reasonFor(held, PASS)).toBe(
    'As the dice lie you hit 0 and take 0. Brutal works once, and now it would gain only 1 die.',
  );
  expect(advice.things(USE, held.view(0))).toEqual(['answer:use']);
});

test('a division is told by its averages, and beside another only where that is worse', () => {
  const bout = scenario();
  bout.place('tac', 'tac');
  const [even, bold] = [split(5), split(8)];
  expect(reasonFor(bout, bold, even)).toMatch(
    /^Over all of Hugo’s divisions you hit \d\.\d and take \d\.\d on average\. With 5 to attack it would be \d\.\d and \d\.\d\.$/,
  );
  expect(reasonFor(bout, even, bold)).not.toContain('With 8');
});

test('places and powers are told by the dice they gain, the same for the same bout', () => {
  const bout = openScenario();
  const fast = reasonFor(bout, { type: 'power', power: 'fast' });
  expect(fast).toMatch(/^In the fight where you use it, it gains about 0\.[3-7] dice on average/);
  expect(reasonFor(bout, { type: 'power', power: 'fast' })).toBe(fast);
  expect(reasonFor(bout, { type: 'power', power: 'swift' })).toContain('where Hugo stands');
  const placed = reasonFor(scenario(), { type: 'place', loc: 'tac' })!;
  expect(placed).toMatch(
    /^It gains you about 1\.\d dice a fight.* Offensive would gain 0\.\d and Defensive would gain 0\.\d\.$/,
  );
});
