/** FITE-1 to FITE-10: set-up, and the rulings that go with it. */

import { heardBy, openMatch, play } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { ARENAS } from '../content/arenas.ts';
import { fite } from '../rules.ts';
import { LOCATIONS, OPTIONS, POWERS, type State } from '../state.ts';
import { EXAMPLE, hitsOn, openScenario, place, scenario, the } from './scenario.ts';

const seats = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `P${i}` }));
test('FITE-1 a bout has exactly two players with one fighter each', () => {
  expect(fite.seats).toEqual({ min: 2, max: 2 });
  expect(openScenario().state.fighters.length).toBe(2);
  for (const count of [0, 1, 3])
    expect(() => openMatch(fite, { seats: seats(count), seed: null, at: 0 })).toThrow('FITE seats 2');
});

test('FITE-2 each fighter starts with nine dice', () => {
  expect(openScenario().dice).toEqual([9, 9]);
});

test('FITE-3 both coins start face up', () => {
  expect(openScenario().state.fighters.map(f => f.spent)).toEqual([false, false]);
});

test('FITE-4 there are three places to choose from', () => {
  const bout = scenario();
  expect(bout.moves(0)).toEqual([place('off'), place('def'), place('tac')]);
  expect(bout.why(0, { type: 'place', loc: 'north' })?.rule).toBe('FITE-4');
  expect(LOCATIONS).toEqual(['off', 'def', 'tac']);
});

test('FITE-5 every arena marks Offensive 1–2, Defensive 3–4 and Tactical 5–6', () => {
  for (const { spots } of ARENAS) {
    const faces = Object.fromEntries(spots.map(spot => [spot.loc, spot.faces]));
    expect(faces).toEqual({ off: [1, 2], def: [3, 4], tac: [5, 6] });
  }
});

test('FITE-6 FITE-7 FITE-R6: no option, no part of a bout and no view knows arenas, terrain or models', () => {
  const bout = scenario();
  bout.place('off', 'tac');
  const known = [Object.keys(OPTIONS), bout.state, fite.view(bout.state, 0), bout.moves(0)];
  expect(JSON.stringify(known)).not.toMatch(/arena|terrain|model|distance|adjacen|ground/i);
});

test('FITE-8 who takes out the other fighter has won', () => {
  const bout = scenario({ dice: [3, 5] });
  bout.fight(['off', 'off'], [[1, 1], [1], [6, 6, 6, 6], [6]]);
  expect(bout.state.result).toEqual({ winner: 1, reason: 'takenOut' });
  expect(fite.payoffs(bout.state)).toEqual([0, 1]);
});

test('FITE-9 FITE-R20 powers choose: each picks one of six or none, in secret, shown together', () => {
  const bout = openScenario({ powers: 'choose' });
  expect([bout.asking, bout.toAct, bout.state.turn]).toEqual(['choosingPowers', [0, 1], 0]);
  const picks = [...POWERS, null].map(power => ({ type: 'power', power }));
  expect([bout.moves(0), bout.moves(1)]).toEqual([picks, picks]);
  bout.play(1, { type: 'power', power: 'tough' });
  expect(bout.fighter(1).power).toBe(null);
  expect(JSON.stringify([fite.view(bout.state, 0), fite.view(bout.state, null)])).not.toContain('tough');
  expect(fite.view(bout.state, 1).mine).toEqual({ type: 'power', power: 'tough' });
  const told = bout.play(0, { type: 'power', power: 'tough' });
  expect(the(told, 'powersRevealed').powers).toEqual(['tough', 'tough']);
  expect(bout.state.fighters.map(f => f.power)).toEqual(['tough', 'tough']);
});

test('FITE-9 a fighter cannot have a power that is none of the six, or two', () => {
  const bout = openScenario({ powers: 'choose' });
  expect(bout.why(0, { type: 'power', power: 'rude' })?.rule).toBe('FITE-9');
  for (const power of [['fast', 'tough'], undefined]) {
    expect(bout.why(0, { type: 'power', power })?.rule).toBe('form');
  }
});

test('FITE-R8 FITE-R20 powers random: seat 0 first, one of the six each, shown, before anything else', () => {
  const bout = openScenario({ powers: 'random' }, [3, 0]);
  expect(bout.state.fighters.map(f => f.power)).toEqual(['fast', 'aggressive']);
  expect(heardBy(bout.match.log[0]!, null)[0]).toEqual({ type: 'powersRevealed', powers: ['fast', 'aggressive'] });
  expect([bout.asking, bout.state.turn]).toEqual(['placing', 1]);
});

test('FITE-R20 powers off: nobody has one and nobody is asked', () => {
  const bout = openScenario({ powers: 'off' });
  expect(bout.state.fighters.map(f => f.power)).toEqual([null, null]);
  expect(bout.asking).toBe('placing');
});

test('FITE-10 FITE-R1 setupPlacement merged: the placement at set-up is that of turn 1', () => {
  const bout = openScenario({ powers: 'off' });
  expect([bout.asking, bout.state.turn]).toEqual(['placing', 1]);
  bout.place('tac', 'off');
  expect([bout.asking, bout.state.turn]).toEqual(['dividing', 1]);
});

test('FITE-10 FITE-R1 setupPlacement separate: one more placement, shown, without Swift and without bonus', () => {
  const bout = openScenario({ setupPlacement: 'separate' });
  bout.answer([
    { type: 'power', power: 'swift' },
    { type: 'power', power: null },
  ]);
  expect([bout.asking, bout.toAct, bout.state.turn]).toEqual(['placingAtSetup', [0, 1], 0]);
  bout.play(0, place('off'));
  expect(JSON.stringify(fite.view(bout.state, 1))).not.toContain('"loc":"off"');
  const told = bout.play(1, place('off'));
  expect(the(told, 'fightersPlaced').locs).toEqual(['off', 'off']);
  expect([bout.asking, bout.state.turn]).toEqual(['placing', 1]);
  bout.place('def', 'tac');
  expect(bout.asking).toBe('relocating');
  bout.play(0, { type: 'swift', to: null });
  bout.roll(EXAMPLE);
  // Offensive was only the place at set-up: A's attack is 6 5 4 2 2 and B's 5 4 2, and A defends with +1.
  const events = bout.react(null);
  expect(hitsOn(events)).toEqual([0, 1]);
});

test('FITE-R29 the coin of a fighter without a power stays face up', () => {
  const bout = scenario({ powers: [null, 'brutal'] });
  bout.fight(['tac', 'tac'], EXAMPLE, null, { type: 'react', use: true, move: null, flip: null });
  expect(bout.state.fighters.map(f => f.spent)).toEqual([false, true]);
});

test('FITE-R40 a player may give up at any time, also when not asked, and the other wins', () => {
  for (const seat of [0, 1]) {
    const early = openScenario({ powers: 'choose' });
    early.play(seat, { type: 'concede' });
    expect(early.state.result).toEqual({ winner: 1 - seat, reason: 'concede' });
    const later = scenario();
    later.play(seat, place('off'));
    const told = later.play(seat, { type: 'concede' });
    expect(told).toEqual([{ type: 'boutOver', winner: 1 - seat, reason: 'concede' }]);
    expect([later.toAct, later.asking]).toEqual([[], null]);
    expect(later.why(seat, { type: 'concede' })?.rule).toBe('over');
  }
});

test('a match from a real seed starts like any other', () => {
  const match = openMatch(fite, { options: { powers: 'random' }, seats: seats(2), seed: 'ab'.repeat(32), at: 0 });
  const { fighters } = match.state as State;
  expect(fighters.every(f => f.power !== null && POWERS.includes(f.power))).toBe(true);
  play(fite, match, 0, place('off'), 0);
  expect(fite.toAct(match.state as State)).toEqual([1]);
});
