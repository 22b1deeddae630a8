/** A wrong move is refused with the rule that forbids it, and changes nothing. */

import { readFileSync } from 'node:fs';
import { copyPlain } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { EXAMPLE, flip, openRing, PASS, place, type Ring, ring, shift, split, USE } from './ring.ts';

const RULES = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

const picking = () => openRing();
const placing = () => ring();
const placed = () => {
  const bout = ring();
  bout.play(0, place('off'));
  return bout;
};
const relocating = () => {
  const bout = ring({ powers: ['swift', null] });
  bout.place('def', 'off');
  return bout;
};
const dividing = () => {
  const bout = ring();
  bout.place('tac', 'off');
  return bout;
};
const reacting = () => {
  const bout = dividing();
  bout.roll(EXAMPLE);
  return bout;
};
const reactingWithPower = () => {
  const bout = ring({ powers: ['brutal', null] });
  bout.place('off', 'off');
  bout.roll(EXAMPLE);
  return bout;
};

test.each<[string, () => Ring, number, unknown, string]>([
  ['a power there is not', picking, 0, { type: 'power', power: 'huge' }, 'FITE-9'],
  ['a place before powers are picked', picking, 0, place('off'), 'FITE-11'],
  ['a place there is not', placing, 0, { type: 'place', loc: 'centre' }, 'FITE-4'],
  ['a second place', placed, 0, place('tac'), 'FITE-15'],
  ['the same place again', placed, 0, place('off'), 'FITE-15'],
  ['dividing before the places', placing, 1, split(4), 'FITE-11'],
  ['Swift without the power', relocating, 1, { type: 'swift', to: 'tac' }, 'FITE-43'],
  ['Swift to the same place', relocating, 0, { type: 'swift', to: 'def' }, 'FITE-43'],
  ['Swift to nowhere', relocating, 0, { type: 'swift', to: 'up' }, 'FITE-4'],
  ['dividing before Swift is answered', relocating, 0, split(4), 'FITE-11'],
  ['no attackers', dividing, 0, split(0), 'FITE-25'],
  ['no defenders', dividing, 0, split(9), 'FITE-25'],
  ['more dice than there are', dividing, 1, split(12), 'FITE-25'],
  ['a power with the division', dividing, 0, split(4, true), 'FITE-R21'],
  ['reacting before the roll', dividing, 0, PASS, 'FITE-11'],
  ['a reaction of a seat that is not asked', reacting, 1, PASS, 'FITE-R18'],
  ['a power that the fighter has not', reacting, 0, USE, 'FITE-9'],
  ['Move and Flip', reacting, 0, { ...shift('off', 2), flip: { off: [6], def: [5] } }, 'FITE-20'],
  ['moving three dice', reacting, 0, shift('off', 5, 4, 2), 'FITE-21'],
  ['moving from both pools', reacting, 0, { ...PASS, move: { from: ['off', 'def'], faces: [6, 5] } }, 'FITE-21'],
  ['moving no dice', reacting, 0, shift('def'), 'FITE-21'],
  ['moving a die that is not there', reacting, 0, shift('def', 6), 'FITE-R14'],
  ['flipping one die', reacting, 0, flip([2], []), 'FITE-22'],
  ['flipping no dice', reacting, 0, flip([], []), 'FITE-22'],
  ['flipping three dice', reacting, 0, flip([6, 5], [1]), 'FITE-22'],
  ['flipping without saying what', reacting, 0, { ...PASS, flip: {} }, 'FITE-22'],
  ['flipping a die that is not there', reacting, 0, flip([3], [1]), 'FITE-R15'],
  ['faces from low to high', reacting, 0, flip([5, 6], []), 'FITE-R15'],
  ['Move away from Tactical', reactingWithPower, 0, shift('off', 6), 'FITE-17'],
  ['Flip away from Tactical', reactingWithPower, 0, { ...flip([6], [5]), use: true }, 'FITE-17'],
  ['naming a die for the bonus', reactingWithPower, 0, { ...PASS, bonus: 6 }, 'FITE-R4'],
])('%s is refused', (_, table, seat, move, rule) => {
  const bout = table();
  const before = copyPlain(bout.match);
  const refusal = bout.why(seat, move);
  expect(refusal?.rule).toBe(rule);
  expect(refusal?.text).toMatch(/^[A-Z].*[.]$/);
  expect(RULES).toContain(`- **${rule}** `);
  expect(() => bout.play(seat, move)).toThrow(refusal!.text);
  expect(bout.match).toEqual(before);
});

test.each<[string, number, unknown, string]>([
  ['a seat that is not there', 2, place('off'), 'seat'],
  ['a seat that is half there', 0.5, place('off'), 'seat'],
  ['nothing', 0, null, 'form'],
  ['a number', 0, 7, 'form'],
  ['a list', 0, [], 'form'],
  ['an object without a type', 0, { loc: 'off' }, 'form'],
  ['a move of another game', 0, { type: 'castle', side: 'queen' }, 'form'],
  ['a concession with more to say', 0, { type: 'concede', why: 'bored' }, 'form'],
  ['a place with more to say', 0, { type: 'place', loc: 'off', facing: 'north' }, 'form'],
])('%s is refused as no move at all', (_, seat, move, rule) => {
  const bout = ring();
  const before = copyPlain(bout.match);
  expect(bout.why(seat, move)?.rule).toBe(rule);
  expect(() => bout.play(seat, move)).toThrow();
  expect(bout.match).toEqual(before);
});

test.each<[string, unknown]>([
  ['a reaction that does not say whether the power is used', { type: 'react', move: null, flip: null }],
  ['a reaction that leaves out what it does not do', { type: 'react', use: false }],
  ['a reaction with more to say', { ...PASS, shout: 'Ha!' }],
])('%s is refused as badly formed', (_, move) => {
  expect(reacting().why(0, move)?.rule).toBe('form');
});

test('a division with more to say is refused as badly formed', () => {
  expect(dividing().why(0, { type: 'split', off: 4, shout: 'Ha!' })?.rule).toBe('form');
});

test('a committed division and reaction are final', () => {
  const division = dividing();
  division.play(0, split(4));
  expect(division.why(0, split(5))?.rule).toBe('FITE-27');
  const both = ring();
  both.place('tac', 'tac');
  both.roll(EXAMPLE);
  both.play(1, PASS);
  expect(both.why(1, flip([5, 4], []))?.rule).toBe('FITE-R17');
  const pick = picking();
  pick.play(0, { type: 'power', power: null });
  expect(pick.why(0, { type: 'power', power: 'fast' })?.rule).toBe('FITE-R20');
});

test('a refusal tells nothing about what the other seat has chosen', () => {
  const texts = (['off', 'def', 'tac'] as const).map(loc => {
    const bout = ring();
    bout.play(0, place(loc));
    return JSON.stringify([bout.why(1, split(3)), bout.why(1, { type: 'place', loc: '?' })]);
  });
  expect(new Set(texts).size).toBe(1);
});
