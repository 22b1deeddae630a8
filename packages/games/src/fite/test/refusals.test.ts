/** A wrong move is refused with the rule that forbids it, and changes nothing. */

import { expect, test } from 'vitest';
import { type Malformed, testRefusals, type Wrong } from '../../../test/refused.ts';
import { fite } from '../rules.ts';
import type { Options, Power } from '../state.ts';
import { words as german } from '../words/de/words.ftl.ts';
import { words as english } from '../words/en/words.ftl.ts';
import { EXAMPLE, flip, openScenario, PASS, place, scenario, shift, split, USE } from './scenario.ts';

const picking = () => openScenario();
const placing = () => scenario();
const placed = () => {
  const bout = scenario();
  bout.play(0, place('off'));
  return bout;
};
const relocating = () => {
  const bout = scenario({ powers: ['swift', null] });
  bout.place('def', 'off');
  return bout;
};
const dividing = () => {
  const bout = scenario();
  bout.place('tac', 'off');
  return bout;
};
const reacting = () => {
  const bout = dividing();
  bout.roll(EXAMPLE);
  return bout;
};
const settingUp = () => scenario({ options: { setupPlacement: 'separate' }, turn: 0 });
const picked = () => {
  const bout = picking();
  bout.play(0, { type: 'power', power: null });
  return bout;
};
const divided = () => {
  const bout = dividing();
  bout.play(0, split(4));
  return bout;
};
const reacted = () => {
  const bout = scenario();
  bout.place('tac', 'tac');
  bout.roll(EXAMPLE);
  bout.play(1, PASS);
  return bout;
};
const swiftAnswered = () => {
  const bout = scenario({ powers: ['swift', 'swift'] });
  bout.place('def', 'off');
  bout.play(0, { type: 'swift', to: null });
  return bout;
};
const oneWay = () => {
  const bout = scenario({ dice: [9, 2] });
  bout.place('tac', 'off');
  return bout;
};
const thirds = () => {
  const bout = scenario({ options: { minPool: 'third' } });
  bout.place('tac', 'off');
  return bout;
};
/** A division with which a power is declared. */
const declaring =
  (power: Power | null, spent = false) =>
  () => {
    const bout = scenario({ powers: [power, null], spent: [spent, false], options: { powerTiming: 'withSplit' } });
    bout.place('tac', 'off');
    if (power === 'swift' && !spent) bout.play(0, { type: 'swift', to: null });
    return bout;
  };
/** A fighter on Tactical after the roll. */
const rolled =
  (powerTiming: Options['powerTiming'], power: Power, spent = false) =>
  () => {
    const bout = scenario({ powers: [power, null], spent: [spent, false], options: { powerTiming } });
    bout.place('tac', 'off');
    if (power === 'swift') bout.play(0, { type: 'swift', to: null });
    bout.roll(EXAMPLE, powerTiming === 'withSplit' ? [false, false] : undefined);
    return bout;
  };
const shortReach = () => {
  const bout = scenario({ options: { tacticalReach: 1 } });
  bout.place('tac', 'off');
  bout.roll(EXAMPLE);
  return bout;
};
const oneDefender = () => {
  const bout = dividing();
  bout.roll([[6, 5, 4, 3, 2, 2, 1, 1], [5], EXAMPLE[2], EXAMPLE[3]]);
  return bout;
};
const reactingWithPower = () => {
  const bout = scenario({ powers: ['brutal', null] });
  bout.place('off', 'off');
  bout.roll(EXAMPLE);
  return bout;
};

const CASES: readonly Wrong[] = [
  ['a power there is not', picking, 0, { type: 'power', power: 'huge' }, 'FITE-9', 'noSuchPower'],
  ['a place there is not', placing, 0, { type: 'place', loc: 'centre' }, 'FITE-4', 'noSuchPlace'],
  ['a place there is not at set-up', settingUp, 0, { type: 'place', loc: 'centre' }, 'FITE-4', 'noSuchPlace'],
  ['Swift to nowhere', relocating, 0, { type: 'swift', to: 'up' }, 'FITE-4', 'noSuchPlace'],
  ['moving from both pools', reacting, 0, { ...PASS, move: { from: 'both', faces: [6] } }, 'FITE-21', 'moveCount'],
  ['a place before powers are picked', picking, 0, place('off'), 'FITE-11', 'asks.choosingPowers'],
  ['a division before the set-up places', settingUp, 0, split(4), 'FITE-11', 'asks.placingAtSetup'],
  ['a second pick', picked, 0, { type: 'power', power: 'fast' }, 'FITE-R20', 'committed'],
  ['a second place', placed, 0, place('tac'), 'FITE-15', 'committed'],
  ['the same place again', placed, 0, place('off'), 'FITE-15', 'committed'],
  ['a second division', divided, 0, split(5), 'FITE-27', 'committed'],
  ['a second reaction', reacted, 1, flip([5, 4], []), 'FITE-R17', 'committed'],
  ['a second answer to Swift', swiftAnswered, 0, { type: 'swift', to: 'off' }, 'FITE-R23', 'committed'],
  ['dividing before the places', placing, 1, split(4), 'FITE-11', 'asks.placing'],
  ['Swift without the power', relocating, 1, { type: 'swift', to: 'tac' }, 'FITE-43', 'onlySwift'],
  ['Swift to the same place', relocating, 0, { type: 'swift', to: 'def' }, 'FITE-43', 'swiftStays'],
  ['dividing before Swift is answered', relocating, 0, split(4), 'FITE-11', 'asks.relocating'],
  ['dividing two dice', oneWay, 1, split(1), 'FITE-R7', 'oneDivision'],
  ['no attackers', dividing, 0, split(0), 'FITE-25', 'poolTooSmall'],
  ['no defenders', dividing, 0, split(9), 'FITE-25', 'poolTooSmall'],
  ['more dice than there are', dividing, 1, split(12), 'FITE-25', 'poolTooSmall'],
  ['less than a third', thirds, 1, split(2), 'FITE-25', 'poolTooSmall'],
  ['a power with the division', dividing, 0, split(4, true), 'FITE-R21', 'declaredAfterRoll'],
  ['silence about the power', declaring(null), 0, split(4), 'FITE-R21', 'saysWhetherUsed'],
  ['declaring a power one has not', declaring(null), 0, split(4, true), 'FITE-9', 'noPower'],
  ['declaring a power that is used up', declaring('fast', true), 0, split(4, true), 'FITE-35', 'powerSpent'],
  ['declaring Swift', declaring('swift', false), 0, split(4, true), 'FITE-43', 'swiftInFight'],
  ['reacting before the roll', dividing, 0, PASS, 'FITE-11', 'asks.dividing'],
  ['a place after the roll', reacting, 0, place('off'), 'FITE-11', 'asks.reacting'],
  ['a reaction of a seat that is not asked', reacting, 1, PASS, 'FITE-R18', 'onlyReacting'],
  ['a power that had to be declared', rolled('withSplit', 'fast'), 0, USE, 'FITE-R21', 'declaredWithDivision'],
  ['a power that the fighter has not', reacting, 0, USE, 'FITE-9', 'noPower'],
  ['a power that is used up', rolled('afterRoll', 'fast', true), 0, USE, 'FITE-35', 'powerSpent'],
  ['Swift after the roll', rolled('afterRoll', 'swift'), 0, USE, 'FITE-43', 'swiftInFight'],
  ['Move and Flip', reacting, 0, { ...shift('off', 2), flip: { off: [6], def: [5] } }, 'FITE-20', 'moveOrFlip'],
  ['moving three dice', reacting, 0, shift('off', 5, 4, 2), 'FITE-21', 'moveCount'],
  ['moving no dice', reacting, 0, shift('def'), 'FITE-21', 'moveCount'],
  ['moving two where one is allowed', shortReach, 0, shift('off', 6, 5), 'FITE-21', 'moveCount'],
  ['moving all dice of a pool', oneDefender, 0, shift('def', 5), 'FITE-R14', 'keepsADie'],
  ['moving a die that is not there', reacting, 0, shift('def', 6), 'FITE-R14', 'movedElsewhere'],
  ['moving from low to high', reacting, 0, shift('off', 5, 6), 'FITE-R14', 'movedElsewhere'],
  ['flipping one die', reacting, 0, flip([2], []), 'FITE-22', 'flipCount'],
  ['flipping no dice', reacting, 0, flip([], []), 'FITE-22', 'flipCount'],
  ['flipping three dice', reacting, 0, flip([6, 5], [1]), 'FITE-22', 'flipCount'],
  ['flipping two where one is allowed', shortReach, 0, flip([6, 5], []), 'FITE-22', 'flipCount'],
  ['flipping a die that is not there', reacting, 0, flip([3], [1]), 'FITE-R15', 'flippedElsewhere'],
  ['faces from low to high', reacting, 0, flip([5, 6], []), 'FITE-R15', 'flippedElsewhere'],
  ['Move away from Tactical', reactingWithPower, 0, shift('off', 6), 'FITE-17', 'onlyTactical'],
  ['Flip away from Tactical', reactingWithPower, 0, { ...flip([6], [5]), use: true }, 'FITE-17', 'onlyTactical'],
  ['naming a die for the bonus', reactingWithPower, 0, { ...PASS, bonus: 6 }, 'FITE-R4', 'bonusElsewhere'],
];

const MALFORMED: readonly Malformed[] = [
  ['a seat that is not there', scenario, 2, place('off'), 'seat'],
  ['a seat that is half there', scenario, 0.5, place('off'), 'seat'],
  ['nothing', scenario, 0, null, 'form'],
  ['a number', scenario, 0, 7, 'form'],
  ['a list', scenario, 0, [], 'form'],
  ['an object without a type', scenario, 0, { loc: 'off' }, 'form'],
  ['a move of another game', scenario, 0, { type: 'castle', side: 'queen' }, 'form'],
  ['a place that is a number', scenario, 0, { type: 'place', loc: 1 }, 'form'],
  ['moving from a list of pools', scenario, 0, { ...PASS, move: { from: ['off', 'def'], faces: [6, 5] } }, 'form'],
  ['flipping without saying what', scenario, 0, { ...PASS, flip: {} }, 'form'],
  ['a concession with more to say', scenario, 0, { type: 'concede', why: 'bored' }, 'form'],
  ['a place with more to say', scenario, 0, { type: 'place', loc: 'off', facing: 'north' }, 'form'],
  [
    'a reaction that does not say whether the power is used',
    reacting,
    0,
    { type: 'react', move: null, flip: null },
    'form',
  ],
  ['a reaction that leaves out what it does not do', reacting, 0, { type: 'react', use: false }, 'form'],
  ['a reaction with more to say', reacting, 0, { ...PASS, shout: 'Ha!' }, 'form'],
  ['a division with more to say', dividing, 0, { type: 'split', off: 4, shout: 'Ha!' }, 'form'],
];

testRefusals(fite, {
  rules: new URL('..', import.meta.url),
  languages: [english, german],
  cases: CASES,
  malformed: MALFORMED,
});

test('a refusal tells nothing about what the other seat has chosen', () => {
  const texts = (['off', 'def', 'tac'] as const).map(loc => {
    const bout = scenario();
    bout.play(0, place(loc));
    return JSON.stringify([bout.why(1, split(3)), bout.why(1, { type: 'place', loc: '?' })]);
  });
  expect(new Set(texts).size).toBe(1);
});
