/** The worked examples of the README, played as they are told. */

import { expect, test } from 'vitest';
import { HANDS, type Kind } from '../content/hands.ts';
import { TRICK_CARDS } from '../content/tricks.ts';
import { takenBy } from '../hand.ts';
import { trick } from '../notation.ts';
import { baseOf, scoreLines, scoreSheet } from '../score.ts';
import type { Eyes, Options, Side, Trick } from '../state.ts';
import {
  KEEP,
  NEXT,
  openScenario,
  place,
  reroll,
  resolve,
  rethrow,
  type Setting,
  scenario,
  swap,
  the,
  typesOf,
} from './scenario.ts';

const EIGHT = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'] as const;

test('CIRCUS-E1: eight cards on the stage, the rest in the deck, all dice in supply', () => {
  const game = openScenario({}, EIGHT, [6, 1, ...NEXT]);
  expect(game.state.stage.map(on => on!.card)).toEqual(EIGHT);
  expect(game.view(0)).toMatchObject({ deck: 22, aside: 0, queue: [[], []] });
  expect(game.supplies).toEqual([36, 36, 36]);
  expect(openScenario({ deck: 'count28' }, EIGHT, [6, 1, ...NEXT]).view(0)).toMatchObject({ deck: 20, aside: 2 });
});

test('CIRCUS-E2: equal throws for the start are repeated', () => {
  const game = openScenario({}, EIGHT, [4, 4, 2, 5, ...NEXT]);
  expect(game.state).toMatchObject({ active: 1, turn: 1 });
  expect(game.supplies).toEqual([36, 36, 36]);
});

test('CIRCUS-E3: a plain turn', () => {
  const game = scenario({ stage: { 1: 'A4', 2: 'T8' }, deck: ['V2', 'V9'] }, 'K2 K5 K5 R6');
  game.go(rethrow(1, 4), 5, 1);
  expect(game.pool).toBe('K5 K5 K5 R1');
  game.go({ type: 'placeAll', places: [1, 2, 3].map(die => ({ die, slot: 1 })) });
  const events = game.go(place(4, 2), 'V2', ...NEXT);
  expect(the(events, 'trickWon')).toMatchObject({ seat: 0, position: 1, base: 15, by: 'dice' });
  expect(the(events, 'trickWon').shares.map(share => share.dice)).toEqual([3, 0]);
  expect([game.slot(1), game.slot(2), game.show(0)]).toEqual(['V2', 'T8 R1', ['A4 K5 K5 K5']]);
  expect(game.supplies).toEqual([33, 36, 35]);
  expect(game.state.active).toBe(1);
});

const trickOf = (kind: Kind, values: string): Trick => ({
  card: TRICK_CARDS.find(card => card.kind === kind)!.id as Trick['card'],
  dice: [...values].map(eyes => ({ colour: 'black', eyes: Number(eyes) as Eyes })),
});

const DEFAULT = { groupValues: 'distinct', straight: 'five' } as const;

test.each<[Kind, string, string, Pick<Options, 'groupValues' | 'straight'>]>([
  ['onePair', '3', '3', DEFAULT],
  ['twoPairs', '44', '12356', DEFAULT],
  ['twoPairs', '45', '45', DEFAULT],
  ['twoPairs', '445', '5', DEFAULT],
  ['threePairs', '123', '123', DEFAULT],
  ['threePairs', '112', '23456', DEFAULT],
  ['threePairs', '1122', '3456', DEFAULT],
  ['threePairs', '11226', '6', DEFAULT],
  ['threeKindTwice', '333', '12456', DEFAULT],
  ['threeKindTwice', '3334', '4', DEFAULT],
  ['fullHouse', '11', '123456', DEFAULT],
  ['fullHouse', '111', '23456', DEFAULT],
  ['fullHouse', '1122', '12', DEFAULT],
  ['fullHouse', '1112', '2', DEFAULT],
  ['straight', '3', '12456', DEFAULT],
  ['straight', '1', '2345', DEFAULT],
  ['straight', '2345', '16', DEFAULT],
  ['straight', '1234', '5', DEFAULT],
  ['twoPairs', '44', '123456', { ...DEFAULT, groupValues: 'mayRepeat' }],
  ['twoPairs', '444', '4', { ...DEFAULT, groupValues: 'mayRepeat' }],
  ['fullHouse', '111', '123456', { ...DEFAULT, groupValues: 'mayRepeat' }],
  ['straight', '1234', '56', { ...DEFAULT, straight: 'six' }],
])('CIRCUS-E4: %s with %s takes %s', (kind, values, taken, options) => {
  expect(takenBy(trickOf(kind, values), options).join('')).toBe(taken);
  expect(values.length).toBeLessThan(HANDS[kind].size + (options.straight === 'six' ? 1 : 0));
});

test('CIRCUS-E5: misfits leave at once', () => {
  const fresh = () => scenario({ stage: { 1: 'T8 K4', 2: 'A5 G1 K2 R3' }, deck: ['V2'] }, 'K6 K6 K4 R2');
  const game = fresh();
  game.go(KEEP);
  expect([game.pool, game.front(0)]).toEqual(['. . K4 .', 'R2']);
  expect(game.choices).toEqual([place(3, 1), place(3, 2)]);
  game.go(place(3, 2), ...NEXT);
  expect([game.slot(2), game.state.active]).toEqual(['A5 G1 K2 R3 K4', 1]);
  const other = fresh();
  const events = other.keepAnd([place(3, 1)], 'V2', ...NEXT);
  expect(the(events, 'trickWon')).toMatchObject({ seat: 0, card: 'T8', base: 8 });
  expect([other.slot(1), other.scores[0]]).toEqual(['V2', 6]);
});

test('CIRCUS-E6: maximal, not maximum', () => {
  const fresh = () => scenario({ stage: { 1: 'A6 K3 G3 K5 R5', 2: 'T8 G1' }, deck: ['V2'] }, 'K1 K2 K3 R3');
  const game = fresh();
  game.go(KEEP);
  expect([game.pool, game.front(0)]).toEqual(['K1 K2 . .', 'R3']);
  expect(game.choices).toEqual([place(1, 1), place(1, 2), place(2, 1)]);
  game.go(place(1, 1), ...NEXT);
  expect([game.slot(1), game.slot(2), game.state.active]).toEqual(['A6 K3 G3 K5 R5 K1', 'T8 G1', 1]);
  const other = fresh();
  const events = other.keepAnd([place(1, 2), place(2, 1)], 'V2', ...NEXT);
  expect(the(events, 'trickTied').shares).toEqual([
    { dice: 1, eyes: 1 },
    { dice: 1, eyes: 1 },
  ]);
  expect([other.slot(1), other.slot(2), other.state.discard]).toEqual(['A6 K3 G3 K5 R5 K2', 'V2', ['T8']]);
  expect(other.supplies).toEqual([36 - 3, 36 - 1, 36 - 2]);
});

test("CIRCUS-E7: finishing the rival's trick", () => {
  const game = scenario({ stage: { 1: 'A3 G6 G6 R6', 2: 'A4' }, deck: ['V2'] }, 'K1 K1 K6 R2');
  game.keepAnd([place(1, 2)]);
  expect([game.front(0), game.scores[0]]).toEqual(['R2', -2]);
  game.go(place(2, 2));
  const events = game.go(place(3, 1), 'V2', ...NEXT);
  expect(the(events, 'trickWon')).toMatchObject({ seat: 1, active: 0, base: 6, by: 'dice' });
  expect([game.show(1), game.slot(1)]).toEqual([['A3 G6 G6 R6 K6'], 'V2']);
});

test('CIRCUS-E8: equal dice, more eyes', () => {
  const game = scenario({ active: 1, stage: { 1: 'A9 K3 K3 G5', 2: 'A8 R2 K2' }, deck: ['V2'] }, 'G5 G1 G1 R2');
  game.go(KEEP);
  expect(game.pool).toBe('G5 . . R2');
  const events = [...game.go(place(1, 1)), ...game.go(place(4, 2), 'V2', ...NEXT)];
  expect(the(events, 'trickWon')).toMatchObject({ seat: 1, base: 10, by: 'eyes' });
  expect(the(events, 'trickWon').shares).toEqual([
    { dice: 2, eyes: 6 },
    { dice: 2, eyes: 10 },
  ]);
});

test('CIRCUS-E9: a dead heat', () => {
  const game = scenario({ active: 1, stage: { 1: 'A3 K4 K4 G4', 2: 'A8 R2 K2' }, deck: ['V2'] }, 'G4 G1 G1 R2');
  const events = game.keepAnd([place(1, 1), place(4, 2)], 'V2', ...NEXT);
  expect(the(events, 'trickTied').shares).toEqual([
    { dice: 2, eyes: 8 },
    { dice: 2, eyes: 8 },
  ]);
  expect([game.state.discard, game.slot(1), game.supplies]).toEqual([['A3'], 'V2', [35, 36, 34]]);
});

test.each<[number | null, number, string]>([
  [null, 62, 'A10 T4 A4 A1'],
  [1, 96, 'T4 A10 A4 A1'],
  [2, 64, 'A10 A4 T4 A1'],
  [3, 92, 'A10 T4 A1 A4'],
])('CIRCUS-E10: a swap with left %s makes the show worth %i', (left, worth, order) => {
  const game = scenario(
    {
      stage: { 1: 'A1 K4 K4 R5', 2: 'V8 G1' },
      deck: ['V2'],
      queues: [['A10 K5 K5', 'T4 K2 K2 R2', 'A4 K6 K6 K6'], []],
    },
    'K5 K6 K6 R1',
  );
  const events = game.keepAnd([place(1, 1), place(4, 2)]);
  expect(the(events, 'trickWon')).toMatchObject({ position: 4, base: 8 });
  expect([game.asking, game.slot(1), game.scores[0]]).toEqual(['swap', '.', 62]);
  game.go(swap(left), 'V2', ...NEXT);
  expect(game.scores[0]).toBe(worth);
  expect(game.state.queue[0].map(({ card }) => card).join(' ')).toBe(order);
  expect(game.slot(1)).toBe('V2');
});

test('CIRCUS-E11: a trick full of fatigue', () => {
  const fresh = () => {
    const game = scenario(
      { stage: { 1: 'T8 R2', 2: 'A3 G5 G5 G5', 3: 'V2 K1 K1' }, deck: ['V9', 'A10', 'T4'] },
      'K1 K1 K1 R2',
    );
    game.keepAnd([place(1, 3)]);
    expect(game.pool).toBe('. . . R2');
    game.go(place(4, 1));
    expect([game.asking, game.slot(1)]).toEqual(['reroll', 'T8 R2 R2']);
    return game;
  };
  const no = fresh();
  no.go(reroll(false), 'V9', ...NEXT);
  expect([no.slot(1), no.state.discard, no.supplies, no.state.active]).toEqual(['V9', ['T8'], [33, 33, 36], 1]);
  const yes = fresh();
  yes.go(reroll(true), 5, 2);
  expect([yes.pool, yes.slot(1), yes.state.discard]).toEqual(['R5 R2', '.', ['T8']]);
  expect(yes.choices).toEqual([place(1, 2), place(1, 3), place(2, 3)]);
  yes.go(place(1, 2));
  const events = yes.go(place(2, 3), 'V9', 'A10', ...NEXT);
  expect(the(events, 'trickWon')).toMatchObject({ seat: 1, card: 'A3', base: 10 });
  expect([yes.slot(1), yes.slot(2), yes.slot(3)]).toEqual(['V9', 'A10', 'V2 K1 K1 K1 R2']);
});

/** Eight small tricks each, none of those the example names. */
const SHOWS: NonNullable<Setting['queues']> = [
  [
    'A10 K1 K1',
    'A4 K1 K1 K1',
    'A3 K1 K1 K1 K1',
    'T8 K1 K1',
    'T4 K1 K1 K1',
    'T5 K1 K1 K1 K1',
    'V6 K1 K1',
    'V8 K1 K1 K1',
  ],
  [
    'A9 G1 G1 G2 R2',
    'T1 G1 G1 G2 R2',
    'T6 G1 G1 G2 R2',
    'V10 G1 G1 G2 R2',
    'V9 G1 G1 G1 R1',
    'A1 G1 G1 G2 R2',
    'V2 G1 G1 G1 R2 R2',
    'A7 G1 G1 G1 R2 R2',
  ],
];

/** Both ninth tricks are ready. */
function twoNinths(options: Partial<Options> = {}): ReturnType<typeof scenario> {
  const game = scenario(
    {
      options,
      turn: 21,
      queues: SHOWS,
      stage: { 1: 'V3 K2 K2 G3', 2: 'V5 G6 G6 G6 K4 G4', 3: 'A8' },
      deck: ['A6', 'T9', 'V4', 'A2'],
    },
    'K3 K4 K1 R1',
  );
  game.keepAnd([place(1, 1), place(2, 2), place(3, 3), place(4, 3)]);
  expect(game.choices).toEqual([resolve(1), resolve(2)]);
  return game;
}

test('CIRCUS-E12: two ready tricks, and the trigger that comes first', () => {
  const game = twoNinths();
  const events = game.go(resolve(1));
  expect(the(events, 'endTriggered')).toMatchObject({ seat: 0, turn: 21, last: { turn: 22, seat: 1 } });
  expect([game.asking, game.toAct]).toEqual(['swap', [0]]);
  game.go(swap(null), 'A6', 'T9', ...NEXT);
  expect(game.state).toMatchObject({ turn: 22, active: 1, trigger: { player: 0, turn: 21 } });
  playOut(game);
  expect(game.state).toMatchObject({ turn: 22 });
  expect(game.result).toMatchObject({ reason: 'nine' });
});

test('CIRCUS-E12: a ninth trick in the other order', () => {
  const game = twoNinths();
  const events = game.go(resolve(2), 'A6');
  expect(the(events, 'endTriggered')).toMatchObject({ seat: 1, last: { turn: 23, seat: 0 } });
  game.go(swap(null), 'T9', ...NEXT);
  expect(game.state).toMatchObject({ turn: 22, active: 1 });
  playOut(game);
  expect(game.state).toMatchObject({ turn: 23, active: 0 });
  expect(game.result).toBeNull();
  playOut(game);
  expect(game.state).toMatchObject({ turn: 23 });
  expect(game.result).toMatchObject({ reason: 'nine' });
});

test('CIRCUS-E12: a ninth trick in the other order, immediately', () => {
  const game = twoNinths({ offTurnTrigger: 'immediate' });
  const events = game.go(resolve(2), 'A6');
  expect(the(events, 'endTriggered')).toMatchObject({ seat: 1, last: { turn: 22, seat: 0 } });
  game.go(swap(null), 'T9', ...NEXT);
  expect(game.state).toMatchObject({ turn: 22, active: 0 });
  playOut(game);
  expect(game.state).toMatchObject({ turn: 22 });
  expect(game.result).toMatchObject({ reason: 'nine' });
});

/** Plays the first choice until the turn is over. Only the last placement draws, and only the next throw. */
function playOut(game: ReturnType<typeof scenario>): void {
  const { turn } = game.state;
  while (game.state.turn === turn && game.payoffs === null) {
    // Each die goes to the last slot it fits: to the tricks that have just come and are far from ready.
    const move = game.asking === 'rethrow' ? KEEP : game.choices.at(-1)!;
    const isLast = game.state.pool.filter(die => die !== null).length === 1;
    const isEnd = game.view(null).last?.turn === turn;
    game.play(game.toAct[0]!, move, isLast && !isEnd ? NEXT : []);
  }
}

test('CIRCUS-E13: a run of seven colours', () => {
  const seven = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'].map(card => trick(`${card} K5 K5`));
  const lines = scoreLines(seven, 0);
  expect(lines.map(line => line.positionFactor)).toEqual([1, 1, 1, 2, 2, 2, 3]);
  expect(lines.map(line => line.colourFactor)).toEqual([1, 2, 3, 1, 2, 3, 1]);
  expect(lines.map(line => line.points)).toEqual([10, 20, 30, 20, 40, 60, 30]);
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(210);
});

test('CIRCUS-E14: a negative trick is multiplied too', () => {
  const six = ['T1', 'V1', 'T2', 'V2', 'T3', 'V3'];
  const show = [...six, 'A1', 'A2'].map(card => trick(card)).concat(trick('A3 K1 R4 R4'));
  expect(scoreLines(show, 0).at(-1)).toMatchObject({ base: -7, positionFactor: 3, colourFactor: 3, points: -63 });
});

test('CIRCUS-E15: a full score sheet', () => {
  const { state } = scenario(
    {
      stage: { 1: 'V1' },
      turn: 30,
      trigger: { player: 0, turn: 28 },
      active: 1,
      front: ['R4 R2', 'R5'],
      queues: [
        [
          'A10 K5 K5',
          'A4 K6 K6 R6',
          'A9 K4 K4 G1 G1',
          'A5 K1 K3 K5 G2 R4',
          'A3 K2 K2 R2 R2',
          'T8 K3 K3',
          'T4 K1 R1 R1',
          'T7 K6 K6 G6 K2 R2',
          'V6 K4 K4',
        ],
        [
          'V8 G6 G6 K6',
          'V2 G3 G3 R3 G5 K5',
          'T5 G1 G1 G1 R1',
          'T2 G2 G2 G5 G5 K6 R6',
          'T10 G2 G3 G4 K5 R6',
          'T3 G4 G4 G4 K4 R4',
          'V9 G5 G5 G5 R5',
          'V10 G1 G1 R6 R6',
        ],
      ],
    },
    'G1 G1 G1 R1',
  );
  const rows = (seat: Side) =>
    scoreSheet(state, seat).lines.map(line =>
      [line.base, line.positionFactor, line.colourFactor, line.points].join(' '),
    );
  expect(rows(0)).toEqual([
    '10 1 1 10',
    '6 1 2 12',
    '8 1 3 24',
    '5 2 1 10',
    '0 2 2 0',
    '6 2 1 12',
    '-1 3 2 -6',
    '12 3 3 108',
    '8 3 1 24',
  ]);
  expect(rows(1)).toEqual([
    '12 1 1 12',
    '8 1 2 16',
    '2 1 1 2',
    '8 2 2 32',
    '3 2 3 18',
    '8 2 1 16',
    '10 3 1 30',
    '-10 3 2 -60',
  ]);
  expect(scoreSheet(state, 0)).toMatchObject({ show: 194, front: 6, total: 188 });
  expect(scoreSheet(state, 1)).toMatchObject({ show: 66, front: 5, total: 61 });
});

const SHORT: Setting = {
  stage: { 1: 'V1' },
  queues: [[], ['A3 G6 K6 G6 G6', 'T4 G1 K1 G1']],
  supply: { black: 1, gray: 20, fatigue: 20 },
};

test('CIRCUS-E16: short of dice', () => {
  const game = scenario(SHORT, 'K1 K2 K3 R4');
  expect(game.show(1)).toEqual(['A3 G6 G6 G6', 'T4 G1 G1']);
  expect(game.state.queue[1].map(on => baseOf(on, 1))).toEqual([18, 2]);
  expect(game.state.supply).toEqual({ black: 0, gray: 20, fatigue: 19 });
  expect(typesOf(game.events)).toEqual(['turnStarted', 'diceRecalled', 'diceThrown']);
  const strict = scenario({ ...SHORT, options: { diceSupply: 'strict' } }, 'K1 R4');
  expect(strict.show(1)).toEqual(['A3 G6 K6 G6 G6', 'T4 G1 K1 G1']);
  expect(strict.choices).toHaveLength(4);
});

test('CIRCUS-E17: the stage runs out', () => {
  const game = scenario(
    { turn: 30, stage: { 4: 'V6 K3', 5: 'A4 G2 G2' }, queues: [['A10 K3 K3'], ['T8 G5 G5']] },
    'K3 K2 K6 R1',
  );
  game.keepAnd([place(1, 4), place(2, 5)]);
  expect([game.front(0), game.asking]).toEqual(['R1', 'resolve']);
  const events = game.go(resolve(4));
  expect(the(events, 'gameOver').sheets.map(({ total }) => total)).toEqual([11, 14]);
  expect(game.result).toEqual({ winner: 1, reason: 'stage-empty', scores: [11, 14] });
});

test('CIRCUS-E18: stalled', () => {
  const game = scenario({ stage: { 1: 'V6 K3' }, supply: { black: 1, gray: 2, fatigue: 0 }, barren: 2 }, 'K1');
  game.go(KEEP, 2, 4);
  expect([game.state.barren, game.pool]).toEqual([3, 'G2 G4']);
  game.go(rethrow(1, 2), 2, 2);
  expect(game.state.barren).toBe(4);
  expect(game.result).toEqual({ winner: null, reason: 'stalled', scores: [0, 0] });
  expect(game.payoffs).toEqual([0.5, 0.5]);
});
