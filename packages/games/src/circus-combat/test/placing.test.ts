/** Placing dice (CIRCUS-11 to CIRCUS-15, R14 to R20), and the ways to say it. */

import { takeBack, whyNotTakeBack } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { circusCombat } from '../rules.ts';
import { KEEP, NEXT, openScenario, place, rethrow, scenario, the, typesOf } from './scenario.ts';

test('CIRCUS-11 CIRCUS-13: each die may go to each trick it fits, and to no other', () => {
  const game = scenario({ stage: { 1: 'T8 K4', 2: 'A5 G1 K2 R3', 3: 'A4', 5: 'V6 G6' } }, 'K4 K6 K1 R2');
  game.go(KEEP);
  expect(game.choices).toEqual([
    place(1, 1),
    place(1, 2),
    place(1, 3),
    place(2, 3),
    place(2, 5),
    place(3, 3),
    place(4, 3),
  ]);
});

test('CIRCUS-11: the question is put even with one choice left', () => {
  const game = scenario({ stage: { 1: 'T8 K4' } }, 'K4 K6 K1 R2');
  game.go(KEEP);
  expect([game.asking, game.choices]).toEqual(['place', [place(1, 1)]]);
});

test('CIRCUS-14 CIRCUS-R18: own dice that fit nowhere return to the supply and cost nothing', () => {
  const game = scenario({ stage: { 1: 'T8 R4' }, active: 1 }, 'G1 G2 G4 R4');
  const events = game.go(KEEP);
  expect(events.filter(({ type }) => type === 'dieMissed')).toEqual([
    { type: 'dieMissed', seat: 1, die: 1, face: { colour: 'gray', eyes: 1 } },
    { type: 'dieMissed', seat: 1, die: 2, face: { colour: 'gray', eyes: 2 } },
  ]);
  expect(game.state.supply).toEqual({ black: 36, gray: 35, fatigue: 34 });
  expect([game.front(1), game.scores]).toEqual(['', [0, 0]]);
});

test('CIRCUS-15: fatigue that fits nowhere comes to lie in front of the active player', () => {
  const game = scenario({ stage: { 1: 'T8 G4' }, active: 1, front: ['', 'R6'] }, 'G1 G2 G4 R5');
  game.go(KEEP);
  expect([game.front(0), game.front(1)]).toEqual(['', 'R6 R5']);
  expect(game.scores).toEqual([0, -11]);
});

test('CIRCUS-R14: dice go one by one in any order, and one may be made to miss', () => {
  const game = scenario({ stage: { 1: 'T8 G1', 2: 'A8 G1' } }, 'K1 K1 K1 R1');
  game.go(KEEP);
  game.go(place(1, 1));
  // The pair is full: the others have the five of a kind left.
  expect(game.choices).toEqual([place(2, 2), place(4, 2)]);
  game.go(place(2, 2));
  game.go(place(3, 2));
  game.go(place(4, 2), ...NEXT);
  expect([game.slot(2), game.front(0)]).toEqual(['A8 G1 K1 K1 R1', '']);
});

test('CIRCUS-R15: there is no pass while a die fits', () => {
  const game = scenario({ stage: { 1: 'A8' } }, 'K1 K2 K3 R4');
  game.go(KEEP);
  expect(game.choices.every(({ type }) => type === 'place')).toBe(true);
  expect(game.why(0, { type: 'resolve', slot: 1 })?.rule).toBe('CIRCUS-R15');
  expect(game.why(0, { type: 'pass' })?.rule).toBe('form');
});

test('CIRCUS-R16: several dice on one trick, on tricks the rival leads, and fatigue anywhere', () => {
  const game = scenario({ stage: { 1: 'A8 G2 G2', 2: 'A6 G1' } }, 'K2 K2 K1 R2');
  game.keepAnd([place(1, 1), place(2, 1), place(3, 2), place(4, 2)], ...NEXT);
  expect([game.slot(1), game.slot(2)]).toEqual(['A8 G2 G2 K2 K2', 'A6 G1 K1 R2']);
});

test('CIRCUS-R17: misfits leave after the rethrow', () => {
  const game = scenario({ stage: { 1: 'T8 K4' } }, 'K4 K1 K1 R2');
  expect(game.pool).toBe('K4 K1 K1 R2');
  game.go(rethrow(2), 5);
  expect([game.pool, game.front(0)]).toEqual(['K4 . . .', 'R2']);
});

test('CIRCUS-R17: misfits leave after each placement, own and fatigue alike, in the order of the pool', () => {
  const game = scenario({ stage: { 1: 'A3', 2: 'V6 K5' } }, 'K1 K2 K5 R2');
  game.go(KEEP);
  expect(game.pool).toBe('K1 K2 K5 R2');
  const events = game.go(place(1, 1));
  expect(typesOf(events)).toEqual(['diePlaced', 'dieMissed', 'dieMissed']);
  expect([game.pool, game.front(0)]).toEqual(['. . K5 .', 'R2']);
});

test('CIRCUS-R19: fatigue in front costs its eyes and stays', () => {
  const game = scenario({ stage: { 1: 'T8 K4', 2: 'A8 K1' }, front: ['R3 R4', ''] }, 'K4 K6 K6 R6');
  game.keepAnd([place(1, 1)], ...NEXT);
  expect([game.front(0), game.scores[0]]).toEqual(['R3 R4 R6', 8 - 13]);
  expect(game.state.active).toBe(1);
});

test('CIRCUS-R20: a die that lies is not moved', () => {
  const game = scenario({ stage: { 1: 'A8', 2: 'T3' } }, 'K1 K2 K3 R4');
  game.keepAnd([place(1, 1)]);
  expect(game.why(0, place(1, 2))).toEqual({
    rule: 'CIRCUS-R20',
    key: 'dieLies',
    values: { die: 1 },
  });
  expect(game.choices.some(move => move.type === 'place' && move.die === 1)).toBe(false);
});

test('the event of a placement says all that a table needs to draw it', () => {
  const game = scenario({ stage: { 3: 'T8 G4' } }, 'K4 K6 K6 R6');
  game.go(KEEP);
  expect(the(game.go(place(1, 3)), 'diePlaced')).toEqual({
    type: 'diePlaced',
    seat: 0,
    die: 1,
    face: { colour: 'black', eyes: 4 },
    slot: 3,
    card: 'T8',
    ready: true,
  });
});

// ---- Identical dice, and several placements at once

const twins = () => {
  const game = scenario({ stage: { 1: 'A8', 2: 'T3', 3: 'V7', 4: 'A6' } }, 'K5 K5 K2 R5');
  game.go(KEEP);
  return game;
};

test('of identical dice only the lowest is listed; fatigue of the same value is another die', () => {
  expect(twins().choices.map(move => move.type === 'place' && move.die)).toEqual([1, 1, 1, 1, 3, 3, 3, 3, 4, 4, 4, 4]);
});

test('naming another of two identical dice is the same move', () => {
  const game = twins();
  const entries = game.match.log.length;
  game.go(place(2, 1));
  expect(game.pool).toBe('. K5 K2 R5');
  expect(game.match.log[entries]).toMatchObject({ move: place(1, 1) });
});

test('CIRCUS-R20: a placement sent twice is made once, though a die like it is left', () => {
  const game = twins();
  game.go(place(1, 2));
  expect(game.why(0, place(1, 2))?.rule).toBe('CIRCUS-R20');
  expect(() => game.go(place(1, 2))).toThrow(/CIRCUS-R20/);
  expect(() => game.go(place(1, 3))).toThrow(/CIRCUS-R20/);
  expect(() => game.go({ type: 'placeAll', places: [{ die: 1, slot: 2 }] })).toThrow(/CIRCUS-R20/);
  expect([game.slot(2), game.pool]).toEqual(['T3 K5', '. K5 K2 R5']);
});

test('placeAll makes its placements in order, with misfits leaving between them', () => {
  const game = scenario({ stage: { 1: 'A3', 2: 'V6 K5' } }, 'K1 K1 K5 R2');
  game.go(KEEP);
  const entries = game.match.log.length;
  game.go({
    type: 'placeAll',
    places: [
      { die: 1, slot: 1 },
      { die: 2, slot: 1 },
    ],
  });
  expect(game.match.log.slice(entries)).toMatchObject([{ move: place(1, 1) }, { move: place(2, 1) }]);
  expect([game.slot(1), game.pool, game.front(0)]).toEqual(['A3 K1 K1', '. . K5 .', 'R2']);
});

test('placeAll names dice as they were thrown, whichever of two identical ones has stood in', () => {
  const game = twins();
  game.go({
    type: 'placeAll',
    places: [
      { die: 2, slot: 1 },
      { die: 1, slot: 2 },
      { die: 4, slot: 3 },
    ],
  });
  expect([game.slot(1), game.slot(2), game.slot(3), game.pool]).toEqual(['A8 K5', 'T3 K5', 'V7 R5', '. . K2 .']);
});

test.each<[string, unknown]>([
  [
    'a placement that does not fit at its turn',
    [
      { die: 1, slot: 1 },
      { die: 3, slot: 1 },
    ],
  ],
  [
    'a die that is not there',
    [
      { die: 1, slot: 1 },
      { die: 5, slot: 2 },
    ],
  ],
  ['a slot that is not there', [{ die: 1, slot: 9 }]],
  [
    'a die named twice',
    [
      { die: 1, slot: 1 },
      { die: 1, slot: 2 },
    ],
  ],
  ['nothing', []],
  ['no list', { die: 1, slot: 1 }],
  ['more dice than there can be', Array.from({ length: 7 }, (_, i) => ({ die: i + 1, slot: 1 }))],
  ['something else', [{ die: 1, slot: 1, more: 1 }]],
  ['half a die', [{ die: 1.5, slot: 1 }]],
  ['nobody', [null]],
])('placeAll with %s is refused, and nothing changes', (_, places) => {
  const game = twins();
  const before = JSON.stringify(game.match);
  expect(() => game.go({ type: 'placeAll', places })).toThrow();
  expect(JSON.stringify(game.match)).toBe(before);
});

test('placeAll may not run on into what follows', () => {
  const game = scenario({ stage: { 1: 'T8 K4', 2: 'A8 R1' } }, 'K4 K2 K1 R1');
  game.go(KEEP);
  const places = [1, 3, 4].map(die => ({ die, slot: die === 1 ? 1 : 2 }));
  expect(() => game.go({ type: 'placeAll', places: [...places, { die: 2, slot: 2 }] }, ...NEXT)).toThrow(/CIRCUS-8/);
  expect(game.pool).toBe('K4 . K1 R1');
  game.go({ type: 'placeAll', places }, ...NEXT);
  expect([game.slot(2), game.show(0)]).toEqual(['A8 R1 K1 R1', ['T8 K4 K4']]);
});

test('placements can be taken back while none has brought chance into play', () => {
  const game = openScenario({}, ['A8', 'T3', 'V7', 'A6', 'T2', 'V1', 'A2', 'T9'], [6, 1, 5, 5, 2, 5]);
  game.go(KEEP);
  game.go(place(1, 1));
  expect(whyNotTakeBack(game.match, 0)).toBe(null);
  takeBack(circusCombat, game.match, 0, 0);
  expect([game.slot(1), game.pool]).toEqual(['A8', 'K5 K5 K2 R5']);
});
