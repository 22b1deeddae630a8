/** States from outside: what is accepted, and what is wrong with what is not. Views and back. */

import { copyPlain, fastChance } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { circusCombat } from '../rules.ts';
import type { State } from '../state.ts';
import { dice, KEEP, place, reroll, resolve, swap, type Tent, tent, trick } from './tent.ts';

const nine = ['A10 K1 K1', 'T8 K1 K1', 'V6 K1 K1', 'A4 K1 K1 K1', 'T4 K1 K1 K1', 'V8 K1 K1 K1'].concat(
  ['A3', 'T5', 'V9'].map(card => `${card} K1 K1 K1 K1`),
);

const rethrowing = () =>
  tent({ stage: { 1: 'A8 K1', 2: 'A1 G4' }, queues: [['A10 K5 K5'], ['T8 G1 G1']] }, 'K1 K2 K3 R4');
const placing = () => {
  const game = rethrowing();
  game.go(KEEP);
  return game;
};
const resolving = () => {
  const game = tent({ stage: { 1: 'A10 K1', 2: 'T8 K4', 3: 'A8' } }, 'K4 K1 K3 R3');
  game.keepAnd([place(1, 2), place(2, 1), place(3, 3), place(4, 3)]);
  return game;
};
const rerolling = () => {
  const game = tent({ stage: { 1: 'T8 R4', 2: 'A8 K1' } }, 'K2 K3 K3 R4');
  game.keepAnd([place(4, 1)]);
  return game;
};
const rerolled = () => {
  const game = rerolling();
  game.go(reroll(true), 1, 1);
  return game;
};
const swapping = () => {
  const game = tent({ stage: { 1: 'A1 G4 G4 G2', 2: 'V8 K1' }, queues: [[], ['A10 G5 G5']] }, 'K2 K6 K6 R1');
  game.keepAnd([place(1, 1), place(4, 2)]);
  return game;
};
const triggered = () =>
  tent({ turn: 21, active: 1, trigger: { seat: 0, turn: 20 }, queues: [nine, []], stage: { 1: 'A8' } }, 'G1 G1 G1 R1');
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
  tent(
    { stage: { 1: 'A8' }, queues: [[], ['A3 G6 K6 G6 G6']], supply: { black: 2, gray: 9, fatigue: 9 } },
    'K1 K2 K3 R4',
  );
const unlimited = () => tent({ options: { diceSupply: 'unlimited' }, stage: { 1: 'A8' } }, 'K1 K2 K3 R4');
const apart = () => tent({ options: { deck: 'count28' }, stage: { 1: 'A8' }, deck: ['A1', 'A2'] }, 'K1 K2 K3 R4');

const MOMENTS: [string, () => Tent][] = Object.entries({
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

test.each(MOMENTS)('a game that is %s is accepted, and its view is the whole of it', (_, at) => {
  const { state } = at();
  expect(circusCombat.checkState(state)).toBe(null);
  for (const seat of [0, 1]) {
    expect(circusCombat.determinize(circusCombat.view(state, seat), seat, fastChance(1))).toEqual(state);
  }
  const { viewer: mine, ...seenByMe } = circusCombat.view(state, 0);
  const { viewer: nobody, ...seenByAll } = circusCombat.view(state, null);
  expect([mine, nobody, seenByMe]).toEqual([0, null, seenByAll]);
});

test('a view says who is asked what, and about which slot', () => {
  expect(rethrowing().view(0).asking).toEqual({ name: 'rethrowing', seat: 0, slot: null });
  expect(placing().view(0).asking).toEqual({ name: 'placing', seat: 0, slot: null });
  expect(rerolled().view(0).asking).toEqual({ name: 'placing', seat: 0, slot: 1 });
  expect(swapping().view(0).asking).toEqual({ name: 'swapping', seat: 1, slot: 1 });
  expect(over().view(0).asking).toBe(null);
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

test.each<[string, () => Tent, (state: State) => void, RegExp]>([
  ['a field left out', placing, set('barren', undefined), /a state of Circus Combat has/],
  ['a field too many', placing, set('extra', 1), /a state of Circus Combat has/],
  ['an option left out', placing, set('options.deck', undefined), /every option/],
  ['an option that is none', placing, set('options.deck', 'all'), /deck/],
  ['nobody active', placing, set('active', 2), /active/],
  ['turn 0', placing, set('turn', 0), /turn/],
  ['a turn beyond all', placing, set('turn', 545), /turn/],
  ['half a die placed', placing, set('placed', 0.5), /placed/],
  ['five barren turns', placing, set('barren', 5), /barren/],
  ['four barren turns and a question', placing, set('barren', 4), /four barren turns/],
  ['two questions', placing, state => state.stack.push(state.stack[0]!), /stack/],
  ['one queue', placing, state => state.queue.pop(), /two queues/],
  ['own dice in front', placing, state => state.front[0].push(...dice('K1')), /front/],
  ['one front', placing, state => state.front.pop(), /front/],
  ['nine slots', placing, state => state.stage.push(null), /8 slots/],
  ['a card that is none', placing, set('stage.0.card', 'Z1'), /slot 1 must be/],
  ['a die that shows nothing', placing, set('stage.0.dice.0.eyes', 0), /slot 1 must be/],
  ['a die of no colour', placing, set('stage.0.dice.0.colour', 'blue'), /slot 1 must be/],
  ['a die that is a number', placing, set('stage.0.dice.0', 4), /slot 1 must be/],
  ['dice that do not fit', placing, set('stage.0', trick('A8 K1 K2')), /cannot lie on A8/],
  ['a queue that is none', placing, set('queue.0', 'A10'), /queue 0 must be a list/],
  ['a trick that is none', placing, set('queue.0.0', 'A10'), /queue 0, position 1: a trick/],
  ['a won trick of nonsense', placing, set('queue.0.0', trick('A10 K1 K2')), /cannot lie on A10/],
  ['a trick the rival leads', placing, set('queue.0.0', trick('A10 G5 G5')), /cannot have won/],
  ['a trick of nobody', placing, set('queue.0.0', trick('A10 R5 R5')), /cannot have won/],
  ['a won trick with too much taken back', placing, set('queue.0.0', trick('A3 K5')), /cannot have won/],
  [
    'a won trick without all its dice under strict',
    placing,
    state => {
      set('options.diceSupply', 'strict')(state);
      set('queue.0.0', trick('A3 K5 K5 K5'))(state);
    },
    /cannot have won/,
  ],
  ['seven dice thrown', placing, set('thrown', dice('R1 R1 R1 R1 R1 R1 R1')), /thrown/],
  ['a pool of another size', placing, state => state.pool.pop(), /pool must be/],
  ['a pool that is no list', placing, set('pool', {}), /pool must be/],
  ['a die in the pool that was not thrown', placing, set('pool.0', dice('K6')[0]), /as it was thrown/],
  ['no list of unseen cards', placing, set('unseen', 'A1'), /unseen and discard/],
  ['an unseen card that is none', placing, set('unseen', ['Z1']), /no card 'Z1'/],
  ['a card in two places', placing, set('discard', ['A8']), /A8 is in two places/],
  ['cards aside in a full deck', placing, set('aside', 2), /aside/],
  ['fewer unseen cards than are aside', apart, set('unseen', ['A1']), /among the unseen/],
  ['a supply where none is counted', unlimited, set('supply', { black: 1, gray: 1, fatigue: 1 }), /not counted/],
  ['no supply where one is counted', placing, set('supply', null), /supply must count/],
  ['a supply of 37', placing, set('supply.black', 37), /supply: black/],
  ['a die too many', placing, state => state.supply!.gray++, /36 gray dice, not 37/],
  ['nine tricks without a trigger', triggered, set('trigger', null), /triggers the end/],
  ['a trigger that is none', triggered, set('trigger', {}), /trigger must be/],
  ['a trigger of nobody', triggered, set('trigger.seat', 2), /seat must be 0 or 1/],
  ['a trigger for a short show', triggered, set('trigger.seat', 1), /fewer than nine/],
  ['a trigger in the future', triggered, set('trigger.turn', 22), /trigger: turn/],
  ['a turn after the last', triggered, set('trigger.turn', 18), /last turn is over/],
  ['no question in a game that is on', placing, set('stack', []), /must ask something/],
  ['a question in a game that is over', over, set('stack', [{ name: 'rethrowing' }]), /asks nothing/],
  ['half a result', over, set('result', { winner: 0 }), /result must have/],
  ['a reason that is none', over, set('result.reason', 'bored'), /reason/],
  ['other scores', over, set('result.scores', [1, 2]), /scores must be/],
  ['another winner', over, set('result.winner', 1), /winner cannot be 1/],
  ['nobody left after giving up', givenUp, set('result.winner', null), /winner cannot be null/],
  ['a question that is none', placing, set('stack', [{ name: 'dancing' }]), /a question is one of/],
  ['a question that is nothing', placing, set('stack', [null]), /a question is one of/],
  ['a question with more to say', placing, set('stack', [{ name: 'rethrowing', loud: true }]), /rethrowing has name/],
  ['rethrowing with a gap', rethrowing, set('pool.0', null), /all dice lie in the pool/],
  ['rethrowing after placing', rethrowing, set('placed', 1), /no die is placed/],
  [
    'rethrowing beside a ready trick',
    rethrowing,
    state => {
      state.supply!.black = 9;
      state.stage[0] = trick('V6 K1 K1');
    },
    /ready tricks are handled/,
  ],
  ['rethrowing before an empty stage', rethrowing, set('stage', Array(8).fill(null)), /the game is over/],
  [
    "rethrowing the rival's dice",
    rethrowing,
    state => {
      state.supply!.gray = 9;
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
  ['placing with the slot filled', rerolled, set('stack.0.slot', 2), /vacant slot/],
  ['placing with a slot that is none', rerolled, set('stack.0.slot', 9), /vacant slot/],
  ['placing own dice from a reroll', placing, set('stack.0.slot', 8), /only fatigue dice/],
  ['resolving one trick', resolving, set('stage.0', null), /two ready tricks/],
  [
    'resolving with dice in the pool',
    resolving,
    state => {
      state.supply = { black: 9, gray: 9, fatigue: 9 };
      state.pool = copyPlain(state.thrown);
    },
    /left the pool/,
  ],
  ['rerolling a trick that is not full of fatigue', rerolling, set('stack.0.slot', 2), /full of fatigue/],
  ['rerolling nothing', rerolling, set('stack.0.slot', 'all'), /full of fatigue/],
  ['swapping with the slot filled', swapping, set('stack.0.slot', 2), /slot must be vacant/],
  ['swapping by nobody', swapping, set('stack.0.seat', 2), /seat must be/],
  ['swapping in an empty show', swapping, set('stack.0.seat', 0), /needs two tricks/],
  ['swapping after another card', swapping, state => state.queue[1].reverse(), /no swap symbol/],
])('%s is found out', (_, at, spoil, problem) => {
  const state = copyPlain(at().state);
  spoil(state);
  expect(circusCombat.checkState(state)).toMatch(problem);
});

test.each([null, 7, 'state', [], undefined])('%j is no state', given => {
  expect(circusCombat.checkState(given)).toMatch(/a state of Circus Combat has/);
});

test('a designer may set a table with fewer cards and dice than there are', () => {
  const game = tent({ stage: { 3: 'A8' }, supply: { black: 3, gray: 0, fatigue: 0 } }, 'K1 K1 K1');
  expect(circusCombat.checkState(game.state)).toBe(null);
  expect(() => game.go(resolve(1))).toThrow();
  expect(() => game.go(swap(null))).toThrow();
});
