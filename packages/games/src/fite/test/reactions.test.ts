/** FITE-R11 to FITE-R19: Move and Flip after the roll. */

import { heardBy } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { fite } from '../rules.ts';
import { type Both, LOCATIONS, POWERS, type Power, type ReactMove } from '../state.ts';
import { EXAMPLE, flip, hitsOn, PASS, poolsAt, type Roll, type Setting, scenario, shift, USE } from './scenario.ts';

/** A bout rolled and waiting for reactions, A on Tactical. */
function rolled(roll: Roll = EXAMPLE, table: Setting = {}) {
  const bout = scenario({ dice: [roll[0].length + roll[1].length, roll[2].length + roll[3].length], ...table });
  bout.place('tac', 'tac');
  bout.roll(roll);
  return bout;
}
const reactionsOf = (bout: ReturnType<typeof scenario>, seat = 0) => bout.moves(seat) as ReactMove[];

test('FITE-R11 reactions come after the roll and before the comparison', () => {
  const bout = scenario();
  bout.place('tac', 'def');
  const told = bout.roll(EXAMPLE).map(event => event.type);
  expect([told.at(-1), bout.asking]).toEqual(['diceRolled', 'reacting']);
  expect(bout.react(PASS).map(event => event.type)).toEqual([
    'committed',
    'reactionsRevealed',
    'attackCompared',
    'attackCompared',
    'diceLost',
    'turnStarted',
  ]);
});

test('FITE-R12 a reaction names and changes own dice only', () => {
  // B alone shows a 6 in defence and a 4 in attack.
  const roll: Roll = [
    [3, 2],
    [2, 1],
    [4, 4],
    [6, 6],
  ];
  const bout = rolled(roll);
  for (const { move, flip: turned } of reactionsOf(bout)) {
    const named = [...(move?.faces ?? []), ...(turned?.off ?? []), ...(turned?.def ?? [])];
    expect(named.every(face => face <= 3)).toBe(true);
  }
  expect(bout.why(0, flip([4], [6]))?.rule).toBe('FITE-R15');
  expect(bout.why(0, shift('def', 6))?.rule).toBe('FITE-R14');
  const events = bout.react(flip([2], [1]));
  expect(poolsAt(events)[1]).toEqual({ off: [4, 4], def: [6, 6] });
});

test('FITE-R13 doing nothing on Tactical is allowed and listed first', () => {
  const bout = rolled();
  expect(reactionsOf(bout)[0]).toEqual(PASS);
  expect(hitsOn(bout.react(PASS, PASS))).toEqual([1, 1]);
});

test('FITE-R14 each pool keeps at least one die', () => {
  const bout = rolled([[6], [5, 4, 3], [6, 5], [1, 1]]);
  const froms = reactionsOf(bout).flatMap(({ move }) => (move ? [move.from] : []));
  expect(new Set(froms)).toEqual(new Set(['def']));
  expect(bout.why(0, shift('off', 6))?.rule).toBe('FITE-R14');
  const two = rolled([
    [6, 5],
    [4, 3],
    [6, 5],
    [1, 1],
  ]);
  expect(two.why(0, shift('off', 6, 5))?.rule).toBe('FITE-R14');
  expect(two.why(0, shift('off', 6))).toBe(null);
});

test('FITE-R14 dice moved keep their faces', () => {
  const events = rolled().react(shift('def', 3, 1), PASS);
  expect(poolsAt(events)[0]).toEqual({ off: [6, 5, 4, 3, 2, 2, 1], def: [5, 1] });
});

test('FITE-R14 dice must lie in the pool they are moved from, and are named high to low', () => {
  const bout = rolled();
  expect(bout.why(0, shift('off', 3))?.rule).toBe('FITE-R14');
  expect(bout.why(0, shift('off', 2, 4))?.rule).toBe('FITE-R14');
  expect(bout.why(0, shift('off', 6, 6))?.rule).toBe('FITE-R14');
});

test('FITE-R15 exactly two different dice, f becomes 7 − f', () => {
  const bout = rolled();
  expect(bout.why(0, flip([6], []))?.rule).toBe('FITE-22');
  expect(bout.why(0, flip([], []))?.rule).toBe('FITE-22');
  expect(bout.why(0, flip([6, 5], [1]))?.rule).toBe('FITE-22');
  expect(bout.why(0, flip([6, 6], []))?.rule).toBe('FITE-R15');
  expect(bout.why(0, flip([2, 6], []))?.rule).toBe('FITE-R15');
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const events = rolled([[face], [face], [6, 5], [1, 1]]).react(flip([face], [face]), PASS);
    expect(poolsAt(events)[0]).toEqual({ off: [7 - face], def: [7 - face] });
  }
});

test('FITE-R15 two dice of one pool may turn into each other', () => {
  const events = rolled([
    [6, 1],
    [4, 3],
    [6, 5],
    [1, 1],
  ]).react(flip([6, 1], []), PASS);
  expect(poolsAt(events)[0]).toEqual({ off: [6, 1], def: [4, 3] });
});

test('FITE-R16 a Flip may make dice worse', () => {
  const events = rolled().react(flip([6, 5], []), PASS);
  expect(poolsAt(events)[0]!.off).toEqual([4, 2, 2, 2, 1]);
});

test('FITE-R17 FITE-R22: a reaction is secret, final and carried out with the other one', () => {
  const seen = [flip([], [1, 1]), shift('off', 4), PASS].map(reaction => {
    const bout = rolled();
    const told = bout.play(0, reaction);
    expect(told).toEqual([{ type: 'committed', seat: 0 }]);
    expect(bout.why(0, PASS)?.rule).toBe('FITE-R17');
    return JSON.stringify([
      fite.view(bout.state, 1),
      fite.view(bout.state, null),
      bout.moves(1),
      heardBy(bout.match.log.at(-1)!, 1),
    ]);
  });
  expect(new Set(seen).size).toBe(1);
});

test('FITE-R18 who is asked: Tactical, or an unused power other than Swift', () => {
  for (const loc of LOCATIONS) {
    for (const power of [...POWERS, null]) {
      for (const spent of power ? [false, true] : [false]) {
        const bout = scenario({ powers: [power, null], spent: [spent, false] });
        bout.place(loc, 'off');
        if (bout.asking === 'relocating') bout.play(0, { type: 'swift', to: null });
        bout.roll(EXAMPLE);
        const asked = loc === 'tac' || (power !== null && power !== 'swift' && !spent);
        expect([loc, power, spent, bout.asking]).toEqual([loc, power, spent, asked ? 'reacting' : 'placing']);
        if (asked) expect(bout.toAct).toEqual([0]);
      }
    }
  }
});

test('FITE-R18 a seat that is not asked is told so, and its reaction counts as none', () => {
  const bout = scenario();
  bout.place('tac', 'off');
  bout.roll(EXAMPLE);
  expect(bout.why(1, PASS)?.rule).toBe('FITE-R18');
  const events = bout.react(PASS);
  expect(events.find(event => event.type === 'reactionsRevealed')).toMatchObject({ reactions: [PASS, null] });
});

test('FITE-R19 Move first, then Flip on the pools as they lie; a moved die may be flipped', () => {
  const bout = rolled(EXAMPLE, { powers: ['cunning', null] });
  // The 4 is moved to defence and flipped there, with a 1.
  const both = { ...shift('off', 4), flip: { off: [], def: [4, 1] }, use: true };
  expect(poolsAt(bout.react(both, PASS))[0]).toEqual({ off: [6, 5, 2, 2], def: [6, 5, 3, 3, 1] });
  const again = rolled(EXAMPLE, { powers: ['cunning', null] });
  // No 4 is left in attack after the Move.
  expect(again.why(0, { ...shift('off', 4), flip: { off: [4], def: [1] }, use: true })?.rule).toBe('FITE-R15');
});

test('FITE-R19 with both, the last die of a pool may be flipped after another was moved', () => {
  const bout = rolled(
    [
      [2, 1],
      [4, 4],
      [6, 5],
      [1, 1],
    ],
    { powers: ['cunning', null] },
  );
  const both = { ...shift('off', 2), flip: { off: [1], def: [2] }, use: true };
  expect(poolsAt(bout.react(both, PASS))[0]).toEqual({ off: [6], def: [5, 4, 4] });
});

const ALL: Roll = [
  [6, 5, 4],
  [6, 5, 4, 3, 2, 1],
  [1, 1, 1],
  [1, 1, 1, 1, 1, 1],
];

test.each<[string, Both<Power | null>, 'tac' | 'off', Roll, number]>([
  ['a modifier power away from Tactical', ['brutal', null], 'off', ALL, 2],
  ['Tactical, all faces different: 28 Moves with none, 36 Flips', [null, null], 'tac', ALL, 64],
  ['Tactical with a modifier power', ['tough', null], 'tac', ALL, 128],
  ['Cunning away from Tactical: none, or used with one of 64', ['cunning', null], 'off', ALL, 65],
  ['Cunning on Tactical: 64 unused, 853 used', ['cunning', null], 'tac', [[3, 2, 1], ALL[1], ALL[2], ALL[3]], 64 + 853],
])('FITE-R18 FITE-R25: the number of reactions with %s', (_, powers, loc, roll, count) => {
  const bout = scenario({ powers });
  bout.place(loc, 'off');
  bout.roll(roll);
  expect(bout.moves(0).length).toBe(count);
  expect(new Set(bout.moves(0).map(move => JSON.stringify(move))).size).toBe(count);
});

/** All reactions of one Move or one Flip, written down from the rules alone. */
function byHand(off: readonly number[], def: readonly number[]): Set<string> {
  const found = new Set<string>([JSON.stringify(PASS)]);
  const spell = (faces: number[]) => [...faces].sort((a, b) => b - a);
  for (const [from, pool] of [['off', off] as const, ['def', def] as const]) {
    for (let i = 0; i < pool.length; i++) {
      if (pool.length > 1) found.add(JSON.stringify(shift(from, pool[i]!)));
      for (let j = 0; j < i; j++) {
        if (pool.length > 2) found.add(JSON.stringify(shift(from, ...spell([pool[i]!, pool[j]!]))));
      }
    }
  }
  const dice = [...off.map(face => ({ face, in: 'off' })), ...def.map(face => ({ face, in: 'def' }))];
  for (const [i, one] of dice.entries()) {
    for (const other of dice.slice(0, i)) {
      const facesIn = (pool: string) => spell([one, other].flatMap(die => (die.in === pool ? [die.face] : [])));
      found.add(JSON.stringify(flip(facesIn('off'), facesIn('def'))));
    }
  }
  return found;
}

test.each<[number[], number[]]>([
  [
    [6, 5, 4, 2, 2],
    [5, 3, 1, 1],
  ],
  [[1], [1]],
  [[3, 3], [3]],
  [[6, 6, 6, 6, 6, 6, 6, 6], [1]],
  [
    [4, 4, 4],
    [6, 5, 5, 2, 2, 1],
  ],
])('FITE-20 FITE-21 FITE-22: the reactions with %j and %j are those of the rules', (off, def) => {
  const bout = rolled([off, def, [1], [1, 1]]);
  expect(new Set(bout.moves(0).map(move => JSON.stringify(move)))).toEqual(byHand(off, def));
});

test('FITE-35 a power that is spent cannot be used on Tactical either', () => {
  const bout = rolled(EXAMPLE, { powers: ['brutal', null], spent: [true, false] });
  expect(bout.why(0, USE)?.rule).toBe('FITE-35');
});
