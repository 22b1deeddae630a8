/** States from outside: what is accepted, and what is wrong with what is not. Views and back. */

import { readFileSync } from 'node:fs';
import { copyPlain, fastChance } from '@roundhouse/kernel';
import { table } from '@roundhouse/kernel/testing';
import { expect, test } from 'vitest';
import { dice, trick } from '../notation.ts';
import { circusCombat } from '../rules.ts';
import type { State } from '../state.ts';
import { KEEP, place, rerolled, rerolling, resolve, resolving, type Scenario, scenario, swap } from './scenario.ts';

const nine = ['A10 K1 K1', 'T8 K1 K1', 'V6 K1 K1', 'A4 K1 K1 K1', 'T4 K1 K1 K1', 'V8 K1 K1 K1'].concat(
  ['A3', 'T5', 'V9'].map(card => `${card} K1 K1 K1 K1`),
);

const rethrowing = () =>
  scenario({ stage: { 1: 'A8 K1', 2: 'A1 G4' }, queues: [['A10 K5 K5'], ['T8 G1 G1']] }, 'K1 K2 K3 R4');
const placing = () => {
  const game = rethrowing();
  game.go(KEEP);
  return game;
};
const swapping = () => {
  const game = scenario({ stage: { 1: 'A1 G4 G4 G2', 2: 'V8 K1' }, queues: [[], ['A10 G5 G5']] }, 'K2 K6 K6 R1');
  game.keepAnd([place(1, 1), place(4, 2)]);
  return game;
};
const triggered = () =>
  scenario(
    { turn: 21, active: 1, trigger: { player: 0, turn: 20 }, queues: [nine, []], stage: { 1: 'A8' } },
    'G1 G1 G1 R1',
  );
const over = () => {
  const game = triggered();
  game.keepAnd([place(1, 1), place(2, 1), place(3, 1), place(4, 1)]);
  return game;
};
const givenUp = () => {
  const game = placing();
  game.play(1, { type: 'concede' });
  return game;
};
const recalled = () =>
  scenario(
    { stage: { 1: 'A8' }, queues: [[], ['A3 G6 K6 G6 G6']], supply: { black: 2, gray: 9, fatigue: 9 } },
    'K1 K2 K3 R4',
  );
const unlimited = () => scenario({ options: { diceSupply: 'unlimited' }, stage: { 1: 'A8' } }, 'K1 K2 K3 R4');
const apart = () =>
  scenario({ options: { deck: 'count28' }, stage: { 1: 'A8' }, deck: ['A4'], aside: ['A1', 'A2'] }, 'K1 K2 K3 R4');

const MOMENTS: [string, () => Scenario][] = Object.entries({
  rethrowing,
  placing,
  resolving,
  rerolling,
  rerolled,
  swapping,
  triggered,
  over,
  givenUp,
  recalled,
  unlimited,
  apart,
});

test.each(MOMENTS)('a game that is %s is accepted, and its view is all of it but the order of cards', (_, at) => {
  const { state } = at();
  expect(circusCombat.checkState(state)).toBe(null);
  for (const seat of [0, 1]) {
    const dealt = circusCombat.determinize(circusCombat.view(state, seat), seat, fastChance(1));
    expect({ ...dealt, deck: [], aside: [] }).toEqual({ ...state, deck: [], aside: [] });
    expect([...dealt.deck, ...dealt.aside].sort()).toEqual([...state.deck, ...state.aside].sort());
  }
  const { viewer: mine, ...seenByMe } = circusCombat.view(state, 0);
  const { viewer: nobody, ...seenByAll } = circusCombat.view(state, null);
  expect([mine, nobody, seenByMe]).toEqual([0, null, seenByAll]);
});

test('a view says who is asked what, and about which slot', () => {
  expect(rethrowing().view(0)).toMatchObject({ phase: 'rethrow', decider: 0, pendingSlot: null });
  expect(placing().view(0)).toMatchObject({ phase: 'place', decider: 0, pendingSlot: null });
  expect(rerolling().view(0)).toMatchObject({ phase: 'reroll', decider: 0, pendingSlot: 1 });
  expect(rerolled().view(0)).toMatchObject({ phase: 'place', decider: 0, pendingSlot: 1 });
  expect(swapping().view(0)).toMatchObject({ phase: 'swap', decider: 1, pendingSlot: 1 });
  expect(over().view(0)).toMatchObject({ phase: 'over', decider: null, pendingSlot: null });
});

/** Puts something where it does not belong; undefined takes away what is there. */
const set =
  (path: string, value: unknown) =>
  (state: State): void => {
    const keys = path.split('.');
    const last = keys.pop()!;
    let box = state as unknown as Record<string, unknown>;
    for (const key of keys) box = box[key] as Record<string, unknown>;
    if (value === undefined) delete box[last];
    else box[last] = value;
  };

test.each<[string, () => Scenario, (state: State) => void, RegExp]>([
  ['a field left out', placing, set('barren', undefined), /barren must be there/],
  ['a field too many', placing, set('extra', 1), /extra must be left out/],
  ['an option left out', placing, set('options.deck', undefined), /deck must be there/],
  ['an option that is none', placing, set('options.deck', 'all'), /deck/],
  ['nobody active', placing, set('active', 2), /active/],
  ['turn 0', placing, set('turn', 0), /turn/],
  ['a turn beyond all', placing, set('turn', 545), /turn/],
  ['half a die placed', placing, set('placed', 0.5), /placed/],
  ['five barren turns', placing, set('barren', 5), /barren/],
  ['four barren turns and a question', placing, set('barren', 4), /four barren turns/],
  ['a phase that is none', placing, set('phase', 'dance'), /phase must be one of/],
  ['one queue', placing, state => state.queue.pop(), /queue must be a list of 2/],
  ['own dice in front', placing, state => state.front[0].push(...dice('K1')), /front/],
  ['one front', placing, state => state.front.pop(), /front/],
  ['nine slots', placing, state => state.stage.push(null), /stage must be a list of 8/],
  ['a card that is none', placing, set('stage.0.card', 'Z1'), /stage\[0\]\.card must be/],
  ['a die that shows nothing', placing, set('stage.0.dice.0.eyes', 0), /eyes must be/],
  ['a die of no colour', placing, set('stage.0.dice.0.colour', 'blue'), /colour must be/],
  ['a die that is a number', placing, set('stage.0.dice.0', 4), /dice\[0\] must be/],
  ['dice that do not fit', placing, set('stage.0', trick('A8 K1 K2')), /cannot lie on A8/],
  ['a queue that is none', placing, set('queue.0', 'A10'), /queue\[0\] must be a list/],
  ['a trick that is none', placing, set('queue.0.0', 'A10'), /queue\[0\]\[0\] must be/],
  ['a won trick of nonsense', placing, set('queue.0.0', trick('A10 K1 K2')), /cannot lie on A10/],
  ['a trick the rival leads', placing, set('queue.0.0', trick('A10 G5 G5')), /cannot have won/],
  ['a trick of nobody', placing, set('queue.0.0', trick('A10 R5 R5')), /cannot have won/],
  ['seven dice thrown', placing, set('thrown', dice('R1 R1 R1 R1 R1 R1 R1')), /thrown/],
  ['a pool of another size', placing, state => state.pool.pop(), /a place for every die/],
  ['a pool that is no list', placing, set('pool', {}), /pool must be a list/],
  ['a die in the pool that was not thrown', placing, set('pool.0', dice('K6')[0]), /as it was thrown/],
  ['no deck', placing, set('deck', 'A1'), /deck must be a list/],
  ['a number of cards aside', apart, set('aside', 2), /aside must be a list/],
  ['a face-down card that is none', placing, set('deck', ['Z1']), /deck\[0\] must be one of/],
  ['a card in two places', placing, set('discard', ['A8']), /A8 is in two places/],
  ['a card aside in a full deck', placing, set('aside', ['A2']), /no more than 0 cards/],
  ['a card in the deck and aside', apart, set('aside', ['A4']), /A4 is in two places/],
  ['no supply where none is counted', unlimited, set('supply', null), /supply must be/],
  ['no supply where one is counted', placing, set('supply', null), /supply must be/],
  ['a supply of 37', placing, set('supply.black', 37), /supply\.black must be/],
  ['a die too many', placing, state => state.supply.gray++, /36 gray dice, not 37/],
  ['nine tricks without a trigger', triggered, set('trigger', null), /triggers the end/],
  ['a trigger that is none', triggered, set('trigger', {}), /trigger\.player must be/],
  ['a trigger of nobody', triggered, set('trigger.player', 2), /player must be one of 0, 1/],
  ['a trigger for a short show', triggered, set('trigger.player', 1), /fewer than nine/],
  ['a trigger in the future', triggered, set('trigger.turn', 22), /trigger: turn/],
  ['a turn after the last', triggered, set('trigger.turn', 18), /last turn is over/],
  ['an end in a game that is on', placing, set('endReason', 'nine'), /for a game that is over/],
  ['a question in a game that is over', over, set('decider', 0), /decider must be null/],
  ['an end without a reason', over, set('endReason', undefined), /endReason must be there/],
  ['a reason that is none', over, set('endReason', 'bored'), /endReason must be one of/],
  ['giving up in a game played out', over, set('conceded', 1), /does not go with nine/],
  ['nobody who gave up', givenUp, set('conceded', undefined), /conceded must be 0 or 1/],
  ['nobody asked', placing, set('decider', null), /decider must be 0, who is active/],
  ['the wrong one asked', placing, set('decider', 1), /decider must be 0, who is active/],
  ['a slot handled while dice are thrown', rethrowing, set('pendingSlot', 1), /pendingSlot must be null/],
  ['rethrowing with a gap', rethrowing, set('pool.0', null), /all dice lie in the pool/],
  ['rethrowing after placing', rethrowing, set('placed', 1), /no die is placed/],
  [
    'rethrowing beside a ready trick',
    rethrowing,
    state => {
      state.supply.black = 9;
      state.stage[0] = trick('V6 K1 K1');
    },
    /ready tricks are handled/,
  ],
  ['rethrowing before an empty stage', rethrowing, set('stage', Array(8).fill(null)), /the game is over/],
  [
    "rethrowing the rival's dice",
    rethrowing,
    state => {
      state.supply.gray = 9;
      state.thrown = dice('G1 G2 G3 R4');
      state.pool = dice('G1 G2 G3 R4');
    },
    /up to three own dice/,
  ],
  [
    'fatigue before own dice',
    rethrowing,
    state => {
      state.thrown = dice('R4 K1');
      state.pool = dice('R4 K1');
    },
    /up to three own dice/,
  ],
  ['placing from an empty pool', placing, set('pool', []), /the pool is empty/],
  ['placing beside a misfit', placing, set('stage', [trick('V6 K1'), ...Array(7).fill(null)]), /fits nowhere is gone/],
  ['placing with the slot filled', rerolled, set('pendingSlot', 2), /vacant slot/],
  ['placing with a slot that is none', rerolled, set('pendingSlot', 9), /from 1 to 8/],
  ['placing own dice from a reroll', placing, set('pendingSlot', 8), /only fatigue dice/],
  ['resolving one trick', resolving, set('stage.0', null), /two ready tricks/],
  [
    'resolving with dice in the pool',
    resolving,
    state => {
      state.supply = { black: 9, gray: 9, fatigue: 9 };
      state.pool = copyPlain(state.thrown!);
    },
    /left the pool/,
  ],
  ['rerolling a trick that is not full of fatigue', rerolling, set('pendingSlot', 2), /full of fatigue/],
  ['rerolling nothing', rerolling, set('pendingSlot', null), /must be the slot of the trick/],
  ['swapping with the slot filled', swapping, set('pendingSlot', 2), /pendingSlot must be vacant/],
  ['swapping by nobody', swapping, set('decider', 2), /decider must be/],
  ['swapping in an empty show', swapping, set('decider', 0), /needs two tricks/],
  ['swapping after another card', swapping, state => state.queue[1].reverse(), /no swap symbol/],
])('%s is found out', (_, at, spoil, problem) => {
  const state = copyPlain(at().state);
  spoil(state);
  expect(circusCombat.checkState(state)).toMatch(problem);
});

test.each(MOMENTS)('a game that is %s needs no memory of the throw, and plays on without it', (_, at) => {
  const { state } = at();
  const { thrown, ...bare } = copyPlain(state);
  expect(circusCombat.checkState(bare)).toBe(null);
  for (const seat of [0, 1]) {
    expect(circusCombat.legalMoves(bare, seat)).toEqual(circusCombat.legalMoves(state, seat));
    expect(circusCombat.view(bare, seat)).toEqual({ ...circusCombat.view(state, seat), thrown: state.pool });
  }
});

test('a table may be set with shows whose dice are not told', () => {
  const { state } = placing();
  state.queue = [['A10', 'T4 K2'].map(trick), ['A3 G6 G6'].map(trick)];
  expect(circusCombat.checkState(state)).toBe(null);
});

test('dice that have left a pool may leave their gaps', () => {
  const { state } = resolving();
  state.pool = [null, null, null, null];
  expect(circusCombat.checkState(state)).toBe(null);
});

test('the state that docs/bridge.md shows is one, and plays as worked example 3 with nothing but dice', () => {
  const page = readFileSync(new URL('../../../../../docs/bridge.md', import.meta.url), 'utf8');
  const shown = page.split('**Circus Combat**')[1]!.match(/```json\n([\s\S]*?)```/)![1]!;
  const state = JSON.parse(shown) as State;
  expect(circusCombat.checkState(state)).toBe(null);
  const game = table(circusCombat, { state });
  game.play(0, { type: 'rethrow', dice: [1, 4] }, [5, 1]);
  const places = [3, 1, 2].map(die => ({ die, slot: 1 }));
  game.play(0, { type: 'placeAll', places: [...places, { die: 4, slot: 2 }] }, [1, 2, 3, 4]);
  expect(game.state.stage.slice(0, 2)).toEqual(['V2', 'T8 R1'].map(trick));
  expect(game.state).toMatchObject({
    deck: ['V9'],
    queue: [[trick('A4 K5 K5 K5')], []],
    active: 1,
    pool: { length: 4 },
  });
});

test.each([null, 7, 'state', [], undefined])('%j is no state', given => {
  expect(circusCombat.checkState(given)).toMatch(/^state(\.options)? must be/);
});

test('a designer may set a table with fewer cards and dice than there are', () => {
  const game = scenario({ stage: { 3: 'A8' }, supply: { black: 3, gray: 0, fatigue: 0 } }, 'K1 K1 K1');
  expect(circusCombat.checkState(game.state)).toBe(null);
  expect(() => game.go(resolve(1))).toThrow();
  expect(() => game.go(swap(null))).toThrow();
});
