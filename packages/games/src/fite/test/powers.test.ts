/** FITE-35 to FITE-44: the super powers. */

import { fastChance } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { compareAttack } from '../fight.ts';
import { fite } from '../rules.ts';
import type { Loc, Options, Power } from '../state.ts';
import {
  attackOf,
  EXAMPLE,
  flip,
  hitsOn,
  PASS,
  poolsAt,
  type Roll,
  scenario,
  shift,
  split,
  the,
  USE,
} from './scenario.ts';

/** Nothing hits: the bout goes on with all dice. */
const QUIET: Roll = [
  [1, 1, 1],
  [6, 6, 6, 6, 6, 6],
  [1, 1, 1],
  [6, 6, 6, 6, 6, 6],
];

test('FITE-35 FITE-36: a power works in one fight, turns the coin, and is gone', () => {
  const bout = scenario({ powers: ['brutal', null] });
  const events = bout.fight(['def', 'def'], QUIET, USE);
  expect(attackOf(events, 0).off).toEqual([2, 2, 2]);
  expect(bout.fighter(0)).toMatchObject({ spent: true, using: false });
  // Next turn: no question after the roll, no bonus.
  const next = bout.fight(['def', 'def'], QUIET);
  expect(attackOf(next, 0).off).toEqual([1, 1, 1]);
  // And on Tactical the question is asked, but the power is not offered.
  bout.place('tac', 'def');
  bout.roll(QUIET);
  expect(bout.moves(0).every(move => move.type === 'react' && !move.use)).toBe(true);
  expect(bout.why(0, USE)).toMatchObject({ rule: 'FITE-35' });
});

test('FITE-37 a power comes on top of the same bonus of the place', () => {
  const tough = scenario({ powers: ['tough', null] }).fight(['def', 'tac'], EXAMPLE, USE);
  expect(attackOf(tough, 1).def).toEqual([7, 5, 3, 3]);
  const brutal = scenario({ powers: ['brutal', null] }).fight(['off', 'tac'], EXAMPLE, USE);
  expect(attackOf(brutal, 0).off).toEqual([8, 7, 6, 4, 4]);
});

/** A's attack, B's defence, B's attack, A's defence, as compared when A uses the power with nobody helped by a place. */
test.each<[string, Power, number[]]>([
  ['Aggressive, −1 to each die of the other attack', 'aggressive', [0, 0, -1, 0]],
  ['Brutal, +1 to each die of the own attack', 'brutal', [1, 0, 0, 0]],
  ['Fast, −1 to each die of the other defence', 'fast', [0, -1, 0, 0]],
  ['Tough, +1 to each die of the own defence', 'tough', [0, 0, 0, 1]],
])('FITE-38 FITE-39 FITE-42 FITE-44: %s', (_, power, [myOff, hisDef, hisOff, myDef]) => {
  const events = scenario({ powers: [power, null] }).fight(['tac', 'tac'], EXAMPLE, USE);
  const plus = (faces: number[], bonus = 0) => faces.map(face => face + bonus);
  expect(attackOf(events, 0)).toMatchObject({ off: plus(EXAMPLE[0], myOff), def: plus(EXAMPLE[3], hisDef) });
  expect(attackOf(events, 1)).toMatchObject({ off: plus(EXAMPLE[2], hisOff), def: plus(EXAMPLE[1], myDef) });
});

test('FITE-38 FITE-39 FITE-42 FITE-44: used by B, they work the other way round', () => {
  const both = scenario({ powers: ['aggressive', 'brutal'] }).fight(['tac', 'tac'], EXAMPLE, USE, USE);
  expect(attackOf(both, 1).off).toEqual(EXAMPLE[2]);
  const fast = scenario({ powers: [null, 'fast'] }).fight(['tac', 'tac'], EXAMPLE, PASS, USE);
  expect(attackOf(fast, 1).def).toEqual([4, 2, 0, 0]);
});

test('FITE-40 FITE-R25: Cunning away from Tactical gives one Move or one Flip', () => {
  for (const loc of ['off', 'def'] as const) {
    const bout = scenario({ powers: ['cunning', null] });
    bout.place(loc, 'off');
    bout.roll(EXAMPLE);
    expect(bout.why(0, shift('off', 4))?.rule).toBe('FITE-17');
    expect(bout.why(0, { ...shift('off', 4), use: true })).toBe(null);
    expect(bout.why(0, { ...flip([6], [1]), use: true })).toBe(null);
    expect(bout.why(0, { ...shift('off', 4), flip: { off: [6], def: [1] }, use: true })?.rule).toBe('FITE-20');
  }
});

test('FITE-41 FITE-R25: Cunning on Tactical gives one Move and one Flip, either of which may be left out', () => {
  const bout = scenario({ powers: ['cunning', null] });
  bout.place('tac', 'off');
  bout.roll(EXAMPLE);
  for (const reaction of [USE, { ...shift('off', 4), use: true }, { ...flip([6], [1]), use: true }]) {
    expect(bout.why(0, reaction)).toBe(null);
  }
  // Unused, it is Tactical as ever.
  expect(bout.why(0, { ...shift('off', 4), flip: { off: [6], def: [1] } })?.rule).toBe('FITE-20');
  expect(bout.why(0, { ...shift('off', 4, 2), flip: { off: [], def: [4, 1] }, use: true })).toBe(null);
  // Never two Moves: there is no way to write one that takes three dice, or from both pools.
  expect(bout.why(0, { ...shift('off', 5, 4, 2), use: true })?.rule).toBe('FITE-21');
  expect(bout.why(0, { ...flip([6, 5], [1]), use: true })?.rule).toBe('FITE-22');
});

test('FITE-R21 powerTiming afterRoll: declared with the reaction, in secret', () => {
  const bout = scenario({ powers: ['brutal', 'brutal'] });
  bout.place('off', 'off');
  expect(bout.moves(0)).toContainEqual(split(4));
  expect(bout.why(0, split(4, true))?.rule).toBe('FITE-R21');
  bout.roll(EXAMPLE);
  const told = bout.play(0, USE);
  expect(told).toEqual([{ type: 'committed', seat: 0 }]);
  expect(fite.view(bout.state, 1).fighters[0]).toMatchObject({ spent: false, using: false });
  const revealed = bout.play(1, PASS);
  expect(the(revealed, 'reactionsRevealed').reactions).toEqual([USE, PASS]);
});

test('FITE-R21 powerTiming withSplit: declared with the division, shown with it', () => {
  const bout = scenario({ powers: ['brutal', 'fast'], options: { powerTiming: 'withSplit' } });
  bout.place('off', 'off');
  expect(bout.moves(0).length).toBe(16);
  expect(bout.why(0, split(4))?.rule).toBe('FITE-R21');
  bout.play(0, split(5, true));
  expect(fite.view(bout.state, 1).fighters[0]).toMatchObject({ spent: false, using: false });
  const told = bout.play(1, split(3, false), EXAMPLE.flat());
  expect(the(told, 'poolsDivided').using).toEqual([true, false]);
  // Nobody on Tactical, no Cunning: no question after the roll.
  expect(attackOf(told, 0).off).toEqual([8, 7, 6, 4, 4]);
  expect(attackOf(told, 1)).toMatchObject({ off: [6, 5, 3], def: [5, 3, 1, 1] });
  expect(bout.state.fighters.map(f => f.spent)).toEqual([true, false]);
});

test('FITE-R21 withSplit: a power not declared with the division cannot be used this turn', () => {
  const bout = scenario({ powers: ['brutal', null], options: { powerTiming: 'withSplit' } });
  bout.place('tac', 'off');
  bout.roll(EXAMPLE, [false, false]);
  expect(bout.toAct).toEqual([0]);
  expect(bout.why(0, USE)?.rule).toBe('FITE-R21');
});

test('FITE-R21 withSplit: only a fighter with an unused power for the fight can declare one', () => {
  const options = { powerTiming: 'withSplit' } as const;
  const none = scenario({ powers: [null, 'swift'], options });
  none.place('off', 'off');
  none.play(1, { type: 'swift', to: null });
  expect(none.why(0, split(4, true))?.rule).toBe('FITE-9');
  expect(none.why(1, split(4, true))?.rule).toBe('FITE-43');
  expect(none.why(0, split(4, false))).toBe(null);
  const spent = scenario({ powers: ['tough', null], spent: [true, false], options });
  spent.place('off', 'off');
  expect(spent.why(0, split(4, true))?.rule).toBe('FITE-35');
});

test('FITE-R21 withSplit: Cunning is declared first, its Move or Flip is chosen after the roll', () => {
  const bout = scenario({ powers: ['cunning', null], options: { powerTiming: 'withSplit' } });
  bout.place('off', 'def');
  bout.roll(EXAMPLE, [true, false]);
  expect(bout.toAct).toEqual([0]);
  expect(bout.why(0, { ...flip([2], [1]), use: true })?.rule).toBe('FITE-R21');
  expect(poolsAt(bout.react(flip([2], [1])))[0]).toEqual({ off: [6, 5, 5, 4, 2], def: [6, 5, 3, 1] });
  const both = scenario({ powers: ['cunning', null], options: { powerTiming: 'withSplit' } });
  both.place('tac', 'def');
  both.roll(EXAMPLE, [true, false]);
  expect(both.why(0, { ...shift('off', 4), flip: { off: [], def: [4, 1] } })).toBe(null);
});

test('FITE-R21 withSplit: two dice are asked for only while a power can be declared', () => {
  const bout = scenario({ powers: ['brutal', 'swift'], dice: [2, 2], options: { powerTiming: 'withSplit' } });
  bout.place('off', 'off');
  bout.play(1, { type: 'swift', to: null });
  expect([bout.asking, bout.toAct, bout.moves(0)]).toEqual(['dividing', [0], [split(1, false), split(1, true)]]);
});

test('FITE-R22 an answer to the other power is not possible: what may be done does not depend on it', () => {
  const seen = [USE, PASS].map(reaction => {
    const bout = scenario({ powers: ['aggressive', 'tough'] });
    bout.place('off', 'off');
    bout.roll(EXAMPLE);
    bout.play(0, reaction);
    return JSON.stringify([bout.moves(1), fite.view(bout.state, 1)]);
  });
  expect(seen[0]).toBe(seen[1]);
});

test('FITE-R26 a power used without effect is spent', () => {
  const bout = scenario({ powers: ['tough', 'cunning'] });
  const events = bout.fight(['off', 'off'], QUIET, USE, USE);
  expect(hitsOn(events)).toEqual([0, 0]);
  expect(bout.state.fighters.map(f => f.spent)).toEqual([true, true]);
});

test('FITE-R27 a power needs no place and no number of dice', () => {
  for (const loc of ['off', 'def', 'tac'] as const) {
    for (const dice of [2, 9]) {
      const bout = scenario({ powers: ['brutal', null], dice: [dice, 9], turn: 7 });
      bout.place(loc, 'off');
      const attack = dice === 2 ? [split(1), split(3)] : [split(3), split(3)];
      bout.answer(attack, Array(dice + 9).fill(3));
      expect(bout.why(0, USE)).toBe(null);
    }
  }
});

/** Hits of an attack when the attacker or the defender uses a power. */
function hits(off: number[], def: number[], mine: Power | null, his: Power | null, options: Options, loc: Loc = 'tac') {
  const attacker = { loc, power: mine, using: mine !== null, off, def: [] };
  const defender = { loc: 'tac' as const, power: his, using: his !== null, off: [], def };
  return compareAttack(attacker, defender, options).hits;
}

test('FITE-R28 Brutal equals Fast and Aggressive equals Tough in every result', () => {
  const { options } = scenario().state;
  const chance = fastChance(28);
  for (let i = 0; i < 3000; i++) {
    const [off, def] = [[...chance.dice(1 + chance.int(8), 6)], [...chance.dice(1 + chance.int(8), 6)]];
    expect(hits(off, def, 'brutal', null, options)).toBe(hits(off, def, 'fast', null, options));
    expect(hits(off, def, null, 'aggressive', options)).toBe(hits(off, def, null, 'tough', options));
  }
});

test('FITE-R28 they differ with clamped values and with a hit threshold', () => {
  const { options } = scenario().state;
  const clamp: Options = { ...options, valueRange: 'clamp' };
  // A 6 cannot get better, but a 6 in defence can get worse.
  expect([hits([6], [6], 'brutal', null, clamp), hits([6], [6], 'fast', null, clamp)]).toEqual([0, 1]);
  // On Offensive a 6 counts 7, held to 6: Aggressive leaves it there, while Tough lifts the 5 to meet it.
  expect([hits([6], [5], null, 'aggressive', clamp, 'off'), hits([6], [5], null, 'tough', clamp, 'off')]).toEqual([
    1, 0,
  ]);
  const threshold: Options = { ...options, hitThreshold: 4 };
  // A 3 reaches the threshold with Brutal, not with Fast.
  expect([hits([3], [1], 'brutal', null, threshold), hits([3], [1], 'fast', null, threshold)]).toEqual([1, 0]);
  // A 4 falls below it against Aggressive, but still beats a 2 made 3 by Tough.
  expect([hits([4], [2], null, 'aggressive', threshold), hits([4], [2], null, 'tough', threshold)]).toEqual([0, 1]);
});

test('FITE-9 a fighter without a power cannot use one', () => {
  const bout = scenario();
  bout.place('tac', 'off');
  bout.roll(EXAMPLE);
  expect(bout.why(0, USE)?.rule).toBe('FITE-9');
});
