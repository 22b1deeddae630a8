/** States from outside: what is accepted, and what is wrong with what is not. */

import { copyPlain, fastChance } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { fite } from '../rules.ts';
import type { State } from '../state.ts';
import { EXAMPLE, openScenario, PASS, place, type Scenario, scenario, shift, split, USE } from './scenario.ts';

const reacting = (): Scenario => {
  const bout = scenario({ powers: ['brutal', null] });
  bout.place('tac', 'tac');
  bout.roll(EXAMPLE);
  return bout;
};

test('every moment of a bout is accepted', () => {
  const bout = scenario({ powers: ['swift', 'cunning'], options: { setupPlacement: 'separate' }, turn: 0 });
  const moments: State[] = [copyPlain(openScenario().state)];
  const note = () => moments.push(copyPlain(bout.state));
  bout.place('off', 'off');
  note();
  bout.play(0, place('tac'));
  note();
  bout.play(1, place('tac'));
  note();
  bout.play(0, { type: 'swift', to: 'off' });
  note();
  bout.play(1, split(3));
  note();
  bout.play(0, split(5), EXAMPLE.flat());
  note();
  bout.react(null, USE);
  note();
  bout.play(1, { type: 'concede' });
  note();
  for (const state of moments) expect(fite.checkState(state)).toBe(null);
});

test.each<[string, (state: State) => void, RegExp]>([
  ['an option left out', s => delete (s.options as Partial<State['options']>).minPool, /minPool must be there/],
  ['an option that is none', s => Object.assign(s.options, { minPool: 'half' }), /minPool/],
  ['a turn after the limit', s => Object.assign(s, { turn: 52 }), /turn/],
  ['a turn before the first', s => Object.assign(s, { turn: 0 }), /belongs to a turn/],
  ['half a turn', s => Object.assign(s, { turn: 1.5 }), /turn/],
  ['rematches where there are none', s => Object.assign(s, { rematches: 1 }), /rematches/],
  ['one fighter', s => s.fighters.pop(), /fighters must be a list of 2/],
  ['two questions', s => s.stack.push(s.stack[0]!), /stack/],
  ['a fighter without a coin', s => delete (s.fighters[0] as Partial<State['fighters'][0]>).spent, /spent must be/],
  ['ten dice', s => Object.assign(s.fighters[0], { dice: 10 }), /dice/],
  ['one die and a question', s => Object.assign(s.fighters[0], { dice: 1 }), /fewer than two dice/],
  ['a power there is not', s => Object.assign(s.fighters[1], { power: 'odd' }), /power/],
  ['a coin that is neither', s => Object.assign(s.fighters[1], { spent: 'yes' }), /spent/],
  ['a coin turned for no power', s => Object.assign(s.fighters[1], { spent: true }), /without a power/],
  ['a power in use under a coin face up', s => Object.assign(s.fighters[0], { using: true }), /using/],
  ['a place there is not', s => Object.assign(s.fighters[0], { loc: 'up' }), /loc/],
  ['a fighter on no place', s => Object.assign(s.fighters[0], { loc: null }), /placed/],
  ['a face there is not', s => Object.assign(s.fighters[0], { off: [7, 5, 4, 2, 2] }), /from 1 to 6/],
  ['faces out of order', s => Object.assign(s.fighters[0], { off: [2, 2, 4, 5, 6] }), /high to low/],
  ['a die too few', s => Object.assign(s.fighters[0], { off: [6, 5, 4, 2] }), /dicepool/],
  ['an empty pool', s => Object.assign(s.fighters[0], { dice: 5, def: [] }), /each pool/],
  ['no question and no result', s => Object.assign(s, { stack: [] }), /must ask/],
  ['a question after the end', s => Object.assign(s, { result: { winner: 0, reason: 'takenOut' } }), /asks nothing/],
  ['a result without a reason', s => Object.assign(s, { stack: [], result: { winner: 0 } }), /reason must be there/],
  ['a third winner', s => Object.assign(s, { stack: [], result: { winner: 2, reason: 'takenOut' } }), /winner/],
  ['a reason there is not', s => Object.assign(s, { stack: [], result: { winner: 0, reason: 'luck' } }), /reason/],
  ['a question without a name', s => delete (s.stack[0] as { name?: string }).name, /stack\[0\]\.name must be one of/],
  ['a question there is not', s => Object.assign(s.stack[0]!, { name: 'singing' }), /stack\[0\]\.name must be one of/],
  ['one entry of who is asked', s => Object.assign(s.stack[0]!, { asked: [true] }), /asked/],
  ['one answer', s => Object.assign(s.stack[0]!, { committed: [null] }), /committed/],
  ['a seat asked that should not be', s => Object.assign(s.stack[0]!, { asked: [true, false] }), /asked/],
  [
    'an answer that was never legal',
    s => Object.assign(s.stack[0]!, { committed: [shift('off', 1), null] }),
    /cannot have/,
  ],
  ['nobody left to answer', s => Object.assign(s.stack[0]!, { committed: [PASS, PASS] }), /waits/],
  ['powers in use after the roll', s => Object.assign(s.fighters[0], { using: true, spent: true }), /declared/],
  ['a field too many', s => Object.assign(s, { weather: 'fine' }), /weather must be left out/],
  ['a power where they are off', s => Object.assign(s.options, { powers: 'off' }), /powers are off/],
])('%s is not accepted', (_, damage, problem) => {
  const state = copyPlain(reacting().state);
  expect(fite.checkState(state)).toBe(null);
  damage(state);
  expect(fite.checkState(state)).toMatch(problem);
});

test.each<[string, () => State, RegExp]>([
  ['a pick of powers after turn 1', () => ({ ...openScenario().state, turn: 1 }), /before turn 1/],
  ['a pick where none is made', () => ({ ...openScenario().state, options: scenario().state.options }), /not chosen/],
  [
    'a pick by a fighter with a power',
    () => {
      const { state } = openScenario();
      state.fighters[0].power = 'fast';
      return state;
    },
    /already/,
  ],
  [
    'a placement at set-up where there is none',
    () => {
      const { state } = scenario({ options: { setupPlacement: 'separate' }, turn: 0 });
      return { ...state, options: { ...state.options, setupPlacement: 'merged' } };
    },
    /no placement at set-up/,
  ],
  [
    'dice rolled before the division',
    () => {
      const { state } = scenario();
      state.fighters[0].off = [6];
      return state;
    },
    /no dice are rolled/,
  ],
])('%s is not accepted', (_, make, problem) => {
  expect(fite.checkState(make())).toMatch(problem);
});

test.each([null, undefined, 7, 'state', [], {}])('%j is no state', given => {
  expect(fite.checkState(given)).toMatch(/^state(\.options)? must be/);
});

test('a view filled in at random is a bout that looks the same', () => {
  const bout = scenario({ powers: ['tough', 'cunning'] });
  bout.place('tac', 'tac');
  bout.roll(EXAMPLE);
  bout.play(1, { ...PASS, flip: { off: [2], def: [1] } });
  for (const viewer of [0, 1]) {
    const seen = fite.view(bout.state, viewer);
    const made = fite.determinize(seen, viewer, fastChance(viewer));
    expect(fite.checkState(made)).toBe(null);
    expect(fite.view(made, viewer)).toEqual(seen);
  }
  // A's guess at B's answer is one that B could have given.
  const guess = fite.determinize(fite.view(bout.state, 0), 0, fastChance(5)).stack[0]!.committed[1];
  expect(guess).toMatchObject({ type: 'react' });
  bout.play(0, { type: 'concede' });
  expect(fite.determinize(fite.view(bout.state, 0), 0, fastChance(1)).stack).toEqual([]);
});
