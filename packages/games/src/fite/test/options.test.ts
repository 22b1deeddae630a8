/** Every value of every option, and the two presets. */

import { completeOptions } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { compareAttack } from '../fight.ts';
import { fite } from '../rules.ts';
import { OPTIONS, type Options, PRESETS, type ReactMove } from '../state.ts';
import { attackOf, EXAMPLE, flip, hitsOn, openScenario, PASS, poolsAt, scenario, shift, split } from './scenario.ts';

const reactionsOf = (bout: ReturnType<typeof scenario>, seat = 0) => bout.moves(seat) as ReactMove[];

test('the defaults are the published rules, and only known values are taken', () => {
  expect(completeOptions(OPTIONS)).toEqual({
    powers: 'choose',
    setupPlacement: 'merged',
    locationBonus: 'each',
    valueRange: 'open',
    flipCount: 'exactly2',
    emptyPools: false,
    powerTiming: 'afterRoll',
    mutualOut: 'draw',
    turnLimit: 50,
    minPool: 'one',
    hitThreshold: 1,
    defensiveBonus: 1,
    tacticalReach: 2,
  });
  for (const wrong of [{ turnLimit: 9 }, { turnLimit: 201 }, { hitThreshold: 0 }, { hitThreshold: 6 }, { dice: 9 }]) {
    expect(() => openScenario(wrong as Partial<Options>)).toThrow(/option/);
  }
});

test('preset classic: every option at its default', () => {
  expect(completeOptions(OPTIONS, fite.presets.classic)).toEqual(completeOptions(OPTIONS));
});

test('preset tempered: four house options and nothing else', () => {
  expect(PRESETS.tempered).toEqual({ minPool: 'third', hitThreshold: 4, defensiveBonus: 2, tacticalReach: 1 });
  const bout = scenario({ options: { ...PRESETS.tempered } });
  bout.place('tac', 'def');
  expect(bout.moves(0)).toEqual([3, 4, 5, 6].map(off => split(off)));
  bout.roll(EXAMPLE);
  const events = bout.react(shift('off', 2));
  // Dice below 4 do not attack; B defends with +2.
  expect(attackOf(events, 0)).toMatchObject({
    off: [6, 5, 4, 2],
    def: [8, 8, 5, 4, 3, 3],
    fates: [0, 1, 2, 'ignored'],
    hits: 0,
  });
  expect(attackOf(events, 1)).toMatchObject({ off: [5, 4, 2], fates: [0, 'hit', 'ignored'], hits: 1 });
});

test('FITE-R4 locationBonus each: every die of the pool', () => {
  expect(attackOf(scenario().fight(['off', 'tac'], EXAMPLE), 0).off).toEqual([7, 6, 5, 3, 3]);
});

test('FITE-R4 locationBonus one: fighters on Offensive and Defensive are asked, and one die gets the +1', () => {
  const options = { locationBonus: 'one' } as const;
  const bout = scenario({ options });
  bout.place('off', 'def');
  bout.roll(EXAMPLE);
  expect(bout.toAct).toEqual([0, 1]);
  expect(reactionsOf(bout, 0)).toEqual([PASS, ...[6, 5, 4, 2].map(bonus => ({ ...PASS, bonus }))]);
  expect(reactionsOf(bout, 1)).toEqual([PASS, ...[6, 3, 2, 1].map(bonus => ({ ...PASS, bonus }))]);
  expect(bout.why(0, { ...PASS, bonus: 3 })?.rule).toBe('FITE-R4');
  const events = bout.react({ ...PASS, bonus: 4 }, { ...PASS, bonus: 2 });
  expect(attackOf(events, 0)).toMatchObject({ off: [6, 5, 5, 2, 2], def: [6, 6, 3, 3, 1, 1], hits: 1 });
});

test('FITE-R4 locationBonus one: unnamed, the highest die gets it; both orders stay high to low', () => {
  const options = { locationBonus: 'one', defensiveBonus: 2 } as const;
  const events = scenario({ options }).fight(['off', 'def'], EXAMPLE);
  expect(attackOf(events, 0)).toMatchObject({ off: [7, 5, 4, 2, 2], def: [8, 6, 3, 2, 1, 1] });
  const named = scenario({ options }).fight(['tac', 'def'], EXAMPLE, null, { ...PASS, bonus: 6 });
  expect(attackOf(named, 0).def).toEqual([8, 6, 3, 2, 1, 1]);
  const overtaking = scenario({ options }).fight(['tac', 'def'], EXAMPLE, null, { ...PASS, bonus: 2 });
  expect(attackOf(overtaking, 0).def).toEqual([6, 6, 4, 3, 1, 1]);
});

test('FITE-R4 locationBonus one: the die is named as it lies after Move and Flip', () => {
  const bout = scenario({ powers: ['cunning', null], options: { locationBonus: 'one' } });
  bout.place('off', 'off');
  bout.roll(EXAMPLE);
  const flipped = { ...flip([2, 2], []), use: true, bonus: 5 };
  expect(bout.why(0, { ...flipped, bonus: 2 })?.rule).toBe('FITE-R4');
  expect(attackOf(bout.react(flipped), 0).off).toEqual([6, 6, 5, 5, 4]);
});

test('FITE-R4 locationBonus each: naming a die is refused', () => {
  const bout = scenario({ powers: ['brutal', null] });
  bout.place('off', 'off');
  bout.roll(EXAMPLE);
  expect(bout.why(0, { ...PASS, bonus: 6 })?.rule).toBe('FITE-R4');
});

test('FITE-R4 locationBonus one with an emptied pool: there is no die to help', () => {
  const bout = scenario({
    powers: ['cunning', null],
    dice: [3, 9],
    options: { locationBonus: 'one', emptyPools: true },
  });
  bout.place('off', 'tac');
  bout.roll([[6], [2, 1], [1], [1, 1, 1, 1, 1, 1, 1, 1]]);
  const emptied = { ...shift('off', 6), use: true };
  expect(bout.why(0, { ...emptied, bonus: 6 })?.rule).toBe('FITE-R4');
  expect(attackOf(bout.react(emptied, PASS), 0)).toMatchObject({ off: [], hits: 0 });
});

test('FITE-R5 valueRange open: values go from 0 to 8', () => {
  const high = scenario({ powers: ['brutal', null] }).fight(['off', 'tac'], EXAMPLE, { ...PASS, use: true });
  expect(Math.max(...attackOf(high, 0).off)).toBe(8);
  const low = scenario({ powers: ['fast', null] }).fight(['tac', 'tac'], EXAMPLE, { ...PASS, use: true });
  expect(Math.min(...attackOf(low, 0).def)).toBe(0);
});

test('FITE-R5 valueRange clamp: values stay within 1 to 6', () => {
  const options = { valueRange: 'clamp' } as const;
  const events = scenario({ options }).fight(['off', 'def'], EXAMPLE);
  expect(attackOf(events, 0)).toMatchObject({ off: [6, 6, 5, 3, 3], def: [6, 6, 4, 3, 2, 2], hits: 1 });
  const fast = scenario({ options, powers: ['fast', null] }).fight(['tac', 'tac'], EXAMPLE, { ...PASS, use: true });
  expect(attackOf(fast, 0).def).toEqual([5, 5, 2, 1, 1, 1]);
});

test('FITE-R15 flipCount exactly2: one die is refused', () => {
  const bout = scenario();
  bout.place('tac', 'off');
  bout.roll(EXAMPLE);
  expect(bout.why(0, flip([6], []))?.rule).toBe('FITE-22');
  expect(reactionsOf(bout).every(r => !r.flip || r.flip.off.length + r.flip.def.length === 2)).toBe(true);
});

test('FITE-R15 flipCount upTo2: one die or two', () => {
  const bout = scenario({ options: { flipCount: 'upTo2' } });
  bout.place('tac', 'off');
  bout.roll(EXAMPLE);
  const single = reactionsOf(bout).filter(r => r.flip && r.flip.off.length + r.flip.def.length === 1);
  expect(single.map(r => r.flip)).toEqual([
    { off: [6], def: [] },
    { off: [5], def: [] },
    { off: [4], def: [] },
    { off: [2], def: [] },
    { off: [], def: [5] },
    { off: [], def: [3] },
    { off: [], def: [1] },
  ]);
  expect(bout.why(0, flip([], []))?.rule).toBe('FITE-22');
  expect(poolsAt(bout.react(flip([], [1])))[0]!.def).toEqual([6, 5, 3, 1]);
});

test('FITE-R14 emptyPools false: the last die stays; emptyPools true: a pool may be emptied', () => {
  for (const emptyPools of [false, true]) {
    const bout = scenario({ dice: [3, 9], options: { emptyPools } });
    bout.place('tac', 'def');
    bout.roll([[5, 4], [6], [3], [1, 1, 1, 1, 1, 1, 1, 1]]);
    for (const reaction of [shift('off', 5, 4), shift('def', 6)]) {
      expect(bout.why(0, reaction)?.rule ?? null).toBe(emptyPools ? null : 'FITE-R14');
    }
    if (!emptyPools) continue;
    const events = bout.react(shift('off', 5, 4));
    expect(poolsAt(events)[0]).toEqual({ off: [], def: [6, 5, 4] });
    expect(hitsOn(events)).toEqual([0, 0]);
  }
});

test('FITE-25 minPool one: 1 to n−1 dice attack', () => {
  const bout = scenario({ dice: [7, 9] });
  bout.place('off', 'off');
  expect(bout.moves(0)).toEqual([1, 2, 3, 4, 5, 6].map(off => split(off)));
});

test.each([
  [2, [1]],
  [3, [1, 2]],
  [4, [1, 2, 3]],
  [5, [1, 2, 3, 4]],
  [6, [2, 3, 4]],
  [7, [2, 3, 4, 5]],
  [8, [2, 3, 4, 5, 6]],
  [9, [3, 4, 5, 6]],
])('minPool third: with %i dice each pool has at least a third, rounded down', (dice, counts) => {
  const bout = scenario({ dice: [dice, 9], options: { minPool: 'third' } });
  bout.place('off', 'off');
  expect(bout.moves(0)).toEqual(dice === 2 ? [] : counts.map(off => split(off)));
  if (dice < 6) return;
  expect(bout.why(0, split(1))).toMatchObject({
    rule: 'FITE-25',
    values: { least: counts[0] },
  });
});

test('minPool third: a Move may still leave a single die', () => {
  const bout = scenario({ dice: [6, 9], options: { minPool: 'third' } });
  bout.place('tac', 'off');
  bout.roll([
    [6, 5],
    [4, 3, 2, 1],
    [1, 1, 1],
    [1, 1, 1, 1, 1, 1],
  ]);
  expect(bout.why(0, shift('off', 6))).toBe(null);
});

test.each([1, 2, 3, 4, 5])('hitThreshold %i: attacking dice below it are left out', hitThreshold => {
  const { options } = scenario({ options: { hitThreshold } }).state;
  const fighter = { loc: 'tac', power: null, using: false } as const;
  const faces = [6, 5, 4, 3, 2, 1];
  const attack = compareAttack({ ...fighter, off: faces, def: [] }, { ...fighter, off: [], def: [] }, options);
  expect(attack.fates).toEqual(faces.map(face => (face < hitThreshold ? 'ignored' : 'hit')));
  expect(attack.hits).toBe(7 - hitThreshold);
});

test('hitThreshold 1: even a value of 0 attacks; higher thresholds go by value, not by face', () => {
  const aggressive = { loc: 'tac', power: 'aggressive', using: true, off: [], def: [] } as const;
  const attacker = { loc: 'tac', power: null, using: false, off: [1], def: [] } as const;
  const open = scenario().state.options;
  const foe = { ...aggressive, off: [], def: [] };
  expect(compareAttack({ ...attacker, off: [1], def: [] }, foe, open)).toMatchObject({ off: [0], hits: 1 });
  const helped = { ...attacker, loc: 'off' as const, off: [3], def: [] };
  const plain = { ...foe, using: false };
  expect(compareAttack(helped, plain, { ...open, hitThreshold: 4 })).toMatchObject({ off: [4], hits: 1 });
});

test('hitThreshold: an ignored die uses up no defender', () => {
  const { options } = scenario({ options: { hitThreshold: 4 } }).state;
  const fighter = { loc: 'tac', power: null, using: false } as const;
  const attack = compareAttack({ ...fighter, off: [6, 3], def: [] }, { ...fighter, off: [], def: [3] }, options);
  expect(attack).toMatchObject({ fates: ['hit', 'ignored'], hits: 1 });
});

test.each([1, 2])('FITE-19 defensiveBonus %i: what Defensive adds', defensiveBonus => {
  const events = scenario({ options: { defensiveBonus } }).fight(['tac', 'def'], EXAMPLE);
  expect(attackOf(events, 0).def).toEqual(EXAMPLE[3].map(face => face + defensiveBonus));
});

test('FITE-21 FITE-22 tacticalReach 2: up to two dice move, two are flipped', () => {
  const bout = scenario();
  bout.place('tac', 'off');
  bout.roll(EXAMPLE);
  expect(bout.why(0, shift('off', 6, 5))).toBe(null);
  expect(bout.why(0, flip([6, 5], []))).toBe(null);
});

test('FITE-21 FITE-22 tacticalReach 1: one die moves or is flipped', () => {
  const bout = scenario({ options: { tacticalReach: 1 } });
  bout.place('tac', 'off');
  bout.roll(EXAMPLE);
  expect(bout.why(0, shift('off', 6, 5))?.rule).toBe('FITE-21');
  expect(bout.why(0, flip([6, 5], []))?.rule).toBe('FITE-22');
  // Four faces in attack and three in defence: 1 + 7 Moves + 7 Flips.
  expect(reactionsOf(bout).length).toBe(15);
  expect(poolsAt(bout.react(flip([2], [])))[0]!.off).toEqual([6, 5, 5, 4, 2]);
});
