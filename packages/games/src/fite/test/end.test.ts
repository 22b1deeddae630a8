/** FITE-45 to FITE-47 and R35 to R42: how bouts end. */

import { expect, test } from 'vitest';
import { fite } from '../rules.ts';
import type { Both } from '../state.ts';
import { PASS, type Roll, type Scenario, type Setting, scenario, shift, the } from './scenario.ts';

/** Nothing hits with nine dice each. */
const QUIET: Roll = [[1], [6, 6, 6, 6, 6, 6, 6, 6], [1], [6, 6, 6, 6, 6, 6, 6, 6]];
const eight = (face: number): number[] => Array<number>(8).fill(face);
/** Eight hits each: 9–9 becomes 1–1. */
const BOTH_DAZED: Roll = [eight(6), [1], eight(6), [1]];

test('FITE-45 a fighter without dice is taken out in the same turn', () => {
  const bout = scenario({ dice: [9, 2] });
  const events = bout.fight(['tac', 'tac'], [eight(6), [6], [1], [1]]);
  expect(bout.dice).toEqual([9, 0]);
  expect(events.at(-1)).toEqual({ type: 'boutOver', winner: 0, reason: 'takenOut' });
  expect([bout.state.turn, fite.payoffs(bout.state)]).toEqual([1, [1, 0]]);
});

test('FITE-46 FITE-47 FITE-R38: a dazed fighter is finished in the next turn, with no decision and no power', () => {
  for (const seat of [0, 1] as const) {
    const dice: Both<number> = seat === 0 ? [4, 5] : [5, 4];
    const strong: [number[], number[]] = [
      [6, 6, 6],
      [6, 6],
    ];
    const weak: [number[], number[]] = [[1], [1, 1, 1]];
    const bout = scenario({ dice, powers: ['swift', 'cunning'] });
    bout.place('tac', 'off');
    bout.play(0, { type: 'swift', to: null });
    bout.roll(seat === 0 ? [...weak, ...strong] : [...strong, ...weak]);
    const events = bout.react(PASS, PASS);
    expect(the(events, 'fighterDazed')).toEqual({ type: 'fighterDazed', seat });
    expect(the(events, 'turnStarted').turn).toBe(2);
    expect(bout.state.result).toEqual({ winner: 1 - seat, reason: 'finished' });
    expect([bout.toAct, bout.state.turn]).toEqual([[], 2]);
  }
});

test('FITE-46 two dice are not dazed', () => {
  const bout = scenario({ dice: [9, 3] });
  bout.fight(['def', 'off'], [[6], eight(6), [1], [1, 1]]);
  expect([bout.dice, bout.asking, bout.state.turn]).toEqual([[9, 2], 'placing', 2]);
});

/** Both move their last defender to attack: every die hits. */
function emptied(options: Setting['options'], dice: Both<number>, roll: Roll, draws: readonly number[] = []): Scenario {
  const bout = scenario({ dice, options: { emptyPools: true, ...options } });
  const [, a, , b] = roll;
  if (dice[0] === 2 && dice[1] === 2) bout.place('tac', 'tac', roll.flat());
  else {
    bout.place('tac', 'tac');
    bout.roll(roll);
  }
  bout.react(a.length === 1 ? shift('def', a[0]!) : PASS, b.length === 1 ? shift('def', b[0]!) : PASS, draws);
  return bout;
}

test('FITE-R35 FITE-R36 check 1: both out is a draw', () => {
  const bout = emptied({}, [9, 9], BOTH_DAZED);
  expect(bout.dice).toEqual([0, 0]);
  expect(bout.state.result).toEqual({ winner: null, reason: 'bothOut' });
  expect(fite.payoffs(bout.state)).toEqual([0.5, 0.5]);
});

test('FITE-R36 both out can be rolled off', () => {
  const bout = emptied({ mutualOut: 'rollOff' }, [2, 2], [[6], [6], [6], [6]], [4, 1]);
  expect(bout.state.result).toEqual({ winner: 0, reason: 'rollOff' });
});

test('FITE-R35 check 2: one out, the other wins even with one die', () => {
  const bout = scenario({ dice: [2, 2], options: { emptyPools: true } });
  // A attacks with both dice and defends with none; B hits once with its one attacker.
  bout.place('tac', 'tac', [6, 6, 3, 1]);
  bout.react(shift('def', 6), PASS);
  expect(bout.dice).toEqual([1, 0]);
  expect(bout.state.result).toEqual({ winner: 0, reason: 'takenOut' });
});

test('FITE-R35 FITE-R37 check 3: both dazed is a draw at the end of that turn', () => {
  const bout = scenario();
  const events = bout.fight(['off', 'off'], BOTH_DAZED);
  expect(events.some(event => event.type === 'turnStarted' && event.turn > 1)).toBe(false);
  expect(bout.state).toMatchObject({ turn: 1, result: { winner: null, reason: 'bothDazed' } });
});

test('FITE-R35 FITE-R39 checks 1 to 4 come before the turn limit', () => {
  const options = { turnLimit: 10 };
  const dazed = scenario({ dice: [5, 4], turn: 10, options });
  dazed.fight(['off', 'off'], [[6, 6, 6], [6, 6], [1], [1, 1, 1]]);
  expect(dazed.state).toMatchObject({ turn: 11, result: { winner: 0, reason: 'finished' } });
  const both = scenario({ turn: 10, options });
  both.fight(['off', 'off'], BOTH_DAZED);
  expect(both.state.result?.reason).toBe('bothDazed');
  const out = scenario({ dice: [9, 3], turn: 10, options });
  out.fight(['off', 'off'], [eight(6), [6], [1], [1, 1]]);
  expect(out.state.result?.reason).toBe('takenOut');
});

test('FITE-R39 turnLimit: after the fight of the last turn more dice win, equal dice are a draw', () => {
  for (const turnLimit of [10, 50, 200]) {
    const before = scenario({ turn: turnLimit - 1, options: { turnLimit } });
    before.fight(['def', 'def'], QUIET);
    expect([before.asking, before.state.turn]).toEqual(['placing', turnLimit]);
    before.fight(['def', 'def'], QUIET);
    expect(before.state).toMatchObject({ turn: turnLimit, result: { winner: null, reason: 'turnLimit' } });
    expect(fite.payoffs(before.state)).toEqual([0.5, 0.5]);
    const ahead = scenario({ turn: turnLimit, dice: [8, 9], options: { turnLimit } });
    ahead.fight(['def', 'def'], [[1], eight(6).slice(1), [1], eight(6)]);
    expect(ahead.state.result).toEqual({ winner: 1, reason: 'turnLimit' });
  }
  expect(scenario().state.options.turnLimit).toBe(50);
});

test('FITE-R37 mutualOut does not touch a draw at the turn limit', () => {
  for (const mutualOut of ['rollOff', 'rematch'] as const) {
    const bout = scenario({ turn: 50, options: { mutualOut } });
    bout.fight(['def', 'def'], QUIET);
    expect(bout.state.result).toEqual({ winner: null, reason: 'turnLimit' });
  }
});

test('FITE-R37 mutualOut rematch: fresh dice and coins, the same powers, at most three', () => {
  const bout = scenario({ powers: ['tough', null], options: { mutualOut: 'rematch' } });
  for (const rematch of [1, 2, 3]) {
    bout.place('off', 'off');
    bout.roll(BOTH_DAZED);
    const events = bout.react({ ...PASS, use: true });
    expect(the(events, 'rematchCalled')).toEqual({ type: 'rematchCalled', rematch });
    expect([bout.asking, bout.dice, bout.state.turn, bout.state.rematches]).toEqual(['placing', [9, 9], 1, rematch]);
    expect(bout.fighter(0)).toMatchObject({ power: 'tough', spent: false, loc: null, off: [], def: [] });
  }
  bout.place('off', 'off');
  bout.roll(BOTH_DAZED);
  bout.react(PASS);
  expect(bout.state.result).toEqual({ winner: null, reason: 'bothDazed' });
});

test('FITE-R37 a rematch with setupPlacement separate starts with that placement', () => {
  const bout = scenario({ options: { mutualOut: 'rematch', setupPlacement: 'separate' }, turn: 0 });
  bout.place('off', 'off');
  bout.fight(['off', 'off'], BOTH_DAZED);
  expect([bout.asking, bout.state.turn]).toEqual(['placingAtSetup', 0]);
});

test('FITE-R36 mutualOut rematch applies to both out as well', () => {
  const bout = emptied({ mutualOut: 'rematch' }, [9, 9], BOTH_DAZED);
  expect([bout.asking, bout.dice, bout.state.rematches]).toEqual(['placing', [9, 9], 1]);
});

test('FITE-R42 ties are rolled again, seat 0 first; after 20 ties a fair coin decides', () => {
  const options = { mutualOut: 'rollOff' } as const;
  const roll = [5, 2, 4, 3];
  const won = scenario({ dice: [2, 2], options });
  won.place('off', 'off', [...roll, 6, 6, 5, 2]);
  expect(won.state.result).toEqual({ winner: 0, reason: 'rollOff' });
  const ties = Array(20).fill([2, 2]).flat();
  for (const coin of [0, 1]) {
    const tied = scenario({ dice: [2, 2], options });
    const events = tied.place('off', 'off', [...roll, ...ties, coin]);
    expect(events.filter(event => event.type === 'rolledOff').length).toBe(20);
    expect(tied.state.result).toEqual({ winner: coin, reason: 'rollOff' });
  }
  const late = scenario({ dice: [2, 2], options });
  late.place('off', 'off', [...roll, ...ties.slice(2), 1, 3]);
  expect(late.state.result).toEqual({ winner: 1, reason: 'rollOff' });
});

test('a bout that is over answers every move with that', () => {
  const bout = scenario();
  bout.play(0, { type: 'concede' });
  expect(bout.why(1, { type: 'place', loc: 'off' })?.rule).toBe('over');
  expect([bout.moves(0), bout.moves(1)]).toEqual([[], []]);
  expect(fite.view(bout.state, null).asking).toBe(null);
});
