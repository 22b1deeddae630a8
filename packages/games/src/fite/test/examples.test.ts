/** The worked examples of the rules, played. FITE-E18 is with the tournament's tests. */

import { expect, test } from 'vitest';
import { compareAttack } from '../fight.ts';
import { fite } from '../rules.ts';
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

test('FITE-E1 FITE-29 FITE-30 FITE-31 FITE-32 FITE-33: both on Tactical, nobody reacts, one hit each', () => {
  const bout = scenario();
  const events = bout.fight(['tac', 'tac'], EXAMPLE);
  // 6–6, 5–6, the 4 hits, 2–3, 2–2.
  expect(attackOf(events, 0)).toMatchObject({ fates: [0, 1, 'hit', 2, 3], hits: 1 });
  // 5–5, the 4 hits, 2–3.
  expect(attackOf(events, 1)).toMatchObject({ fates: [0, 'hit', 1], hits: 1 });
  expect(bout.dice).toEqual([8, 8]);
});

test('FITE-E2 FITE-18 FITE-R4 FITE-R5: Offensive adds 1 to every die of the attack, beyond 6 too', () => {
  const bout = scenario();
  const events = bout.fight(['off', 'tac'], EXAMPLE);
  expect(attackOf(events, 0)).toMatchObject({ off: [7, 6, 5, 3, 3], def: [6, 6, 3, 2, 1, 1], hits: 2 });
  expect(attackOf(events, 0).fates).toEqual(['hit', 0, 1, 2, 'hit']);
  expect(attackOf(events, 1)).toMatchObject({ off: [5, 4, 2], def: [5, 3, 1, 1], hits: 1 });
  expect(bout.dice).toEqual([8, 7]);
});

test('FITE-E3 FITE-19 FITE-R9: Offensive against Defensive comes out as without either', () => {
  const bout = scenario();
  const events = bout.fight(['off', 'def'], EXAMPLE);
  expect(attackOf(events, 0)).toMatchObject({ off: [7, 6, 5, 3, 3], def: [7, 7, 4, 3, 2, 2], hits: 1 });
  expect(attackOf(events, 0).fates.indexOf('hit')).toBe(2);
  expect(bout.dice).toEqual([8, 8]);
});

test('FITE-E4 FITE-21 FITE-R11 FITE-R14: a Move of the attacking 4 to defence stops everything', () => {
  const bout = scenario();
  const events = bout.fight(['tac', 'tac'], EXAMPLE, shift('off', 4));
  expect(poolsAt(events)[0]).toEqual({ off: [6, 5, 2, 2], def: [5, 4, 3, 1, 1] });
  expect(hitsOn(events)).toEqual([0, 0]);
  expect([bout.dice, bout.state.turn, bout.asking]).toEqual([[9, 9], 2, 'placing']);
});

test.each([
  ['both defensive 1s', flip([], [1, 1]), [6, 5, 4, 2, 2], [6, 6, 5, 3], [9, 8]],
  ['both attacking 2s', flip([2, 2], []), [6, 5, 5, 5, 4], [5, 3, 1, 1], [8, 6]],
  ['one of each', flip([2], [1]), [6, 5, 5, 4, 2], [6, 5, 3, 1], [9, 7]],
])('FITE-E5 FITE-22 FITE-R15: flipping %s', (_, reaction, off, def, left) => {
  const bout = scenario();
  const events = bout.fight(['tac', 'tac'], EXAMPLE, reaction);
  expect(poolsAt(events)[0]).toEqual({ off, def });
  expect(bout.dice).toEqual(left);
});

test('FITE-E6 FITE-R17: both flip at once and nothing hits', () => {
  const bout = scenario();
  const events = bout.fight(['tac', 'tac'], EXAMPLE, flip([], [1, 1]), flip([2], [1]));
  expect(poolsAt(events)).toEqual([
    { off: [6, 5, 4, 2, 2], def: [6, 6, 5, 3] },
    { off: [5, 5, 4], def: [6, 6, 6, 3, 2, 1] },
  ]);
  expect([hitsOn(events), bout.dice]).toEqual([
    [0, 0],
    [9, 9],
  ]);
});

test('FITE-E7 FITE-36 FITE-37 FITE-39 FITE-R10: Brutal on Offensive is +2', () => {
  const bout = scenario({ powers: ['brutal', null] });
  const events = bout.fight(['off', 'tac'], EXAMPLE, USE);
  expect(attackOf(events, 0)).toMatchObject({ off: [8, 7, 6, 4, 4], fates: ['hit', 'hit', 0, 1, 'hit'], hits: 3 });
  expect([bout.dice, bout.fighter(0).spent, bout.fighter(1).spent]).toEqual([[8, 6], true, false]);
});

test('FITE-E8 FITE-42 FITE-R5 FITE-R28: Fast, with values down to 0, hits as often as Brutal', () => {
  const fast = scenario({ powers: ['fast', null] }).fight(['tac', 'tac'], EXAMPLE, USE);
  expect(attackOf(fast, 0)).toMatchObject({
    off: [6, 5, 4, 2, 2],
    def: [5, 5, 2, 1, 0, 0],
    fates: ['hit', 0, 1, 2, 'hit'],
    hits: 2,
  });
  const brutal = scenario({ powers: ['brutal', null] }).fight(['tac', 'tac'], EXAMPLE, USE);
  expect(attackOf(brutal, 0)).toMatchObject({ off: [7, 6, 5, 3, 3], def: [6, 6, 3, 2, 1, 1], hits: 2 });
});

test('FITE-E9 FITE-38 FITE-R10: Aggressive takes the bonus of Offensive away', () => {
  const bout = scenario({ powers: [null, 'aggressive'] });
  const events = bout.fight(['off', 'tac'], EXAMPLE, null, USE);
  expect(attackOf(events, 0)).toMatchObject({ off: [6, 5, 4, 2, 2], hits: 1 });
  expect([bout.dice, bout.fighter(1).spent]).toEqual([[8, 8], true]);
});

test('FITE-E10 FITE-40 FITE-41 FITE-R25: Cunning away from Tactical and on it', () => {
  const away = scenario({ powers: ['cunning', null] });
  const events = away.fight(['off', 'tac'], EXAMPLE, { ...flip([], [1, 1]), use: true });
  expect([hitsOn(events), away.dice]).toEqual([
    [0, 2],
    [9, 7],
  ]);
  const there = scenario({ powers: ['cunning', null] });
  const both = { ...shift('off', 2, 2), flip: { off: [], def: [1, 1] }, use: true };
  const more = there.fight(['tac', 'tac'], EXAMPLE, both);
  expect(poolsAt(more)[0]).toEqual({ off: [6, 5, 4], def: [6, 6, 5, 3, 2, 2] });
  expect([hitsOn(more), there.dice]).toEqual([
    [0, 1],
    [9, 8],
  ]);
});

test('FITE-E11 FITE-43 FITE-R23: Swift holds or goes to either other place', () => {
  const bout = scenario({ powers: ['swift', null] });
  bout.place('off', 'def');
  expect([bout.asking, bout.toAct]).toEqual(['relocating', [0]]);
  expect(bout.moves(0)).toEqual([
    { type: 'swift', to: null },
    { type: 'swift', to: 'def' },
    { type: 'swift', to: 'tac' },
  ]);
  expect(bout.why(0, { type: 'swift', to: 'off' })?.rule).toBe('FITE-43');
  const events = bout.play(0, { type: 'swift', to: 'tac' });
  expect(the(events, 'swiftAnswered')).toEqual({ type: 'swiftAnswered', seat: 0, to: 'tac' });
  expect(bout.fighter(0)).toMatchObject({ loc: 'tac', spent: true });
  bout.roll(EXAMPLE);
  const fight = bout.react(PASS);
  // B's Defensive counts; A no longer has Offensive's +1.
  expect(attackOf(fight, 0)).toMatchObject({ off: [6, 5, 4, 2, 2], def: [7, 7, 4, 3, 2, 2] });
});

test('FITE-E12 FITE-25 FITE-R7: nine dice attack with 1 to 8, two dice are divided by the table', () => {
  const nine = scenario();
  nine.place('off', 'off');
  expect(nine.moves(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(off => ({ type: 'split', off })));
  for (const off of [0, 9]) expect(nine.why(0, split(off))?.rule).toBe('FITE-25');
  const two = scenario({ dice: [2, 3] });
  two.place('off', 'off');
  expect([two.asking, two.toAct]).toEqual(['dividing', [1]]);
  const events = two.play(1, split(2), [1, 6, 1, 1, 6]);
  expect(the(events, 'poolsDivided')).toMatchObject({ off: [1, 2], def: [1, 1] });
});

test('FITE-E13 FITE-R43: 8 and 1 against 1 and 8 may hit 0 to 8 times; both 8 and 1, at least 7', () => {
  const attack = (roll: Roll) => hitsOn(scenario().fight(['off', 'off'], roll));
  const eight = (face: number) => Array<number>(8).fill(face);
  expect(attack([eight(1), [6], [1], eight(6)])).toEqual([0, 0]);
  expect(attack([eight(6), [6], [1], eight(1)])).toEqual([0, 8]);
  const best = scenario();
  best.fight(['off', 'off'], [eight(1), [6], eight(1), [6]]);
  expect(best.dice).toEqual([2, 2]);
  const worst = scenario();
  worst.fight(['off', 'off'], [eight(6), [1], eight(6), [1]]);
  expect(worst.dice).toEqual([1, 1]);
});

test('FITE-E14 FITE-46 FITE-47 FITE-R38: 4–1 after turn 6, finished in turn 7 without a decision', () => {
  const bout = scenario({ dice: [5, 4], turn: 6 });
  const events = bout.fight(['off', 'off'], [[6, 6, 6], [2, 1], [5], [1, 1, 1]]);
  expect(the(events, 'diceLost').left).toEqual([4, 1]);
  expect(events.slice(-3)).toEqual([
    { type: 'fighterDazed', seat: 1 },
    { type: 'turnStarted', turn: 7 },
    { type: 'boutOver', winner: 0, reason: 'finished' },
  ]);
  expect([bout.state.turn, bout.state.result]).toEqual([7, { winner: 0, reason: 'finished' }]);
  expect([bout.toAct, fite.payoffs(bout.state)]).toEqual([[], [1, 0]]);
});

test('FITE-E15 FITE-R37 FITE-R42: both dazed is a draw, or rolled off', () => {
  // With two dice each the division is the table's, so the places bring on the roll.
  const bout = scenario({ dice: [2, 2] });
  const events = bout.place('off', 'off', [5, 2, 4, 3]);
  expect(attackOf(events, 0)).toMatchObject({ off: [6], def: [3], hits: 1 });
  expect(attackOf(events, 1)).toMatchObject({ off: [5], def: [2], hits: 1 });
  expect([bout.dice, bout.state.result]).toEqual([[1, 1], { winner: null, reason: 'bothDazed' }]);
  expect(fite.payoffs(bout.state)).toEqual([0.5, 0.5]);

  const rolledOff = scenario({ dice: [2, 2], options: { mutualOut: 'rollOff' } });
  const more = rolledOff.place('off', 'off', [5, 2, 4, 3, 3, 3, 2, 5]);
  expect(more.filter(event => event.type === 'rolledOff')).toEqual([
    { type: 'rolledOff', dice: [3, 3] },
    { type: 'rolledOff', dice: [2, 5] },
  ]);
  expect(rolledOff.state.result).toEqual({ winner: 1, reason: 'rollOff' });
});

test('FITE-E16 FITE-45 FITE-R34: four hits on three dice take a fighter out at once', () => {
  const bout = scenario({ dice: [5, 3], turn: 4 });
  const events = bout.fight(['tac', 'tac'], [[6, 6, 5, 5], [1], [2, 1], [1]]);
  expect(hitsOn(events)).toEqual([1, 4]);
  expect([bout.dice, bout.state.turn]).toEqual([[4, 0], 4]);
  expect(bout.state.result).toEqual({ winner: 0, reason: 'takenOut' });
});

test('FITE-E17 FITE-R43: six dice as 5 and 1 against five as 2 and 3, whatever is rolled', () => {
  const options = scenario().state.options;
  const combatant = (off: number[], def: number[]) => ({ loc: 'off' as const, power: null, using: false, off, def });
  // Every roll of the five attackers and three defenders, then of the two attackers and one defender, by value.
  const faces = [1, 2, 3, 4, 5, 6];
  const sorted = (count: number, highest = 6): number[][] =>
    count === 0 ? [[]] : faces.slice(0, highest).flatMap(f => sorted(count - 1, f).map(rest => [f, ...rest]));
  for (const off of sorted(5)) {
    for (const def of sorted(3)) {
      expect(compareAttack(combatant(off, [1]), combatant([1, 1], def), options).hits).toBeGreaterThanOrEqual(2);
    }
  }
  for (const off of sorted(2)) {
    for (const def of sorted(1)) {
      expect(compareAttack(combatant(off, [1, 1, 1]), combatant([1], def), options).hits).toBeLessThanOrEqual(2);
    }
  }
});
