/** The end of a game (CIRCUS-24, CIRCUS-25, CIRCUS-32, R36 to R41, R46 to R48). */

import { completeOptions, fastChance, randomMove, silentStep } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { HANDS } from '../content/hands.ts';
import { TRICK_CARDS } from '../content/tricks.ts';
import { circusCombat } from '../rules.ts';
import { OPTIONS, type Options, type State } from '../state.ts';
import { KEEP, NEXT, place, resolve, type Setting, scenario, swap, the } from './scenario.ts';

/** Small tricks of seat 0 (K) or seat 1 (G). */
function shows(letter: 'K' | 'G', count: number): string[] {
  const [pairs, triples] =
    letter === 'K'
      ? [
          ['A10', 'T8', 'V6'],
          ['A4', 'T4'],
        ]
      : [[], ['V8']];
  const fours = letter === 'K' ? ['A3', 'T5', 'V9', 'T3'] : ['A9', 'T1', 'T6', 'V10', 'A1', 'A7', 'T7', 'V2'];
  const all = [
    ...pairs.map(card => `${card} ${letter}1 ${letter}1`),
    ...triples.map(card => `${card} ${letter}1 ${letter}1 ${letter}1`),
    ...fours.map(card => {
      if (letter === 'K') return card === 'T3' ? `${card} K1 K1 K1 K1 K1` : `${card} K1 K1 K1 K1`;
      const isHouse = ['A7', 'T7', 'V2'].includes(card);
      return isHouse ? `${card} G1 G1 G1 R2 R2` : `${card} G1 G1 R2 R2`;
    }),
  ];
  return all.slice(0, count);
}

const READY_SOON: Setting = {
  turn: 20,
  stage: { 1: 'V3 K2 K2 G3', 2: 'V4 G1 G2 G3 G4', 3: 'A8' },
  queues: [shows('K', 8), shows('G', 8)],
};

/** A throw that fits nowhere at this table, once the first turn has left ones on slot 3. */
const MISSES = [6, 6, 6, 6] as const;

test('CIRCUS-24 CIRCUS-25 CIRCUS-R36: nine tricks set the trigger, and the other player has one more turn', () => {
  const game = scenario(READY_SOON, 'K3 K1 K1 R1');
  game.keepAnd([place(1, 1), place(2, 3), place(3, 3)]);
  const events = game.go(place(4, 3));
  expect(the(events, 'endTriggered')).toEqual({ type: 'endTriggered', seat: 0, turn: 20, last: { turn: 21, seat: 1 } });
  expect(game.view(1)).toMatchObject({ trigger: { player: 0, turn: 20 }, last: { turn: 21, seat: 1 } });
  const next = game.go(swap(null), ...MISSES);
  expect(the(next, 'turnStarted')).toEqual({ type: 'turnStarted', turn: 21, seat: 1, last: true });
  const over = game.go(KEEP);
  expect(the(over, 'gameOver')).toMatchObject({ reason: 'nine' });
  expect(game.toAct).toEqual([]);
});

test('CIRCUS-R36: eight tricks do not set it', () => {
  const game = scenario({ ...READY_SOON, queues: [shows('K', 7), shows('G', 8)] }, 'K3 K1 K1 R1');
  game.keepAnd([place(1, 1), place(2, 3), place(3, 3), place(4, 3)]);
  game.go(swap(null), ...NEXT);
  expect(game.state).toMatchObject({ trigger: null, turn: 21 });
});

const inRivalsTurn = (options: Partial<Options>) => {
  const game = scenario({ ...READY_SOON, options }, 'K5 K1 K1 R1');
  game.keepAnd([place(1, 2), place(2, 3), place(3, 3)]);
  const events = game.go(place(4, 3), ...MISSES);
  return { game, trigger: the(events, 'endTriggered') };
};

test("CIRCUS-R37 offTurnTrigger alternate: after a ninth trick in the rival's turn both have one more", () => {
  const { game, trigger } = inRivalsTurn({ offTurnTrigger: 'alternate' });
  expect(trigger).toMatchObject({ seat: 1, turn: 20, last: { turn: 22, seat: 0 } });
  expect(game.state).toMatchObject({ turn: 21, active: 1 });
  expect(game.view(0).last).toEqual({ turn: 22, seat: 0 });
  game.go(KEEP, ...MISSES);
  expect(game.state).toMatchObject({ turn: 22, active: 0 });
  expect(game.result).toBeNull();
  expect(game.view(0).last).toEqual({ turn: 22, seat: 0 });
  game.go(KEEP);
  expect(game.state).toMatchObject({ turn: 22 });
  expect(game.result).toMatchObject({ reason: 'nine' });
});

test('CIRCUS-R37 offTurnTrigger immediate: the active player has the last turn at once', () => {
  const { game, trigger } = inRivalsTurn({ offTurnTrigger: 'immediate' });
  expect(trigger).toMatchObject({ seat: 1, turn: 20, last: { turn: 21, seat: 0 } });
  expect(game.state).toMatchObject({ turn: 21, active: 0 });
  game.go(KEEP);
  expect(game.state).toMatchObject({ turn: 21 });
  expect(game.result).toMatchObject({ reason: 'nine' });
});

test('CIRCUS-R37: an immediate trigger in the own turn changes nothing', () => {
  const game = scenario({ ...READY_SOON, options: { offTurnTrigger: 'immediate' } }, 'K3 K1 K1 R1');
  game.keepAnd([place(1, 1), place(2, 3), place(3, 3), place(4, 3)]);
  game.go(swap(null), ...NEXT);
  expect(game.state).toMatchObject({ turn: 21, active: 1 });
});

test('CIRCUS-R38: when both reach nine, only the first counts', () => {
  const game = scenario(READY_SOON, 'K3 K5 K1 R1');
  game.keepAnd([place(1, 1), place(2, 2), place(3, 3), place(4, 3)]);
  game.go(resolve(1));
  const events = game.go(swap(null), ...MISSES);
  expect(events.some(({ type }) => type === 'endTriggered')).toBe(false);
  expect(game.state.trigger).toEqual({ player: 0, turn: 20 });
  expect(game.state.queue.map(queue => queue.length)).toEqual([9, 9]);
  game.go(KEEP);
  expect(game.state).toMatchObject({ turn: 21 });
  expect(game.result).toMatchObject({ reason: 'nine' });
});

test('CIRCUS-R39: an empty stage ends the game, without a last turn', () => {
  const game = scenario({ turn: 20, stage: { 1: 'V3 K2 K2 G3' }, queues: [shows('K', 8), []] }, 'K3 K1 K1 R1');
  game.keepAnd([place(1, 1)]);
  game.go(swap(null));
  expect(game.state).toMatchObject({ trigger: { player: 0 }, turn: 20 });
  expect(game.result).toMatchObject({ reason: 'stage-empty', winner: 0 });
});

test('CIRCUS-R40: four barren turns in a row end the game', () => {
  const game = scenario({ stage: { 1: 'V6 K3' }, barren: 3 }, 'K1 K1 K1 R1');
  const events = game.go(KEEP);
  expect(the(events, 'turnEnded')).toEqual({ type: 'turnEnded', turn: 1, seat: 0, placed: 0, barren: 4 });
  expect(game.result).toEqual({ winner: 1, reason: 'stalled', scores: [-1, 0] });
});

test('CIRCUS-R40: a die on the stage starts the count again', () => {
  const game = scenario({ stage: { 1: 'A8 K3' }, barren: 3 }, 'K1 K1 K3 R1');
  const events = game.keepAnd([place(3, 1)], ...NEXT);
  expect(the(events, 'turnEnded')).toMatchObject({ placed: 1, barren: 0 });
  expect(game.state).toMatchObject({ barren: 0, turn: 2 });
  expect(game.result).toBeNull();
});

test('CIRCUS-R41: the last turn is looked at before the empty stage, and that before barren turns', () => {
  const last: Setting = {
    turn: 21,
    active: 1,
    trigger: { player: 0, turn: 20 },
    queues: [shows('K', 9), []],
    stage: { 1: 'V8 G3 G3' },
    barren: 3,
  };
  const nine = scenario(last, 'G3 G1 G1 R1');
  nine.keepAnd([place(1, 1)]);
  expect(nine.result?.reason).toBe('nine');
  const stalledNine = scenario(last, 'G1 G1 G1 R1');
  stalledNine.go(KEEP);
  expect(stalledNine.result?.reason).toBe('nine');
});

test('CIRCUS-R41: no game is longer than its bound, whatever the options', () => {
  const most = (straight: number) =>
    TRICK_CARDS.reduce((sum, { kind }) => sum + HANDS[kind].size, 0) + 3 * (straight - 5);
  expect([most(5), most(6)]).toEqual([132, 135]);
  for (const options of [{}, { straight: 'six', diceSupply: 'strict' }] as Partial<Options>[]) {
    for (let seed = 0; seed < 40; seed++) {
      const chance = fastChance(seed);
      const state: State = circusCombat.setup(completeOptions(OPTIONS, options), 2, silentStep(chance));
      while (state.phase !== 'over') {
        const seat = circusCombat.toAct(state)[0]!;
        circusCombat.apply(state, seat, randomMove(circusCombat, state, seat, chance) as never, silentStep(chance));
      }
      expect(state.turn).toBeLessThanOrEqual(4 * most(options.straight === 'six' ? 6 : 5) + 4);
    }
  }
});

/** A finished game with these shows. */
const finished = (mine: readonly string[], rivals: readonly string[], front: [string, string] = ['', '']) => {
  const game = scenario({ stage: { 1: 'V4 K3' }, barren: 3, queues: [mine, rivals], front }, 'K3 K3 K3 R3');
  game.go(KEEP);
  return game;
};

test('CIRCUS-32: the higher total wins', () => {
  const game = finished(['A10 K5 K5'], ['T8 G2 G2']);
  expect(game.result).toEqual({ winner: 0, reason: 'stalled', scores: [7, 4] });
  expect(game.payoffs).toEqual([1, 0]);
  expect(finished(['A10 K2 K2'], ['T8 G2 G2']).payoffs).toEqual([0, 1]);
});

test('CIRCUS-R46: tricks on the stage are worth nothing', () => {
  const game = scenario(
    { stage: { 1: 'V6 K3', 2: 'A2 G6 G6 G6' }, barren: 3, queues: [['A10 K5 K5'], []] },
    'K6 K6 K6 R6',
  );
  game.go(KEEP);
  expect(game.result).toEqual({ winner: 0, reason: 'stalled', scores: [4, 0] });
});

test('CIRCUS-R47: totals may be negative, and the greater wins', () => {
  const game = finished(['T4 K1 R1 R1'], [], ['R6', 'R4 R5']);
  expect(game.result).toEqual({ winner: 1, reason: 'stalled', scores: [-10, -9] });
});

test('CIRCUS-R48: equal totals are a draw', () => {
  const game = finished(['A10 K5 K5'], [], ['R6 R1', '']);
  expect(game.result).toEqual({ winner: null, reason: 'stalled', scores: [0, 0] });
  expect(game.payoffs).toEqual([0.5, 0.5]);
});

test('the last event is the score sheet, line by line, and the cards that never came up', () => {
  const game = scenario(
    {
      stage: { 1: 'V6 K3' },
      barren: 3,
      deck: ['V9', 'A2'],
      queues: [['A10 K5 K5', 'A4 K2 K2 R2'], []],
      front: ['', 'R5'],
    },
    'K1 K1 K1 R1',
  );
  expect(game.go(KEEP).at(-1)).toEqual({
    type: 'gameOver',
    winner: 0,
    reason: 'stalled',
    sheets: [
      {
        lines: [
          { position: 1, card: 'A10', own: 10, fatigue: 0, base: 10, positionFactor: 1, colourFactor: 1, points: 10 },
          { position: 2, card: 'A4', own: 4, fatigue: 2, base: 2, positionFactor: 1, colourFactor: 2, points: 4 },
        ],
        show: 14,
        front: 1,
        total: 13,
      },
      { lines: [], show: 0, front: 5, total: -5 },
    ],
    deck: ['V9', 'A2'],
    aside: [],
  });
});

test('giving up: the rival wins, whatever the score', () => {
  const game = scenario({ stage: { 1: 'A8' }, queues: [['A10 K5 K5'], []] }, 'K1 K2 K3 R4');
  const events = game.play(0, { type: 'concede' });
  expect(the(events, 'gameOver')).toMatchObject({ winner: 1, reason: 'concede' });
  expect(game.result).toEqual({ winner: 1, reason: 'concede', scores: [10, 0] });
  expect([game.payoffs, game.toAct]).toEqual([[0, 1], []]);
  const other = scenario({ stage: { 1: 'A8' } }, 'K1 K2 K3 R4');
  other.play(1, { type: 'concede' });
  expect(other.payoffs).toEqual([1, 0]);
});
