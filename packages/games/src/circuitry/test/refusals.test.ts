/** The promise that some test meets every reason against a move. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusalSentence } from '../../refusals.ts';
import { circuitry } from '../rules.ts';
import { words as german } from '../words/de/words.ftl.ts';
import { words as english } from '../words/en/words.ftl.ts';
import { scene } from './scene.ts';

test('BOARD-68: charges are given to a pawn on an adjacent node only', () => {
  const t = scene({
    options: { teams: '2x2' },
    board: '1F0@(0,0) XF0@(1,0)',
    players: [
      { at: 'O@XF.b2', minis: 'Exchange', carried: 2 },
      { at: 'D@1F.c5' },
      { at: 'L@1F.a1' },
      { at: 'G@1F.a3' },
    ],
  });
  expect(t.refusal(0, { type: 'giveCharge', to: 2, amount: 1 })).toBe('BOARD-68 pawnNotAdjacent');
});

test('BOARD-23: playing before the minis are taken is refused in words', () => {
  const t = scene({
    players: [{ at: 'O@1F.a1', minis: 'G' }, { at: 'L@1F.c1' }],
    turn: { draws: 2 },
    stack: [{ name: 'drawing' }],
  });
  expect(refusalSentence(english, t.refuses(0, { type: 'endTurn' }))).toBe('First take your minis.');
  expect(refusalSentence(german, t.refuses(0, { type: 'endTurn' }))).toBe('Nimm zuerst deine Minis.');
});

test('BOARD-R75: where more than two play, a concession is refused by its rule', () => {
  const t = scene({ players: [{ at: 'O@1F.a1' }, { at: 'L@1F.c1' }, { at: 'D@1F.c5' }] });
  for (const seat of [0, 2]) expect(t.refusal(seat, { type: 'concede' })).toBe('BOARD-R75 botTakesOver');
});

test('every reason in the table of questions is named by a test, with its rule', () => {
  const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('.test.ts'));
  const tests = files.map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).join('\n');
  const isNamed = (rule: string, key: string): boolean =>
    tests.includes(`'${rule} ${key}'`) || new RegExp(`rule: '${rule}', key: '${key}'`).test(tests);
  const unnamed = circuitry.questions!.reasons.filter(({ rule, key }) => !isNamed(rule, key));
  expect([...new Set(unnamed.map(({ rule, key }) => `${rule} ${key}`))]).toEqual([]);
});
