/** What the table shows before a choice is made, and how it lays dice out and times what happened: all of it computed. */

import { completeOptions, fastChance } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { compareAttack } from '../fight.ts';
import { fite } from '../rules.ts';
import {
  type Both,
  type Event,
  type Fighter,
  type Loc,
  OPTIONS,
  type Options,
  type Pools,
  type Power,
  type View,
} from '../state.ts';
import { freshAnswer } from '../table/answer.ts';
import { ALL_SHOWN, delaysOf, LENGTHS } from '../table/beats.tsx';
import { faceToFace, sideBySide } from '../table/columns.ts';
import { divisionForecast, expectedHits } from '../table/division-forecast.ts';
import { lastFight } from '../table/fights.ts';
import { attacksIf, effectsOf, powerEffect, tallyOf } from '../table/forecast.ts';
import { laidOver, rolledHand } from '../table/hand.ts';
import { isReaction } from '../table/picking.ts';
import { HIT_MS, progressOf, showOf, viewSoFar } from '../table/shown.ts';
import { EXAMPLE, PASS, type Roll, scenario } from './scenario.ts';

function reacting(locs: Both<Loc>, options: Partial<Options> = {}, power: Fighter['power'] = null) {
  const bout = scenario({ options, ...(power ? { powers: [power, 'brutal'] as Both<Power> } : {}) });
  bout.place(...locs);
  bout.roll(EXAMPLE);
  const view = fite.view(bout.state, 0);
  const moves = fite.legalMoves(bout.state, 0).filter(isReaction);
  return { view, moves, rolled: rolledHand(view.fighters[0]), answer: freshAnswer(moves) };
}

/** A bout about to divide. */
function dividing(locs: Both<Loc>, options: Partial<Options> = {}): View {
  const bout = scenario({ options });
  bout.place(...locs);
  return fite.view(bout.state, 0);
}

test('each die says what flipping it would change: the rulebook’s fifth example, die by die', () => {
  const { view, moves, rolled, answer } = reacting(['tac', 'tac']);
  expect(tallyOf(attacksIf(view, 0, rolled, null))).toEqual({ dealt: 1, taken: 1 });
  const flipping = { ...answer, mode: 'flip' as const };
  const first = effectsOf(view, 0, moves, rolled, flipping);
  expect([...first.keys()].sort()).toEqual(['def0', 'def1', 'def2', 'def3', 'off0', 'off1', 'off2', 'off3', 'off4']);
  // A 2 turned to 5 is one more hit; a 1 in defence turned to 6 stops the one that came through.
  expect(first.get('off3')).toEqual({ to: 5, tally: { dealt: 2, taken: 1 }, gained: { dealt: 1, taken: 0 } });
  expect(first.get('def3')).toEqual({ to: 6, tally: { dealt: 1, taken: 0 }, gained: { dealt: 0, taken: -1 } });
  // With one picked, the others tell of both.
  const second = effectsOf(view, 0, moves, rolled, { ...flipping, picked: { moved: [], flipped: ['off3'] } });
  expect(second.has('off3')).toBe(false);
  expect(second.get('off4')).toEqual({ to: 5, tally: { dealt: 3, taken: 1 }, gained: { dealt: 1, taken: 0 } });
  expect(second.get('def3')).toEqual({ to: 6, tally: { dealt: 2, taken: 0 }, gained: { dealt: 0, taken: -1 } });
});

test('moving a die tells where it goes; one of the other pool starts anew', () => {
  const { view, moves, rolled, answer } = reacting(['tac', 'tac']);
  const effects = effectsOf(view, 0, moves, rolled, { ...answer, mode: 'move' });
  // The rulebook's fourth example.
  expect(effects.get('off2')).toEqual({ to: 'def', tally: { dealt: 0, taken: 0 }, gained: { dealt: -1, taken: -1 } });
  const one = effectsOf(view, 0, moves, rolled, { ...answer, mode: 'move', picked: { moved: ['off2'], flipped: [] } });
  expect(one.has('off2')).toBe(false);
  expect(one.get('def0')?.tally).toEqual(effects.get('def0')?.tally);
});

test('a power says what it would change, and no more once it is used', () => {
  const { view, moves, rolled, answer } = reacting(['off', 'tac'], {}, 'brutal');
  // The rulebook's second and seventh examples: two hits become three.
  expect(powerEffect(view, 0, moves, rolled, answer)).toEqual({
    to: null,
    tally: { dealt: 3, taken: 1 },
    gained: { dealt: 1, taken: 0 },
  });
  expect(powerEffect(view, 0, moves, rolled, { ...answer, use: true })).toBeNull();
  const none = reacting(['tac', 'tac']);
  expect(powerEffect(none.view, 0, none.moves, none.rolled, none.answer)).toBeNull();
});

test.each<[string, Partial<Options>]>([
  ['as published', {}],
  ['tempered', { hitThreshold: 4, defensiveBonus: 2 }],
  ['clamped', { valueRange: 'clamp' }],
])('the average of a division is what counting every roll gives: %s', (_, given) => {
  const options = completeOptions(OPTIONS, given);
  const fighter = (loc: Loc) => ({ power: null, loc, using: false, off: [], def: [] });
  for (const [mine, theirs] of [
    ['off', 'tac'],
    ['tac', 'def'],
    ['off', 'def'],
  ] as const) {
    const expected = expectedHits(fighter(mine), fighter(theirs), options);
    for (const [off, def] of [
      [1, 1],
      [2, 2],
      [3, 1],
    ] as const) {
      let [sum, rolls] = [0, 0];
      for (const dice of everyRoll(off + def)) {
        const high = (faces: number[]): number[] => faces.sort((a, b) => b - a);
        const me = { ...fighter(mine), off: high(dice.slice(0, off)) };
        const foe = { ...fighter(theirs), def: high(dice.slice(off)) };
        sum += compareAttack(me, foe, options).hits;
        rolls++;
      }
      expect(expected(off, def)).toBeCloseTo(sum / rolls, 9);
    }
  }
});

function* everyRoll(dice: number): Generator<number[]> {
  if (dice === 0) yield [];
  else for (const rest of everyRoll(dice - 1)) for (let face = 1; face <= 6; face++) yield [...rest, face];
}

test('a division is held against every division the rival may make', () => {
  const prospects = divisionForecast(dividing(['off', 'def']), 0, false)(5);
  expect(prospects.map(({ foeOff }) => foeOff)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  // FITE-R43: never more hits than attackers, and each defender stops one at most.
  for (const { foeOff, dealt, taken } of prospects) {
    expect(dealt).toBeGreaterThanOrEqual(Math.max(0, 5 - (9 - foeOff)));
    expect(dealt).toBeLessThanOrEqual(5);
    expect(taken).toBeLessThanOrEqual(foeOff);
  }
  const tempered = dividing(['off', 'def'], { minPool: 'third' });
  expect(divisionForecast(tempered, 0, false)(5).map(({ foeOff }) => foeOff)).toEqual([3, 4, 5, 6]);
  expect(divisionForecast(dividing(['off', 'def'], { locationBonus: 'one' }), 0, false)(5)).toEqual([]);
});

test('compared dice stand face to face: no two in one place, each attacker opposite its match', () => {
  const chance = fastChance(3);
  const { fighters } = dividing(['off', 'def']);
  const options = completeOptions(OPTIONS);
  for (let i = 0; i < 400; i++) {
    const pool = (dice: number): number[] => [...chance.dice(dice, 6)];
    const me = { ...fighters[0], off: pool(1 + chance.int(8)), def: [] };
    const foe = { ...fighters[1], def: pool(1 + chance.int(8)), off: [] };
    const [off, def] = [rolledHand(me).off, rolledHand(foe).def];
    const { stops } = laidOver(off, def, compareAttack(me, foe, options));
    const layout = faceToFace(off, def, stops);
    for (const row of [layout.off, layout.def]) {
      expect(new Set(row.values()).size).toBe(row.size);
      for (const at of row.values()) expect(at >= 0 && at + 1 <= layout.width).toBe(true);
    }
    for (const stop of stops) expect(layout.def.get(stop.def)).toBe(layout.off.get(stop.off));
  }
});

test('dice that can be touched lie in the middle, in their order', () => {
  const { off } = rolledHand({ off: [6, 5, 4], def: [] });
  const { def } = rolledHand({ off: [], def: [1, 1] });
  const layout = sideBySide(off, def);
  expect([...layout.off.values()]).toEqual([2.5, 3.5, 4.5]);
  expect([...layout.def.values()]).toEqual([3, 4]);
});

test('what happened is shown in its order, each thing once, none longer than four tenths of a second', () => {
  const pools: Both<Pools> = [
    { off: [], def: [] },
    { off: [], def: [] },
  ];
  const attack = { type: 'attackCompared', off: [], def: [], fates: [], hits: 0 } as const;
  const events: Event[] = [
    { type: 'committed', seat: 1 },
    { type: 'diceRolled', pools },
    { ...attack, attacker: 0, off: [], def: [], fates: [] },
    { ...attack, attacker: 1, off: [], def: [], fates: [] },
    { type: 'diceLost', lost: [0, 0], left: [9, 9] },
  ];
  expect([...delaysOf(events)]).toEqual([
    ['roll', 0],
    ['compare', LENGTHS.roll],
    ['lose', LENGTHS.roll + LENGTHS.compare],
  ]);
  expect(delaysOf([]).size).toBe(0);
  for (const length of Object.values(LENGTHS)) expect(length >= 150 && length <= 400).toBe(true);
});

test('a fight is told when it has been shown: lines, then hit after hit, and dice fall with the hits', () => {
  const bout = scenario({ turn: 3 });
  const roll: Roll = [
    [6, 6, 6, 5, 4],
    [3, 1, 1, 1],
    [5, 4, 2],
    [3, 3, 2, 2, 1, 1],
  ];
  const history = [...bout.place('tac', 'tac'), ...bout.roll(roll)];
  const events = bout.react(PASS, PASS);
  const view = fite.view(bout.state, 0);
  const show = showOf({ number: 1, delays: delaysOf(events), events })!;
  const { hits, lost } = show.blows!;
  expect(Math.max(...hits)).toBeGreaterThan(1);
  // One cue for the lines, one for each hit, one for the end, each after the one before.
  expect(show.cues).toHaveLength(1 + Math.max(...hits) + 1);
  expect(show.cues).toEqual([...show.cues].sort((a, b) => a - b));
  expect(show.cues[2]! - show.cues[1]!).toBe(HIT_MS);
  const fight = lastFight([{ type: 'turnStarted', turn: 3 }, ...history, ...events]);
  const diceAfter = (passed: number) => {
    const seen = viewSoFar(view, show, fight, progressOf(show, passed));
    return { turn: seen.turn, dice: seen.fighters.map(({ dice }) => dice), asks: seen.asking !== null };
  };
  const all = view.fighters.map(({ dice }, seat) => dice + lost[seat as 0 | 1]);
  expect(diceAfter(0)).toEqual({ turn: 3, dice: all, asks: false });
  expect(progressOf(show, 0).isCompared).toBe(false);
  expect(progressOf(show, 1)).toEqual({ isCompared: true, hits: 0, isOver: false });
  const [mine, theirs] = diceAfter(2).dice;
  expect([all[0]! - mine!, all[1]! - theirs!]).toEqual([Math.min(lost[0], 1), Math.min(lost[1], 1)]);
  expect(progressOf(show, show.cues.length)).toBe(ALL_SHOWN);
  expect(diceAfter(show.cues.length)).toEqual({ turn: 4, dice: view.fighters.map(({ dice }) => dice), asks: true });
  // What is done in secret is no show.
  expect(showOf({ number: 2, delays: delaysOf([]), events: [{ type: 'committed', seat: 1 }] })).toBeNull();
});
