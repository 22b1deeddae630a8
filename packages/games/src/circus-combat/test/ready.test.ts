/** Ready tricks (CIRCUS-16 to CIRCUS-23, R21 to R31). */

import { expect, test } from 'vitest';
import { type Contest, contestOver } from '../contest.ts';
import { trick } from '../notation.ts';
import type { Both } from '../state.ts';
import { KEEP, NEXT, place, reroll, resolve, scenario, swap, the, typesOf } from './scenario.ts';

test.each<[string, Contest['leader'], Contest['by'], string]>([
  ['A3 K1 K1 G1 R1', 0, 'dice', 'CIRCUS-17'],
  ['A3 K6 G1 G1 R1', 1, 'dice', 'CIRCUS-17'],
  ['A1 K1 K1 G6 G6', 1, 'eyes', 'CIRCUS-18'],
  ['A1 K6 K6 G1 G1', 0, 'eyes', 'CIRCUS-18'],
  ['A3 K4 K4 G4 G4', null, null, 'CIRCUS-19'],
  ['T8 R4 R4', null, null, 'CIRCUS-19'],
])('CIRCUS-17 CIRCUS-18 CIRCUS-19: %s is led by %s, by %s', (on, leader, by) => {
  expect(contestOver(trick(on))).toMatchObject({ leader, by });
});

test("CIRCUS-17: whoever has more dice gets it, also in the rival's turn", () => {
  const game = scenario({ stage: { 1: 'A4 G2 G2', 2: 'A8 R1' } }, 'K2 K1 K1 R1');
  const events = game.keepAnd([place(1, 1), place(2, 2), place(3, 2), place(4, 2)], ...NEXT);
  expect(the(events, 'trickWon')).toMatchObject({
    seat: 1,
    active: 0,
    slot: 1,
    by: 'dice',
    shares: [
      { dice: 1, eyes: 2 },
      { dice: 2, eyes: 4 },
    ],
    fatigue: 0,
  });
  expect(game.show(1)).toEqual(['A4 G2 G2 K2']);
});

test('CIRCUS-19 CIRCUS-R24: a tie puts the card out of the game, and the dice back', () => {
  const game = scenario({ stage: { 1: 'A3 G4 G4 K4', 2: 'A8 R1' }, deck: ['V9'] }, 'K4 K2 K3 R1');
  const events = game.keepAnd([place(1, 1), place(4, 2)], 'V9', ...NEXT);
  expect(typesOf(events)).toContain('trickTied');
  expect(game.state.discard).toEqual(['A3']);
  expect(game.supplies).toEqual([36, 36, 34]);
  expect(game.view(null).unseen).toEqual([]);
});

test('CIRCUS-20 CIRCUS-R25: a new card comes into the same slot, without dice', () => {
  const game = scenario({ stage: { 4: 'T8 K4', 2: 'A8 R1' }, deck: ['V9', 'V2'] }, 'K4 K2 K3 R1');
  const events = game.keepAnd([place(1, 4), place(4, 2)], 'V9', ...NEXT);
  expect(the(events, 'trickDealt')).toEqual({ type: 'trickDealt', slot: 4, card: 'V9', deck: 1 });
  expect(game.slot(4)).toBe('V9');
});

test('CIRCUS-R25: the card is dealt after the swap', () => {
  const game = scenario(
    { stage: { 1: 'T1 K4 K4 K2', 2: 'A8 R1' }, deck: ['V9'], queues: [['A10 K1 K1'], []] },
    'K2 K3 K3 R1',
  );
  const asked = game.keepAnd([place(1, 1), place(4, 2)]);
  expect(typesOf(asked)).not.toContain('trickDealt');
  expect(typesOf(game.go(swap(1), 'V9', ...NEXT))).toEqual([
    'tricksSwapped',
    'trickDealt',
    'turnEnded',
    'turnStarted',
    'diceThrown',
  ]);
});

test('CIRCUS-R25: a card dealt in this turn takes dice of a later reroll', () => {
  const game = scenario({ stage: { 1: 'T8 K4', 2: 'V6 R6', 3: 'A3 K1' }, deck: ['A8', 'V9'] }, 'K4 K5 K5 R6');
  game.keepAnd([place(1, 1), place(4, 2)]);
  game.go(resolve(1), 'A8');
  expect(game.asking).toBe('reroll');
  game.go(reroll(true), 5, 5);
  expect(game.choices).toEqual([place(1, 1)]);
  game.go(place(1, 1));
  game.go(place(2, 1), 'V9', ...NEXT);
  expect([game.slot(1), game.slot(2)]).toEqual(['A8 R5 R5', 'V9']);
});

test('CIRCUS-21: the new trick is the last of the show', () => {
  const game = scenario({ stage: { 1: 'T8 K4', 2: 'A8 R1' }, queues: [['A10 K1 K1', 'V6 K1 K1'], []] }, 'K4 K2 K3 R1');
  const events = game.keepAnd([place(1, 1), place(4, 2)], ...NEXT);
  expect(the(events, 'trickWon').position).toBe(3);
  expect(game.show(0)).toEqual(['A10 K1 K1', 'V6 K1 K1', 'T8 K4 K4']);
});

function swapInRivalsTurn() {
  const game = scenario(
    {
      stage: { 1: 'V3 G4 G4 G2', 2: 'A8 R1' },
      deck: ['V9'],
      queues: [['A10 K1 K1'], ['T8 G1 G1', 'T4 G5 K5 G5']],
    },
    'K2 K3 K3 R1',
  );
  const events = game.keepAnd([place(1, 1), place(4, 2)]);
  return { game, events };
}

test("CIRCUS-22 CIRCUS-R27: the owner may exchange two neighbours, even in the rival's turn", () => {
  const { game, events } = swapInRivalsTurn();
  expect(the(events, 'swapOffered')).toEqual({ type: 'swapOffered', seat: 1, slot: 1, card: 'V3', tricks: 3 });
  expect([game.toAct, game.state.active]).toEqual([[1], 0]);
  expect(game.choices).toEqual([swap(null), swap(1), swap(2)]);
  expect(game.why(0, swap(1))?.rule).toBe('CIRCUS-R27');
  const swapped = game.go(swap(2), 'V9', ...NEXT);
  expect(the(swapped, 'tricksSwapped')).toEqual({ type: 'tricksSwapped', seat: 1, left: 2, cards: ['T4', 'V3'] });
  // Dice go with their cards.
  expect(game.show(1)).toEqual(['T8 G1 G1', 'V3 G4 G4 G2 K2', 'T4 G5 K5 G5']);
  expect(game.state.active).toBe(1);
});

test('CIRCUS-R27: a swap is optional', () => {
  const { game } = swapInRivalsTurn();
  const events = game.go(swap(null), 'V9', ...NEXT);
  expect(events[0]).toEqual({ type: 'swapDeclined', seat: 1 });
  expect(game.show(1)[2]).toBe('V3 G4 G4 G2 K2');
});

test('CIRCUS-R27: with only the new card nothing is asked', () => {
  const game = scenario({ stage: { 1: 'V3 K4 K4 K2', 2: 'A8 R1' } }, 'K2 K3 K3 R1');
  game.keepAnd([place(1, 1), place(4, 2)], ...NEXT);
  expect([game.show(0), game.asking]).toEqual([['V3 K4 K4 K2 K2'], 'rethrow']);
});

test('CIRCUS-23: only a trick of nothing but fatigue asks about a reroll', () => {
  const red = scenario({ stage: { 1: 'T8 R4', 2: 'A8 K1' } }, 'K2 K3 K3 R4');
  const events = red.keepAnd([place(4, 1)]);
  expect(the(events, 'rerollOffered')).toMatchObject({ seat: 0, slot: 1, card: 'T8' });
  expect(red.choices).toEqual([reroll(true), reroll(false)]);
  const mixed = scenario({ stage: { 1: 'A4 R4 K4', 2: 'A8 K1' } }, 'K2 K3 K3 R4');
  mixed.keepAnd([place(4, 1)], ...NEXT);
  expect(mixed.show(0)).toEqual(['A4 R4 K4 R4']);
});

test('CIRCUS-R21: ready tricks wait until the pool is placed, and take no more dice', () => {
  const game = scenario({ stage: { 1: 'T8 K4', 2: 'A8 K1' } }, 'K4 K1 K4 R1');
  const events = game.keepAnd([place(1, 1)]);
  expect(the(events, 'diePlaced').ready).toBe(true);
  expect([game.slot(1), game.pool]).toEqual(['T8 K4 K4', '. K1 . R1']);
  expect(game.why(0, place(2, 1))?.rule).toBe('CIRCUS-R21');
  game.go(place(2, 2));
  expect(game.show(0)).toEqual([]);
  game.go(place(4, 2), ...NEXT);
  expect(game.show(0)).toEqual(['T8 K4 K4']);
});

test('CIRCUS-R22: the active player says which ready trick comes next, and each is finished first', () => {
  const game = scenario(
    { stage: { 1: 'T8 K4', 2: 'V6 G2', 3: 'A4 K1 K1', 4: 'A5' }, deck: ['T4', 'V2', 'V9'] },
    'K4 K2 K1 R6',
  );
  const events = game.keepAnd([place(1, 1), place(2, 2), place(3, 3), place(4, 4)]);
  expect(the(events, 'tricksReady')).toEqual({ type: 'tricksReady', seat: 0, slots: [1, 2, 3] });
  expect([game.choices, game.toAct]).toEqual([[resolve(1), resolve(2), resolve(3)], [0]]);
  const first = game.go(resolve(3), 'T4');
  expect(typesOf(first)).toEqual(['trickWon', 'trickDealt', 'tricksReady']);
  expect(game.choices).toEqual([resolve(1), resolve(2)]);
  // With one left there is nothing to choose.
  game.go(resolve(2), 'V2', 'V9', ...NEXT);
  expect([game.show(0), game.slot(1), game.slot(2), game.slot(3)]).toEqual([
    ['A4 K1 K1 K1', 'T8 K4 K4'],
    'V9',
    'V2',
    'T4',
  ]);
  expect(game.state.discard).toEqual(['V6']);
});

test('CIRCUS-R23: fatigue does not decide who wins', () => {
  const game = scenario({ stage: { 1: 'A8 R4 R4 R4 G4', 2: 'A4 K1' } }, 'K3 K3 K3 R4');
  const events = game.keepAnd([place(4, 1)], ...NEXT);
  expect(the(events, 'trickWon')).toMatchObject({
    seat: 1,
    shares: [{ dice: 0 }, { dice: 1 }],
    fatigue: 16,
    base: -12,
  });
});

test('CIRCUS-R26: with an empty deck the slot stays vacant and play goes on', () => {
  const game = scenario({ stage: { 1: 'T8 K4', 2: 'A8 R1' } }, 'K4 K2 K3 R1');
  const events = game.keepAnd([place(1, 1), place(4, 2)], ...NEXT);
  expect(the(events, 'trickDealt')).toEqual({ type: 'trickDealt', slot: 1, card: null, deck: 0 });
  expect([game.slot(1), game.asking, game.state.active]).toEqual(['.', 'rethrow', 1]);
});

function fullOfFatigue(thrown = 'K2 K3 K3 R4') {
  const game = scenario({ stage: { 1: 'T4 R4 R4', 2: 'A8 K1', 3: 'V6 R6', 4: 'A3 R2' }, deck: ['V9', 'A10'] }, thrown);
  game.keepAnd([place(1, 4)]);
  game.go(place(4, 1));
  return game;
}

test('CIRCUS-R28: the dice are thrown once and go to other tricks, their slot vacant meanwhile', () => {
  const game = fullOfFatigue();
  const events = game.go(reroll(true), 1, 6, 5);
  expect(typesOf(events)).toEqual(['fatigueRerolled', 'dieMissed']);
  expect([game.asking, game.pool, game.slot(1), game.front(0)]).toEqual(['place', 'R1 R6 .', '.', 'R5']);
  expect(game.why(0, place(1, 1))?.rule).toBe('CIRCUS-R28');
  expect(game.why(0, { type: 'rethrow', dice: [1] })?.rule).toBe('CIRCUS-R15');
  game.go(place(1, 2));
  expect(game.slot(1)).toBe('.');
  game.go(place(2, 3), 'V9');
  expect([game.slot(1), game.state.discard]).toEqual(['V9', ['T4']]);
});

test('CIRCUS-R28: without a reroll the dice return and the card is discarded all the same', () => {
  const game = fullOfFatigue();
  const events = game.go(reroll(false), 'V9', ...NEXT);
  expect(the(events, 'fatigueReturned')).toMatchObject({ seat: 0, slot: 1, card: 'T4' });
  expect([game.slot(1), game.state.discard, game.supplies[2]]).toEqual(['V9', ['T4'], 34]);
});

test('CIRCUS-R28: when none of the dice fits, the turn goes on at once', () => {
  const game = fullOfFatigue();
  const events = game.go(reroll(true), 5, 5, 4, 'V9', ...NEXT);
  expect(events.filter(({ type }) => type === 'dieMissed')).toHaveLength(3);
  expect([game.front(0), game.slot(1), game.state.active]).toEqual(['R5 R5 R4', 'V9', 1]);
});

test('CIRCUS-R29: the active player is asked, though all the dice were placed by the rival', () => {
  const game = scenario({ stage: { 1: 'T8 R4', 2: 'A8 K1' }, active: 1 }, 'G2 G3 G3 R4');
  game.keepAnd([place(4, 1)]);
  expect(game.toAct).toEqual([1]);
});

test('CIRCUS-R30: rerolled dice make further tricks ready, also ones full of fatigue', () => {
  const game = fullOfFatigue();
  game.go(reroll(true), 6, 6, 6);
  // Only one of them fits on the pair of sixes; the others miss.
  const events = game.go(place(1, 3), 'V9');
  expect(typesOf(events)).toEqual(['diePlaced', 'dieMissed', 'dieMissed', 'trickDealt', 'rerollOffered']);
  expect([game.slot(3), game.asking, game.state.pendingSlot]).toEqual(['V6 R6 R6', 'reroll', 3]);
});

test('CIRCUS-R30: they join the tricks that are ready already', () => {
  const game = scenario({ stage: { 1: 'T8 R4', 2: 'A10 K2', 3: 'V6 R6', 4: 'A8 K1' }, deck: ['V9'] }, 'K2 K3 K3 R4');
  game.keepAnd([place(1, 2), place(4, 1)]);
  game.go(resolve(1));
  game.go(reroll(true), 6, 5);
  const events = game.go(place(1, 3), 'V9');
  expect(the(events, 'tricksReady').slots).toEqual([2, 3]);
});

test("CIRCUS-R31: all dice stay on a won trick, the rival's too", () => {
  const game = scenario({ stage: { 1: 'A3 K4 G4 K4', 2: 'A8 K1' } }, 'K2 K3 K3 R4');
  game.keepAnd([place(4, 1)], ...NEXT);
  expect(game.show(0)).toEqual(['A3 K4 G4 K4 R4']);
  expect(game.supplies).toEqual([33, 35, 35]);
});

test('if time runs out: keep all, first placement, lowest slot, no reroll, no swap', () => {
  const expected: Both<unknown>[] = [];
  const note = (game: ReturnType<typeof scenario>) =>
    expected.push([game.asking, game.game.defaultMove!(game.state, game.toAct[0]!)]);
  const game = scenario({ stage: { 2: 'T8 K4', 3: 'V6 K2', 4: 'A8 R1' } }, 'K4 K2 K1 R1');
  note(game);
  game.go(KEEP);
  note(game);
  game.go(place(1, 2));
  game.go({ type: 'placeAll', places: [2, 3, 4].map(die => ({ die, slot: die === 2 ? 3 : 4 })) });
  note(game);
  note(fullOfFatigue());
  note(swapInRivalsTurn().game);
  expect(expected).toEqual([
    ['rethrow', KEEP],
    ['place', place(1, 2)],
    ['resolve', resolve(2)],
    ['reroll', reroll(false)],
    ['swap', swap(null)],
  ]);
});
