/** Set-up: players, dice, cards, who begins (CIRCUS-1 to CIRCUS-8, R1 to R5, R12). */

import { completeOptions, fastChance, openMatch } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { hasSwap, TRICK_CARDS, TRICK_IDS, TRICKS } from '../content/tricks.ts';
import { circusCombat } from '../rules.ts';
import { OPTIONS, type Options, type TrickId } from '../state.ts';
import { KEEP, NEXT, openScenario, place, scenario, swap, the, typesOf } from './scenario.ts';

const EIGHT: readonly TrickId[] = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'];
const open = (options: Partial<Options> = {}, ...start: number[]) =>
  openScenario(options, EIGHT, start.length > 0 ? start : [6, 1, ...NEXT]);

test('CIRCUS-1: two players, black dice for the first and gray for the second', () => {
  expect(circusCombat.seats).toEqual({ min: 2, max: 2 });
  const seats = [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }];
  expect(() => openMatch(circusCombat, { seats, seed: null, chance: fastChance(1), at: 0 })).toThrow(/seats 2, not 3/);
  expect(open({}, 6, 1, 1, 2, 3, 4).pool).toBe('K1 K2 K3 R4');
  expect(open({}, 1, 6, 1, 2, 3, 4).pool).toBe('G1 G2 G3 R4');
});

test('CIRCUS-2 CIRCUS-5: 36 dice of each colour, all in supply before the first throw', () => {
  const game = open();
  expect(game.supplies).toEqual([36, 36, 36]);
  expect(game.state.supply).toEqual({ black: 33, gray: 36, fatigue: 35 });
});

test('CIRCUS-3: any card can come to the stage, each as often as the others', () => {
  const seen = new Map<TrickId, number>();
  for (let seed = 0; seed < 1500; seed++) {
    const state = circusCombat.setup(completeOptions(OPTIONS), 2, { chance: fastChance(seed), seal() {} });
    for (const on of state.stage) seen.set(on!.card, (seen.get(on!.card) ?? 0) + 1);
  }
  // 400 each, give or take 17.
  for (const card of TRICK_IDS) expect(seen.get(card)).toBeGreaterThan(315);
  for (const card of TRICK_IDS) expect(seen.get(card)).toBeLessThan(485);
});

test('CIRCUS-4: eight cards in slots 1 to 8 in the order drawn, the others face down', () => {
  const game = open();
  expect(game.state.stage).toEqual(EIGHT.map(card => ({ card, dice: [] })));
  expect([...game.state.deck].sort()).toEqual(TRICK_IDS.filter(card => !EIGHT.includes(card)).sort());
});

test('CIRCUS-6: shows start empty and grow to the right', () => {
  const game = scenario({ stage: { 1: 'T8 K4', 2: 'V6 K2', 3: 'A8 R1' } }, 'K4 K2 K1 R1');
  expect([game.show(0), game.show(1)]).toEqual([[], []]);
  game.keepAnd([place(1, 1), place(2, 2), place(3, 3), place(4, 3)]);
  game.go({ type: 'resolve', slot: 2 }, ...NEXT);
  expect(game.show(0)).toEqual(['V6 K2 K2', 'T8 K4 K4']);
});

test('CIRCUS-7: the higher throw has the first turn', () => {
  expect(open({}, 5, 2, ...NEXT).state).toMatchObject({ active: 0, turn: 1 });
  expect(open({}, 2, 5, ...NEXT).state).toMatchObject({ active: 1, turn: 1 });
});

test('CIRCUS-8: turns alternate', () => {
  const game = scenario({ stage: { 1: 'A8 R1', 2: 'T3 R1', 3: 'V7 R1' } }, 'K2 K2 K2 R2');
  const seats: number[] = [];
  for (let turn = 1; turn <= 3; turn++) {
    seats.push(game.state.active);
    game.go(KEEP, ...[2, 2, 2, 2]);
  }
  expect(seats).toEqual([0, 1, 0]);
  expect(game.state).toMatchObject({ turn: 4, active: 1 });
});

test('CIRCUS-R1 deck sheet30: all thirty cards are in play', () => {
  expect(open({ deck: 'sheet30' }).view(null)).toMatchObject({ deck: 22, aside: 0 });
});

test('CIRCUS-R1 deck count28: the two bottom cards of the shuffled thirty are put aside', () => {
  const order = [...EIGHT, ...TRICK_IDS.filter(card => !EIGHT.includes(card))];
  const { deck, aside } = openScenario({ deck: 'count28' }, order, [6, 1, ...NEXT]).state;
  expect([deck, aside]).toEqual([order.slice(8, 28), order.slice(28)]);
});

test('CIRCUS-R1 deck count28: two cards never come up', () => {
  const game = scenario(
    {
      options: { deck: 'count28' },
      stage: { 1: 'T8 K4', 2: 'V6 K2', 3: 'A8 R1' },
      deck: ['T4'],
      aside: ['V9', 'A10'],
    },
    'K4 K2 K1 R1',
  );
  expect(game.view(0)).toMatchObject({ deck: 1, aside: 2 });
  game.keepAnd([place(1, 1), place(2, 2), place(3, 3), place(4, 3)]);
  const events = game.go({ type: 'resolve', slot: 1 }, 'T4', ...NEXT);
  expect([game.slot(1), game.slot(2)]).toEqual(['T4', '.']);
  expect(events.filter(event => event.type === 'trickDealt')).toMatchObject([
    { slot: 1, card: 'T4', deck: 0 },
    { slot: 2, card: null, deck: 0 },
  ]);
  expect(game.view(0)).toMatchObject({ deck: 0, aside: 2, unseen: ['A10', 'V9'] });
  const over = game.play(0, { type: 'concede' });
  expect(the(over, 'gameOver')).toMatchObject({ deck: [], aside: ['V9', 'A10'] });
});

test('CIRCUS-R2: three colours of ten cards, one a sheet', () => {
  for (const [letter, colour] of [
    ['A', 'amber'],
    ['T', 'teal'],
    ['V', 'violet'],
  ] as const) {
    const cards = TRICK_CARDS.filter(card => card.colour === colour);
    expect(cards.map(card => card.id)).toEqual(Array.from({ length: 10 }, (_, i) => `${letter}${i + 1}`));
  }
});

test('CIRCUS-R3: both spellings of two pairs are one hand, one of each in every colour', () => {
  const spellings = TRICK_CARDS.filter(card => card.kind === 'twoPairs').map(
    card => `${card.colour} ${card.printedName}`,
  );
  expect(spellings.sort()).toEqual(
    ['amber', 'teal', 'violet'].flatMap(colour => [`${colour} 2 PAIRS`, `${colour} TWO PAIRS`]),
  );
});

const swapCards = (options: Partial<Options>) =>
  TRICK_IDS.filter(card => hasSwap(card, completeOptions(OPTIONS, options)));

test('CIRCUS-R4 swapCards marked: A1, T1 and V3', () => {
  expect(swapCards({ swapCards: 'marked' })).toEqual(['A1', 'T1', 'V3']);
  expect(TRICKS.A9.swapMark).toBe(false);
});

test('CIRCUS-R4 swapCards bothTwoPairs: all six cards of two pairs', () => {
  expect(swapCards({ swapCards: 'bothTwoPairs' })).toEqual(['A1', 'A9', 'T1', 'T6', 'V3', 'V10']);
  const setting = { stage: { 1: 'A9 K4 K4 K2', 2: 'V8 G1' }, queues: [['A10 K5 K5'], []] as [string[], string[]] };
  const marked = scenario(setting, 'K2 K6 K6 R1');
  marked.keepAnd([place(1, 1), place(4, 2)], ...NEXT);
  expect(marked.asking).toBe('rethrow');
  const both = scenario({ ...setting, options: { swapCards: 'bothTwoPairs' } }, 'K2 K6 K6 R1');
  both.keepAnd([place(1, 1), place(4, 2)]);
  expect(both.asking).toBe('swap');
});

test('CIRCUS-R5: a card won gives one swap, and play goes on', () => {
  const game = scenario(
    { stage: { 1: 'A1 K4 K4 K2', 2: 'V8 G1' }, queues: [['A10 K5 K5', 'T8 K3 K3'], []] },
    'K2 K6 K6 R1',
  );
  game.keepAnd([place(1, 1), place(4, 2)]);
  game.go(swap(1), ...NEXT);
  expect(game.state).toMatchObject({ active: 1, phase: 'rethrow' });
});

test('CIRCUS-R12: one die each, equal throws again, and none of it counts as thrown', () => {
  const chance = [...TRICK_IDS.map(() => 0), 3, 3, 6, 6, 1, 4, 2, 2, 2, 2];
  const match = openMatch(circusCombat, {
    seats: [{ name: 'One' }, { name: 'Two' }],
    seed: null,
    chance: {
      int: () => chance.shift()!,
      dice: () => [chance.shift()!],
      draw: pool => pool.splice(chance.shift()!, 1)[0]!,
    },
    at: 0,
  });
  const [setup] = match.log;
  const told = setup!.kind === 'setup' ? setup!.told.map(({ event }) => event as { type: string }) : [];
  expect(typesOf(told as never)).toEqual([
    'stageSet',
    'startThrown',
    'startThrown',
    'startThrown',
    'turnStarted',
    'diceThrown',
  ]);
  expect(told.filter(({ type }) => type === 'startThrown')).toEqual([
    { type: 'startThrown', eyes: [3, 3], first: null },
    { type: 'startThrown', eyes: [6, 6], first: null },
    { type: 'startThrown', eyes: [1, 4], first: 1 },
  ]);
});
