/** The throw, and dice that run short (CIRCUS-9, CIRCUS-10, R13, R32 to R35, R49). */

import { completeOptions, scripted } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { trick } from '../notation.ts';
import { circusCombat } from '../rules.ts';
import { type Both, OPTIONS } from '../state.ts';
import { KEEP, NEXT, place, reroll, rethrow, scenario, the, typesOf, written } from './scenario.ts';

const OPEN = { stage: { 1: 'A8', 2: 'T3' } };

test('CIRCUS-9: three own dice and one of fatigue', () => {
  const game = scenario(OPEN, 'K2 K5 K5 R6');
  expect(written(the(game.events, 'diceThrown').pool)).toBe('K2 K5 K5 R6');
  expect(game.state.supply).toEqual({ black: 33, gray: 36, fatigue: 35 });
  expect(scenario({ ...OPEN, active: 1 }, 'G2 G5 G5 R6').state.supply).toEqual({ black: 36, gray: 33, fatigue: 35 });
});

test('CIRCUS-10: any subset may be thrown again, none first', () => {
  const game = scenario(OPEN, 'K2 K5 K5 R6');
  expect(game.choices).toHaveLength(16);
  expect(game.choices.slice(0, 4)).toEqual([KEEP, rethrow(1), rethrow(2), rethrow(1, 2)]);
  expect(game.choices.at(-1)).toEqual(rethrow(1, 2, 3, 4));
  const events = game.go(rethrow(2, 4), 1, 3);
  expect(the(events, 'diceRethrown')).toMatchObject({ seat: 0, dice: [2, 4] });
  expect(game.pool).toBe('K2 K1 K5 R3');
});

test('CIRCUS-R13: one rethrow, before any die is placed; keeping all is allowed', () => {
  const game = scenario(OPEN, 'K2 K5 K5 R6');
  expect(game.why(0, place(1, 1))?.rule).toBe('CIRCUS-R13');
  const events = game.go(KEEP);
  expect(the(events, 'diceRethrown').dice).toEqual([]);
  expect([game.asking, game.pool]).toEqual(['place', 'K2 K5 K5 R6']);
  expect(game.why(0, rethrow(1))).not.toBe(null);
});

test('CIRCUS-R13: a set of dice has no order: they are thrown again in that of the pool', () => {
  const game = scenario(OPEN, 'K2 K5 K5 R6');
  game.go(rethrow(4, 1), 6, 1);
  expect(game.pool).toBe('K6 K5 K5 R1');
  expect(game.match.log.at(-1)).toMatchObject({ move: rethrow(1, 4) });
});

test('CIRCUS-R13: the second throw stands, and is shown as the throw', () => {
  const game = scenario(OPEN, 'K2 K5 K5 R6');
  game.go(rethrow(1, 2, 3, 4), 6, 1, 2, 3);
  expect([game.pool, written(game.state.thrown!)]).toEqual(['K6 K1 K2 R3', 'K6 K1 K2 R3']);
});

const RIVALS: Both<string[]> = [[], ['A3 G6 K6 G6 G6', 'T4 G1 K1 G1', 'T2 G1 G1 K3 K3 G5 G5']];

test("CIRCUS-R32 diceSupply recall: just enough own dice come back from the rival's show, leftmost and oldest first", () => {
  const game = scenario({ ...OPEN, queues: RIVALS, supply: { black: 0, gray: 9, fatigue: 9 } }, 'K1 K2 K3 R4');
  expect(game.show(1)).toEqual(['A3 G6 G6 G6', 'T4 G1 G1', 'T2 G1 G1 K3 G5 G5']);
  expect(the(game.events, 'diceRecalled').dice).toEqual([
    { position: 1, card: 'A3', die: { colour: 'black', eyes: 6 } },
    { position: 2, card: 'T4', die: { colour: 'black', eyes: 1 } },
    { position: 3, card: 'T2', die: { colour: 'black', eyes: 3 } },
  ]);
});

test('CIRCUS-R32: with three in supply nothing comes back, and never from the own show', () => {
  const enough = scenario({ ...OPEN, queues: RIVALS, supply: { black: 3, gray: 9, fatigue: 9 } }, 'K1 K2 K3 R4');
  expect(enough.show(1)).toEqual(RIVALS[1]);
  expect(typesOf(enough.events)).toEqual(['turnStarted', 'diceThrown']);
  const own = scenario({ ...OPEN, queues: [['A10 K5 K5'], []], supply: { black: 1, gray: 9, fatigue: 9 } }, 'K1 R4');
  expect(own.show(0)).toEqual(['A10 K5 K5']);
});

test('CIRCUS-R32 diceSupply strict: nothing is taken back', () => {
  const options = { diceSupply: 'strict' } as const;
  const game = scenario({ ...OPEN, options, queues: RIVALS, supply: { black: 2, gray: 9, fatigue: 9 } }, 'K1 K2 R4');
  expect(game.show(1)).toEqual(RIVALS[1]);
});

test('CIRCUS-R32 diceSupply unlimited: supplies are not counted', () => {
  const options = { diceSupply: 'unlimited' } as const;
  const game = scenario(
    { options, stage: { 1: 'A8', 2: 'T8 R4' }, supply: { black: 0, gray: 0, fatigue: 0 } },
    'K1 K2 K3 R4',
  );
  const supply = { black: 0, gray: 0, fatigue: 0 };
  expect(game.state.supply).toEqual(supply);
  game.keepAnd([place(1, 1)]);
  expect(game.pool).toBe('. . . R4');
  game.go(place(4, 2));
  game.go(reroll(false), ...NEXT);
  expect([game.state.supply, game.pool]).toEqual([supply, 'G1 G2 G3 R4']);
});

test('CIRCUS-R33: with fewer than three own dice, those are thrown', () => {
  const game = scenario({ ...OPEN, supply: { black: 2, gray: 36, fatigue: 36 } }, 'K1 K2 R4');
  expect(game.choices).toHaveLength(8);
  const none = scenario({ ...OPEN, supply: { black: 0, gray: 36, fatigue: 36 } }, 'R4');
  expect(none.choices).toEqual([KEEP, rethrow(1)]);
});

test('CIRCUS-R34: without fatigue in supply none is thrown, and none is taken back', () => {
  const game = scenario({ ...OPEN, front: ['R1 R2', ''], supply: { black: 9, gray: 9, fatigue: 0 } }, 'K1 K2 K3');
  expect([game.pool, game.front(0)]).toEqual(['K1 K2 K3', 'R1 R2']);
});

test('CIRCUS-R35: with nothing to throw the turn passes, and is barren', () => {
  const game = scenario(
    { stage: { 1: 'V6 G3' }, supply: { black: 0, gray: 1, fatigue: 0 }, active: 1, barren: 1 },
    'G2',
  );
  const events = game.go(KEEP, 5);
  expect(typesOf(events)).toEqual([
    'diceRethrown',
    'dieMissed',
    'turnEnded',
    'turnStarted',
    'diceThrown',
    'turnEnded',
    'turnStarted',
    'diceThrown',
  ]);
  expect(events[4]).toEqual({ type: 'diceThrown', seat: 0, pool: [] });
  expect(events[5]).toMatchObject({ seat: 0, placed: 0, barren: 3 });
  expect(game.state).toMatchObject({ turn: 3, active: 1, barren: 3 });
});

test('CIRCUS-R35: a turn with nothing to throw is also a last turn', () => {
  const nine = ['A10', 'T8', 'V6']
    .map(card => `${card} G1 G1`)
    .concat(
      ['A4', 'T4', 'V8'].map(card => `${card} G1 G1 G1`),
      ['A3', 'T5', 'V9'].map(card => `${card} G1 G1 G1 G1`),
    );
  const game = scenario(
    {
      active: 1,
      turn: 20,
      trigger: { player: 1, turn: 20 },
      queues: [[], nine],
      stage: { 1: 'A8 R2' },
      supply: { black: 0, gray: 1, fatigue: 0 },
    },
    'G1',
  );
  const events = game.go(KEEP);
  expect(events.filter(({ type }) => type === 'turnStarted')).toEqual([
    { type: 'turnStarted', turn: 21, seat: 0, last: true },
  ]);
  expect(game.state.turn).toBe(21);
  expect(game.result).toMatchObject({ reason: 'nine', winner: 1 });
});

test('CIRCUS-R49: the shuffle, then throws for the start, then own dice, then fatigue', () => {
  const chance = scripted([29, ...Array<number>(29).fill(0), 2, 3, 1, 4, 6, 5]);
  const state = circusCombat.setup(completeOptions(OPTIONS), 2, { chance, seal() {} });
  chance.finish();
  // The last card of the pool fills the gap that a drawn one leaves.
  expect(state.stage.map(on => on!.card)).toEqual(['V10', 'A1', 'V9', 'V8', 'V7', 'V6', 'V5', 'V4']);
  expect([state.deck[0], state.deck.at(-1), state.deck.length]).toEqual(['V3', 'A2', 22]);
  expect([state.active, written(state.pool)]).toEqual([1, 'G1 G4 G6 R5']);
});

test('CIRCUS-R49: a rethrow goes by the order of the pool, a reroll by the order on the card', () => {
  const game = scenario({ stage: { 1: 'T4 R2 R2', 2: 'A8 K5', 3: 'A4' } }, 'K2 K5 K3 R6');
  game.go(rethrow(1, 3, 4), 6, 1, 2);
  expect(game.pool).toBe('K6 K5 K1 R2');
  game.go(place(4, 1));
  game.go(place(2, 2));
  game.go(place(1, 3));
  game.go(reroll(true), 6, 3, 5);
  // 3 fits nowhere and is gone; the others lie where they were thrown.
  expect(written(game.state.thrown!)).toBe('R6 R3 R5');
  expect(game.pool).toBe('R6 . R5');
});

test('CIRCUS-R49: the top card is dealt without another draw, before the next throw', () => {
  const game = scenario({ stage: { 1: 'T8 K4', 2: 'A8 R1' }, deck: ['V2', 'V9'] }, 'K4 K2 K1 R1');
  game.keepAnd([place(1, 1), place(3, 2), place(4, 2)], 'V2', 6, 5, 4, 3);
  expect([game.slot(1), game.pool]).toEqual(['V2', 'G6 G5 G4 R3']);
  expect(trick('V2')).toEqual(game.state.stage[0]);
});
